-- Matches, what is owed to their channels, and what has been posted there.
--
-- One text for SQLite and PostgreSQL, hence: no BOOLEAN, every number a BIGINT, times in milliseconds since 1970, and
-- numbers of our own instead of either database's way of counting. Applied migrations are never edited.

-- Numbers that are given out once: the newest match.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('match', 0);

-- One row a match, for lists. All of it can be computed again from the events.
CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    phase TEXT NOT NULL, -- open, void, playing, over
    seq BIGINT NOT NULL, -- the newest event
    plies BIGINT NOT NULL,
    guild BIGINT, -- NULL in a direct message
    channel BIGINT NOT NULL,
    challenger BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    first BIGINT, -- who has the first move; NULL until accepted
    awaits BIGINT, -- for whom the match waits; NULL when it is over
    winner BIGINT, -- NULL in a draw, and until it is over
    ended_by TEXT, -- den, repetition, resigned, ...; NULL until it is over
    opened BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX matches_awaits ON matches (awaits) WHERE awaits IS NOT NULL;
CREATE INDEX matches_challenger ON matches (challenger, phase, id);
CREATE INDEX matches_opponent ON matches (opponent, phase, id);

-- What happened: the matches themselves. The key is an event's identity, its order, and the lock that writers race for.
CREATE TABLE events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL, -- from 1, without gaps
    at BIGINT NOT NULL,
    actor BIGINT, -- the player; NULL is the clock
    kind TEXT NOT NULL,
    body TEXT, -- JSON; NULL where the kind says it all
    cause BIGINT UNIQUE, -- the interaction that asked for it: one that comes twice changes nothing
    PRIMARY KEY (match_id, seq)
);

-- What is owed: written together with the events that cause it. A job is named by what it is about, so it is owed once.
CREATE TABLE jobs (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    kind TEXT NOT NULL, -- announce, retire, expire
    seq BIGINT NOT NULL, -- the event that it was made for
    run_at BIGINT NOT NULL, -- not before; a worker that claims the job moves it ahead
    attempts BIGINT NOT NULL,
    via TEXT, -- JSON: the interaction whose token may deliver it
    PRIMARY KEY (match_id, kind, seq)
);
CREATE INDEX jobs_run_at ON jobs (run_at);

-- The public message that showed the match at that event.
CREATE TABLE posts (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT, -- NULL while only the interaction that made it is known
    controls BIGINT NOT NULL, -- 1 while it carries buttons
    PRIMARY KEY (match_id, seq)
);
CREATE INDEX posts_with_controls ON posts (match_id, seq) WHERE controls = 1;

-- What people are called, as they were last seen.
CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL
);

-- Facts that the bot keeps for itself, such as which commands it has registered.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
