"""The command line: `hellassist`, `hellassist demo`, `hellassist check`, `hellassist odds`, `hellassist print`."""

import argparse
import ctypes
import json
import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from hellassist import __version__

OK, FAULTS_FOUND, CANNOT_START = 0, 1, 2
SMALLEST_SIDE, LARGEST_SIDE = 320, 16_384
FARTHEST = 100
LANGUAGES = ("en", "fr", "ru")
EDITIONS = ("core", "french", "russian")
"""The names of the presets, which are not loaded only to read the command line."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

USAGE = """\
hellassist [BATTLE | demo [--hex]] [--edition core|french|russian] [--size WxH] [--theme light|dark]
           [--language en|fr|ru]
       hellassist [BATTLE | demo [--hex]] --screenshot OUT.png [--size WxH] [--theme light|dark]
       hellassist check CARD...
       hellassist odds CARD CARD [--action ACTION] [--command 0|1|2] [--distance FATHOMS] [--json]
       hellassist print COMPANY -o OUT.pdf [--paper a4|letter] [--language en|fr|ru] [--no-cards]
       hellassist --version | --help"""

NO_DISPLAY = (
    "hellassist found no display to open its window on: start it from a desktop session, put xvfb-run in "
    "front of the command, or write a picture with --screenshot OUT.png."
)

DEAD_DISPLAY = (
    'The display "{}" does not answer: start hellassist from a desktop session, put xvfb-run in front of the '
    "command, or write a picture with --screenshot OUT.png."
)

LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""What Qt loads on Linux whatever it draws on, and the Debian package of each."""

XCB_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt also loads for a window on an X11 display."""


def main(argv: Sequence[str] | None = None) -> int:
    """Does what the arguments ask for and returns the exit code: 0 well, 1 faults found, 2 cannot start."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments[:1] == ["check"]:
            return _check(arguments[1:])
        if arguments[:1] == ["odds"]:
            return _odds(arguments[1:])
        if arguments[:1] == ["print"]:
            return _print(arguments[1:])
        return _open(arguments)
    except SystemExit as ended:  # argparse ends this way after --help and after a mistake
        return ended.code if isinstance(ended.code, int) else CANNOT_START


def main_gui() -> int:
    """The same without a console window, for desktop launchers."""
    return main()


def cannot_show(environment: Mapping[str, str], platform: str = sys.platform) -> str | None:
    """Why no window can open here, as one sentence; None if nothing speaks against it."""
    if not platform.startswith("linux"):
        return None
    chosen = environment.get("QT_QPA_PLATFORM", "")
    wayland = bool(environment.get("WAYLAND_DISPLAY"))
    if not (chosen or wayland or environment.get("DISPLAY")):
        return NO_DISPLAY
    on_xcb = chosen.startswith("xcb") if chosen else not wayland
    needed = LIBRARIES | XCB_LIBRARIES if on_xcb else LIBRARIES
    missing = [package for library, package in needed.items() if not _loads(library)]
    if not missing:
        named = environment.get("DISPLAY", "")
        return None if not on_xcb or x_server_answers(named) else DEAD_DISPLAY.format(named)
    return (
        "hellassist needs system libraries that are missing here; on Debian or Ubuntu install them with: "
        f"sudo apt-get install {' '.join(missing)}"
    )


def _open(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="hellassist",
        usage=USAGE,
        description="Assistant for the skirmish miniatures game Hell Dorado.",
        epilog="hellassist check CARD... says what is wrong in stat card files. "
        "hellassist odds CARD CARD tells the odds of an attack; hellassist odds --help says more. "
        "hellassist print COMPANY -o OUT.pdf prints a Company and its cards.",
    )
    parser.add_argument("battle", nargs="?", metavar="BATTLE", help="a .hellbattle file, or demo for a trial")
    parser.add_argument("--hex", action="store_true", help="with demo: the hex battle, the app's second game")
    parser.add_argument(
        "--screenshot", type=Path, metavar="OUT.png", help="write a picture of the window and end"
    )
    parser.add_argument(
        "--size", type=_size, default=(1440, 900), metavar="WxH", help="in pixels, 1440x900 unless given"
    )
    parser.add_argument("--theme", choices=("light", "dark"), help="the theme for this start")
    parser.add_argument("--language", choices=LANGUAGES, default="", help="the language for this start")
    parser.add_argument(
        "--edition",
        choices=EDITIONS,
        default="core",
        help="the rules of the demo, those of the core unless given",
    )
    parser.add_argument("--version", action="version", version=f"hellassist {__version__}")
    options = parser.parse_args(arguments)

    demo = options.battle == "demo"
    battle = None if demo or options.battle is None else Path(options.battle)
    screenshot: Path | None = options.screenshot
    fault = _battle_fault(battle) or _picture_fault(screenshot)
    if battle is not None and options.edition != "core":
        fault = fault or "A battle has its edition already: --edition is for the demo."
    if options.hex and not demo:
        fault = "--hex goes with demo: a battle file says by itself which game it is."
    if screenshot is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    fault = fault or cannot_show(os.environ)
    if fault:
        print(fault, file=sys.stderr)
        return CANNOT_START

    from hellassist.gui.app import run

    return run(
        battle,
        demo=demo,
        hexes=options.hex,
        screenshot=screenshot,
        size=options.size,
        theme=options.theme,
        language=options.language,
        edition=options.edition,
    )


def _check(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="hellassist check", description="Says what is wrong in stat card files."
    )
    parser.add_argument("cards", nargs="+", type=Path, metavar="CARD", help="a stat card file (TOML)")
    cards: list[Path] = parser.parse_args(arguments).cards
    absent = [card for card in cards if not card.is_file()]
    for card in absent:
        name = "".join(sign if sign.isprintable() else REPLACEMENT for sign in str(card))
        print(
            f'"{name}" is a folder: name the card files in it.'
            if card.is_dir()
            else f'There is no file "{name}".'
        )
    if absent:
        return FAULTS_FOUND

    from hellassist.catalogue import check_files

    faults = check_files(cards)
    for fault in faults:
        print(fault)
    if faults:
        return FAULTS_FOUND
    print("The file is in order." if len(cards) == 1 else f"All {len(cards)} files are in order.")
    return OK


def _odds(arguments: list[str]) -> int:
    from hellassist.app.cards import card_odds

    parser = argparse.ArgumentParser(
        prog="hellassist odds",
        description="Tells the odds when the first card attacks the second, both unhurt and alone.",
        epilog="A card is named by its id, or by its file: FILE.toml, or FILE.toml:ID where it holds several.",
    )
    parser.add_argument("cards", nargs=2, metavar="CARD", help="the unit that acts, and its enemy")
    parser.add_argument("--action", choices=card_odds.ACTIONS, default="attack", help="attack unless given")
    parser.add_argument(
        "--command", type=int, choices=(0, 1, 2), default=0, help="points the first spends on vae victis"
    )
    parser.add_argument(
        "--distance",
        type=_fathoms,
        default=card_odds.FATHOMS,
        metavar="FATHOMS",
        help="of a shot, 4 unless given",
    )
    parser.add_argument("--json", action="store_true", help="print JSON, with exact fractions")
    options = parser.parse_args(arguments)
    try:
        first, second = (card_odds.card(name) for name in options.cards)
        told = card_odds.between(first, second, options.action, options.command, options.distance)
    except card_odds.NoOdds as fault:
        print(_printable(str(fault)), file=sys.stderr)
        return CANNOT_START
    if options.json:
        print(json.dumps(card_odds.as_data(told), indent=1))
    else:
        print(_printable(card_odds.as_text(told)))
    return OK


def _print(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="hellassist print",
        description="Writes the sheet of a Company and its cards as a PDF.",
        epilog="COMPANY is a TOML file of the app, or a text that it has written for a forum.",
    )
    parser.add_argument("company", type=Path, metavar="COMPANY")
    parser.add_argument("-o", "--out", type=Path, required=True, metavar="OUT.pdf", help="the PDF to write")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="a4 unless given")
    parser.add_argument(
        "--language", choices=LANGUAGES, default="", help="the one set in the app unless given"
    )
    parser.add_argument("--no-cards", action="store_true", help="the sheet alone")
    options = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    fault = cannot_show(os.environ)
    if fault:
        print(fault, file=sys.stderr)
        return CANNOT_START

    from hellassist.catalogue import CardError
    from hellassist.gui.looks.spoken import all_told
    from hellassist.gui.printing.run import print_company

    try:
        remarks = print_company(
            options.company, options.out, options.paper, language=options.language, cards=not options.no_cards
        )
    except CardError as wrong:
        print(_printable(all_told(wrong.faults, "\n")), file=sys.stderr)
        return FAULTS_FOUND
    except OSError as wrong:
        said = f'The PDF could not be written to "{options.out}": {wrong.strerror or wrong}'
        print(_printable(said), file=sys.stderr)
        return FAULTS_FOUND
    for remark in remarks:
        print(_printable(remark), file=sys.stderr)
    return OK


def _printable(text: str) -> str:
    """The text with nothing in it that a terminal could take for an order, or has no sign for."""
    clean = "".join(sign if sign.isprintable() or sign == "\n" else REPLACEMENT for sign in text)
    encoding = sys.stdout.encoding or "ascii"
    return clean.encode(encoding, "replace").decode(encoding)


def _fathoms(text: str) -> float:
    try:
        fathoms = float(text)
    except ValueError:
        fathoms = -1.0
    if not 0 <= fathoms <= FARTHEST:
        raise argparse.ArgumentTypeError(f'give a distance from 0 to {FARTHEST} fathoms, not "{text}"')
    return fathoms


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,6})[x×](\d{1,6})", text.strip().lower())
    if not found:
        raise argparse.ArgumentTypeError(f'give width and height in pixels as in 1440x900, not "{text}"')
    width, height = int(found[1]), int(found[2])
    if not (SMALLEST_SIDE <= width <= LARGEST_SIDE and SMALLEST_SIDE <= height <= LARGEST_SIDE):
        raise argparse.ArgumentTypeError(
            f"each side must be {SMALLEST_SIDE} to {LARGEST_SIDE} pixels, so {width}x{height} will not do"
        )
    return width, height


def _battle_fault(battle: Path | None) -> str | None:
    if battle is None or battle.is_file():
        return None
    if battle.is_dir():
        return f'"{battle}" is a folder: name a battle file.'
    return f'There is no battle file "{battle}".'


def _picture_fault(picture: Path | None) -> str | None:
    if picture is None:
        return None
    if picture.is_dir():
        return f'"{picture}" is a folder: name the picture file to write.'
    if picture.suffix.lower() != ".png":
        return f'The picture is a PNG file: end its name in .png, unlike "{picture}".'
    if not picture.absolute().parent.is_dir():
        return f'There is no folder "{picture.parent}" to write the picture to.'
    return None


def x_server_answers(display: str) -> bool:
    """Whether the X server of that name can be reached; True where that cannot be tried."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(display.encode() or None, None)
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
