-- What migration 3 added. Never edited: it stands for the databases that people have.
INSERT INTO preferences (player, notices, quiet_from, quiet_until, zone, vacation, refused) VALUES
    (1001, 'direct', 1320, 420, 'Europe/Berlin', 1, 0),
    (1002, 'none', NULL, NULL, NULL, 0, 1);
INSERT INTO servers (guild, threads) VALUES (2001, 1);
INSERT INTO notices (player, channel, match_id, seq, message, told) VALUES (1001, 3101, 2, 6, 5201, 1700000150000);
INSERT INTO watches (match_id, player, seen) VALUES (2, 1003, 6);
