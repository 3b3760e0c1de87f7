-- The schema: matches and tournaments with their events, the outbox of jobs, posts, players, ratings, settings of servers.
--
-- The same text runs on SQLite and PostgreSQL. So there is no BOOLEAN, every integer is a BIGINT, times are
-- milliseconds since 1970 (UTC), and our own ids come from the table `counters`. Discord's ids (guilds, channels,
-- messages, roles) keep their 64 bits. From release 0.2.0 on, an applied migration is never edited.

-- The last number of each sequence.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES
    ('match', 0),
    ('tournament', 0),
    ('player', 0),
    ('rating', 0), -- rated games, in the order in which they ended
    ('season', 0); -- the newest closed month

-- The bot's own state, such as which commands it has registered.
CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

-- Players. All other tables use these ids; only this table knows the Discord users behind them.
CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL, -- person, computer, or former: a deleted account
    discord BIGINT UNIQUE, -- a person's Discord id; NULL for all others
    name TEXT, -- the last known one; NULL if unknown
    locale TEXT, -- the language code that Discord last reported
    level BIGINT UNIQUE, -- a computer player's, from 1; NULL for all others
    direct BIGINT -- the channel of their direct messages, if known
);

--------------------------------------------------------------------------------------------------------------------
-- Matches
--------------------------------------------------------------------------------------------------------------------

-- Summaries for lists, one row for each match. All of it can be computed again from the events.
CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    ruleset TEXT NOT NULL,
    phase TEXT NOT NULL, -- open, void, playing, over
    seq BIGINT NOT NULL, -- the newest event's
    plies BIGINT NOT NULL,
    guild BIGINT, -- NULL for a challenge in a direct message
    channel BIGINT NOT NULL,
    home TEXT, -- where the match is posted: a thread's id, or "direct" for direct messages; NULL is the channel
    challenger BIGINT NOT NULL,
    opponent BIGINT, -- NULL while the challenge is open to everybody
    level BIGINT, -- the opponent's level, if it is a computer player; NULL between people
    first BIGINT, -- the player with the first move; NULL until accepted
    awaits BIGINT, -- the player that the match waits for; NULL when it is over
    deadline BIGINT, -- when the challenge expires or the side to move loses on time; NULL is never
    turn_since BIGINT, -- when the current turn began; NULL unless a side is to move
    given_back BIGINT NOT NULL DEFAULT 0, -- the vacation that its clock has been given back in this turn, in milliseconds
    winner BIGINT, -- NULL in a draw and until it is over
    ended_by TEXT, -- den, repetition, resigned, ...; NULL until it is over
    ended BIGINT, -- NULL until it is over
    achievements TEXT, -- the winner's achievements, such as "den:19 giant:12"; NULL until it is over
    opened BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    position TEXT -- while it is running, the game and the position, so that no analysis judges it; NULL otherwise
);
CREATE INDEX matches_awaits ON matches (awaits, deadline) WHERE awaits IS NOT NULL;
CREATE INDEX matches_challenger ON matches (challenger, phase, id);
CREATE INDEX matches_opponent ON matches (opponent, phase, id);
CREATE INDEX matches_guild ON matches (guild, deadline, id) WHERE phase IN ('open', 'playing');
CREATE INDEX matches_over ON matches (guild, id) WHERE phase = 'over';

-- The events of the matches: the source of truth. The primary key also is the optimistic lock between writers.
CREATE TABLE events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL, -- from 1, without gaps
    at BIGINT NOT NULL,
    actor BIGINT, -- the player or moderator; NULL is the clock
    kind TEXT NOT NULL,
    body TEXT, -- JSON; NULL if the kind has no data
    PRIMARY KEY (match_id, seq)
);

-- What an interaction caused: an event of a match, or a tournament. Makes interactions idempotent; rows expire after an
-- hour.
CREATE TABLE causes (
    interaction BIGINT NOT NULL PRIMARY KEY,
    match_id BIGINT REFERENCES matches (id), -- NULL if it created a tournament
    seq BIGINT, -- the event's; NULL if it created a tournament
    tournament BIGINT, -- the tournament that it created, which may be deleted since; NULL for an event of a match
    at BIGINT NOT NULL,
    CHECK ((match_id IS NULL) = (seq IS NULL) AND (match_id IS NULL) <> (tournament IS NULL))
);
CREATE INDEX causes_at ON causes (at);

-- Conditional moves: answers to what the opponent may play. Private to their player.
CREATE TABLE plans (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    lines TEXT NOT NULL, -- JSON: lists of moves, the opponent's first
    PRIMARY KEY (match_id, player)
);

-- Analyses of finished matches. They can be computed again.
CREATE TABLE analyses (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    player BIGINT, -- who asked for it, while it is computed; NULL afterwards
    found TEXT NOT NULL -- the value and the best move of each position, see docs/analysis.md
);
CREATE INDEX analyses_player ON analyses (player) WHERE player IS NOT NULL;

-- The opening tree: how often each of the first moves was played in finished matches from the usual start, and how they
-- ended. It is counted when a match ends, and follows from the events.
CREATE TABLE openings (
    guild BIGINT NOT NULL, -- 0 is all servers
    ruleset TEXT NOT NULL, -- a preset
    position TEXT NOT NULL, -- before the move
    played TEXT NOT NULL, -- the move
    won BIGINT NOT NULL, -- how many of these matches the first side won
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (guild, ruleset, position, played)
);

-- The audit log of moderators, kept for good. Written in the transaction of the event.
CREATE TABLE audit (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL, -- the event's
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
-- Tournaments
--------------------------------------------------------------------------------------------------------------------

-- Summaries for lists, one row for each tournament. All but channel and message follows from the events.
CREATE TABLE tournaments (
    id BIGINT NOT NULL PRIMARY KEY,
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL, -- where its post and its games are
    organiser BIGINT NOT NULL,
    title TEXT NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'paused', 'over', 'cancelled')),
    seq BIGINT NOT NULL CHECK (seq > 0), -- the newest event's
    message BIGINT, -- the standing post; NULL until it is posted
    opened BIGINT NOT NULL,
    updated BIGINT NOT NULL -- before `opened` if the clock was set back
);
CREATE INDEX tournaments_guild ON tournaments (guild, id);

-- The events of the tournaments: the source of truth. The primary key also is the optimistic lock between writers.
CREATE TABLE tournament_events (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    seq BIGINT NOT NULL CHECK (seq > 0), -- from 1, without gaps
    at BIGINT NOT NULL,
    actor BIGINT, -- NULL is the clock
    moderator BIGINT NOT NULL CHECK (moderator IN (0, 1)), -- 1 if the actor did it as a moderator
    kind TEXT NOT NULL,
    body TEXT, -- JSON; NULL if the kind has no data
    PRIMARY KEY (tournament, seq),
    CHECK (moderator = 0 OR actor IS NOT NULL) -- the clock moderates nothing
);

CREATE INDEX tournament_events_rulings ON tournament_events (tournament) WHERE kind IN ('result-set', 'paired', 'replaced', 'changed', 'left', 'withdrawn');

-- Who takes part in which tournament. Follows from the events.
CREATE TABLE tournament_players (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    player BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('playing', 'withdrawn', 'first', 'second', 'third')), -- first to third: on the podium
    PRIMARY KEY (tournament, player)
);
CREATE INDEX tournament_players_player ON tournament_players (player, state, tournament);

-- The other servers of a tournament. All but message and name follows from the events.
CREATE TABLE tournament_guests (
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    guild BIGINT NOT NULL,
    channel BIGINT NOT NULL, -- where its post is, and the games between that server's members
    admitted BIGINT NOT NULL CHECK (admitted IN (0, 1)), -- 0 while the server has only asked, 1 once the organiser has admitted it
    message BIGINT, -- the standing post there; NULL until it is posted
    name TEXT, -- the server's name; NULL until Discord was asked, empty if it told none
    PRIMARY KEY (tournament, guild)
);
CREATE INDEX tournament_guests_guild ON tournament_guests (guild, tournament);

-- The matches of each pairing, written in the transactions that create them. Follows from the events.
CREATE TABLE tournament_games (
    match_id BIGINT NOT NULL PRIMARY KEY REFERENCES matches (id),
    tournament BIGINT NOT NULL REFERENCES tournaments (id),
    pairing BIGINT NOT NULL CHECK (pairing > 0), -- its number in the tournament
    round BIGINT CHECK (round > 0) -- NULL in a ladder, which has no rounds
);
CREATE INDEX tournament_games_tournament ON tournament_games (tournament, match_id);

--------------------------------------------------------------------------------------------------------------------
-- The outbox, and posted messages
--------------------------------------------------------------------------------------------------------------------

-- The transactional outbox. At most one job for each subject and kind: a new deadline replaces the old one.
CREATE TABLE jobs (
    subject TEXT NOT NULL, -- match/17, event/17/4, notice/17/4/1002, follower/17/1002, tournament/3, entrant/3/1002,
                           -- season/202611/2001/jungle, daily/20400/2001, bot
    kind TEXT NOT NULL, -- announce, retire, expire, flag, think, and so on
    match_id BIGINT REFERENCES matches (id), -- the subject's match, if it has one
    seq BIGINT NOT NULL, -- the event that it was written for; the month of a season's post, the day of a daily puzzle; 0 for the others
    lane TEXT NOT NULL, -- discord, thinking, analysis, background or maintenance; each has its own workers
    line TEXT, -- jobs of one line run one after another; NULL for jobs that can run at any time
    due BIGINT NOT NULL, -- the earliest time to run; while claimed, the end of the lease
    attempts BIGINT NOT NULL, -- how often it was claimed
    lease BIGINT, -- the token of the claim; only its holder can finish or postpone the job
    payload TEXT, -- JSON: the interaction that may deliver it
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
    message BIGINT, -- NULL while its id is not known
    controls BIGINT NOT NULL, -- 1 while it has buttons
    position_seq BIGINT NOT NULL, -- the event with which the shown position began; older posts lose their buttons
    PRIMARY KEY (match_id, seq, channel)
);
CREATE INDEX posts_with_controls ON posts (match_id, seq) WHERE controls = 1;
CREATE INDEX posts_message ON posts (message);

-- Open notices: who was notified where about which event. Deleted when the player acts or the match moves on.
CREATE TABLE notices (
    player BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    seq BIGINT NOT NULL,
    message BIGINT, -- NULL if the board's own post is the notice
    told BIGINT NOT NULL, -- when it was sent
    PRIMARY KEY (player, channel, match_id, seq)
);
CREATE INDEX notices_match ON notices (match_id, seq);

-- Followers of matches.
CREATE TABLE watches (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    seen BIGINT NOT NULL, -- the newest event whose board was sent to them
    PRIMARY KEY (match_id, player)
);
CREATE INDEX watches_player ON watches (player, match_id);

-- When no bot was running. This time counts against no clock.
CREATE TABLE downtimes (
    starts BIGINT NOT NULL PRIMARY KEY,
    ends BIGINT NOT NULL
);

--------------------------------------------------------------------------------------------------------------------
-- Preferences of players, settings of servers
--------------------------------------------------------------------------------------------------------------------

-- A player without a row has changed nothing. NULL, and a word that this version does not know, are the default.
CREATE TABLE preferences (
    player BIGINT NOT NULL PRIMARY KEY,
    notices TEXT NOT NULL DEFAULT 'channel', -- channel, direct, none
    quiet_from BIGINT, -- minutes after midnight in the player's time zone; NULL: no quiet hours
    quiet_until BIGINT,
    zone TEXT, -- an IANA name, such as Europe/Berlin; NULL is UTC
    vacation BIGINT NOT NULL DEFAULT 0, -- 1: begins automatically when the time runs out
    refused BIGINT NOT NULL DEFAULT 0, -- 1: Discord refused a direct message, so notices go to the channel
    language TEXT, -- a language code; NULL follows Discord's setting
    theme TEXT, -- the colours of the player's own boards
    flip TEXT, -- own, first: which side is at the bottom of them
    challengers TEXT, -- everyone, server, known, nobody: who may challenge the player
    unlisted BIGINT NOT NULL DEFAULT 0, -- 1: hidden from leaderboards
    puzzles BIGINT NOT NULL DEFAULT 0 -- 1: puzzles may be taken from the player's finished games
);
-- Few rows, so a query can count them and subtract.
CREATE INDEX preferences_unlisted ON preferences (player) WHERE unlisted <> 0;

-- Past and booked vacations, during which a player's clock stands still.
CREATE TABLE vacations (
    player BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    automatic BIGINT NOT NULL DEFAULT 0, -- 1: began because the player's time ran out, and ends when they move
    PRIMARY KEY (player, starts)
);

-- Blocks between players. The blocked player is not told.
CREATE TABLE blocks (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    digest BIGINT, -- of the Discord id of a deleted account: the block applies again if they return
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX blocks_digest ON blocks (digest) WHERE digest IS NOT NULL;

-- Game records that players have imported, the newest few of each player. Private to their player.
CREATE TABLE studies (
    player BIGINT NOT NULL,
    id BIGINT NOT NULL, -- the interaction's that imported it
    record TEXT NOT NULL, -- in the format of docs/records.md
    PRIMARY KEY (player, id)
);

-- The puzzles that a player was shown. A puzzle's number is computed from its position.
CREATE TABLE puzzle_tries (
    player BIGINT NOT NULL,
    puzzle BIGINT NOT NULL,
    game TEXT NOT NULL,
    guild BIGINT, -- the server on which it was last shown before it counted; NULL if only in direct messages
    begun BIGINT NOT NULL, -- when it was first shown
    shown BIGINT NOT NULL, -- when it was last shown
    reached BIGINT NOT NULL, -- how many moves of the line the player has reached
    score BIGINT, -- of the first try: 1 solved; 0 missed, or made in a course; NULL while it is open
    solved BIGINT, -- when it was solved, at whatever try; NULL until then
    PRIMARY KEY (player, puzzle)
);
CREATE INDEX puzzle_tries_guild ON puzzle_tries (guild, puzzle, player) WHERE score = 1;

-- The puzzle ratings of players.
CREATE TABLE puzzle_ratings (
    player BIGINT NOT NULL,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT, -- when it changed last
    tries BIGINT NOT NULL, -- how many puzzles count
    solved BIGINT NOT NULL, -- how many of them were solved at the first try
    PRIMARY KEY (player, game)
);

-- The ratings of puzzles that somebody has tried; the others have the first rating of the collection.
CREATE TABLE puzzle_levels (
    puzzle BIGINT NOT NULL PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT,
    tries BIGINT NOT NULL
);

-- Puzzles found in finished games, besides those that the bot ships. Nothing leads from them to the game or its players.
CREATE TABLE found_puzzles (
    puzzle BIGINT NOT NULL PRIMARY KEY, -- its number, computed from its position
    game TEXT NOT NULL,
    line TEXT NOT NULL -- as in the file of the shipped ones, see docs/puzzles.md
);
CREATE INDEX found_puzzles_game ON found_puzzles (game);

-- The positions of found puzzles in which the solver moves, so that no two puzzles are alike.
CREATE TABLE found_boards (
    board TEXT NOT NULL PRIMARY KEY, -- the same text for all mirror images
    puzzle BIGINT NOT NULL
);

-- The daily puzzles of servers, one a day.
CREATE TABLE daily_puzzles (
    guild BIGINT NOT NULL,
    day BIGINT NOT NULL, -- days since 1970 (UTC)
    puzzle BIGINT NOT NULL,
    posted BIGINT, -- when it was posted; NULL until then
    solution BIGINT, -- when its solution was posted; NULL until then
    PRIMARY KEY (guild, day)
);

-- Who has opened the daily puzzle of a server.
CREATE TABLE daily_tries (
    player BIGINT NOT NULL,
    day BIGINT NOT NULL, -- as in daily_puzzles
    guild BIGINT NOT NULL,
    begun BIGINT NOT NULL, -- when the player first opened the puzzle of that day, on whichever server
    PRIMARY KEY (player, day, guild)
);
CREATE INDEX daily_tries_guild ON daily_tries (guild, day);

-- The tasks that a player has solved: of the lessons, and the mistakes in their own games. Puzzles have their own tables.
CREATE TABLE solved_tasks (
    player BIGINT NOT NULL,
    course TEXT NOT NULL, -- the game of a lesson, such as jungle, or a match, such as match/17
    task BIGINT NOT NULL, -- the task's number; in a match, how many moves were made before the mistake
    PRIMARY KEY (player, course, task)
);

CREATE TABLE servers (
    guild BIGINT NOT NULL PRIMARY KEY,
    threads BIGINT NOT NULL DEFAULT 0, -- 1: every game gets its own thread
    language TEXT, -- a language code; NULL follows Discord's setting
    channels TEXT, -- where games may be played, ids separated by spaces; NULL: everywhere
    default_ruleset TEXT, -- of a challenge that names no game
    default_time TEXT, -- of a challenge that names no time control
    player_role BIGINT, -- who may play; NULL: everybody
    moderator_role BIGINT, -- who moderates, besides members who manage the server
    tournament_role BIGINT, -- who may create tournaments, besides moderators; NULL: nobody else
    announce_channel BIGINT, -- for season results and news; NULL: none
    shrink BIGINT NOT NULL DEFAULT 0, -- 1: a board loses its picture once the next one is posted
    daily_hour BIGINT -- of the day (UTC) at which the daily puzzle is posted; NULL: none
);
CREATE INDEX servers_daily ON servers (daily_hour, guild) WHERE daily_hour IS NOT NULL;

--------------------------------------------------------------------------------------------------------------------
-- Ratings and seasons
--------------------------------------------------------------------------------------------------------------------

-- Rated games, one row for each player. Ratings can be computed again from them in the order of n.
CREATE TABLE rating_events (
    match_id BIGINT NOT NULL REFERENCES matches (id),
    player BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    pool TEXT NOT NULL, -- jungle, dobutsu, ..., or a preset that is rated by itself
    n BIGINT NOT NULL, -- the number of the rated game over all pools, in the order in which they ended
    at BIGINT NOT NULL, -- when it ended; never decreases with n
    guild BIGINT, -- where it was played; NULL is direct messages
    side BIGINT NOT NULL, -- 0 had the first move
    score BIGINT NOT NULL, -- half points: 0, 1, 2
    weight BIGINT NOT NULL, -- percent
    advantage DOUBLE PRECISION NOT NULL, -- of the side with the first move, in points: an estimate at the end of the game
    before DOUBLE PRECISION NOT NULL, -- before the game
    rating DOUBLE PRECISION NOT NULL, -- after the game
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, player)
);
CREATE INDEX rating_events_order ON rating_events (n);
CREATE INDEX rating_events_player ON rating_events (player, pool, n);
CREATE INDEX rating_events_pair ON rating_events (player, opponent, at);

-- How the side with the first move has scored in the rated games of a ruleset that favours a side.
CREATE TABLE side_results (
    ruleset TEXT NOT NULL PRIMARY KEY,
    games DOUBLE PRECISION NOT NULL, -- each with its weight
    points DOUBLE PRECISION NOT NULL,
    expected DOUBLE PRECISION NOT NULL -- the points that the players' ratings let expect
);

-- Background recomputations of ratings, after a rated game no longer counts.
CREATE TABLE rating_sweeps (
    pool TEXT NOT NULL PRIMARY KEY,
    n BIGINT NOT NULL -- all games up to this one are recomputed
);

-- A player's current rating in a pool, and the totals of their rated games.
CREATE TABLE ratings (
    player BIGINT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, -- right after the newest game; it grows with time
    volatility DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL, -- when the newest game ended
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    opponents BIGINT NOT NULL, -- how many different ones
    listed BIGINT, -- until when leaderboards list the player; NULL: not at all
    PRIMARY KEY (player, pool)
);

-- The leaderboards, in their order. guild 0 is the leaderboard of all servers.
CREATE TABLE boards (
    guild BIGINT NOT NULL,
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    listed BIGINT, -- as in ratings
    PRIMARY KEY (player, pool, guild)
);
CREATE INDEX boards_order ON boards (guild, pool, rating DESC, player, listed) WHERE listed IS NOT NULL;

-- The totals of each month's rated games. guild 0 is all servers.
CREATE TABLE months (
    month BIGINT NOT NULL, -- 202611
    guild BIGINT NOT NULL,
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    gain BIGINT NOT NULL, -- thousandths of a point: as integers, their sum does not depend on the order
    PRIMARY KEY (month, guild, pool, player)
);
CREATE INDEX months_order ON months (month, guild, pool, gain DESC, player, games, wins, draws);

-- The leaderboards at the end of each month, kept for good.
CREATE TABLE seasons (
    month BIGINT NOT NULL, -- 202611
    guild BIGINT NOT NULL, -- 0 is all servers
    pool TEXT NOT NULL,
    player BIGINT NOT NULL,
    place BIGINT NOT NULL, -- from 1; equal ratings share a place
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    gain BIGINT NOT NULL, -- of that month, in thousandths of a point
    PRIMARY KEY (month, guild, pool, player)
);
CREATE INDEX seasons_order ON seasons (guild, pool, month, place, player);

-- The months that are being closed, each with the last leaderboard that was kept in the order of server and pool.
CREATE TABLE closing_months (
    month BIGINT NOT NULL PRIMARY KEY, -- 202611
    guild BIGINT NOT NULL, -- 0 is all servers, which come first
    pool TEXT NOT NULL -- empty until the first one was kept
);

-- The leaderboards of such months that were kept out of turn, because a later game was about to change them.
CREATE TABLE boards_kept_early (
    month BIGINT NOT NULL,
    guild BIGINT NOT NULL, -- 0 is all servers
    pool TEXT NOT NULL,
    PRIMARY KEY (month, guild, pool)
);
