# Deutsch. Safety: blocks, limits, moderators, private data.
