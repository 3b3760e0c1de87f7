# English. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = a former player
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = { $moderator } has called off the game between { $first } and { $second } as a moderator, so it counts for nothing: { $reason }
headline-struck-out = { $moderator } has struck out the result of the game between { $first } and { $second } as a moderator, so it counts for nothing: { $reason }
headline-adjudicated = { $moderator } has decided this game as a moderator: { $reason }
challenge-voided = { $moderator } has withdrawn { $asker }'s challenge to { $asked } as a moderator · **{ $ruleset }** · #{ $number }: { $reason }
ending-adjudicated = decided by a moderator
refused-own-match = You play in #{ $number } yourself, so another moderator has to judge it.

## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = Games on this server begin in { $channels }. Come over and try again there. (Those who manage the server choose the channels with `/server`.)
not-without-role = On this server, games are for members with the role { $role }. Ask those who manage the server for it.
begin-there = Game #{ $number } belongs to a server that has settled where games begin or who plays. Please do this there.
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
blocked-by-you = You have blocked { $player }. `/settings` ends that; then you can play each other again.
## Private data: `/privacy`
command-privacy = What I keep about you; get all of it as a file, or have it deleted
subcommand-privacy-about = What is kept about you and why, in plain words
subcommand-privacy-export = Everything about you as a file, in a direct message
subcommand-privacy-delete = Delete what is kept about you (asks twice first)
privacy-about = **What I keep about you, and why**
    • Your Discord id and the name by which I saw you last: to tell players apart, and to write names on boards.
    • Your games: against whom, where, every move and when. They are your opponents' games as well.
    • Your ratings, which follow from your rated games.
    • What you have chosen in `/settings`, whom you have blocked, your vacations, the moves that you have planned, the games that you follow, where I told you that it was your turn, and the language that Discord names me.
    • What moderators did to your games, and why.
    I neither read nor keep messages, in channels as little as in private: I only get what you send me by my commands, buttons, menus and forms.
    `/privacy export` sends you all of it. `/privacy delete` deletes it.
privacy-export = Here is everything that I keep about you.
privacy-export-sent = I have sent it to you as a direct message.
privacy-export-here = I cannot send you direct messages, so here is everything that I keep about you. Only you see this.
# What a screen reader says of the attached file.
privacy-export-file = Everything that is kept about you, as a JSON file
privacy-delete = **Delete everything about you?** It cannot be brought back.
    • Your running games end: those in which not both of you have moved are called off, the others you resign. Challenges are taken back or declined.
    • Your name, settings, blocks, vacations, plans and followed games are deleted.
    • Games that are over stay with your opponents, and so do their ratings. You are “a former player” in them from then on, and not even I can tell that it was you.
    • What stands in channels stays there: I cannot take your name out of old pictures.
    If you come back one day, you begin as somebody new.
privacy-delete-button = Delete everything…
# At most 45 characters, like the next one.
privacy-form-title = Delete everything about you
privacy-form-field = Type { $word } to delete everything
# What has to be typed; large or small letters are the same.
privacy-word = DELETE
privacy-wrong-word = That was not the word { $word }, so nothing was deleted.
privacy-deleted = Done. Everything about you is deleted, and we have never met. Farewell!

## From whom players take challenges

takes-none = { "" }{ $player } takes no challenges now. `/challenge` without a player opens one for whoever likes.
takes-known = { "" }{ $player } takes challenges from people they have played with only. `/challenge` without a player opens one for whoever likes.
takes-server = { "" }{ $player } takes challenges only on servers where they have played, or from people they have played with. `/challenge` without a player opens one for whoever likes.
not-now = This cannot be taken up now. `/challenge` without a player opens a challenge for whoever likes.

## Too much at once; the time comes as Discord shows it, such as "in 20 seconds"

slow-moves = That was quick. Your games wait for you: please go on { $again }.
slow-challenges = Those are many challenges in a short time. Give people a moment to answer; the next can be sent { $again }.
slow-pictures = I have drawn a lot for you just now. Please ask again { $again }.
slow-requests = You ask faster than I can answer. Please try again { $again }.
slow-server = This server keeps me busy at the moment, and others want their turn. Please try again { $again }.
