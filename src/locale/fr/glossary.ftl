# Glossaire du français : un mot pour une chose. Avant « never », ce que disent les textes ; après, ce qu'aucun texte ne dit (sous
# toutes les formes possibles). Le test locale::glossary y tient les textes de ce dossier.
#
# nulle — never: égalité, pat
# adversaire — never: opposant, rival
# serveur — never: guilde
