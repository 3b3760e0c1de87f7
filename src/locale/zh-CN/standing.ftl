# Chinese in simplified characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 等级分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你们相识不久，最近又下得很多，所以这一局按 { $percent }% 计分。
terms-rated = 计分局：结果会影响双方的等级分。
terms-casual = 休闲局：不影响等级分。
