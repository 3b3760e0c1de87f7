-- How players want to be told that it is their turn, who was told, who follows which game, and what servers have chosen.

-- A player who is not here has never changed anything.
CREATE TABLE preferences (
    player BIGINT NOT NULL PRIMARY KEY,
    notices TEXT NOT NULL, -- channel, direct, none
    quiet_from BIGINT, -- minutes after midnight in the player's time zone; NULL without quiet hours
    quiet_until BIGINT,
    zone TEXT, -- IANA's name, such as Europe/Berlin; NULL is UTC
    vacation BIGINT NOT NULL, -- 1: begins by itself when the time runs out
    refused BIGINT NOT NULL -- 1: direct messages did not get through, so that the channel is used
);

CREATE TABLE servers (
    guild BIGINT NOT NULL PRIMARY KEY,
    threads BIGINT NOT NULL -- 1: every game gets a thread of its own
);

-- Who was told where about which moment of a match, as long as the player has not acted and the match has not moved on.
CREATE TABLE notices (
    player BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    message BIGINT, -- NULL where the board's own post is the notice
    told BIGINT NOT NULL, -- when
    PRIMARY KEY (player, channel, match_id, seq)
);
CREATE INDEX notices_match ON notices (match_id, seq);

-- Who gets the boards of a match that others play.
CREATE TABLE watches (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    seen BIGINT NOT NULL, -- the newest event whose board was sent
    PRIMARY KEY (match_id, player)
);
CREATE INDEX watches_player ON watches (player, match_id);
