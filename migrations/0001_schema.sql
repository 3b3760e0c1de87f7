-- The schema: matches and their events, what is owed, what was posted, players, ratings, servers.
--
-- One text serves SQLite and PostgreSQL. So there is no BOOLEAN, every number is a BIGINT, times are milliseconds since
-- 1970 (UTC), and ids of our own come from the table `counters`. Ids of Discord's (guilds, channels, messages, roles) are
-- their 64 bits. From release 0.2.0 on, an applied migration is never edited.

-- The last number given out for each name.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES
    ('match', 0),
    ('player', 0),
    ('rating', 0), -- rated games, in the order in which they ended
    ('season', 0); -- the newest month that is closed

-- Facts that the bot keeps for itself, such as which commands it has registered.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Who plays. All other tables name players by these ids; only this one knows which of Discord's users they are.
CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL, -- person, computer, former: a person who asked to be forgotten
    discord BIGINT UNIQUE, -- a person's id at Discord; NULL for all others
    name TEXT, -- as it was last seen; NULL where it is not known
    locale TEXT, -- the code of the language that Discord last told
    direct BIGINT -- the channel of the direct messages with them, once Discord has named it
);

--------------------------------------------------------------------------------------------------------------------
-- Matches
--------------------------------------------------------------------------------------------------------------------

-- One row a match, for lists. All of it can be computed again from the events.
CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    phase TEXT NOT NULL, -- open, void, playing, over
    seq BIGINT NOT NULL, -- the newest event
    plies BIGINT NOT NULL,
    guild BIGINT, -- NULL in a direct message
    channel BIGINT NOT NULL,
    home TEXT, -- the id of the thread that has the match, or direct for direct messages; NULL is the channel
    challenger BIGINT NOT NULL,
    opponent BIGINT, -- NULL while a challenge is open to everybody
    first BIGINT, -- who has the first move; NULL until accepted
    awaits BIGINT, -- for whom the match waits; NULL when it is over
    deadline BIGINT, -- when the clock may act; NULL is never
    winner BIGINT, -- NULL in a draw, and until it is over
    ended_by TEXT, -- den, repetition, resigned, ...; NULL until it is over
    ended BIGINT, -- when it ended; NULL until it is over
    feats TEXT, -- what is worth telling about the win, such as "den:19 giant:12"; NULL until it is over
    opened BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX matches_awaits ON matches (awaits, deadline) WHERE awaits IS NOT NULL;
CREATE INDEX matches_challenger ON matches (challenger, phase, id);
CREATE INDEX matches_opponent ON matches (opponent, phase, id);
CREATE INDEX matches_guild ON matches (guild, deadline, id) WHERE phase IN ('open', 'playing');
CREATE INDEX matches_over ON matches (guild, id) WHERE phase = 'over';

-- What happened: the matches themselves. The key is an event's identity, its order, and the lock that writers race for.
CREATE TABLE events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL, -- from 1, without gaps
    at BIGINT NOT NULL,
    actor BIGINT, -- the player; NULL is the clock
    kind TEXT NOT NULL,
    body TEXT, -- JSON; NULL where the kind says it all
    PRIMARY KEY (match_id, seq)
);

-- The event that an interaction has caused, kept while Discord may repeat it: one that comes twice changes nothing.
CREATE TABLE causes (
    interaction BIGINT NOT NULL PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX causes_at ON causes (at);

-- Conditional moves: answers to what the opponent may play. Nobody but their player sees them.
CREATE TABLE plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    lines TEXT NOT NULL, -- JSON: lists of moves, the opponent's first
    PRIMARY KEY (match_id, player)
);

-- What moderators did to games, kept for good. Written together with the event that it is about.
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

--------------------------------------------------------------------------------------------------------------------
-- What is owed, and what was posted
--------------------------------------------------------------------------------------------------------------------

-- The outbox: written together with what causes it. A subject owes a kind of job once: a new deadline replaces the old one.
CREATE TABLE jobs (
    subject TEXT NOT NULL, -- match/17, event/17/4, follower/17/1002, season/202611/2001/jungle, bot
    kind TEXT NOT NULL, -- announce, retire, expire, flag, ...
    match_id BIGINT REFERENCES matches (id), -- the subject's match
    seq BIGINT NOT NULL, -- the event that it was written for
    lane TEXT NOT NULL, -- whose work it is: discord, background, maintenance
    line TEXT, -- jobs of one line, such as a channel's, are done one at a time; NULL waits for nobody
    due BIGINT NOT NULL, -- not before; the end of the lease while it is claimed
    attempts BIGINT NOT NULL, -- how often it was claimed
    lease BIGINT, -- the token of the claim; only who has it can finish the job or put it off
    payload TEXT, -- JSON: the interaction whose token may deliver it
    PRIMARY KEY (subject, kind)
);
CREATE INDEX jobs_due ON jobs (due);
CREATE INDEX jobs_lane ON jobs (lane, due);
CREATE INDEX jobs_line ON jobs (line, due, subject, kind) WHERE line IS NOT NULL;
CREATE INDEX jobs_match ON jobs (match_id, kind, seq);

-- The messages that show a match as it was after an event: one, or one in each player's direct messages.
CREATE TABLE posts (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT, -- NULL while only the interaction that made it is known
    controls BIGINT NOT NULL, -- 1 while it carries buttons
    anchor BIGINT NOT NULL, -- the event with which the position shown began; older posts lose their buttons
    PRIMARY KEY (match_id, seq, channel)
);
CREATE INDEX posts_with_controls ON posts (match_id, seq) WHERE controls = 1;
CREATE INDEX posts_message ON posts (message);

-- Who was told where about which event of a match, as long as the player has not acted and the match has not moved on.
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

-- When no bot was running, so that nobody could move.
CREATE TABLE downtimes (
    starts BIGINT NOT NULL PRIMARY KEY,
    ends BIGINT NOT NULL
);

--------------------------------------------------------------------------------------------------------------------
-- What players and servers choose
--------------------------------------------------------------------------------------------------------------------

-- A player without a row has never changed anything. NULL is the default, as is every word that a version does not know.
CREATE TABLE preferences (
    player BIGINT NOT NULL PRIMARY KEY,
    notices TEXT NOT NULL DEFAULT 'channel', -- channel, direct, none
    quiet_from BIGINT, -- minutes after midnight in the player's time zone; NULL without quiet hours
    quiet_until BIGINT,
    zone TEXT, -- IANA's name, such as Europe/Berlin; NULL is UTC
    vacation BIGINT NOT NULL DEFAULT 0, -- 1: begins by itself when the time runs out
    refused BIGINT NOT NULL DEFAULT 0, -- 1: direct messages did not get through, so that the channel is used
    language TEXT, -- a language's code; NULL: as Discord says
    theme TEXT, -- the colours of the player's own boards
    flip TEXT, -- own, first: who sits below on them
    challengers TEXT, -- everyone, server, known, nobody: who may challenge the player
    unlisted BIGINT NOT NULL DEFAULT 0 -- 1: on no leaderboard
);
-- Few, so that they can be subtracted from a count.
CREATE INDEX preferences_unlisted ON preferences (player) WHERE unlisted <> 0;

-- When players were or are on vacation, and meanwhile lose no time.
CREATE TABLE vacations (
    player BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (player, starts)
);

-- Whom players have blocked. The blocked player never learns of it.
CREATE TABLE blocks (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    digest BIGINT, -- of the blocked player's id at Discord, once they are forgotten: a block holds also if they come back
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX blocks_digest ON blocks (digest) WHERE digest IS NOT NULL;

-- Games and positions that players have imported to look at: a player's newest few, seen by nobody else.
CREATE TABLE studies (
    player BIGINT NOT NULL,
    id BIGINT NOT NULL, -- the interaction that brought it
    record TEXT NOT NULL, -- in the format of docs/records.md
    PRIMARY KEY (player, id)
);

CREATE TABLE servers (
    guild BIGINT NOT NULL PRIMARY KEY,
    threads BIGINT NOT NULL DEFAULT 0, -- 1: every game gets a thread of its own
    language TEXT, -- a language's code; NULL: as Discord says
    channels TEXT, -- where games may be played, ids with blanks between them; NULL: everywhere
    default_ruleset TEXT, -- what a challenge is about that names no game
    default_time TEXT, -- and its time control
    player_role BIGINT, -- who may play; NULL: everybody
    moderator_role BIGINT, -- who moderates beside those who manage the server
    announce_channel BIGINT -- where seasons and news are told; NULL: nowhere
);

--------------------------------------------------------------------------------------------------------------------
-- Ratings and seasons
--------------------------------------------------------------------------------------------------------------------

-- One row a player and rated game. What the game was is given; what follows can be computed again in the order of n.
CREATE TABLE rating_events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    pool TEXT NOT NULL, -- jungle, dobutsu, ..., or a preset that is rated by itself
    n BIGINT NOT NULL, -- the rated game, counted over all pools in the order in which they ended
    at BIGINT NOT NULL, -- when it ended; never earlier than that of a smaller n
    guild BIGINT, -- where it was played; NULL is direct messages
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

-- Pools whose ratings are computed again, a few games at a time, after a game no longer counts.
CREATE TABLE rating_sweeps (
    pool TEXT NOT NULL PRIMARY KEY,
    n BIGINT NOT NULL -- all games up to this one are done
);

-- A player's newest rating in a pool, and the totals of all rated games.
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
    listed BIGINT, -- until when leaderboards list the player; NULL is not at all
    PRIMARY KEY (player, pool)
);

-- The leaderboards in their order: that of each server on which a player has played, and under 0 that of all.
CREATE TABLE boards (
    guild BIGINT NOT NULL,
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    listed BIGINT, -- as in ratings
    PRIMARY KEY (player, pool, guild)
);
CREATE INDEX boards_order ON boards (guild, pool, rating DESC, player, listed) WHERE listed IS NOT NULL;

-- The totals of each month's rated games, on each server and under 0 everywhere.
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
CREATE INDEX months_order ON months (month, guild, pool, gain DESC, player, games, wins, draws);

-- The leaderboards as they stood at the end of each month, kept for good.
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
