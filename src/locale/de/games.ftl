# Deutsch. Spiele, Figuren, Züge, Enden, Stellungen in Worten.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

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
variant-standard = Standard
variant-source = nach der Quelle
side-blue = Blau
side-red = Rot
side-dark = Dunkel
side-light = Hell
side-white = Weiß
side-black = Schwarz
# Die Formen der Figuren: „Der“ am Satzanfang, „den“ als Ziel, „dein“, „ein“ und „kein“ im Nominativ, „keinen“ im
# Akkusativ, „viele“ in der Mehrzahl.
piece-rat = Ratte
    .Der = Die Ratte
    .den = die Ratte
    .dein = deine Ratte
    .ein = eine Ratte
    .kein = keine Ratte
    .keinen = keine Ratte
    .viele = Ratten
piece-cat = Katze
    .Der = Die Katze
    .den = die Katze
    .dein = deine Katze
    .ein = eine Katze
    .kein = keine Katze
    .keinen = keine Katze
    .viele = Katzen
piece-dog = Hund
    .Der = Der Hund
    .den = den Hund
    .dein = dein Hund
    .ein = ein Hund
    .kein = kein Hund
    .keinen = keinen Hund
    .viele = Hunde
piece-wolf = Wolf
    .Der = Der Wolf
    .den = den Wolf
    .dein = dein Wolf
    .ein = ein Wolf
    .kein = kein Wolf
    .keinen = keinen Wolf
    .viele = Wölfe
piece-leopard = Leopard
    .Der = Der Leopard
    .den = den Leoparden
    .dein = dein Leopard
    .ein = ein Leopard
    .kein = kein Leopard
    .keinen = keinen Leoparden
    .viele = Leoparden
piece-tiger = Tiger
    .Der = Der Tiger
    .den = den Tiger
    .dein = dein Tiger
    .ein = ein Tiger
    .kein = kein Tiger
    .keinen = keinen Tiger
    .viele = Tiger
piece-lion = Löwe
    .Der = Der Löwe
    .den = den Löwen
    .dein = dein Löwe
    .ein = ein Löwe
    .kein = kein Löwe
    .keinen = keinen Löwen
    .viele = Löwen
piece-elephant = Elefant
    .Der = Der Elefant
    .den = den Elefanten
    .dein = dein Elefant
    .ein = ein Elefant
    .kein = kein Elefant
    .keinen = keinen Elefanten
    .viele = Elefanten
piece-dobutsu-lion = Löwe
    .Der = Der Löwe
    .den = den Löwen
    .dein = dein Löwe
    .ein = ein Löwe
    .kein = kein Löwe
    .keinen = keinen Löwen
    .viele = Löwen
piece-dobutsu-elephant = Elefant
    .Der = Der Elefant
    .den = den Elefanten
    .dein = dein Elefant
    .ein = ein Elefant
    .kein = kein Elefant
    .keinen = keinen Elefanten
    .viele = Elefanten
piece-giraffe = Giraffe
    .Der = Die Giraffe
    .den = die Giraffe
    .dein = deine Giraffe
    .ein = eine Giraffe
    .kein = keine Giraffe
    .keinen = keine Giraffe
    .viele = Giraffen
piece-chick = Küken
    .Der = Das Küken
    .den = das Küken
    .dein = dein Küken
    .ein = ein Küken
    .kein = kein Küken
    .keinen = kein Küken
    .viele = Küken
piece-hen = Huhn
    .Der = Das Huhn
    .den = das Huhn
    .dein = dein Huhn
    .ein = ein Huhn
    .kein = kein Huhn
    .keinen = kein Huhn
    .viele = Hühner

## Züge in Worten

move-step = { $piece } { $from } nach { $to }
move-swim = { $piece } { $from } schwimmt nach { $to }
move-land = { $piece } { $from } geht auf { $to } an Land
move-jump = { $piece } { $from } springt nach { $to }
move-trap = { $piece } { $from } geht in die Falle { $to }
move-den = { $piece } { $from } betritt den Bau { $to }
move-drop = { $piece } auf { $to } eingesetzt
move-promote = { $piece } { $from } nach { $to }, wird zum Huhn
move-try = { $piece } { $from } erreicht auf { $to } die gegnerische Grundlinie
move-sow-right = Feld { $field } nach rechts
move-sow-left = Feld { $field } nach links
move-swap = Tausch: übernimmt den ersten Zug
move-takes-mandarin = { $played }, schlägt einen Mandarin
move-takes-citizens = { $played }, schlägt Bürger
move-takes = { $played }, schlägt { FORM($captured, "den") }

## Wie eine Partie endet; nach „gewinnt gegen …:“ oder „Remis:“

ending-den = Bau erreicht
ending-capture-all = alle Figuren geschlagen
ending-catch = Löwe geschlagen
ending-try = Löwe auf der gegnerischen Grundlinie
ending-points = Endstand nach Punkten
end-with-score = { $reason } ({ $score })
ending-no-move = Gegner kann nicht ziehen
ending-repetition = dieselbe Stellung zum dritten Mal
ending-long-game = zu lange kein Fortschritt
ending-resigned = Gegner hat aufgegeben
ending-time = Zeit des Gegners abgelaufen
ending-agreed = beide einverstanden

## Eine Stellung in Worten (für Screenreader)

alt-begins = { $ruleset }. { $state }
alt-to-move = Es folgt Zug { $number }, { $side } am Zug.
alt-won = { $winner } hat gewonnen: { $reason }.
alt-drawn = Remis: { $reason }.
alt-aborted = Die Partie wurde abgebrochen und zählt nicht.
alt-struck-out = Die Partie ist vorbei. Die Moderation hat sie annulliert: Das Ergebnis zählt nicht.
alt-last = Letzter Zug: { $last }.
alt-side = { $side }: { $pieces }.
alt-held = { $count ->
        [one] 1 { $piece }
       *[other] { $count } { FORM($piece, "viele") }
    }
alt-hand = im Vorrat: { $pieces }
alt-fields = Felder { $fields }; geschlagen: { $pool } Bürger und { $mandarins ->
        [one] 1 Mandarin
       *[other] { $mandarins } Mandarine
    }
alt-quan = Mandarinfelder: links auf dem Brett { $left }, rechts { $right }.
alt-quan-held = ein Mandarin und { $citizens } Bürger
alt-quan-gone = { $citizens } Bürger
alt-animation = Replay von { $ruleset }, Zug für Zug: { $moves }
no-pieces = keine Figuren mehr
text-board-dobutsu = Großbuchstaben: { $first }. Kleinbuchstaben: { $second }. L Löwe, G Giraffe, E Elefant, C Küken, H Huhn; Figuren im Vorrat in Klammern.
text-board-o-an-quan = Unten: { $first } (A), Felder 1 bis 5 von links. Oben: { $second } (B), Felder 1 bis 5 von rechts. `*` Mandarin. Hinter `A:` und `B:` steht, was geschlagen ist.
text-board-jungle = Großbuchstaben: { $first }. Kleinbuchstaben: { $second }. `~` Fluss, `#` Falle, `@` Bau. E Elefant, L Löwe, T Tiger, P Leopard, W Wolf, D Hund, C Katze, R Ratte.
# Was zwischen den Teilen einer Aufzählung steht.
list-comma = { ", " }
# Was zwischen den Teilen einer Aufzählung mit Kommas steht.
list-semicolon = { "; " }
