-- What migration 9 added is an index alone. Never edited: it stands for the databases that people have.
INSERT INTO posts (match_id, seq, channel, message, controls, anchor) VALUES (2, 4, 3102, 5203, 0, 3);
