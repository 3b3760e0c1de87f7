-- Rows as a database of this schema could hold them: games in every phase, with pending jobs and posts.

UPDATE counters SET value = 4 WHERE name = 'match';
UPDATE counters SET value = 1004 WHERE name = 'player';
UPDATE counters SET value = 1 WHERE name = 'tournament';
UPDATE counters SET value = 2 WHERE name = 'rating';
UPDATE counters SET value = 202311 WHERE name = 'season';

INSERT INTO settings (key, value) VALUES
    ('commands', '5f1c');

INSERT INTO players (id, kind, discord, name, locale, level, direct) VALUES
    (1001, 'person', 1000000000000001001, 'Alice', 'de', NULL, 3101),
    (1002, 'person', 1000000000000001002, 'Bob', NULL, NULL, NULL),
    (1003, 'former', NULL, NULL, NULL, NULL, NULL),
    (1004, 'computer', NULL, 'Banyan (level 3)', NULL, 3, NULL);

INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, home, challenger, opponent, first, awaits, deadline, winner, ended_by, ended, achievements, opened, updated) VALUES
    (1, 'jungle/classic', 'over', 16, 13, 2001, 3001, NULL, 1001, 1002, 1001, NULL, NULL, 1001, 'den', 1700000060000, 'den:13 dance:7 unscathed', 1700000000000, 1700000060000),
    (2, 'jungle/classic', 'playing', 6, 1, NULL, 3002, 'direct', 1001, 1002, 1002, 1001, NULL, NULL, NULL, NULL, NULL, 1700000100000, 1700000150000),
    (3, 'jungle/classic', 'open', 1, 0, 2001, 3001, NULL, 1002, 1001, NULL, 1001, 1701209800000, NULL, NULL, NULL, NULL, 1700000200000, 1700000200000),
    (4, 'jungle/classic', 'void', 3, 0, 2001, 3001, NULL, 1001, 1002, 1001, NULL, NULL, NULL, NULL, NULL, NULL, 1700000300000, 1700000302000);

INSERT INTO events (match_id, seq, at, actor, kind, body) VALUES
    (1, 1, 1700000000000, 1001, 'challenged', '{"challenger":1001,"opponent":1002,"ruleset":"jungle/classic","side":"first","guild":2001,"channel":3001}'),
    (1, 2, 1700000001000, 1002, 'accepted', '{"first":1001}'),
    (1, 3, 1700000002000, 1001, 'moved', '{"move":"c3d3"}'),
    (1, 4, 1700000003000, 1002, 'moved', '{"move":"g7g6"}'),
    (1, 5, 1700000004000, 1001, 'moved', '{"move":"d3d4"}'),
    (1, 6, 1700000005000, 1002, 'moved', '{"move":"g6g7"}'),
    (1, 7, 1700000006000, 1001, 'moved', '{"move":"d4d5"}'),
    (1, 8, 1700000007000, 1002, 'moved', '{"move":"g7g6"}'),
    (1, 9, 1700000008000, 1001, 'moved', '{"move":"d5d6"}'),
    (1, 10, 1700000009000, 1002, 'moved', '{"move":"g6g7"}'),
    (1, 11, 1700000010000, 1001, 'moved', '{"move":"d6d7"}'),
    (1, 12, 1700000011000, 1002, 'moved', '{"move":"g7g6"}'),
    (1, 13, 1700000012000, 1001, 'moved', '{"move":"d7d8"}'),
    (1, 14, 1700000013000, 1002, 'moved', '{"move":"g6g7"}'),
    (1, 15, 1700000060000, 1001, 'moved', '{"move":"d8d9"}'),
    (1, 16, 1700000060000, 1001, 'ended', '{"outcome":{"win":{"winner":"first","by":"den"}}}'),
    (2, 1, 1700000100000, 1001, 'challenged', '{"challenger":1001,"opponent":1002,"ruleset":"jungle/classic","side":"lot","channel":3002}'),
    (2, 2, 1700000110000, 1002, 'accepted', '{"first":1002}'),
    (2, 3, 1700000120000, 1002, 'moved', '{"move":"a1b1"}'),
    (3, 1, 1700000200000, 1002, 'challenged', '{"challenger":1002,"opponent":1001,"ruleset":"jungle/classic","side":"second","guild":2001,"channel":3001}'),
    (2, 4, 1700000130000, 1001, 'offered', '{"offer":"draw"}'),
    (2, 5, 1700000140000, 1002, 'refused', '{"offer":"draw"}'),
    (2, 6, 1700000150000, NULL, 'rehomed', '{"home":"direct"}'),
    (4, 1, 1700000300000, 1001, 'challenged', '{"challenger":1001,"opponent":1002,"ruleset":"jungle/classic","side":"first","guild":2001,"channel":3001}'),
    (4, 2, 1700000301000, 1002, 'accepted', '{"first":1001}'),
    (4, 3, 1700000302000, 1003, 'voided', '{"reason":"two accounts"}');

INSERT INTO tournaments (id, guild, channel, organiser, title, phase, seq, message, opened, updated) VALUES
    (1, 2001, 3001, 1003, 'Spring Cup', 'playing', 8, 5401, 1700000000000, 1700000005000);

INSERT INTO tournament_events (tournament, seq, at, actor, moderator, kind, body) VALUES
    (1, 1, 1700000000000, 1003, 0, 'opened', '{"name":"Spring Cup","organiser":1003,"guild":2001,"format":{"kind":"round-robin","settings":{"double":false}},"ruleset":"jungle/classic","time":"3d","rated":true,"fewest":2,"most":4,"begins":{"kind":"by-hand"}}'),
    (1, 2, 1700000001000, 1001, 0, 'joined', '{"player":1001,"rating":1500}'),
    (1, 3, 1700000002000, 1002, 0, 'joined', '{"player":1002,"rating":1400}'),
    (1, 4, 1700000003000, 1003, 1, 'started', '{"seeds":[1001,1002]}'),
    (1, 5, 1700000003000, 1003, 1, 'paired', '{"round":1,"pairings":[[1001,1002]]}'),
    (1, 6, 1700000003000, NULL, 0, 'game-started', '{"pairing":1,"match":1}'),
    (1, 7, 1700000004000, 1002, 0, 'server-asked', '{"guild":2002,"channel":3002}'),
    (1, 8, 1700000005000, 1003, 0, 'server-admitted', '{"guild":2002}');

INSERT INTO tournament_guests (tournament, guild, channel, admitted, message) VALUES
    (1, 2002, 3002, 1, 5402);

INSERT INTO tournament_players (tournament, player, state) VALUES
    (1, 1001, 'playing'),
    (1, 1002, 'playing');

INSERT INTO tournament_games (match_id, tournament, pairing, round) VALUES
    (1, 1, 1, 1);

INSERT INTO causes (interaction, match_id, seq, tournament, at) VALUES
    (9015, 1, 15, NULL, 1700000060000),
    (9303, 4, 3, NULL, 1700000302000),
    (9401, NULL, NULL, 1, 1700000000000);

INSERT INTO plans (match_id, player, lines) VALUES
    (2, 1002, '[["g9f9","b1a1"]]');

INSERT INTO analyses (match_id, player, found) VALUES
    (1, 1002, '0 12:c3d3 -8:g7g6');

INSERT INTO audit (match_id, seq, guild, at, moderator, act, reason) VALUES
    (4, 3, 2001, 1700000302000, 1003, 'abort', 'two accounts');

INSERT INTO jobs (subject, kind, match_id, seq, lane, line, due, attempts, lease, payload) VALUES
    ('event/2/3', 'announce', 2, 3, 'discord', 'announce/event/2/3', 1700000130000, 1, NULL, '{"interaction":9103,"application":4001,"token":"aW50ZXJhY3Rpb24"}'),
    ('event/3/1', 'announce', 3, 1, 'discord', 'announce/3001', 1700000210000, 0, NULL, NULL),
    ('match/3', 'expire', 3, 1, 'discord', NULL, 1701209800000, 0, NULL, NULL),
    ('season/202311/2001/jungle', 'season', NULL, 0, 'background', 'season/2001', 1700000200000, 0, NULL, NULL),
    ('event/1/15', 'retire', 1, 15, 'discord', 'retire/3001', 1700000140000, 2, 77, NULL);

INSERT INTO posts (match_id, seq, channel, message, controls, position_seq) VALUES
    (1, 15, 3001, 5015, 1, 15),
    (1, 16, 3001, NULL, 1, 16),
    (2, 2, 3002, 5102, 1, 2),
    (2, 6, 3101, 5201, 1, 3),
    (2, 6, 3102, 5202, 1, 3),
    (2, 4, 3102, 5203, 0, 3);

INSERT INTO notices (player, channel, match_id, seq, message, told) VALUES
    (1001, 3101, 2, 6, 5201, 1700000150000);

INSERT INTO watches (match_id, player, seen) VALUES
    (2, 1003, 6);

INSERT INTO downtimes (starts, ends) VALUES
    (1700100000000, 1700103600000);

INSERT INTO preferences (player, notices, quiet_from, quiet_until, zone, vacation, refused, language, theme, flip, challengers, unlisted, puzzles) VALUES
    (1001, 'direct', 1320, 420, 'Europe/Berlin', 1, 0, 'vi', 'night', 'first', 'known', 1, 1),
    (1002, 'none', NULL, NULL, NULL, 0, 1, 'tlh', 'neon', 'sideways', 'friends', 0, 0);

INSERT INTO vacations (player, starts, ends) VALUES
    (1001, 1700000000000, 1700086400000);

INSERT INTO blocks (player, blocked) VALUES
    (1001, 1003),
    (1001, 1002);

INSERT INTO studies (player, id, record) VALUES
    (1001, 9101, '[Event "?"]
[Ruleset "jungle/classic"]
[Result "*"]

1. e3d3 a9a8
*
');

INSERT INTO servers (guild, threads, language, channels, default_ruleset, default_time, player_role, moderator_role, tournament_role, announce_channel, shrink, daily_hour) VALUES
    (2001, 1, 'de', '3001 3002', 'jungle/classic', '3d', 6001, 6002, 6003, 3003, 1, 8),
    (2002, 0, NULL, NULL, 'chess/classic', 'soon', NULL, NULL, NULL, NULL, 0, NULL);

INSERT INTO puzzle_tries (player, puzzle, game, guild, begun, shown, reached, score, solved) VALUES
    (1001, 4000000000, 'jungle', 2001, 1700000100000, 1700000100000, 2, 1, 1700000160000);

INSERT INTO openings (guild, ruleset, position, played, won, drawn, lost) VALUES
    (0, 'o-an-quan/standard', '10,5,5,5,5,5,10,5,5,5,5,5 11 0.0 0.0 0', '1R', 1, 0, 0);

INSERT INTO solved_tasks (player, course, task) VALUES
    (1001, 'jungle', 3),
    (1001, 'match/1', 0);

INSERT INTO puzzle_ratings (player, game, rating, deviation, volatility, at, tries, solved) VALUES
    (1001, 'jungle', 1100.5, 300.5, 0.0599, 1700000160000, 1, 1);

INSERT INTO puzzle_levels (puzzle, rating, deviation, volatility, at, tries) VALUES
    (4000000000, 880.5, 140.5, 0.0599, 1700000160000, 1);

INSERT INTO found_puzzles (puzzle, game, line) VALUES
    (3000000000, 'jungle', 'jungle|win|7/3lP2/7/7/6R/7/7/7/7 w|e8e9|600|');

INSERT INTO found_boards (board, puzzle) VALUES
    ('7/3lP2/7/7/6R/7/7/7/7[', 3000000000);

INSERT INTO daily_puzzles (guild, day, puzzle, posted, solution) VALUES
    (2001, 19675, 4000000000, 1700000000000, 1700086400000);

INSERT INTO daily_tries (player, day, guild, begun) VALUES
    (1001, 19675, 2001, 1700000100000);

INSERT INTO rating_events (match_id, player, opponent, pool, n, at, guild, side, score, weight, advantage, before, rating, deviation, volatility) VALUES
    (1, 1001, 1002, 'jungle', 2, 1700000100000, 2001, 0, 2, 100, 0.0, 1500.0, 1662.25, 290.5, 0.0599),
    (1, 1002, 1001, 'jungle', 2, 1700000100000, 2001, 1, 0, 100, 0.0, 1500.0, 1337.75, 290.5, 0.0599);

INSERT INTO side_results (ruleset, games, points, expected) VALUES
    ('o-an-quan/standard', 12.0, 7.5, 6.25);

INSERT INTO rating_sweeps (pool, n) VALUES
    ('dobutsu', 1);

INSERT INTO ratings (player, pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed) VALUES
    (1001, 'jungle', 1662.25, 290.5, 0.0599, 1700000100000, 1, 1, 0, 1, NULL),
    (1002, 'jungle', 1337.75, 290.5, 0.0599, 1700000100000, 1, 0, 0, 1, NULL);

INSERT INTO boards (guild, pool, player, rating, listed) VALUES
    (0, 'jungle', 1001, 1662.25, NULL),
    (2001, 'jungle', 1001, 1662.25, NULL),
    (0, 'jungle', 1002, 1337.75, NULL),
    (2001, 'jungle', 1002, 1337.75, NULL);

INSERT INTO months (month, guild, pool, player, games, wins, draws, gain) VALUES
    (202311, 0, 'jungle', 1001, 1, 1, 0, 162250),
    (202311, 0, 'jungle', 1002, 1, 0, 0, -162250);

INSERT INTO closing_months (month, guild, pool) VALUES
    (202312, 2001, 'o-an-quan');

INSERT INTO boards_kept_early (month, guild, pool) VALUES
    (202312, 2001, 'o-an-quan');

INSERT INTO seasons (month, guild, pool, player, place, rating, deviation, games, wins, draws, gain) VALUES
    (202311, 2001, 'jungle', 1001, 1, 1662.25, 80.5, 20, 12, 1, 162250),
    (202311, 2001, 'jungle', 1002, 2, 1337.75, 80.5, 20, 7, 1, -162250);
