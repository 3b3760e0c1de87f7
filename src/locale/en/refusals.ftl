# English. Refusals: private; what is wrong, then what to do.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Refusals

refused-not-yours = Game #{ $number } is between two other people. Start your own with `/challenge`.
refused-not-the-opponent = This is your own challenge, so someone else has to answer it. To withdraw it, press **Withdraw** below it.
refused-not-the-challenger = Only the challenger can withdraw this challenge. If it's for you, press **Decline** below it.
refused-not-your-turn = It's not your turn in #{ $number }: { $mover } has to move. Plan your answer with `/plan`.
refused-not-started = Game #{ $number } hasn't started: no one has accepted the challenge yet. I'll post the board when it starts.
refused-already-started = This challenge was already accepted, and game #{ $number } is running. See it with `/board`.
refused-void = This challenge is no longer open, or the game was aborted. Start a new one with `/challenge`.
refused-over = This game is over. Start a new one with `/challenge`.
refused-stale = The position has changed since that button was shown. Here is game #{ $number } as it is now.
refused-too-early = It's too early for that. Use `/board` to see how long you have to wait.
refused-too-many-open = You've reached the limit of open challenges. Wait for an answer, or withdraw one; see the list with `/games`.
refused-same-terms = That changes nothing. Change the game, the ruleset, the side or the time, or accept the challenge.
refused-no-offer = That offer in game #{ $number } is no longer open. See what's possible now with `/offer`.
refused-asked-already = You already asked for that in game #{ $number }. You can ask again after the next move.
refused-nothing-to-take-back = You have no move in game #{ $number } that you can take back. See what's possible now with `/offer`.
refused-no-clock = Game #{ $number } has no running clock, so take all the time you like. See what else is possible with `/offer`.
refused-enough-time = Your opponent has plenty of time in game #{ $number }: 30 days is the limit. Give more when they have less.
refused-not-paused = The clocks in game #{ $number } are already running. Ask for a pause with `/offer`.
refused-paused = The clocks in game #{ $number } have already stopped. Start them again with a move, or resume with `/offer`.
refused-your-own-turn = It's your own turn in game #{ $number }, so only your opponent can do that. Make your move with `/move`.
refused-too-late-to-abort = Both players have moved in game #{ $number }, so it can't be aborted. You can resign, or offer a draw.
refused-too-late-for-rematch = It's too late for a rematch of game #{ $number }: the limit is 7 days. Start a new game with `/challenge`.
refused-rematched = Game #{ $number } already has its rematch. Find it with `/games`.
refused-not-over = Game #{ $number } isn't over yet. See the position with `/board`.
refused-self-challenge = You can't challenge yourself. Pick a friend: `/challenge player:@friend game:Jungle`.
move-unreadable = I can't read that as a move. Type it like this: { $examples }.
move-ambiguous = That could be more than one move: { $candidates }. Which one do you mean?
move-illegal = { $reason } Legal moves nearby: { $nearest }.
unknown-command = I don't know that command any more. See all commands with `/help`.
unknown-control = This button is out of date. Get new ones with `/board`.
went-wrong = Something went wrong on my side. The game hasn't changed. Please try again. If it keeps happening, tell the operator this reference: { $reference }.
game-fenced = The data of game #{ $number } is damaged, so it's locked until the operator has looked at it. Your other games go on. Please tell the operator this reference: { $reference }.
too-slow = That took me too long. Please try again.
no-such-game = There's no game #{ $number }. See your games with `/games`.
no-game-running = You have no games running. Start one with `/challenge`.
which-game = Which of your { $total } games do you mean? Pick one.
which-game-more = Which of your { $total } games do you mean? Here are the { $shown } most urgent. For another one, add its number with the option `game`.
challenge-bot = You can't play against other bots. Pick a person, or play against me: `/challenge level:2`.
challenge-self = You can't challenge yourself. Pick a friend.
challenge-direct = From here you can only challenge people you've played with: `/challenge player:@friend`. To challenge anyone else, or to let anyone accept, go to a server we share.
challenge-in-vain = 📭 { $player } doesn't take direct messages from me, so challenge **#{ $number }** didn't arrive. Challenge them on a server that you're both on.
challenge-time = `{ $typed }` isn't a time I know. Days per move: `1d`, `2d`, `3d`, `5d`, `7d` or `14d`. Time bank plus extra per move: `10d+36h` (60 days at most). No clock: `none`.
challenge-game = I don't know that game. Pick one of these: { $games }.
challenge-other-game = `{ $rules }` isn't a ruleset of `{ $game }`. Pick another ruleset, or another game.
ruleset-no-game = There's no game `{ $game }`. Pick one of these: { $allowed }.
ruleset-no-preset = There's no ruleset `{ $preset }` in this game. Pick one of these: { $allowed }.
ruleset-no-switch = There's no rule switch `{ $switch }`. This ruleset has: { $allowed }.
ruleset-no-value = `{ $switch }` can't be `{ $value }`. It can be: { $allowed }.
ruleset-twice = `{ $switch }` is set twice. Set it once.
ruleset-senseless = `{ $switch }` has no effect in `{ $preset }`: nothing on its board would change. Leave it out.
challenge-rules = { $reason } Rulesets to choose from: { $presets }.
complete-which-game = It isn't your turn in any game, or it's your turn in several: fill in `game` first
complete-not-your-turn = It's not your turn in #{ $number }

## Why a move is not allowed

illegal-game-over = This game is over.
illegal-no-piece = There's no piece on { $square }.
illegal-not-your-piece = The { $piece } on { $square } is your opponent's.
illegal-not-that-piece = The piece on { $square } is { FORM($piece, "a") }, not { FORM($named, "a") }.
illegal-nothing-reaches = None of your pieces can move to { $square }.
illegal-stuck = The { $piece } on { $square } has no legal move.
illegal-same-square = A move goes from one square to another, but you typed { $square } twice.
illegal-jungle-diagonal = The { $piece } can't go from { $from } to { $to }: no piece moves diagonally.
illegal-jungle-not-adjacent = The { $piece } can't go from { $from } to { $to }: a move is one square forward, backward or sideways.
illegal-jungle-no-way = The { $piece } can't go from { $from } to { $to }: it moves one square forward, backward or sideways, or jumps straight across the river.
illegal-jungle-no-jump = The { $piece } can't jump across the river from { $from } to { $to }.
illegal-jungle-jump-direction = The { $piece } can't jump across the river in that direction, from { $from } to { $to }.
illegal-jungle-jump-blocked = The { $piece } can't jump: a rat in the river on { $square } blocks the way.
illegal-jungle-water = The { $piece } can't enter the river on { $square }: only the rat swims.
illegal-jungle-own-den = The { $piece } can't enter its own den on { $square }.
illegal-jungle-own-piece = The { $piece } can't go to { $square }: your own { $target } is there.
illegal-jungle-rank-too-low = The { $piece } ({ $rank }) can't capture the { $target } ({ $target_rank }): its rank is too low.
illegal-jungle-elephant-rat = The { $piece } can't capture the { $target } on { $square }: there, the rat is safe from it.
illegal-jungle-rat-out-of-water = The { $piece } can't capture the { $target } on { $square } from the water.
illegal-jungle-rat-into-water = The { $piece } on land can't capture the { $target } swimming on { $square }.
illegal-jungle-rats-swimming = The { $piece } can't capture the { $target } on { $square } while both are swimming.
illegal-jungle-powerless = The { $piece } is in a trap and too weak to capture the { $target } on { $square }.
illegal-jungle-piece-gone = You've lost your { $piece }.
illegal-jungle-no-such-piece = There's no { $piece } in this ruleset.
illegal-dobutsu-direction = The { $piece } can't go from { $from } to { $to }: it doesn't move in that direction.
illegal-dobutsu-not-adjacent = The { $piece } can't go from { $from } to { $to }: a move is one step.
illegal-dobutsu-own-piece = The { $piece } can't move to { $square }: your own { $target } is there.
illegal-dobutsu-lion-attacked = The lion can't step onto { $square }: the { $target } on { $from } attacks it.
illegal-dobutsu-not-in-hand = You have no { $piece } in hand.
illegal-dobutsu-occupied = The { $piece } can't be dropped on { $square }: the square isn't empty.
illegal-dobutsu-hen-in-hand = There's never a hen in hand: a captured hen is a chick again. Drop the chick.
illegal-dobutsu-no-promotion = The { $piece } doesn't become a hen on { $square }: only a chick that steps onto the far row does.
illegal-dobutsu-none-of-kind = You have no { $piece } on the board.
illegal-dobutsu-none-reaches = You have no { $piece } that can move to { $square }.
illegal-o-an-quan-no-field = There's no field { $number }. Yours are 1 to 5, from your left.
illegal-o-an-quan-not-your-field = { $square } isn't one of your fields.
illegal-o-an-quan-empty-field = Field { $number } is empty, so there's nothing to sow.
illegal-o-an-quan-no-swap = This ruleset has no swap. For a game with it, add `+swap=on` to the ruleset of the challenge.
illegal-o-an-quan-late-swap = You can't swap now. Only the player who goes second can, as the answer to the first move of the game.

menu-text-none = That message shows none of my games. Use the menu on one of my boards, or use `/board view:text`.
menu-text-challenge = There's no board yet: no one has accepted the challenge in that message.
