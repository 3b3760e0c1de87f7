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
