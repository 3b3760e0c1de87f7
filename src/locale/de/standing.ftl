# Deutsch. Ratings, leaderboards, profiles, seasons.
