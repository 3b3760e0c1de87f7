# 繁體中文. Ratings, leaderboards, profiles, seasons.
