-- What migration 5 added. Never edited: it stands for the databases that people have.
UPDATE preferences SET language = 'vi', theme = 'night', flip = 'first', challengers = 'known', unlisted = 1 WHERE player = 1001;
UPDATE preferences SET language = 'tlh', theme = 'neon', flip = 'sideways', challengers = 'friends' WHERE player = 1002;
UPDATE servers SET language = 'de', channels = '3001 3002', default_ruleset = 'jungle/classic', default_time = '3d',
    player_role = 6001, moderator_role = 6002, announce_channel = 3003 WHERE guild = 2001;
INSERT INTO servers (guild, threads, default_ruleset, default_time) VALUES (2002, 0, 'chess/classic', 'soon');
INSERT INTO blocks (player, blocked) VALUES (1001, 1003), (1001, 1002);
