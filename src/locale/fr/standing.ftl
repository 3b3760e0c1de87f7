# Français. Ratings, leaderboards, profiles, seasons.
