-- What migration 6 added. Never edited: it stands for the databases that people have.
UPDATE counters SET value = 4 WHERE name = 'match';
INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, challenger, opponent, first, awaits, winner, ended_by, opened, updated) VALUES
    (4, 'jungle/classic', 'void', 3, 0, 2001, 3001, 1001, 1002, 1001, NULL, NULL, NULL, 1700000300000, 1700000302000);
INSERT INTO events (match_id, seq, at, actor, kind, body, cause) VALUES
    (4, 1, 1700000300000, 1001, 'challenged', '{"challenger":1001,"opponent":1002,"ruleset":"jungle/classic","side":"first","guild":2001,"channel":3001}', 9301),
    (4, 2, 1700000301000, 1002, 'accepted', '{"first":1001}', 9302),
    (4, 3, 1700000302000, 1003, 'voided', '{"reason":"two accounts"}', 9303);
INSERT INTO audit (match_id, seq, guild, at, moderator, act, reason) VALUES
    (4, 3, 2001, 1700000302000, 1003, 'abort', 'two accounts');
