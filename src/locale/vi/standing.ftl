# Tiếng Việt. Ratings, leaderboards, profiles, seasons.
