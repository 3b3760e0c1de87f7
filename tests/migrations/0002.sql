-- What migration 2 added. Never edited: it stands for the databases that people have.
INSERT INTO events (match_id, seq, at, actor, kind, body, cause) VALUES
    (2, 4, 1700000130000, 1001, 'offered', '{"offer":"draw"}', 9104),
    (2, 5, 1700000140000, 1002, 'refused', '{"offer":"draw"}', 9105),
    (2, 6, 1700000150000, NULL, 'rehomed', '{"home":"direct"}', NULL);
UPDATE matches SET seq = 6, home = 0, updated = 1700000150000 WHERE id = 2;
INSERT INTO posts (match_id, seq, channel, message, controls, anchor) VALUES (2, 6, 3101, 5201, 1, 3), (2, 6, 3102, 5202, 1, 3);
INSERT INTO plans (match_id, player, lines) VALUES (2, 1002, '[["g9f9","b1a1"]]');
INSERT INTO vacations (player, starts, ends) VALUES (1001, 1700000000000, 1700086400000);
INSERT INTO downtimes (starts, ends) VALUES (1700100000000, 1700103600000);
