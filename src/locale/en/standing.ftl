# English. Ratings, leaderboards, profiles, seasons.
