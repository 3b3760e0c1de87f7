-- What players choose beside notices, what servers choose beside threads, and whom players have blocked. NULL is the usual,
-- as is every word that a version does not know.

ALTER TABLE preferences ADD COLUMN language TEXT; -- a language's code; NULL: as Discord says
ALTER TABLE preferences ADD COLUMN theme TEXT; -- the colours of the player's own boards
ALTER TABLE preferences ADD COLUMN flip TEXT; -- own, first: who sits below on them
ALTER TABLE preferences ADD COLUMN challengers TEXT; -- everyone, server, known, nobody: who may challenge the player
ALTER TABLE preferences ADD COLUMN unlisted BIGINT NOT NULL DEFAULT 0; -- 1: on no leaderboard

ALTER TABLE servers ADD COLUMN language TEXT; -- a language's code; NULL: as Discord says
ALTER TABLE servers ADD COLUMN channels TEXT; -- where games may be played, ids with blanks between them; NULL: everywhere
ALTER TABLE servers ADD COLUMN default_ruleset TEXT; -- what a challenge is about that names no game
ALTER TABLE servers ADD COLUMN default_time TEXT; -- and its time control
ALTER TABLE servers ADD COLUMN player_role BIGINT; -- who may play; NULL: everybody
ALTER TABLE servers ADD COLUMN moderator_role BIGINT; -- who moderates beside those who manage the server
ALTER TABLE servers ADD COLUMN announce_channel BIGINT; -- where seasons and news are told; NULL: nowhere

-- Who wants to hear nothing of whom. The one blocked never learns of it.
CREATE TABLE blocks (
    player BIGINT NOT NULL,
    blocked BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_blocked ON blocks (blocked);
