# Glossar des Deutschen: ein Wort für eine Sache. Vor „never“ steht, was die Texte sagen, dahinter, was kein Text sagt (in jeder Form,
# die jemandem unterlaufen könnte). Der Test locale::glossary hält die Texte dieses Ordners daran.
#
# Partie — never: Match, Spielrunde
# Remis — never: Unentschieden, Patt
# Server — never: Gilde
