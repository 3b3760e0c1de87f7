# Chinese in traditional characters. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = 積分：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = 你們才認識不久，最近又下了很多局，所以這局只照 { $percent }% 計算積分。
terms-rated = 積分局：結果會影響雙方的積分。
terms-casual = 友誼局：不影響積分。
