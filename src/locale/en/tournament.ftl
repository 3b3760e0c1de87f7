# English. Tournaments.
# A tournament's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Commands and their options (at most 100 characters each)

command-tournament = Tournaments on this server: create one, join, see the table
subcommand-tournament-create = Create a tournament in this channel
subcommand-tournament-list = List this server's tournaments
subcommand-tournament-show = Show a tournament: its players, table and games
subcommand-tournament-join = Join a tournament
subcommand-tournament-leave = Leave a tournament (asks first if it's running)
subcommand-tournament-start = Start a tournament now
subcommand-tournament-pause = Pause a tournament, or resume it
subcommand-tournament-cancel = End a tournament early, without a winner (asks first)
subcommand-tournament-pair = Pair the next round of a paused Swiss tournament yourself
subcommand-tournament-result = Set the result of a pairing
subcommand-tournament-replace = Put someone else in a player's place
subcommand-tournament-remove = Remove a player from a tournament
subcommand-tournament-challenge = Challenge someone above you on a ladder, or answer a challenge
tournament-answer-reminder = ⏰ { $opponent }, the challenge by { $challenger } for place { $place } on **{ $title }** is waiting for your answer. Without one, you lose the place { $when }.
subcommand-tournament-finish = End a ladder now, keeping its order, or a league after this season (asks first)
option-tournament = The tournament's number (default: the newest one that fits)
option-tournament-title = The tournament's title (default: asks)
option-tournament-format = How opponents are found (default: asks)
option-tournament-game = Which game (default: asks)
option-tournament-rounds = Rounds in the Swiss format (default: as many as needed), or seasons of a league (default: no end)
option-tournament-players = How many players at most; it starts when it's full (default: 16; ladder and league: 256)
option-tournament-hours = Starts in this many hours (default: when it's full or started by hand)
option-tournament-days = Days per round (default: no limit), per season (a month), or to answer a ladder challenge (3)
option-tournament-least-rating = The lowest rating to join
option-tournament-most-rating = The highest rating to join
option-tournament-least-games = How many rated games a player needs to join
option-tournament-pairings = Mention all players in order: 1st plays 2nd, 3rd plays 4th. If one is left over, they sit out
option-tournament-pairing = Which pairing
option-tournament-winner = Who wins (default: a draw)
option-tournament-replaced = Who leaves
option-tournament-removed = Who is removed
option-tournament-substitute = Who takes their place, with their points
option-tournament-opponent = Who to challenge (default: shows who you can challenge)
option-tournament-late = Swiss: players can still join until this round is paired (default: not after the start)
option-tournament-role = Who may join: mention a role (default: everyone)
option-tournament-player = Show one player: their opponents, results and games
option-tournament-reach = On a ladder: players can challenge up to this many places above them (default: 3)
option-tournament-division = In a league: how many players a division has, 4 to 10 (default: 6)
subcommand-tournament-settings = Change a tournament's settings; once it runs, only some of them
option-tournament-level = Highest level of computer players that fill empty places at the start (default: no computers)
option-tournament-play-off = Hold a play-off if two or more share first place (default: they share it)
option-tournament-without = Which setting to remove
subcommand-tournament-bring = Take part in another server's tournament from this channel; use it again to leave
subcommand-tournament-erase = Delete a tournament and its tables for good (asks first)
option-tournament-bring = The number of that tournament
option-tournament-guests = Other servers may ask to take part (default: no)
option-tournament-by-hand = Starts only by hand, even when it's full (default: no)
option-tournament-least-players = How many players it needs to start (default: 2; league: 4)
tournament-without-conditions = conditions to join
tournament-without-days = days per round
tournament-without-hours = start time
tournament-without-level = computer players
setting-tournament-reason = Why, for the log (default: opens a panel)
setting-tournament-players = How many players at most
setting-tournament-hours = Starts this many hours from now
setting-tournament-days = Days per round or season, from the next one on
setting-tournament-late = Swiss: players can still join until this round is paired
setting-tournament-role = Who may join: mention a role
setting-tournament-time = Days per move, or a time bank plus extra time per move, such as 10d+36h
setting-tournament-rated = Do the results change the ratings?
tournament-format-round-robin = Round robin
tournament-format-double-round-robin = Double round robin
tournament-format-swiss = Swiss
tournament-format-knockout = Knockout
tournament-format-knockout-of-three = Knockout, best of three
tournament-format-ladder = Ladder
tournament-format-league = League

## The post

tournament-heading = 🏆 **{ $title }** · tournament #{ $number }
tournament-rated = rated
tournament-casual = casual
tournament-open = **Open to join:** { $players } of { $most } players.
tournament-starts-at = Starts { $when }.
tournament-starts-by-hand = Starts when it's full, or when { $organiser } starts it.
tournament-starts-only-by-hand = Starts when { $organiser } starts it.
tournament-fewest = It needs at least { $fewest } players to start.
tournament-needs = To join, you need: { $needs }.
tournament-needs-role = the role { $role }
tournament-needs-least = a rating of { $least } or higher
tournament-needs-most = a rating of { $most } or lower
tournament-needs-games = { $games ->
    [one] at least one rated game
   *[other] at least { $games } rated games
  }
tournament-days = { $days ->
    [one] A round lasts one day at most. After that, the player to move loses.
   *[other] A round lasts { $days } days at most. After that, the player to move loses.
  }
tournament-players = Players: { $players }
tournament-more = { $players ->
    [one] and one more
   *[other] and { $players } more
  }
tournament-round = **Round { $round } of { $rounds }**
tournament-round-ends = **Round { $round } of { $rounds }**, ends { $when }
tournament-paused = ⏸️ **Paused.** Running games go on, but no new round starts.
tournament-over = 🏁 **Over.**
tournament-ended-early = 🛑 **Ended early,** without a winner.
tournament-points = Pts
tournament-division = Division { $number }
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · has left
tournament-page = { $player } in **{ $title }**: place { $place } with a score of **{ $points }**
tournament-page-unplaced = { $player } in **{ $title }**
tournament-page-line = Round { $round }: **{ $points }** against { $opponent }
tournament-page-bye = Round { $round }: **{ $points }** without an opponent
tournament-page-more = { $pairings ->
    [one] One older pairing doesn't fit here.
   *[other] { $pairings } older pairings don't fit here.
  }
tournament-records = All games of { $title } as records, in a text file
tournament-games = Running games:
tournament-bye = No opponent in this round, but a full point: { $players }
tournament-of-game = 🏆 { $title } · round { $round }
tournament-alt-round = Round { $round }
tournament-alt-final = Final
tournament-alt-third = Third place
headline-dissolved = The game between { $first } and { $second } is stopped: their tournament no longer needs it
tournament-ladder = 🪜 You can challenge players up to { $reach ->
    [one] one place
   *[other] { $reach } places
  } above you. You take their place if you win, or if they don't answer within { $days ->
    [one] a day
   *[other] { $days } days
  }.
tournament-league = { $promoted ->
    [one] Everyone in a division of about { $size } plays everyone else each season. Then the top player moves up, and the bottom player moves down.
   *[other] Everyone in a division of about { $size } plays everyone else each season. Then the top { $promoted } move up, and the bottom { $promoted } move down.
  }
tournament-late = Late entry: players can still join until round { $round } is paired.
tournament-computers = 🤖 At the start, I'll fill empty places myself, up to level { $level }. My games don't change ratings.
tournament-play-off-planned = ⚖️ If first place is shared, a play-off decides it.
tournament-play-off = ⚖️ **Play-off for first place**
tournament-play-off-ends = ⚖️ **Play-off for first place**, ends { $when }
tournament-guests = 🤝 Open to other servers: moderators there use `/tournament bring tournament:{ $number }`.
tournament-guest-asks = 🤝 { $moderator } asks to take part with another server.
button-tournament-servers = Other servers…
tournament-servers = Other servers of **{ $title }**. Pick one to admit or remove it. If you remove a server, its players stay.
tournament-pick-server = Pick a server
tournament-server-admit = Admit: server { $server }, requested by { $moderator }
tournament-server-remove = Remove: server { $server }, requested by { $moderator }
tournament-season = **Season { $season }**
tournament-season-ends = **Season { $season }**, ends { $when }
tournament-open-challenge = ⚔️ { $challenger } challenges { $opponent } · answer due { $when }
button-tournament-challenge = Challenge…
button-tournament-accept = Accept
button-tournament-decline = Decline…
button-tournament-yield = Yes, decline
button-tournament-finish = Yes, end it
button-tournament-join = Join
button-tournament-leave = Leave
button-tournament-withdraw = Yes, leave
button-tournament-keep = No, go back
button-tournament-cancel = Yes, end it
button-tournament-erase = Yes, delete it
button-tournament-start = Start it
button-tournament-pause = Pause it
button-tournament-resume = Resume it

## Messages

tournament-ended = 🏁 **{ $title }** is over. Congratulations!
tournament-records-cut = { $left ->
    [one] The file has no room for one of the games. Get its record with `/record`.
   *[other] The file has no room for { $left } of the games. Get their records with `/record`.
  }
tournament-cancelled-before = 🛑 **Not played:** it was stopped before the start.
tournament-cancelled-few = 🛑 **Not played:** { $players ->
    [0] no one
    [one] only one player
   *[other] only { $players } players
  } had joined. It needed at least { $least }.
tournament-not-held = 🛑 **{ $title }** won't take place: it was stopped before the start.
tournament-not-held-few = 🛑 **{ $title }** won't take place: it needed at least { $least } players, and { $players ->
    [0] no one
    [one] only one
   *[other] only { $players }
  } had joined.
tournament-stopped = 🛑 **{ $title }** has ended early, without a winner. Running games go on as ordinary games.
tournament-season-over = 🏁 Season { $season } of **{ $title }** is over.
tournament-promoted = ⬆️ { $players }
tournament-relegated = ⬇️ { $players }
tournament-more-divisions = { $divisions ->
    [one] One more division: see `/tournament show`.
   *[other] { $divisions } more divisions: see `/tournament show`.
  }
tournament-counts-won = In the tournament, this game counts as a win for { $player }.
tournament-counts-drawn = In the tournament, this game counts as a draw.
tournament-counts-lost = In the tournament, this game counts as a loss for both.
tournament-counts-change = The organiser or a moderator can change that with `/tournament result`.
tournament-challenge-unanswered = 🪜 { $player }, { $other } didn't answer your challenge on **{ $title }** in time. Your place is now { $place }.
tournament-challenge-declined = 🪜 { $player }, { $other } has declined your challenge on **{ $title }**. Your place is now { $place }.
tournament-challenge-lost = 🪜 { $player }, your time to answer { $other }'s challenge on **{ $title }** is over. Your place is now { $place }.
tournament-challenge-left = 🪜 { $player }, { $other } has left **{ $title }**, so the challenge between you is over. Your place is now { $place }.
tournament-challenge-closed = ⚔️ { $challenger } challenged { $opponent } on **{ $title }**. This challenge has been answered or is over.
tournament-reminder = ⏰ Round { $round } of **{ $title }** ends { $when }. If these games aren't over by then, the player to move loses:
tournament-created = Tournament #{ $number } is ready. Its post with a button to join will appear in this channel in a moment.
tournament-joined = You've joined **{ $title }**. I'll start your games when it starts.
tournament-left = You've left **{ $title }**.
tournament-leave-sure = Do you really want to leave **{ $title }**? You lose your running games in it, and you can't come back.
tournament-kept = OK, nothing has changed.
tournament-withdrawn = You've left **{ $title }** and lost your running games in it.
tournament-started = **{ $title }** is starting now.
tournament-paused-now = **{ $title }** is paused. Running games go on; use `/tournament pause` again to resume it.
tournament-resumed = **{ $title }** goes on.
tournament-cancel-sure = End **{ $title }** early? It won't have a winner. Running games go on as ordinary games.
tournament-cancelled = **{ $title }** has ended early.
tournament-erase-sure = Delete **{ $title }** for good? Its tables and medals are deleted; its games stay. My messages about it stay too: delete those yourself.
tournament-erased = **{ $title }** is deleted.
tournament-paired = Round { $round } of **{ $title }** is paired. Its games start as soon as you resume with `/tournament pause`.
tournament-result-set = The result is set: { $first } – { $second } **{ $score }**.
tournament-replaced = { $new } now plays for { $old } in **{ $title }**, with the same points. Running games start again.
tournament-removed-early = { $player } is no longer in **{ $title }**. Players can still join until it starts, even one you've removed.
tournament-removed = { $player } is no longer in **{ $title }**, and loses the running games in it.
# To a player whose place somebody else changed.
tournament-place-left = { $player }, you're no longer in **{ $title }**. The reason given: { $reason }
tournament-place-lost = { $player }, you're no longer in **{ $title }**, and you lose the running games in it. The reason given: { $reason }
tournament-place-taken = { $player }, { $other } now plays in your place in **{ $title }**. The reason given: { $reason }
tournament-place-given = { $player }, you now play in **{ $title }** in place of { $other }, with the same points. Running games start again. The reason given: { $reason }
tournament-joined-ladder = You've joined **{ $title }**, at the bottom. Challenge someone above you with `/tournament challenge`.
tournament-joined-league = You've joined **{ $title }**. You'll play from the next season on, in the lowest division.
tournament-joined-late = You've joined **{ $title }**. You'll play from the next round on.
tournament-ladder-place = Your place on **{ $title }**: { $place }.
tournament-ladder-top = There's no one above you to challenge.
tournament-pick-opponent = Challenge someone
tournament-challenge = ⚔️ { $challenger } challenges { $opponent } for place { $place } on **{ $title }**. Without an answer, the place goes to { $challenger } { $when }.
tournament-challenge-abroad = { $opponent } plays on another server. I'll tell them there.
tournament-accepted = ⚔️ { $opponent } accepts the challenge from { $challenger } on **{ $title }**. I'll start their game in a moment.
tournament-decline-sure = If you decline, your opponent gets your place on **{ $title }**, as if you had lost the game.
tournament-yielded = You've declined, and { $challenger } has your place now.
tournament-finish-sure = End **{ $title }** now? Its order will be final, and the first three get medals.
tournament-finish-season-sure = End **{ $title }** after this season? There won't be another one.
tournament-finished = **{ $title }** is over.
tournament-finishes = **{ $title }** ends with this season.
tournament-settings-changed = The settings of **{ $title }** are changed. Its post will show them in a moment.
tournament-server-asked = Your request is in the post of **{ $title }**. The managers and moderators of its server decide. If they agree, its post also appears in this channel.
tournament-server-left = This server no longer takes part in **{ $title }**. Its players stay.
tournament-server-admitted = That server now takes part in **{ $title }**. Its post appears there in a moment.
tournament-server-removed = That server no longer takes part in **{ $title }**. Its players stay.
tournament-reminder-season = ⏰ Season { $round } of **{ $title }** ends { $when }. If these games aren't over by then, the player to move loses:
tournament-list = Tournaments on this server, newest first:
tournament-list-line = **#{ $number }** { $title } · { $state } · { $players ->
    [one] one player
   *[other] { $players } players
  }
tournament-list-no-more = That was the last page of tournaments. Start again with `/tournament list`.
tournament-state-open = open to join
tournament-state-playing = running
tournament-state-paused = paused
tournament-state-over = over
tournament-state-cancelled = ended early

## Refusals

tournament-nowhere = This only works in a server channel. Use the command there.
tournament-may-not-create = Only server managers and moderators can create tournaments here. Ask one of them.
tournament-create-role = To create tournaments here, you need the role { $role }. Ask a server manager for the role, or ask a moderator to create the tournament.
tournament-not-organiser = Only the organiser, server managers and moderators can do that. Ask one of them.
tournament-none = There's no tournament for that here right now. See all of them with `/tournament list`.
tournament-none-yet = There are no tournaments on this server yet. Server managers and moderators can create one with `/tournament create`.
tournament-unknown = There's no tournament #{ $number } on this server. See all of them with `/tournament list`.
tournament-no-title = That title can't be shown. Pick another `title`.
tournament-rating-range = The lowest rating is above the highest. Swap them.
tournament-endless = Games without a time limit might never end. Set `time` or `days`.
tournament-two-starts = A tournament starts either after some hours or by hand. Set only one of `hours` and `by-hand`.
tournament-few-places = A tournament needs room for at least { $fewest } players. Set a higher number for `players`.
tournament-too-many = **{ $title }** takes { $most } players and is full. See other tournaments with `/tournament list`.
tournament-closed = **{ $title }** has already started, so no one can join any more. See other tournaments with `/tournament list`.
tournament-runs-already = **{ $title }** has already started. See its games with `/tournament show`.
tournament-no-return = You're no longer in **{ $title }**, and players can't come back after the start. See other tournaments with `/tournament list`.
tournament-is-over = **{ $title }** is already over. See other tournaments with `/tournament list`.
tournament-in-already = You're already in **{ $title }**. To leave, use `/tournament leave`.
tournament-not-in = You aren't in **{ $title }**. See what you can join with `/tournament list`.
tournament-too-few = **{ $title }** needs at least { $least } players. Wait until more have joined.
tournament-not-started = **{ $title }** hasn't started yet. Its organiser or a moderator can start it with `/tournament start`.
tournament-not-eligible = You can't join **{ $title }**. You need: { $needs }. Your rating is { $rating } after { $games ->
    [one] one rated game
   *[other] { $games } rated games
  }.
tournament-reason = Please give a reason, in 1 to 200 characters.
tournament-pairings-wrong = Mention each of these players exactly once: { $players }.
tournament-no-more-rounds = **{ $title }** has no more rounds to pair. Resume it with `/tournament pause`, and it ends.
tournament-no-pairing = **{ $title }** has no such pairing. Pick one from the list.
tournament-own-pairing = You play in that pairing yourself. Ask another moderator.
tournament-winner-not-in = That person doesn't play in that pairing. Pick { $first } or { $second }, or no winner for a draw.
tournament-player-not-in = { $player } isn't in **{ $title }**. See its players with `/tournament show`.
tournament-player-in = { $player } is in **{ $title }** already, or was before. Pick someone else.
tournament-no-bots = Bots can't play in **{ $title }**. Pick a person.
tournament-other-format = That doesn't fit the format of **{ $title }**: { $format }. See its next step with `/tournament show`.
tournament-not-paused = Pause **{ $title }** first, with `/tournament pause`. Then pair the round.
tournament-is-paused = **{ $title }** is paused. Its organiser or a moderator can resume it with `/tournament pause`.
tournament-round-running = The round of **{ $title }** still has games. Wait for them, or set their results with `/tournament result`.
tournament-round-passed = The later rounds of **{ $title }** build on that result. Only results of the newest round can change.
tournament-needs-winner = A knockout needs a winner who goes on. Set `winner`.
tournament-no-ladder = You aren't on a ladder here. Find one with `/tournament list`.
tournament-no-challenge = No challenge on **{ $title }** waits for your answer. See its order with `/tournament show`.
tournament-out-of-reach = On **{ $title }**, you can challenge players up to { $reach ->
    [one] one place
   *[other] { $reach } places
  } above you. See its order with `/tournament show`.
tournament-busy = One of you already has a challenge that's still open on **{ $title }**. Its game has to be finished first.
tournament-just-met = You two had a challenge here not long ago. Pick someone else, or wait a few days.
tournament-endless-ladder = Games on a ladder need a time limit. Set `time`.
tournament-late-entry = Late entry works only in the Swiss format, up to its last round. Lower `late`, or leave it out.
tournament-no-role = Mention one role in `role`, such as `@players`.
tournament-settings-none = Choose at least one setting to change. See the settings of **{ $title }** with `/tournament show`.
tournament-settled = **{ $title }** has started. From now on, you can only change its title, number of players, days, conditions, late entry and play-off, and whether other servers can take part.
tournament-fewer-places = **{ $title }** has more than { $most } players already. Set a higher number for `players`.
tournament-no-computers = I can't play on a ladder. Leave `level` out.
tournament-no-play-off = A play-off works only in a round robin and the Swiss format. Leave `play-off` out.
tournament-changed = **{ $title }** has just changed. Check it, then try again.
tournament-not-open = **{ $title }** isn't open to that server. Ask its organiser.
tournament-not-open-here = There's no tournament #{ $number } that's open to other servers. Check the number.
tournament-own-server = **{ $title }** is a tournament of this server. Use the command on a server that wants to take part.
tournament-may-not-admit = Only server managers and moderators can let other servers take part. Ask one of them.
tournament-may-not-erase = Only server managers can delete a tournament of this server. Ask one of them.
tournament-erase-later = **{ $title }** isn't over. End it first with `/tournament cancel`.

## The panels of new tournaments and of settings

setup-new = **New tournament.** Nothing is posted until you create it.
setup-change = **Settings of { $title }.** Nothing changes until you save.
section-play = How it's played
section-join = Joining and start
setup-format = Format: **{ $format }**
setup-rules = Game: **{ $ruleset }**
setup-time = Time: **{ $time }**
setup-rounds = Rounds: **{ $rounds }**
setup-by-places = As many as needed
setup-seasons = Seasons: **{ $rounds }**
setup-no-end = No end
setup-reach = Players can challenge this many places up: **{ $number }**
setup-division = Players per division: **{ $number }**
setup-days-round = Days per round: **{ $days }**
setup-no-limit = No limit
setup-days-season = Days per season: **{ $days }**
setup-month = Calendar months
setup-days-answer = Days to answer a challenge: **{ $days }**
setup-usual = Default
setup-days = { $days ->
    [one] One day
   *[other] { $days } days
  }
setup-games = Games: **{ $rated }**
setup-play-off = If first place is shared: **a play-off**
setup-shared = If first place is shared: **it stays shared**
button-setup-play-off = Hold a play-off
button-setup-shared = No play-off
setup-players = Players at most: **{ $players }**
setup-start = Start: **{ $when }**
setup-when-full = When it's full, or by hand
setup-by-hand = Only by hand
setup-in-hours = { $hours ->
    [one] In one hour
   *[other] In { $hours } hours
  }
setup-in-days = { $days ->
    [one] In one day
   *[other] In { $days } days
  }
setup-late = Joining after the start: **{ $when }**
setup-not-late = Not possible
setup-until-round = Until round { $round } is paired
setup-computers = Empty places at the start: **{ $level }**
setup-no-computers = Stay empty
setup-needs-none = To join, you need: **nothing special**
menu-setup = Choose
menu-setup-role = Only with this role
setup-guests = Other servers: **may ask to take part**
setup-alone = Other servers: **can't take part**
button-setup-guests = Let them ask
button-setup-alone = Only this server
button-setup-create = Create…
button-setup-save = Save…
button-setup-panel = Choose by menu…
form-setup-create = Create the tournament
form-setup-save = Save the settings
form-setup-title = Title of the tournament
form-setup-new-title = New title; leave empty to keep the old one
form-setup-reason = Why, for the log
form-setup-least-rating = Lowest rating to join; empty for any
form-setup-most-rating = Highest rating to join; empty for any
form-setup-least-games = Rated games needed to join; empty for none
setup-no-number = `{ $typed }` isn't a whole number up to { $most }. Open the form again, and leave the field empty for no limit.
setup-too-much = That's too much for a panel. Give all options with the command instead.
