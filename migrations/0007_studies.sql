-- Games and positions that players have brought back to look at: what the buttons under their private boards walk through.

-- A player's newest few; nobody else sees them.
CREATE TABLE studies (
    player BIGINT NOT NULL,
    id BIGINT NOT NULL, -- the interaction that brought it
    record TEXT NOT NULL, -- in the format of docs/records.md
    PRIMARY KEY (player, id)
);
