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
