<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>An unofficial assistant for battles of Hell Dorado. The game and its names belong to their owners.</source>
        <translation>Un assistant non officiel pour les affrontements de Hell Dorado. Le jeu et ses noms appartiennent à leurs propriétaires.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence, without any warranty.</source>
        <translation>Logiciel libre sous licence MIT, sans aucune garantie.</translation>
    </message>
    <message>
        <source>Every number names its rule: point at it, or click it. Where the table says otherwise, correct it.</source>
        <translation>Chaque nombre nomme sa règle&#xa0;: le pointer, ou cliquer dessus. Si la table dit autre chose, le corriger.</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>{0} is active</source>
        <translation>{0} agit</translation>
    </message>
    <message>
        <source>Run (F4)</source>
        <translation>Course (F4)</translation>
    </message>
    <message>
        <source>No move: {0}</source>
        <translation>Pas de déplacement&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Mêlée: drag it round its enemy, {0} fathoms at most</source>
        <translation>Mêlée&#xa0;: glisser autour de l&apos;adversaire, {0} toises au plus</translation>
    </message>
    <message>
        <source>Drag it: {0} fathoms</source>
        <translation>Glisser&#xa0;: {0} toises</translation>
    </message>
    <message>
        <source>Drag it: {0}, Run or Charge {1} fathoms</source>
        <translation>Glisser&#xa0;: {0}, Course ou Charge {1} toises</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Mean a short move as Run or Charge</source>
        <translation>Compter un court déplacement comme Course ou Charge</translation>
    </message>
    <message>
        <source>Odds on the board</source>
        <translation>Chances sur le plateau</translation>
    </message>
    <message>
        <source>Distances and rings</source>
        <translation>Distances et cercles</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Fit the table</source>
        <translation>Cadrer la table</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Settle a dispute…</source>
        <translation>Trancher un litige…</translation>
    </message>
    <message>
        <source>Rules of this battle…</source>
        <translation>Règles de l&apos;affrontement…</translation>
    </message>
    <message>
        <source>Authority duel…</source>
        <translation>Duel d&apos;autorité…</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Units as a table</source>
        <translation>Personnages en tableau</translation>
    </message>
    <message>
        <source>Companies…</source>
        <translation>Compagnies…</translation>
    </message>
    <message>
        <source>End activation</source>
        <translation>Finir l&apos;activation</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
</context>
<context>
    <name>AreaPanel</name>
    <message>
        <source>Area of fire</source>
        <translation>Zone de feu</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>feu</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Damage in each Upkeep</source>
        <translation>Dégâts à chaque entretien</translation>
    </message>
    <message>
        <source>Upkeep phases</source>
        <translation>Phases d&apos;entretien</translation>
    </message>
    <message>
        <source>Radius, in fathoms</source>
        <translation>Rayon, en toises</translation>
    </message>
    <message>
        <source>Turns it lasts</source>
        <translation>Durée, en tours</translation>
    </message>
    <message>
        <source>Whoever is in it is Consumed. Click the board or use its arrow keys.</source>
        <translation>Quiconque s&apos;y trouve est Consumé. Cliquer sur le plateau ou utiliser les flèches.</translation>
    </message>
    <message>
        <source>0 turns: until it is put out by hand.</source>
        <translation>0 tour&#xa0;: jusqu&apos;à ce qu&apos;elle soit éteinte à la main.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Put it here</source>
        <translation>Poser ici</translation>
    </message>
    <message>
        <source>Damage, phases and turns are whole numbers, the radius any.</source>
        <translation>Dégâts, phases et tours sont des nombres entiers, le rayon est quelconque.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Put out</source>
        <translation>Éteindre</translation>
    </message>
    <message>
        <source>Put out: {0}</source>
        <translation>Éteindre&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Area of fire…</source>
        <translation>Zone de feu…</translation>
    </message>
</context>
<context>
    <name>ArmiesBox</name>
    <message>
        <source>{0} of {1} left</source>
        <translation>{0} sur {1} en jeu</translation>
    </message>
    <message>
        <source>{0} act (house rule)</source>
        <translation>{0}&#xa0;: à vous d&apos;agir (règle maison)</translation>
    </message>
</context>
<context>
    <name>ArmyForm</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>name of the army</source>
        <translation>nom de l&apos;armée</translation>
    </message>
    <message>
        <source>attribute, such as Evade</source>
        <translation>attribut, p. ex. Evade</translation>
    </message>
    <message>
        <source>All units of the chosen type in this army have it (HX-10)</source>
        <translation>Toutes les unités du type choisi dans cette armée l&apos;ont (HX-10)</translation>
    </message>
    <message>
        <source>as its type</source>
        <translation>selon le type</translation>
    </message>
    <message>
        <source>Army lists</source>
        <translation>Listes d&apos;armée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Unit type</source>
        <translation>Type d&apos;unité</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Attribut</translation>
    </message>
    <message>
        <source>Units of the army</source>
        <translation>Unités de l&apos;armée</translation>
    </message>
    <message>
        <source>New army</source>
        <translation>Nouvelle armée</translation>
    </message>
    <message>
        <source>{0} have: {1}</source>
        <translation>{0}, attributs&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>ArrivalList</name>
    <message>
        <source>Cards that come in</source>
        <translation>Cartes à importer</translation>
    </message>
</context>
<context>
    <name>AttackPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take the last answer back (Alt+Left)</source>
        <translation>Reprendre la dernière réponse (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Take the whole attack back, with the move that began it</source>
        <translation>Annuler toute l&apos;attaque, avec le déplacement qui l&apos;a ouverte</translation>
    </message>
    <message>
        <source>More odd than even dice hit another of these by chance (RG-36).</source>
        <translation>Plus de dés impairs que pairs&#xa0;: le hasard touche un autre de ceux-ci (RG-36).</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1} sur {2}</translation>
    </message>
    <message>
        <source>Healing provokes a blow</source>
        <translation>Soigner provoque un coup</translation>
    </message>
    <message>
        <source>Putting out provokes a blow</source>
        <translation>Éteindre provoque un coup</translation>
    </message>
    <message>
        <source>Loading provokes a blow</source>
        <translation>Recharger provoque un coup</translation>
    </message>
    <message>
        <source>Free blow</source>
        <translation>Coup gratuit</translation>
    </message>
    <message>
        <source>Explosion: {0}</source>
        <translation>Explosion&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Blast: {0}</source>
        <translation>Souffle&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0}, once more</source>
        <translation>{0}, encore une fois</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>The attack was taken back. Redo brings it again, with its dice.</source>
        <translation>L&apos;attaque est annulée. Refaire la rétablit, avec ses dés.</translation>
    </message>
    <message>
        <source>The attack stays open. Back takes one answer back, Cancel the whole attack.</source>
        <translation>L&apos;attaque reste ouverte. Retour reprend une réponse, Annuler toute l&apos;attaque.</translation>
    </message>
</context>
<context>
    <name>BattleMenu</name>
    <message>
        <source>New demo battle</source>
        <translation>Nouvel affrontement de démo</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Nouvel affrontement…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>All battles</source>
        <translation>Tous les affrontements</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Cartes…</translation>
    </message>
    <message>
        <source>Recent battles</source>
        <translation>Affrontements récents</translation>
    </message>
    <message>
        <source>Two effects at once…</source>
        <translation>Deux effets à la fois…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Écrire une note…</translation>
    </message>
    <message>
        <source>Area of fire…</source>
        <translation>Zone de feu…</translation>
    </message>
    <message>
        <source>Table…</source>
        <translation>Table…</translation>
    </message>
    <message>
        <source>Keep as template</source>
        <translation>Garder comme modèle</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Upkeep of this turn</source>
        <translation>Entretien de ce tour</translation>
    </message>
    <message>
        <source>Dice…</source>
        <translation>Dés…</translation>
    </message>
    <message>
        <source>Who throws</source>
        <translation>Qui lance</translation>
    </message>
    <message>
        <source>The app throws the dice of {0}</source>
        <translation>L&apos;appli lance les dés de {0}</translation>
    </message>
    <message>
        <source>{0} throw by hand and type the dice</source>
        <translation>{0}&#xa0;: lancer à la main et saisir les dés</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>About hellassist</source>
        <translation>À propos de hellassist</translation>
    </message>
    <message>
        <source>The template could not be saved: {0}</source>
        <translation>Impossible d&apos;enregistrer le modèle&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Kept as template “{0}”, with its table.</source>
        <translation>Gardé comme modèle «&#xa0;{0}&#xa0;», avec sa table.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>encore aucun</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Battlefield</source>
        <translation>Champ de bataille</translation>
    </message>
    <message>
        <source>Tab selects the next unit, arrow keys plan its move, Enter carries it out.</source>
        <translation>Tab sélectionne le Personnage suivant, les flèches préparent son déplacement, Entrée l&apos;exécute.</translation>
    </message>
</context>
<context>
    <name>BothCards</name>
    <message>
        <source>Both cards</source>
        <translation>Les deux cartes</translation>
    </message>
    <message>
        <source>In {0}</source>
        <translation>Dans {0}</translation>
    </message>
    <message>
        <source>Another of these files</source>
        <translation>Un autre de ces fichiers</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La mienne</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>portrait</source>
        <translation>portrait</translation>
    </message>
</context>
<context>
    <name>Builder</name>
    <message>
        <source>Name of the Company</source>
        <translation>Nom de la compagnie</translation>
    </message>
    <message>
        <source>Army Points agreed</source>
        <translation>Points d&apos;armée convenus</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Order of the units</source>
        <translation>Ordre des Personnages</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Par AP</translation>
    </message>
    <message>
        <source>As added</source>
        <translation>Ordre d&apos;ajout</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>Troopers</source>
        <translation>Troupiers</translation>
    </message>
    <message>
        <source>Own Troopers</source>
        <translation>Troupiers propres</translation>
    </message>
    <message>
        <source>Army Points spent of those agreed</source>
        <translation>Points d&apos;armée dépensés sur ceux convenus</translation>
    </message>
    <message>
        <source>Troopers hired of those that its Command allows</source>
        <translation>Troupiers recrutés sur ceux que permet le commandement</translation>
    </message>
    <message>
        <source>Troopers who are no Mercenaries, of those that Command allows</source>
        <translation>Troupiers non Mercenaires, sur ceux que permet le commandement</translation>
    </message>
    <message>
        <source>Units of the Company</source>
        <translation>Personnages de la compagnie</translation>
    </message>
    <message>
        <source>No unit yet. Add cards from the list on the right.</source>
        <translation>Encore aucun Personnage. Ajouter des cartes depuis la liste de droite.</translation>
    </message>
    <message>
        <source>{0} (unknown)</source>
        <translation>{0} (inconnue)</translation>
    </message>
    <message>
        <source>Units: {0} · Command: {1} · Points left: {2}</source>
        <translation>Personnages&#xa0;: {0} · Commandement&#xa0;: {1} · AP restants&#xa0;: {2}</translation>
    </message>
    <message>
        <source>Units: {0} · Command: {1} · Points too many: {2}</source>
        <translation>Personnages&#xa0;: {0} · Commandement&#xa0;: {1} · AP en trop&#xa0;: {2}</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>~ Not sure</source>
        <translation>~ Pas sûr</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{0}?
Click again</source>
        <translation>{0}&#x202f;?
Cliquer encore</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Save and new</source>
        <translation>Enregistrer, nouvelle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>You go on with what you typed. Discard takes it away.</source>
        <translation>La saisie en cours est reprise. Abandonner l&apos;efface.</translation>
    </message>
    <message>
        <source>Marks the value you are in as a placeholder, as does ~ after it (Ctrl+M)</source>
        <translation>Marque la valeur en cours comme provisoire, comme le fait un ~ placé après (Ctrl+M)</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Défaire (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Refaire (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Save (Ctrl+S)</source>
        <translation>Enregistrer (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save and begin another (Ctrl+Enter)</source>
        <translation>Enregistrer et commencer une autre carte (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Forget what was typed since the card was saved</source>
        <translation>Oublier ce qui a été saisi depuis le dernier enregistrement de la carte</translation>
    </message>
    <message>
        <source>What you type cannot be kept: the disk refuses it.</source>
        <translation>Impossible de garder la saisie&#xa0;: le disque la refuse.</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>The card cannot be shown yet.</source>
        <translation>La carte n&apos;est pas encore affichable.</translation>
    </message>
    <message>
        <source>The card could not be saved: {0}</source>
        <translation>Impossible d&apos;enregistrer la carte&#xa0;: {0}</translation>
    </message>
    <message>
        <source>“{0}” is saved in {1}.</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: enregistrée dans {1}.</translation>
    </message>
    <message>
        <source>It is not saved yet; what you typed has been kept.</source>
        <translation>Pas encore enregistrée&#x202f;; la saisie a été gardée.</translation>
    </message>
    <message>
        <source>What you typed has been discarded.</source>
        <translation>La saisie a été abandonnée.</translation>
    </message>
</context>
<context>
    <name>CardForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Lemure</source>
        <translation>Lémure</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilité</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimité</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>vic 2, leader… or one of its own: Night eyes: sees in the dark</source>
        <translation>vic 2, meneur… ou une capacité propre&#xa0;: Œil de nuit&#xa0;: voit dans le noir</translation>
    </message>
    <message>
        <source>A number, red and green as in 4/3, or - for none</source>
        <translation>Un nombre, rouge et vert comme 4/3, ou - pour aucun</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Life Points and Wound Threshold as in 4/1</source>
        <translation>Points de vie et seuil de blessure comme 4/1</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>human, male, muslim…</source>
        <translation>humain, masculin, musulman…</translation>
    </message>
    <message>
        <source>+ Weapon</source>
        <translation>+ Arme</translation>
    </message>
    <message>
        <source>+ Order</source>
        <translation>+ Ordre</translation>
    </message>
    <message>
        <source>+ Aura</source>
        <translation>+ Aura</translation>
    </message>
    <message>
        <source>+ Spell</source>
        <translation>+ Sort</translation>
    </message>
    <message>
        <source>Of its own, named by no rule: {0}</source>
        <translation>Propres à la carte, absents des règles&#xa0;: {0}</translation>
    </message>
    <message>
        <source>More: other languages, base, variants, Infernalist…</source>
        <translation>Plus&#xa0;: autres langues, socle, variantes, Infernaliste…</translation>
    </message>
    <message>
        <source>Name: {0}</source>
        <translation>Nom&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} mm</source>
        <translation>{0} mm</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>yes, one person</source>
        <translation>oui, une personne</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Socle</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>A name of its own</source>
        <translation>Nom propre</translation>
    </message>
    <message>
        <source>Infernalist</source>
        <translation>Infernaliste</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>first</source>
        <translation>première</translation>
    </message>
    <message>
        <source>second</source>
        <translation>seconde</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Name shared by both variants</source>
        <translation>Nom commun aux deux variantes</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clair</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombre</translation>
    </message>
    <message>
        <source>either</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>Split CMD: {0}</source>
        <translation>CMD binaire&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Special effect</source>
        <translation>Effet spécial</translation>
    </message>
    <message>
        <source>wounded at {0} and below</source>
        <translation>blessé à {0} et moins</translation>
    </message>
    <message>
        <source>never wounded</source>
        <translation>jamais blessé</translation>
    </message>
</context>
<context>
    <name>CardList</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>CardParts</name>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Transformation</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spécial</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Mots-clés</translation>
    </message>
    <message>
        <source>~ A placeholder: no source attests this. Set it from your own card.</source>
        <translation>~ Valeur provisoire&#xa0;: aucune source ne l&apos;atteste. La fixer d&apos;après sa propre carte.</translation>
    </message>
    <message>
        <source>Range {0} fathoms</source>
        <translation>Portée {0} toises</translation>
    </message>
    <message>
        <source>{0} {1}/{2}</source>
        <translation>{0} {1}/{2}</translation>
    </message>
    <message>
        <source>radius {0}</source>
        <translation>rayon {0}</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Lemure</source>
        <translation>Lémure</translation>
    </message>
    <message>
        <source>points?</source>
        <translation>AP&#x202f;?</translation>
    </message>
    <message>
        <source>{0} of all {1}</source>
        <translation>{0} sur l&apos;ensemble {1}</translation>
    </message>
    <message>
        <source>light {0}, dark {1}, either {2}</source>
        <translation>clairs {0}, sombres {1}, au choix {2}</translation>
    </message>
    <message>
        <source>{0} LP</source>
        <translation>{0} LP</translation>
    </message>
    <message>
        <source>wounded at {0}</source>
        <translation>blessé à {0}</translation>
    </message>
    <message>
        <source>LP?</source>
        <translation>LP&#x202f;?</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Name, keyword, ability…</source>
        <translation>Nom, mot-clé, capacité…</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>No card is like that.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>{0}?
Click again</source>
        <translation>{0}&#x202f;?
Cliquer encore</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>New Company</source>
        <translation>Nouvelle compagnie</translation>
    </message>
    <message>
        <source>Show file</source>
        <translation>Voir le fichier</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>All Factions</source>
        <translation>Toutes les factions</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Tous les rangs</translation>
    </message>
    <message>
        <source>Lemures</source>
        <translation>Lémures</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Par AP</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>A card of your own (Ctrl+N)</source>
        <translation>Une carte perso (Ctrl+N)</translation>
    </message>
    <message>
        <source>A separate card of your own that begins like this one</source>
        <translation>Une carte perso à part, qui commence comme celle-ci</translation>
    </message>
    <message>
        <source>A second variant of this card, for “Limited x/y”</source>
        <translation>Une seconde variante de cette carte, pour «&#xa0;Limité x/y&#xa0;»</translation>
    </message>
    <message>
        <source>Cards from files: .hellcards, .toml and .csv; they can be dropped here too</source>
        <translation>Cartes de fichiers .hellcards, .toml et .csv&#x202f;; on peut aussi les déposer ici</translation>
    </message>
    <message>
        <source>One card, several, all of your own, or those of a Company, as one file</source>
        <translation>Une carte, plusieurs, toutes les cartes perso ou celles d&apos;une compagnie, en un fichier</translation>
    </message>
    <message>
        <source>A Company that begins with cards picked here, or with all of your own</source>
        <translation>Une compagnie qui commence par les cartes sélectionnées ici, ou par toutes les cartes perso</translation>
    </message>
    <message>
        <source>Opens the folder in which its file lies</source>
        <translation>Ouvre le dossier où se trouve son fichier</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) came in.</source>
        <translation>
            <numerusform>%n carte importée.</numerusform>
            <numerusform>%n cartes importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>yours</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>Your own card, in place of the one that comes with the app. Delete yours to have that one back.</source>
        <translation>Carte perso, à la place de celle fournie avec l&apos;appli. Supprimer la carte perso rétablit l&apos;autre.</translation>
    </message>
    <message>
        <source>Your own card.</source>
        <translation>Carte perso.</translation>
    </message>
    <message>
        <source>Comes with the app and stays as it is. Edit makes a card of your own that takes its place; battles in play keep theirs.</source>
        <translation>Fournie avec l&apos;appli et inchangée. Modifier crée une carte perso qui prend sa place&#x202f;; les affrontements en cours gardent la leur.</translation>
    </message>
    <message>
        <source>Go on writing “{0}”</source>
        <translation>Reprendre «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Go on writing: %n card(s)…</source>
        <translation>
            <numerusform>Reprendre&#xa0;: %n carte…</numerusform>
            <numerusform>Reprendre&#xa0;: %n cartes…</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not saved; what you typed has been kept.</source>
        <translation>Elle n&apos;a pas été enregistrée&#x202f;; la saisie a été gardée.</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (copie)</translation>
    </message>
    <message>
        <source>“{0}” could not be deleted: {1}</source>
        <translation>Impossible de supprimer «&#xa0;{0}&#xa0;»&#xa0;: {1}</translation>
    </message>
    <message>
        <source>“{0}” has been deleted.</source>
        <translation>«&#xa0;{0}&#xa0;» a été supprimée.</translation>
    </message>
    <message numerus="yes">
        <source>Of the %n card(s) picked</source>
        <translation>
            <numerusform>Avec %n carte sélectionnée</numerusform>
            <numerusform>Avec les %n cartes sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of all %n card(s) of your own: {0}</source>
        <translation>
            <numerusform>Avec %n carte perso&#xa0;: {0}</numerusform>
            <numerusform>Avec les %n cartes perso&#xa0;: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>It could not be taken back: {0}</source>
        <translation>Impossible d&apos;annuler l&apos;import&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Your cards are as they were before the import.</source>
        <translation>Les cartes sont comme avant l&apos;import.</translation>
    </message>
    <message>
        <source>It could not be brought back: {0}</source>
        <translation>Impossible de la rétablir&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The folder could not be opened: {0}</source>
        <translation>Impossible d&apos;ouvrir le dossier&#xa0;: {0}</translation>
    </message>
    <message>
        <source>It is in {0}.</source>
        <translation>Elle est dans {0}.</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
</context>
<context>
    <name>ChronicleModel</name>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
</context>
<context>
    <name>ClashPanel</name>
    <message>
        <source>Two effects at once</source>
        <translation>Deux effets à la fois</translation>
    </message>
    <message>
        <source>Name the two effects that are wanted at the same moment.</source>
        <translation>Nommer les deux effets voulus au même moment.</translation>
    </message>
    <message>
        <source>One effect</source>
        <translation>Un effet</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>L&apos;autre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use both</source>
        <translation>Utiliser les deux</translation>
    </message>
    <message>
        <source>There have to be two effects that can be used now.</source>
        <translation>Il faut deux effets utilisables maintenant.</translation>
    </message>
    <message>
        <source>First that of {0}; the other follows if it still can.</source>
        <translation>D&apos;abord celui de {0}&#x202f;; l&apos;autre suit s&apos;il le peut encore.</translation>
    </message>
</context>
<context>
    <name>CombatPanel</name>
    <message>
        <source>From where the enemy is attacked</source>
        <translation>D&apos;où l&apos;ennemi est attaqué</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Take the last answer back (Alt+Left)</source>
        <translation>Reprendre la dernière réponse (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaquer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>{0} attacks {1}</source>
        <translation>{0} attaque {1}</translation>
    </message>
    <message>
        <source>By its facing: {0} (house rule).</source>
        <translation>D&apos;après l&apos;orientation&#xa0;: {0} (règle maison).</translation>
    </message>
    <message>
        <source>The facing suggests {0}; the players say.</source>
        <translation>L&apos;orientation suggère&#xa0;: {0}&#x202f;; les joueurs décident.</translation>
    </message>
    <message>
        <source>Total factor {0}</source>
        <translation>Facteur total {0}</translation>
    </message>
    <message>
        <source>{0}/8 {1}</source>
        <translation>{0}/8 {1}</translation>
    </message>
    <message>
        <source>{0} is lost on {1} of 8</source>
        <translation>perte de {0}&#xa0;: {1} sur 8</translation>
    </message>
    <message>
        <source>{0}: roll one d8, or type it.</source>
        <translation>{0}&#xa0;: lancer un d8, ou le saisir.</translation>
    </message>
    <message>
        <source>{0}: click the hex to which {1} goes back.</source>
        <translation>{0}&#xa0;: cliquer sur l&apos;hexagone où {1} recule.</translation>
    </message>
    <message>
        <source>{0}: click the hex to which {1} evades.</source>
        <translation>{0}&#xa0;: cliquer sur l&apos;hexagone où {1} se dérobe.</translation>
    </message>
    <message>
        <source>{0}: click the hex to which {1} routs.</source>
        <translation>{0}&#xa0;: cliquer sur l&apos;hexagone où {1} part en déroute.</translation>
    </message>
    <message>
        <source>{0}: click the hex if {1} advances.</source>
        <translation>{0}&#xa0;: cliquer sur l&apos;hexagone si {1} avance.</translation>
    </message>
</context>
<context>
    <name>CompaniesPage</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouvelle</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Play with this Company</source>
        <translation>Jouer cette compagnie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>New Company</source>
        <translation>Nouvelle compagnie</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Save the Company</source>
        <translation>Enregistrer la compagnie</translation>
    </message>
    <message>
        <source>{0} ({1})</source>
        <translation>{0} ({1})</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Share as text or file…</source>
        <translation>Partager en texte ou fichier…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Compagnies</translation>
    </message>
    <message>
        <source>this Company</source>
        <translation>cette compagnie</translation>
    </message>
    <message>
        <source>The Army Points are a whole number from 1 to 9999.</source>
        <translation>Les points d&apos;armée sont un nombre entier de 1 à 9999.</translation>
    </message>
    <message>
        <source>This could not be kept on the disk: {0}</source>
        <translation>Impossible de garder ceci sur le disque&#xa0;: {0}</translation>
    </message>
    <message>
        <source>The Company could not be saved: {0}</source>
        <translation>Impossible d&apos;enregistrer la compagnie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Enregistrée sous «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Saved as “{0}”: another window has changed the other one meanwhile.</source>
        <translation>Enregistrée sous «&#xa0;{0}&#xa0;»&#xa0;: entre-temps, une autre fenêtre a modifié l&apos;original.</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (copie)</translation>
    </message>
    <message>
        <source>The Company could not be deleted: {0}</source>
        <translation>Impossible de supprimer la compagnie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>“{0}” was deleted.</source>
        <translation>«&#xa0;{0}&#xa0;» a été supprimée.</translation>
    </message>
    <message>
        <source>The Company could not be put back: {0}</source>
        <translation>Impossible de rétablir la compagnie&#xa0;: {0}</translation>
    </message>
    <message>
        <source>“{0}” was taken in.</source>
        <translation>«&#xa0;{0}&#xa0;» a été importée.</translation>
    </message>
</context>
<context>
    <name>CompanyEditor</name>
    <message>
        <source>Company</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Fill up</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Add cards of the Faction as long as they fit</source>
        <translation>Ajouter des cartes de la faction tant qu&apos;il y a de la place</translation>
    </message>
    <message>
        <source>Companies…</source>
        <translation>Compagnies…</translation>
    </message>
    <message>
        <source>Play one of your Companies</source>
        <translation>Jouer une de ses compagnies</translation>
    </message>
    <message>
        <source>{0} (unknown)</source>
        <translation>{0} (inconnue)</translation>
    </message>
    <message>
        <source>App throws</source>
        <translation>L&apos;appli lance</translation>
    </message>
    <message>
        <source>Types dice</source>
        <translation>Dés saisis</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n AP</numerusform>
            <numerusform>%n AP</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} points · {2} units · Command {3}</source>
        <translation>{0} sur {1} AP · Personnages&#xa0;: {2} · Commandement&#xa0;: {3}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>encore aucune</translation>
    </message>
</context>
<context>
    <name>CompanyModel</name>
    <message>
        <source>in ambush, last</source>
        <translation>en embuscade, en dernier</translation>
    </message>
    <message>
        <source>to set up</source>
        <translation>à déployer</translation>
    </message>
    <message>
        <source>{0}, {1} of {2} Life Points, {3}</source>
        <translation>{0}, {1} LP sur {2}, {3}</translation>
    </message>
</context>
<context>
    <name>CompanyPanel</name>
    <message>
        <source>Dominance</source>
        <translation>Dominance</translation>
    </message>
    <message>
        <source>Spend…</source>
        <translation>Dépenser…</translation>
    </message>
    <message>
        <source>Dominance: this side decides who activates first (TD-01)</source>
        <translation>Dominance&#xa0;: ce camp décide qui s&apos;active en premier (TD-01)</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0}, {1} promised</source>
        <translation>{0}, promis&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Command {0}</source>
        <translation>Commandement {0}</translation>
    </message>
    <message>
        <source>No Command yet</source>
        <translation>Pas encore de commandement</translation>
    </message>
    <message>
        <source>Command, current of basic</source>
        <translation>Commandement, actuel sur base</translation>
    </message>
    <message>
        <source>{0}: {1} light, {2} dark</source>
        <translation>{0}&#xa0;: clairs {1}, sombres {2}</translation>
    </message>
    <message>
        <source>Units of {0}</source>
        <translation>Personnages de {0}</translation>
    </message>
    <message>
        <source>{0} waiting</source>
        <translation>Activables&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n units stand</source>
        <translation>
            <numerusform>%n Personnage placé</numerusform>
            <numerusform>%n Personnages placés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lemures at hand</source>
        <translation>
            <numerusform>%n Lémure disponible</numerusform>
            <numerusform>%n Lémures disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>your call</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>{0} units, {1} lost this turn</source>
        <translation>Personnages&#xa0;: {0}, perdus ce tour&#xa0;: {1}</translation>
    </message>
    <message>
        <source>1 lemure at hand</source>
        <translation>1 Lémure disponible</translation>
    </message>
    <message>
        <source>{0} of {1} promised</source>
        <translation>promis&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>active: {0}</source>
        <translation>agit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>name who begins</source>
        <translation>désigner qui commence</translation>
    </message>
</context>
<context>
    <name>ComparePanel</name>
    <message>
        <source>Compare “{0}”</source>
        <translation>Comparer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>The other Company</source>
        <translation>L&apos;autre compagnie</translation>
    </message>
    <message>
        <source>There is no other Company yet. Duplicate this one to try a change.</source>
        <translation>Il n&apos;y a pas encore d&apos;autre compagnie. Dupliquer celle-ci pour essayer un changement.</translation>
    </message>
    <message>
        <source>Both Companies</source>
        <translation>Les deux compagnies</translation>
    </message>
    <message>
        <source>~ holds placeholders that no source attests</source>
        <translation>~ contient des valeurs provisoires qu&apos;aucune source n&apos;atteste</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Troopers</source>
        <translation>Troupiers</translation>
    </message>
    <message>
        <source>Troopers allowed</source>
        <translation>Troupiers permis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Life Points in all</source>
        <translation>Points de vie en tout</translation>
    </message>
    <message>
        <source>{0}, mean</source>
        <translation>{0}, moyenne</translation>
    </message>
</context>
<context>
    <name>ConsentPage</name>
    <message>
        <source>{0}: does {1} try it?</source>
        <translation>{0}&#xa0;: {1} le tente&#x202f;?</translation>
    </message>
    <message>
        <source>try it</source>
        <translation>tenter</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>One die: {0} succeeds.</source>
        <translation>Un dé&#xa0;: {0} réussit.</translation>
    </message>
</context>
<context>
    <name>CorrectPanel</name>
    <message>
        <source>Correct by hand</source>
        <translation>Corriger à la main</translation>
    </message>
    <message>
        <source>The battle</source>
        <translation>L&apos;affrontement</translation>
    </message>
    <message>
        <source>a few words for the chronicle</source>
        <translation>quelques mots pour la chronique</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>De qui</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Shall be</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>place</source>
        <translation>position</translation>
    </message>
    <message>
        <source>across and down, in fathoms: 12.5 8</source>
        <translation>vers la droite et vers le bas, en toises&#xa0;: 12,5 8</translation>
    </message>
    <message>
        <source>in fathoms</source>
        <translation>en toises</translation>
    </message>
    <message>
        <source>no longer {0}</source>
        <translation>n&apos;est plus {0}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>activable</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>déjà activé</translation>
    </message>
    <message>
        <source>back on the table</source>
        <translation>de retour sur la table</translation>
    </message>
    <message>
        <source>“{0}” of {1} is over</source>
        <translation>«&#xa0;{0}&#xa0;» de {1}&#xa0;: terminé</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
    <message>
        <source>{0} across, {1} down</source>
        <translation>{0} à droite, {1} en bas</translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>not on the card</source>
        <translation>pas sur la carte</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Enter two numbers in fathoms, across and down from the upper left corner.</source>
        <translation>Saisir deux nombres en toises, vers la droite et vers le bas depuis le coin supérieur gauche.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Allowed: {0} to {1}.</source>
        <translation>Admis&#xa0;: {0} à {1}.</translation>
    </message>
    <message>
        <source>It is active: end its activation first.</source>
        <translation>Ce Personnage est actif&#xa0;: finir d&apos;abord son activation.</translation>
    </message>
    <message>
        <source>It is on the table already.</source>
        <translation>Ce Personnage est déjà sur la table.</translation>
    </message>
    <message>
        <source>Allowed: {0} to {1}, or red and green as in 4/3.</source>
        <translation>Admis&#xa0;: {0} à {1}, ou rouge et vert comme 4/3.</translation>
    </message>
    <message>
        <source>Only in the Action phase.</source>
        <translation>Seulement en phase d&apos;actions.</translation>
    </message>
    <message>
        <source>Only a Company with units waiting.</source>
        <translation>Seulement une compagnie qui a des Personnages activables.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong in hellassist.</source>
        <translation>Un problème est survenu dans hellassist.</translation>
    </message>
    <message>
        <source>The battle is safe: everything up to your last step is in its file. You can go on playing.</source>
        <translation>L&apos;affrontement est en sécurité&#xa0;: tout est dans son fichier jusqu&apos;à la dernière étape. On peut continuer à jouer.</translation>
    </message>
    <message>
        <source>You can go on playing.</source>
        <translation>On peut continuer à jouer.</translation>
    </message>
    <message>
        <source>If you report this, add the details below.</source>
        <translation>Pour le signaler, joindre les détails ci-dessous.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>This battle is not saved. {0}</source>
        <translation>Cet affrontement n&apos;est pas enregistré. {0}</translation>
    </message>
    <message>
        <source>This battle is on the table already.</source>
        <translation>Cet affrontement est déjà sur la table.</translation>
    </message>
    <message>
        <source>What could be read of “{0}” is now “{1}”; the damaged file is as it was.</source>
        <translation>Ce qui a pu être lu de «&#xa0;{0}&#xa0;» est maintenant «&#xa0;{1}&#xa0;»&#x202f;; le fichier endommagé reste inchangé.</translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Enregistrer ce qui est lisible</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
</context>
<context>
    <name>DiceEntry</name>
    <message>
        <source>Die {0} of {1}</source>
        <translation>Dé {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>DicePanel</name>
    <message>
        <source>Dice of this battle</source>
        <translation>Dés de cet affrontement</translation>
    </message>
    <message>
        <source>No die has been thrown yet.</source>
        <translation>Aucun dé n&apos;a encore été lancé.</translation>
    </message>
    <message>
        <source>Every roll, the last first</source>
        <translation>Tous les jets, le dernier d&apos;abord</translation>
    </message>
    <message>
        <source>Where the app’s dice come from</source>
        <translation>D&apos;où viennent les dés de l&apos;appli</translation>
    </message>
    <message>
        <source>The app asks the operating system for each die, at the moment of the click. The system gathers chance from the machine itself; no number is made from the one before, and nothing of it can be saved, guessed or thrown ahead.</source>
        <translation>L&apos;appli demande chaque dé au système d&apos;exploitation, au moment du clic. Le système puise le hasard dans la machine elle-même&#x202f;; aucun nombre n&apos;est tiré du précédent, et rien ne peut être enregistré, deviné ou lancé d&apos;avance.</translation>
    </message>
    <message>
        <source>Every face is equally likely: draws that would favour some are thrown away, not folded in.</source>
        <translation>Chaque face est aussi probable qu&apos;une autre&#xa0;: les tirages qui en favoriseraient certaines sont rejetés, non repliés.</translation>
    </message>
    <message>
        <source>Odds draw no dice. Undo and Redo throw nothing again: a roll that was taken back stays in this list, struck out, and counts.</source>
        <translation>Les chances ne tirent aucun dé. Défaire et Refaire ne relancent rien&#xa0;: un jet annulé reste dans cette liste, barré, et compte.</translation>
    </message>
    <message>
        <source>Dice that were typed in are hatched above and dashed below: the table threw them.</source>
        <translation>Les dés saisis sont hachurés en haut et tiretés en bas&#xa0;: c&apos;est la table qui les a lancés.</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
</context>
<context>
    <name>Die</name>
    <message>
        <source>{0}. Click: throw it again, or keep it</source>
        <translation>{0}. Cliquer&#xa0;: relancer, ou garder</translation>
    </message>
    <message>
        <source>not thrown yet</source>
        <translation>pas encore lancé</translation>
    </message>
    <message>
        <source>{0}: a hit</source>
        <translation>{0}&#xa0;: une touche</translation>
    </message>
    <message>
        <source>{0}: a miss</source>
        <translation>{0}&#xa0;: un échec</translation>
    </message>
    <message>
        <source>{0}, thrown again</source>
        <translation>{0}, relancé</translation>
    </message>
</context>
<context>
    <name>DieRow</name>
    <message>
        <source>The eight-sided die as it lies</source>
        <translation>Le dé à huit faces tel qu&apos;il est tombé</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
</context>
<context>
    <name>DisputePanel</name>
    <message>
        <source>Settle a dispute</source>
        <translation>Trancher un litige</translation>
    </message>
    <message>
        <source>Where the rules leave it open, a coin decides: call opposite sides, then toss.</source>
        <translation>Là où les règles ne tranchent pas, une pièce décide&#xa0;: annoncer des côtés opposés, puis lancer.</translation>
    </message>
    <message>
        <source>Toss the coin</source>
        <translation>Lancer la pièce</translation>
    </message>
    <message>
        <source>Or call the Tap: the first to touch the other’s cheek or the back of the hand, gently, has won. Too hard a tap has lost. Who won it?</source>
        <translation>Ou jouer la Tape&#xa0;: le premier à toucher doucement la joue de l&apos;autre, ou le dos de sa main, a gagné. Une tape trop forte a perdu. Qui l&apos;a gagnée&#x202f;?</translation>
    </message>
    <message>
        <source>{0} won the Tap</source>
        <translation>{0} gagne la Tape</translation>
    </message>
    <message>
        <source>The coin falls for {0}.</source>
        <translation>La pièce désigne {0}.</translation>
    </message>
    <message>
        <source>The Tap goes to {0}.</source>
        <translation>La Tape revient à {0}.</translation>
    </message>
</context>
<context>
    <name>DistancesPanel</name>
    <message>
        <source>Rings, in fathoms</source>
        <translation>Cercles, en toises</translation>
    </message>
    <message>
        <source>for example 4; 8</source>
        <translation>par exemple 4; 8</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Distances</translation>
    </message>
    <message>
        <source>Distances are numbers of fathoms: 4; 8</source>
        <translation>Les distances sont des nombres de toises&#xa0;: 4; 8</translation>
    </message>
    <message>
        <source>Distances of {0}</source>
        <translation>Distances depuis {0}</translation>
    </message>
    <message>
        <source>Select a unit on the board.</source>
        <translation>Sélectionner un Personnage sur le plateau.</translation>
    </message>
    <message>
        <source>ally</source>
        <translation>allié</translation>
    </message>
    <message>
        <source>{0} · {1} fathoms</source>
        <translation>{0} · {1} toises</translation>
    </message>
    <message>
        <source>could do nothing to it now</source>
        <translation>ne pourrait rien lui faire maintenant</translation>
    </message>
</context>
<context>
    <name>DoingRow</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Vae soli: who acts at once?</source>
        <translation>Vae Soli&#xa0;: qui agit aussitôt&#x202f;?</translation>
    </message>
    <message>
        <source>Free blow: which enemy strikes?</source>
        <translation>Coup gratuit&#xa0;: quel adversaire frappe&#x202f;?</translation>
    </message>
    <message>
        <source>Retreat: which enemy strikes at its back? Its player says.</source>
        <translation>Retraite&#xa0;: quel adversaire frappe dans le dos&#x202f;? Son joueur choisit.</translation>
    </message>
    <message>
        <source>{0}: which enemy fights it first? Its player says.</source>
        <translation>{0}&#xa0;: quel adversaire combat d&apos;abord&#x202f;? Son joueur choisit.</translation>
    </message>
    <message>
        <source>{0}: whom?</source>
        <translation>{0}&#xa0;: sur qui&#x202f;?</translation>
    </message>
    <message>
        <source>{0}: against whom?</source>
        <translation>{0}&#xa0;: contre qui&#x202f;?</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>DrawPage</name>
    <message>
        <source>The shot goes astray. Chance decides whom it hits.</source>
        <translation>Le tir dévie. Le hasard décide qui il touche.</translation>
    </message>
    <message>
        <source>Equally near: chance decides who comes first.</source>
        <translation>À égale distance&#xa0;: le hasard décide qui vient d&apos;abord.</translation>
    </message>
    <message>
        <source>Equally near: chance decides at whom it runs.</source>
        <translation>À égale distance&#xa0;: le hasard décide sur qui il se rue.</translation>
    </message>
    <message>
        <source>Chance decides, each equally likely.</source>
        <translation>Le hasard décide, à chances égales.</translation>
    </message>
    <message>
        <source>Draw lets the app pick. Drawn on the table? Click the one, or type its digit.</source>
        <translation>Tirer au sort laisse l&apos;appli choisir. Tirage fait sur la table&#x202f;? Cliquer sur le résultat, ou taper son chiffre.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer au sort</translation>
    </message>
</context>
<context>
    <name>DuelPanel</name>
    <message>
        <source>Authority duel</source>
        <translation>Duel d&apos;autorité</translation>
    </message>
    <message>
        <source>Both stake Command in secret. The higher stake wins and is paid; the other is kept.</source>
        <translation>Chacun mise du commandement en secret. La mise la plus haute l&apos;emporte et est payée&#x202f;; l&apos;autre est gardée.</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaires</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanents</translation>
    </message>
    <message>
        <source>What is it about?</source>
        <translation>De quoi s&apos;agit-il&#x202f;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The stake of {0} is in. Hand over to {1}.</source>
        <translation>{0}&#xa0;: mise faite. Passer l&apos;écran : {1}.</translation>
    </message>
    <message>
        <source>Both stakes are in.</source>
        <translation>Les deux mises sont faites.</translation>
    </message>
    <message>
        <source>Stake of {0}…</source>
        <translation>Mise&#xa0;: {0}…</translation>
    </message>
    <message>
        <source>Stake it</source>
        <translation>Miser</translation>
    </message>
    <message>
        <source>Lay both open</source>
        <translation>Révéler les deux</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{0} light, {1} dark</source>
        <translation>clairs {0}, sombres {1}</translation>
    </message>
    <message>
        <source>{0} staked {1}</source>
        <translation>{0} mise {1}</translation>
    </message>
    <message>
        <source>A tie: nobody wins, and nobody pays.</source>
        <translation>Égalité&#xa0;: personne ne gagne, et personne ne paie.</translation>
    </message>
    <message>
        <source>Won by {0}: the stake is paid.</source>
        <translation>{0} l&apos;emporte&#xa0;: la mise est payée.</translation>
    </message>
</context>
<context>
    <name>EffectsInForce</name>
    <message>
        <source>In force</source>
        <translation>En vigueur</translation>
    </message>
</context>
<context>
    <name>FacePlot</name>
    <message>
        <source>{0}: {1} times</source>
        <translation>{0}&#xa0;: {1} fois</translation>
    </message>
    <message>
        <source>fair dice: {0} times each</source>
        <translation>dés équilibrés&#xa0;: {0} fois chacune</translation>
    </message>
    <message>
        <source>How often each face has come up</source>
        <translation>Combien de fois chaque face est sortie</translation>
    </message>
</context>
<context>
    <name>GivenMovePanel</name>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>“{0}”: drag it up to {1} fathoms. It may touch no enemy; control areas count.</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: glisser jusqu&apos;à {1} toises. Aucun contact avec un adversaire&#x202f;; les zones de contrôle comptent.</translation>
    </message>
</context>
<context>
    <name>HexActions</name>
    <message>
        <source>All battles</source>
        <translation>Tous les affrontements</translation>
    </message>
    <message>
        <source>New demo battle</source>
        <translation>Nouvel affrontement de démo</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Nouvel affrontement…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Unit types…</source>
        <translation>Types d&apos;unité…</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Écrire une note…</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Défaire</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refaire</translation>
    </message>
    <message>
        <source>Fit the board</source>
        <translation>Cadrer le plateau</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Units as a table</source>
        <translation>Unités en tableau</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Readings and house rules</source>
        <translation>Interprétations et règles maison</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
</context>
<context>
    <name>HexArea</name>
    <message>
        <source>Hand over to {0}</source>
        <translation>Passer la main à {0}</translation>
    </message>
    <message>
        <source>Begin turn {0}</source>
        <translation>Commencer le tour {0}</translation>
    </message>
</context>
<context>
    <name>HexCorrectPanel</name>
    <message>
        <source>Correct by hand</source>
        <translation>Corriger à la main</translation>
    </message>
    <message>
        <source>column and row, as in 0305</source>
        <translation>colonne et ligne, p. ex. 0305</translation>
    </message>
    <message>
        <source>a few words for the chronicle</source>
        <translation>quelques mots pour la chronique</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Shall be</source>
        <translation>Nouveau</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>HexNotePanel</name>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
</context>
<context>
    <name>HexTable</name>
    <message>
        <source>Turn {0}</source>
        <translation>Tour {0}</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Pas commencé</translation>
    </message>
    <message>
        <source>Click the hex in which the character stands alone.</source>
        <translation>Cliquer sur l&apos;hexagone où le personnage se place seul.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Affrontement</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Not saved, so not done: {0}</source>
        <translation>Non enregistré, donc non fait&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>HexUnitsTable</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Kind and class</source>
        <translation>Genre et classe</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Hex and facing</source>
        <translation>Hexagone, orientation</translation>
    </message>
    <message>
        <source>All units</source>
        <translation>Toutes les unités</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>leads {0}</source>
        <translation>mène {0}</translation>
    </message>
    <message>
        <source>{0}, looks {1}</source>
        <translation>{0}, orientation&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>HexView</name>
    <message>
        <source>Hex board</source>
        <translation>Plateau hex</translation>
    </message>
    <message>
        <source>Tab selects the next unit, arrow keys choose a hex, Enter moves there or attacks, Page Up and Page Down turn the unit.</source>
        <translation>Tab sélectionne l&apos;unité suivante, les flèches choisissent un hexagone, Entrée y va ou attaque, Page préc. et Page suiv. tournent l&apos;unité.</translation>
    </message>
    <message>
        <source>1 hex</source>
        <translation>1 hexagone</translation>
    </message>
    <message numerus="yes">
        <source>%n hexes</source>
        <translation>
            <numerusform>%n hexagone</numerusform>
            <numerusform>%n hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to {0} · {1}</source>
        <translation>Aller en {0} · {1}</translation>
    </message>
    <message>
        <source>Attack {0} · {1}</source>
        <translation>Attaquer {0} · {1}</translation>
    </message>
    <message>
        <source>Lead {0}</source>
        <translation>Mener {0}</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Built from</source>
        <translation>À partir de</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Nom des règles</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete for good?</source>
        <translation>Supprimer pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>Share as a file…</source>
        <translation>Partager en fichier…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Play by these rules</source>
        <translation>Jouer avec ces règles</translation>
    </message>
    <message>
        <source>Our table&apos;s rules</source>
        <translation>Règles de notre table</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the core</source>
        <translation>
            <numerusform>%n règle diffère du livre de règles</numerusform>
            <numerusform>%n règles diffèrent du livre de règles</numerusform>
        </translation>
    </message>
    <message>
        <source>All as in the core rulebook</source>
        <translation>Tout comme dans le livre de règles</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <translation>{0} (perso)</translation>
    </message>
    <message>
        <source>Give your rules a name first.</source>
        <translation>Donner d&apos;abord un nom aux règles.</translation>
    </message>
    <message>
        <source>The rules could not be saved: {0}</source>
        <translation>Impossible d&apos;enregistrer les règles&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Enregistrées sous «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>The rules could not be deleted: {0}</source>
        <translation>Impossible de supprimer les règles&#xa0;: {0}</translation>
    </message>
    <message>
        <source>“{0}” is deleted; it stays here until you leave.</source>
        <translation>«&#xa0;{0}&#xa0;»&#xa0;: règles supprimées&#x202f;; encore là jusqu&apos;à la sortie de la page.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Nos règles</translation>
    </message>
    <message>
        <source>Share these rules as a file</source>
        <translation>Partager ces règles en fichier</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Impossible d&apos;écrire le fichier&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Written to “{0}”.</source>
        <translation>Écrit dans «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>Rules of a table (*{0})</source>
        <translation>Règles d&apos;une table (*{0})</translation>
    </message>
    <message>
        <source>Open rules of a table</source>
        <translation>Ouvrir les règles d&apos;une table</translation>
    </message>
    <message>
        <source>The rules could not be kept: {0}</source>
        <translation>Impossible de garder les règles&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Taken in and kept as “{0}”.</source>
        <translation>Importées et gardées sous «&#xa0;{0}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ImportPage</name>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Prendre la leur</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Keep all mine</source>
        <translation>Garder les miennes</translation>
    </message>
    <message>
        <source>Take all theirs</source>
        <translation>Prendre les leurs</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>More files…</source>
        <translation>Autres fichiers…</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the files</source>
        <translation>
            <numerusform>%n remarque sur les fichiers</numerusform>
            <numerusform>%n remarques sur les fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Import cards</source>
        <translation>Importer des cartes</translation>
    </message>
    <message>
        <source>Which card to keep</source>
        <translation>Quelle carte garder</translation>
    </message>
    <message>
        <source>There is no card in what was chosen.</source>
        <translation>Aucune carte dans les fichiers choisis.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>You have this card as it is here; there is nothing to take in.</source>
        <translation>Cette carte est déjà là, identique&#x202f;; il n&apos;y a rien à importer.</translation>
    </message>
    <message numerus="yes">
        <source>Import %n card(s)</source>
        <translation>
            <numerusform>Importer %n carte</numerusform>
            <numerusform>Importer %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing came in, all is as it was: {0}</source>
        <translation>Rien n&apos;est importé, tout est comme avant&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Cards ({0})</source>
        <translation>Cartes ({0})</translation>
    </message>
</context>
<context>
    <name>ImportPanel</name>
    <message>
        <source>Take a Company in</source>
        <translation>Importer une compagnie</translation>
    </message>
    <message>
        <source>Paste a list here: text or TOML of this app, or lines such as “3 × Damned”.</source>
        <translation>Coller ici une liste&#xa0;: texte ou TOML de cette appli, ou lignes comme «&#xa0;3 × Damned&#xa0;».</translation>
    </message>
    <message>
        <source>Text of a Company</source>
        <translation>Texte d&apos;une compagnie</translation>
    </message>
    <message>
        <source>Take it in</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D&apos;un fichier…</translation>
    </message>
    <message>
        <source>Companies (*.toml *.txt);;All files (*)</source>
        <translation>Compagnies (*.toml *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>A Company from a file</source>
        <translation>Une compagnie d&apos;un fichier</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>texte collé</translation>
    </message>
</context>
<context>
    <name>InflictPage</name>
    <message>
        <source>{0}: 1 hit. Inflict:</source>
        <translation>{0}&#xa0;: 1 touche. Infliger&#xa0;:</translation>
    </message>
    <message>
        <source>{0}: {1} hits. Inflict:</source>
        <translation>{0}&#xa0;: {1} touches. Infliger&#xa0;:</translation>
    </message>
    <message>
        <source>{0}: {1} hits. The other player says how many are inflicted:</source>
        <translation>{0}&#xa0;: {1} touches. L&apos;autre joueur dit combien sont infligées&#xa0;:</translation>
    </message>
    <message>
        <source>{0} damage less Protection: {1} LP lost</source>
        <translation>Dégâts {0} moins la Protection&#xa0;: perte de {1} LP</translation>
    </message>
    <message>
        <source>Not reached: {0}</source>
        <translation>Non atteint&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} damage, Protection {1}: {2} loses {3} LP.</source>
        <translation>Dégâts {0}, Protection {1}&#xa0;: {2} perd {3} LP.</translation>
    </message>
    <message>
        <source>{0} And {1}.</source>
        <translation>{0} Et {1}.</translation>
    </message>
    <message>
        <source>Inflict 1 hit</source>
        <translation>Infliger 1 touche</translation>
    </message>
    <message numerus="yes">
        <source>Inflict %n hits</source>
        <translation>
            <numerusform>Infliger %n touche</numerusform>
            <numerusform>Infliger %n touches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Keys</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>next, previous unit</source>
        <translation>Personnage suivant, précédent</translation>
    </message>
    <message>
        <source>plan a move by half a fathom</source>
        <translation>préparer un déplacement par demi-toise</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>an exact length</source>
        <translation>une longueur exacte</translation>
    </message>
    <message>
        <source>a corner</source>
        <translation>un coude</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>carry out, or open the card</source>
        <translation>exécuter, ou ouvrir la carte</translation>
    </message>
    <message>
        <source>take back a corner, give up</source>
        <translation>reprendre un coude, abandonner</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>déplacer la vue</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Espace et glisser</translation>
    </message>
    <message>
        <source>In an attack</source>
        <translation>Dans une attaque</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>continuer</translation>
    </message>
    <message>
        <source>your dice, or an option</source>
        <translation>ses dés, ou une option</translation>
    </message>
    <message>
        <source>one answer back</source>
        <translation>reprendre une réponse</translation>
    </message>
    <message>
        <source>the whole attack back</source>
        <translation>annuler toute l&apos;attaque</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Looking</name>
    <message>
        <source>{0} · {1} fathoms</source>
        <translation>{0} · {1} toises</translation>
    </message>
</context>
<context>
    <name>LossBars</name>
    <message>
        <source>{0} LP: {1}</source>
        <translation>{0} LP&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>LossPlot</name>
    <message>
        <source>Chance to lose so many Life Points or more</source>
        <translation>Chance de perdre tant de points de vie ou plus</translation>
    </message>
    <message>
        <source>{0} LP or more</source>
        <translation>{0} LP ou plus</translation>
    </message>
</context>
<context>
    <name>LowerPage</name>
    <message>
        <source>{0} may take {1} off the dice of both sides</source>
        <translation>{0} peut retirer {1} au nombre de dés des deux camps</translation>
    </message>
    <message>
        <source>yes, {0}{1} each</source>
        <translation>oui, {0}{1} chacun</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{0} falls: {1}; {2} falls: {3}</source>
        <translation>{0} tombe&#xa0;: {1}&#x202f;; {2} tombe&#xa0;: {3}</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Click where to measure to</source>
        <translation>Cliquer là où mesurer</translation>
    </message>
    <message>
        <source>{0} fathoms</source>
        <translation>{0} toises</translation>
    </message>
    <message>
        <source>a spot</source>
        <translation>un point</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The Company is legal: no rule speaks against it.</source>
        <translation>La compagnie est valable&#xa0;: aucune règle ne s&apos;y oppose.</translation>
    </message>
    <message>
        <source>What rule {0} says: {1}</source>
        <translation>Ce que dit la règle {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>What rule {0} says</source>
        <translation>Ce que dit la règle {0}</translation>
    </message>
</context>
<context>
    <name>Meter</name>
    <message>
        <source>{0}: {1} of {2}</source>
        <translation>{0}&#xa0;: {1} sur {2}</translation>
    </message>
</context>
<context>
    <name>MissingFactor</name>
    <message>
        <source>Combat factor</source>
        <translation>Facteur de combat</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Saisir</translation>
    </message>
</context>
<context>
    <name>MoveTool</name>
    <message>
        <source>{0} of {1} fathoms · Dodge</source>
        <translation>{0} sur {1} toises · Esquive</translation>
    </message>
    <message>
        <source>{0} of {1} fathoms · given move</source>
        <translation>{0} sur {1} toises · déplacement accordé</translation>
    </message>
    <message>
        <source>In contact with {0}</source>
        <translation>Au contact de {0}</translation>
    </message>
    <message>
        <source>Makes for {0} (MV-14)</source>
        <translation>Va droit sur {0} (MV-14)</translation>
    </message>
    <message>
        <source>Stops in the control area of {0} (MV-17)</source>
        <translation>S&apos;arrête dans la zone de contrôle de {0} (MV-17)</translation>
    </message>
    <message>
        <source>Costs {0} Command: it leaves a control area (MV-07)</source>
        <translation>Coûte {0} PC&#xa0;: quitte une zone de contrôle (MV-07)</translation>
    </message>
    <message>
        <source>Costs {0} Command: haste in Difficult terrain (SA-159)</source>
        <translation>Coûte {0} PC&#xa0;: hâte en terrain difficile (SA-159)</translation>
    </message>
    <message>
        <source>Costs {0} Command: the unit is made to act (SA-155)</source>
        <translation>Coûte {0} PC&#xa0;: le Personnage est poussé à agir (SA-155)</translation>
    </message>
    <message>
        <source>{0} of {1} fathoms · {2}</source>
        <translation>{0} sur {1} toises · {2}</translation>
    </message>
    <message>
        <source> · typed {0}</source>
        <translation> · saisi {0}</translation>
    </message>
    <message>
        <source>{0} across, {1} down</source>
        <translation>{0} à droite, {1} en bas</translation>
    </message>
</context>
<context>
    <name>NewBattlePage</name>
    <message>
        <source>New battle</source>
        <translation>Nouvel affrontement</translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation>Nom de l&apos;affrontement</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>All open questions of the texts, and the rules of your table</source>
        <translation>Toutes les questions laissées ouvertes par les textes, et les règles de la table</translation>
    </message>
    <message>
        <source>Turns, 0 without limit</source>
        <translation>Tours, 0 sans limite</translation>
    </message>
    <message>
        <source>Army Points of each side</source>
        <translation>Points d&apos;armée de chaque camp</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Modèles…</translation>
    </message>
    <message>
        <source>Save as template</source>
        <translation>Garder comme modèle</translation>
    </message>
    <message>
        <source>Begin: set the units up</source>
        <translation>Commencer&#xa0;: déployer</translation>
    </message>
    <message>
        <source>{0} (yours)</source>
        <translation>{0} (perso)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>The turns are a whole number, 0 for no limit.</source>
        <translation>Les tours sont un nombre entier, 0 pour aucune limite.</translation>
    </message>
    <message>
        <source>The table “{0}” is not there any more.</source>
        <translation>La table «&#xa0;{0}&#xa0;» n&apos;existe plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the core:</source>
        <translation>
            <numerusform>%n règle diffère du livre de règles&#xa0;:</numerusform>
            <numerusform>%n règles diffèrent du livre de règles&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
    <message>
        <source>{0} … All of them stand under Rules.</source>
        <translation>{0} … Toutes se trouvent sous Règles.</translation>
    </message>
    <message>
        <source>{0} have no unit yet: add some cards first.</source>
        <translation>{0}&#xa0;: encore aucun Personnage, ajouter d&apos;abord des cartes.</translation>
    </message>
    <message>
        <source>The template could not be saved: {0}</source>
        <translation>Impossible d&apos;enregistrer le modèle&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Kept as template “{0}”.</source>
        <translation>Gardé comme modèle «&#xa0;{0}&#xa0;».</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>encore aucun</translation>
    </message>
</context>
<context>
    <name>NotePanel</name>
    <message>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <source>It goes into the chronicle and changes nothing else.</source>
        <translation>Elle va dans la chronique et ne change rien d&apos;autre.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Noter</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Fermer l&apos;avis</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OddsBars</name>
    <message>
        <source>Exact, by the steps that resolve the attack. Taken for granted from here on:</source>
        <translation>Exactes, d&apos;après les étapes qui résolvent l&apos;attaque. Supposé à partir d&apos;ici&#xa0;:</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>LP lost</source>
        <translation>LP perdus</translation>
    </message>
    <message>
        <source>with all re-rolls and the most damage</source>
        <translation>avec toutes les relances et le plus de dégâts</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0}: falls {1}, wounded {2}, {3} of {4} Life Points lost on average</source>
        <translation>{0}&#xa0;: tombe {1}, blessé {2}, en moyenne perte de {3} LP sur {4}</translation>
    </message>
</context>
<context>
    <name>OddsDetails</name>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Loses so many LP or more</source>
        <translation>Perd tant de LP ou plus</translation>
    </message>
    <message>
        <source>Chance of each loss</source>
        <translation>Chance de chaque perte</translation>
    </message>
    <message>
        <source>average {0} of {1}</source>
        <translation>moyenne {0} sur {1}</translation>
    </message>
    <message>
        <source>Command for {0}</source>
        <translation>Commandement pour {0}</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>PC</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>{0} falls</source>
        <translation>{0} tombe</translation>
    </message>
    <message>
        <source>LP lost</source>
        <translation>LP perdus</translation>
    </message>
    <message>
        <source>Best for {0}</source>
        <translation>Le mieux pour {0}</translation>
    </message>
    <message>
        <source>Re-rolls and hits are chosen for that aim from here on; the other side plays as assumed below.</source>
        <translation>Relances et touches sont choisies dans ce but à partir d&apos;ici&#x202f;; l&apos;autre camp joue comme supposé ci-dessous.</translation>
    </message>
    <message>
        <source>leave all dice</source>
        <translation>laisser tous les dés</translation>
    </message>
    <message>
        <source>throw again: {0}</source>
        <translation>relancer&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} hits: {1}</source>
        <translation>touches ({0})&#xa0;: {1}</translation>
    </message>
    <message>
        <source>name no weapon</source>
        <translation>aucune arme nommée</translation>
    </message>
</context>
<context>
    <name>OddsFold</name>
    <message>
        <source>Odds</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Each loss, what Command would change, the best choice, what is assumed</source>
        <translation>Chaque perte, ce que changerait le commandement, le meilleur choix, ce qui est supposé</translation>
    </message>
</context>
<context>
    <name>OddsLayer</name>
    <message>
        <source>In a later turn: it has acted in this one.</source>
        <translation>Dans un tour ultérieur&#xa0;: déjà activé ce tour.</translation>
    </message>
    <message>
        <source>{0}, {1}: {2} falls {3}, itself {4}</source>
        <translation>{0}, {1}&#xa0;: {2} tombe {3}, l&apos;attaquant {4}</translation>
    </message>
</context>
<context>
    <name>OwnFactors</name>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>own factor: why</source>
        <translation>facteur propre&#xa0;: raison</translation>
    </message>
    <message>
        <source>Why a factor of your own counts</source>
        <translation>Pourquoi un facteur propre compte</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Ennemi</translation>
    </message>
    <message>
        <source>own factor</source>
        <translation>facteur propre</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>PaidChoice</name>
    <message numerus="yes">
        <source>%n point(s) paid: of which colours?</source>
        <translation>
            <numerusform>%n point payé&#xa0;: de quelles couleurs&#x202f;?</numerusform>
            <numerusform>%n points payés&#xa0;: de quelles couleurs&#x202f;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlainPage</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
</context>
<context>
    <name>Pool</name>
    <message>
        <source>Search cards</source>
        <translation>Chercher des cartes</translation>
    </message>
    <message>
        <source>Faction of the cards</source>
        <translation>Faction des cartes</translation>
    </message>
    <message>
        <source>Rank of the cards</source>
        <translation>Rang des cartes</translation>
    </message>
    <message>
        <source>All ranks</source>
        <translation>Tous les rangs</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Officiers</translation>
    </message>
    <message>
        <source>Independents</source>
        <translation>Indépendants</translation>
    </message>
    <message>
        <source>Troopers</source>
        <translation>Troupiers</translation>
    </message>
    <message>
        <source>Only what still fits</source>
        <translation>Seulement ce qui tient encore</translation>
    </message>
    <message>
        <source>Cards on offer</source>
        <translation>Cartes proposées</translation>
    </message>
    <message>
        <source>No card answers to that.</source>
        <translation>Aucune carte ne correspond.</translation>
    </message>
    <message>
        <source>Who may serve</source>
        <translation>Peuvent servir</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les cartes</translation>
    </message>
    <message>
        <source>A click on its sign reads the card (Space).</source>
        <translation>Cliquer sur son signe pour lire la carte (Espace).</translation>
    </message>
</context>
<context>
    <name>PortraitBox</name>
    <message>
        <source>Portrait…</source>
        <translation>Portrait…</translation>
    </message>
    <message>
        <source>A picture from a file: click, or drop one here</source>
        <translation>Une image d&apos;un fichier&#xa0;: cliquer, ou en déposer une ici</translation>
    </message>
    <message>
        <source>No portrait</source>
        <translation>Sans portrait</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp *.gif)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
</context>
<context>
    <name>PowerBlock</name>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Aura</source>
        <translation>Aura</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Take this order out</source>
        <translation>Retirer cet ordre</translation>
    </message>
    <message>
        <source>Take this aura out</source>
        <translation>Retirer cette aura</translation>
    </message>
    <message>
        <source>Take this spell out</source>
        <translation>Retirer ce sort</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>What of it the app carries out</source>
        <translation>Ce que l&apos;appli en applique</translation>
    </message>
    <message>
        <source>DEF +2, allies, this turn</source>
        <translation>DEF +2, allies, this turn</translation>
    </message>
    <message>
        <source>The app carries it out as the card’s file says.</source>
        <translation>L&apos;appli l&apos;applique comme le dit le fichier de la carte.</translation>
    </message>
    <message>
        <source>Nothing: the app puts the text before you, and you carry it out by hand.</source>
        <translation>Rien&#xa0;: l&apos;appli affiche le texte, à appliquer à la main.</translation>
    </message>
</context>
<context>
    <name>PowerGrid</name>
    <message>
        <source>Power table</source>
        <translation>Tableau de puissance</translation>
    </message>
</context>
<context>
    <name>PowerPanel</name>
    <message>
        <source>Who strikes first</source>
        <translation>Qui frappe d&apos;abord</translation>
    </message>
    <message>
        <source>Release “{0}”</source>
        <translation>Libérer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Enemy</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Whom?</source>
        <translation>Sur qui&#x202f;?</translation>
    </message>
    <message>
        <source>{0} is engaged: who strikes first? Its player says.</source>
        <translation>{0}&#xa0;: Personnage engagé, qui frappe d&apos;abord&#x202f;? Son joueur choisit.</translation>
    </message>
    <message>
        <source>Click the spot on the board, or move it by arrow keys.</source>
        <translation>Cliquer sur le point du plateau, ou le déplacer avec les flèches.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Release it</source>
        <translation>Libérer</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Utiliser</translation>
    </message>
</context>
<context>
    <name>PowerStrip</name>
    <message>
        <source>{0}*: {1}</source>
        <translation>{0}*&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} hits: {1}</source>
        <translation>touches ({0})&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Power table</source>
        <translation>Tableau de puissance</translation>
    </message>
</context>
<context>
    <name>PriceChoice</name>
    <message>
        <source>How many points?</source>
        <translation>Combien de points&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of Command</source>
        <translation>
            <numerusform>%n point de commandement</numerusform>
            <numerusform>%n points de commandement</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintPanel</name>
    <message>
        <source>Print “{0}”</source>
        <translation>Imprimer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Cards too</source>
        <translation>Cartes aussi</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Pages: {0}</source>
        <translation>Pages&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF could not be written: {0}</source>
        <translation>Impossible d&apos;écrire le PDF&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Written to “{0}”.</source>
        <translation>Écrit dans «&#xa0;{0}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PrintedCell</name>
    <message>
        <source>{0}: not filled in yet</source>
        <translation>{0}&#xa0;: pas encore rempli</translation>
    </message>
    <message>
        <source>{0}: not on this card</source>
        <translation>{0}&#xa0;: pas sur cette carte</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0}: {1}, wounded {2}</source>
        <translation>{0}&#xa0;: {1}, blessé {2}</translation>
    </message>
    <message>
        <source>A placeholder: no source attests this figure.</source>
        <translation>Valeur provisoire&#xa0;: aucune source n&apos;atteste ce chiffre.</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>What could not be read</source>
        <translation>Ce qui n&apos;a pas pu être lu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) could not be read. The others are here.</source>
        <translation>
            <numerusform>%n carte est illisible. Les autres sont là.</numerusform>
            <numerusform>%n cartes sont illisibles. Les autres sont là.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProposalCard</name>
    <message>
        <source>No change</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Proposed, to hold once both agree</source>
        <translation>Proposé, valable dès l&apos;accord des deux</translation>
    </message>
    <message>
        <source>{0}: agreed</source>
        <translation>{0}&#xa0;: d&apos;accord</translation>
    </message>
    <message>
        <source>Consent of {0}</source>
        <translation>{0}&#xa0;: d&apos;accord</translation>
    </message>
</context>
<context>
    <name>QuestionDetail</name>
    <message>
        <source>The app plays this reading alone. What your table reads otherwise, correct by hand.</source>
        <translation>L&apos;appli ne joue que cette interprétation. Ce que la table lit autrement est à corriger à la main.</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recommandée</translation>
    </message>
</context>
<context>
    <name>QuestionList</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the questions</source>
        <translation>Rechercher dans les questions</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiées</translation>
    </message>
    <message>
        <source>Only what is changed from the edition</source>
        <translation>Seulement ce qui diffère de l&apos;édition</translation>
    </message>
    <message>
        <source>Nothing of that kind.</source>
        <translation>Rien de ce genre.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>{0} {1} Changed.</source>
        <translation>{0} {1} Modifiée.</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>RaisePanel</name>
    <message>
        <source>{0} raises a lemure</source>
        <translation>{0} invoque un Lémure</translation>
    </message>
    <message>
        <source>Lemure</source>
        <translation>Lémure</translation>
    </message>
    <message>
        <source>Who strikes first</source>
        <translation>Qui frappe d&apos;abord</translation>
    </message>
    <message>
        <source>The spell it carries, named openly</source>
        <translation>Le sort qu&apos;il porte, annoncé ouvertement</translation>
    </message>
    <message>
        <source>{0} is engaged: who strikes first? Its player says.</source>
        <translation>{0}&#xa0;: Personnage engagé, qui frappe d&apos;abord&#x202f;? Son joueur choisit.</translation>
    </message>
    <message>
        <source>Click a side of its base, drag, or turn it by arrow keys.</source>
        <translation>Cliquer sur un côté de son socle, glisser, ou tourner avec les flèches.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Raise it here</source>
        <translation>Invoquer ici</translation>
    </message>
    <message>
        <source>By {0}. On the table: {1} of {2}. Raised in the battle: {3} of {4}.</source>
        <translation>Par {0}. Sur la table&#xa0;: {1} sur {2}. Invoqués dans l&apos;affrontement&#xa0;: {3} sur {4}.</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
</context>
<context>
    <name>ReadCardPanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RerollPage</name>
    <message>
        <source>Click hits that shall be thrown again, or not. None is allowed.</source>
        <translation>Cliquer sur les touches à faire relancer, ou non. N&apos;en choisir aucune est permis.</translation>
    </message>
    <message>
        <source>Click misses to throw them again or keep them: each die once, none is allowed.</source>
        <translation>Cliquer sur les échecs pour les relancer ou les garder&#xa0;: chaque dé une fois, n&apos;en choisir aucun est permis.</translation>
    </message>
    <message>
        <source>{0} may make {1} throw 1 hit again</source>
        <translation>{0} peut faire relancer 1 touche à {1}</translation>
    </message>
    <message numerus="yes">
        <source>{0} may make {1} throw %n hits again</source>
        <translation>
            <numerusform>{0} peut faire relancer %n touche à {1}</numerusform>
            <numerusform>{0} peut faire relancer %n touches à {1}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} may throw %n misses again</source>
        <translation>
            <numerusform>{0} peut relancer %n échec</numerusform>
            <numerusform>{0} peut relancer %n échecs</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} may throw 1 miss again</source>
        <translation>{0} peut relancer 1 échec</translation>
    </message>
    <message>
        <source>Keep the dice</source>
        <translation>Garder les dés</translation>
    </message>
    <message>
        <source>Throw {0} again</source>
        <translation>Relancer {0}</translation>
    </message>
</context>
<context>
    <name>RollList</name>
    <message>
        <source>Every roll</source>
        <translation>Tous les jets</translation>
    </message>
</context>
<context>
    <name>RollPage</name>
    <message>
        <source>The app throws</source>
        <translation>L&apos;appli lance</translation>
    </message>
    <message>
        <source>I throw and type</source>
        <translation>Lancer et saisir</translation>
    </message>
    <message>
        <source>{0} throws again</source>
        <translation>{0} relance</translation>
    </message>
    <message>
        <source>{0} throws one die: {1}, and it is devoured</source>
        <translation>{0} lance un dé&#xa0;: sur {1}, la cible est dévorée</translation>
    </message>
    <message>
        <source>{0} throws one die: on {1} it runs on</source>
        <translation>{0} lance un dé&#xa0;: sur {1}, la ruée continue</translation>
    </message>
    <message>
        <source>{0} throws one die: {1} succeeds</source>
        <translation>{0} lance un dé&#xa0;: {1} réussit</translation>
    </message>
    <message>
        <source>{0} throws at {1}: each die of {2} or more hits</source>
        <translation>{0} lance contre {1}&#xa0;: chaque dé de {2} ou plus touche</translation>
    </message>
    <message>
        <source>{0} throws</source>
        <translation>{0} lance</translation>
    </message>
    <message>
        <source>For all dice of {0} from now on</source>
        <translation>Pour tous les dés de {0} à partir d&apos;ici</translation>
    </message>
</context>
<context>
    <name>RulePanel</name>
    <message>
        <source>The rules reference has no entry of this name.</source>
        <translation>La référence des règles n&apos;a pas d&apos;entrée à ce nom.</translation>
    </message>
    <message>
        <source>{0} · {1}</source>
        <translation>{0} · {1}</translation>
    </message>
    <message>
        <source>This text is in English only.</source>
        <translation>Ce texte n&apos;existe qu&apos;en anglais.</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>Par exemple</translation>
    </message>
    <message>
        <source>Left open by the text</source>
        <translation>Laissé ouvert par le texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>More on this</source>
        <translation>Plus à ce sujet</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules of this battle</source>
        <translation>Règles de l&apos;affrontement</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Propose it to both</source>
        <translation>Proposer aux deux</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ from the core</source>
        <translation>
            <numerusform>%n règle diffère du livre de règles</numerusform>
            <numerusform>%n règles diffèrent du livre de règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RulingsPanel</name>
    <message>
        <source>Readings and house rules</source>
        <translation>Interprétations et règles maison</translation>
    </message>
    <message>
        <source>house rule</source>
        <translation>règle maison</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SetUpPage</name>
    <message>
        <source>Hex battle</source>
        <translation>Affrontement hex</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Unit types…</source>
        <translation>Types d&apos;unité…</translation>
    </message>
    <message>
        <source>New hex battle</source>
        <translation>Nouvel affrontement hex</translation>
    </message>
    <message>
        <source>Name of the battle</source>
        <translation>Nom de l&apos;affrontement</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>{0} (house rule)</source>
        <translation>{0} (règle maison)</translation>
    </message>
    <message>
        <source>Give each army a name.</source>
        <translation>Donner un nom à chaque armée.</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>“{0}”…</source>
        <translation>«&#xa0;{0}&#xa0;»…</translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) picked…</source>
        <translation>
            <numerusform>%n carte sélectionnée…</numerusform>
            <numerusform>Les %n cartes sélectionnées…</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) of your own…</source>
        <translation>
            <numerusform>%n carte perso…</numerusform>
            <numerusform>Les %n cartes perso…</numerusform>
        </translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Mes cartes</translation>
    </message>
    <message>
        <source>The cards of a Company</source>
        <translation>Cartes d&apos;une compagnie</translation>
    </message>
    <message>
        <source>Save a CSV template…</source>
        <translation>Enregistrer un modèle CSV…</translation>
    </message>
    <message>
        <source>Cards with portraits (*.hellcards)</source>
        <translation>Cartes avec portraits (*.hellcards)</translation>
    </message>
    <message>
        <source>Card file (*.toml)</source>
        <translation>Fichier de cartes (*.toml)</translation>
    </message>
    <message>
        <source>Spreadsheet (*.csv)</source>
        <translation>Tableur (*.csv)</translation>
    </message>
    <message>
        <source>Share cards</source>
        <translation>Partager des cartes</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Impossible d&apos;écrire le fichier&#xa0;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) written to “{0}”.</source>
        <translation>
            <numerusform>%n carte écrite dans «&#xa0;{0}&#xa0;».</numerusform>
            <numerusform>%n cartes écrites dans «&#xa0;{0}&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Card template.csv</source>
        <translation>Modèle de carte.csv</translation>
    </message>
    <message>
        <source>Save a CSV template</source>
        <translation>Enregistrer un modèle CSV</translation>
    </message>
    <message>
        <source>Written to “{0}”. Fill in a row for each card, then import it.</source>
        <translation>Écrit dans «&#xa0;{0}&#xa0;». Remplir une ligne par carte, puis importer le fichier.</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message>
        <source>Share “{0}”</source>
        <translation>Partager «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Paste this text anywhere; it reads back the same. So does the file.</source>
        <translation>Coller ce texte n&apos;importe où&#x202f;; il se relit à l&apos;identique. Le fichier aussi.</translation>
    </message>
    <message>
        <source>The Company as text</source>
        <translation>La compagnie en texte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save a file…</source>
        <translation>Enregistrer un fichier…</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Save the Company as a file</source>
        <translation>Enregistrer la compagnie en fichier</translation>
    </message>
    <message>
        <source>Companies (*.toml)</source>
        <translation>Compagnies (*.toml)</translation>
    </message>
    <message>
        <source>The file could not be written: {0}</source>
        <translation>Impossible d&apos;écrire le fichier&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Written to “{0}”.</source>
        <translation>Écrit dans «&#xa0;{0}&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ShelfList</name>
    <message>
        <source>Companies</source>
        <translation>Compagnies</translation>
    </message>
    <message>
        <source>{0} · cannot be read</source>
        <translation>{0} · illisible</translation>
    </message>
    <message>
        <source>{0} (not saved)</source>
        <translation>{0} (non enregistrée)</translation>
    </message>
</context>
<context>
    <name>ShootPanel</name>
    <message>
        <source>{0} shoots</source>
        <translation>{0} tire</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>By board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Dégagé</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Caché</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Sans bouger</translation>
    </message>
    <message>
        <source>In cover: at least half of the figure is hidden from the shooter&apos;s eye, and it is within a fathom of what hides it (RG-13). Your eyes count for more than the board.</source>
        <translation>À couvert&#xa0;: au moins la moitié de la figurine est cachée à l&apos;œil du tireur, et elle est à une toise ou moins de ce qui la cache (RG-13). Les yeux des joueurs comptent plus que le plateau.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>{0} · {1} fathoms</source>
        <translation>{0} · {1} toises</translation>
    </message>
    <message>
        <source>passed by: vae distanti (FR-34)</source>
        <translation>ignoré&#xa0;: Vae Distanti (FR-34)</translation>
    </message>
    <message>
        <source>in cover: may be passed (RG-05)</source>
        <translation>à couvert&#xa0;: peut être ignoré (RG-05)</translation>
    </message>
    <message>
        <source>engaged: may be passed (RG-07)</source>
        <translation>engagé&#xa0;: peut être ignoré (RG-07)</translation>
    </message>
    <message>
        <source>the nearest</source>
        <translation>le plus proche</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permis</translation>
    </message>
    <message>
        <source>no: {0} first ({1})</source>
        <translation>non&#xa0;: d&apos;abord {0} ({1})</translation>
    </message>
    <message>
        <source>no: wholly hidden ({0})</source>
        <translation>non&#xa0;: entièrement caché ({0})</translation>
    </message>
    <message>
        <source>no: out of range ({0})</source>
        <translation>non&#xa0;: hors de portée ({0})</translation>
    </message>
    <message>
        <source>no: Discretion ({0})</source>
        <translation>non&#xa0;: Discrétion ({0})</translation>
    </message>
    <message>
        <source>no ({0})</source>
        <translation>non ({0})</translation>
    </message>
    <message>
        <source>There is nothing to shoot at, or nothing to shoot with.</source>
        <translation>Rien sur quoi tirer, ou rien avec quoi tirer.</translation>
    </message>
    <message>
        <source>The board says: {0}</source>
        <translation>Le plateau dit&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Does not move ({0})</source>
        <translation>Ne bouge pas ({0})</translation>
    </message>
    <message>
        <source>Into a fight: more odd than even dice hit another of these by chance (RG-36).</source>
        <translation>Dans un combat&#xa0;: avec plus de dés impairs que pairs, le hasard touche un autre de ceux-ci (RG-36).</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1} sur {2}</translation>
    </message>
</context>
<context>
    <name>ShootPast</name>
    <message>
        <source>Vae distanti: {0}</source>
        <translation>Vae Distanti&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Vae distanti, 1 Command and −1 SHS for each: shoot past up to {0}.</source>
        <translation>Vae Distanti, 1 PC et −1 TIR pour chacun&#xa0;: en ignorer {0} au plus.</translation>
    </message>
    <message>
        <source>Vae distanti: {0} Command and −{0} SHS, {1} at most.</source>
        <translation>Vae Distanti&#xa0;: {0} PC et −{0} TIR, {1} au plus.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>{0} of {1} LP</source>
        <translation>{0} sur {1} LP</translation>
    </message>
    <message>
        <source>loses {0} LP</source>
        <translation>perd {0} LP</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>{0}, falls</source>
        <translation>{0}, tombe</translation>
    </message>
    <message>
        <source>{0}, wounded</source>
        <translation>{0}, blessé</translation>
    </message>
    <message>
        <source>The target does not answer.</source>
        <translation>La cible ne riposte pas.</translation>
    </message>
    <message>
        <source>Cannot strike back.</source>
        <translation>Riposte impossible.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>DEF {0}</source>
        <translation>DEF {0}</translation>
    </message>
    <message>
        <source>no damage</source>
        <translation>pas de dégâts</translation>
    </message>
    <message>
        <source>PR {0}</source>
        <translation>PR {0}</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dé</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hits</source>
        <translation>
            <numerusform>%n touche</numerusform>
            <numerusform>%n touches</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} and {1} again</source>
        <translation>{0} et {1} en relance</translation>
    </message>
    <message>
        <source>{0}, {1} damage for certain</source>
        <translation>{0}, {1} de dégâts d&apos;office</translation>
    </message>
    <message>
        <source>{0} against difficulty&#xa0;{1}</source>
        <translation>{0} contre difficulté&#xa0;{1}</translation>
    </message>
    <message>
        <source>{0} against DEF&#xa0;{1}</source>
        <translation>{0} contre DEF&#xa0;{1}</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 touche</translation>
    </message>
    <message>
        <source>{0}, {1} inflicted</source>
        <translation>{0}, dont {1} à infliger</translation>
    </message>
    <message>
        <source>{0}: inflicts {1} LP</source>
        <translation>{0}&#xa0;: inflige {1} LP</translation>
    </message>
    <message>
        <source> · strength {0}</source>
        <translation> · force {0}</translation>
    </message>
    <message>
        <source>{0} of {1} hits</source>
        <translation>touches&#xa0;: {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SidePlace</name>
    <message numerus="yes">
        <source>%n rule(s) of this battle differ from the core: Battle, Rules of this battle.</source>
        <translation>
            <numerusform>%n règle de cet affrontement diffère du livre de règles&#xa0;: Affrontement, Règles de l&apos;affrontement.</numerusform>
            <numerusform>%n règles de cet affrontement diffèrent du livre de règles&#xa0;: Affrontement, Règles de l&apos;affrontement.</numerusform>
        </translation>
    </message>
    <message>
        <source>An attack is under way: finish or cancel it first.</source>
        <translation>Une attaque est en cours&#xa0;: la finir ou l&apos;annuler d&apos;abord.</translation>
    </message>
</context>
<context>
    <name>SlipPage</name>
    <message>
        <source>{0} may slip away: drag it on the board, or type its place</source>
        <translation>{0} peut s&apos;esquiver&#xa0;: glisser sur le plateau, ou saisir la position</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>it stands at {0} {1}</source>
        <translation>se tient à {0} {1}</translation>
    </message>
    <message>
        <source>Slip away</source>
        <translation>S&apos;esquiver</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Enter two numbers in fathoms, across and down from the upper left corner.</source>
        <translation>Saisir deux nombres en toises, vers la droite et vers le bas depuis le coin supérieur gauche.</translation>
    </message>
</context>
<context>
    <name>SpendForm</name>
    <message>
        <source>Command points to spend</source>
        <translation>Points de commandement à dépenser</translation>
    </message>
    <message>
        <source>One point fewer</source>
        <translation>Un point de moins</translation>
    </message>
    <message>
        <source>One point more</source>
        <translation>Un point de plus</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporaires</translation>
    </message>
    <message>
        <source>From current Command alone; it is back in the next Upkeep (CM-07).</source>
        <translation>Du seul commandement actuel&#x202f;; ils reviennent au prochain entretien (CM-07).</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>permanents</translation>
    </message>
    <message>
        <source>From basic and current Command, for the rest of the battle (CM-08).</source>
        <translation>Du commandement de base et de l&apos;actuel, pour le reste de l&apos;affrontement (CM-08).</translation>
    </message>
    <message>
        <source>What for?</source>
        <translation>Pour quoi&#x202f;?</translation>
    </message>
    <message>
        <source>What the points are for</source>
        <translation>À quoi servent les points</translation>
    </message>
    <message>
        <source>Spend</source>
        <translation>Dépenser</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>{0} left, {1} asked (CM-11): nothing is spent.</source>
        <translation>Restants&#xa0;: {0}, demandés&#xa0;: {1} (CM-11)&#x202f;; rien n&apos;est dépensé.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to {0}: nothing is spent.</source>
        <translation>Saisir un nombre entier de 1 à {0}&#xa0;: rien n&apos;est dépensé.</translation>
    </message>
</context>
<context>
    <name>SplitButton</name>
    <message>
        <source>{0} light, {1} dark</source>
        <translation>clairs {0}, sombres {1}</translation>
    </message>
</context>
<context>
    <name>SplitChoice</name>
    <message>
        <source>Which points?</source>
        <translation>Quels points&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Stake</name>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>encore rien</translation>
    </message>
    <message>
        <source>{0}: your stake, 0 to {1}</source>
        <translation>{0}&#xa0;: mise, de 0 à {1}</translation>
    </message>
    <message>
        <source>Stake of {0}, hidden</source>
        <translation>{0}&#xa0;: mise cachée</translation>
    </message>
    <message>
        <source>Light points of {0}, hidden</source>
        <translation>Points clairs de {0}, cachés</translation>
    </message>
    <message>
        <source>Dark points of {0}, hidden</source>
        <translation>Points sombres de {0}, cachés</translation>
    </message>
    <message>
        <source>Light points, 0 to {0}</source>
        <translation>Points clairs, de 0 à {0}</translation>
    </message>
    <message>
        <source>Dark points, 0 to {0}</source>
        <translation>Points sombres, de 0 à {0}</translation>
    </message>
    <message>
        <source>A stake is entered. It is not shown.</source>
        <translation>Une mise est saisie. Elle n&apos;est pas affichée.</translation>
    </message>
    <message>
        <source>Nothing is entered yet.</source>
        <translation>Rien n&apos;est encore saisi.</translation>
    </message>
    <message>
        <source>Enter a whole number from 0 to {0}.</source>
        <translation>Saisir un nombre entier de 0 à {0}.</translation>
    </message>
    <message>
        <source>Enter up to {0} light points and up to {1} dark ones.</source>
        <translation>Points à saisir&#xa0;: clairs {0} au plus, sombres {1} au plus.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>An unofficial assistant for Hell Dorado battles.</source>
        <translation>Un assistant non officiel pour les affrontements de Hell Dorado.</translation>
    </message>
    <message>
        <source>Play the demo</source>
        <translation>Jouer la démo</translation>
    </message>
    <message>
        <source>New battle…</source>
        <translation>Nouvel affrontement…</translation>
    </message>
    <message>
        <source>Open a battle…</source>
        <translation>Ouvrir un affrontement…</translation>
    </message>
    <message>
        <source>Cards…</source>
        <translation>Cartes…</translation>
    </message>
    <message>
        <source>Companies…</source>
        <translation>Compagnies…</translation>
    </message>
    <message>
        <source>Another game: the hex battle, for armies on a hex board</source>
        <translation>Un autre jeu&#xa0;: l&apos;affrontement hex, pour des armées sur un plateau d&apos;hexagones</translation>
    </message>
    <message>
        <source>Play the demo of the hex battle</source>
        <translation>Jouer la démo de l&apos;affrontement hex</translation>
    </message>
    <message>
        <source>New hex battle</source>
        <translation>Nouvel affrontement hex</translation>
    </message>
    <message>
        <source>Recent battles</source>
        <translation>Affrontements récents</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Go on with “{0}”</source>
        <translation>Reprendre «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>turn {0}</source>
        <translation>tour {0}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>pas commencé</translation>
    </message>
    <message>
        <source>{0} · {1} · {2}</source>
        <translation>{0} · {1} · {2}</translation>
    </message>
    <message>
        <source>{0} · hex battle · {1} · {2}</source>
        <translation>{0} · affrontement hex · {1} · {2}</translation>
    </message>
    <message>
        <source>{0} · cannot be read · {1}</source>
        <translation>{0} · illisible · {1}</translation>
    </message>
    <message>
        <source>{0} · open in another window</source>
        <translation>{0} · ouvert dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Open a battle</source>
        <translation>Ouvrir un affrontement</translation>
    </message>
    <message>
        <source>Battles (*.hellbattle)</source>
        <translation>Affrontements (*.hellbattle)</translation>
    </message>
</context>
<context>
    <name>StatCell</name>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>printed {0}</source>
        <translation>imprimé {0}</translation>
    </message>
    <message>
        <source>{0}, wounded {1}</source>
        <translation>{0}, blessé {1}</translation>
    </message>
    <message>
        <source>A placeholder: no source attests this figure.</source>
        <translation>Valeur provisoire&#xa0;: aucune source n&apos;atteste ce chiffre.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Effectifs</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Unfold</source>
        <translation>Déplier</translation>
    </message>
</context>
<context>
    <name>StruckList</name>
    <message>
        <source>falls · LP lost</source>
        <translation>tombe · LP perdus</translation>
    </message>
    <message>
        <source>▸ {0}</source>
        <translation>▸ {0}</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Height, in fathoms</source>
        <translation>Hauteur, en toises</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Charger…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Draw it on the board</source>
        <translation>Dessiner sur le plateau</translation>
    </message>
    <message>
        <source>Area {0}</source>
        <translation>Zone {0}</translation>
    </message>
    <message>
        <source>Draw a deployment area of {0}</source>
        <translation>Dessiner une zone de déploiement de {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Turn left (Page up)</source>
        <translation>Tourner à gauche (Page préc.)</translation>
    </message>
    <message>
        <source>Turn right (Page down)</source>
        <translation>Tourner à droite (Page suiv.)</translation>
    </message>
    <message>
        <source>Copy (Insert)</source>
        <translation>Copier (Inser)</translation>
    </message>
    <message>
        <source>Take away (Delete)</source>
        <translation>Enlever (Suppr)</translation>
    </message>
    <message>
        <source>Area of {0}</source>
        <translation>Zone de {0}</translation>
    </message>
    <message>
        <source>Click where it shall lie. Shift keeps to half fathoms, Shift and the wheel turn it.</source>
        <translation>Cliquer là où poser. Maj arrondit à la demi-toise, Maj et la molette tournent.</translation>
    </message>
    <message>
        <source>Click corner by corner, the first again to close; or drag a rectangle. Shift: half fathoms.</source>
        <translation>Cliquer coin après coin, de nouveau le premier pour fermer&#x202f;; ou glisser un rectangle. Maj&#xa0;: demi-toises.</translation>
    </message>
    <message>
        <source>Press in the middle and drag to the edge.</source>
        <translation>Presser au milieu et glisser jusqu&apos;au bord.</translation>
    </message>
    <message>
        <source>Drag it, a corner or the handle. A double click on its edge adds a corner, the right button takes one.</source>
        <translation>Glisser l&apos;élément, un coin ou la poignée. Un double clic sur le bord ajoute un coin, le bouton droit en retire un.</translation>
    </message>
    <message>
        <source>Choose something to put or draw, or click what lies there.</source>
        <translation>Choisir quoi poser ou dessiner, ou cliquer sur ce qui s&apos;y trouve.</translation>
    </message>
    <message>
        <source>The height is a number of fathoms.</source>
        <translation>La hauteur est un nombre de toises.</translation>
    </message>
</context>
<context>
    <name>TemplatePanel</name>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Aim at</source>
        <translation>Viser</translation>
    </message>
    <message>
        <source>Line: board</source>
        <translation>Ligne&#xa0;: plateau</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>What your eyes see of the line of fire to the spot counts (EX-03)</source>
        <translation>Ce que les yeux voient de la ligne de tir jusqu&apos;au point compte (EX-03)</translation>
    </message>
    <message>
        <source>Stands still</source>
        <translation>Sans bouger</translation>
    </message>
    <message>
        <source>{0}: explosion</source>
        <translation>{0}&#xa0;: explosion</translation>
    </message>
    <message>
        <source>{0}: blast</source>
        <translation>{0}&#xa0;: souffle</translation>
    </message>
    <message>
        <source>Click the board, drag, or use the arrow keys.</source>
        <translation>Cliquer sur le plateau, glisser, ou utiliser les flèches.</translation>
    </message>
    <message>
        <source>Click where it points, drag, or turn it by arrow keys.</source>
        <translation>Cliquer là où il pointe, glisser, ou tourner avec les flèches.</translation>
    </message>
    <message>
        <source>Under the template</source>
        <translation>Sous le gabarit</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Aim at…</source>
        <translation>Viser…</translation>
    </message>
    <message>
        <source>{0}, {1} fathoms</source>
        <translation>{0}, {1} toises</translation>
    </message>
    <message>
        <source>{0}+: power {1} a hit</source>
        <translation>{0}+&#xa0;: puissance {1} par touche</translation>
    </message>
    <message>
        <source>{0} fathoms</source>
        <translation>{0} toises</translation>
    </message>
    <message>
        <source>{0}: difficulty {1}</source>
        <translation>{0}&#xa0;: difficulté {1}</translation>
    </message>
    <message>
        <source>{0} · {1} of {2}</source>
        <translation>{0} · {1} sur {2}</translation>
    </message>
    <message>
        <source>Nobody lies under the template.</source>
        <translation>Personne n&apos;est sous le gabarit.</translation>
    </message>
    <message>
        <source>touched: {0} of {1} fathoms</source>
        <translation>atteint&#xa0;: {0} sur {1} toises</translation>
    </message>
    <message>
        <source>under it, {0} fathoms away</source>
        <translation>dessous, à {0} toises</translation>
    </message>
    <message>
        <source>full cover from where it starts: not hit (BL-23)</source>
        <translation>couvert total depuis l&apos;origine&#xa0;: pas touché (BL-23)</translation>
    </message>
    <message>
        <source>{0}; in cover: +{1} PR (BL-11)</source>
        <translation>{0}&#x202f;; à couvert&#xa0;: +{1} PR (BL-11)</translation>
    </message>
    <message>
        <source>{0}; one of its own</source>
        <translation>{0}&#x202f;; un des siens</translation>
    </message>
    <message>
        <source>by board</source>
        <translation>selon plateau</translation>
    </message>
    <message>
        <source>full cover</source>
        <translation>couvert total</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>à couvert</translation>
    </message>
    <message>
        <source>in sight</source>
        <translation>en vue</translation>
    </message>
    <message>
        <source>What your eyes see counts before the board (RG-14). Click to change it</source>
        <translation>Ce que les yeux voient prime sur le plateau (RG-14). Cliquer pour le changer</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>More menus</source>
        <translation>Autres menus</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>of {0}</source>
        <translation>sur {0}</translation>
    </message>
    <message>
        <source>Turn {0} · {1}</source>
        <translation>Tour {0} · {1}</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>End activation</source>
        <translation>Finir l&apos;activation</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>{0} activate first</source>
        <translation>{0}&#xa0;: première activation</translation>
    </message>
    <message>
        <source>{0} activate first (TD-37)</source>
        <translation>{0}&#xa0;: première activation (TD-37)</translation>
    </message>
    <message>
        <source>Make the other player activate a unit (TD-39)</source>
        <translation>Faire activer un Personnage à l&apos;autre joueur (TD-39)</translation>
    </message>
    <message>
        <source>Only with fewer units waiting than the other player, after the first activation (TD-39)</source>
        <translation>Seulement avec moins de Personnages activables que l&apos;autre joueur, après la première activation (TD-39)</translation>
    </message>
    <message>
        <source>End the battle</source>
        <translation>Finir l&apos;affrontement</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n units still wait (TD-24)</source>
        <translation>
            <numerusform>%n Personnage encore activable (TD-24)</numerusform>
            <numerusform>%n Personnages encore activables (TD-24)</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin turn 1</source>
        <translation>Commencer le tour 1</translation>
    </message>
    <message>
        <source>Begin turn 1, {0} in reserve</source>
        <translation>Commencer le tour 1, en réserve&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>TypedRollPage</name>
    <message>
        <source>type the die</source>
        <translation>saisir le dé</translation>
    </message>
    <message numerus="yes">
        <source>type the %n dice</source>
        <translation>
            <numerusform>saisir %n dé</numerusform>
            <numerusform>saisir les %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Use this die</source>
        <translation>Prendre ce dé</translation>
    </message>
    <message>
        <source>Use these dice</source>
        <translation>Prendre ces dés</translation>
    </message>
</context>
<context>
    <name>TypesPanel</name>
    <message>
        <source>Unit types</source>
        <translation>Types d&apos;unité</translation>
    </message>
    <message>
        <source>open</source>
        <translation>non fixé</translation>
    </message>
    <message>
        <source>such as Evade, Long spears</source>
        <translation>p. ex. Evade, Lances longues</translation>
    </message>
    <message>
        <source>Keep this type</source>
        <translation>Garder ce type</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non dit</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attributs</translation>
    </message>
    <message>
        <source>Factor: foot</source>
        <translation>Facteur&#xa0;: à pied</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>montée</translation>
    </message>
    <message>
        <source>aerial</source>
        <translation>aérienne</translation>
    </message>
    <message>
        <source>water-born</source>
        <translation>aquatique</translation>
    </message>
    <message>
        <source>{0} of {1} types are named by the text; you have entered {2} of your own.</source>
        <translation>Types nommés par le texte&#xa0;: {0} sur {1}&#x202f;; saisis par les joueurs&#xa0;: {2}.</translation>
    </message>
    <message>
        <source>New type…</source>
        <translation>Nouveau type…</translation>
    </message>
    <message>
        <source>Entered by you: {0}.</source>
        <translation>Saisi par les joueurs&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>There is a type of this name already: choose it above.</source>
        <translation>Un type de ce nom existe déjà&#xa0;: le choisir ci-dessus.</translation>
    </message>
    <message>
        <source>Kept. {0}</source>
        <translation>Gardé. {0}</translation>
    </message>
</context>
<context>
    <name>UnitCard</name>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>{0}?
Click again</source>
        <translation>{0}&#x202f;?
Cliquer encore</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Tué</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Quitte la table</translation>
    </message>
    <message>
        <source>{0} of {1}{2} LP</source>
        <translation>{0} sur {1}{2} LP</translation>
    </message>
    <message>
        <source>{0}, wounded at {1}{2}</source>
        <translation>{0}, blessé à {1}{2}</translation>
    </message>
    <message>
        <source>It falls: its base leaves the table and counts as lost</source>
        <translation>Il tombe&#xa0;: son socle quitte la table et compte comme perte</translation>
    </message>
    <message>
        <source>It leaves the table alive</source>
        <translation>Il quitte la table en vie</translation>
    </message>
    <message>
        <source>It {0}. In this turn: {1}.</source>
        <translation>Il {0}. Dans ce tour&#xa0;: {1}.</translation>
    </message>
</context>
<context>
    <name>UnitMenu</name>
    <message>
        <source>Card of {0}</source>
        <translation>Carte de {0}</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>{0} with {1}…</source>
        <translation>{0} avec {1}…</translation>
    </message>
    <message>
        <source>{0} with {1}</source>
        <translation>{0} avec {1}</translation>
    </message>
</context>
<context>
    <name>UnitPanel</name>
    <message>
        <source>Combat factor against</source>
        <translation>Facteur de combat contre</translation>
    </message>
    <message>
        <source>No unit selected</source>
        <translation>Aucune unité sélectionnée</translation>
    </message>
    <message>
        <source>Click a counter, or press Tab. Drag it to a free hex to move it, to an enemy to attack, a character to a troop unit to lead it.</source>
        <translation>Cliquer sur un pion, ou presser Tab. Le glisser sur un hexagone libre pour le déplacer, sur un ennemi pour attaquer, un personnage sur une unité de troupe pour la mener.</translation>
    </message>
    <message>
        <source>{0} of {1} hits</source>
        <translation>touches&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>led by {0}</source>
        <translation>meneur&#xa0;: {0}</translation>
    </message>
    <message>
        <source>* entered by the players, not given by the text</source>
        <translation>* saisi par les joueurs, absent du texte</translation>
    </message>
    <message>
        <source>Entered by the players</source>
        <translation>Saisi par les joueurs</translation>
    </message>
    <message>
        <source>Turn left</source>
        <translation>Tourner à gauche</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>Turn right</source>
        <translation>Tourner à droite</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>{0} stands alone…</source>
        <translation>Placer {0} seul…</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Attack {0}</source>
        <translation>Attaquer {0}</translation>
    </message>
    <message>
        <source>Lead {0}</source>
        <translation>Mener {0}</translation>
    </message>
</context>
<context>
    <name>UnitsModel</name>
    <message>
        <source>Unit</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnie</translation>
    </message>
    <message>
        <source>Life Points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activation</translation>
    </message>
    <message>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <source>Place, in fathoms</source>
        <translation>Position, en toises</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>tué</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>sorti de la table</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
    <message>
        <source>{0} across, {1} down</source>
        <translation>{0} à droite, {1} en bas</translation>
    </message>
</context>
<context>
    <name>UnitsTable</name>
    <message>
        <source>All units</source>
        <translation>Tous les Personnages</translation>
    </message>
</context>
<context>
    <name>UpkeepPanel</name>
    <message>
        <source>Upkeep of turn {0}</source>
        <translation>Entretien du tour {0}</translation>
    </message>
</context>
<context>
    <name>VaeVictisPage</name>
    <message>
        <source>Vae victis for {0}? {1} Command left</source>
        <translation>Vae Victis pour {0}&#x202f;? PC restants&#xa0;: {1}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>{0} Command</source>
        <translation>{0} PC</translation>
    </message>
    <message>
        <source>1 die</source>
        <translation>1 dé</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} falls: {1}; loses {2} Life Points on average</source>
        <translation>{0} tombe&#xa0;: {1}&#x202f;; perd {2} LP en moyenne</translation>
    </message>
    <message>
        <source>Dice, and the chance that {0} falls.</source>
        <translation>Dés, et chance que {0} tombe.</translation>
    </message>
</context>
<context>
    <name>VirtualRollPage</name>
    <message>
        <source>Throw 1 die</source>
        <translation>Lancer 1 dé</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n dice</source>
        <translation>
            <numerusform>Lancer %n dé</numerusform>
            <numerusform>Lancer %n dés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WeaponBlock</name>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>close combat</source>
        <translation>au contact</translation>
    </message>
    <message>
        <source>ranged</source>
        <translation>à distance</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Damage types</source>
        <translation>Types de dégâts</translation>
    </message>
    <message>
        <source>Sharp, Blunt…</source>
        <translation>Tranchant, Contondant…</translation>
    </message>
    <message>
        <source>1 hit</source>
        <translation>1 touche</translation>
    </message>
    <message>
        <source>2 hits</source>
        <translation>2 touches</translation>
    </message>
    <message>
        <source>3 hits</source>
        <translation>3 touches</translation>
    </message>
    <message>
        <source>4 hits</source>
        <translation>4 touches</translation>
    </message>
    <message>
        <source>5 hits</source>
        <translation>5 touches</translation>
    </message>
    <message>
        <source>Explosion (power 3/1)</source>
        <translation>Explosion (power 3/1)</translation>
    </message>
    <message>
        <source>or a blast</source>
        <translation>ou un souffle</translation>
    </message>
    <message>
        <source>Abilities of the weapon</source>
        <translation>Capacités de l&apos;arme</translation>
    </message>
    <message>
        <source>eager 1…</source>
        <translation>fougue 1…</translation>
    </message>
    <message>
        <source>Take this weapon out</source>
        <translation>Retirer cette arme</translation>
    </message>
</context>
<context>
    <name>WeaponPage</name>
    <message>
        <source>Which weapon does {0} use?</source>
        <translation>Quelle arme utilise {0}&#x202f;?</translation>
    </message>
    <message>
        <source>{0} named no weapon: which table counts?</source>
        <translation>{0}, arme non nommée&#xa0;: quel tableau compte&#x202f;?</translation>
    </message>
    <message>
        <source>not named: the foe picks the table</source>
        <translation>non nommée&#xa0;: l&apos;adversaire choisit le tableau</translation>
    </message>
    <message>
        <source>Without a name no ability of a weapon counts.</source>
        <translation>Sans nom, aucune capacité d&apos;arme ne compte.</translation>
    </message>
    <message>
        <source>{0}. {1}</source>
        <translation>{0}. {1}</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Odds of the selected unit: the arrow out is its attack, the arrow back the enemy&apos;s; first the chance that the one struck falls, then that the striker does.</source>
        <translation>Chances du Personnage sélectionné&#xa0;: la flèche aller est son attaque, la flèche retour celle de l&apos;adversaire&#x202f;; d&apos;abord la chance que la cible tombe, puis celle que l&apos;attaquant tombe.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Affrontement</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Not saved, so not done: {0}</source>
        <translation>Non enregistré, donc non fait&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>WordChip</name>
    <message>
        <source>{0}: click to take it out</source>
        <translation>{0}&#xa0;: cliquer pour retirer</translation>
    </message>
</context>
<context>
    <name>WordField</name>
    <message>
        <source>Enter: {0}</source>
        <translation>Entrée&#xa0;: {0}</translation>
    </message>
</context>
<context>
    <name>abilities</name>
    <message>
        <source>Not known to the app: the players see to it by hand.</source>
        <translation>Inconnu de l&apos;appli&#xa0;: les joueurs s&apos;en chargent à la main.</translation>
    </message>
    <message>
        <source>Of use before the battle.</source>
        <translation>Utile avant l&apos;affrontement.</translation>
    </message>
</context>
<context>
    <name>answers</name>
    <message>
        <source>Enter {dice} dice, each from 1 to 6.</source>
        <translation>Dés à saisir&#xa0;: {dice}, chacun de 1 à 6.</translation>
    </message>
    <message>
        <source>{face} is no face of a die. Enter {dice} dice, each from 1 to 6.</source>
        <translation>{face} n&apos;est pas une face de dé. Dés à saisir&#xa0;: {dice}, chacun de 1 à 6.</translation>
    </message>
    <message>
        <source>“{sign}” is no die. Enter {dice} dice, each from 1 to 6.</source>
        <translation>«&#xa0;{sign}&#xa0;» n&apos;est pas un dé. Dés à saisir&#xa0;: {dice}, chacun de 1 à 6.</translation>
    </message>
    <message>
        <source>{found} dice were entered; {dice} are needed, each from 1 to 6.</source>
        <translation>Dés saisis&#xa0;: {found}&#x202f;; il en faut {dice}, chacun de 1 à 6.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Ce n&apos;est pas un des choix.</translation>
    </message>
    <message>
        <source>At most {most} dice may be thrown again, not {found}.</source>
        <translation>Dés à relancer&#xa0;: {most} au plus, pas {found}.</translation>
    </message>
    <message>
        <source>A {face} is not among the dice that may be thrown again.</source>
        <translation>Un {face} n&apos;est pas parmi les dés qui peuvent être relancés.</translation>
    </message>
    <message>
        <source>Nothing is being asked: the attack is over.</source>
        <translation>Rien n&apos;est demandé&#xa0;: l&apos;attaque est terminée.</translation>
    </message>
</context>
<context>
    <name>arrival</name>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>you have it</source>
        <translation>déjà là</translation>
    </message>
    <message>
        <source>differs from yours</source>
        <translation>diffère de la mienne</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>comes in</source>
        <translation>importée</translation>
    </message>
    <message>
        <source>is left out</source>
        <translation>omise</translation>
    </message>
    <message>
        <source>yours stays</source>
        <translation>la mienne reste</translation>
    </message>
    <message>
        <source>takes the place of yours</source>
        <translation>remplace la mienne</translation>
    </message>
    <message>
        <source>comes beside yours</source>
        <translation>s&apos;ajoute à la mienne</translation>
    </message>
</context>
<context>
    <name>card</name>
    <message>
        <source>Officer</source>
        <translation>Officier</translation>
    </message>
    <message>
        <source>Independent</source>
        <translation>Indépendant</translation>
    </message>
    <message>
        <source>Trooper</source>
        <translation>Troupier</translation>
    </message>
    <message>
        <source>exhausting</source>
        <translation>Exténuant</translation>
    </message>
    <message>
        <source>active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>passive</source>
        <translation>Passif</translation>
    </message>
    <message>
        <source>free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Constant</translation>
    </message>
    <message>
        <source>persistent</source>
        <translation>rémanent</translation>
    </message>
    <message>
        <source>dissipated</source>
        <translation>dissipé</translation>
    </message>
    <message>
        <source>radiant</source>
        <translation>radiant</translation>
    </message>
    <message>
        <source>permanent</source>
        <translation>Permanent</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>Temporaire</translation>
    </message>
    <message>
        <source>lingering</source>
        <translation>persistante</translation>
    </message>
    <message>
        <source>instant</source>
        <translation>instantanée</translation>
    </message>
    <message>
        <source>sharp</source>
        <translation>tranchant</translation>
    </message>
    <message>
        <source>blunt</source>
        <translation>contondant</translation>
    </message>
    <message>
        <source>piercing</source>
        <translation>perforant</translation>
    </message>
    <message>
        <source>fire</source>
        <translation>feu</translation>
    </message>
    <message>
        <source>cold</source>
        <translation>froid</translation>
    </message>
    <message>
        <source>gaze</source>
        <translation>regard</translation>
    </message>
    <message>
        <source>inhalation</source>
        <translation>inhalation</translation>
    </message>
    <message>
        <source>angel</source>
        <translation>ange</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>animal</translation>
    </message>
    <message>
        <source>damned</source>
        <translation>damné</translation>
    </message>
    <message>
        <source>demon</source>
        <translation>démon</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>égaré</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>lemure</source>
        <translation>lémure</translation>
    </message>
    <message>
        <source>asexual</source>
        <translation>asexué</translation>
    </message>
    <message>
        <source>female</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>male</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>atheist</source>
        <translation>athée</translation>
    </message>
    <message>
        <source>buddhist</source>
        <translation>bouddhiste</translation>
    </message>
    <message>
        <source>yanluowang</source>
        <translation>yanluowang</translation>
    </message>
    <message>
        <source>christian</source>
        <translation>chrétien</translation>
    </message>
    <message>
        <source>papist</source>
        <translation>papiste</translation>
    </message>
    <message>
        <source>orthodox</source>
        <translation>orthodoxe</translation>
    </message>
    <message>
        <source>protestant</source>
        <translation>protestant</translation>
    </message>
    <message>
        <source>jewish</source>
        <translation>juif</translation>
    </message>
    <message>
        <source>muslim</source>
        <translation>musulman</translation>
    </message>
    <message>
        <source>shiite</source>
        <translation>chiite</translation>
    </message>
    <message>
        <source>sunni</source>
        <translation>sunnite</translation>
    </message>
    <message>
        <source>kharijite</source>
        <translation>kharidjite</translation>
    </message>
    <message>
        <source>satanist</source>
        <translation>sataniste</translation>
    </message>
    <message>
        <source>luciferian</source>
        <translation>luciférien</translation>
    </message>
    <message>
        <source>unbeliever</source>
        <translation>incroyant</translation>
    </message>
    <message>
        <source>mentalist</source>
        <translation>mentaliste</translation>
    </message>
    <message>
        <source>infernalist</source>
        <translation>infernaliste</translation>
    </message>
    <message>
        <source>{0} Command</source>
        <translation>{0} PC</translation>
    </message>
    <message>
        <source>{0} light Command</source>
        <translation>PC clairs&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} light Command for good</source>
        <translation>PC clairs permanents&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} dark Command</source>
        <translation>PC sombres&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} dark Command for good</source>
        <translation>PC sombres permanents&#xa0;: {0}</translation>
    </message>
    <message>
        <source>at most {0} in the battle</source>
        <translation>limite {0} par affrontement</translation>
    </message>
    <message>
        <source>at most {0} in a turn</source>
        <translation>limite {0} par tour</translation>
    </message>
    <message>
        <source>at most {0} in an activation</source>
        <translation>limite {0} par activation</translation>
    </message>
    <message>
        <source>at most {0} in an attack</source>
        <translation>limite {0} par attaque</translation>
    </message>
    <message>
        <source>no target</source>
        <translation>aucune cible</translation>
    </message>
    <message>
        <source>one allied combatant</source>
        <translation>un Combattant allié</translation>
    </message>
    <message>
        <source>one other allied combatant</source>
        <translation>un autre Combattant allié</translation>
    </message>
    <message>
        <source>one ally</source>
        <translation>un allié</translation>
    </message>
    <message>
        <source>one other ally</source>
        <translation>un autre allié</translation>
    </message>
    <message>
        <source>allies</source>
        <translation>alliés</translation>
    </message>
    <message>
        <source>one opponent</source>
        <translation>un adversaire</translation>
    </message>
    <message>
        <source>opponents</source>
        <translation>adversaires</translation>
    </message>
    <message>
        <source>one unit</source>
        <translation>un Personnage</translation>
    </message>
    <message>
        <source>units</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>the Company</source>
        <translation>la compagnie</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>The lemure lives on.</source>
        <translation>Le Lémure reste en vie.</translation>
    </message>
    <message>
        <source>The lemure is gone with it.</source>
        <translation>Le Lémure disparaît avec lui.</translation>
    </message>
    <message>
        <source>It works for as long as the lemure stands.</source>
        <translation>Il agit tant que le Lémure est en jeu.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>{0} mm base</source>
        <translation>socle de {0} mm</translation>
    </message>
    <message>
        <source>Infernalist {0}</source>
        <translation>Infernaliste {0}</translation>
    </message>
    <message>
        <source>{0} Command for good</source>
        <translation>PC permanents&#xa0;: {0}</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>{0}, up to {1} fathoms away</source>
        <translation>{0}, à {1} toises ou moins</translation>
    </message>
    <message>
        <source>once in the battle</source>
        <translation>unique</translation>
    </message>
    <message>
        <source>if {0}</source>
        <translation>si {0}</translation>
    </message>
    <message>
        <source>everywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>{0} fathoms</source>
        <translation>{0} toises</translation>
    </message>
    <message>
        <source>{0}, {1} turns</source>
        <translation>{0}, {1} tours</translation>
    </message>
    <message>
        <source>all but {0}</source>
        <translation>tous sauf {0}</translation>
    </message>
    <message>
        <source>{0} only</source>
        <translation>{0} seulement</translation>
    </message>
    <message>
        <source>Unique</source>
        <translation>Unique</translation>
    </message>
    <message>
        <source>Limited {0}</source>
        <translation>Limité {0}</translation>
    </message>
    <message>
        <source>Limited {0}/{1}</source>
        <translation>Limité {0}/{1}</translation>
    </message>
    <message>
        <source>Associated ({0}) {1}</source>
        <translation>Associé ({0}) {1}</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimité</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} AP</translation>
    </message>
    <message>
        <source>Command {0}</source>
        <translation>Commandement {0}</translation>
    </message>
    <message>
        <source>unknown card: it stays in the list</source>
        <translation>carte inconnue&#xa0;: elle reste dans la liste</translation>
    </message>
    <message>
        <source>to be invoked · {0}</source>
        <translation>à invoquer · {0}</translation>
    </message>
    <message>
        <source>{0} points each · {1}</source>
        <translation>{0} AP chacun · {1}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>Still to fill in: {0}.</source>
        <translation>Encore à remplir&#xa0;: {0}.</translation>
    </message>
    <message>
        <source>To be mended: {0}.</source>
        <translation>À corriger&#xa0;: {0}.</translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message>
        <source>{unit} may dodge {target}.</source>
        <translation>{unit} peut esquiver {target}.</translation>
    </message>
    <message>
        <source>{unit} is Berserk and has killed: a die decides.</source>
        <translation>{unit} est Berserk et vient de tuer&#xa0;: un dé décide.</translation>
    </message>
    <message>
        <source>{unit} is about to devour {target}.</source>
        <translation>{unit} va dévorer {target}.</translation>
    </message>
    <message>
        <source>{action}: {unit} against {target}.</source>
        <translation>{action}&#xa0;: {unit} contre {target}.</translation>
    </message>
    <message>
        <source>{unit} strikes at {target}.</source>
        <translation>{unit} frappe {target}.</translation>
    </message>
    <message>
        <source>{action}: {unit} strikes at the back of {target}.</source>
        <translation>{action}&#xa0;: {unit} frappe {target} dans le dos.</translation>
    </message>
    <message>
        <source>{action}: {unit} at {target}, {cover}, {distance} fathoms: difficulty {difficulty}.</source>
        <translation>{action}&#xa0;: {unit} sur {target}, {cover}, {distance} toises&#xa0;: difficulté {difficulty}.</translation>
    </message>
    <message>
        <source>in cover as the players saw it</source>
        <translation>à couvert selon les joueurs</translation>
    </message>
    <message>
        <source>in cover</source>
        <translation>à couvert</translation>
    </message>
    <message>
        <source>no cover as the players saw it</source>
        <translation>sans couvert selon les joueurs</translation>
    </message>
    <message>
        <source>no cover</source>
        <translation>sans couvert</translation>
    </message>
    <message>
        <source>{action}: {unit} aims at a spot. In reach of the explosion: {names}.</source>
        <translation>{action}&#xa0;: {unit} vise un point. À portée de l&apos;explosion&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{action}: {unit} lays its blast over {names}.</source>
        <translation>{action}&#xa0;: {unit} place son souffle. Dessous&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{unit} throws {dice} (typed).</source>
        <translation>{unit} lance {dice} (saisi).</translation>
    </message>
    <message>
        <source>{unit} throws {dice}.</source>
        <translation>{unit} lance {dice}.</translation>
    </message>
    <message>
        <source>{unit} throws again: {dice} (typed).</source>
        <translation>{unit} relance&#xa0;: {dice} (saisi).</translation>
    </message>
    <message>
        <source>{unit} throws again: {dice}.</source>
        <translation>{unit} relance&#xa0;: {dice}.</translation>
    </message>
    <message>
        <source>{unit} does not shoot.</source>
        <translation>{unit} ne tire pas.</translation>
    </message>
    <message>
        <source>{unit} inflicts {inflicted} of 1 hit: {damage} damage.</source>
        <translation>{unit}, touches infligées&#xa0;: {inflicted} sur 1, {damage} de dégâts.</translation>
    </message>
    <message>
        <source>{unit} inflicts {inflicted} of {hits} hits: {damage} damage.</source>
        <translation>{unit}, touches infligées&#xa0;: {inflicted} sur {hits}, {damage} de dégâts.</translation>
    </message>
    <message>
        <source>{unit} hits nothing.</source>
        <translation>{unit} ne touche rien.</translation>
    </message>
    <message>
        <source>{unit} breaks away: it may move.</source>
        <translation>{unit} quitte le contact&#xa0;: déplacement permis.</translation>
    </message>
    <message>
        <source>{unit} breaks away: it may Walk, Run, Attack or Charge.</source>
        <translation>{unit} quitte le contact&#xa0;: Marche, Course, Attaque ou Charge permises.</translation>
    </message>
    <message>
        <source>{unit} breaks away unharmed: it may Walk, Run, Attack, Charge, Shoot or Concentrate.</source>
        <translation>{unit} quitte le contact sans mal&#xa0;: Marche, Course, Attaque, Charge, Tir ou Concentration sont permis.</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>dernière étape</translation>
    </message>
    <message>
        <source>{unit} loses {points} LP: {left} left.</source>
        <translation>{unit} perd {points} LP&#xa0;: reste {left}.</translation>
    </message>
    <message>
        <source>{unit} wins back {points} LP: {left} now.</source>
        <translation>{unit} récupère {points} LP&#xa0;: maintenant {left}.</translation>
    </message>
    <message>
        <source>{unit} is now {state}.</source>
        <translation>{unit} reçoit l&apos;état {state}.</translation>
    </message>
    <message>
        <source>{unit} is no longer {state}.</source>
        <translation>{unit} perd l&apos;état {state}.</translation>
    </message>
    <message>
        <source>{unit} becomes {shape}.</source>
        <translation>{unit} devient {shape}.</translation>
    </message>
    <message>
        <source>{unit} begins to raise a lemure, and is struck first.</source>
        <translation>{unit} commence à invoquer un Lémure et subit d&apos;abord une attaque.</translation>
    </message>
    <message>
        <source>{unit} raises no lemure: it was disturbed.</source>
        <translation>{unit} n&apos;invoque pas de Lémure&#xa0;: l&apos;invocation est perturbée.</translation>
    </message>
    <message>
        <source>{unit} raises {lemure}, which carries the spell {spell}.</source>
        <translation>{unit} invoque {lemure}, qui porte le sort {spell}.</translation>
    </message>
    <message>
        <source>{unit} releases its spell: {spell}.</source>
        <translation>{unit} libère son sort&#xa0;: {spell}.</translation>
    </message>
    <message>
        <source>An area consumes whoever is in it: {kind} {x}/{y}.</source>
        <translation>Une zone consume quiconque s&apos;y trouve&#xa0;: {kind} {x}/{y}.</translation>
    </message>
    <message>
        <source>The area is gone: {kind}.</source>
        <translation>La zone disparaît&#xa0;: {kind}.</translation>
    </message>
    <message>
        <source>The area is gone.</source>
        <translation>La zone disparaît.</translation>
    </message>
    <message>
        <source>{player}: {unit} is theirs to play from here on.</source>
        <translation>{player}&#xa0;: {unit} est à jouer à partir d&apos;ici.</translation>
    </message>
    <message>
        <source>{unit} is devoured by {target}.</source>
        <translation>{target} dévore {unit}.</translation>
    </message>
    <message>
        <source>{unit} is free: its owner puts it down again.</source>
        <translation>{unit} est libre&#xa0;: à son propriétaire de le reposer.</translation>
    </message>
    <message>
        <source>{unit} falls.</source>
        <translation>{unit} tombe.</translation>
    </message>
    <message>
        <source>{unit} leaves the table.</source>
        <translation>{unit} quitte la table.</translation>
    </message>
    <message>
        <source>Turn {turn}: Upkeep.</source>
        <translation>Tour {turn}&#xa0;: entretien.</translation>
    </message>
    <message>
        <source>{player}: to activate next.</source>
        <translation>{player}&#xa0;: prochaine activation.</translation>
    </message>
    <message>
        <source>{player}: pass, with fewer units waiting.</source>
        <translation>{player}&#xa0;: passe, avec moins de Personnages activables.</translation>
    </message>
    <message>
        <source>{unit} is done.</source>
        <translation>{unit} termine.</translation>
    </message>
    <message>
        <source>{target} strikes at {unit} as it comes near: {points} damage.</source>
        <translation>{target} frappe {unit} à son approche&#xa0;: {points} de dégâts.</translation>
    </message>
    <message>
        <source>{unit} is put down.</source>
        <translation>Posé sur la table&#xa0;: {unit}.</translation>
    </message>
    <message>
        <source>{unit} is taken off the table.</source>
        <translation>Retiré de la table&#xa0;: {unit}.</translation>
    </message>
    <message>
        <source>{player}: dice thrown by hand and typed in.</source>
        <translation>{player}&#xa0;: dés lancés à la main et saisis.</translation>
    </message>
    <message>
        <source>The app throws the dice of {player}.</source>
        <translation>L&apos;appli lance les dés de {player}.</translation>
    </message>
    <message>
        <source>{player}: their powers come first in this Upkeep.</source>
        <translation>{player}&#xa0;: ses pouvoirs passent d&apos;abord à cet entretien.</translation>
    </message>
    <message>
        <source>The coin falls for {player}.</source>
        <translation>La pièce désigne {player}.</translation>
    </message>
    <message>
        <source>The Tap goes to {player}.</source>
        <translation>La Tape revient à {player}.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>L&apos;affrontement est terminé.</translation>
    </message>
    <message>
        <source>{unit} fights a second sequence.</source>
        <translation>{unit} livre une seconde attaque au contact.</translation>
    </message>
    <message>
        <source>{unit} cannot attack {target} any more.</source>
        <translation>{unit} ne peut plus attaquer {target}.</translation>
    </message>
    <message>
        <source>{unit} loads its weapon.</source>
        <translation>{unit} recharge son arme.</translation>
    </message>
    <message>
        <source>More odd dice than even: the shot at {target} hits {unit}.</source>
        <translation>Plus de dés impairs que pairs&#xa0;: le tir sur {target} touche {unit}.</translation>
    </message>
    <message>
        <source>{unit} takes {hits} hits: {damage} damage.</source>
        <translation>{unit} subit {hits} touches&#xa0;: {damage} de dégâts.</translation>
    </message>
    <message>
        <source>{unit} takes 1 hit: {damage} damage.</source>
        <translation>{unit} subit 1 touche&#xa0;: {damage} de dégâts.</translation>
    </message>
    <message>
        <source>An aura makes {unit} {states} while it is inside.</source>
        <translation>Tant que {unit} est dans l&apos;aura&#xa0;: {states}.</translation>
    </message>
    <message>
        <source>{unit} is out of the aura that changed its state.</source>
        <translation>{unit} sort de l&apos;aura qui changeait son état.</translation>
    </message>
    <message>
        <source>{unit} moves {length} fathoms: {action}.</source>
        <translation>{unit} se déplace de {length} toises&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{unit} moves {length} fathoms.</source>
        <translation>{unit} se déplace de {length} toises.</translation>
    </message>
    <message>
        <source>Laid anew on the table: {terrain}.</source>
        <translation>Modifié sur la table&#xa0;: {terrain}.</translation>
    </message>
    <message>
        <source>Put on the table: {terrain}.</source>
        <translation>Posé sur la table&#xa0;: {terrain}.</translation>
    </message>
    <message>
        <source>Taken off the table: {terrain}.</source>
        <translation>Retiré de la table&#xa0;: {terrain}.</translation>
    </message>
    <message>
        <source>The deployment areas are set.</source>
        <translation>Les zones de déploiement sont fixées.</translation>
    </message>
    <message>
        <source>The table is laid: {pieces} pieces of terrain.</source>
        <translation>La table est prête, éléments de terrain&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>The table is laid: 1 piece of terrain.</source>
        <translation>La table est prête&#xa0;: 1 élément de terrain.</translation>
    </message>
    <message>
        <source>Corrected by hand: {what} of {subject} from {before} to {after} ({reason}).</source>
        <translation>Corrigé à la main&#xa0;: {what} de {subject}, de {before} à {after} ({reason}).</translation>
    </message>
    <message>
        <source>{player}: {current} of {basic} Command.</source>
        <translation>{player}&#xa0;: {current} PC sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: Command is {current} of {basic} again.</source>
        <translation>{player}&#xa0;: le commandement revient à {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: late arrivals bring basic Command to {basic}.</source>
        <translation>{player}&#xa0;: des arrivées tardives portent le commandement de base à {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command spent, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: dépense de {paid} PC, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command spent for good, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: dépense permanente de {paid} PC, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid to leave a control area, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: {paid} PC pour quitter une zone de contrôle, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for haste in Difficult terrain, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: {paid} PC pour la hâte en terrain difficile, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid to make the unit act, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: {paid} PC pour faire agir le Personnage, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for vae soli, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: {paid} PC pour Vae Soli, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for good, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: paiement permanent de {paid} PC, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: paiement de {paid} PC, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: a new shape, {current} of {basic} Command.</source>
        <translation>{player}&#xa0;: une nouvelle forme, {current} PC sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: Command is {current} of {basic} now.</source>
        <translation>{player}&#xa0;: commandement maintenant à {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for vae distanti, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: {paid} PC pour Vae Distanti, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: reinforcements bring Command to {current} of {basic}.</source>
        <translation>{player}&#xa0;: des renforts portent le commandement à {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: paid otherwise, {light} light and {dark} dark Command left.</source>
        <translation>{player}&#xa0;: payé autrement, il reste {light} clair et {dark} sombre de commandement.</translation>
    </message>
    <message>
        <source>{player}: Command is of two colours now.</source>
        <translation>{player}&#xa0;: le commandement est maintenant de deux couleurs.</translation>
    </message>
    <message>
        <source>{player}: {paid} Command paid for vae victis, {current} of {basic} left.</source>
        <translation>{player}&#xa0;: {paid} PC pour Vae Victis, reste {current} sur {basic}.</translation>
    </message>
    <message>
        <source>{player}: Command falls to {current} of {basic}.</source>
        <translation>{player}&#xa0;: le commandement tombe à {current} sur {basic}.</translation>
    </message>
    <message>
        <source>Authority duel, {first} against {second}: a tie.</source>
        <translation>Duel d&apos;autorité, {first} contre {second}&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>Authority duel, {first} against {second}: {player} wins.</source>
        <translation>Duel d&apos;autorité, {first} contre {second}&#xa0;: {player} l&apos;emporte.</translation>
    </message>
    <message>
        <source>Dominance: {player}, {own} to {other}: {why}.</source>
        <translation>Dominance&#xa0;: {player}, {own} à {other}&#xa0;: {why}.</translation>
    </message>
    <message>
        <source>Proposed for this battle: {rule}</source>
        <translation>Proposé pour cet affrontement&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{player}: agreed to the change of the rules.</source>
        <translation>{player}&#xa0;: accord donné au changement des règles.</translation>
    </message>
    <message>
        <source>No agreement: the rules stay as they are.</source>
        <translation>Pas d&apos;accord&#xa0;: les règles restent telles quelles.</translation>
    </message>
    <message>
        <source>By agreement of both from here on: {rule}</source>
        <translation>D&apos;un commun accord, à partir d&apos;ici&#xa0;: {rule}</translation>
    </message>
    <message>
        <source>{player}: all Command is of one kind.</source>
        <translation>{player}&#xa0;: un seul type de commandement.</translation>
    </message>
</context>
<context>
    <name>columns</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>name (fr)</source>
        <translation>nom (fr)</translation>
    </message>
    <message>
        <source>name (ru)</source>
        <translation>nom (ru)</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>faction</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>named</source>
        <translation>nom propre</translation>
    </message>
    <message>
        <source>points</source>
        <translation>AP</translation>
    </message>
    <message>
        <source>availability</source>
        <translation>disponibilité</translation>
    </message>
    <message>
        <source>variant</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>variant of</source>
        <translation>variante de</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>mots-clés</translation>
    </message>
    <message>
        <source>base</source>
        <translation>socle</translation>
    </message>
    <message>
        <source>tallness</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>MVT</source>
        <translation>DPT</translation>
    </message>
    <message>
        <source>MVT wounded</source>
        <translation>DPT blessé</translation>
    </message>
    <message>
        <source>CBT</source>
        <translation>CBT</translation>
    </message>
    <message>
        <source>CBT wounded</source>
        <translation>CBT blessé</translation>
    </message>
    <message>
        <source>SHS</source>
        <translation>TIR</translation>
    </message>
    <message>
        <source>SHS wounded</source>
        <translation>TIR blessé</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>DEF wounded</source>
        <translation>DEF blessé</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>PR wounded</source>
        <translation>PR blessé</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>wound threshold</source>
        <translation>seuil de blessure</translation>
    </message>
    <message>
        <source>FTH</source>
        <translation>FTH</translation>
    </message>
    <message>
        <source>FTH wounded</source>
        <translation>FTH blessé</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>CMD wounded</source>
        <translation>CMD blessé</translation>
    </message>
    <message>
        <source>light Command</source>
        <translation>commandement clair</translation>
    </message>
    <message>
        <source>dark Command</source>
        <translation>commandement sombre</translation>
    </message>
    <message>
        <source>Command of either kind</source>
        <translation>commandement au choix</translation>
    </message>
    <message>
        <source>lemures at once</source>
        <translation>Lémures à la fois</translation>
    </message>
    <message>
        <source>lemures in all</source>
        <translation>Lémures en tout</translation>
    </message>
    <message>
        <source>abilities</source>
        <translation>capacités</translation>
    </message>
    <message>
        <source>abilities it lacks</source>
        <translation>capacités en moins</translation>
    </message>
    <message>
        <source>special</source>
        <translation>effet spécial</translation>
    </message>
    <message>
        <source>special (fr)</source>
        <translation>effet spécial (fr)</translation>
    </message>
    <message>
        <source>special (ru)</source>
        <translation>effet spécial (ru)</translation>
    </message>
    <message>
        <source>weapon {0}</source>
        <translation>arme {0}</translation>
    </message>
    <message>
        <source>weapon {0} (fr)</source>
        <translation>arme {0} (fr)</translation>
    </message>
    <message>
        <source>weapon {0} (ru)</source>
        <translation>arme {0} (ru)</translation>
    </message>
    <message>
        <source>weapon {0} use</source>
        <translation>arme {0}, usage</translation>
    </message>
    <message>
        <source>weapon {0} damage types</source>
        <translation>arme {0}, types de dégâts</translation>
    </message>
    <message>
        <source>weapon {0} range</source>
        <translation>arme {0}, portée</translation>
    </message>
    <message>
        <source>weapon {0} power table</source>
        <translation>arme {0}, tableau de puissance</translation>
    </message>
    <message>
        <source>weapon {0} blast</source>
        <translation>arme {0}, souffle</translation>
    </message>
    <message>
        <source>weapon {0} abilities</source>
        <translation>arme {0}, capacités</translation>
    </message>
    <message>
        <source>order {0}</source>
        <translation>ordre {0}</translation>
    </message>
    <message>
        <source>order {0} (fr)</source>
        <translation>ordre {0} (fr)</translation>
    </message>
    <message>
        <source>order {0} (ru)</source>
        <translation>ordre {0} (ru)</translation>
    </message>
    <message>
        <source>order {0} header</source>
        <translation>ordre {0}, en-tête</translation>
    </message>
    <message>
        <source>order {0} type</source>
        <translation>ordre {0}, type</translation>
    </message>
    <message>
        <source>order {0} counts</source>
        <translation>ordre {0}, valeur de X</translation>
    </message>
    <message>
        <source>order {0} condition</source>
        <translation>ordre {0}, condition</translation>
    </message>
    <message>
        <source>order {0} target</source>
        <translation>ordre {0}, cible</translation>
    </message>
    <message>
        <source>order {0} limit</source>
        <translation>ordre {0}, limite</translation>
    </message>
    <message>
        <source>order {0} in Upkeep</source>
        <translation>ordre {0}, à l&apos;entretien</translation>
    </message>
    <message>
        <source>order {0} does</source>
        <translation>ordre {0}, effet</translation>
    </message>
    <message>
        <source>order {0} text</source>
        <translation>ordre {0}, texte</translation>
    </message>
    <message>
        <source>order {0} text (fr)</source>
        <translation>ordre {0}, texte (fr)</translation>
    </message>
    <message>
        <source>order {0} text (ru)</source>
        <translation>ordre {0}, texte (ru)</translation>
    </message>
    <message>
        <source>aura {0}</source>
        <translation>aura {0}</translation>
    </message>
    <message>
        <source>aura {0} (fr)</source>
        <translation>aura {0} (fr)</translation>
    </message>
    <message>
        <source>aura {0} (ru)</source>
        <translation>aura {0} (ru)</translation>
    </message>
    <message>
        <source>aura {0} header</source>
        <translation>aura {0}, en-tête</translation>
    </message>
    <message>
        <source>aura {0} type</source>
        <translation>aura {0}, type</translation>
    </message>
    <message>
        <source>aura {0} cost</source>
        <translation>aura {0}, coût</translation>
    </message>
    <message>
        <source>aura {0} turns</source>
        <translation>aura {0}, tours</translation>
    </message>
    <message>
        <source>aura {0} in Upkeep</source>
        <translation>aura {0}, à l&apos;entretien</translation>
    </message>
    <message>
        <source>aura {0} does</source>
        <translation>aura {0}, effet</translation>
    </message>
    <message>
        <source>aura {0} text</source>
        <translation>aura {0}, texte</translation>
    </message>
    <message>
        <source>aura {0} text (fr)</source>
        <translation>aura {0}, texte (fr)</translation>
    </message>
    <message>
        <source>aura {0} text (ru)</source>
        <translation>aura {0}, texte (ru)</translation>
    </message>
    <message>
        <source>spell {0}</source>
        <translation>sort {0}</translation>
    </message>
    <message>
        <source>spell {0} (fr)</source>
        <translation>sort {0} (fr)</translation>
    </message>
    <message>
        <source>spell {0} (ru)</source>
        <translation>sort {0} (ru)</translation>
    </message>
    <message>
        <source>spell {0} header</source>
        <translation>sort {0}, en-tête</translation>
    </message>
    <message>
        <source>spell {0} trigger</source>
        <translation>sort {0}, déclencheur</translation>
    </message>
    <message>
        <source>spell {0} kind</source>
        <translation>sort {0}, genre</translation>
    </message>
    <message>
        <source>spell {0} target</source>
        <translation>sort {0}, cible</translation>
    </message>
    <message>
        <source>spell {0} radius</source>
        <translation>sort {0}, rayon</translation>
    </message>
    <message>
        <source>spell {0}: the lemure stays</source>
        <translation>sort {0}&#xa0;: le Lémure reste</translation>
    </message>
    <message>
        <source>spell {0} does</source>
        <translation>sort {0}, effet</translation>
    </message>
    <message>
        <source>spell {0} text</source>
        <translation>sort {0}, texte</translation>
    </message>
    <message>
        <source>spell {0} text (fr)</source>
        <translation>sort {0}, texte (fr)</translation>
    </message>
    <message>
        <source>spell {0} text (ru)</source>
        <translation>sort {0}, texte (ru)</translation>
    </message>
    <message>
        <source>other effects</source>
        <translation>autres effets</translation>
    </message>
    <message>
        <source>transformation</source>
        <translation>transformation</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>sources</translation>
    </message>
    <message>
        <source>what powers do</source>
        <translation>effet des pouvoirs</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>{0} · {1} of {2} points · Command {3} · {4}</source>
        <translation>{0} · {1} sur {2} AP · Commandement {3} · {4}</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} AP</translation>
    </message>
    <message>
        <source>There is no card “{entry}” here.</source>
        <translation>Il n&apos;y a pas ici de carte «&#xa0;{entry}&#xa0;».</translation>
    </message>
    <message>
        <source>There is no Faction “{have}” here.</source>
        <translation>Il n&apos;y a pas ici de faction «&#xa0;{have}&#xa0;».</translation>
    </message>
    <message>
        <source>{have}: no Faction by “{need}”.</source>
        <translation>{have}&#xa0;: pas une faction selon «&#xa0;{need}&#xa0;».</translation>
    </message>
    <message>
        <source>Army Points: {have}, and {need} were agreed.</source>
        <translation>Points d&apos;armée&#xa0;: {have}, pour {need} convenus.</translation>
    </message>
    <message>
        <source>No Officer yet: a Company has exactly one.</source>
        <translation>Encore aucun Officier&#xa0;: une compagnie en a exactement un.</translation>
    </message>
    <message>
        <source>{have} Officers: a Company has exactly one.</source>
        <translation>{have} Officiers&#xa0;: une compagnie en a exactement un.</translation>
    </message>
    <message>
        <source>{entry} is an Officer of {have} and leads no Company of {need}.</source>
        <translation>{entry} est un Officier ({have}) et ne mène pas de compagnie ({need}).</translation>
    </message>
    <message>
        <source>{entry} ({have}) serves in a Company of {need} only under an Officer with Prestige.</source>
        <translation>{entry} ({have}) ne sert dans une compagnie ({need}) que sous un Officier doté de Prestige.</translation>
    </message>
    <message>
        <source>{entry} is of another Faction: {have}, not {need}.</source>
        <translation>{entry} est d&apos;une autre faction&#xa0;: {have}, pas {need}.</translation>
    </message>
    <message>
        <source>{entry}: {have}, and there is only one of this Officer.</source>
        <translation>{entry}&#xa0;: {have}, et cet Officier n&apos;existe qu&apos;une fois.</translation>
    </message>
    <message>
        <source>{entry}: {have}, and the card is Unique.</source>
        <translation>{entry}&#xa0;: {have}, et la carte est Unique.</translation>
    </message>
    <message>
        <source>{entry}: {have}, and there is only one of this person.</source>
        <translation>{entry}&#xa0;: {have}, et cette personne n&apos;existe qu&apos;une fois.</translation>
    </message>
    <message>
        <source>{entry}: {have}, on several cards, and there is only one of this person.</source>
        <translation>{entry}&#xa0;: {have}, sur plusieurs cartes, et cette personne est unique.</translation>
    </message>
    <message>
        <source>{entry}: {have}, at most {need} at this size.</source>
        <translation>{entry}&#xa0;: {have}, au plus {need} à cette taille.</translation>
    </message>
    <message>
        <source>{entry}: {have} of its variants, at most {need} at this size.</source>
        <translation>{entry}&#xa0;: {have} de ses variantes, au plus {need} à cette taille.</translation>
    </message>
    <message>
        <source>{entry}: {have} of this variant, at most {need} at this size.</source>
        <translation>{entry}&#xa0;: {have} de cette variante, au plus {need} à cette taille.</translation>
    </message>
    <message>
        <source>{entry}: {have}, at most {need} beside those it goes with.</source>
        <translation>{entry}&#xa0;: {have}, au plus {need} aux côtés de ses associés.</translation>
    </message>
    <message>
        <source>Troopers: {have}, and its Command allows {need}.</source>
        <translation>Troupiers&#xa0;: {have}, le commandement en permet {need}.</translation>
    </message>
    <message>
        <source>Troopers who are no Mercenaries: {have}, and Command for them allows {need}.</source>
        <translation>Troupiers non Mercenaires&#xa0;: {have}, leur commandement en permet {need}.</translation>
    </message>
    <message>
        <source>{entry}: Ammunition Carriers needed: {need}, there are {have}.</source>
        <translation>{entry}, Porteurs de munitions requis&#xa0;: {need}, présents&#xa0;: {have}.</translation>
    </message>
    <message>
        <source>{entry} is a lemure: it is invoked in the battle, not hired.</source>
        <translation>{entry} est un Lémure&#xa0;: il est invoqué pendant l&apos;affrontement, pas recruté.</translation>
    </message>
</context>
<context>
    <name>demo</name>
    <message>
        <source>First blood</source>
        <translation>Premier sang</translation>
    </message>
    <message>
        <source>The ford</source>
        <translation>Le gué</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Copse</source>
        <translation>Bosquet</translation>
    </message>
    <message>
        <source>Pond</source>
        <translation>Étang</translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>{0} dice typed</source>
        <translation>{0} dés saisis</translation>
    </message>
    <message>
        <source>{0} dice thrown by the app</source>
        <translation>{0} dés lancés par l&apos;appli</translation>
    </message>
    <message>
        <source>1 die typed</source>
        <translation>1 dé saisi</translation>
    </message>
    <message>
        <source>1 die thrown by the app</source>
        <translation>1 dé lancé par l&apos;appli</translation>
    </message>
    <message>
        <source>{0} pips; as many fair dice show {1} on average.</source>
        <translation>{0} points&#x202f;; autant de dés équilibrés en montrent {1} en moyenne.</translation>
    </message>
    <message>
        <source>Too few dice to say more: the chance of such luck is told from {0} dice on.</source>
        <translation>Trop peu de dés pour en dire plus&#xa0;: la chance d&apos;un tel sort est donnée à partir de {0} dés.</translation>
    </message>
    <message>
        <source>So many pips or more: {0} of the times that as many fair dice are thrown.</source>
        <translation>Autant de points ou plus&#xa0;: dans {0} des lancers d&apos;autant de dés équilibrés.</translation>
    </message>
    <message>
        <source>So few pips or fewer: {0} of the times that as many fair dice are thrown.</source>
        <translation>Aussi peu de points ou moins&#xa0;: dans {0} des lancers d&apos;autant de dés équilibrés.</translation>
    </message>
    <message>
        <source>Faces as uneven or more so: {0} (counted out).</source>
        <translation>Faces aussi inégales ou plus&#xa0;: {0} (dénombré).</translation>
    </message>
    <message>
        <source>Faces as uneven or more so: {0} (chi-square, five degrees).</source>
        <translation>Faces aussi inégales ou plus&#xa0;: {0} (khi-deux, cinq degrés).</translation>
    </message>
    <message>
        <source>again</source>
        <translation>relance</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>annulé</translation>
    </message>
</context>
<context>
    <name>distances</name>
    <message>
        <source>in contact</source>
        <translation>au contact</translation>
    </message>
    <message>
        <source>could shoot: {band}, {difficulty}</source>
        <translation>pourrait tirer&#xa0;: {band}, {difficulty}</translation>
    </message>
    <message>
        <source>could attack</source>
        <translation>pourrait attaquer</translation>
    </message>
    <message>
        <source>could charge</source>
        <translation>pourrait charger</translation>
    </message>
</context>
<context>
    <name>doings</name>
    <message>
        <source>Take off the table</source>
        <translation>Retirer de la table</translation>
    </message>
    <message>
        <source>Of its Command {0} light, {1} dark</source>
        <translation>De son commandement&#xa0;: clairs {0}, sombres {1}</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activer</translation>
    </message>
    <message>
        <source>Vae soli: 1 Command</source>
        <translation>Vae Soli&#xa0;: 1 PC</translation>
    </message>
    <message>
        <source>Get up</source>
        <translation>Se relever</translation>
    </message>
    <message>
        <source>Free blow at {0}</source>
        <translation>Coup gratuit sur {0}</translation>
    </message>
    <message>
        <source>Second sequence</source>
        <translation>Seconde attaque</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retraite</translation>
    </message>
    <message>
        <source>Shoot…</source>
        <translation>Tirer…</translation>
    </message>
    <message>
        <source>Explosion…</source>
        <translation>Explosion…</translation>
    </message>
    <message>
        <source>Blast…</source>
        <translation>Souffle…</translation>
    </message>
    <message>
        <source>load {0} {1}/{2}</source>
        <translation>recharger {0} {1}/{2}</translation>
    </message>
    <message>
        <source>end Consumed</source>
        <translation>finir Consumé</translation>
    </message>
    <message>
        <source>heal {0} LP</source>
        <translation>soigner {0} LP</translation>
    </message>
    <message>
        <source>{0} ({1} strikes first)</source>
        <translation>{0} ({1} frappe d&apos;abord)</translation>
    </message>
    <message>
        <source>Becomes {0}</source>
        <translation>Devient {0}</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Focus: {0}</source>
        <translation>Focalisation&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Concentration: {0}</source>
        <translation>Concentration&#xa0;: {0}</translation>
    </message>
    <message>
        <source>Free blow</source>
        <translation>Coup gratuit</translation>
    </message>
    <message>
        <source>On the table {0} of {1}, raised {2} of {3}</source>
        <translation>Sur la table {0} sur {1}, invoqués {2} sur {3}</translation>
    </message>
    <message>
        <source>Raise a lemure…</source>
        <translation>Invoquer un Lémure…</translation>
    </message>
    <message>
        <source>Release “{0}”</source>
        <translation>Libérer «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>{0}…</source>
        <translation>{0}…</translation>
    </message>
    <message>
        <source>the Company: {0} of it receive it</source>
        <translation>la compagnie, Personnages qui le reçoivent&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0} of {1} left in all</source>
        <translation>reste {0} sur {1} en tout</translation>
    </message>
    <message>
        <source>{0} of {1} left this turn</source>
        <translation>reste {0} sur {1} ce tour</translation>
    </message>
    <message>
        <source>{0} of {1} left this activation</source>
        <translation>reste {0} sur {1} cette activation</translation>
    </message>
    <message>
        <source>{0} of {1} left this attack</source>
        <translation>reste {0} sur {1} cette attaque</translation>
    </message>
    <message>
        <source>{0} within {1} fathoms</source>
        <translation>{0} à {1} toises ou moins</translation>
    </message>
    <message>
        <source>If {0}: {1}</source>
        <translation>Si {0}&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>{0} first</source>
        <translation>{0} d&apos;abord</translation>
    </message>
    <message>
        <source>To the Action phase</source>
        <translation>Passer à la phase d&apos;actions</translation>
    </message>
    <message>
        <source>Move {0} fathoms ({1})…</source>
        <translation>Déplacer de {0} toises ({1})…</translation>
    </message>
</context>
<context>
    <name>editions</name>
    <message>
        <source>Core rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Revised French chapter on effects</source>
        <translation>Chapitre français révisé sur les effets</translation>
    </message>
    <message>
        <source>Russian rules</source>
        <translation>Règles russes</translation>
    </message>
    <message>
        <source>Our table&apos;s rules</source>
        <translation>Règles de notre table</translation>
    </message>
    <message>
        <source>A fathom is {value} mm long.</source>
        <translation>Une toise mesure {value} mm.</translation>
    </message>
    <message>
        <source>Bonuses can raise DEF to {value}.</source>
        <translation>Les bonus peuvent porter la DEF à {value}.</translation>
    </message>
    <message>
        <source>Only the fighter whose unit is active gains from allies in contact.</source>
        <translation>Seul le combattant dont le Personnage est actif profite des alliés au contact.</translation>
    </message>
    <message>
        <source>Higher ground is worth +1 CBT to the attacker alone.</source>
        <translation>Un terrain plus haut vaut +1 CBT à l&apos;attaquant seul.</translation>
    </message>
    <message>
        <source>The penalty for Wounded comes on top of a green value.</source>
        <translation>Le malus de Blessé s&apos;ajoute à une valeur verte.</translation>
    </message>
    <message>
        <source>Lunge x gives a control area of 1 + x fathoms.</source>
        <translation>Allonge x donne une zone de contrôle de 1 + x toises.</translation>
    </message>
    <message>
        <source>The CMD of a unit that comes later joins the pool at once.</source>
        <translation>Le CMD d&apos;un Personnage qui arrive plus tard rejoint aussitôt la réserve.</translation>
    </message>
    <message>
        <source>Both players take their lemures from one common pool.</source>
        <translation>Les deux joueurs prennent leurs Lémures dans une seule réserve commune.</translation>
    </message>
    <message>
        <source>The CMD of units off the table is in the pool from the start.</source>
        <translation>Le CMD des Personnages hors de la table est dans la réserve dès le début.</translation>
    </message>
    <message>
        <source>MVT is doubled for Run and Charge first, and then modified.</source>
        <translation>Le DPT est d&apos;abord doublé pour la Course et la Charge, puis modifié.</translation>
    </message>
    <message>
        <source>Of two choices due at once the other player makes his first.</source>
        <translation>De deux choix dus en même temps, l&apos;autre joueur fait le sien d&apos;abord.</translation>
    </message>
    <message>
        <source>Becoming Wounded in the fight does not spoil a power.</source>
        <translation>Devenir Blessé dans le combat ne fait pas échouer un pouvoir.</translation>
    </message>
    <message>
        <source>Leaving several control areas costs one point in all.</source>
        <translation>Quitter plusieurs zones de contrôle coûte un point en tout.</translation>
    </message>
    <message>
        <source>The first Dominance counts all units of a Company as heads.</source>
        <translation>La première Dominance compte chaque Personnage d&apos;une compagnie pour une tête.</translation>
    </message>
    <message>
        <source>A lemure has both its activations, however late it begins.</source>
        <translation>Un Lémure a ses deux activations, si tard qu&apos;il commence.</translation>
    </message>
    <message>
        <source>The Dominant player wins a tied authority duel, and pays.</source>
        <translation>Le joueur Dominant gagne un duel d&apos;autorité à égalité, et paie.</translation>
    </message>
    <message>
        <source>The Immortals are a Faction.</source>
        <translation>Les Immortels sont une faction.</translation>
    </message>
    <message>
        <source>With Prestige a Mercenary Officer may be the Officer of that Faction&apos;s Company.</source>
        <translation>Avec Prestige, un Officier Mercenaire peut être l&apos;Officier de la compagnie de cette faction.</translation>
    </message>
    <message>
        <source>CMD of Officers and Independents off the table counts for the first Dominance.</source>
        <translation>Le CMD des Officiers et des Indépendants hors de la table compte pour la première Dominance.</translation>
    </message>
    <message>
        <source>An Officer off the table counts where the first Dominance is a tie.</source>
        <translation>Un Officier hors de la table compte en cas d&apos;égalité à la première Dominance.</translation>
    </message>
    <message>
        <source>A Run or Charge goes farther than MVT; whatever is shorter is none.</source>
        <translation>Une Course ou une Charge va plus loin que le DPT&#x202f;; ce qui est plus court n&apos;en est pas une.</translation>
    </message>
    <message>
        <source>A Harmless enemy strikes at no retreating unit, which may then Shoot or Concentrate too.</source>
        <translation>Un adversaire Inoffensif ne frappe pas un Personnage en retraite, qui peut alors aussi effectuer un Tir ou une Concentration.</translation>
    </message>
    <message>
        <source>A Harmless enemy does not attack a unit for its Concentration or Focus.</source>
        <translation>Un adversaire Inoffensif n&apos;attaque pas un Personnage pour sa Concentration ou sa Focalisation.</translation>
    </message>
    <message>
        <source>A fight spoils a power by death, or by what keeps the unit from its action; by no other state.</source>
        <translation>Un combat fait échouer un pouvoir par la mort, ou par ce qui prive le Personnage de son action&#x202f;; par aucun autre état.</translation>
    </message>
    <message>
        <source>Of effects that clash the active unit&apos;s own comes first.</source>
        <translation>Quand des effets se contredisent, celui du Personnage actif passe d&apos;abord.</translation>
    </message>
    <message>
        <source>Only its target receives an order; whoever else it affects need not be able to.</source>
        <translation>Seule sa cible reçoit un ordre&#x202f;; les autres qu&apos;il affecte n&apos;ont pas à pouvoir en recevoir.</translation>
    </message>
    <message>
        <source>An order to a Company reaches those too who can receive no orders.</source>
        <translation>Un ordre à une compagnie atteint aussi ceux qui ne peuvent recevoir aucun ordre.</translation>
    </message>
    <message>
        <source>Lemures are no combatants: vae soli and orders to a Company pass them by.</source>
        <translation>Les Lémures ne sont pas des Combattants&#xa0;: Vae Soli et les ordres à une compagnie ne les concernent pas.</translation>
    </message>
    <message>
        <source>An order whose header names a target cannot be used while there is no legal one.</source>
        <translation>Un ordre dont l&apos;en-tête nomme une cible ne peut pas être utilisé tant qu&apos;il n&apos;y en a pas de valable.</translation>
    </message>
    <message>
        <source>Officers have vae distanti too, to shoot past nearer enemies.</source>
        <translation>Les Officiers ont aussi Vae Distanti, pour tirer au-delà d&apos;adversaires plus proches.</translation>
    </message>
    <message>
        <source>A bonus or penalty on the CMD of a unit changes its pool at once.</source>
        <translation>Un bonus ou un malus au CMD d&apos;un Personnage change aussitôt sa réserve.</translation>
    </message>
    <message>
        <source>The Command of Immortals is split into light and dark points.</source>
        <translation>Le commandement des Immortels se partage en points clairs et sombres.</translation>
    </message>
    <message>
        <source>Effects can call for authority duels, with stakes of Command.</source>
        <translation>Des effets peuvent demander des duels d&apos;autorité, avec des mises de commandement.</translation>
    </message>
    <message>
        <source>A spell&apos;s trigger says by which action its lemure is raised, in place of Focus.</source>
        <translation>Le déclencheur d&apos;un sort dit par quelle action son Lémure est invoqué, à la place de la Focalisation.</translation>
    </message>
    <message>
        <source>A persistent spell leaves its lemure alive, a dissipated one does not, a radiant one always works.</source>
        <translation>Un sort rémanent laisse son Lémure en vie, un sort dissipé non, un sort radiant agit toujours.</translation>
    </message>
    <message>
        <source>As in the core, not: {sentence}</source>
        <translation>Comme le livre de règles, pas&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Yes.</source>
        <translation>Oui.</translation>
    </message>
    <message>
        <source>No: as in the core rulebook.</source>
        <translation>Non&#xa0;: comme dans le livre de règles.</translation>
    </message>
    <message>
        <source>So say: {editions}.</source>
        <translation>Selon&#xa0;: {editions}.</translation>
    </message>
</context>
<context>
    <name>explained</name>
    <message>
        <source>The difficulty or more is a hit.</source>
        <translation>La difficulté ou plus est une touche.</translation>
    </message>
    <message>
        <source>The new face counts.</source>
        <translation>La nouvelle face compte.</translation>
    </message>
    <message>
        <source>After all re-rolls; none need be thrown again.</source>
        <translation>Après toutes les relances&#x202f;; aucune n&apos;est obligatoire.</translation>
    </message>
    <message>
        <source>Berserk: after a kill one die decides whether it runs on.</source>
        <translation>Berserk&#xa0;: après avoir tué, un dé décide si la ruée continue.</translation>
    </message>
    <message>
        <source>About to be devoured: a die not above DEF saves it.</source>
        <translation>Sur le point d&apos;être dévoré&#xa0;: un dé qui ne dépasse pas la DEF sauve.</translation>
    </message>
    <message>
        <source>A Berserk unit strikes a comrade: the other player chooses.</source>
        <translation>Un Personnage Berserk frappe un camarade&#xa0;: l&apos;autre joueur choisit.</translation>
    </message>
    <message>
        <source>One try in an Action phase, when an enemy makes contact.</source>
        <translation>Un essai par phase d&apos;actions, quand un adversaire vient au contact.</translation>
    </message>
    <message>
        <source>A shot at point blank before the close attack. It need not be taken.</source>
        <translation>Un tir à bout portant avant l&apos;attaque au contact. Il n&apos;est pas obligatoire.</translation>
    </message>
    <message>
        <source>Up to 3 fathoms, through no base and no control area, away from contact.</source>
        <translation>Jusqu&apos;à 3 toises, sans traverser de socle ni de zone de contrôle, hors du contact.</translation>
    </message>
    <message>
        <source>After all other modifiers; one die always stays.</source>
        <translation>Après tous les autres modificateurs&#x202f;; un dé reste toujours.</translation>
    </message>
    <message>
        <source>Five dice at each unit; each hit costs the power of the weapon.</source>
        <translation>Cinq dés contre chaque Personnage&#x202f;; chaque touche coûte la puissance de l&apos;arme.</translation>
    </message>
    <message>
        <source>Dice that hit are used up; the rest go on to the next unit.</source>
        <translation>Les dés qui touchent sont épuisés&#x202f;; les autres passent au Personnage suivant.</translation>
    </message>
    <message>
        <source>Five dice at each unit in the cloud.</source>
        <translation>Cinq dés contre chaque Personnage dans le nuage.</translation>
    </message>
    <message>
        <source>More odd than even dice: another of those who fight there is hit.</source>
        <translation>Plus de dés impairs que pairs&#xa0;: un autre de ceux qui combattent là est touché.</translation>
    </message>
    <message>
        <source>Equally near: chance takes one of them first.</source>
        <translation>À égale distance&#xa0;: le hasard en prend un d&apos;abord.</translation>
    </message>
    <message>
        <source>Equally near: chance picks at whom it runs.</source>
        <translation>À égale distance&#xa0;: le hasard désigne sur qui il se rue.</translation>
    </message>
    <message>
        <source>The weapon was not named: who suffers it picks its table.</source>
        <translation>L&apos;arme n&apos;est pas nommée&#xa0;: qui la subit choisit son tableau.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>There is no battle file &quot;{path}&quot;.</source>
        <translation>Il n&apos;y a pas de fichier d&apos;affrontement &quot;{path}&quot;.</translation>
    </message>
    <message>
        <source>There is no folder &quot;{folder}&quot; to keep &quot;{path}&quot; in.</source>
        <translation>Il n&apos;y a pas de dossier &quot;{folder}&quot; où garder &quot;{path}&quot;.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is a folder; a battle is a file that ends in .hellbattle.</source>
        <translation>&quot;{path}&quot; est un dossier&#x202f;; un affrontement est un fichier qui finit par .hellbattle.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; exists already, and a new battle overwrites nothing: give it another name.</source>
        <translation>&quot;{path}&quot; existe déjà, et un nouvel affrontement n&apos;écrase rien&#xa0;: lui donner un autre nom.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; may not be read by you: ask its owner, or copy it to a folder of your own.</source>
        <translation>&quot;{path}&quot;&#xa0;: lecture non autorisée&#x202f;; demander à son propriétaire, ou le copier dans un dossier à soi.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; or its folder may only be read, and a battle is saved with every command: copy it to a folder that you may write to.</source>
        <translation>&quot;{path}&quot; ou son dossier est en lecture seule, et un affrontement s&apos;enregistre à chaque commande&#xa0;: le copier dans un dossier où l&apos;écriture est permise.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is empty (0 bytes): there is no battle in it.</source>
        <translation>&quot;{path}&quot; est vide (0 octet)&#xa0;: il ne contient aucun affrontement.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is no battle file: it begins with {found} instead of {allowed}.</source>
        <translation>&quot;{path}&quot; n&apos;est pas un fichier d&apos;affrontement&#xa0;: il commence par {found} au lieu de {allowed}.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; belongs to another program: its application id is {found}, that of a battle is {allowed}.</source>
        <translation>&quot;{path}&quot; appartient à un autre programme&#xa0;: son identifiant d&apos;application est {found}, celui d&apos;un affrontement est {allowed}.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is a battle of another game, {found}: open it from the first page, which knows both.</source>
        <translation>&quot;{path}&quot; est un affrontement d&apos;un autre jeu, {found}&#xa0;: l&apos;ouvrir depuis la première page, qui connaît les deux.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; was written by a newer hellassist: its file version is {found}, this one reads up to {allowed}. Update hellassist to open it; the file is unchanged.</source>
        <translation>&quot;{path}&quot; a été écrit par un hellassist plus récent&#xa0;: sa version de fichier est {found}, celui-ci lit jusqu&apos;à {allowed}. Mettre hellassist à jour pour l&apos;ouvrir&#x202f;; le fichier reste inchangé.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; holds a newer kind of entry: row {row}, {kind}, has form {found}, this hellassist reads up to {allowed}. Update hellassist to open it; the file is unchanged.</source>
        <translation>&quot;{path}&quot; contient une entrée d&apos;une forme plus récente&#xa0;: ligne {row}, {kind}, de forme {found}, cet hellassist lit jusqu&apos;à {allowed}. Mettre hellassist à jour pour l&apos;ouvrir&#x202f;; le fichier reste inchangé.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is cut off: {found} bytes are there of {allowed}. What can be read of it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; est tronqué, octets présents&#xa0;: {found} sur {allowed}. Ce qui en est lisible peut être enregistré comme nouvel affrontement.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is damaged ({found}). What can be read of it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; est endommagé ({found}). Ce qui en est lisible peut être enregistré comme nouvel affrontement.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; has an entry that this hellassist does not know: row {row} is of kind &quot;{found}&quot;. The rows before it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; a une entrée que cet hellassist ne connaît pas&#xa0;: la ligne {row} est de type &quot;{found}&quot;. Les lignes d&apos;avant peuvent être enregistrées comme nouvel affrontement.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; has an entry that makes no sense: row {row}, {kind}: {found}. The rows before it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; a une entrée qui n&apos;a pas de sens&#xa0;: ligne {row}, {kind}&#xa0;: {found}. Les lignes d&apos;avant peuvent être enregistrées comme nouvel affrontement.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; cannot be followed: its step {command} speaks of what is not there ({found}). The steps before it can be saved as a new battle.</source>
        <translation>&quot;{path}&quot; ne peut pas être suivi&#xa0;: son étape {command} parle de ce qui n&apos;existe pas ({found}). Les étapes d&apos;avant peuvent être enregistrées comme nouvel affrontement.</translation>
    </message>
    <message>
        <source>Nothing in &quot;{path}&quot; can be read any more ({found}).</source>
        <translation>Plus rien n&apos;est lisible dans &quot;{path}&quot; ({found}).</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is open already, {by}; a battle can be open only once.</source>
        <translation>&quot;{path}&quot; est déjà ouvert, {by}&#x202f;; un affrontement ne peut être ouvert qu&apos;une fois.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; was moved, renamed or deleted while it was open: nothing more can be saved in it. Put it back, or open it from its new place.</source>
        <translation>&quot;{path}&quot; a été déplacé, renommé ou supprimé pendant qu&apos;il était ouvert&#xa0;: plus rien ne peut y être enregistré. Le remettre en place, ou l&apos;ouvrir à son nouvel emplacement.</translation>
    </message>
    <message>
        <source>The disk is full: &quot;{path}&quot; could not be written. Nothing has changed; make room and try again.</source>
        <translation>Le disque est plein&#xa0;: impossible d&apos;écrire &quot;{path}&quot;. Rien n&apos;a changé&#x202f;; faire de la place et réessayer.</translation>
    </message>
    <message>
        <source>The disk did not do as asked for &quot;{path}&quot; ({found}). Nothing has changed.</source>
        <translation>Le disque n&apos;a pas fait ce qui était demandé pour &quot;{path}&quot; ({found}). Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>This cannot be saved in &quot;{path}&quot;: {kind}: {found}. Nothing has changed.</source>
        <translation>Impossible d&apos;enregistrer ceci dans &quot;{path}&quot;&#xa0;: {kind}&#xa0;: {found}. Rien n&apos;a changé.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; is closed.</source>
        <translation>&quot;{path}&quot; est fermé.</translation>
    </message>
    <message>
        <source>{file}, card {card}: another program has changed it since it was read. Save again to put this one in its place.</source>
        <translation>{file}, carte {card}&#xa0;: un autre programme l&apos;a modifiée depuis sa lecture. Enregistrer encore pour mettre celle-ci à sa place.</translation>
    </message>
    <message>
        <source>{file}: the card {card} is not in it any more.</source>
        <translation>{file}&#xa0;: la carte {card} n&apos;y est plus.</translation>
    </message>
    <message>
        <source>allowed are {allowed}.</source>
        <translation>admis&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>allowed is the bare name of a file that ends in .toml.</source>
        <translation>admis&#xa0;: le seul nom d&apos;un fichier qui finit par .toml.</translation>
    </message>
    <message>
        <source>it is no keyword of the rules; one of a unit&apos;s own goes under &quot;other_keywords&quot;.{close}</source>
        <translation>ce n&apos;est pas un mot-clé des règles&#x202f;; un mot-clé propre au Personnage va sous &quot;other_keywords&quot;.{close}</translation>
    </message>
    <message>
        <source>it is one of the rules; those go under &quot;keywords&quot;.</source>
        <translation>c&apos;est un mot-clé des règles&#x202f;; ceux-là vont sous &quot;keywords&quot;.</translation>
    </message>
    <message>
        <source>{found} is no ability that goes without saying; these are {allowed}.</source>
        <translation>{found} n&apos;est pas une capacité qui va de soi&#x202f;; celles-ci le sont&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>found {allowed}; a unit has exactly one rank.</source>
        <translation>trouvé {allowed}&#x202f;; un Personnage a exactement un rang.</translation>
    </message>
    <message>
        <source>for an Infernalist give infernalist = &quot;2/3&quot; beside the keywords.</source>
        <translation>pour un Infernaliste, donner infernalist = &quot;2/3&quot; à côté des mots-clés.</translation>
    </message>
    <message>
        <source>a Mentalist is a unit with an aura, and this one has none.</source>
        <translation>un Mentaliste est un Personnage doté d&apos;une aura, et celui-ci n&apos;en a pas.</translation>
    </message>
    <message>
        <source>pr: {unusual} is exceptional</source>
        <translation>pr&#xa0;: {unusual} est exceptionnel</translation>
    </message>
    <message>
        <source>is missing; allowed is one of {allowed}. Only a lemure has none.</source>
        <translation>manque&#x202f;; admis&#xa0;: {allowed}. Seul un Lémure n&apos;en a pas.</translation>
    </message>
    <message>
        <source> Known are {allowed}.</source>
        <translation> Connus&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>there is no faction {found}.{close}</source>
        <translation>il n&apos;y a pas de faction {found}.{close}</translation>
    </message>
    <message>
        <source>an Unbeliever has no Faith, not even 0: leave the field out.</source>
        <translation>un Incroyant n&apos;a pas de Foi, pas même 0&#xa0;: omettre le champ.</translation>
    </message>
    <message>
        <source>is printed only on a card with a ranged weapon: add the weapon or leave it out.</source>
        <translation>n&apos;est imprimé que sur une carte avec une arme à distance&#xa0;: ajouter l&apos;arme ou l&apos;omettre.</translation>
    </message>
    <message>
        <source>is missing; a unit with a ranged weapon has a Shooting Skill.</source>
        <translation>manque&#x202f;; un Personnage avec une arme à distance a une valeur de Tir.</translation>
    </message>
    <message>
        <source>a unit with CBT needs a close combat weapon, for its power table.</source>
        <translation>un Personnage avec CBT a besoin d&apos;une arme de contact, pour son tableau de puissance.</translation>
    </message>
    <message>
        <source>a card prints either CMD or split Command.</source>
        <translation>une carte imprime soit CMD, soit un commandement binaire.</translation>
    </message>
    <message>
        <source>variant = &quot;first&quot; or &quot;second&quot;, and variant_of = the name that both share</source>
        <translation>variant = &quot;first&quot; ou &quot;second&quot;, et variant_of = le nom commun aux deux</translation>
    </message>
    <message>
        <source>availability &quot;Limited 3/2&quot; goes with {form}; other units have neither.</source>
        <translation>la disponibilité &quot;Limited 3/2&quot; va avec {form}&#x202f;; les autres Personnages n&apos;ont ni l&apos;un ni l&apos;autre.</translation>
    </message>
    <message>
        <source>{name} is a weapon&apos;s ability: list it with its weapon.</source>
        <translation>{name} est une capacité d&apos;arme&#xa0;: l&apos;inscrire avec son arme.</translation>
    </message>
    <message>
        <source>{name} names one of the factions {allowed}.</source>
        <translation>{name} nomme l&apos;une des factions {allowed}.</translation>
    </message>
    <message>
        <source>allowed is a name with letters or digits.</source>
        <translation>admis&#xa0;: un nom avec des lettres ou des chiffres.</translation>
    </message>
    <message>
        <source>{name}: it is of version {found}, written by a newer hellassist; this one reads {allowed}.</source>
        <translation>{name}&#xa0;: version {found}, écrite par un hellassist plus récent&#x202f;; celui-ci lit {allowed}.</translation>
    </message>
    <message>
        <source>Edition has no switch {found}.{close}</source>
        <translation>Edition n&apos;a pas de réglage {found}.{close}</translation>
    </message>
    <message>
        <source>there is no edition {found}; allowed are {allowed}.</source>
        <translation>il n&apos;y a pas d&apos;édition {found}&#x202f;; admis&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{name} says the same as the core: leave it out.</source>
        <translation>{name} dit la même chose que le livre de règles&#xa0;: l&apos;omettre.</translation>
    </message>
    <message>
        <source>{file}, switch {key}</source>
        <translation>{file}, réglage {key}</translation>
    </message>
    <message>
        <source>trigger, cost, target and limit</source>
        <translation>déclencheur, coût, cible et limite</translation>
    </message>
    <message>
        <source>trigger, range and target</source>
        <translation>déclencheur, portée et cible</translation>
    </message>
    <message>
        <source>trigger, type and target</source>
        <translation>déclencheur, type et cible</translation>
    </message>
    <message>
        <source>a spell is never Constant: its trigger says how its lemure is raised.</source>
        <translation>un sort n&apos;est jamais Constant&#xa0;: son déclencheur dit comment son Lémure est invoqué.</translation>
    </message>
    <message>
        <source>it has {count} fields; allowed are {names}, with dashes between them.</source>
        <translation>nombre de champs&#xa0;: {count}&#x202f;; admis&#xa0;: {names}, séparés par des tirets.</translation>
    </message>
    <message>
        <source>&quot;{word}&quot; has no place there.{close}</source>
        <translation>&quot;{word}&quot; n&apos;a pas sa place ici.{close}</translation>
    </message>
    <message>
        <source>&quot;{found}&quot; is no cost; allowed are forms as in &quot;1 CMD&quot;, &quot;1, 2 or 3 CMD&quot;, &quot;2* CMD&quot;, &quot;X CMD&quot;, &quot;Gratuit&quot;.</source>
        <translation>&quot;{found}&quot; n&apos;est pas un coût&#x202f;; formes admises&#xa0;: &quot;1 CMD&quot;, &quot;1, 2 or 3 CMD&quot;, &quot;2* CMD&quot;, &quot;X CMD&quot;, &quot;Gratuit&quot;.</translation>
    </message>
    <message>
        <source>&quot;{found}&quot; is no limit; allowed are forms as in &quot;Illimité&quot;, &quot;Unique (attaque)&quot;, &quot;2 (tour)&quot;.</source>
        <translation>&quot;{found}&quot; n&apos;est pas une limite&#x202f;; formes admises&#xa0;: &quot;Illimité&quot;, &quot;Unique (attaque)&quot;, &quot;2 (tour)&quot;.</translation>
    </message>
    <message>
        <source>&quot;{found}&quot; is no range; allowed are forms as in &quot;4 toises&quot;, &quot;4 fathoms&quot;, &quot;infini&quot;.</source>
        <translation>&quot;{found}&quot; n&apos;est pas une portée&#x202f;; formes admises&#xa0;: &quot;4 toises&quot;, &quot;4 fathoms&quot;, &quot;infini&quot;.</translation>
    </message>
    <message>
        <source>a huge number</source>
        <translation>un nombre énorme</translation>
    </message>
    <message>
        <source>a table with {count} entries</source>
        <translation>une table (entrées&#xa0;: {count})</translation>
    </message>
    <message>
        <source>an empty table</source>
        <translation>une table vide</translation>
    </message>
    <message>
        <source>the list [{items}]</source>
        <translation>la liste [{items}]</translation>
    </message>
    <message>
        <source> Did you mean {allowed}?</source>
        <translation> Peut-être {allowed}&#x202f;?</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} ou {last}</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>le tout</translation>
    </message>
    <message>
        <source>{where}, {field}: {what}</source>
        <translation>{where}, {field}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>is missing.</source>
        <translation>manque.</translation>
    </message>
    <message>
        <source>there is no such field.{close}</source>
        <translation>ce champ n&apos;existe pas.{close}</translation>
    </message>
    <message>
        <source> Allowed are {allowed}.</source>
        <translation> Admis&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>allowed is one of {allowed}.</source>
        <translation>admis&#xa0;: une valeur parmi {allowed}.</translation>
    </message>
    <message>
        <source>the least allowed is {least}.</source>
        <translation>le minimum admis est {least}.</translation>
    </message>
    <message>
        <source>the most allowed is {most}.</source>
        <translation>le maximum admis est {most}.</translation>
    </message>
    <message>
        <source>allowed is more than {least}.</source>
        <translation>admis&#xa0;: plus de {least}.</translation>
    </message>
    <message>
        <source>allowed is a whole number.</source>
        <translation>admis&#xa0;: un nombre entier.</translation>
    </message>
    <message>
        <source>that is too large.</source>
        <translation>c&apos;est trop grand.</translation>
    </message>
    <message>
        <source>allowed is a number.</source>
        <translation>admis&#xa0;: un nombre.</translation>
    </message>
    <message>
        <source>allowed is a finite number.</source>
        <translation>admis&#xa0;: un nombre fini.</translation>
    </message>
    <message>
        <source>allowed is a text in quotation marks.</source>
        <translation>admis&#xa0;: un texte entre guillemets.</translation>
    </message>
    <message>
        <source>allowed is true or false.</source>
        <translation>admis&#xa0;: true ou false.</translation>
    </message>
    <message>
        <source>allowed is a list in square brackets.</source>
        <translation>admis&#xa0;: une liste entre crochets.</translation>
    </message>
    <message>
        <source>allowed is a table.</source>
        <translation>admis&#xa0;: une table.</translation>
    </message>
    <message>
        <source>allowed are at most {most} entries.</source>
        <translation>entrées admises&#xa0;: {most} au plus.</translation>
    </message>
    <message>
        <source>found {found}; {what}</source>
        <translation>trouvé {found}&#x202f;; {what}</translation>
    </message>
    <message>
        <source>{file}, faction {key}</source>
        <translation>{file}, faction {key}</translation>
    </message>
    <message>
        <source>{file}, card {key}</source>
        <translation>{file}, carte {key}</translation>
    </message>
    <message>
        <source>{where}, id: the id of a card is the name of its table; leave this field out.</source>
        <translation>{where}, id&#xa0;: l&apos;id d&apos;une carte est le nom de sa table&#x202f;; omettre ce champ.</translation>
    </message>
    <message>
        <source>{file}: it holds no card; a card is a table as in [sergeant].</source>
        <translation>{file}&#xa0;: aucune carte dedans&#x202f;; une carte est une table comme [sergeant].</translation>
    </message>
    <message>
        <source>{file}, form: found {found}; allowed is a whole number from 1 to {most}.</source>
        <translation>{file}, form&#xa0;: trouvé {found}&#x202f;; admis&#xa0;: un nombre entier de 1 à {most}.</translation>
    </message>
    <message>
        <source>{file}: a newer app wrote it, in form {found}; this one reads form {most} and older. An update of the app will read it.</source>
        <translation>{file}&#xa0;: une appli plus récente l&apos;a écrit, dans la forme {found}&#x202f;; celle-ci lit jusqu&apos;à la forme {most}. Une mise à jour de l&apos;appli le lira.</translation>
    </message>
    <message>
        <source>{file}, card {found}: {found2} has a card of this id already.</source>
        <translation>{file}, carte {found}&#xa0;: {found2} a déjà une carte avec cet id.</translation>
    </message>
    <message>
        <source>a header as in &quot;Active • 2 permanent CMD • Unique&quot;</source>
        <translation>un en-tête comme &quot;Active • 2 permanent CMD • Unique&quot;</translation>
    </message>
    <message>
        <source>a header as in &quot;Temporary • Active • 4 fathom radius • Lingering • Muslims&quot;</source>
        <translation>un en-tête comme &quot;Temporary • Active • 4 fathom radius • Lingering • Muslims&quot;</translation>
    </message>
    <message>
        <source>&quot;{part}&quot; has no place in it; allowed is {form}.{close}</source>
        <translation>&quot;{part}&quot; n&apos;y a pas sa place&#x202f;; admis&#xa0;: {form}.{close}</translation>
    </message>
    <message>
        <source>it gives its {kind} twice; allowed is {form}.</source>
        <translation>{kind} y figure deux fois&#x202f;; admis&#xa0;: {form}.</translation>
    </message>
    <message>
        <source>&quot;{part}&quot; has no place there; allowed is {form}.</source>
        <translation>&quot;{part}&quot; n&apos;a pas sa place ici&#x202f;; admis&#xa0;: {form}.</translation>
    </message>
    <message>
        <source>Permanent or Temporary, a radius, and Lingering or Instant</source>
        <translation>Permanent ou Temporary, un rayon, et Lingering ou Instant</translation>
    </message>
    <message>
        <source>it needs {needed}; allowed is {form}.</source>
        <translation>il faut {needed}&#x202f;; admis&#xa0;: {form}.</translation>
    </message>
    <message>
        <source>allowed is {form}.</source>
        <translation>admis&#xa0;: {form}.</translation>
    </message>
    <message>
        <source>{file}, type {key}</source>
        <translation>{file}, type {key}</translation>
    </message>
    <message>
        <source>{where}, name: is missing.</source>
        <translation>{where}, name&#xa0;: manque.</translation>
    </message>
    <message>
        <source>is missing; allowed is one of {allowed}.</source>
        <translation>manque&#x202f;; admis&#xa0;: une valeur parmi {allowed}.</translation>
    </message>
    <message>
        <source>found &quot;lore&quot;; lore units are &quot;Deity&quot;, &quot;Dragon&quot;, &quot;Airship&quot; and &quot;Monster&quot; alone.</source>
        <translation>trouvé &quot;lore&quot;&#x202f;; les seules unités de légende sont &quot;Deity&quot;, &quot;Dragon&quot;, &quot;Airship&quot; et &quot;Monster&quot;.</translation>
    </message>
    <message>
        <source>{name} always have {found}: it cannot be left out.</source>
        <translation>{name}, toujours avec {found}&#xa0;: cela ne peut pas être omis.</translation>
    </message>
    <message>
        <source>found {found}; {name} are &quot;{allowed}&quot;.</source>
        <translation>trouvé {found}&#x202f;; {name}&#xa0;: admis &quot;{allowed}&quot;.</translation>
    </message>
    <message>
        <source>found {found}.</source>
        <translation>trouvé {found}.</translation>
    </message>
    <message>
        <source>{file}, army {key}: there is no type {found}.{close}</source>
        <translation>{file}, armée {key}&#xa0;: il n&apos;y a pas de type {found}.{close}</translation>
    </message>
    <message>
        <source>{file}, army {key}</source>
        <translation>{file}, armée {key}</translation>
    </message>
    <message>
        <source>{file}, {what} {key}</source>
        <translation>{file}, {what} {key}</translation>
    </message>
    <message>
        <source>that is the name of a preset; call your rules otherwise.</source>
        <translation>c&apos;est le nom d&apos;un préréglage&#x202f;; nommer les règles autrement.</translation>
    </message>
    <message>
        <source>there is no switch {found}.{close}</source>
        <translation>il n&apos;y a pas de réglage {found}.{close}</translation>
    </message>
    <message>
        <source>{switch}: found {found}; allowed are {values}.</source>
        <translation>{switch}&#xa0;: trouvé {found}&#x202f;; admis&#xa0;: {values}.</translation>
    </message>
    <message>
        <source>{name} takes no number.</source>
        <translation>{name} ne prend pas de nombre.</translation>
    </message>
    <message>
        <source>{name} takes nothing in brackets.</source>
        <translation>{name} ne prend rien entre parenthèses.</translation>
    </message>
    <message>
        <source>{name} needs its {keyword} in brackets as in &quot;{sample}&quot;.</source>
        <translation>{name} exige son {keyword} entre parenthèses, comme &quot;{sample}&quot;.</translation>
    </message>
    <message>
        <source>the brackets of {name} hold one of {allowed}.</source>
        <translation>les parenthèses de {name} contiennent une valeur parmi {allowed}.</translation>
    </message>
    <message>
        <source>a whole number, or red and green as in &quot;4/3&quot;</source>
        <translation>un nombre entier, ou rouge et vert comme &quot;4/3&quot;</translation>
    </message>
    <message>
        <source>&quot;4/1&quot; for 4 Life Points and Wound Threshold 1, or &quot;3&quot; without a threshold</source>
        <translation>&quot;4/1&quot; pour 4 points de vie et un seuil de blessure de 1, ou &quot;3&quot; sans seuil</translation>
    </message>
    <message>
        <source>&quot;Unlimited&quot;, &quot;Unique&quot;, &quot;Limited 3&quot;, &quot;Limited 3/2&quot; or &quot;Associated (Hunter) 2&quot;</source>
        <translation>&quot;Unlimited&quot;, &quot;Unique&quot;, &quot;Limited 3&quot;, &quot;Limited 3/2&quot; ou &quot;Associated (Hunter) 2&quot;</translation>
    </message>
    <message>
        <source>&quot;Stunned&quot;, &quot;Pain 2&quot; or &quot;Consumed (fire, durable, 2/3)&quot;</source>
        <translation>&quot;Stunned&quot;, &quot;Pain 2&quot; ou &quot;Consumed (fire, durable, 2/3)&quot;</translation>
    </message>
    <message>
        <source>a number of damage points, an effect, or both as in &quot;4 + Pain 2&quot;</source>
        <translation>un nombre de points de dégâts, un effet, ou les deux comme &quot;4 + Pain 2&quot;</translation>
    </message>
    <message>
        <source>&quot;Fast 3&quot;, &quot;Arch-enemy (Officer) 2&quot;, or a table with name and text</source>
        <translation>&quot;Fast 3&quot;, &quot;Arch-enemy (Officer) 2&quot;, ou une table avec name et text</translation>
    </message>
    <message>
        <source>&quot;Explosion (power 3/1)&quot;, &quot;Impact blast (power 4/2)&quot;, &quot;Cloud-type blast (Stunned 2)&quot;</source>
        <translation>&quot;Explosion (power 3/1)&quot;, &quot;Impact blast (power 4/2)&quot;, &quot;Cloud-type blast (Stunned 2)&quot;</translation>
    </message>
    <message>
        <source>allowed are values from {least} to {most}.</source>
        <translation>admis&#xa0;: des valeurs de {least} à {most}.</translation>
    </message>
    <message>
        <source>allowed are 1 to {most} Life Points.</source>
        <translation>admis&#xa0;: 1 à {most} points de vie.</translation>
    </message>
    <message>
        <source>the Wound Threshold must be at least 1 and lower than the Life Points.</source>
        <translation>le seuil de blessure doit être d&apos;au moins 1 et inférieur aux points de vie.</translation>
    </message>
    <message>
        <source>one of {allowed}, or a diameter of {sizes} mm</source>
        <translation>une valeur parmi {allowed}, ou un diamètre de {sizes} mm</translation>
    </message>
    <message>
        <source>&quot;2/3&quot; for 2 lemures at one time and 3 in a game</source>
        <translation>&quot;2/3&quot; pour 2 Lémures à la fois et 3 dans une partie</translation>
    </message>
    <message>
        <source>both numbers must lie between 1 and {most}.</source>
        <translation>les deux nombres doivent être entre 1 et {most}.</translation>
    </message>
    <message>
        <source>allowed are numbers up to {most}.</source>
        <translation>admis&#xa0;: des nombres jusqu&apos;à {most}.</translation>
    </message>
    <message>
        <source>Consumed needs its type and both numbers as in &quot;Consumed (fire, 2/3)&quot;.</source>
        <translation>Consumed exige son type et les deux nombres, comme &quot;Consumed (fire, 2/3)&quot;.</translation>
    </message>
    <message>
        <source>there is no state &quot;{found}&quot;.{close}</source>
        <translation>il n&apos;y a pas d&apos;état &quot;{found}&quot;.{close}</translation>
    </message>
    <message>
        <source>a power table is a list of 5 columns as in [2, 3, 5, 6, 8].</source>
        <translation>un tableau de puissance est une liste de 5 colonnes comme [2, 3, 5, 6, 8].</translation>
    </message>
    <message>
        <source>it has {count} columns; a power table has exactly 5, for 1 to 5 hits.</source>
        <translation>nombre de colonnes&#xa0;: {count}&#x202f;; un tableau de puissance en a exactement 5, pour 1 à 5 touches.</translation>
    </message>
    <message>
        <source>{column} is {found}: {what}</source>
        <translation>{column} est {found}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>the column for 1 hit</source>
        <translation>la colonne pour 1 touche</translation>
    </message>
    <message>
        <source>the column for {hits} hits</source>
        <translation>la colonne pour {hits} touches</translation>
    </message>
    <message>
        <source>a Difficulty above 6 cannot be rolled with a die.</source>
        <translation>une difficulté supérieure à 6 ne peut pas être obtenue avec un dé.</translation>
    </message>
    <message>
        <source>allowed is a radius above 0 and up to {most} fathoms.</source>
        <translation>admis&#xa0;: un rayon supérieur à 0 et de {most} toises au plus.</translation>
    </message>
    <message>
        <source>a table for an ability has name and text, and x and keyword where they are printed.</source>
        <translation>une table pour une capacité a name et text, ainsi que x et keyword s&apos;ils sont imprimés.</translation>
    </message>
    <message>
        <source>the x of an ability is a whole number.</source>
        <translation>le x d&apos;une capacité est un nombre entier.</translation>
    </message>
    <message>
        <source>the rules know no ability &quot;{name}&quot;, so the card must bring its printed text.{close}</source>
        <translation>les règles ne connaissent pas de capacité &quot;{name}&quot;&#xa0;: la carte doit donc donner son texte imprimé.{close}</translation>
    </message>
    <message>
        <source>allowed are numbers from {least} to {most}.</source>
        <translation>admis&#xa0;: des nombres de {least} à {most}.</translation>
    </message>
    <message>
        <source>it has {count} entries; allowed are {most}.</source>
        <translation>nombre d&apos;entrées&#xa0;: {count}&#x202f;; admis&#xa0;: {most}.</translation>
    </message>
    <message>
        <source>the entry {found} will not do: {what}</source>
        <translation>l&apos;entrée {found} ne convient pas&#xa0;: {what}</translation>
    </message>
    <message>
        <source>is missing; only an explosion or a blast does without a power table.</source>
        <translation>manque&#x202f;; seuls une explosion ou un souffle se passent de tableau de puissance.</translation>
    </message>
    <message>
        <source>is one thing too many: a blast or an explosion has no power table.</source>
        <translation>est de trop&#xa0;: un souffle ou une explosion n&apos;a pas de tableau de puissance.</translation>
    </message>
    <message>
        <source>found &quot;close&quot;; a blast or an explosion is &quot;ranged&quot;.</source>
        <translation>trouvé &quot;close&quot;&#x202f;; un souffle ou une explosion est &quot;ranged&quot;.</translation>
    </message>
    <message>
        <source>is for ranged weapons; for those give use = &quot;ranged&quot;.</source>
        <translation>est pour les armes à distance&#x202f;; pour celles-ci, donner use = &quot;ranged&quot;.</translation>
    </message>
    <message>
        <source>is missing; a ranged weapon has one in fathoms.</source>
        <translation>manque&#x202f;; une arme à distance en a une, en toises.</translation>
    </message>
    <message>
        <source>{name} belongs to the unit and not to a weapon.</source>
        <translation>{name} appartient au Personnage et non à une arme.</translation>
    </message>
    <message>
        <source>goes with do = &quot;stat&quot;, and that needs it.</source>
        <translation>va avec do = &quot;stat&quot;, et celui-ci l&apos;exige.</translation>
    </message>
    <message>
        <source>goes with do = &quot;state&quot;, and that needs it.</source>
        <translation>va avec do = &quot;state&quot;, et celui-ci l&apos;exige.</translation>
    </message>
    <message>
        <source>goes with do = &quot;permit&quot;, and that needs it.</source>
        <translation>va avec do = &quot;permit&quot;, et celui-ci l&apos;exige.</translation>
    </message>
    <message>
        <source>is missing; what is &quot;manual&quot; is put before the players in words.</source>
        <translation>manque&#x202f;; ce qui est &quot;manual&quot; est présenté aux joueurs par un texte.</translation>
    </message>
    <message>
        <source>says what an X in the cost stands for, and goes with it.</source>
        <translation>dit ce que représente un X dans le coût, et va avec lui.</translation>
    </message>
    <message>
        <source>a {type} effect with this trigger there is not.</source>
        <translation>un effet {type} avec ce déclencheur n&apos;existe pas.</translation>
    </message>
    <message>
        <source>is missing; after its header an effect says what it does.</source>
        <translation>manque&#x202f;; après son en-tête, un effet dit ce qu&apos;il fait.</translation>
    </message>
    <message>
        <source>is for a power without trigger; take one of the two out.</source>
        <translation>est pour un pouvoir sans déclencheur&#x202f;; retirer l&apos;un des deux.</translation>
    </message>
    <message>
        <source>a spell is never Constant.</source>
        <translation>un sort n&apos;est jamais Constant.</translation>
    </message>
    <message>
        <source>is missing; after its header a spell says what it does.</source>
        <translation>manque&#x202f;; après son en-tête, un sort dit ce qu&apos;il fait.</translation>
    </message>
    <message>
        <source>allowed is a table of values and their sources, as in cmd = &quot;core rulebook&quot;.</source>
        <translation>admis&#xa0;: une table de valeurs et de leurs sources, comme cmd = &quot;core rulebook&quot;.</translation>
    </message>
    <message>
        <source>the card has no such value.{close}</source>
        <translation>la carte n&apos;a pas cette valeur.{close}</translation>
    </message>
    <message>
        <source>found {found}; allowed is the value of one of its readings.</source>
        <translation>trouvé {found}&#x202f;; admis&#xa0;: la valeur d&apos;une de ses interprétations.</translation>
    </message>
    <message>
        <source>two of them have the same value.</source>
        <translation>deux d&apos;entre elles ont la même valeur.</translation>
    </message>
    <message>
        <source>{file}, ruling {key}</source>
        <translation>{file}, décision {key}</translation>
    </message>
    <message>
        <source>{file}, card {found}: another file has a card of this id.</source>
        <translation>{file}, carte {found}&#xa0;: un autre fichier a une carte avec cet id.</translation>
    </message>
    <message>
        <source>{name}: the folder cannot be read: {close}.</source>
        <translation>{name}&#xa0;: impossible de lire le dossier&#xa0;: {close}.</translation>
    </message>
    <message>
        <source>card {found}, transformation.shape: there is no card {found2}.</source>
        <translation>carte {found}, transformation.shape&#xa0;: il n&apos;y a pas de carte {found2}.</translation>
    </message>
    <message>
        <source>an outline has three corners or more.</source>
        <translation>un contour a trois coins ou plus.</translation>
    </message>
    <message>
        <source>an outline has at most {most} corners.</source>
        <translation>un contour a au plus {most} coins.</translation>
    </message>
    <message>
        <source>every corner is two finite numbers.</source>
        <translation>chaque coin se compose de deux nombres finis.</translation>
    </message>
    <message>
        <source>an outline encloses an area.</source>
        <translation>un contour entoure une surface.</translation>
    </message>
    <message>
        <source>an outline may not cross itself.</source>
        <translation>un contour ne peut pas se croiser lui-même.</translation>
    </message>
    <message>
        <source>allowed is a list of corners as in [[1, 2], [4, 2], [4, 5]].</source>
        <translation>admis&#xa0;: une liste de coins comme [[1, 2], [4, 2], [4, 5]].</translation>
    </message>
    <message>
        <source>the corner {found} will not do; allowed is a pair of numbers as in [4, 2.5].</source>
        <translation>le coin {found} ne convient pas&#x202f;; admis&#xa0;: une paire de nombres comme [4, 2.5].</translation>
    </message>
    <message>
        <source>give either an outline or a circle, and not both.</source>
        <translation>donner soit un contour, soit un cercle, et pas les deux.</translation>
    </message>
    <message>
        <source>its radius is {found}; allowed is more than 0 and at most {most:g}.</source>
        <translation>son rayon est {found}&#x202f;; admis&#xa0;: plus de 0 et au plus {most:g}.</translation>
    </message>
    <message>
        <source>{name}: it is no well-formed TOML: {said}.</source>
        <translation>{name}&#xa0;: ce n&apos;est pas du TOML bien formé&#xa0;: {said}.</translation>
    </message>
    <message>
        <source>{name}: its tables or lists are nested too deeply.</source>
        <translation>{name}&#xa0;: ses tables ou ses listes sont trop imbriquées.</translation>
    </message>
    <message>
        <source>{name}: a number in it is too long.</source>
        <translation>{name}&#xa0;: un nombre y est trop long.</translation>
    </message>
    <message>
        <source>{name}, {key}: found {found}; allowed are tables as in [{table}].</source>
        <translation>{name}, {key}&#xa0;: trouvé {found}&#x202f;; admis&#xa0;: des tables comme [{table}].</translation>
    </message>
    <message>
        <source>{name}, {key}: the name of a table is made of small letters, digits and underscores, with a letter in front.</source>
        <translation>{name}, {key}&#xa0;: le nom d&apos;une table se compose de minuscules, de chiffres et de tirets bas, avec une lettre au début.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}&#xa0;: ce fichier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>{file}: it is a folder or a device and no file.</source>
        <translation>{file}&#xa0;: c&apos;est un dossier ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>{file}: it is larger than {most} bytes, so it was not read.</source>
        <translation>{file}&#xa0;: il dépasse {most} octets et n&apos;a donc pas été lu.</translation>
    </message>
    <message>
        <source>{file}: it cannot be read: {close}.</source>
        <translation>{file}&#xa0;: lecture impossible&#xa0;: {close}.</translation>
    </message>
    <message>
        <source>{file}: it is UTF-16 text or no text at all; save it as UTF-8.</source>
        <translation>{file}&#xa0;: c&apos;est du texte UTF-16 ou pas du texte&#x202f;; l&apos;enregistrer en UTF-8.</translation>
    </message>
    <message>
        <source>{file}: it is not UTF-8: byte {start} is 0x{found:02X}; save it as UTF-8.</source>
        <translation>{file}&#xa0;: ce n&apos;est pas de l&apos;UTF-8&#xa0;: l&apos;octet {start} est 0x{found:02X}&#x202f;; l&apos;enregistrer en UTF-8.</translation>
    </message>
    <message>
        <source>allowed is a text that is not empty.</source>
        <translation>admis&#xa0;: un texte non vide.</translation>
    </message>
    <message>
        <source>allowed is a text, or a text for each language as in { en = &quot;Sergeant&quot;, fr = &quot;Sergent&quot; }.</source>
        <translation>admis&#xa0;: un texte, ou un texte par langue comme { en = &quot;Sergeant&quot;, fr = &quot;Sergent&quot; }.</translation>
    </message>
    <message>
        <source>that is {count} characters long; allowed are {longest}.</source>
        <translation>cela fait {count} caractères&#x202f;; admis&#xa0;: {longest}.</translation>
    </message>
    <message>
        <source>it holds the control character U+{ord:04X}; allowed is visible text.</source>
        <translation>il contient le caractère de contrôle U+{ord:04X}&#x202f;; admis&#xa0;: du texte visible.</translation>
    </message>
    <message>
        <source>{name}, line {number}: it was passed over; allowed is a line as 3 × Damned.</source>
        <translation>{name}, ligne {number}&#xa0;: elle a été ignorée&#x202f;; admis&#xa0;: une ligne comme 3 × Damned.</translation>
    </message>
    <message>
        <source>{name}: it is longer than {most} characters, so it was not read.</source>
        <translation>{name}&#xa0;: il dépasse {most} caractères et n&apos;a donc pas été lu.</translation>
    </message>
    <message>
        <source>{name}: there is no text in it.</source>
        <translation>{name}&#xa0;: il n&apos;y a pas de texte dedans.</translation>
    </message>
    <message>
        <source>{name}, line {number}: it holds the control character {sign}; allowed is text.</source>
        <translation>{name}, ligne {number}&#xa0;: elle contient le caractère de contrôle {sign}&#x202f;; admis&#xa0;: du texte.</translation>
    </message>
    <message>
        <source>{name}: its last line says {said} units, but {units} stand above it: a part is missing.</source>
        <translation>{name}, Personnages selon la dernière ligne&#xa0;: {said}, au-dessus d&apos;elle&#xa0;: {units}&#x202f;; une partie manque.</translation>
    </message>
    <message>
        <source>{name}: its last line, [hellassist company …], is missing: it may be cut off.</source>
        <translation>{name}&#xa0;: sa dernière ligne, [hellassist company …], manque&#xa0;: le texte est peut-être tronqué.</translation>
    </message>
    <message>
        <source>{name}: no line of it names a card; allowed are lines as 3 × Damned.</source>
        <translation>{name}&#xa0;: aucune ligne ne nomme une carte&#x202f;; admis&#xa0;: des lignes comme 3 × Damned.</translation>
    </message>
    <message>
        <source>&quot;DEF +2, allies, this turn&quot;, &quot;heal 2, ally&quot;, &quot;Stunned, enemy&quot;, &quot;command +1&quot; or &quot;by hand: …&quot;</source>
        <translation>&quot;DEF +2, allies, this turn&quot;, &quot;heal 2, ally&quot;, &quot;Stunned, enemy&quot;, &quot;command +1&quot; ou &quot;by hand: …&quot;</translation>
    </message>
    <message>
        <source>after {found} its text is missing.</source>
        <translation>après {found}, le texte manque.</translation>
    </message>
    <message>
        <source>{found} is one thing too many in {line}; a semicolon begins another.</source>
        <translation>{found} est de trop dans {line}&#x202f;; un point-virgule commence un autre effet.</translation>
    </message>
    <message>
        <source>{found} does not say what happens; allowed is {form}.</source>
        <translation>{found} ne dit pas ce qui se passe&#x202f;; admis&#xa0;: {form}.</translation>
    </message>
    <message>
        <source>{found} has no place there.{close} Whom it is about: {on}. How long: {until}.</source>
        <translation>{found} n&apos;a pas sa place ici.{close} Qui est concerné&#xa0;: {on}. Durée&#xa0;: {until}.</translation>
    </message>
    <message>
        <source> Allowed is {form}.</source>
        <translation> Admis&#xa0;: {form}.</translation>
    </message>
    <message>
        <source>a line has one language.</source>
        <translation>une ligne n&apos;a qu&apos;une langue.</translation>
    </message>
    <message>
        <source>marks what the text leaves out, which this is.</source>
        <translation>marque ce que le texte omet, ce qui est le cas ici.</translation>
    </message>
    <message>
        <source>is for what the text leaves out.</source>
        <translation>est réservé à ce que le texte omet.</translation>
    </message>
    <message>
        <source>{file}, row {row}: it must name the columns, one of them “name”; see the template.</source>
        <translation>{file}, ligne {row}&#xa0;: elle doit nommer les colonnes, dont «&#xa0;name&#xa0;»&#x202f;; voir le modèle.</translation>
    </message>
    <message>
        <source>{file}, row {row}: there is no column {found}; it was passed over.</source>
        <translation>{file}, ligne {row}&#xa0;: il n&apos;y a pas de colonne {found}&#x202f;; elle a été ignorée.</translation>
    </message>
    <message>
        <source>{file}, row {row}: the column {found} is there twice; the last counts.</source>
        <translation>{file}, ligne {row}&#xa0;: la colonne {found} y est deux fois&#x202f;; la dernière compte.</translation>
    </message>
    <message>
        <source>{file}, row {row}</source>
        <translation>{file}, ligne {row}</translation>
    </message>
    <message>
        <source>{where}, column “id”: found {found}; allowed are small letters, digits and underscores.</source>
        <translation>{where}, colonne «&#xa0;id&#xa0;»&#xa0;: trouvé {found}&#x202f;; admis&#xa0;: minuscules, chiffres et tirets bas.</translation>
    </message>
    <message>
        <source>{where}: {found} stands in a column without a name; it was passed over.</source>
        <translation>{where}&#xa0;: {found} est dans une colonne sans nom et a été ignoré.</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{where}, column “{column}”: {what}</source>
        <translation>{where}, colonne «&#xa0;{column}&#xa0;»&#xa0;: {what}</translation>
    </message>
    <message>
        <source>found {found}; that looks like a date that a spreadsheet made of two numbers.</source>
        <translation>trouvé {found}&#x202f;; cela ressemble à une date qu&apos;un tableur a faite de deux nombres.</translation>
    </message>
    <message>
        <source>{file}: it holds more than {most} cards; the first {most} are here, the others were left out.</source>
        <translation>{file}&#xa0;: il contient plus de {most} cartes&#x202f;; les {most} premières sont là, les autres ont été omises.</translation>
    </message>
    <message>
        <source>{file}: allowed are files that end in .hellcards, .toml or .csv.</source>
        <translation>{file}&#xa0;: seuls sont admis les fichiers qui finissent par .hellcards, .toml ou .csv.</translation>
    </message>
    <message>
        <source>{file}: it holds a Company and no cards; the page of Companies takes it in.</source>
        <translation>{file}&#xa0;: il contient une compagnie et aucune carte&#x202f;; l&apos;importer depuis la page des compagnies.</translation>
    </message>
    <message>
        <source>{file}, portrait of {what} The card comes without it.</source>
        <translation>{file}, portrait de {what} La carte arrive sans lui.</translation>
    </message>
    <message>
        <source>{file}, card {card}: yours has changed meanwhile, so it was left alone.</source>
        <translation>{file}, carte {card}&#xa0;: la carte perso a changé entre-temps et n&apos;a donc pas été touchée.</translation>
    </message>
    <message>
        <source>{file}: it was changed since the import, so it was left as it is.</source>
        <translation>{file}&#xa0;: il a été modifié depuis l&apos;import et a donc été laissé tel quel.</translation>
    </message>
    <message>
        <source>{file}: it has no room for portraits; a .hellcards file has.</source>
        <translation>{file}&#xa0;: il n&apos;a pas de place pour les portraits&#x202f;; un fichier .hellcards en a.</translation>
    </message>
    <message>
        <source>{file}: a spreadsheet cannot say all of “{field}” of {names}; a .hellcards file can.</source>
        <translation>{file}&#xa0;: un tableur ne peut pas rendre tout le champ «&#xa0;{field}&#xa0;» de {names}&#x202f;; un fichier .hellcards le peut.</translation>
    </message>
    <message>
        <source>{file}: there are no cards in it, or more than {most} bytes of them.</source>
        <translation>{file}&#xa0;: il ne contient aucune carte, ou plus de {most} octets de cartes.</translation>
    </message>
    <message>
        <source>{file}: it is damaged, cut off or locked with a password; ask for it once more.</source>
        <translation>{file}&#xa0;: il est endommagé, tronqué ou protégé par un mot de passe&#x202f;; le redemander.</translation>
    </message>
    <message>
        <source>{file}: it is no file of shared cards, or its end is missing.</source>
        <translation>{file}&#xa0;: ce n&apos;est pas un fichier de cartes partagées, ou sa fin manque.</translation>
    </message>
    <message>
        <source>{file}: far too many files are packed in it.</source>
        <translation>{file}&#xa0;: il contient beaucoup trop de fichiers.</translation>
    </message>
    <message>
        <source>{file}, portrait of {card}</source>
        <translation>{file}, portrait de {card}</translation>
    </message>
    <message>
        <source>{where}: it is damaged, so it was left out.</source>
        <translation>{where}&#xa0;: il est endommagé et a donc été omis.</translation>
    </message>
    <message>
        <source>{where}: it is larger than {most} bytes, so it was left out.</source>
        <translation>{where}&#xa0;: il dépasse {most} octets et a donc été omis.</translation>
    </message>
</context>
<context>
    <name>hex</name>
    <message>
        <source>{unit} is pushed back to {at}.</source>
        <translation>{unit} recule en {at}.</translation>
    </message>
    <message>
        <source>{unit} cannot go back and stays.</source>
        <translation>{unit} ne peut pas reculer et reste.</translation>
    </message>
    <message>
        <source>{unit} evades to {at}.</source>
        <translation>{unit} se dérobe en {at}.</translation>
    </message>
    <message>
        <source>{unit} has nowhere to evade to.</source>
        <translation>{unit} n&apos;a nulle part où se dérober.</translation>
    </message>
    <message>
        <source>{unit} routs to {at}.</source>
        <translation>{unit} part en déroute en {at}.</translation>
    </message>
    <message>
        <source>{unit} has nowhere to rout to.</source>
        <translation>{unit} n&apos;a nulle part où partir en déroute.</translation>
    </message>
    <message>
        <source>{unit} advances to {at}.</source>
        <translation>{unit} avance en {at}.</translation>
    </message>
    <message>
        <source>{unit} does not advance.</source>
        <translation>{unit} n&apos;avance pas.</translation>
    </message>
    <message>
        <source>{unit} is destroyed.</source>
        <translation>{unit}&#xa0;: unité détruite.</translation>
    </message>
    <message>
        <source>{unit} has taken all its hits and is removed.</source>
        <translation>{unit} a subi toutes ses touches et quitte le plateau.</translation>
    </message>
    <message>
        <source>{unit} falls with its unit.</source>
        <translation>{unit} tombe avec son unité.</translation>
    </message>
    <message>
        <source>last step</source>
        <translation>dernière étape</translation>
    </message>
    <message>
        <source>The battle is set up: {name}.</source>
        <translation>L&apos;affrontement est préparé&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Turn {turn} begins.</source>
        <translation>Le tour {turn} commence.</translation>
    </message>
    <message>
        <source>Turn {turn}: {army} act.</source>
        <translation>Tour {turn}, {army}&#xa0;: à vous d&apos;agir.</translation>
    </message>
    <message>
        <source>{unit} moves to {at}.</source>
        <translation>{unit} va en {at}.</translation>
    </message>
    <message>
        <source>{unit} turns to the {side}.</source>
        <translation>{unit} s&apos;oriente&#xa0;: {side}.</translation>
    </message>
    <message>
        <source>{unit} leads {led}.</source>
        <translation>{unit} mène {led}.</translation>
    </message>
    <message>
        <source>{unit} stands alone in {at}.</source>
        <translation>{unit} se place seul en {at}.</translation>
    </message>
    <message>
        <source>{unit} takes {points}: {markers} of {hits} hits.</source>
        <translation>{unit} subit {points}, touches&#xa0;: {markers} sur {hits}.</translation>
    </message>
    <message>
        <source>Entered for {name}: {field} {factor}.</source>
        <translation>Saisi pour {name}&#xa0;: {field} {factor}.</translation>
    </message>
    <message>
        <source>{unit} attacks {target}.</source>
        <translation>{unit} attaque {target}.</translation>
    </message>
    <message>
        <source>{unit} attacks {target} from the {approach}.</source>
        <translation>{unit} attaque {target} ({approach}).</translation>
    </message>
    <message>
        <source>Rolled {face}, {factor} is {total}: {result}.</source>
        <translation>Jet {face}, {factor} donne {total}&#x202f;; {result}.</translation>
    </message>
    <message>
        <source>Rolled {face}, {factor} is {total}, by quality {adjusted}: {result}.</source>
        <translation>Jet {face}, {factor} donne {total}, par la qualité {adjusted}&#x202f;; {result}.</translation>
    </message>
    <message>
        <source>{unit} is taken off by hand: {reason}.</source>
        <translation>{unit}&#xa0;: retrait à la main ({reason}).</translation>
    </message>
    <message>
        <source>{unit}, {what} by hand: {before} → {after} ({reason}).</source>
        <translation>{unit}, {what} à la main&#xa0;: {before} → {after} ({reason}).</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>hors du plateau</translation>
    </message>
    <message>
        <source>{name} has no movement class: enter foot, mounted, aerial or water-born.</source>
        <translation>{name}, sans classe de déplacement&#xa0;: saisir à pied, montée, aérienne ou aquatique.</translation>
    </message>
    <message>
        <source>{name} has the movement class {found}; allowed is one of foot, mounted, aerial and water-born.</source>
        <translation>{name}, classe de déplacement {found}&#x202f;; admis&#xa0;: à pied, montée, aérienne ou aquatique.</translation>
    </message>
    <message>
        <source>{name} is neither troop nor character nor lore: enter one of them.</source>
        <translation>{name}, ni troupe, ni personnage, ni légende&#xa0;: saisir l&apos;un d&apos;eux.</translation>
    </message>
    <message>
        <source>{name} is of the kind {found}; allowed is one of troop, character and lore.</source>
        <translation>{name}, genre {found}&#x202f;; admis&#xa0;: troupe, personnage ou légende.</translation>
    </message>
    <message>
        <source>{name} are a troop, not {found}.</source>
        <translation>{name}&#xa0;: une troupe, pas {found}.</translation>
    </message>
    <message>
        <source>{name} is a lore unit, not {found}.</source>
        <translation>{name}&#xa0;: une unité de légende, pas {found}.</translation>
    </message>
    <message>
        <source>{name} cannot be lore: lore units are Deity, Dragon, Airship and Monster.</source>
        <translation>{name} ne peut pas être légende&#xa0;: les unités de légende sont Divinité, Dragon, Navire volant et Monstre.</translation>
    </message>
    <message>
        <source>{name} has the quality {found}; allowed are superior, ordinary and inferior.</source>
        <translation>{name}, qualité {found}&#x202f;; admis&#xa0;: supérieure, ordinaire et inférieure.</translation>
    </message>
    <message>
        <source>{name} always have the attribute {found}: it cannot be left out.</source>
        <translation>{name}, toujours avec l&apos;attribut {found}&#xa0;: il ne peut pas être omis.</translation>
    </message>
    <message>
        <source>{name} has a combat factor against {found}; classes are foot, mounted, aerial and water-born.</source>
        <translation>{name}, facteur de combat contre {found}&#x202f;; les classes sont à pied, montée, aérienne et aquatique.</translation>
    </message>
    <message>
        <source>{name} has the combat factor {found}; allowed are 1 to 5.</source>
        <translation>{name}, facteur de combat {found}&#x202f;; admis&#xa0;: 1 à 5.</translation>
    </message>
    <message>
        <source>There is no unit called {unit}.</source>
        <translation>Aucune unité ne s&apos;appelle {unit}.</translation>
    </message>
    <message>
        <source>No unit in this battle is of the type {found}.</source>
        <translation>Aucune unité de cet affrontement n&apos;est du type {found}.</translation>
    </message>
    <message>
        <source>A battle is set up already.</source>
        <translation>Un affrontement est déjà préparé.</translation>
    </message>
    <message>
        <source>No battle is set up yet.</source>
        <translation>Aucun affrontement n&apos;est encore préparé.</translation>
    </message>
    <message>
        <source>A battle has two armies, one for each player.</source>
        <translation>Un affrontement a deux armées, une pour chaque joueur.</translation>
    </message>
    <message>
        <source>Each army needs a unit.</source>
        <translation>Chaque armée a besoin d&apos;une unité.</translation>
    </message>
    <message>
        <source>A board has 1 to {limit} hexes each way.</source>
        <translation>Un plateau a 1 à {limit} hexagones dans chaque sens.</translation>
    </message>
    <message>
        <source>Two units have the same id.</source>
        <translation>Deux unités ont le même identifiant.</translation>
    </message>
    <message>
        <source>{name} stands in hex {at}, where another unit is already.</source>
        <translation>{name} est dans l&apos;hexagone {at}, où se trouve déjà une autre unité.</translation>
    </message>
    <message>
        <source>{name} has no hex on the board.</source>
        <translation>{name} n&apos;a pas d&apos;hexagone sur le plateau.</translation>
    </message>
    <message>
        <source>A hex has the sides 0 to 5, not {found}.</source>
        <translation>Un hexagone a les côtés 0 à 5, pas {found}.</translation>
    </message>
    <message>
        <source>An attack is under way: finish or cancel it first.</source>
        <translation>Une attaque est en cours&#xa0;: la finir ou l&apos;annuler d&apos;abord.</translation>
    </message>
    <message>
        <source>The battle has not begun: begin the first turn.</source>
        <translation>L&apos;affrontement n&apos;a pas commencé&#xa0;: commencer le premier tour.</translation>
    </message>
    <message>
        <source>It is for {player} to act, and {unit} is not one of theirs.</source>
        <translation>{player}&#xa0;: à vous d&apos;agir, et {unit} n&apos;en fait pas partie.</translation>
    </message>
    <message>
        <source>{unit} is not on the board.</source>
        <translation>{unit} n&apos;est pas sur le plateau.</translation>
    </message>
    <message>
        <source>{unit} leads {target}: let the character stand alone first.</source>
        <translation>{unit} mène {target}&#xa0;: placer d&apos;abord le personnage seul.</translation>
    </message>
    <message>
        <source>{unit} would leave the board.</source>
        <translation>{unit} sortirait du plateau.</translation>
    </message>
    <message>
        <source>{target} stands in hex {at}.</source>
        <translation>{target} est dans l&apos;hexagone {at}.</translation>
    </message>
    <message>
        <source>Terrain closes hex {at}.</source>
        <translation>Le terrain ferme l&apos;hexagone {at}.</translation>
    </message>
    <message>
        <source>There is no free way for {unit} to hex {at}.</source>
        <translation>Aucun chemin libre pour {unit} jusqu&apos;à l&apos;hexagone {at}.</translation>
    </message>
    <message>
        <source>Hex by hex that is {have}; {unit} may move {limit} (house rule).</source>
        <translation>Hexagone par hexagone, cela fait {have}&#x202f;; {unit} peut se déplacer de {limit} (règle maison).</translation>
    </message>
    <message>
        <source>{unit} is no character and leads nobody.</source>
        <translation>{unit} n&apos;est pas un personnage et ne mène personne.</translation>
    </message>
    <message>
        <source>{unit} leads units of its own side alone, and {target} is not.</source>
        <translation>{unit} ne mène que des unités de son propre camp, et {target} n&apos;en est pas.</translation>
    </message>
    <message>
        <source>{unit} can lead a troop unit; {target} is none.</source>
        <translation>{unit} peut mener une unité de troupe&#x202f;; {target} n&apos;en est pas une.</translation>
    </message>
    <message>
        <source>{unit} leads {target} already.</source>
        <translation>{unit} mène déjà {target}.</translation>
    </message>
    <message>
        <source>{unit} leads no unit.</source>
        <translation>{unit} ne mène aucune unité.</translation>
    </message>
    <message>
        <source>{target} is on the same side as {unit}.</source>
        <translation>{target} est dans le même camp que {unit}.</translation>
    </message>
    <message>
        <source>{target} is {have} hexes away from {unit}; attacks reach {limit} (house rule).</source>
        <translation>{target} est à {have} hexagones de {unit}&#x202f;; les attaques portent à {limit} (règle maison).</translation>
    </message>
    <message>
        <source>A factor of your own is −{limit} to {limit} and not 0, unlike {have}.</source>
        <translation>Un facteur propre va de −{limit} à {limit} sans 0, contrairement à {have}.</translation>
    </message>
    <message>
        <source>By its facing {unit} attacks {target} from the {approach}, and facing decides (house rule).</source>
        <translation>Par son orientation, {unit} attaque {target} ({approach}), et l&apos;orientation décide (règle maison).</translation>
    </message>
    <message>
        <source>{unit} has no combat factor against {movement} enemies such as {target}: enter it first.</source>
        <translation>{unit} n&apos;a pas de facteur de combat contre un ennemi comme {target} ({movement})&#xa0;: le saisir d&apos;abord.</translation>
    </message>
    <message>
        <source>Say in up to {limit} signs why the value is corrected.</source>
        <translation>Dire en {limit} signes au plus pourquoi la valeur est corrigée.</translation>
    </message>
    <message>
        <source>{unit} can have 0 to {limit} damage markers and stay, not {found}.</source>
        <translation>{unit} peut avoir 0 à {limit} marqueurs de dégâts et rester, pas {found}.</translation>
    </message>
    <message>
        <source>A note has 1 to {limit} signs.</source>
        <translation>Une note a 1 à {limit} signes.</translation>
    </message>
    <message>
        <source>The die has eight sides: type a digit from 1 to 8, not {found}.</source>
        <translation>Le dé a huit faces&#xa0;: taper un chiffre de 1 à 8, pas {found}.</translation>
    </message>
    <message>
        <source>{unit} cannot go there.</source>
        <translation>{unit} ne peut pas y aller.</translation>
    </message>
    <message>
        <source>No attack is waiting for an answer.</source>
        <translation>Aucune attaque n&apos;attend de réponse.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>for damage</source>
        <translation>pour les dégâts</translation>
    </message>
    <message>
        <source>to fell</source>
        <translation>pour abattre</translation>
    </message>
    <message>
        <source>for a state</source>
        <translation>pour un état</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>{0} LP ahead</source>
        <translation>{0} LP d&apos;avance</translation>
    </message>
    <message>
        <source>{0} LP behind</source>
        <translation>{0} LP de retard</translation>
    </message>
    <message>
        <source>Life Points lost</source>
        <translation>Points de vie perdus</translation>
    </message>
    <message>
        <source>falls</source>
        <translation>tombe</translation>
    </message>
    <message>
        <source>on average</source>
        <translation>en moyenne</translation>
    </message>
</context>
<context>
    <name>portrait</name>
    <message>
        <source>{0}: it cannot be read: {1}.</source>
        <translation>{0}&#xa0;: lecture impossible&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0}: there is no such file.</source>
        <translation>{0}&#xa0;: ce fichier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>{0}: it has {1} MB; allowed are {2} MB.</source>
        <translation>{0}&#xa0;: il fait {1} Mo&#x202f;; admis&#xa0;: {2} Mo.</translation>
    </message>
    <message>
        <source>{0}: it is no picture; allowed are PNG, JPEG, WebP, BMP and GIF.</source>
        <translation>{0}&#xa0;: ce n&apos;est pas une image&#x202f;; admis&#xa0;: PNG, JPEG, WebP, BMP et GIF.</translation>
    </message>
    <message>
        <source>{0}: it measures {1} × {2} pixels; allowed are {3} on each side.</source>
        <translation>{0}&#xa0;: l&apos;image mesure {1} × {2} pixels&#x202f;; admis&#xa0;: {3} de chaque côté.</translation>
    </message>
    <message>
        <source>{0}: it measures {1} × {2} pixels; allowed are {3} million in all.</source>
        <translation>{0}&#xa0;: l&apos;image mesure {1} × {2} pixels&#x202f;; admis&#xa0;: {3} millions en tout.</translation>
    </message>
    <message>
        <source>{0}: the picture in it is damaged.</source>
        <translation>{0}&#xa0;: l&apos;image qu&apos;il contient est endommagée.</translation>
    </message>
</context>
<context>
    <name>powers</name>
    <message>
        <source>{unit} announces “{name}”.</source>
        <translation>{unit} annonce «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The fight has spoiled “{name}” of {unit}: no effect, all costs stay paid.</source>
        <translation>Le combat a fait échouer «&#xa0;{name}&#xa0;» de {unit}&#xa0;: aucun effet, tous les coûts restent payés.</translation>
    </message>
    <message>
        <source>“{name}” of {unit} is over.</source>
        <translation>«&#xa0;{name}&#xa0;» de {unit}&#xa0;: terminé.</translation>
    </message>
    <message>
        <source>“{name}” of {unit}: done by hand.</source>
        <translation>«&#xa0;{name}&#xa0;» de {unit}&#xa0;: fait à la main.</translation>
    </message>
    <message>
        <source>{unit} uses “{name}”.</source>
        <translation>{unit} utilise «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{unit} uses “{name}” on {names}.</source>
        <translation>{unit} utilise «&#xa0;{name}&#xa0;» sur {names}.</translation>
    </message>
    <message>
        <source>“{name}”, to be done by hand: {does}</source>
        <translation>«&#xa0;{name}&#xa0;», à faire à la main&#xa0;: {does}</translation>
    </message>
    <message>
        <source>“{name}”: {does} within {radius} fathoms of {unit}, {span}.</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {does} à {radius} toises ou moins de {unit}, {span}.</translation>
    </message>
    <message>
        <source>“{name}”: {does} everywhere, {span}.</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {does} partout, {span}.</translation>
    </message>
    <message>
        <source>“{name}”: {does} for {names}, {span}.</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {does} pour {names}, {span}.</translation>
    </message>
    <message>
        <source>until {unit} has been activated</source>
        <translation>jusqu&apos;après l&apos;activation de {unit}</translation>
    </message>
    <message>
        <source>for the rest of the battle</source>
        <translation>pour le reste de l&apos;affrontement</translation>
    </message>
    <message>
        <source>in turn {turn}</source>
        <translation>au tour {turn}</translation>
    </message>
    <message>
        <source>until the end of this turn</source>
        <translation>jusqu&apos;à la fin de ce tour</translation>
    </message>
    <message>
        <source>until the end of turn {turn}</source>
        <translation>jusqu&apos;à la fin du tour {turn}</translation>
    </message>
    <message>
        <source>{amount} LP back</source>
        <translation>gain de {amount} LP</translation>
    </message>
    <message>
        <source>{amount} LP lost</source>
        <translation>perte de {amount} LP</translation>
    </message>
    <message>
        <source>a move of {amount} fathoms</source>
        <translation>un déplacement de {amount} toises</translation>
    </message>
    <message>
        <source>an attack sequence</source>
        <translation>une attaque au contact</translation>
    </message>
    <message>
        <source>{amount} Command</source>
        <translation>{amount} PC</translation>
    </message>
    <message>
        <source>a Walk may end in contact</source>
        <translation>une Marche peut finir au contact</translation>
    </message>
    <message>
        <source>as the card says</source>
        <translation>comme le dit la carte</translation>
    </message>
    <message>
        <source>{cost} Command for good</source>
        <translation>PC permanents&#xa0;: {cost}</translation>
    </message>
    <message>
        <source>{cost} Command</source>
        <translation>{cost} PC</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>{0}, continued</source>
        <translation>{0}, suite</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} AP</translation>
    </message>
    <message>
        <source>Range {0} fathoms</source>
        <translation>Portée {0} toises</translation>
    </message>
    <message>
        <source>{0}*: {1}</source>
        <translation>{0}*&#xa0;: {1}</translation>
    </message>
    <message>
        <source>Transformation</source>
        <translation>Transformation</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spécial</translation>
    </message>
    <message>
        <source>LP</source>
        <translation>LP</translation>
    </message>
    <message>
        <source>Cards: {0} of {1}</source>
        <translation>Cartes&#xa0;: {0} sur {1}</translation>
    </message>
    <message>
        <source>~ no source attests this value</source>
        <translation>~ aucune source n&apos;atteste cette valeur</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>{0} × {1}: unknown card</source>
        <translation>{0} × {1}&#xa0;: carte inconnue</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0} · {1} of {2} points · Units: {3} · Command: {4} · {5}</source>
        <translation>{0} · {1} sur {2} AP · Personnages&#xa0;: {3} · Commandement&#xa0;: {4} · {5}</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Command left</source>
        <translation>PC restants</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominance</translation>
    </message>
    <message>
        <source>{0} {1}</source>
        <translation>{0} {1}</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>{target} is on the same side as {unit}: no attack on one&apos;s own units.</source>
        <translation>{target} est dans le même camp que {unit}&#xa0;: pas d&apos;attaque contre les siens.</translation>
    </message>
    <message>
        <source>{unit} cannot fight in close combat.</source>
        <translation>{unit} ne peut pas combattre au contact.</translation>
    </message>
    <message>
        <source>{unit} does not touch {target}.</source>
        <translation>{unit} n&apos;est pas au contact de {target}.</translation>
    </message>
    <message>
        <source>{unit} has no ranged weapon and so no SHS: it cannot Shoot.</source>
        <translation>{unit} n&apos;a pas d&apos;arme à distance, donc pas de TIR&#xa0;: aucun Tir possible.</translation>
    </message>
    <message>
        <source>{unit} is engaged: only a free unit can Shoot.</source>
        <translation>Personnage engagé, {unit} ne peut pas tirer&#xa0;: seul un Personnage libre peut effectuer un Tir.</translation>
    </message>
    <message>
        <source>This weapon of {unit} has no power table: it cannot be used for a plain shot.</source>
        <translation>Cette arme de {unit} n&apos;a pas de tableau de puissance&#xa0;: elle ne peut pas servir à un tir simple.</translation>
    </message>
    <message>
        <source>{nearest} is nearer to {unit} than {target} ({limit} fathoms against {have}) and comes first.</source>
        <translation>{nearest} est plus près de {unit} que {target} ({limit} toises contre {have}) et passe en premier.</translation>
    </message>
    <message>
        <source>Terrain hides all of {target} from {unit}: there is no line of fire.</source>
        <translation>Le terrain cache entièrement {target} à {unit}&#xa0;: il n&apos;y a pas de ligne de tir.</translation>
    </message>
    <message>
        <source>{target} is {have} fathoms away; this weapon of {unit} reaches {limit} at most.</source>
        <translation>{target} est à {have} toises&#x202f;; cette arme de {unit} porte à {limit} au plus.</translation>
    </message>
    <message>
        <source>{target} has Discretion: {unit} is {have} fathoms away and must be within {limit}.</source>
        <translation>{target} a Discrétion&#xa0;: {unit} est à {have} toises et doit être à {limit} ou moins.</translation>
    </message>
    <message>
        <source>{unit} has moved {have} fathoms: with this weapon it moves {limit} in the same action.</source>
        <translation>Déplacement de {unit}&#xa0;: {have} toises&#x202f;; avec cette arme, il est de {limit} dans la même action.</translation>
    </message>
    <message>
        <source>{unit} shot standing still: it moves {limit} fathoms in this action, not {have}.</source>
        <translation>Tir de {unit} sans bouger&#xa0;: déplacement de {limit} toises dans cette action, pas {have}.</translation>
    </message>
    <message>
        <source>This weapon of {unit} has been used {limit} times, as often as it can be.</source>
        <translation>Cette arme de {unit} a servi {limit} fois, autant qu&apos;elle le peut.</translation>
    </message>
    <message>
        <source>This weapon of {unit} is not loaded: {have} of {limit} Focus actions in a row are done.</source>
        <translation>Cette arme de {unit} n&apos;est pas chargée, Focalisations de suite faites&#xa0;: {have} sur {limit}.</translation>
    </message>
    <message>
        <source>{unit} has nothing to load here.</source>
        <translation>{unit} n&apos;a rien à recharger ici.</translation>
    </message>
    <message>
        <source>{unit} loads by Focus, not by {action}.</source>
        <translation>{unit} recharge par Focalisation, pas par {action}.</translation>
    </message>
    <message>
        <source>No Ammunition Carrier serves {unit}: it can neither shoot nor load.</source>
        <translation>Aucun Porteur de munitions ne sert {unit}&#xa0;: ni tir ni rechargement possibles.</translation>
    </message>
    <message>
        <source>{other} does not touch {unit}, which can neither shoot nor load without.</source>
        <translation>{other} n&apos;est pas au contact de {unit}, qui ne peut sans cela ni tirer ni recharger.</translation>
    </message>
    <message>
        <source>{unit} is engaged: name the enemy that strikes it, {other} for one.</source>
        <translation>Personnage engagé&#xa0;: nommer l&apos;adversaire qui frappe {unit}, par exemple {other}.</translation>
    </message>
    <message>
        <source>This weapon of {unit} has no such template.</source>
        <translation>Cette arme de {unit} n&apos;a pas ce gabarit.</translation>
    </message>
    <message>
        <source>{unit} must aim at a spot beside its own centre.</source>
        <translation>{unit} doit viser un point autre que son propre centre.</translation>
    </message>
    <message>
        <source>{unit} must aim at a spot on the table.</source>
        <translation>{unit} doit viser un point de la table.</translation>
    </message>
    <message>
        <source>The spot is {have} fathoms away; this weapon of {unit} reaches {limit} at most.</source>
        <translation>Le point est à {have} toises&#x202f;; cette arme de {unit} porte à {limit} au plus.</translation>
    </message>
    <message>
        <source>Terrain stands between {unit} and the spot.</source>
        <translation>Un terrain se dresse entre {unit} et le point.</translation>
    </message>
    <message>
        <source>The template touches only enemies that {unit} cannot aim at, {target} for one (Discretion).</source>
        <translation>Le gabarit ne touche que des adversaires que {unit} ne peut pas viser, par exemple {target} (Discrétion).</translation>
    </message>
    <message>
        <source>At least 1 Command point must be spent, not {points}.</source>
        <translation>Au moins 1 PC doit être dépensé, pas {points}.</translation>
    </message>
    <message>
        <source>{player} has {have} Command left and needs {need}.</source>
        <translation>{player}, PC restants&#xa0;: {have}&#x202f;; il en faut {need}.</translation>
    </message>
    <message>
        <source>{player} has {have} {colour} points of Command left and needs {need}.</source>
        <translation>{player}, PC restants ({colour})&#xa0;: {have}&#x202f;; il en faut {need}.</translation>
    </message>
    <message>
        <source>{player} has paid nothing whose colours are still open.</source>
        <translation>{player} n&apos;a rien payé dont les couleurs restent à choisir.</translation>
    </message>
    <message>
        <source>{unit} has {limit} points that may be light or dark, not {found}.</source>
        <translation>{unit}, points pouvant être clairs ou sombres&#xa0;: {limit}, pas {found}.</translation>
    </message>
    <message>
        <source>{unit} was not held back: it cannot enter the battle now.</source>
        <translation>{unit} n&apos;était pas en réserve&#xa0;: impossible d&apos;entrer maintenant dans l&apos;affrontement.</translation>
    </message>
    <message>
        <source>For “{power}” name one of these amounts of Command: {allowed}.</source>
        <translation>Pour «&#xa0;{power}&#xa0;», nommer un de ces nombres de PC&#xa0;: {allowed}.</translation>
    </message>
    <message>
        <source>{unit} has used “{power}” as often as it may for now: {limit}.</source>
        <translation>{unit} a utilisé «&#xa0;{power}&#xa0;» aussi souvent que permis pour l&apos;instant&#xa0;: {limit}.</translation>
    </message>
    <message>
        <source>There is nobody at whom {unit} could aim “{power}” now.</source>
        <translation>Il n&apos;y a personne que {unit} puisse viser avec «&#xa0;{power}&#xa0;» maintenant.</translation>
    </message>
    <message>
        <source>“{power}” of {unit} comes by itself: nobody has to use it.</source>
        <translation>«&#xa0;{power}&#xa0;» de {unit} vient tout seul&#xa0;: personne n&apos;a à l&apos;utiliser.</translation>
    </message>
    <message>
        <source>Name a spot on the table at which {unit} aims.</source>
        <translation>Nommer un point de la table que vise {unit}.</translation>
    </message>
    <message>
        <source>The spot is {have} fathoms away from {unit}; {limit} is the limit.</source>
        <translation>Le point est à {have} toises de {unit}&#x202f;; la limite est {limit}.</translation>
    </message>
    <message>
        <source>There is no vae distanti by the rules of this battle.</source>
        <translation>Il n&apos;y a pas de Vae Distanti d&apos;après les règles de cet affrontement.</translation>
    </message>
    <message>
        <source>Only other enemies of {unit} can be ignored, each once; not {target}.</source>
        <translation>Seuls d&apos;autres adversaires de {unit} peuvent être ignorés, chacun une fois&#x202f;; pas {target}.</translation>
    </message>
    <message>
        <source>Vae distanti ignores {limit} enemies at most, not {found}.</source>
        <translation>Adversaires ignorés par Vae Distanti&#xa0;: {limit} au plus, pas {found}.</translation>
    </message>
    <message>
        <source>{unit} is a lemure, and so no combatant: vae soli is not for it.</source>
        <translation>{unit} est un Lémure, donc pas un Combattant&#xa0;: Vae Soli ne le concerne pas.</translation>
    </message>
    <message>
        <source>The Command of {unit} is in the pool: which of its points are light stays as it is.</source>
        <translation>Le commandement de {unit} est dans la réserve&#xa0;: ses points clairs restent ce qu&apos;ils sont.</translation>
    </message>
    <message>
        <source>This battle is played so already.</source>
        <translation>Cet affrontement se joue déjà ainsi.</translation>
    </message>
    <message>
        <source>{player} has agreed already: the other side is asked now.</source>
        <translation>{player} a déjà donné son accord&#xa0;: c&apos;est à l&apos;autre camp de répondre.</translation>
    </message>
    <message>
        <source>No change of the rules has been proposed.</source>
        <translation>Aucun changement des règles n&apos;a été proposé.</translation>
    </message>
    <message>
        <source>This is settled when a battle begins: it can be changed before the next one.</source>
        <translation>Cela se fixe au début d&apos;un affrontement&#xa0;: le changement est possible avant le prochain.</translation>
    </message>
    <message>
        <source>{unit} has arrived in this turn: change this rule in the next, when its Command is settled.</source>
        <translation>{unit} arrive dans ce tour&#xa0;: changer cette règle au prochain, quand son commandement est réglé.</translation>
    </message>
    <message>
        <source>There are no authority duels by the rules of this battle.</source>
        <translation>Il n&apos;y a pas de duels d&apos;autorité d&apos;après les règles de cet affrontement.</translation>
    </message>
    <message>
        <source>An attack is under way: finish or cancel it first.</source>
        <translation>Une attaque est en cours&#xa0;: la finir ou l&apos;annuler d&apos;abord.</translation>
    </message>
    <message>
        <source>Units act in the Action phase only. Begin the next turn first.</source>
        <translation>Les Personnages n&apos;agissent qu&apos;en phase d&apos;actions. Commencer d&apos;abord le tour suivant.</translation>
    </message>
    <message>
        <source>{unit} is not on the table.</source>
        <translation>{unit} n&apos;est pas sur la table.</translation>
    </message>
    <message>
        <source>{active} is active: end its activation first.</source>
        <translation>{active} agit&#xa0;: finir d&apos;abord son activation.</translation>
    </message>
    <message>
        <source>{unit} has already been activated this turn.</source>
        <translation>{unit} a déjà eu son activation ce tour.</translation>
    </message>
    <message>
        <source>The Dominant player has not yet named who activates first.</source>
        <translation>Le joueur Dominant n&apos;a pas encore désigné qui s&apos;active en premier.</translation>
    </message>
    <message>
        <source>It is for {player} to activate a unit, and {unit} is not one of theirs.</source>
        <translation>{player}&#xa0;: à vous d&apos;activer un Personnage, et {unit} n&apos;en fait pas partie.</translation>
    </message>
    <message>
        <source>{unit} has taken its one action this turn already ({action}).</source>
        <translation>{unit} a déjà effectué son unique action ce tour ({action}).</translation>
    </message>
    <message>
        <source>No unit is active.</source>
        <translation>Aucun Personnage n&apos;est actif.</translation>
    </message>
    <message>
        <source>{unit} is engaged: it cannot Walk, Run, Attack or Charge.</source>
        <translation>Personnage engagé&#xa0;: ni Marche, ni Course, ni Attaque, ni Charge pour {unit}.</translation>
    </message>
    <message>
        <source>{have} fathoms is farther than {unit} can go: {limit}.</source>
        <translation>{have} toises, c&apos;est plus loin que {unit} ne peut aller&#xa0;: {limit}.</translation>
    </message>
    <message>
        <source>After {have} fathoms {unit} enters the control area of {target}: it may stop there or go straight at {target}, but not past.</source>
        <translation>Après {have} toises, {unit} entre dans la zone de contrôle de {target}&#xa0;: s&apos;y arrêter ou aller droit sur {target} est permis, passer outre non.</translation>
    </message>
    <message>
        <source>{unit} stands in control areas: moving in or out of them costs {need} Command, {have} are left.</source>
        <translation>{unit} est dans des zones de contrôle&#xa0;: s&apos;y déplacer ou en sortir coûte {need} PC, il en reste {have}.</translation>
    </message>
    <message>
        <source>{unit} cannot pass {terrain}: it is impassable.</source>
        <translation>{unit} ne peut pas traverser {terrain}&#xa0;: infranchissable.</translation>
    </message>
    <message>
        <source>The base of {unit} would not stand wholly on the table.</source>
        <translation>Le socle de {unit} ne serait pas entièrement sur la table.</translation>
    </message>
    <message>
        <source>The base of {unit} would overlap another base.</source>
        <translation>Le socle de {unit} chevaucherait un autre socle.</translation>
    </message>
    <message>
        <source>The move of a Shoot action may not end in contact with an enemy.</source>
        <translation>Le déplacement d&apos;une action Tir ne peut pas finir au contact d&apos;un adversaire.</translation>
    </message>
    <message>
        <source>The move beside Concentration may not end in contact with an enemy.</source>
        <translation>Le déplacement joint à une Concentration ne peut pas finir au contact d&apos;un adversaire.</translation>
    </message>
    <message>
        <source>{unit} stands in the area that consumes it: it cannot put that out.</source>
        <translation>{unit} est dans la zone qui le consume&#xa0;: impossible de l&apos;éteindre.</translation>
    </message>
    <message>
        <source>An area cannot have {found} as its {what}: more than 0, {most} at most.</source>
        <translation>Zone, {what}&#xa0;: {found} n&apos;est pas admis&#x202f;; plus de 0, {most} au plus.</translation>
    </message>
    <message>
        <source>The middle of an area lies on the table.</source>
        <translation>Le centre d&apos;une zone est sur la table.</translation>
    </message>
    <message>
        <source>There is no area {area} on the table.</source>
        <translation>Il n&apos;y a pas de zone {area} sur la table.</translation>
    </message>
    <message>
        <source>{unit} is no Infernalist: it raises no lemures.</source>
        <translation>{unit} n&apos;est pas Infernaliste&#xa0;: aucun Lémure à invoquer.</translation>
    </message>
    <message>
        <source>{unit} has {have} lemures on the table: {limit} at one time is its limit.</source>
        <translation>{unit}, Lémures sur la table&#xa0;: {have}&#x202f;; sa limite à la fois est {limit}.</translation>
    </message>
    <message>
        <source>{unit} has raised {have} lemures: {limit} in the whole game is its limit.</source>
        <translation>{unit}, Lémures invoqués&#xa0;: {have}&#x202f;; sa limite dans toute la partie est {limit}.</translation>
    </message>
    <message>
        <source>{target} cannot be raised as a lemure.</source>
        <translation>Impossible d&apos;invoquer {target} comme Lémure.</translation>
    </message>
    <message>
        <source>The miniature of {target} is not at hand for {unit}.</source>
        <translation>La figurine de {target} n&apos;est pas disponible pour {unit}.</translation>
    </message>
    <message>
        <source>Name one of the spells on the card of {unit}: each lemure carries one.</source>
        <translation>Nommer un des sorts de la carte de {unit}&#xa0;: chaque Lémure en porte un.</translation>
    </message>
    <message>
        <source>{unit} must touch {target}, who raises it.</source>
        <translation>{unit} doit être au contact de {target}, qui l&apos;invoque.</translation>
    </message>
    <message>
        <source>{unit} may not be put down touching {target}, an enemy.</source>
        <translation>{unit} ne peut pas se poser au contact de {target}, un adversaire.</translation>
    </message>
    <message>
        <source>{unit} carries no spell.</source>
        <translation>{unit} ne porte aucun sort.</translation>
    </message>
    <message>
        <source>{target} intercepts: it strikes first when {unit} breaks contact.</source>
        <translation>{target} intercepte et frappe d&apos;abord quand {unit} quitte le contact.</translation>
    </message>
    <message>
        <source>{unit} is a lemure: it just moves away, and nobody strikes at it.</source>
        <translation>{unit} est un Lémure&#xa0;: il s&apos;éloigne simplement, et personne ne le frappe.</translation>
    </message>
    <message>
        <source>A lemure that breaks contact touches no enemy in the same activation.</source>
        <translation>Un Lémure qui quitte le contact ne touche aucun adversaire dans la même activation.</translation>
    </message>
    <message>
        <source>{unit} has no other shape in this battle.</source>
        <translation>{unit} n&apos;a pas d&apos;autre forme dans cet affrontement.</translation>
    </message>
    <message>
        <source>{unit} cannot be set up yet: it waits for all others, first {other}.</source>
        <translation>{unit} ne peut pas encore se déployer&#xa0;: tous les autres passent avant, d&apos;abord {other}.</translation>
    </message>
    <message>
        <source>{unit} cannot be set up there: it is outside the deployment area of its Company.</source>
        <translation>{unit} ne peut pas se déployer là&#xa0;: c&apos;est hors de la zone de déploiement de sa compagnie.</translation>
    </message>
    <message>
        <source>{unit} cannot lie in ambush there: no Awkward or Opaque terrain holds its whole base.</source>
        <translation>{unit} ne peut pas y être en embuscade&#xa0;: aucun terrain gênant ou opaque ne contient tout son socle.</translation>
    </message>
    <message>
        <source>{unit} would lie in ambush {have} fathoms from {target}, whose control area reaches {limit}.</source>
        <translation>{unit} serait en embuscade à {have} toises de {target}, dont la zone de contrôle s&apos;étend à {limit}.</translation>
    </message>
    <message>
        <source>Units are set up before the first turn: move {unit}, or put it right by hand.</source>
        <translation>Les Personnages se déploient avant le premier tour&#xa0;: déplacer {unit}, ou corriger à la main.</translation>
    </message>
    <message>
        <source>A table has {have} pieces of terrain: {limit} at most.</source>
        <translation>Éléments de terrain sur une table&#xa0;: {have}&#x202f;; {limit} au plus.</translation>
    </message>
    <message>
        <source>The height of {terrain} cannot be {found}: 0 to {most} fathoms.</source>
        <translation>La hauteur de {terrain} ne peut pas être {found}&#xa0;: 0 à {most} toises.</translation>
    </message>
    <message>
        <source>{terrain} cannot lie on {unit}: no unit may stand in it.</source>
        <translation>{terrain} ne peut pas être sur {unit}&#xa0;: aucun Personnage ne peut s&apos;y tenir.</translation>
    </message>
    <message>
        <source>The outline of {terrain} has {have} corners: three are the least.</source>
        <translation>Le contour de {terrain} a trop peu de coins ({have})&#xa0;: trois au moins.</translation>
    </message>
    <message>
        <source>The outline of {terrain} has {have} corners: {limit} are the most.</source>
        <translation>Le contour de {terrain} a trop de coins ({have})&#xa0;: {limit} au plus.</translation>
    </message>
    <message>
        <source>A corner of {terrain} lies nowhere.</source>
        <translation>Un coin de {terrain} n&apos;est nulle part.</translation>
    </message>
    <message>
        <source>The outline of {terrain} encloses nothing.</source>
        <translation>Le contour de {terrain} n&apos;entoure rien.</translation>
    </message>
    <message>
        <source>The outline of {terrain} crosses itself.</source>
        <translation>Le contour de {terrain} se croise lui-même.</translation>
    </message>
    <message>
        <source>In Mêlée {unit} may not lose contact with {target} on its way.</source>
        <translation>En Mêlée, {unit} ne peut pas perdre en chemin le contact avec {target}.</translation>
    </message>
    <message>
        <source>A Walk or Run of {unit} may not end in contact with {target}.</source>
        <translation>Une Marche ou une Course de {unit} ne peut pas finir au contact de {target}.</translation>
    </message>
    <message>
        <source>No further attack sequence is due to {unit}.</source>
        <translation>Aucune autre attaque au contact n&apos;est due à {unit}.</translation>
    </message>
    <message>
        <source>{unit} touches no enemy: there is nobody to strike in Mêlée.</source>
        <translation>{unit} n&apos;est au contact d&apos;aucun adversaire&#xa0;: il n&apos;y a personne à frapper en Mêlée.</translation>
    </message>
    <message>
        <source>This battle has been set up already.</source>
        <translation>Cet affrontement est déjà préparé.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>L&apos;affrontement est terminé.</translation>
    </message>
    <message>
        <source>{count} units have not acted yet, {unit} among them: the turn goes on.</source>
        <translation>Personnages qui n&apos;ont pas encore agi&#xa0;: {count}, dont {unit}&#x202f;; le tour continue.</translation>
    </message>
    <message>
        <source>Who activates first is chosen once, at the start of the Action phase.</source>
        <translation>Qui s&apos;active en premier se choisit une fois, au début de la phase d&apos;actions.</translation>
    </message>
    <message>
        <source>Passing needs fewer waiting units than the other side: {have} against {against}.</source>
        <translation>Passer demande moins de Personnages activables que l&apos;autre camp&#xa0;: {have} contre {against}.</translation>
    </message>
    <message>
        <source>A few words are needed here: why is it so?</source>
        <translation>Il faut ici quelques mots&#xa0;: pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>There is no value called {what}. Allowed: {known}.</source>
        <translation>Aucune valeur ne s&apos;appelle {what}. Admis&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>“{found}” is not allowed for {what}.</source>
        <translation>«&#xa0;{found}&#xa0;» n&apos;est pas admis pour {what}.</translation>
    </message>
    <message>
        <source>There is no unit called {unit}.</source>
        <translation>Aucun Personnage ne s&apos;appelle {unit}.</translation>
    </message>
    <message>
        <source>No battle has been set up yet.</source>
        <translation>Aucun affrontement n&apos;est encore préparé.</translation>
    </message>
    <message>
        <source>A battle needs two Companies, one for each player.</source>
        <translation>Un affrontement a besoin de deux compagnies, une pour chaque joueur.</translation>
    </message>
    <message>
        <source>A unit cannot be called {unit}: something else is called so already.</source>
        <translation>Un Personnage ne peut pas s&apos;appeler {unit}&#xa0;: ce nom est déjà pris.</translation>
    </message>
    <message>
        <source>This is no way that {unit} could take.</source>
        <translation>Ce n&apos;est pas un trajet que {unit} puisse suivre.</translation>
    </message>
    <message>
        <source>The way does not begin where {unit} stands.</source>
        <translation>Le trajet ne part pas de là où est {unit}.</translation>
    </message>
    <message>
        <source>{target} leaves the fight with {unit} to an ally: it cannot be picked.</source>
        <translation>{target} laisse le combat avec {unit} à un allié&#xa0;: choix impossible.</translation>
    </message>
    <message>
        <source>{target} holds {unit} fast: no Retreat.</source>
        <translation>{target} retient {unit}&#xa0;: pas de Retraite.</translation>
    </message>
    <message>
        <source>Two units of {player} have acted in a row: never a third.</source>
        <translation>Deux Personnages de {player} ont agi de suite&#xa0;: jamais un troisième.</translation>
    </message>
    <message>
        <source>{player} has handed the table over: too late for vae soli.</source>
        <translation>{player} a passé la main&#xa0;: trop tard pour Vae Soli.</translation>
    </message>
    <message>
        <source>{unit} lies on the ground: it gets up, and does nothing else.</source>
        <translation>{unit} est À terre&#xa0;: se relever, et rien d&apos;autre.</translation>
    </message>
    <message>
        <source>{unit} is engaged and has to act: Mêlée, Retreat, Concentration or Focus.</source>
        <translation>Personnage engagé, {unit} doit agir&#xa0;: Mêlée, Retraite, Concentration ou Focalisation.</translation>
    </message>
    <message>
        <source>Vae soli follows at once on the activation of another unit of {player}.</source>
        <translation>Vae Soli suit aussitôt l&apos;activation d&apos;un autre Personnage de {player}.</translation>
    </message>
    <message>
        <source>{player} has no Officer who can give the order.</source>
        <translation>{player} n&apos;a aucun Officier qui puisse déclencher l&apos;ordre.</translation>
    </message>
    <message>
        <source>{unit} can receive no order now.</source>
        <translation>{unit} ne peut recevoir aucun ordre maintenant.</translation>
    </message>
    <message>
        <source>{unit} is {state}: it gives no orders now.</source>
        <translation>État {state}&#xa0;: {unit} ne déclenche aucun ordre maintenant.</translation>
    </message>
    <message>
        <source>{unit} is {state}: it uses none of its auras.</source>
        <translation>État {state}&#xa0;: {unit} n&apos;utilise aucune de ses auras.</translation>
    </message>
    <message>
        <source>{unit} has no such order or aura to use.</source>
        <translation>{unit} n&apos;a pas d&apos;ordre ou d&apos;aura de ce genre.</translation>
    </message>
    <message>
        <source>“{power}” of {unit} is always in force: nobody has to use it.</source>
        <translation>«&#xa0;{power}&#xa0;» de {unit} est toujours en vigueur&#xa0;: personne n&apos;a à l&apos;utiliser.</translation>
    </message>
    <message>
        <source>{unit} uses this power in Upkeep, and at no other time.</source>
        <translation>{unit} utilise ce pouvoir pendant l&apos;entretien, et à aucun autre moment.</translation>
    </message>
    <message>
        <source>It is not Upkeep now.</source>
        <translation>Ce n&apos;est pas l&apos;entretien.</translation>
    </message>
    <message>
        <source>{unit} has used “{power}” in this Upkeep already.</source>
        <translation>{unit} a déjà utilisé «&#xa0;{power}&#xa0;» pendant cet entretien.</translation>
    </message>
    <message>
        <source>Both sides have powers to use in Upkeep: {dominant} is Dominant and says whose come first.</source>
        <translation>Les deux camps ont des pouvoirs à utiliser à l&apos;entretien&#xa0;: {dominant} est Dominant et dit lesquels passent d&apos;abord.</translation>
    </message>
    <message>
        <source>No power has given {unit} a move that it could make now.</source>
        <translation>Aucun pouvoir n&apos;a accordé à {unit} un déplacement possible maintenant.</translation>
    </message>
    <message>
        <source>{unit} has used “{power}” in this battle: it is Unique.</source>
        <translation>{unit} a utilisé «&#xa0;{power}&#xa0;» dans cet affrontement&#xa0;: c&apos;est Unique.</translation>
    </message>
    <message>
        <source>Name the units that this power of {unit} is meant for.</source>
        <translation>Nommer les Personnages auxquels ce pouvoir de {unit} est destiné.</translation>
    </message>
    <message>
        <source>This power of {unit} is meant for {limit} units named, not {found}.</source>
        <translation>Personnages à nommer pour ce pouvoir de {unit}&#xa0;: {limit}, pas {found}.</translation>
    </message>
    <message>
        <source>This power of {unit} is not meant for {target}.</source>
        <translation>Ce pouvoir de {unit} n&apos;est pas destiné à {target}.</translation>
    </message>
    <message>
        <source>{target} is {have} fathoms away from {unit}; the area reaches {limit}.</source>
        <translation>{target} est à {have} toises de {unit}&#x202f;; la zone s&apos;étend à {limit}.</translation>
    </message>
    <message>
        <source>Nothing of that kind is left to do by hand.</source>
        <translation>Il ne reste rien de ce genre à faire à la main.</translation>
    </message>
    <message>
        <source>Run, Charge or Retreat of {unit} through Difficult terrain costs {need} Command, {have} are left.</source>
        <translation>Course, Charge ou Retraite de {unit} en terrain difficile coûte {need} PC, il en reste {have}.</translation>
    </message>
    <message>
        <source>This action of {unit} costs {need} Command, {have} are left: it is Uncontrollable.</source>
        <translation>Cette action de {unit} coûte {need} PC, il en reste {have}&#xa0;: Incontrôlable.</translation>
    </message>
    <message>
        <source>{unit} cannot end its move in {terrain}: it is impassable.</source>
        <translation>{unit} ne peut pas finir son déplacement dans {terrain}&#xa0;: infranchissable.</translation>
    </message>
    <message>
        <source>{unit} is a lemure: it may neither enter {terrain} nor end there without Strider.</source>
        <translation>{unit} est un Lémure&#xa0;: sans Arpenteur, ni entrer dans {terrain} ni y finir.</translation>
    </message>
    <message>
        <source>{unit} is free: only an engaged unit can Retreat.</source>
        <translation>{unit} est libre&#xa0;: seul un Personnage engagé peut effectuer une Retraite.</translation>
    </message>
    <message>
        <source>{unit} retreats: it may not come to touch {target}.</source>
        <translation>{unit} en Retraite ne peut pas venir au contact de {target}.</translation>
    </message>
    <message>
        <source>{unit} must break contact with {target}, and may not attack it now.</source>
        <translation>{unit} doit quitter le contact de {target} et ne peut pas l&apos;attaquer maintenant.</translation>
    </message>
    <message>
        <source>{unit} is {state}: it can take no action now.</source>
        <translation>État {state}&#xa0;: {unit} ne peut effectuer aucune action maintenant.</translation>
    </message>
    <message>
        <source>{unit} is drawn by {target}: it can do nothing but Attack or Charge it.</source>
        <translation>{target} attire {unit}&#xa0;: seule une Attaque ou une Charge contre ce Personnage est possible.</translation>
    </message>
    <message>
        <source>{action} is closed to {unit}.</source>
        <translation>Action fermée à {unit}&#xa0;: {action}.</translation>
    </message>
    <message>
        <source>{unit} acts last: {other} and all others of the Company come first.</source>
        <translation>{unit} agit en dernier&#xa0;: {other} et tous les autres de la compagnie passent d&apos;abord.</translation>
    </message>
    <message>
        <source>{unit} does not lie on the ground: there is nothing to get up from.</source>
        <translation>{unit} n&apos;est pas À terre&#xa0;: il n&apos;y a pas à se relever.</translation>
    </message>
    <message>
        <source>No free blow at {target} is due to {unit} now.</source>
        <translation>Aucun coup gratuit sur {target} n&apos;est dû à {unit} maintenant.</translation>
    </message>
    <message>
        <source>{unit} is in no Consumed state that Focus can end.</source>
        <translation>{unit} n&apos;a aucun état Consumé que la Focalisation puisse finir.</translation>
    </message>
    <message>
        <source>{unit} does this by {action}.</source>
        <translation>{unit} fait cela par {action}.</translation>
    </message>
    <message>
        <source>{unit} cannot heal.</source>
        <translation>{unit} ne peut pas soigner.</translation>
    </message>
    <message>
        <source>{target} cannot be healed by an ability.</source>
        <translation>Aucune capacité ne peut soigner {target}.</translation>
    </message>
    <message>
        <source>No Dodge of {unit} is waiting for its move.</source>
        <translation>Aucune Esquive de {unit} n&apos;attend son déplacement.</translation>
    </message>
    <message>
        <source>{unit} may not enter the control area of {target} in a Dodge.</source>
        <translation>{unit} ne peut pas entrer dans la zone de contrôle de {target} lors d&apos;une Esquive.</translation>
    </message>
    <message>
        <source>{unit} is Stunned and cannot Shoot.</source>
        <translation>État Sonné&#xa0;: {unit} ne peut pas tirer.</translation>
    </message>
    <message>
        <source>{unit} is Knocked Down and cannot Shoot.</source>
        <translation>État À terre&#xa0;: {unit} ne peut pas tirer.</translation>
    </message>
    <message>
        <source>{unit} is Immobilized and cannot Shoot.</source>
        <translation>État Immobilisé&#xa0;: {unit} ne peut pas tirer.</translation>
    </message>
</context>
<context>
    <name>sight</name>
    <message>
        <source>out of sight: wholly hidden by {terrain} (RG-11)</source>
        <translation>hors de vue&#xa0;: entièrement caché par {terrain} (RG-11)</translation>
    </message>
    <message>
        <source>the board cannot tell for {terrain}: look from the shooter&apos;s eye (RG-14)</source>
        <translation>le plateau ne peut pas trancher pour {terrain}&#xa0;: regarder depuis l&apos;œil du tireur (RG-14)</translation>
    </message>
    <message>
        <source>cover: {share} % hidden by {terrain} within a fathom (RG-13)</source>
        <translation>couvert&#xa0;: caché à {share}&#xa0;% par {terrain}, à une toise ou moins (RG-13)</translation>
    </message>
    <message>
        <source>in the open: nothing stands between (RG-10)</source>
        <translation>à découvert&#xa0;: rien ne s&apos;interpose (RG-10)</translation>
    </message>
    <message>
        <source>no cover: {share} % hidden by {terrain}, but not by what is within a fathom (RG-13)</source>
        <translation>pas de couvert&#xa0;: caché à {share}&#xa0;% par {terrain}, mais pas par ce qui est à une toise ou moins (RG-13)</translation>
    </message>
    <message>
        <source>no cover: {share} % hidden by {terrain}, less than half (RG-13)</source>
        <translation>pas de couvert&#xa0;: caché à {share}&#xa0;% par {terrain}, moins de la moitié (RG-13)</translation>
    </message>
</context>
<context>
    <name>states</name>
    <message>
        <source>until the end of this turn</source>
        <translation>jusqu&apos;à la fin de ce tour</translation>
    </message>
    <message>
        <source>for {0} turns, this one included</source>
        <translation>{0} tours, celui-ci compris</translation>
    </message>
    <message>
        <source>until its activation is over</source>
        <translation>jusqu&apos;à la fin de son activation</translation>
    </message>
    <message>
        <source>for {0} of its activations</source>
        <translation>{0} de ses activations</translation>
    </message>
    <message>
        <source>until after the next Upkeep</source>
        <translation>jusqu&apos;après le prochain entretien</translation>
    </message>
    <message>
        <source>for the next {0} Upkeep phases</source>
        <translation>les {0} prochaines phases d&apos;entretien</translation>
    </message>
    <message>
        <source>+2 MVT; it may act right after another unit of its Company.</source>
        <translation>+2 DPT&#x202f;; peut agir juste après un autre Personnage de sa compagnie.</translation>
    </message>
    <message>
        <source>Feels neither Wounded nor Immobilized, takes no orders; after each kill a die decides whether it runs on at the nearest unit, friend or foe.</source>
        <translation>Ne ressent ni Blessé ni Immobilisé, ne reçoit aucun ordre&#x202f;; après chaque adversaire tué, un dé décide s&apos;il se rue sur le Personnage le plus proche, allié ou adverse.</translation>
    </message>
    <message>
        <source>+1 MVT, SHS, CBT and FTH.</source>
        <translation>+1 DPT, TIR, CBT et FTH.</translation>
    </message>
    <message>
        <source>{0} damage in each Upkeep, Protection or not. A Focus action ends it unless it is durable.</source>
        <translation>{0} de dégâts à chaque entretien, Protection ou non. Une Focalisation y met fin, sauf s&apos;il est durable.</translation>
    </message>
    <message>
        <source>The other player plays it; few actions, no orders.</source>
        <translation>L&apos;autre joueur le joue&#x202f;; peu d&apos;actions, aucun ordre.</translation>
    </message>
    <message>
        <source>Inside its devourer, helpless: 3 damage in each Upkeep.</source>
        <translation>Dans son dévoreur, sans défense&#xa0;: 3 points de dégâts à chaque entretien.</translation>
    </message>
    <message>
        <source>−3 DEF, no action, no attack, no orders, no support, no control area. In each of its activations one enemy in contact has a free blow.</source>
        <translation>−3 DEF, ni action, ni attaque, ni ordres, ni soutien, ni zone de contrôle. À chacune de ses activations, un adversaire au contact a un coup gratuit.</translation>
    </message>
    <message>
        <source>−2 CBT and DEF, no shot, no orders, no support, no control area. Its next activation is getting up.</source>
        <translation>−2 CBT et DEF, ni tir, ni ordres, ni soutien, ni zone de contrôle. Sa prochaine activation sert à se relever.</translation>
    </message>
    <message>
        <source>The penalties of Wounded, without loss of Life Points.</source>
        <translation>Les malus de Blessé, sans perte de points de vie.</translation>
    </message>
    <message>
        <source>−2 MVT; it acts after all others of its Company.</source>
        <translation>−2 DPT&#x202f;; agit après tous les autres de sa compagnie.</translation>
    </message>
    <message>
        <source>−1 CBT and DEF, no shot, no orders, no control area.</source>
        <translation>−1 CBT et DEF, ni tir, ni ordres, ni zone de contrôle.</translation>
    </message>
    <message>
        <source>−1 MVT, CBT, SHS, DEF and FTH while its Life Points are at or below the threshold.</source>
        <translation>−1 DPT, CBT, TIR, DEF et FTH tant que ses points de vie sont au seuil ou au-dessous.</translation>
    </message>
    <message>
        <source>In contact with an enemy: no Walk, Run, Charge or shot, no control area.</source>
        <translation>Au contact d&apos;un adversaire&#xa0;: ni Marche, ni Course, ni Charge, ni tir, ni zone de contrôle.</translation>
    </message>
    <message>
        <source>as long as it is in the area of the aura</source>
        <translation>tant qu&apos;il est dans la zone de l&apos;aura</translation>
    </message>
</context>
<context>
    <name>struck</name>
    <message>
        <source>Shot roll: {0} dice against difficulty {1}; one hit is enough</source>
        <translation>Jet de tir&#xa0;: {0} dés contre difficulté {1}&#x202f;; une touche suffit</translation>
    </message>
    <message>
        <source>{0} dice from the nearest on; each die that hits is used up</source>
        <translation>{0} dés à partir du plus proche&#x202f;; chaque dé qui touche est épuisé</translation>
    </message>
    <message>
        <source>{0} dice at each unit</source>
        <translation>{0} dés contre chaque Personnage</translation>
    </message>
    <message>
        <source>{0} hits: {1} LP</source>
        <translation>{0} touches&#xa0;: {1} LP</translation>
    </message>
    <message>
        <source>1 hit: {1} LP</source>
        <translation>1 touche&#xa0;: {1} LP</translation>
    </message>
    <message>
        <source>loses {0} LP</source>
        <translation>perd {0} LP</translation>
    </message>
    <message>
        <source>unhurt</source>
        <translation>indemne</translation>
    </message>
    <message>
        <source>loses {0} LP, falls</source>
        <translation>perd {0} LP, tombe</translation>
    </message>
    <message>
        <source>loses {0} LP, wounded</source>
        <translation>perd {0} LP, blessé</translation>
    </message>
</context>
<context>
    <name>terms</name>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Upkeep phase</source>
        <translation>Phase d&apos;entretien</translation>
    </message>
    <message>
        <source>Action phase</source>
        <translation>Phase d&apos;actions</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>L&apos;affrontement est terminé</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>activable</translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>has acted</source>
        <translation>déjà activé</translation>
    </message>
    <message>
        <source>impassable</source>
        <translation>infranchissable</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>opaque</source>
        <translation>opaque</translation>
    </message>
    <message>
        <source>awkward</source>
        <translation>gênant</translation>
    </message>
    <message>
        <source>{0}, {1} of {2}</source>
        <translation>{0}, {1} sur {2}</translation>
    </message>
    <message>
        <source>carries “{0}”</source>
        <translation>porte «&#xa0;{0}&#xa0;»</translation>
    </message>
    <message>
        <source>Engaged</source>
        <translation>Engagé</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>Non chargé</translation>
    </message>
    <message>
        <source>{0} It lasts {1}.</source>
        <translation>{0} Durée&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>{0}: Focus actions in a row to load it: {1} done, {2} to go.</source>
        <translation>{0}, Focalisations de suite pour charger&#xa0;: faites {1}, restantes {2}.</translation>
    </message>
    <message>
        <source>Shots left: {0}</source>
        <translation>Tirs restants&#xa0;: {0}</translation>
    </message>
    <message>
        <source>{0}: shots left in this game: {1}.</source>
        <translation>{0}, tirs restants dans cette partie&#xa0;: {1}.</translation>
    </message>
    <message>
        <source>to the end of turn {0}</source>
        <translation>jusqu&apos;à la fin du tour {0}</translation>
    </message>
    <message>
        <source>height {0}</source>
        <translation>hauteur {0}</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>The battle is over.</source>
        <translation>L&apos;affrontement est terminé.</translation>
    </message>
    <message>
        <source>Upkeep: powers that are used now.</source>
        <translation>Entretien&#xa0;: pouvoirs utilisés maintenant.</translation>
    </message>
    <message>
        <source>Upkeep, {player}: say whose powers come first.</source>
        <translation>Entretien, {player}&#xa0;: dire quels pouvoirs passent d&apos;abord.</translation>
    </message>
    <message>
        <source>Upkeep: the powers of {player} come first.</source>
        <translation>Entretien&#xa0;: les pouvoirs de {player} passent d&apos;abord.</translation>
    </message>
    <message>
        <source>{unit} fights a second sequence: against whom?</source>
        <translation>{unit} livre une seconde attaque au contact&#xa0;: contre qui&#x202f;?</translation>
    </message>
    <message>
        <source>{unit} breaks away: drag it out of contact, up to its move. It may touch nobody.</source>
        <translation>{unit} quitte le contact&#xa0;: glisser hors du contact, dans la limite du déplacement, sans toucher personne.</translation>
    </message>
    <message>
        <source>{unit} breaks away: drag it out of contact. It may Walk, Run, Attack or Charge.</source>
        <translation>{unit} quitte le contact&#xa0;: glisser hors du contact. Marche, Course, Attaque ou Charge permises.</translation>
    </message>
    <message>
        <source>{unit} can do nothing: one enemy that touches it may strike it, once.</source>
        <translation>{unit} ne peut rien faire&#xa0;: un adversaire au contact peut frapper, une fois.</translation>
    </message>
    <message>
        <source>{unit} lies on the ground: getting up is all it can do now.</source>
        <translation>{unit} est À terre&#xa0;: se relever est tout ce qui est possible.</translation>
    </message>
    <message>
        <source>{unit} can take no action: end its activation.</source>
        <translation>{unit} ne peut effectuer aucune action&#xa0;: finir l&apos;activation.</translation>
    </message>
    <message>
        <source>Deployment: all units stand. Turn 1 can begin.</source>
        <translation>Déploiement&#xa0;: tous les Personnages sont placés. Le tour 1 peut commencer.</translation>
    </message>
    <message>
        <source>Deployment: drag from the lists: {counts}.</source>
        <translation>Déploiement, glisser depuis les listes&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>Deployment: those in ambush come last: {counts}.</source>
        <translation>Déploiement, les embusqués en dernier&#xa0;: {counts}.</translation>
    </message>
    <message>
        <source>{unit} is active: engaged, must act ({actions}).</source>
        <translation>{unit} agit&#xa0;: Personnage engagé, action obligatoire ({actions}).</translation>
    </message>
    <message>
        <source>{unit} is active: {action} done. End its activation.</source>
        <translation>{unit} agit, action faite&#xa0;: {action}. Finir l&apos;activation.</translation>
    </message>
    <message>
        <source>{unit} is active: it moves, releases its spell, or does nothing.</source>
        <translation>{unit} agit&#xa0;: se déplacer, libérer son sort, ou ne rien faire.</translation>
    </message>
    <message>
        <source>{unit} is active and may do nothing.</source>
        <translation>{unit} agit et peut ne rien faire.</translation>
    </message>
    <message>
        <source>{unit} is active: one action, or none.</source>
        <translation>{unit} agit&#xa0;: une action, ou aucune.</translation>
    </message>
    <message>
        <source>All have acted: the turn is over.</source>
        <translation>Tous ont agi&#xa0;: le tour est terminé.</translation>
    </message>
    <message>
        <source>All have acted in the last turn: the battle ends.</source>
        <translation>Tous ont agi au dernier tour&#xa0;: l&apos;affrontement s&apos;achève.</translation>
    </message>
    <message>
        <source>Dominance, {player}: name who activates first.</source>
        <translation>Dominance, {player}&#xa0;: désigner qui s&apos;active en premier.</translation>
    </message>
    <message>
        <source>{player} to activate: {own} waiting against {theirs}.</source>
        <translation>{player}&#xa0;: à vous d&apos;activer (activables {own} contre {theirs}).</translation>
    </message>
    <message>
        <source>{player} to activate: {own} waiting against {theirs}, may pass.</source>
        <translation>{player}&#xa0;: à vous d&apos;activer (activables {own} contre {theirs}, passer est permis).</translation>
    </message>
    <message>
        <source>{player} to activate: {own} waiting, nobody on the other side.</source>
        <translation>{player}&#xa0;: à vous d&apos;activer (activables {own}, personne dans l&apos;autre camp).</translation>
    </message>
    <message>
        <source>{player} to begin: {own} waiting against {theirs}.</source>
        <translation>{player}&#xa0;: à vous de commencer (activables {own} contre {theirs}).</translation>
    </message>
    <message>
        <source>Or at once: {names}.</source>
        <translation>Ou aussitôt&#xa0;: {names}.</translation>
    </message>
</context>
<context>
    <name>upkeep</name>
    <message>
        <source>With the old turn ends</source>
        <translation>Prend fin avec l&apos;ancien tour</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commandement</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominance</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Dégâts</translation>
    </message>
    <message>
        <source>Who falls</source>
        <translation>Qui tombe</translation>
    </message>
    <message>
        <source>Healing</source>
        <translation>Soins</translation>
    </message>
    <message>
        <source>New shapes</source>
        <translation>Nouvelles formes</translation>
    </message>
    <message>
        <source>Powers</source>
        <translation>Pouvoirs</translation>
    </message>
    <message>
        <source>{player}: CMD {command} + units {heads} + First Contact {contact} = {total}</source>
        <translation>{player}&#xa0;: CMD {command} + Personnages {heads} + Premier contact {contact} = {total}</translation>
    </message>
    <message>
        <source>A tie: units in the Companies, {ours} to {theirs}.</source>
        <translation>Égalité&#xa0;: Personnages dans les compagnies, {ours} à {theirs}.</translation>
    </message>
    <message>
        <source>Still a tie: CMD of the Officers, {ours} to {theirs}.</source>
        <translation>Encore égalité&#xa0;: CMD des Officiers, {ours} à {theirs}.</translation>
    </message>
    <message>
        <source>Still a tie: the coin decides.</source>
        <translation>Encore égalité&#xa0;: la pièce décide.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>foot</source>
        <translation>à pied</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>montée</translation>
    </message>
    <message>
        <source>aerial</source>
        <translation>aérienne</translation>
    </message>
    <message>
        <source>water-born</source>
        <translation>aquatique</translation>
    </message>
    <message>
        <source>troop</source>
        <translation>troupe</translation>
    </message>
    <message>
        <source>character</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>lore</source>
        <translation>légende</translation>
    </message>
    <message>
        <source>superior</source>
        <translation>supérieure</translation>
    </message>
    <message>
        <source>ordinary</source>
        <translation>ordinaire</translation>
    </message>
    <message>
        <source>inferior</source>
        <translation>inférieure</translation>
    </message>
    <message>
        <source>front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>flank</source>
        <translation>flanc</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>arrière</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagée</translation>
    </message>
    <message>
        <source>heavily damaged</source>
        <translation>gravement endommagée</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruite</translation>
    </message>
    <message>
        <source>combat factor</source>
        <translation>facteur de combat</translation>
    </message>
    <message>
        <source>damaged target</source>
        <translation>cible endommagée</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>meneur</translation>
    </message>
    <message>
        <source>own factor</source>
        <translation>facteur propre</translation>
    </message>
    <message>
        <source>Evade</source>
        <translation>Dérobade</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>en haut à droite</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>en haut à gauche</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>en bas à gauche</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>en bas à droite</translation>
    </message>
    <message>
        <source>damage markers</source>
        <translation>marqueurs de dégâts</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>qualité</translation>
    </message>
    <message>
        <source>removal</source>
        <translation>retrait</translation>
    </message>
    <message>
        <source>place</source>
        <translation>position</translation>
    </message>
    <message>
        <source>movement class</source>
        <translation>classe de déplacement</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>attributs</translation>
    </message>
    <message>
        <source>combat factor against foot</source>
        <translation>facteur de combat contre unité à pied</translation>
    </message>
    <message>
        <source>combat factor against mounted</source>
        <translation>facteur de combat contre unité montée</translation>
    </message>
    <message>
        <source>combat factor against aerial</source>
        <translation>facteur de combat contre unité aérienne</translation>
    </message>
    <message>
        <source>combat factor against water-born</source>
        <translation>facteur de combat contre unité aquatique</translation>
    </message>
    <message>
        <source>{attacker} destroyed</source>
        <translation>{attacker}&#xa0;: détruite</translation>
    </message>
    <message>
        <source>{attacker} heavily damaged</source>
        <translation>{attacker}&#xa0;: gravement endommagée</translation>
    </message>
    <message>
        <source>{attacker} damaged</source>
        <translation>{attacker}&#xa0;: endommagée</translation>
    </message>
    <message>
        <source>{target} damaged</source>
        <translation>{target}&#xa0;: endommagée</translation>
    </message>
    <message>
        <source>{target} heavily damaged</source>
        <translation>{target}&#xa0;: gravement endommagée</translation>
    </message>
    <message>
        <source>{target} destroyed</source>
        <translation>{target}&#xa0;: détruite</translation>
    </message>
    <message>
        <source>MVT</source>
        <translation>DPT</translation>
    </message>
    <message>
        <source>CBT</source>
        <translation>CBT</translation>
    </message>
    <message>
        <source>SHS</source>
        <translation>TIR</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>PR</source>
        <translation>PR</translation>
    </message>
    <message>
        <source>FTH</source>
        <translation>FTH</translation>
    </message>
    <message>
        <source>CMD</source>
        <translation>CMD</translation>
    </message>
    <message>
        <source>no action</source>
        <translation>aucune action</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Marche</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Course</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Retreat</source>
        <translation>Retraite</translation>
    </message>
    <message>
        <source>Concentration</source>
        <translation>Concentration</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Focalisation</translation>
    </message>
    <message>
        <source>Mêlée</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>getting up</source>
        <translation>se relever</translation>
    </message>
    <message>
        <source>lemure’s move</source>
        <translation>déplacement de Lémure</translation>
    </message>
    <message>
        <source>Accelerated</source>
        <translation>Accéléré</translation>
    </message>
    <message>
        <source>Berserk</source>
        <translation>Berserk</translation>
    </message>
    <message>
        <source>Brave</source>
        <translation>Brave</translation>
    </message>
    <message>
        <source>Consumed</source>
        <translation>Consumé</translation>
    </message>
    <message>
        <source>Controlled</source>
        <translation>Contrôlé</translation>
    </message>
    <message>
        <source>Devoured</source>
        <translation>Dévoré</translation>
    </message>
    <message>
        <source>Immobilized</source>
        <translation>Immobilisé</translation>
    </message>
    <message>
        <source>Knocked Down</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Pain</source>
        <translation>Douleur</translation>
    </message>
    <message>
        <source>Slowed</source>
        <translation>Ralenti</translation>
    </message>
    <message>
        <source>Stunned</source>
        <translation>Sonné</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Blessé</translation>
    </message>
    <message>
        <source>Every miss is thrown again, the hits that cost most Life Points are inflicted, and no more Command is spent.</source>
        <translation>Chaque échec est relancé, les touches qui coûtent le plus de points de vie sont infligées, et plus aucun commandement n&apos;est dépensé.</translation>
    </message>
    <message>
        <source>Both throw again and inflict what leaves them ahead in Life Points as far as can be, and spend no Command.</source>
        <translation>Chacun relance et inflige ce qui le laisse le plus en avance possible en points de vie, et ne dépense aucun commandement.</translation>
    </message>
    <message>
        <source>Both throw again and inflict what is likeliest to fell the other, and spend no Command.</source>
        <translation>Chacun relance et inflige ce qui a le plus de chances d&apos;abattre l&apos;autre, et ne dépense aucun commandement.</translation>
    </message>
    <message>
        <source>Both throw again and inflict what is likeliest to lay a state on the other, and spend no Command.</source>
        <translation>Chacun relance et inflige ce qui a le plus de chances d&apos;infliger un état à l&apos;autre, et ne dépense aucun commandement.</translation>
    </message>
    <message>
        <source>support</source>
        <translation>soutien</translation>
    </message>
    <message>
        <source>higher ground</source>
        <translation>terrain plus haut</translation>
    </message>
    <message>
        <source>vae victis</source>
        <translation>Vae Victis</translation>
    </message>
    <message>
        <source>vae distanti</source>
        <translation>Vae Distanti</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>couvert</translation>
    </message>
    <message>
        <source>Point blank</source>
        <translation>Bout portant</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Courte</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Longue</translation>
    </message>
    <message>
        <source>the higher score</source>
        <translation>le total le plus haut</translation>
    </message>
    <message>
        <source>more units in the Company</source>
        <translation>plus de Personnages dans la compagnie</translation>
    </message>
    <message>
        <source>the higher CMD of the Officer</source>
        <translation>le CMD plus haut de l&apos;Officier</translation>
    </message>
    <message>
        <source>the coin</source>
        <translation>la pièce</translation>
    </message>
    <message>
        <source>fewer losses in the turn before</source>
        <translation>moins de pertes au tour précédent</translation>
    </message>
    <message>
        <source>equal losses: no change</source>
        <translation>pertes égales&#xa0;: pas de changement</translation>
    </message>
    <message>
        <source>Life Points</source>
        <translation>points de vie</translation>
    </message>
    <message>
        <source>height</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>status</source>
        <translation>statut</translation>
    </message>
    <message>
        <source>states</source>
        <translation>états</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>basic Command</source>
        <translation>commandement de base</translation>
    </message>
    <message>
        <source>current Command</source>
        <translation>commandement actuel</translation>
    </message>
    <message>
        <source>light points of it</source>
        <translation>dont points clairs</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>Dominance</source>
        <translation>Dominance</translation>
    </message>
    <message>
        <source>next to activate</source>
        <translation>prochain à activer</translation>
    </message>
    <message>
        <source>effects in force</source>
        <translation>effets en vigueur</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>damage in each Upkeep</source>
        <translation>dégâts à chaque entretien</translation>
    </message>
    <message>
        <source>Upkeep phases</source>
        <translation>phases d&apos;entretien</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>rayon</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>light</source>
        <translation>clairs</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sombres</translation>
    </message>
</context>
</TS>
