# English. Games, pieces, moves, endings, boards in words.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Games, sides, pieces

game-jungle = Jungle
game-dobutsu = Dōbutsu Shōgi
game-o-an-quan = Ô ăn quan
ruleset-title = { $game } ({ $variant })
# What a ruleset is called; its name to type stays as it is.
variant-classic = classic
variant-oca = oca
variant-german = german
variant-animal-checkers = animal-checkers
variant-official = official
variant-standard = standard
variant-source = source
side-blue = blue
side-red = red
side-dark = dark
side-light = light
side-white = white
side-black = black
piece-rat = rat
piece-cat = cat
piece-dog = dog
piece-wolf = wolf
piece-leopard = leopard
piece-tiger = tiger
piece-lion = lion
piece-elephant = elephant
piece-giraffe = giraffe
piece-chick = chick
piece-hen = hen

## Moves in words

move-step = { $piece } { $from } to { $to }
move-swim = { $piece } { $from } swims to { $to }
move-land = { $piece } { $from } comes ashore on { $to }
move-jump = { $piece } { $from } jumps to { $to }
move-trap = { $piece } { $from } steps into the trap { $to }
move-den = { $piece } { $from } enters the den { $to }
move-drop = { $piece } dropped on { $to }
move-promote = { $piece } { $from } to { $to }, becomes a hen
move-try = { $piece } { $from } to the far rank on { $to }
move-sow-right = field { $field } to the right
move-sow-left = field { $field } to the left
move-takes-mandarin = { $played }, takes a mandarin
move-takes-citizens = { $played }, takes citizens
move-takes = { $played }, takes the { $captured }

## How a game ends; after "wins:" or "Draw:"

ending-den = reached the den
ending-capture-all = took every piece
ending-catch = took the lion
ending-try = the lion reached the far rank
ending-points = the points were counted
ending-no-move = the other side cannot move
ending-repetition = the same position for the third time
ending-long-game = the game led nowhere for too long
ending-resigned = the other side resigned
ending-time = the other side ran out of time
ending-agreed = by agreement

## A position in words (screen readers)

alt-begins = { $ruleset }. { $state }
alt-to-move = Move { $number }, { $side } to move.
alt-won = { $winner } has won: { $reason }.
alt-drawn = Draw: { $reason }.
alt-aborted = The game was called off and counts for nothing.
alt-struck-out = The game is over, but a moderator has struck out its result.
alt-last = Last move: { $last }.
alt-side = { $side }: { $pieces }.
alt-held = { $count } { $piece }
alt-hand = in hand: { $pieces }
alt-fields = fields { $fields }; won { $pool } citizens and { $mandarins } mandarins
alt-quan = Mandarin squares: left { $left }, right { $right }.
alt-quan-held = a mandarin and { $citizens } citizens
alt-quan-gone = { $citizens } citizens
alt-film = { $ruleset } as an animation, move by move: { $moves }
no-pieces = no pieces left
text-board-dobutsu = Capitals: { $first }. Small letters: { $second }. L lion, G giraffe, E elephant, C chick, +C hen; pieces in hand in brackets.
text-board-o-an-quan = Below: { $first }, fields 1 to 5 from the left. Above: { $second }, fields 1 to 5 from the right.
text-board-jungle = Capitals: { $first }. Small letters: { $second }. `~` river, `#` trap, `@` den. E elephant, L lion, T tiger, P leopard, W wolf, D dog, C cat, R rat.
# What stands between the items of a list.
list-comma = { ", " }
