# Chinese in traditional characters. Ratings, leaderboards, profiles, seasons.
