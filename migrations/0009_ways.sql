-- The match that a message shows is found by the message alone.
CREATE INDEX posts_message ON posts (message);
