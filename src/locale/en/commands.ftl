# English. Commands, their options and choices (at most 100 characters each).
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

# Every other language also says what the words for commands and options are called in it, as Discord shows them: a text
# name-<word> for each (lower case, letters, digits and hyphens, at most 32). Its other texts name a command by that: in German,
# "/{ name-move }" is "/zug". In English the words are what they are. The option that chooses one of the games (rather than a
# match by its number) is name-kind-of-game.

## Commands and their options (at most 100 characters each)

command-challenge = Challenge someone to a game, or let anyone accept
command-offer = Draw, takeback, pause, extra time, abort or rematch
command-move = Make your move
command-board = Show a game's board
command-replay = Replay a game from its first move
command-plan = Plan answers to your opponent's moves; only you see them
command-vacation = Take time off: your clocks stop in all your games
command-games = List running games: yours, a player's or this server's
command-resign = Resign a game (asks first)
command-rules = Explain a game's rules
command-watch = Follow or unfollow a game; leave empty to list the games you follow
command-settings = Notifications, language, boards, who can challenge you
command-block = Block someone (they aren't told)
command-server = Settings for all games on this server
command-help = How to play with this bot
command-about = About this bot
# In the menu of a person and of a message (at most 32 characters each)
menu-challenge = Challenge to a game
menu-text = Show as text
option-challenge-player = Your opponent (default: anyone can accept)
option-challenge-game = Which game (default: this server's)
option-challenge-rules = Which ruleset (default: the game's usual one)
option-challenge-side = Who goes first (default: random)
option-challenge-time = Days per move, or a time bank plus extra time per move, such as 10d+36h (default: this server's)
option-challenge-rated = Does the result change your ratings? (default: yes)
option-challenge-claim = Does a player who runs out of time lose only when the opponent claims the win? (default: no)
option-offer-what = What you'd like (default: shows everything you can do now)
action-draw = draw: offer one, or accept it
action-takeback = takeback: take back your move, or let your opponent take back theirs
action-pause = pause: stop the clocks if you both agree
action-resume = resume: start the clocks again
action-give = give: 24 more hours for your opponent
action-rematch = rematch: play again with sides swapped
action-claim = claim: the win, when your opponent has run out of time
action-abort = abort: end the game without a result, before both players have moved
option-notices = How you're told that it's your turn
option-quiet = Hours without notifications, such as 22:00-07:00; type off for none
option-zone = Your time zone: type a city
option-vacation = Start a vacation automatically when your time runs out?
option-block-player = Who to block
option-threads = Give every game its own thread?
option-move = Your move, such as a3a4
option-game = The game's number, if you have several games
option-board-view = Picture, wide picture (if the game has one) or text (default: picture)
option-board-below = Which side is at the bottom (default: yours)
option-board-theme = The board's colours (default: yours)
option-board-coordinates = Show the letters and numbers of the squares? (default: yes)
option-board-public = Show it to everyone in the channel? (default: no)
option-plan-moves = Their move, your answer, and so on: if d7d6 then c4c5. Put a ; between two lines
option-plan-forget = Delete your plan for this game
option-vacation-days = How many days, starting now
option-vacation-back = End your vacation now and keep the rest for later
option-games-player = Whose games (default: yours)
option-games-where = Your games, or all games on this server (default: yours)
option-replay-speed = How long each position is shown: normal 1 s, fast 0.4 s, slow 2 s (default: normal)
option-rules-game = Which game
option-rules = Which ruleset (default: the game's usual one)
side-choice-lot = random
side-choice-first = you go first
side-choice-second = your opponent goes first
speed-normal = normal
speed-fast = fast
speed-slow = slow
view-picture = picture
view-landscape = wide picture, if the game has one
view-text = text, for screen readers
below-first = the side that goes first
below-second = the side that goes second
theme-day = day
theme-night = night
theme-high-contrast = high contrast
