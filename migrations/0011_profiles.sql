-- What players look back at. NULL while the match is not over, or if it ended before this was kept.

-- What is worth telling about the win: facts that the moves prove, in words and numbers such as "den:19 giant:12".
ALTER TABLE matches ADD COLUMN feats TEXT;
-- When it ended; something may be offered after that.
ALTER TABLE matches ADD COLUMN ended BIGINT;
