-- What is worth telling about a match that was won: facts that its moves prove, in words and numbers such as "den:19 giant:12".
-- They are the winner's. NULL where nobody has looked: the match is not over, or ended before this was kept.
ALTER TABLE matches ADD COLUMN feats TEXT;
