# English. Records of games: taken out, brought back, walked through.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Commands, their options and choices (at most 100 characters each)

command-record = The record of a game as a text file, and its position
command-import = Bring a game or a position back: to walk through it, or to play on from it
command-analyse = Walk through a game, move by move; only you see it
option-record-format = A text for people (and for /import), or JSON for programs
option-import-file = A text file with a record
option-import-text = A record, or a position alone; for a form to paste into, leave file and text out
option-import-player = Whom to play against from its last position; to walk through it yourself, leave this out
option-import-rules = The ruleset, if the text does not say
option-import-side = Your side if you play; drawn by lot if you leave it out
format-text = text
format-json = JSON
button-record = Record
button-analyse = Analyse

## What they answer

record = **#{ $number }** { $ruleset }: the file has the whole game. This is its position, as `/import` takes it:
record-alt = The record of game { $number } as text

walk-players = { $first } ({ $first_colour }) against { $second } ({ $second_colour })
walk-start = Before the first of { $total ->
        [one] 1 move
       *[other] { $total } moves
    }.
walk-move = **{ $ply }** of { $total } moves. { $side }: { $last } (`{ $text }`)
walk-left = { $left } left on the clock
walk-result = Result: { $result }
walk-result-because = Result: { $result }, { $reason }
walk-menu = Go to a move…
walk-menu-start = The start
walk-gone = I no longer have what you had imported there: only your newest ten are kept. Import it again.

import-title = Bring a game back
import-field = The record, or a position
import-skipped = { $count ->
        [one] I passed over 1 comment, mark or variation.
       *[other] I passed over { $count } comments, marks and variations.
    }
import-over = That game is over where the record ends, so nobody can play on from there. Import it without `player` to walk through it.
import-both = Give me a file or a text, not both.
import-unfetched = I could not get that file from Discord. Try again, or paste its text into `text`.
challenge-start = It starts from a position of its own, with { $colour } to move.
challenge-lot-sides = Who plays which side is drawn by lot.
challenge-plays = { $player } plays { $colour }.
headline-start-position = { $first } plays { $first_colour }, { $second } plays { $second_colour }, from a position of its own

## What cannot be brought back; each begins with the place

import-too-long = That is longer than { $most } kB, the longest record that I read.
import-not-text = That file is not a text. A record is a text file such as `/record` gives.
import-encoding = Line { $line } is not in UTF-8. Save the file as UTF-8 and try again.
import-no-rules = Line { $line }: nothing says which rules are played by. A record has a line such as `[Ruleset "jungle/classic"]`; or fill in `rules`.
import-tag = Line { $line }: `{ $found }` is not a tag. Tags look like `[First "Ada"]`, each in one line; a quotation mark or a backslash in it has a backslash before it.
import-twice = Line { $line }: the tag `{ $found }` has been there before. Keep one of the two.
import-value = Line { $line }: `{ $found }` is nothing that the tag `{ $tag }` can say. It says, for example, `{ $example }`.
import-unclosed = Line { $line }: what begins with `{ $found }` has no end. A comment ends with a curly bracket, a variation with a round one.
import-several = Line { $line }: with `{ $found }` another game begins, or something follows the end of this one. Give me one game at a time.
import-move = Line { $line }, ply { $ply }, `{ $found }`: { $reason }
import-result = Line { $line }: the result is `{ $found }` there, but by the moves, or by the other place that names it, it is `{ $right }`.
