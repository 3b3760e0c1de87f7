# Japanese. Ratings, leaderboards, profiles, seasons.

## In posts

rating-changes = レーティング：{ $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = お二人は知り合って間もないうちに何度も対局しているので、この対局の変動は{ $percent }%で計算しました。
terms-rated = レーティング戦：結果で二人のレーティングが変わります。
terms-casual = フリー対局：レーティングは変わりません。
