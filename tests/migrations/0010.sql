-- What migration 10 added. Never edited: it stands for the databases that people have.
UPDATE counters SET value = 202311 WHERE name = 'season';
INSERT INTO seasons (month, guild, pool, player, place, rating, deviation, games, wins, draws, gain)
    VALUES (202311, 2001, 'jungle', 1001, 1, 1662.25, 80.5, 20, 12, 1, 162250),
           (202311, 2001, 'jungle', 1002, 2, 1337.75, 80.5, 20, 7, 1, -162250);
INSERT INTO season_posts (month, guild, pool, run_at, attempts) VALUES (202311, 2001, 'jungle', 1700000200000, 0);
