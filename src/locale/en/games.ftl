# English. Games, pieces, moves, endings, boards in words.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

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
# The forms of the pieces: with an article, and several of them.
piece-rat = rat
    .a = a rat
    .many = rats
piece-cat = cat
    .a = a cat
    .many = cats
piece-dog = dog
    .a = a dog
    .many = dogs
piece-wolf = wolf
    .a = a wolf
    .many = wolves
piece-leopard = leopard
    .a = a leopard
    .many = leopards
piece-tiger = tiger
    .a = a tiger
    .many = tigers
piece-lion = lion
    .a = a lion
    .many = lions
piece-elephant = elephant
    .a = an elephant
    .many = elephants
piece-dobutsu-lion = lion
    .a = a lion
    .many = lions
piece-dobutsu-elephant = elephant
    .a = an elephant
    .many = elephants
piece-giraffe = giraffe
    .a = a giraffe
    .many = giraffes
piece-chick = chick
    .a = a chick
    .many = chicks
piece-hen = hen
    .a = a hen
    .many = hens

## Moves in words

move-step = { $piece } { $from } to { $to }
move-swim = { $piece } { $from } swims to { $to }
move-land = { $piece } { $from } comes ashore on { $to }
move-jump = { $piece } { $from } jumps to { $to }
move-trap = { $piece } { $from } steps into the trap { $to }
move-den = { $piece } { $from } enters the den { $to }
move-drop = { $piece } dropped on { $to }
move-promote = { $piece } { $from } to { $to }, becomes a hen
move-try = { $piece } { $from } to the far row on { $to }
move-sow-right = field { $field } to the right
move-sow-left = field { $field } to the left
move-swap = swap: take over the first move
move-takes-mandarin = { $played }, captures a mandarin
move-takes-citizens = { $played }, captures citizens
move-takes = { $played }, captures the { $captured }

## How a game ends; after "wins:" or "Draw:"

ending-den = reached the den
ending-capture-all = captured every piece
ending-catch = captured the lion
ending-try = the lion reached the far row
ending-points = on points
end-with-score = { $reason } ({ $score })
ending-no-move = the opponent can't move
ending-repetition = the same position for the third time
ending-long-game = no progress for too long
ending-resigned = the opponent resigned
ending-time = the opponent ran out of time
ending-agreed = both players agreed

## A position in words (screen readers)

alt-begins = { $ruleset }. { $state }
alt-to-move = Next is move { $number }, { $side } to move.
alt-won = The game is over, and { $winner } won: { $reason }.
alt-drawn = Draw: { $reason }.
alt-aborted = The game was aborted and doesn't count.
alt-struck-out = The game is over, but a moderator voided it: the result doesn't count.
alt-last = Last move: { $last }.
alt-side = Pieces of { $side }: { $pieces }.
alt-held = { $count ->
        [one] 1 { $piece }
       *[other] { $count } { FORM($piece, "many") }
    }
alt-hand = in hand: { $pieces }
alt-fields = fields { $fields }; captured { $pool ->
        [0] no citizens
        [one] 1 citizen
       *[other] { $pool } citizens
    } and { $mandarins ->
        [0] no mandarins
        [one] 1 mandarin
       *[other] { $mandarins } mandarins
    }
alt-quan = Mandarin squares: at the left end of the board { $left }, at the right end { $right }.
alt-quan-held = a mandarin and { $citizens ->
        [0] no citizens
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
alt-quan-gone = { $citizens ->
        [0] nothing
        [one] 1 citizen
       *[other] { $citizens } citizens
    }
alt-animation = Replay of { $ruleset }, move by move: { $moves }
no-pieces = no pieces left
text-board-dobutsu = Capital letters: { $first }. Small letters: { $second }. L lion, G giraffe, E elephant, C chick, H hen; pieces in hand in brackets.
text-board-o-an-quan = Bottom: { $first } (A), fields 1 to 5 from the left. Top: { $second } (B), fields 1 to 5 from the right. `*` is a mandarin. After `A:` and `B:` you see what each side has captured.
text-board-jungle = Capital letters: { $first }. Small letters: { $second }. `~` river, `#` trap, `@` den. E elephant, L lion, T tiger, P leopard, W wolf, D dog, C cat, R rat.
# What stands between the items of a list.
list-comma = { ", " }
# What stands between the items of a list that contain commas.
list-semicolon = { "; " }
