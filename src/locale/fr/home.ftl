# Français. Premier contact : accueil, aide, rien en cours.

# Envoyé une fois, là où un serveur accueille ses nouveaux membres ; dessous, un bouton pour les règles de chaque jeu.
welcome = 👋 **Salut ! Moi, c'est Banyan. Avec moi, on joue à de vieux jeux de plateau, sans se presser :** un coup aujourd'hui, un coup demain, à ton rythme.

    1. Défie quelqu'un avec `/{ name-challenge }`, ou laisse le défi ouvert à tous.
    2. Je te préviens quand c'est à toi. Appuie sur **{ button-move }**, ou écris `/{ name-move }`.
    3. Un jeu que tu ne connais pas ? Apprends-le en quelques exercices courts avec `/{ name-learn }`. Les boutons ci-dessous montrent les règles de chaque jeu en images.

    La suite est dans `/{ name-help }`. Les responsables du serveur choisissent les salons des parties avec `/{ name-server }`.

## Ce que `/help` ajoute, selon la personne qui demande

help-first = 👋 Tu n'as pas encore joué avec moi. Apprends un jeu en quelques exercices courts avec `/{ name-learn }`, ou commence une partie avec `/{ name-challenge }`.
help-again = 🎲 Tu n'as aucune partie en cours. Commences-en une avec `/{ name-challenge }`.
help-challenged = ✉️ { $count ->
        [one] { $count } défi attend ta réponse :
       *[other] { $count } défis attendent ta réponse :
    } regarde dans `/{ name-games }`.
help-your-move = ▶️ { $count ->
        [one] C'est à toi de jouer dans { $count } partie :
       *[other] C'est à toi de jouer dans { $count } parties :
    } les liens vers les plateaux sont dans `/{ name-games }`.
help-waiting = ⏳ { $count ->
        [one] Tu as { $count } partie. C'est à ton adversaire de jouer.
       *[other] Tu as { $count } parties. C'est à tes adversaires de jouer.
    } Je te préviens quand c'est à toi.
help-channels = 📍 Sur ce serveur, les parties commencent dans { $channels }.
help-players = 🎫 Ici, pour jouer, il faut le rôle { $role }.
help-direct = 📬 Ici, ce sont nos messages privés : on n'est que deux à les voir, toi et moi. Tu y retrouves tes parties de tous les serveurs. Tu peux y défier les personnes avec qui tu as déjà joué ; pour les autres, va sur un serveur où je suis aussi.
help-guest = 🎒 Je ne suis pas membre de ce serveur. Je montre ici les règles, les plateaux et tes parties, mais personne d'autre que toi ne les voit. Pour jouer ici, il faut que les responsables du serveur m'ajoutent.
help-moderator = 🔧 Tu t'occupes de ce serveur. Salons, fils, langue et rôles : `/{ name-server }`. Annuler ou invalider une partie : `/{ name-moderate } { name-abort }`, `/{ name-moderate } { name-void }`.
