# Deutsch. Spiele, Figuren, Züge, Enden, Stellungen in Worten.
# Zahlen von Partien und Zügen kommen als Text, damit sie keine Tausenderpunkte bekommen.

## Spiele, Seiten, Figuren

game-jungle = Tierschach
game-dobutsu = Dōbutsu Shōgi
game-o-an-quan = Ô ăn quan
ruleset-title = { $game } ({ $variant })
# Wie ein Regelwerk heißt; der Name zum Eintippen bleibt, wie er ist.
variant-classic = klassisch
variant-oca = Oca
variant-german = deutsch
variant-animal-checkers = Tierdame
variant-official = offiziell
variant-standard = üblich
variant-source = nach der Quelle
side-blue = Blau
side-red = Rot
side-dark = Dunkel
side-light = Hell
side-white = Weiß
side-black = Schwarz
# Die Formen der Figuren: am Satzanfang, als Satzgegenstand, als Ziel (den), als eigene, mit ein und mit keinen.
piece-rat = Ratte
    .Der = Die Ratte
    .der = die Ratte
    .den = die Ratte
    .dein = deine Ratte
    .ein = eine Ratte
    .kein = keine Ratte
piece-cat = Katze
    .Der = Die Katze
    .der = die Katze
    .den = die Katze
    .dein = deine Katze
    .ein = eine Katze
    .kein = keine Katze
piece-dog = Hund
    .Der = Der Hund
    .der = der Hund
    .den = den Hund
    .dein = dein Hund
    .ein = ein Hund
    .kein = keinen Hund
piece-wolf = Wolf
    .Der = Der Wolf
    .der = der Wolf
    .den = den Wolf
    .dein = dein Wolf
    .ein = ein Wolf
    .kein = keinen Wolf
piece-leopard = Leopard
    .Der = Der Leopard
    .der = der Leopard
    .den = den Leoparden
    .dein = dein Leopard
    .ein = ein Leopard
    .kein = keinen Leoparden
piece-tiger = Tiger
    .Der = Der Tiger
    .der = der Tiger
    .den = den Tiger
    .dein = dein Tiger
    .ein = ein Tiger
    .kein = keinen Tiger
piece-lion = Löwe
    .Der = Der Löwe
    .der = der Löwe
    .den = den Löwen
    .dein = dein Löwe
    .ein = ein Löwe
    .kein = keinen Löwen
piece-elephant = Elefant
    .Der = Der Elefant
    .der = der Elefant
    .den = den Elefanten
    .dein = dein Elefant
    .ein = ein Elefant
    .kein = keinen Elefanten
piece-giraffe = Giraffe
    .Der = Die Giraffe
    .der = die Giraffe
    .den = die Giraffe
    .dein = deine Giraffe
    .ein = eine Giraffe
    .kein = keine Giraffe
piece-chick = Küken
    .Der = Das Küken
    .der = das Küken
    .den = das Küken
    .dein = dein Küken
    .ein = ein Küken
    .kein = kein Küken
piece-hen = Huhn
    .Der = Das Huhn
    .der = das Huhn
    .den = das Huhn
    .dein = dein Huhn
    .ein = ein Huhn
    .kein = kein Huhn

## Züge in Worten

move-step = { $piece } { $from } nach { $to }
move-swim = { $piece } { $from } schwimmt nach { $to }
move-land = { $piece } { $from } geht auf { $to } an Land
move-jump = { $piece } { $from } springt nach { $to }
move-trap = { $piece } { $from } tritt in die Falle { $to }
move-den = { $piece } { $from } betritt den Bau { $to }
move-drop = { $piece } auf { $to } eingesetzt
move-promote = { $piece } { $from } nach { $to }, wird zum Huhn
move-try = { $piece } { $from } auf die Grundlinie nach { $to }
move-sow-right = Feld { $field } nach rechts
move-sow-left = Feld { $field } nach links
move-takes-mandarin = { $played }, schlägt einen Mandarin
move-takes-citizens = { $played }, schlägt Bürger
move-takes = { $played }, schlägt { FORM($captured, "den") }

## Wie eine Partie endet; nach „gewinnt:“ oder „Remis:“

ending-den = Bau erreicht
ending-capture-all = alle Figuren geschlagen
ending-catch = Löwe geschlagen
ending-try = Löwe auf der gegnerischen Grundlinie
ending-points = die Punkte wurden gezählt
ending-no-move = die andere Seite kann nicht ziehen
ending-repetition = dieselbe Stellung zum dritten Mal
ending-long-game = die Partie kam zu lange nicht voran
ending-resigned = die andere Seite hat aufgegeben
ending-time = die Zeit der anderen Seite ist abgelaufen
ending-agreed = vereinbart
alt-begins = { $ruleset }. { $state }

## Eine Stellung in Worten (für Screenreader)

alt-to-move = Zug { $number }, { $side } ist am Zug.
alt-won = { $winner } hat gewonnen: { $reason }.
alt-drawn = Remis: { $reason }.
alt-aborted = Die Partie wurde abgesagt und zählt nicht.
alt-struck-out = Die Partie ist zu Ende, aber ein Moderator hat ihr Ergebnis gestrichen.
alt-last = Letzter Zug: { $last }.
alt-side = { $side }: { $pieces }.
alt-held = { $count } { $piece }
alt-hand = im Vorrat: { $pieces }
alt-fields = Felder { $fields }; gewonnen: Bürger { $pool }, Mandarine { $mandarins }
alt-quan = Mandarinfelder: links { $left }, rechts { $right }.
alt-quan-held = ein Mandarin, Bürger { $citizens }
alt-quan-gone = Bürger { $citizens }
alt-film = { $ruleset } als Film, Zug um Zug: { $moves }
no-pieces = keine Figuren mehr
text-board-dobutsu = Großbuchstaben: { $first }. Kleinbuchstaben: { $second }. L Löwe, G Giraffe, E Elefant, C Küken, +C Huhn; Figuren im Vorrat in Klammern.
text-board-o-an-quan = Unten: { $first }, Felder 1 bis 5 von links. Oben: { $second }, Felder 1 bis 5 von rechts.
text-board-jungle = Großbuchstaben: { $first }. Kleinbuchstaben: { $second }. `~` Fluss, `#` Falle, `@` Bau. E Elefant, L Löwe, T Tiger, P Leopard, W Wolf, D Hund, C Katze, R Ratte.
list-comma = { ", " }
