-- What migration 4 added. Never edited: it stands for the databases that people have.
UPDATE counters SET value = 2 WHERE name = 'rating';
INSERT INTO rating_events (match_id, player, opponent, pool, n, at, guild, side, score, weight, before, rating, deviation, volatility)
    VALUES (1, 1001, 1002, 'jungle', 2, 1700000100000, 2001, 0, 2, 100, 1500.0, 1662.25, 290.5, 0.0599),
           (1, 1002, 1001, 'jungle', 2, 1700000100000, 2001, 1, 0, 100, 1500.0, 1337.75, 290.5, 0.0599);
INSERT INTO ratings (player, pool, rating, deviation, volatility, at, games, wins, draws, opponents, listed)
    VALUES (1001, 'jungle', 1662.25, 290.5, 0.0599, 1700000100000, 1, 1, 0, 1, 0),
           (1002, 'jungle', 1337.75, 290.5, 0.0599, 1700000100000, 1, 0, 0, 1, 0);
INSERT INTO boards (guild, pool, player, rating, listed)
    VALUES (0, 'jungle', 1001, 1662.25, 0), (2001, 'jungle', 1001, 1662.25, 0),
           (0, 'jungle', 1002, 1337.75, 0), (2001, 'jungle', 1002, 1337.75, 0);
INSERT INTO months (month, guild, pool, player, games, wins, draws, gain)
    VALUES (202311, 0, 'jungle', 1001, 1, 1, 0, 162250), (202311, 0, 'jungle', 1002, 1, 0, 0, -162250);
