"""Companies on paper: everything is there, nothing is cut off or too small, and the PDF has its size."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from hellassist import cli
from hellassist.app.battle import new_battle
from hellassist.app.cards.cards import portrait_path
from hellassist.app.words.texts import Texts
from hellassist.catalogue import Catalogue, CompanyEntry, CompanyList, write_company
from hellassist.gui.companies.printing import PrintPanel
from hellassist.gui.printing.cards import HIGH, WIDE, card_pages
from hellassist.gui.printing.drawing import (
    MARGIN,
    PAPERS,
    SMALLEST,
    Badge,
    Box,
    Line,
    Page,
    Paper,
    Portrait,
    Symbol,
    Words,
    lines_of,
    width_of,
)
from hellassist.gui.printing.parts import life_boxes, stats
from hellassist.gui.printing.pdf import pages_of, pdf_of, picture_of, write_pdf
from hellassist.rules.profile import Aura, Infernalist, Order, Profile, Score, in_language
from tests.scene import Scene

POINTS = {"a4": (595, 842), "letter": (612, 792)}
LONG = "Wörter, слова and words that are long: " * 12
UNBROKEN = "Donaudampfschifffahrtsgesellschaft" * 8

pytestmark = pytest.mark.usefixtures("qapp")


def squeezed(*texts: str) -> str:
    return re.sub(r"\s+", "", "".join(texts))


def within(page: Page) -> list[Any]:
    """What on the page lies beyond the margin, marks apart."""
    wide, high = page.paper.width, page.paper.height
    beyond: list[Any] = []
    for item in page.items:
        if isinstance(item, Line):
            inside = all(0 < x < wide for x in (item.x, item.x2)) and all(
                0 < y < high for y in (item.y, item.y2)
            )
        else:
            inside = (
                item.x >= MARGIN - 0.1
                and item.y >= MARGIN - 0.1
                and item.x + item.width <= wide - MARGIN + 0.1
                and item.y + item.height <= high - MARGIN + 0.1
            )
        if not inside:
            beyond.append(item)
    return beyond


def over_each_other(page: Page) -> list[tuple[str, str]]:
    """Pairs of words that lie on one another."""
    lines = [item for item in page.items if isinstance(item, Words)]
    found = []
    for index, one in enumerate(lines):
        for other in lines[index + 1 :]:
            across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
            down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
            if across > 0.5 and down > 1:
                found.append((one.text, other.text))
    return found


def sound(pages: tuple[Page, ...]) -> None:
    for page in pages:
        assert within(page) == []
        assert over_each_other(page) == []
        assert all(item.size >= SMALLEST for item in page.items if isinstance(item, Words))


def longest() -> Profile:
    """A card with more text than any real one."""
    one = Order({"en": LONG[:100]}, "active", 2, unique=True, text={"en": LONG})
    auras = tuple(
        Aura({"en": f"Aura {number} {UNBROKEN}"}, "permanent", "", 4.0, "lingering", text={"en": LONG * 3})
        for number in range(12)
    )
    return replace(
        Scene.profile("longest", rank="officer", cmd=4, life=(40, 15)),
        names={"en": f"The {UNBROKEN} of {LONG}"[:120]},
        cbt=Score(12, 11),
        shs=Score(10, 9),
        special={"en": LONG * 4},
        orders=(one,) * 12,
        auras=auras,
    )


@pytest.fixture(scope="module")
def shipped() -> Catalogue:
    return new_battle.catalogue()


def everybody(catalogue: Catalogue, **more: Any) -> CompanyList:
    entries = tuple(CompanyEntry(card=card, count=3) for card in catalogue.cards)
    return CompanyList(name="Everybody", faction="westerners", entries=entries, **more)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_all_shipped_cards_fit_with_all_their_texts(paper: Paper, shipped: Catalogue) -> None:
    pages = pages_of(everybody(shipped), shipped, paper, Texts())
    sound(pages)
    printed = squeezed(*(text for page in pages for text in page.texts))
    for profile in shipped.profiles.values():
        assert squeezed(profile.name()) in printed
        names = (
            *(weapon.names for weapon in profile.weapons),
            *(order.names for order in profile.orders),
            *(aura.names for aura in profile.auras),
            *(spell.names for spell in profile.spells),
        )
        for name in names:
            assert squeezed(in_language(name, "en")) in printed
        texts = (
            *(order.text for order in profile.orders),
            *(aura.text for aura in profile.auras),
            *(spell.text for spell in profile.spells),
            *(effect.text for effect in profile.uncategorised),
        )
        for text in texts:
            assert squeezed(in_language(text, "en")) in printed


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_the_longest_texts_go_on_on_more_cards(paper: Paper) -> None:
    profile = longest()
    pages = card_pages(
        [(profile, "Westerners", 9), (Scene.profile("short"), "Westerners", 1)], paper, Texts()
    )
    sound(pages)
    printed = squeezed(*(text for page in pages for text in page.texts))
    assert printed.count(squeezed(LONG)) >= 12
    assert squeezed(profile.name()) in printed
    assert "continued" in printed
    boxes = [item for page in pages for item in page.items if isinstance(item, Box)]
    assert sum(box.thick for box in boxes) == 9 * 15 + 1
    assert len(pages) > 2


def test_long_names_everywhere_on_the_sheet() -> None:
    entries = (*(CompanyEntry(card=f"unknown_{UNBROKEN[:90].lower()}_{n}", count=99) for n in range(60)),)
    company = CompanyList(name=UNBROKEN[:120], faction="elves", points=9999, entries=entries)
    pages = pages_of(company, Catalogue(), PAPERS["a4"], Texts())
    sound(pages)
    printed = squeezed(*(text for page in pages for text in page.texts))
    assert UNBROKEN[:120] in printed
    assert "unknowncard" in printed
    assert "ThereisnoFaction“elves”here.(UN-59)" in printed


@pytest.mark.rule("UN-23")
def test_the_wounded_part_of_the_life_points_is_marked() -> None:
    boxes = [item for item in life_boxes(7, 2, 400).items if isinstance(item, Box)]
    assert [box.tint for box in boxes] == [False] * 5 + [True] * 2
    narrow = [item for item in life_boxes(7, 2, 40).items if isinstance(item, Box)]
    assert max(box.x + box.width for box in narrow) <= 40
    assert len({box.y for box in narrow}) == 3


def test_each_miniature_has_boxes_and_each_order_one_to_tick(shipped: Catalogue) -> None:
    company = CompanyList(
        name="c",
        faction="westerners",
        entries=(CompanyEntry(card="swashbuckler"), CompanyEntry(card="average_soldier", count=3)),
    )
    (sheet,) = pages_of(company, shipped, PAPERS["a4"], Texts(), cards=False)
    grey = [item for item in sheet.items if isinstance(item, Box) and item.thick]
    assert len(grey) == 4
    small = [item for item in sheet.items if isinstance(item, Box) and item.width == 7 and item.x < 30]
    assert len(small) == len(shipped.profiles["swashbuckler"].orders) == 1
    assert "Average soldier 3" in sheet.texts
    track = [text for text in sheet.texts if text in ("0", "1")]
    assert track.count("0") == 1


@pytest.mark.parametrize("paper", PAPERS.values(), ids=list(PAPERS))
def test_cards_have_the_size_of_sleeves_and_marks_at_each_cut(paper: Paper) -> None:
    cards = [(Scene.profile(f"u{number}"), "Westerners", 1) for number in range(4)]
    (page,) = card_pages(cards, paper, Texts())
    frames = [item for item in page.items if isinstance(item, Box) and item.width > 165]
    assert len({(box.width, box.height) for box in frames}) == 1
    assert len(frames) == 4
    assert (round(WIDE * 25.4 / 72), round(HIGH * 25.4 / 72)) == (63, 88)
    assert all(box.width < WIDE and box.height < HIGH and box.radius for box in frames)
    marks = [item for item in page.items if isinstance(item, Line) and item.y2 < MARGIN]
    upright = {round(mark.x, 2) for mark in marks}
    assert len(upright) == 4
    (first, second) = sorted({box.x for box in frames})[:2]
    assert second - first == pytest.approx(WIDE)


def test_a_card_has_its_rank_its_sign_and_in_grey_the_values_of_a_wounded_unit() -> None:
    profile = Scene.profile("guard", rank="officer", cbt=(4, 3))
    (page,) = card_pages([(profile, "The Lost", 1)], PAPERS["a4"], Texts())
    signs = [item.name for item in page.items if isinstance(item, Symbol)]
    assert signs == ["crown", "wounded"]
    (badge,) = [item for item in page.items if isinstance(item, Badge)]
    (name,) = [item for item in page.items if isinstance(item, Words) and item.text == profile.name()]
    assert badge.x > name.x + name.width
    red = next(item for item in page.items if isinstance(item, Words) and item.text == "4" and item.bold)
    (green,) = [
        item for item in page.items if isinstance(item, Words) and item.text == "3" and _on_grey(item, page)
    ]
    assert green.y >= red.y + red.height - 1
    assert green.size < red.size


def _on_grey(words: Words, page: Page) -> bool:
    return any(
        box.tint and box.x <= words.x <= box.x + box.width and box.y - 1 <= words.y <= box.y + box.height
        for box in page.items
        if isinstance(box, Box)
    )


def test_a_portrait_stands_beside_the_name(shipped: Catalogue) -> None:
    picture = QImage(64, 80, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    path = portrait_path("frank_captain")
    path.parent.mkdir(parents=True, exist_ok=True)
    assert picture.save(str(path))
    (page,) = card_pages([(shipped.profiles["frank_captain"], "Westerners", 1)], PAPERS["a4"], Texts())
    (portrait,) = [item for item in page.items if isinstance(item, Portrait)]
    (name,) = [item for item in page.items if isinstance(item, Words) and item.text.startswith("Frank")]
    assert portrait.x + portrait.width <= name.x
    middle = (portrait.x + portrait.width / 2, portrait.y + portrait.height / 2)
    shown = picture_of(page, 1.0).pixelColor(*(round(at) for at in middle))
    assert shown.saturation() == 0
    assert shown.value() < 200


def test_what_abilities_do_is_left_out_where_all_else_then_fits_on_one_card() -> None:
    many = tuple(
        (name, 1) for name in ("leader", "artillery", "discretion", "healer", "teleportation", "brutal")
    )
    full = card_pages([(Scene.profile("few", abilities=many[:1]), "", 1)], PAPERS["a4"], Texts())
    short = card_pages([(Scene.profile("many", abilities=many), "", 1)], PAPERS["a4"], Texts())
    assert "Of use before the battle." in full[0].texts
    assert "Of use before the battle." not in short[0].texts
    assert all(any(text.startswith(name.capitalize()) for text in short[0].texts) for name, _ in many)
    assert len([item for item in short[0].items if isinstance(item, Box) and item.width > 165]) == 1


def test_a_line_too_much_takes_the_room_between_the_parts_and_no_further_card(shipped: Catalogue) -> None:
    (page,) = card_pages([(shipped.profiles["swashbuckler"], "Westerners", 1)], PAPERS["a4"], Texts())
    assert "Swashbuckler, continued" not in page.texts
    sound((page,))


def test_columns_of_a_table_are_aligned_and_a_star_stands_for_what_comes_with_the_damage(
    shipped: Catalogue,
) -> None:
    (page,) = card_pages([(shipped.profiles["missionary"], "Westerners", 1)], PAPERS["a4"], Texts())
    assert "2*: Stunned" in page.texts
    assert "0*" in page.texts


def test_the_sheet_lists_stats_in_columns_and_numbers_its_pages(shipped: Catalogue) -> None:
    pages = pages_of(everybody(shipped), shipped, PAPERS["a4"], Texts(), cards=False)
    assert len(pages) > 1
    for number, page in enumerate(pages, 1):
        assert page.texts.count("CBT") == 1
        assert f"{number} of {len(pages)}" in page.texts
        (head,) = [item for item in page.items if isinstance(item, Words) and item.text == "CBT"]
        cells = [
            item
            for item in page.items
            if isinstance(item, Box) and abs(item.x - head.x) < 12 and item.radius == 1.5
        ]
        assert cells
        assert len({round(box.x, 2) for box in cells}) == 1


def test_states_have_boxes_where_that_takes_no_further_page(shipped: Catalogue) -> None:
    few = CompanyList(name="c", faction="westerners", entries=(CompanyEntry(card="missionary"),))
    (sheet,) = pages_of(few, shipped, PAPERS["a4"], Texts(), cards=False)
    assert "Knocked Down" in sheet.texts
    by_count = [
        pages_of(few.with_count("missionary", count), shipped, PAPERS["a4"], Texts(), cards=False)
        for count in range(10, 30)
    ]
    ticked = [any("Knocked Down" in page.texts for page in pages) for pages in by_count]
    assert any(len(pages) == 1 and not boxes for pages, boxes in zip(by_count, ticked, strict=True))
    assert any(len(pages) == 2 and boxes for pages, boxes in zip(by_count, ticked, strict=True))


@pytest.mark.parametrize("name", PAPERS)
def test_the_pdf_has_its_pages_in_their_size(name: str, shipped: Catalogue, tmp_path: Path) -> None:
    pages = pages_of(everybody(shipped), shipped, PAPERS[name], Texts())
    body = pdf_of(pages, "Everybody")
    assert body.startswith(b"%PDF-")
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", body)
    assert len(sizes) == len(pages)
    assert {(round(float(wide)), round(float(high))) for wide, high in sizes} == {POINTS[name]}
    out = tmp_path / "out.pdf"
    write_pdf(out, pages, "Everybody")
    assert out.stat().st_size > 10_000


def test_a_page_as_a_picture_shows_something(shipped: Catalogue) -> None:
    page = pages_of(everybody(shipped), shipped, PAPERS["a4"], Texts())[0]
    picture = picture_of(page, 1.0)
    assert (picture.width(), picture.height()) == POINTS["a4"]
    dark = sum(picture.pixelColor(x, y).value() < 128 for x in range(0, 595, 2) for y in range(0, 842, 2))
    assert dark > 500


def test_lines_are_no_wider_than_their_place() -> None:
    for text in (LONG, UNBROKEN, "😀" * 80, "a\n\nb"):
        lines = lines_of(text, 8.5, 120)
        assert all(width_of(line, 8.5) <= 120 for line in lines)
        assert squeezed(*lines) == squeezed(text)


def test_a_folder_that_is_not_there_leaves_nothing(shipped: Catalogue, tmp_path: Path) -> None:
    pages = pages_of(everybody(shipped), shipped, PAPERS["a4"], Texts())
    with pytest.raises(OSError, match="No such file"):
        write_pdf(tmp_path / "none" / "a.pdf", pages, "a")


def test_the_panel_shows_the_pages_and_writes_them(qtbot: QtBot, shipped: Catalogue, tmp_path: Path) -> None:
    company = CompanyList(name="Guard", faction="lost", entries=(CompanyEntry(card="frank_captain"),))
    panel = PrintPanel(company, shipped, Texts())
    qtbot.addWidget(panel)
    before = panel.pages
    assert len(before) == 2
    panel.cards.click()
    assert panel.pages == before[:1]
    panel.paper.buttons["letter"].click()
    assert panel.pages[0].paper.name == "letter"
    panel.write(tmp_path / "guard")
    assert panel.said.text().endswith("guard.pdf”.")
    assert b"612" in (tmp_path / "guard.pdf").read_bytes()
    panel.write(tmp_path / "none" / "guard.pdf")
    assert panel.said.text().startswith("The PDF could not be written")


def test_print_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "c.toml", tmp_path / "c.pdf"
    company = CompanyList(name="Guard", faction="westerners", entries=(CompanyEntry(card="frank_captain"),))
    write_company(source, company)
    assert cli.main(["print", str(source), "-o", str(out), "--paper", "letter"]) == 0
    assert b"/MediaBox [0 0 612" in out.read_bytes()
    assert cli.main(["print", str(source), "-o", str(out), "--language", "ru", "--no-cards"]) == 0
    source.write_text("name = ", encoding="utf-8")
    assert cli.main(["print", str(source), "-o", str(out)]) == 1
    assert "c.toml: it is no well-formed TOML" in capsys.readouterr().err
    assert cli.main(["print", str(tmp_path / "none.toml"), "-o", str(out)]) == 1
    write_company(source, company)
    assert cli.main(["print", str(source), "-o", str(tmp_path / "none" / "c.pdf")]) == 1
    assert "could not be written" in capsys.readouterr().err
    assert cli.main(["print", str(source)]) == 2


def test_placeholders_are_marked_on_paper_as_on_the_screen(shipped: Catalogue) -> None:
    (page,) = card_pages([(shipped.profiles["arquebusier"], "Westerners", 1)], PAPERS["a4"], Texts())
    printed = " ".join(page.texts)
    assert "Trooper~ · Westerners~ · 25~ points · 30 mm base~ · Limited 3~" in printed
    for text in ("Short sword~", "sharp~", "2~", "8~"):
        assert text in page.texts
    own = replace(
        Scene.profile("lord", abilities=(("leader", 1), ("arch_enemy", 2, "demons"))),
        infernalist=Infernalist(2, 3),
        placeholders=frozenset(
            {"abilities.arch_enemy.demons", "orders.0.cost", "auras.0.header", "orders.0.acts"}
        ),
        orders=(Order({"en": "Forward"}, "active", 2, text={"en": "They go."}),),
        auras=(Aura({"en": "Calm"}, "permanent", "", 4.0, "lingering", text={"en": "They stay."}),),
    )
    (page,) = card_pages([(own, "", 1)], PAPERS["a4"], Texts())
    assert "30 mm base · Unlimited · Infernalist 2/3" in " ".join(page.texts)
    for text in ("Leader", "Arch-enemy (Demons) 2~", "active · 2 Command~", "They go.~", "They stay."):
        assert text in page.texts
    assert any(text.endswith("4 fathoms~") for text in page.texts)


def test_values_of_two_figures_stay_within_their_cells() -> None:
    wide = replace(longest(), cbt=Score(12, 13), mvt=Score(12, 11), placeholders=frozenset({"cbt", "mvt"}))
    wide = replace(wide, protection=Score(10, 10), fth=Score(10, 10), cmd=Score(10, 10), shs=Score(10, 10))
    cells = stats(wide, 240, Texts())
    boxes = [item for item in cells.items if isinstance(item, Box)]
    for item in cells.items:
        if isinstance(item, Words):
            assert any(box.x <= item.x and item.x + item.width <= box.x + box.width for box in boxes), (
                item.text
            )
