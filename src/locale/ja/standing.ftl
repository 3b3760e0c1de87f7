# 日本語. Ratings, leaderboards, profiles, seasons.
