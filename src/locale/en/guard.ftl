# English. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = a former player
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = { $moderator } has struck the game out as a moderator, so it counts for nothing: { $reason }
headline-struck-out = { $moderator } has struck out the result of this game as a moderator, so it counts for nothing: { $reason }
headline-adjudicated = { $moderator } has decided this game as a moderator: { $reason }
challenge-voided = { $moderator } has withdrawn { $asker }'s challenge to { $asked } as a moderator · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = decided by a moderator
refused-own-match = You play in #{ $number } yourself, so another moderator has to judge it.

## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = Games on this server begin in { $channels }. Come over and try again there. (Those who manage the server choose the channels with `/server`.)
not-without-role = On this server, games are for members with the role { $role }. Ask those who manage the server for it.
not-a-moderator = That is for those who manage this server, and for members with the role that they chose in `/server`.

## Moderators: `/moderate`
command-moderate = For moderators: strike games out, call them off, decide them, and look back at it
subcommand-moderate-void = Strike out the result of a game that is over
subcommand-moderate-abort = Call off a running game, or withdraw a challenge
subcommand-moderate-win = End a running game with a win
subcommand-moderate-draw = End a running game with a draw
subcommand-moderate-log = What moderators have done to games on this server
option-moderate-game = Which game of this server
option-moderate-reason = Why; the players and everybody in the channel will read it
option-moderate-winner = Which of the two players is to have won
moderate-nowhere = A game is judged on the server where it is played. Use this command there.
moderate-elsewhere = Game #{ $number } is not played on this server, so it cannot be judged here.
moderate-reason = Please say why #{ $number } is judged, in 1 to 200 characters.
moderate-running = Game #{ $number } is not over yet. `/moderate abort` calls it off.
moderate-over = Game #{ $number } is over already. `/moderate void` strikes its result out.
moderate-winner = Game #{ $number } is between two other people. Name the one of them who is to have won.
moderate-log = What moderators have done to games here, the newest first:
moderate-log-none = No moderator has judged a game here.
moderate-log-line = { $when } · **#{ $number }** · { $moderator }: { $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = Everything that moderators have done to games here, as a text file
act-void = result struck out
act-abort = called off
act-first = win for the first side
act-second = win for the second side
act-draw = draw
## Blocks: the one blocked is told nothing

blocked = You will hear nothing more of { $player }: no challenge, no rematch, no following of your games. Nobody is told. What was open between you is called off; games that run go on. `/settings` ends it.
block-nobody = You can block any other person, but neither yourself nor a program.
