-- Ratings: what each rated game changed, what follows from that, and where to read it quickly.

-- One row a player and rated game. What the game was is given, what follows can be computed again in the order of n.
CREATE TABLE rating_events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    pool TEXT NOT NULL, -- jungle, dobutsu, ..., or a preset that is rated by itself
    n BIGINT NOT NULL, -- the rated game, counted over all pools in the order in which they ended
    at BIGINT NOT NULL, -- when it ended; never earlier than that of a smaller n
    guild BIGINT NOT NULL, -- where it was played; 0 is direct messages
    side BIGINT NOT NULL, -- 0 had the first move
    score BIGINT NOT NULL, -- half points: 0, 1, 2
    weight BIGINT NOT NULL, -- in percent
    before DOUBLE PRECISION NOT NULL, -- the rating until then
    rating DOUBLE PRECISION NOT NULL, -- from then on
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, player)
);
CREATE INDEX rating_events_order ON rating_events (n);
CREATE INDEX rating_events_player ON rating_events (player, pool, n);
CREATE INDEX rating_events_pair ON rating_events (player, opponent, at);

INSERT INTO counters (name, value) VALUES ('rating', 0);

-- A player's newest rating in a pool, and what all rated games came to.
CREATE TABLE ratings (
    player BIGINT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, -- right after the game; it grows from there
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL, -- when the newest game ended
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    opponents BIGINT NOT NULL, -- how many different ones
    listed BIGINT NOT NULL, -- until when leaderboards list the player; 0 is not at all
    PRIMARY KEY (player, pool)
);

-- The leaderboards in their order: that of each server on which a player has played, and under 0 that of all.
CREATE TABLE boards (
    guild BIGINT NOT NULL,
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    listed BIGINT NOT NULL, -- as in ratings
    PRIMARY KEY (player, pool, guild)
);
CREATE INDEX boards_order ON boards (guild, pool, rating DESC, player, listed);

-- What each month's rated games came to, on each server and under 0 everywhere.
CREATE TABLE months (
    month BIGINT NOT NULL, -- 202611
    guild BIGINT NOT NULL,
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    gain BIGINT NOT NULL, -- thousandths of a point, which add up alike in any order
    PRIMARY KEY (month, guild, pool, player)
);
CREATE INDEX months_order ON months (month, guild, pool, gain DESC, player);
