# English. Refusals: private, with what would be right.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Refusals, private, with what would be right

refused-not-yours = This game (#{ $number }) is between two other people. Start your own with `/challenge`.
refused-not-the-opponent = This one is your own, so somebody else has to answer it. **Cancel** below it takes it back.
refused-not-the-challenger = Only the challenger can take this challenge back. If it is for you, press **Decline** under it.
refused-not-your-turn = It is not your turn in #{ $number }: { $mover } is to move. `/plan` lays up your answer meanwhile.
refused-not-started = Game #{ $number } has not begun: the challenge has not been accepted yet. Its board is posted as soon as it is.
refused-already-started = This challenge has been accepted already; game #{ $number } is running. `/board` shows it.
refused-void = This challenge is no longer open, or the game was called off. `/challenge` makes a new one.
refused-over = This game is over. `/challenge` starts a new one.
refused-stale = The position has moved on since that control was shown. This is how game #{ $number } stands now.
refused-too-early = The time for that has not come yet. `/board` shows until when you have to wait.
refused-too-many-open = You have as many open challenges as anybody may. Wait for an answer, or take one back: `/games` lists them.
refused-same-terms = These are the terms already. Change the game, the rules, the side or the time, or accept.
refused-no-offer = That offer no longer stands in game #{ $number }. `/offer` shows what is possible now.
refused-asked-already = You have asked for that already in game #{ $number }. Once the game has moved on you can ask again.
refused-nothing-to-take-back = You have made no move in game #{ $number } that could be taken back. `/offer` shows what is possible now.
refused-no-clock = Game #{ $number } has no clock that runs: take all the time you like. `/offer` shows what else is possible.
refused-enough-time = There is plenty of time in game #{ $number }: more than 30 days cannot be given. Give some when less is left.
refused-not-paused = The clocks of game #{ $number } are running. `/offer` asks for a pause.
refused-paused = The clocks of game #{ $number } stand still already. They run again as soon as somebody moves, or resumes by `/offer`.
refused-your-own-turn = It is your own turn in game #{ $number }: only your opponent can do that. `/move` makes your move.
refused-too-late-to-abort = Both of you have moved in game #{ $number }. It can be resigned, or you can agree on a draw.
refused-too-late-for-rematch = The rematch of game #{ $number } had to be asked for within 7 days. `/challenge` starts a new game.
refused-rematched = Game #{ $number } has its rematch already. `/games` shows it.
refused-not-over = Game #{ $number } has not been played to its end yet. `/board` shows how it stands.
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
challenge-which-game = Which game? Pick one: `/challenge game:Jungle`. (A server can have a usual one: `/server`.)
challenge-self = You cannot challenge yourself. Pick a friend.
challenge-direct = Here I can pass your challenge on to those with whom you have played before: `/challenge player:@friend`. Anybody else, or whoever likes, you challenge on a server that we share.
challenge-in-vain = 📭 I cannot write to { $player }, so challenge **#{ $number }** has not arrived: they take no direct messages from me. Challenge them on a server where you both are.
challenge-time = `{ $typed }` is no time control that I know. Days a move: `1d`, `2d`, `3d`, `5d`, `7d` or `14d`. A bank and what each move adds to it, up to 60 days: `10d+36h`. No clock: `none`.
challenge-game = I do not know that game. I know: { $games }.
challenge-other-game = `{ $rules }` is not a ruleset of `{ $game }`.
ruleset-no-game = I know no game `{ $game }`. There are: { $allowed }.
ruleset-no-preset = There are no rules `{ $preset }` here. There are: { $allowed }.
ruleset-no-switch = I know no switch `{ $switch }`. These rules have: { $allowed }.
ruleset-no-value = `{ $switch }` cannot be `{ $value }`. It can be: { $allowed }.
ruleset-twice = `{ $switch }` is set twice.
ruleset-senseless = `{ $switch }` means nothing in `{ $preset }`: there is nothing on its board that this could change.
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

menu-text-none = That message shows no game of mine. Open the menu of one of my boards, or use `/board` with the view "text".
menu-text-challenge = There is no board yet: the challenge in that message waits for an answer.
