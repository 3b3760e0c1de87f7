-- What each month left behind: the leaderboards as they stood when it ended, for ever, and which of them are to be posted.

CREATE TABLE seasons (
    month BIGINT NOT NULL, -- 202611
    guild BIGINT NOT NULL, -- 0 is everywhere
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    place BIGINT NOT NULL, -- from 1; equal ratings share one
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    gain BIGINT NOT NULL, -- of that month, in thousandths of a point
    PRIMARY KEY (month, guild, pool, player)
);
CREATE INDEX seasons_order ON seasons (guild, pool, month, place, player);

CREATE TABLE season_posts (
    month BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    pool TEXT NOT NULL,
    run_at BIGINT NOT NULL, -- not before; a worker that claims it moves it ahead
    attempts BIGINT NOT NULL,
    PRIMARY KEY (month, guild, pool)
);
CREATE INDEX season_posts_run_at ON season_posts (run_at);

INSERT INTO counters (name, value) VALUES ('season', 0); -- the newest month that is closed

-- Only who is listed is looked for in the order, and the months' order answers by itself.
DROP INDEX boards_order;
CREATE INDEX boards_order ON boards (guild, pool, rating DESC, player, listed) WHERE listed > 0;
DROP INDEX months_order;
CREATE INDEX months_order ON months (month, guild, pool, gain DESC, player, games, wins, draws);
-- Few, so that they can be taken off a count.
CREATE INDEX preferences_unlisted ON preferences (player) WHERE unlisted <> 0;
