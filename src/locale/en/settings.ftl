# English. Settings of players and servers.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Settings

settings-heading = **Your settings.** Changes take effect at once.
settings-notices = 🔔 Turn notifications: **{ $how }**
settings-refused = { "" }  ⚠️ I couldn't send you my last direct message, so I'll mention you in the channel. Allow direct messages from this server, then choose them again.
settings-quiet = 🌙 Quiet hours: **{ $hours }**. No notifications during these hours; you get them afterwards.
settings-loud = 🌙 Quiet hours: **none**
settings-zone = 🌍 Time zone: **{ $zone }**, { $time } now.
settings-vacation-on = 🏖️ Automatic vacation: **on**. When your time runs out, a vacation starts if you have days left. It lasts up to a day at a time and ends when you move.
settings-vacation-off = 🏖️ Automatic vacation: **off**. When your time runs out, you lose the game.
settings-language = 🗣️ Language: **{ $language }**
settings-language-discord = 🗣️ Language: your Discord language, **{ $language }**
settings-theme = 🎨 Colours of your private boards: **{ $theme }**
settings-flip = 🔃 At the bottom of your private boards: **{ $below }**
settings-challengers = 🤝 Who can challenge you: **{ $who }**
settings-listed = 🏆 Your name on leaderboards: **shown**
settings-unlisted = 🏆 Your name on leaderboards: **hidden**
settings-puzzles-on = 🧩 Puzzles from your games: **allowed**. If your opponent allows it too, positions from your finished games can become puzzles for everyone, without your names.
settings-puzzles-off = 🧩 Puzzles from your games: **not allowed**. If you and your opponent allow it, positions from your finished games can become puzzles for everyone, without your names. They stay even if you delete your data.
settings-blocked = { $count ->
        [0] 🚫 Blocked players: **none**
        [one] 🚫 Blocked players: **1**
       *[other] 🚫 Blocked players: **{ $count }**
    }
section-notices = Notifications
section-looks = Language and boards
section-people = Other players
menu-language = Your language
language-discord = your Discord language
menu-theme = The colours of your private boards
flip-own = your own side
flip-first = the side that goes first
menu-flip = Which side is at the bottom of your private boards
challengers-everyone = everyone
challengers-server = people on servers where you've played
challengers-known = people you've played with
challengers-nobody = no one
menu-challengers = Who can challenge you
menu-block = Block a player
menu-unblock = Unblock players
button-listed = Join leaderboards
button-unlisted = Leave leaderboards
button-puzzles-on = Allow puzzles
button-puzzles-off = Don't allow puzzles
settings-zone-choice = { $zone } (now { $time })
settings-bad-hours = Those aren't hours of the day. Type them like `22:00-07:00`, or type `off` for none.
settings-bad-zone = I don't know that time zone. Type a large city near you, such as `Berlin` or `New York`, and pick from the list.
settings-which-zone = That could be several time zones. Which one do you mean? { $zones }
notices-channel = mention in the channel
notices-direct = direct message
notices-none = none
button-quiet = Quiet hours…
button-zone = Time zone…
button-loud = No quiet hours
button-vacation-on = Turn on
button-vacation-off = Turn off
form-quiet = Quiet hours
form-hours = From–until; leave empty for none
form-hours-hint = 22:00-07:00
form-zone = Time zone (a city); empty is UTC
form-zone-hint = Europe/Berlin

## The server's panel; channels and roles come as mentions

server-nowhere = This only works in a server channel. Use the command there.
server-heading = **Settings of this server.** Changes take effect at once.
server-language = 🗣️ Language of public messages: **{ $language }**
server-language-discord = 🗣️ Language of public messages: the server's Discord language, **{ $language }**
server-game = 🎲 Default game: **{ $ruleset }**
server-game-none = 🎲 Default game: **none**. You pick one for each challenge.
server-time = ⏱️ Default time: **{ $time }**
server-threads-on = 🧵 New games: **each in its own thread**, if I can make one. The thread is archived after the game.
server-threads-off = 🧵 New games: **in the channel** where they start.
server-older-keep = 🖼️ Older boards: **keep their picture**
server-older-shrink = 🖼️ Older boards: **only their text**, as soon as the next board is posted
server-channels = 📍 Channels for games: { $channels }, and threads there.
server-channels-all = 📍 Channels for games: **any channel** where I can write.
server-players = 🙋 Who can play: members with the role { $role }
server-players-all = 🙋 Who can play: **everyone**
server-moderators = 🛡️ Moderators: server managers, and members with the role { $role }
server-moderators-none = 🛡️ Moderators: **server managers**
server-tournaments = 🏆 Who can create tournaments: moderators, and members with the role { $role }
server-tournaments-none = 🏆 Who can create tournaments: **moderators**
server-news = 📣 Seasons and news: posted in { $channel }
server-news-none = 📣 Seasons and news: **not posted anywhere**
section-games = Games
section-places = Channels and roles
menu-server-language = Language of public messages
server-as-discord = the server's Discord language
menu-server-game = Default game
menu-server-time = Default time
game-none = none: pick a game for each challenge
menu-channels = Channels for games: choose none for any channel
menu-players = Who can play: choose none for everyone
menu-moderators = Moderators besides server managers
menu-tournaments = Who can create tournaments, besides moderators
menu-news = Channel for seasons and news
threads-on = Use threads
threads-off = Don't use threads
older-shrink = Remove old pictures
older-keep = Keep old pictures
