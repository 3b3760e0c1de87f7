# German. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = eröffnungen
command-explore = Eröffnungen: was in beendeten Partien gespielt wurde und wie sie ausgingen
option-explore-game = Welches Spiel
option-explore-scope = Dieser Server, alle Server zusammen oder eigene Partien des Computers (Standard: alle Server)
scope-computer = eigene Partien des Computers
button-own-games = Computer gegen Computer
explore-heading = 🔭 **Eröffnungen: { $ruleset }** · { $scope }
explore-after = Nach { $moves }
explore-games = { $games ->
        [one] 1 beendete Partie
       *[other] { $games } beendete Partien
    }: Siege für { $first } { $won } %, Remis { $drawn } %, Siege für { $second } { $lost } %
explore-share = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $won } / { $drawn } / { $lost } %
explore-none = Diese Stellung gab es noch in keiner beendeten Partie.
explore-end = Hier ist Schluss: Ich zähle nur die ersten { $moves } Züge einer Partie.
explore-computer = 🤖 Mein erster Eindruck. { $value }
explore-values = 🤖 neben einem Zug: die Gewinnchancen von { $first } oder das bewiesene Ergebnis.
explore-chances = { $percent } %
explore-unplayed = noch nicht gespielt
explore-menu = Mit einem Zug weiter …
explore-switches = Für ein geändertes Regelwerk zähle ich keine Eröffnungen. Nimm eins ohne Änderungen, etwa `{ $preset }`.
