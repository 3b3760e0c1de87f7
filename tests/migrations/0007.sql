-- What migration 7 added. Never edited: it stands for the databases that people have.
INSERT INTO studies (player, id, record) VALUES
    (1001, 9101, '[Event "?"]
[Ruleset "jungle/classic"]
[Result "*"]

1. e3d3 a9a8
*
');
