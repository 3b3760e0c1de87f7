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
