# Français. Classements, profils, saisons.

## Dans les messages

rating-changes = Classement : { $first } { $first_before } → { $first_after } ±{ $first_deviation } · { $second } { $second_before } → { $second_after } ±{ $second_deviation }
rating-less = Vous avez beaucoup joué l'un contre l'autre ces derniers temps, et vous vous connaissez depuis peu : cette partie a compté pour { $percent } %.
terms-rated = Classée : le résultat change le classement des deux joueurs.
terms-casual = Amicale : le résultat ne change aucun classement.
