-- What a database looked like after migration 1. Never edited: it stands for the databases that people have.
INSERT INTO players (id, name) VALUES (1001, 'Alice'), (1002, 'Bob');
INSERT INTO settings (key, value) VALUES ('commands', '5f1c');
UPDATE counters SET value = 3 WHERE name = 'match';

INSERT INTO matches (id, ruleset, phase, seq, plies, guild, channel, challenger, opponent, first, awaits, winner, ended_by, opened, updated) VALUES
    (1, 'jungle/classic', 'over', 16, 13, 2001, 3001, 1001, 1002, 1001, NULL, 1001, 'den', 1700000000000, 1700000060000),
    (2, 'jungle/classic', 'playing', 3, 1, NULL, 3002, 1001, 1002, 1002, 1001, NULL, NULL, 1700000100000, 1700000120000),
    (3, 'jungle/classic', 'open', 1, 0, 2001, 3001, 1002, 1001, NULL, 1001, NULL, NULL, 1700000200000, 1700000200000);

INSERT INTO events (match_id, seq, at, actor, kind, body, cause) VALUES
    (1, 1, 1700000000000, 1001, 'challenged', '{"challenger":1001,"opponent":1002,"ruleset":"jungle/classic","side":"first","guild":2001,"channel":3001}', 9001),
    (1, 2, 1700000001000, 1002, 'accepted', '{"first":1001}', 9002),
    (1, 3, 1700000002000, 1001, 'moved', '{"move":"c3d3"}', 9003),
    (1, 4, 1700000003000, 1002, 'moved', '{"move":"g7g6"}', 9004),
    (1, 5, 1700000004000, 1001, 'moved', '{"move":"d3d4"}', 9005),
    (1, 6, 1700000005000, 1002, 'moved', '{"move":"g6g7"}', 9006),
    (1, 7, 1700000006000, 1001, 'moved', '{"move":"d4d5"}', 9007),
    (1, 8, 1700000007000, 1002, 'moved', '{"move":"g7g6"}', 9008),
    (1, 9, 1700000008000, 1001, 'moved', '{"move":"d5d6"}', 9009),
    (1, 10, 1700000009000, 1002, 'moved', '{"move":"g6g7"}', 9010),
    (1, 11, 1700000010000, 1001, 'moved', '{"move":"d6d7"}', 9011),
    (1, 12, 1700000011000, 1002, 'moved', '{"move":"g7g6"}', 9012),
    (1, 13, 1700000012000, 1001, 'moved', '{"move":"d7d8"}', 9013),
    (1, 14, 1700000013000, 1002, 'moved', '{"move":"g6g7"}', 9014),
    (1, 15, 1700000060000, 1001, 'moved', '{"move":"d8d9"}', 9015),
    (1, 16, 1700000060000, 1001, 'ended', '{"outcome":{"win":{"winner":"first","by":"den"}}}', NULL),
    (2, 1, 1700000100000, 1001, 'challenged', '{"challenger":1001,"opponent":1002,"ruleset":"jungle/classic","side":"lot","channel":3002}', 9101),
    (2, 2, 1700000110000, 1002, 'accepted', '{"first":1002}', 9102),
    (2, 3, 1700000120000, 1002, 'moved', '{"move":"a1b1"}', NULL),
    (3, 1, 1700000200000, 1002, 'challenged', '{"challenger":1002,"opponent":1001,"ruleset":"jungle/classic","side":"second","guild":2001,"channel":3001}', 9201);

INSERT INTO jobs (match_id, kind, seq, run_at, attempts, via) VALUES
    (2, 'announce', 3, 1700000130000, 1, '{"interaction":9103,"application":4001,"token":"aW50ZXJhY3Rpb24"}'),
    (3, 'announce', 1, 1700000210000, 0, NULL),
    (3, 'expire', 1, 1701209800000, 0, NULL),
    (1, 'retire', 15, 1700000140000, 2, NULL);

INSERT INTO posts (match_id, seq, channel, message, controls) VALUES
    (1, 15, 3001, 5015, 1),
    (1, 16, 3001, NULL, 1),
    (2, 2, 3002, 5102, 1);
