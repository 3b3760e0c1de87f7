# English. Keys are grouped by where they are seen; placeholders are named in each text.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Games, sides, pieces

game-jungle = Jungle
game-dobutsu = Dōbutsu Shōgi
game-o-an-quan = Ô ăn quan
ruleset-title = { $game } ({ $variant })
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

deed-step = { $piece } { $from } to { $to }
deed-swim = { $piece } { $from } swims to { $to }
deed-land = { $piece } { $from } comes ashore on { $to }
deed-jump = { $piece } { $from } jumps to { $to }
deed-trap = { $piece } { $from } steps into the trap { $to }
deed-den = { $piece } { $from } enters the den { $to }
deed-drop = { $piece } dropped on { $to }
deed-promote = { $piece } { $from } to { $to }, becomes a hen
deed-try = { $piece } { $from } to the far rank on { $to }
deed-sow-right = field { $field } to the right
deed-sow-left = field { $field } to the left
deed-takes-mandarin = { $deed }, takes a mandarin
deed-takes-citizens = { $deed }, takes citizens
deed-takes = { $deed }, takes the { $captured }

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

alt-to-move = Move { $number }, { $side } to move.
alt-won = { $winner } has won: { $reason }.
alt-drawn = Draw: { $reason }.
alt-aborted = The game was called off and counts for nothing.
alt-last = Last move: { $last }.
alt-side = { $side }: { $pieces }.
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

## Posts in the channel

challenge = { $asked }, { $asker } challenges you to a game of **{ $ruleset }** · **#{ $number }**
challenge-open = { $asker } looks for somebody to play **{ $ruleset }** with · **#{ $number }** · whoever accepts first plays.
challenge-counter = { $asked }, { $asker } would rather play **{ $ruleset }** on these terms · **#{ $number }**
challenge-terms = { $sides } ⏱️ { $time }. Runs out { $expires }.
challenge-claim = Who runs out of time has not lost yet: the opponent may claim the win, or wait.
challenge-lot = Who begins is drawn by lot.
challenge-begins = { $player } plays { $colour } and begins.
challenge-answers = { $player } plays { $colour } and moves second.
challenge-accepted = { $asked } has accepted what { $asker } proposed: **{ $ruleset }** · **#{ $number }**
challenge-countered = { $asked } would rather play on other terms than { $asker } proposed: **{ $ruleset }** · **#{ $number }**
challenge-declined = { $asked } has declined { $asker }'s challenge to **{ $ruleset }** · #{ $number }
challenge-declined-because = { $asked } has declined { $asker }'s challenge to **{ $ruleset }** · #{ $number }: { $reason }
challenge-cancelled = { $asker } has taken back the challenge to { $asked } · **{ $ruleset }** · #{ $number }
challenge-expired = { $asker }'s challenge to { $asked } has run out · **{ $ruleset }** · #{ $number }
decline-later = not now, perhaps another time
decline-busy = too many games already
decline-rules = another game or other rules would be welcome
decline-time = another time control would be welcome
decline-side = the other side would be welcome
decline-none = no reason given
time-none = no clock
time-days = { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
time-bank = a bank of { $bank }, and { $increment } more with each move
span-days = { $days } d
span-hours = { $hours } h
span-both = { $days } d { $hours } h
headline-to-move = { $mover } to move ({ $colour })
headline-aborted = { $player } has called the game off, so it counts for nothing
headline-due = due { $due }
headline-overdue = time ran out { $due }, the opponent may claim the win
headline-paused = ⏸️ paused
headline-banks = banks: { $first_colour } { $first }, { $second_colour } { $second }
headline-taken-back = ↩️ { $player } has taken { $moves ->
        [one] a move
       *[other] { $moves } moves
    } back
headline-chain = as planned after { $moves }
headline-rematch = rematch of #{ $before }
headline-won = { $winner } wins against { $loser }: { $reason }
headline-resigned = { $loser } resigns, { $winner } wins
headline-drawn = Draw between { $first } and { $second }: { $reason }
headline-game = **#{ $number }** { $ruleset }
headline-move = move { $number }, { $player }: { $last } (`{ $text }`)
headline-start = { $first } plays { $first_colour } and begins, { $second } plays { $second_colour }
headline-repeated = ⚠️ this position has now occurred { $times } times; at the third it is a draw

## Offers and notes in the channel

offer-draw = { $opponent }, { $asker } offers a draw in **#{ $number }** { $ruleset }.
offer-takeback = { $opponent }, { $asker } asks to take back a move in **#{ $number }** { $ruleset } · last move: { $last }
offer-pause = { $opponent }, { $asker } asks for a pause in **#{ $number }** { $ruleset }: the clocks stand still until somebody moves or resumes.
offer-rematch = { $opponent }, { $asker } asks for a rematch of **#{ $number }** { $ruleset }, with sides swapped.
offered-draw = Draw offered by { $asker } in **#{ $number }**
offered-takeback = { $asker } asked to take back a move in **#{ $number }**
offered-pause = { $asker } asked for a pause in **#{ $number }**
offered-rematch = { $asker } asked for a rematch of **#{ $number }**
answer-agreed = { $what }: ✓ { $opponent } has agreed.
answer-refused = { $what }: ✗ { $opponent } has declined.
answer-withdrawn = { $what }: withdrawn.
answer-void = { $what }: void, the game has moved on.
answer-rematch = { $what }: ✓ it has begun as **#{ $rematch }**.
note-paused = ⏸️ **#{ $number }** is paused for { $opponent } and { $mover }: the clocks stand still until { $mover } moves, or one of you resumes.
note-paused-over = **#{ $number }** was paused.
note-resumed = ▶️ **#{ $number }** goes on: { $mover } to move, due { $due }.
note-overdue = { $opponent }, the time of { $mover } in **#{ $number }** has run out. You may claim the win, or wait.
note-overdue-over = The time in **#{ $number }** had run out.
note-gift = 🎁 { $opponent } gives { $mover } 24 hours more in **#{ $number }**: due { $due }.
note-vacation = 🏖️ { $mover } is on vacation: the move in **#{ $number }** is now due { $due }.
note-downtime = 🕰️ I was away, so { $mover } gets that time back in **#{ $number }**: due { $due }.
# In the corner of the picture of a game that was called off.
note-void = #{ $number } · called off

## Buttons, menus, forms

button-accept = Accept
button-decline = Decline
button-cancel = Cancel
button-rules = Rules
button-previous = ◀ Back
button-next = More ▶
button-move = Move
button-more = More…
button-propose = Propose otherwise
button-send = Send the proposal
button-plan = Plan an answer…
button-draw = Offer a draw
button-agree-draw = Accept the draw
button-refuse-draw = Decline the draw
button-withdraw-draw = Withdraw the draw offer
button-takeback = Ask to take back
button-takeback-now = Take the move back
button-agree-takeback = Let it be taken back
button-refuse-takeback = Decline the takeback
button-withdraw-takeback = Withdraw the takeback
button-pause = Ask for a pause
button-agree-pause = Accept the pause
button-refuse-pause = Decline the pause
button-withdraw-pause = Withdraw the pause
button-rematch = Rematch
button-agree-rematch = Accept the rematch
button-refuse-rematch = Decline the rematch
button-withdraw-rematch = Withdraw the rematch
button-resume = Resume
button-give = Give 24 h more
button-claim = Claim the win
button-abort = Call the game off
button-resign = Resign
button-replay = Replay
button-type = Type the move instead
button-resign-yes = Yes, resign
button-abort-yes = Yes, call it off
button-claim-yes = Yes, claim the win
button-agree-draw-yes = Yes, a draw
button-keep = No, play on
menu-move = **#{ $number }**: what do you want to move?
menu-piece = Choose what to move
menu-piece-label = { $piece } { $from }
menu-hand = { $piece } in hand
menu-field = field { $field }
menu-chosen = **{ $piece }**: where to?
menu-to = Choose where it goes
menu-done = ✓ Done. The game goes on in the channel.
menu-reason = Choose a reason
menu-rules = Choose a game and its rules
menu-side = Choose who begins
menu-time = Choose the time
form-title = Your move in #{ $number }
form-field = Move
plan-title = Your plan in #{ $number }
plan-field = If they play this, I play that
plan-hint = if d7d6 then c4c5; if e7e6 then d3d4
form-hint = a3a4, or: lion to d1
sure-resign = Do you really want to resign **#{ $number }**? { $opponent } will have won; this cannot be undone.
sure-abort = Do you really want to call **#{ $number }** off? It will count for nothing; this cannot be undone.
sure-claim = Do you really want to claim the win in **#{ $number }**? { $opponent } will have lost on time; this cannot be undone.
sure-agree-draw = Do you really want to end **#{ $number }** as a draw? This cannot be undone.
sure-kept = Good, the game goes on.
panel = **#{ $number }** { $ruleset }: what would you like?
panel-empty = **#{ $number }** { $ruleset }: there is nothing to ask for any more.
decline = Why do you decline { $asker }'s challenge **#{ $number }**? Everybody will read the reason.
propose = Your counter-proposal in **#{ $number }**: **{ $ruleset }**. { $sides } ⏱️ { $time }.

## Refusals, private, with what would be right

refused-not-yours = This game (#{ $number }) is between two other people. Start your own with `/challenge`.
refused-not-the-opponent = Only the player who was asked can answer this.
refused-not-the-challenger = Only the challenger can take this challenge back.
refused-not-your-turn = It is not your turn in #{ $number }: { $mover } is to move.
refused-not-started = Game #{ $number } has not begun: the challenge has not been accepted yet.
refused-already-started = This challenge has been accepted already; game #{ $number } is running.
refused-void = This challenge is no longer open, or the game was called off. `/challenge` makes a new one.
refused-over = This game is over. `/challenge` starts a new one.
refused-stale = The position has moved on since that control was shown. This is how game #{ $number } stands now.
refused-too-early = The time for that has not come yet.
refused-too-many-open = You have as many open challenges as anybody may. Wait for an answer, or take one back: `/games` lists them.
refused-same-terms = These are the terms already. Change the game, the rules, the side or the time, or accept.
refused-no-offer = That offer no longer stands in game #{ $number }.
refused-asked-already = You have asked for that already in game #{ $number }. Once the game has moved on you can ask again.
refused-nothing-to-take-back = You have made no move in game #{ $number } that could be taken back.
refused-no-clock = Game #{ $number } has no clock that runs.
refused-enough-time = There is plenty of time in game #{ $number }: more than 30 days cannot be given.
refused-not-paused = The clocks of game #{ $number } are running.
refused-paused = The clocks of game #{ $number } stand still already.
refused-your-own-turn = It is your own turn in game #{ $number }: only your opponent can do that.
refused-too-late-to-abort = Both of you have moved in game #{ $number }. It can be resigned, or you can agree on a draw.
refused-too-late-for-rematch = The rematch of game #{ $number } had to be asked for within 7 days. `/challenge` starts a new game.
refused-rematched = Game #{ $number } has its rematch already.
refused-not-over = Game #{ $number } has not been played to its end yet.
refused-self-challenge = You cannot challenge yourself. Pick a friend: `/challenge player:@friend game:Jungle`.
move-unreadable = I cannot read that as a move. Write it like { $examples }: from which square to which.
move-ambiguous = That fits more than one move: { $candidates }. Which one do you mean?
move-illegal = { $reason } Legal and near: { $nearest }.
unknown-command = I do not know this command any more. `/help` shows those that there are.
unknown-control = This control belongs to a version of me that is gone. `/board` shows your game with fresh ones.
went-wrong = Something went wrong on my side, and the game is as it was. Please try again; if it keeps happening, tell the operator this reference: { $reference }.
game-fenced = The record of game #{ $number } is damaged, so I leave that game alone: nothing in it changes until the operator has looked at it. Your other games go on as ever. Please tell the operator this reference: { $reference }.
too-slow = That took me too long. Please press once more.
no-such-game = There is no game #{ $number }. `/games` lists yours.
no-game-running = You have no game running. Start one with `/challenge`.
which-game = You have several games. Say which with the option `game`:
    { $games }
challenge-bot = I cannot play against programs, nor can you challenge one here. Pick a friend.
challenge-self = You cannot challenge yourself. Pick a friend.
challenge-time = `{ $typed }` is no time control that I know. Days a move: `1d`, `2d`, `3d`, `5d`, `7d` or `14d`. A bank and what each move adds to it, up to 60 days: `10d+36h`. No clock: `none`.
challenge-game = I do not know that game. I know: { $games }.
challenge-other-game = `{ $rules }` is not a ruleset of `{ $game }`.
challenge-rules = { $reason } Rulesets to choose from: { $presets }.
complete-which-game = You have no turn, or several: fill in `game` first
complete-not-your-turn = It is not your turn in #{ $number }

## Why a move is not allowed

illegal-game-over = This game is over.
illegal-no-piece = There is no piece on { $square }.
illegal-not-your-piece = The { $piece } on { $square } is your opponent's.
illegal-not-that-piece = On { $square } stands a { $piece }, not a { $named }.
illegal-nothing-reaches = None of your pieces can move to { $square }.
illegal-stuck = The { $piece } on { $square } has no legal move.
illegal-same-square = A move goes from one square to another; { $square } is named twice.
illegal-jungle-diagonal = The { $piece } cannot go from { $from } to { $to }: nothing moves diagonally.
illegal-jungle-not-adjacent = The { $piece } cannot go from { $from } to { $to }: a move is one square forward, backward or sideways.
illegal-jungle-no-jump = The { $piece } cannot jump from { $from } to { $to } across the river.
illegal-jungle-jump-direction = The { $piece } cannot jump across the river in that direction, from { $from } to { $to }.
illegal-jungle-jump-blocked = The { $piece } cannot jump: a rat in the river on { $square } blocks the way.
illegal-jungle-water = The { $piece } cannot enter the river on { $square }: only the rat swims.
illegal-jungle-own-den = The { $piece } may not enter its own den on { $square }.
illegal-jungle-own-piece = The { $piece } cannot go to { $square }: your own { $target } stands there.
illegal-jungle-rank-too-low = The { $piece } ({ $rank }) cannot take the { $target } ({ $target_rank }): it ranks lower.
illegal-jungle-elephant-rat = The { $piece } cannot take the { $target } on { $square }: the rat is the one animal that the elephant cannot take there.
illegal-jungle-rat-out-of-water = The { $piece } cannot take the { $target } on { $square } from the water.
illegal-jungle-rat-into-water = The { $piece } on land cannot take the { $target } that swims on { $square }.
illegal-jungle-rats-swimming = The { $piece } cannot take the { $target } on { $square } while both swim.
illegal-jungle-powerless = The { $piece } stands in a trap and has lost its strength: it cannot take the { $target } on { $square }.
illegal-jungle-piece-gone = You have no { $piece } any more.
illegal-jungle-no-such-piece = There is no { $piece } in this ruleset.
illegal-dobutsu-direction = The { $piece } cannot go from { $from } to { $to }: it does not move in that direction.
illegal-dobutsu-not-adjacent = The { $piece } cannot go from { $from } to { $to }: a move is one step.
illegal-dobutsu-own-piece = The { $piece } cannot move to { $square }: your own { $target } stands there.
illegal-dobutsu-lion-attacked = The lion may not step onto { $square }: the { $target } on { $from } attacks it.
illegal-dobutsu-not-in-hand = You have no { $piece } in hand.
illegal-dobutsu-occupied = The { $piece } cannot be dropped on { $square }: the square is taken.
illegal-dobutsu-hen-in-hand = There is never a hen in hand: a captured hen is a chick again. Drop the chick.
illegal-dobutsu-no-promotion = The { $piece } does not become a hen on { $square }: only a chick that steps onto the far rank does.
illegal-dobutsu-none-of-kind = You have no { $piece } on the board.
illegal-dobutsu-none-reaches = None of your pieces of that kind ({ $piece }) can move to { $square }.
illegal-o-an-quan-no-field = There is no field { $number }; yours are 1 to 5, from your left.
illegal-o-an-quan-not-your-field = { $square } is not one of your fields.
illegal-o-an-quan-empty-field = Field { $number } is empty: there is nothing to sow.

## Lists

label-your-move = { $ruleset } against { $opponent } · your move
label-their-move = { $ruleset } against { $opponent } · their move
label-open = { $ruleset } against { $opponent } · not accepted yet
label-over = { $ruleset } against { $opponent } · over
replay-no-move = No move has been made in game #{ $number } yet. `/replay` shows them as soon as there are some.
replay-busy = Many people are watching games just now. Please try again in a minute.
replay-shortened = The whole game is too long for one file here: the animation leaves out { $moves ->
        [one] its first move.
       *[other] its first { $moves } moves.
    }
games-none = You have no games yet. Challenge somebody: `/challenge player:@friend game:Jungle`.
games-heading = { $yours ->
        [0] Your games: it is nobody's move but your opponents'.
        [one] Your games: it is your move in one of { $total }.
       *[other] Your games: it is your move in { $yours } of { $total }.
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } against { $opponent } · **your move** since { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } against { $opponent } · their move since { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } against { $other } · { $mover } to move since { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: { $challenger } challenges { $other } { $since }
games-due = due { $due }
games-where-mine = Mine
games-where-server = On this server
games-heading-server = Games on this server, the nearest deadline first.
games-heading-player = { $total ->
        [one] { "" }{ $player } plays one game that you can see.
       *[other] { "" }{ $player } plays { $total } games that you can see.
    }
games-none-theirs = No game of theirs that you could see is running. Start one: `/challenge`.
games-none-here = Nobody plays on this server yet. Be the first: `/challenge player:@friend game:Jungle`.
games-no-server = This is no server. `/games` without `where` lists your own games.
games-no-more = That was the last page: the games behind it have ended. `/games` begins again.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: you challenged { $opponent } { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: { $opponent } challenged you { $since } · accept it in the channel
games-fenced = ⚠️ **#{ $number }** { $ruleset } against { $opponent } · its record is damaged: nobody can move until the operator has looked at it

## Commands and their options (at most 100 characters each)

command-challenge = Challenge somebody to a game, or whoever likes
command-offer = Offer a draw, ask to take back or to pause, give time, call off, play again
command-move = Make your move
command-board = Show the board of a game
command-replay = Show a game from its start as an animation
command-plan = Lay up answers to what your opponent may play; only you see them
command-vacation = Take time off from all your games: no clock of yours runs meanwhile
command-games = List the games that are running: yours, a player's or the server's
command-resign = Give up a game (asks first)
command-rules = Explain the rules of a game
command-watch = Follow a game of others, or end that; alone: what you follow
command-settings = How and when I tell you that it is your move
command-server = What holds for all games on this server
command-help = How to play with this bot
command-about = What this bot is
option-challenge-player = Whom you want to play against; whoever accepts first if you leave it out
option-challenge-game = Which game
option-challenge-rules = Which ruleset; the usual one if you leave it out
option-challenge-side = Who begins; drawn by lot if you leave it out
option-challenge-time = Days a move, or a bank and an increment such as 10d+36h; 3 days a move if you leave it out
option-challenge-claim = Whether running out of time loses only if the opponent claims the win
option-offer-what = What you would like; everything that is possible now if you leave it out
wish-draw = draw: offer it, or accept it
wish-takeback = takeback: take your move back, or let it be taken back
wish-pause = pause: stop the clocks by agreement
wish-resume = resume: let the clocks run again
wish-give = give: 24 hours more for your opponent
wish-rematch = rematch: play again with sides swapped
wish-claim = claim: the win, if your opponent's time has run out
wish-abort = abort: call the game off before both have moved
option-notices = How you want to be told that it is your move
option-quiet = Hours in which nothing pings, such as 22:00-07:00; off for none
option-zone = Your time zone: type a city
option-vacation = Whether a vacation begins by itself when your time runs out
option-threads = Whether every game gets a thread of its own
option-move = Your move, such as a3a4
option-game = The number of the game, if you have several
option-board-view = Picture, wide picture (Jungle), or text
option-board-below = Who sits below; you, if it is your game
option-board-theme = The colours
option-board-coordinates = Name the files and ranks (yes if you leave it out)
option-plan-moves = Their move, your answer, and so on: if d7d6 then c4c5; several lines with ;
option-plan-forget = Forget what you have planned in this game
option-vacation-days = For how many days, from now on
option-vacation-back = You are back: what is left of the vacation is kept for later
option-games-player = Whose games (yours if you leave it out)
option-games-where = Your games, or all of this server
option-board-public = Show it to everybody in the channel
option-replay-speed = How long each position is shown: 1 s, 0.4 s or 2 s
option-rules-game = Which game
option-rules = Which ruleset; the usual one if you leave it out
side-choice-lot = by lot
side-choice-first = I begin
side-choice-second = My opponent begins
speed-normal = normal
speed-fast = fast
speed-slow = slow
view-picture = picture
view-landscape = wide picture, where the game can
view-text = text, for screen readers
below-first = the side that began
below-second = the other side
theme-day = day
theme-night = night
theme-high-contrast = high contrast

## Long texts

rules-alt = The starting position of { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (round pieces, below) begins against { $second } (eight-sided pieces, above).
    { "" }**Aim:** bring any animal into the enemy's den: d9 for { $first }, d1 for { $second }. Who cannot move loses. No piece enters its own den.
    { "" }**Animals, strongest first:** { $animals }.
    { "" }**Moves:** one square forward, backward or sideways. A piece takes an enemy of equal or lower rank by stepping onto it, and the rat takes the elephant. Only the rat swims.
    { $switches }
    { "" }**Draw:** the third time the same position comes up, and 200 plies without a capture.
    { "" }**To type:** `a3a4`, or with words: `lion d1`.
rules-dobutsu = **{ $ruleset }** · { $first } (below) begins against { $second } (above).
    { "" }**Aim:** take the enemy's lion, or bring your own lion to the far rank.
    { "" }**Moves:** one step. The lion steps in all eight directions, the elephant diagonally, the giraffe straight, the chick forward. A chick that steps onto the far rank becomes a hen, which steps everywhere but diagonally backward.
    { "" }**Captures:** what you take changes sides and goes into your hand, a hen as a chick. Instead of moving you may drop a piece from your hand on any empty square; a chick dropped on the far rank stays a chick and cannot move.
    { $switches }
    { "" }Who cannot move loses. **Draw:** the third time the same position comes up.
    { "" }**To type:** `b2b3`, `chick b3`, and to drop `C@b2` or `drop chick b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (below) begins against { $second } (above).
    { "" }**Board:** a ring of twelve squares: five fields for each, numbered 1 to 5 from the player's own left, and a mandarin square (quan) at each end. Five citizens (dân) start in each field.
    { "" }**A turn:** lift all citizens of one of your fields and drop one in each square that follows, to your right or to your left. Then look at the next square. A filled field: lift it and sow on. A mandarin square: the turn is over. An empty field: capture everything in the square behind it, your own stones too; if that is empty, the turn is over.
    { "" }**Empty fields:** if all five of yours are empty at the start of your turn, put one citizen from your pool into each; what you lack is borrowed and paid back at the end.
    { "" }**End:** when both mandarins are taken, the citizens in your fields are yours and the points are counted. After the third occurrence of a position, or 400 plies, they are counted as well.
    { $switches }
    { "" }**To type:** `3R` or `3 right`, `3L` or `3 left`.

## What each switch of a ruleset means

animals-all = elephant 8, lion 7, tiger 6, leopard 5, wolf 4, dog 3, cat 2, rat 1
animals-checkers = elephant, tiger, dog, rat; there are no others
switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = In one of the enemy's traps a piece has lost its strength: anything may take it.
switch-traps-universal = In any trap, one's own too, a piece has lost its strength: anything may take it.
switch-trapped-full = A piece in a trap still takes with its full rank.
switch-trapped-powerless = A piece in a trap that weakens it takes nothing.
switch-dog-over-wolf-off = The wolf ranks above the dog.
switch-dog-over-wolf-on = The dog ranks above the wolf.
switch-lion-tiger-ranked = The lion ranks above the tiger.
switch-lion-tiger-equal = Lion and tiger are equally strong and take each other.
switch-elephant-rat-trap = The elephant takes a rat only in its own traps.
switch-elephant-rat-always = The elephant takes the rat.
switch-elephant-rat-never = The elephant never takes the rat.
switch-rat-out-none = A rat in the water takes nothing on land.
switch-rat-out-rat = A rat in the water takes a rat on land, but no elephant.
switch-rat-out-elephant = A rat in the water takes an elephant on land, but no rat.
switch-rat-out-all = A rat in the water takes on land whatever it takes elsewhere.
switch-rat-in-off = A rat on land cannot take a swimming rat.
switch-rat-in-on = A rat on land takes a swimming rat.
switch-rat-swim-on = Two swimming rats take each other.
switch-rat-swim-off = Swimming rats cannot take each other.
switch-jumps-none = The { $piece } does not jump.
switch-jumps-h = The { $piece } jumps sideways across the river, unless a rat swims in the way, and may take where it lands.
switch-jumps-v = The { $piece } jumps lengthwise across the river, unless a rat swims in the way, and may take where it lands.
switch-jumps-hv = The { $piece } jumps across the river in either direction, unless a rat swims in the way, and may take where it lands.
switch-capture-all-on = Taking every enemy piece wins as well.
switch-capture-all-off = Only the den wins, not the taking of every piece.
switch-mandarin-10 = A mandarin is worth ten citizens.
switch-mandarin-5 = A mandarin is worth five citizens.
switch-quan-non-5 = Quan non: a mandarin with fewer than five citizens beside it cannot be taken.
switch-quan-non-0 = A mandarin can be taken from the first move on.
switch-chain-on = If behind a captured square there is again an empty field and then a filled square, that is captured too, and so on.
switch-chain-off = One capture a turn.
switch-empty-mandarin-stop = An empty mandarin square ends the turn like a filled one.
switch-empty-mandarin-gap = An empty mandarin square counts as an empty field.
switch-end-mandarins = The game ends when both mandarins are taken.
switch-end-squares = The game ends only when both mandarin squares are empty.
switch-leftovers-none = Citizens left in the mandarin squares count for nobody.
switch-leftovers-split = Citizens left in the mandarin squares are shared.
preset-dobutsu-classic = The lion may not step onto a square that an enemy piece could step to, not even on the far rank. An attack on your lion need not be answered.
preset-dobutsu-official = The lion may step into attack. On the far rank it wins at once if nothing can take it there; otherwise it wins unless the next move takes it.
help = **Old games, played slowly.** A move now, a move tomorrow; everything is kept.

    1. `/challenge` a friend. They press **Accept**, and the board appears.
    2. When you are mentioned it is your move: press **Move** on the board, or type `/move` and pick from the list. `a3a4`, `A3-a4` and `lion d1` all work.
    3. `/board` shows a game again, also as text for screen readers; `/games` lists yours, your move first.
    4. **More…** on the board, or `/offer`: draw, takeback, pause, more time for your opponent, calling off, resigning. A move is yours to take back for a minute; later your opponent is asked.
    5. `/rules` explains a game, `/replay` shows yours from its start. After the end, **Rematch** swaps sides.
    6. `/settings` says how I tell you that it is your move, and when I keep quiet; `/watch` follows a game of others.

    Time is 3 days a move unless you say otherwise: `/challenge … time:10d+36h` or `time:none`. Without a player the challenge is open to everybody.

    With several games in one channel, name the one you mean with the option `game`.
about = **Banyan { $version }** — old board games for friends, played over days and weeks.
    Free software (MIT or Apache-2.0), run by whoever invited it here. It reads no messages; it keeps the games, and the ids and names of those who play them.

# A challenge that is open to everybody.
anyone = anyone

# Words to one player.
notice-reminder = ⏳ { $mover }, your time in game **#{ $number }** runs out { $due }. `/move` keeps it going. { $link }
notice-plan-void = What you had planned in game #{ $number } no longer fits: the game went another way, and the plan is gone.

# Conditional moves, and time off.
plan-heading = Your plan for game #{ $number }. Nobody else sees it; it is played at once when your opponent moves that way.
plan-pair = if `{ $theirs }` then `{ $mine }`
plan-none = You have no plan for game #{ $number }. While your opponent is to move, lay one up: `/plan moves:if d7d6 then c4c5`.
plan-forgotten = Your plan for game #{ $number } is forgotten.
plan-your-turn = It is your move in game #{ $number }: play it with `/move`. Plans answer what your opponent plays.
plan-not-playing = Plans can be laid up in games of your own that are running. #{ $number } is none of these.
plan-no-answer = Each line needs their move and your answer to it, in turns: `/plan moves:if d7d6 then c4c5`. What you wrote adds nothing like that.
plan-too-long = That is too much: 10 lines of 40 moves can be laid up.
plan-first-move = Your plan begins with their move `{ $text }`, which cannot be played. { $why }
plan-move = After `{ $before }` the move `{ $text }` of your plan cannot be played. { $why }
vacation-none = You are not on vacation. { $left ->
        [one] One day is
       *[other] { $left } days are
    } left of your { $allowance } this year. Take some with `/vacation days:3`.
vacation-away = You are on vacation until { $until }: until then no clock of yours runs. `/vacation back:True` ends it. { $left ->
        [one] One more day is
       *[other] { $left } more days are
    } left this year.
vacation-back = Welcome back! Your clocks run again. { $left ->
        [one] One day of vacation is
       *[other] { $left } days of vacation are
    } left this year.
vacation-not-away = You are not on vacation. { $left ->
        [one] One day is
       *[other] { $left } days are
    } left this year.
vacation-too-long = There is not so much vacation left: { $left ->
        [one] one day
       *[other] { $left } days
    } of { $allowance } this year. Take that many or fewer.
notice-turn = 🎲 It is your move in **#{ $number }** { $ruleset } against { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } waits for your answer to a challenge to { $ruleset } · **#{ $number }**.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Last move: `{ $last }`.
notice-due = { " " }Due { $due }.
notice-several = { $count ->
        [one] One game waits for you:
       *[other] { $count } games wait for you:
    }
notice-more = … and { $more } more; `/games` lists them.
notice-refused = { $player }, I could not write to you directly (Discord says that you take no direct messages from here), so I tell you here, and from now on. `/settings` tries direct messages again.
    { $notice }

## Where a game is posted, and who follows it

home-direct = 📬 The channel of this game is closed to me, so the game goes on here, in the direct messages of both of you. Nothing is lost.
thread-name = #{ $number } { $first } against { $second } · { $ruleset }
watch-board = 👀 { $board }
watch-started = You follow game **#{ $number }** now: each new board comes to you as a direct message, without a sound. `/watch` with the same number ends that.
watch-stopped = You no longer follow game **#{ $number }**.
watch-none = You follow no game. `/watch game:` and the number of a game on this server lets you follow it.
watch-list = You follow:
watch-line = **#{ $number }** { $ruleset }: { $challenger } and { $opponent }
watch-elsewhere = Game #{ $number } is not played on this server, so I cannot show it to you here.
watch-own = You play in #{ $number } yourself: you see every board of it anyway.
watch-over = Game #{ $number } is over. `/board` shows how it ended.
watch-crowded = As many people as I can write to follow #{ $number } already. `/board` shows it whenever you like.
watch-enough = You follow as many games as I can keep apart. `/watch` lists them; end one first.

## Settings

settings-heading = **Your settings.** Whatever you change works at once.
settings-notices = 🔔 When it is your move: **{ $how }**
settings-refused = { "" }  ⚠️ My last direct message was refused, so I tell you in the channel. Allow direct messages from this server, then choose it once more.
settings-quiet = 🌙 Quiet hours: **{ $hours }**. Meanwhile nothing pings; what waits is said afterwards.
settings-loud = 🌙 Quiet hours: **none**
settings-zone = 🌍 Time zone: **{ $zone }**, where it is { $time } now. `/settings zone:` finds yours.
settings-vacation-on = 🏖️ When your time runs out, a vacation **begins by itself**, as long as you have days left.
settings-vacation-off = 🏖️ When your time runs out, you lose the game; a vacation does **not** begin by itself.
settings-zone-choice = { $zone } (now { $time })
settings-bad-hours = I cannot read that as hours of the day. Write them like `22:00-07:00`, or `off` for none.
settings-bad-zone = I know no time zone of that name. Type a large city of yours, such as `Berlin` or `New York`, and pick from the list.
settings-which-zone = Several time zones fit. Which do you mean? { $zones }
notices-channel = mention me in the channel
notices-direct = write me a direct message
notices-none = do not tell me
button-quiet = Quiet hours…
button-loud = No quiet hours
button-vacation-on = Vacation by itself
button-vacation-off = No vacation by itself
form-quiet = Quiet hours
form-hours = From–until; leave empty for none
form-hours-hint = 22:00-07:00
form-zone = Time zone (a city); empty is UTC
form-zone-hint = Europe/Berlin
server-nowhere = This works on a server only.
server-threads-on = Every new game on this server gets a thread of its own, as far as I may make one. It is archived when the game is over.
server-threads-off = Games on this server are played in the channel in which they began.
threads-on = a thread for every game
threads-off = games stay in their channel
