# German. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

name-explore = eröffnungen
command-explore = Eröffnungen: was in beendeten Partien gespielt wurde und wie sie ausgingen
option-explore-game = Welches Spiel
explore-heading = 🔭 **Eröffnungen: { $ruleset }** · { $scope }
explore-after = Nach { $moves }
explore-games = { $games ->
        [one] 1 beendete Partie
       *[other] { $games } beendete Partien
    }: { $first } gewann { $won } %, Remis { $drawn } %, { $second } gewann { $lost } %
explore-share = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } · { $won } / { $drawn } / { $lost } %
explore-none = Bis hierher ist noch keine beendete Partie gekommen.
explore-end = Weiter zähle ich nicht: nur die ersten { $moves } Züge einer Partie.
explore-computer = 🤖 Mein Urteil auf einen Blick: { $value }
explore-menu = Mit einem Zug weiter…
explore-switches = Eröffnungen zähle ich nicht, wenn am Regelwerk etwas geändert ist. Nimm eines, wie es ist, etwa `{ $preset }`.
