# English. The openings of finished games. Counts come as numbers, $moves as moves in backticks or as their number.

command-explore = Openings: what was played in finished games, and how they ended
option-explore-game = Which game
option-explore-scope = This server, all servers together, or the computer's own games (default: all servers)
scope-computer = the computer's own games
button-own-games = Computer's games
explore-heading = 🔭 **Openings: { $ruleset }** · { $scope }
explore-after = After { $moves }
explore-games = { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    }: { $first } won { $won }%, drawn { $drawn }%, { $second } won { $lost }%
explore-share = { $games ->
        [one] 1 game
       *[other] { $games } games
    } · { $won } / { $drawn } / { $lost }%
explore-none = No finished game has reached this position yet.
explore-end = I only count the first { $moves } moves of a game.
explore-computer = 🤖 My first look. { $value }
explore-values = 🤖 after a move: { $first }'s winning chances, or the sure result if both play perfectly.
explore-chances = { $percent }%
explore-unplayed = not played yet
explore-menu = Go on with a move…
explore-switches = I don't count openings of rulesets with changed switches. Pick a ruleset without changes, such as `{ $preset }`.
