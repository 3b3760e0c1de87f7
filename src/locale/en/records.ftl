# English. Records of games: exported, imported, stepped through.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Commands, their options and choices (at most 100 characters each)

command-record = Get a game's record as a text file, and its position
command-import = Import a game or a position, to step through it or play on from it
command-analyse = Step through a game; after its end, see the mistakes and better moves. Only you see it
option-record-format = Text for people (can be imported again), or JSON for other software (default: text)
option-record-evaluations = Add the analysis: a value for each position, and marks for mistakes? (default: no)
option-import-file = A text file with a record
option-import-text = A record or a position; leave file and text empty for a form to paste it into
option-import-player = Play on from the last position against this player; leave empty to step through the game
option-import-rules = The ruleset, if the text doesn't say
option-import-side = Your side, if you play (default: random)
format-text = text
format-json = JSON
button-record = Record
button-analyse = Analyse
button-import-analyse = Step through it

## What they answer

record = **#{ $number }** { $ruleset }: the whole game is in the file. To use this position again, import it with `/import`:
record-alt = The record of game #{ $number } as text
record-unjudged = I only analyse a game after its end, and only if it has moves and analyses are switched on. Leave out `evaluations` to get the record without them.

analysis-players = { $first } ({ $first_colour }) against { $second } ({ $second_colour })
analysis-start = The start: { $total ->
        [one] 1 move follows.
       *[other] { $total } moves follow.
    }
analysis-move = Move **{ $ply }** of { $total } · { $side }: { $last } (`{ $text }`)
analysis-left = { $left } left on the clock
analysis-result = Result: { $result }
analysis-result-because = Result: { $result }, { $reason }
analysis-result-won = Result: { $result } · { $winner } wins: { $reason }
analysis-menu = Go to a move…
analysis-menu-start = The start
analysis-first = Start
analysis-back = ◀ Back
analysis-on = Next ▶
analysis-last = End
analysis-gone = I no longer have that game: I only keep your ten newest imports. Import it again.

import-title = Import a game
import-field = The record, or a position
import-skipped = { $count ->
        [one] I skipped 1 comment, mark or variation.
       *[other] I skipped { $count } comments, marks and variations.
    }
import-over = That game is over at the end of the record, so you can't play on from there. Import it without `player` to step through it.
import-both = That's a file and a text. Give me only one of them.
import-unfetched = I couldn't get that file from Discord. Try again, or paste its text into `text`.
challenge-start = It starts from a set-up position, with { $colour } to move.
challenge-lot-sides = The sides are random.
challenge-plays = { $player } plays { $colour }.
headline-start-position = { $first } plays { $first_colour }, { $second } plays { $second_colour }, from a set-up position

## What cannot be imported; each begins with the place

import-too-long = That's longer than { $most } kB, the longest record I can read. Import a shorter one.
import-not-text = That isn't a text file. Import a text file like the ones you get with `/record`.
import-encoding = Line { $line } isn't in UTF-8. Save the file as UTF-8 and try again.
import-no-rules = Line { $line }: the ruleset is missing. Add a line such as `[Ruleset "jungle/classic"]`, or choose it in the menu.
import-tag = Line { $line }: `{ $found }` isn't a tag. A tag looks like `[First "Ada"]`, on one line. Put a backslash before a quotation mark or a backslash in it.
import-twice = Line { $line }: the tag `{ $found }` is there twice. Keep one of the two.
import-value = Line { $line }: the tag `{ $tag }` can't be `{ $found }`. It can be, for example, `{ $example }`.
import-unclosed = Line { $line }: `{ $found }` isn't closed. End a comment with a curly bracket, and a variation with a round one.
import-several = Line { $line }: another game starts at `{ $found }`, or there's more text after the end of this one. Give me one game at a time.
import-move = Line { $line }, move { $ply }, `{ $found }`: { $reason }
import-result = Line { $line }: the result here is `{ $found }`, but the moves, or another place in the record, say `{ $right }`. Correct one of them.
