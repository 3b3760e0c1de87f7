# English. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = Ratings: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = The two of you have played much lately and not known each other for long: this game counted { $percent } %.
terms-rated = Rated: the result changes both players' ratings.
terms-casual = Casual: the result changes no ratings.
