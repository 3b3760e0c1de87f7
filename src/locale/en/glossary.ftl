# Glossary of English: one word for one thing. A line names the words that the texts use, what they mean in brackets where that
# is not plain, and after "never" the words that no text uses (every form that somebody could slip in). The test
# locale::glossary holds the texts of this folder to it.
#
# game — never: match, matches
# move (what one player does in a turn) — never: ply, plies, half-move
# turn (when a player has to move) — never: is your move
# goes first, goes second — never: begins, moves first, moving first
# random — never: by lot
# someone, anyone, everyone, no one — never: somebody, anybody, everybody, nobody, whoever, of whom
# opponent (the other player) — never: adversary, rival
# enemy (the opponent's pieces, den and traps) — never: foe, hostile
# challenge — never: invitation, invite someone
# counter-offer — never: propose, proposal, counter-proposal
# rematch — never: revenge
# draw — never: tie, stalemate
# resign — never: surrender, concede, give up
# abort (end a game that doesn't count) — never: call off, calls off, called off, cancel, cancelled
# void (a moderator: the result no longer counts) — never: annul, strike out, strikes out, struck out, undo
# withdraw (one's own challenge or offer) — never: revoke, retract
# takeback, take back — never: undo the move
# decline — never: reject, rejects, refuse, refused
# plan — never: lay up, laid up, premove, conditional
# vacation — never: holiday, holidays, absence
# time bank — never: reserve, time reserve
# rating — never: elo, score points
# leaderboard — never: ranking, rankings, standings
# results, achievements (of a player) — never: feat, feats, track record
# record (a game's moves as text) — never: score sheet, transcript, notation
# replay — never: film, animation, animated
# ruleset — never: rule set, preset, presets, variant
# notifications — never: notice, notices, alert, alerts
# block — never: ban, mute, ignore
# bot, operator (who runs the bot) — never: program, programs, robot
# server, server manager (whom Discord lets manage it) — never: guild, admin, admins, owner
# direct message — never: dm, dms, private message
# capture — never: eat, eats, kill, kills, takes the
# den, trap, river, rank (of an animal) — never: lair, pit, lake
# hand, drop, far row — never: far rank, last rank, parachute, hold in reserve
# sow, field, citizen, mandarin — never: stone, stones, pebble, seed, seeds, pool, scatter
# course, task (of /learn) — never: chapter, exercise, exercises
