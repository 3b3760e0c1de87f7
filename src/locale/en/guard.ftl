# English. Safety: blocks, limits, moderators, private data.
# A player who had their data deleted.
former-player = a former player
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = The game between { $first } and { $second } doesn't count. { $moderator } aborted it as a moderator: { $reason }
headline-struck-out = The game between { $first } and { $second } doesn't count. { $moderator } voided it as a moderator: { $reason }
headline-adjudicated = { $moderator } decided this game as a moderator: { $reason }
challenge-voided = { $moderator } withdrew { $asker }'s challenge to { $asked } as a moderator · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = decided by a moderator
refused-own-match = You play in #{ $number } yourself. Ask another moderator to judge it.

## Where games can start and who can start them; channels and roles come as mentions
not-in-this-channel = Games on this server start in { $channels }. Please try again there. (Server managers pick the channels with `/server`.)
not-without-role = You need the role { $role } for that. Ask a server manager for it.
begin-there = Game #{ $number } belongs to a server with rules on where games start or who plays. Please do this on that server.
not-a-moderator = Only server managers and members with the moderator role can do that. Server managers pick the role with `/server`.

## Moderators: `/moderate`
command-moderate = For moderators: void, abort or decide games, and see what was done
subcommand-moderate-void = Void the result of a finished game
subcommand-moderate-abort = Abort a running game, or withdraw a challenge
subcommand-moderate-win = End a running game with a win
subcommand-moderate-draw = End a running game with a draw
subcommand-moderate-log = What moderators have done to games on this server
option-moderate-game = Which game on this server
option-moderate-reason = Why; the players and everyone in the channel will see it
option-moderate-winner = Which of the two players wins
moderate-nowhere = A game is judged on the server where it's played. Use this command there.
moderate-elsewhere = Game #{ $number } isn't played on this server, so it can't be judged here. Use this command on its own server.
moderate-reason = Please give a reason for judging #{ $number }, in 1 to 200 characters.
moderate-running = Game #{ $number } isn't over yet. Abort it with `/moderate abort`.
moderate-over = Game #{ $number } is already over. Void its result with `/moderate void`.
moderate-winner = That person doesn't play in game #{ $number }. Pick one of its two players as the winner.
moderate-log = What moderators have done to games here, newest first:
moderate-log-none = No moderator has judged a game here.
moderate-log-line = { $when } · **{ $about }** · { $moderator }: { $act } · { $reason }
# What a screen reader says of the attached file.
moderate-log-file = Everything that moderators have done to games here, as a text file
act-void = voided
act-abort = aborted
act-first = win for the side that went first
act-second = win for the side that went second
act-draw = draw
act-result = result set
act-pairing = round paired by hand
act-replacement = player replaced
act-removal = player removed
act-settings = settings changed
## Blocks: the one blocked is told nothing

blocked = You've blocked { $player }. They can't challenge you, ask you for a rematch or follow your games, and they aren't told. Open challenges between you are withdrawn; running games go on. Unblock them with `/settings`.
block-nobody = You can only block another person, not yourself and not a bot.
blocked-by-you = You've blocked { $player }. Unblock them with `/settings` to play each other again.
## Private data: `/privacy`
command-privacy = The data I keep about you: read about it, get it as a file, or delete it
subcommand-privacy-about = What data is kept about you and why, in plain words
subcommand-privacy-export = All your data as a file, in a direct message
subcommand-privacy-delete = Delete the data kept about you (asks twice first)
privacy-about = **What I keep about you, and why**
    • Your Discord ID and your last known name: to tell players apart, and to write names on boards.
    • Your games: your opponents, where on Discord you play, every move and its time. They're your opponents' games as well.
    • Your ratings, which come from your rated games.
    • Your choices in `/settings`, the people you've blocked, your vacations, your plans, the games you follow, where I told you that it was your turn, and the language Discord gives me for you.
    • Puzzles: which ones you were shown, your results and your puzzle rating. If you and your opponent allow it in `/settings`, positions from your finished games become puzzles for everyone. They have no names and no link to the game, and stay when you delete your data.
    • What moderators did to your games, and why.
    I don't read or keep messages, not in channels and not in private. I only get what you send me with my commands, buttons, menus and forms.
    Get all of it with `/privacy export`. Delete it with `/privacy delete`.
privacy-export = Here is all the data I keep about you.
privacy-export-sent = I've sent it to you as a direct message.
privacy-export-here = I can't send you direct messages, so here is all the data I keep about you. Only you see this.
# What a screen reader says of the attached file.
privacy-export-file = All the data kept about you, as a JSON file
privacy-delete = **Delete all your data?** You can't get it back.
    • Your running games end. If both players have moved, you resign; if not, the game is aborted. Your challenges are withdrawn or declined.
    • Your name, settings, blocks, vacations, plans and followed games are deleted.
    • Your opponents keep the finished games and their ratings. From then on you're “a former player” in those games, and not even I can tell that it was you.
    • Messages in channels stay. I can't remove your name from old pictures.
    If you come back one day, you'll start as a new player.
privacy-delete-button = Delete everything…
# At most 45 characters, like the next one.
privacy-form-title = Delete all your data
privacy-form-field = Type { $word } to delete everything
# What has to be typed; large or small letters are the same.
privacy-word = DELETE
privacy-wrong-word = Nothing was deleted, because that wasn't the word { $word }. Try again if you still want to.
privacy-deleted = Done. All your data is deleted. Goodbye!

## Whose challenges players take

takes-none = { "" }{ $player } isn't taking challenges right now. Use `/challenge` without a player to let anyone accept.
takes-known = { "" }{ $player } only takes challenges from people they've played with. Use `/challenge` without a player to let anyone accept.
takes-server = { "" }{ $player } only takes challenges on servers where they've played, or from people they've played with. Use `/challenge` without a player to let anyone accept.
not-now = That isn't possible right now. Use `/challenge` without a player to let anyone accept.

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = That's a lot of moves in a short time. Please go on { $again }; your games will wait for you.
slow-challenges = That's a lot of challenges in a short time. You can send the next one { $again }.
slow-pictures = That's a lot of pictures in a short time. Please ask again { $again }.
slow-requests = That's too fast for me. Please try again { $again }.
slow-server = This server is keeping me busy right now. Please try again { $again }.
