# Chinese in simplified characters. Ratings, leaderboards, profiles, seasons.
