# Deutsch. Ratings, leaderboards, profiles, seasons.

## In Beiträgen

rating-changes = Wertung: { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Ihr habt zuletzt viel gegeneinander gespielt und kennt euch noch nicht lange: Diese Partie zählte { $percent } %.
terms-rated = Gewertet: Das Ergebnis verändert die Wertung von beiden.
terms-casual = Freundschaftlich: Das Ergebnis verändert keine Wertung.
