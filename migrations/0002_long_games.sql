-- Games that last for weeks: deadlines, posts in several places, conditional moves, vacations, and the bot's own absences.

-- When the clock may act; the end of time when it never will, so that lists can be read in its order.
ALTER TABLE matches ADD COLUMN deadline BIGINT NOT NULL DEFAULT 9223372036854775807;
ALTER TABLE matches ADD COLUMN home BIGINT; -- the thread that has the match; 0 is direct messages, NULL the channel
-- From here on `opponent` is 0 while a challenge is open to everybody.

-- Nearest deadline first, for a player and for a server.
DROP INDEX matches_awaits;
CREATE INDEX matches_awaits ON matches (awaits, deadline) WHERE awaits IS NOT NULL;
CREATE INDEX matches_guild ON matches (guild, deadline, id) WHERE phase IN ('open', 'playing');

-- A moment of a match may be posted in several places: to both players' direct messages once its channel is closed.
CREATE TABLE posts_in_places (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT, -- NULL while only the interaction that made it is known
    controls BIGINT NOT NULL, -- 1 while it carries buttons
    anchor BIGINT NOT NULL, -- where the match had moved on last: posts from before that lose their buttons
    PRIMARY KEY (match_id, seq, channel)
);
INSERT INTO posts_in_places (match_id, seq, channel, message, controls, anchor)
    SELECT match_id, seq, channel, message, controls, seq FROM posts;
DROP TABLE posts;
ALTER TABLE posts_in_places RENAME TO posts;
CREATE INDEX posts_with_controls ON posts (match_id, seq) WHERE controls = 1;

-- Moves laid up as answers to what the opponent may play; nobody else sees them.
CREATE TABLE plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    lines TEXT NOT NULL, -- JSON: lists of moves, the opponent's first
    PRIMARY KEY (match_id, player)
);

-- When players were or are on vacation, and meanwhile lose no time.
CREATE TABLE vacations (
    player BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (player, starts)
);

-- When no bot was running, so that nobody could move.
CREATE TABLE downtimes (
    starts BIGINT NOT NULL PRIMARY KEY,
    ends BIGINT NOT NULL
);

-- The challenges that wait now run out after fourteen days.
UPDATE matches SET deadline = opened + 1209600000 WHERE phase = 'open';
