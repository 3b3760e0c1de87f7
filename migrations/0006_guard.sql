-- What moderators did to games, for ever: it is written together with the event that it is about.
CREATE TABLE audit (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL, -- the event
    guild BIGINT, -- the server; NULL in a direct message
    at BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    act TEXT NOT NULL, -- void, abort, first, second, draw
    reason TEXT NOT NULL, -- in the moderator's words
    PRIMARY KEY (match_id, seq)
);
CREATE INDEX audit_guild ON audit (guild, at, match_id);
CREATE INDEX audit_moderator ON audit (moderator);

-- What was played to its end on a server.
CREATE INDEX matches_over ON matches (guild, id) WHERE phase = 'over';
