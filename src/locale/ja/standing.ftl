# Japanese. Ratings, leaderboards, profiles, seasons.
