# English. Commands, their options and choices (at most 100 characters each).
# Numbers of games and plies come as text, so that they take no thousands separators.

# Every other language also says what the words for commands and options are called in it, as Discord shows them: a text
# name-<word> for each (lower case, letters, digits and hyphens, at most 32). Its other texts name a command by that: in German,
# "/{ name-move }" is "/zug". In English the words are what they are. The option that chooses one of the games (rather than a
# match by its number) is name-kind-of-game.

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
command-settings = How I tell you what, your language and boards, who may challenge you
command-block = Hear nothing more of somebody; they are not told
command-server = What holds for all games on this server
command-help = How to play with this bot
command-about = What this bot is
# In the menu of a person and of a message (at most 32 characters each)
menu-challenge = Challenge to a game
menu-text = Show as text
option-challenge-player = Whom you want to play against; whoever accepts first if you leave it out
option-challenge-game = Which game; the server's usual one if you leave it out
option-challenge-rules = Which ruleset; the usual one if you leave it out
option-challenge-side = Who begins; drawn by lot if you leave it out
option-challenge-time = Days a move, or a bank and an increment such as 10d+36h; the usual if you leave it out
option-challenge-rated = Whether the result changes your ratings; yes if you do not say
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
option-block-player = Of whom you want to hear nothing more
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
