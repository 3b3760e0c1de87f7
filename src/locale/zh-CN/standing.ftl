# 简体中文. Ratings, leaderboards, profiles, seasons.
