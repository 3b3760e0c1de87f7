# English. Settings of players and servers.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Settings

settings-heading = **Your settings.** Whatever you change works at once.
settings-notices = 🔔 When it is your move: **{ $how }**
settings-refused = { "" }  ⚠️ My last direct message was refused, so I tell you in the channel. Allow direct messages from this server, then choose it once more.
settings-quiet = 🌙 Quiet hours: **{ $hours }**. Meanwhile nothing pings; what waits is said afterwards.
settings-loud = 🌙 Quiet hours: **none**
settings-zone = 🌍 Time zone: **{ $zone }**, where it is { $time } now. `/settings zone:` finds yours.
settings-vacation-on = 🏖️ When your time runs out, a vacation **begins by itself**, as long as you have days left.
settings-vacation-off = 🏖️ When your time runs out, you lose the game; a vacation does **not** begin by itself.
settings-language = 🗣️ Language: **{ $language }**
settings-language-discord = 🗣️ Language: as Discord says, **{ $language }**
settings-boards = 🎨 Boards that only you see: **{ $theme }**; below sits **{ $below }**.
settings-challengers = 🤝 You can be challenged by **{ $who }**.
settings-listed = 🏆 You stand on leaderboards.
settings-unlisted = 🏆 You stand on **no** leaderboard.
settings-blocked = { $count ->
        [0] 🚫 You have blocked nobody.
        [one] 🚫 You have blocked one player.
       *[other] 🚫 You have blocked { $count } players.
    }
section-notices = Notices
section-looks = Language and boards
section-people = Other players
menu-language = Your language
language-discord = as Discord says
menu-theme = The colours of boards that only you see
flip-own = your own side
flip-first = the side that begins
menu-flip = Who sits below on boards that only you see
challengers-everyone = everybody
challengers-server = people on servers where you have played
challengers-known = people you have played with
challengers-nobody = nobody
menu-challengers = Who may challenge you
menu-block = Block a player
menu-unblock = Unblock players
button-listed = Stand on leaderboards
button-unlisted = Stand on no leaderboard
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

## The server's panel; channels and roles come as mentions

server-nowhere = This works on a server only. Type it in a channel of one.
server-heading = **Settings of this server.** Whatever you change works at once.
server-language = 🗣️ Language of what everybody reads: **{ $language }**
server-language-discord = 🗣️ Language of what everybody reads: as Discord says, **{ $language }**
server-game = 🎲 A challenge that names no game is about **{ $ruleset }**.
server-game-none = 🎲 A challenge has to name its game.
server-time = ⏱️ A challenge that names no time has **{ $time }**.
server-threads-on = 🧵 Every new game gets **a thread of its own**, as far as I may make one. It is archived when the game is over.
server-threads-off = 🧵 Games are played **in the channel** in which they began.
server-channels = 📍 Games begin in { $channels }, and in threads there.
server-channels-all = 📍 Games begin **in any channel** where I may write.
server-players = 🙋 Games are for members with the role { $role }.
server-players-all = 🙋 Games are for **everybody**.
server-moderators = 🛡️ Moderators are those who manage the server, and members with the role { $role }.
server-moderators-none = 🛡️ Moderators are **those who manage the server**.
server-news = 📣 Seasons and news are told in { $channel }.
server-news-none = 📣 Seasons and news are told **nowhere**.
section-games = Games
section-places = Places and people
menu-server-language = Language of what everybody reads
menu-server-game = The usual game
menu-server-time = The usual time
game-none = none: each challenge names its game
menu-channels = Where games may begin: choose none for anywhere
menu-players = Who may play: choose none for everybody
menu-moderators = Who moderates beside those who manage the server
menu-news = Where seasons and news are told
threads-on = A thread for every game
threads-off = Games stay in their channel
