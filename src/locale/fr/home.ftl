# Français. First contact: welcome, help, empty states.
welcome = 👋 **Bonjour ! Je suis Banyan, pour de vieux jeux de plateau qu'on joue sans hâte :** un coup aujourd'hui, un coup demain, le temps qu'il faut.
    1. `/{ name-challenge }` quelqu'un, ou qui voudra.
    2. Quand c'est à toi, tu l'apprends. Appuie sur **{ button-move }**, ou écris `/{ name-move }`.
    3. Un jeu t'est nouveau ? `/{ name-learn }` te l'enseigne en quelques exercices courts, et voici les règles de chacun, en images.
    `/{ name-help }` dit le reste. Qui s'occupe de ce serveur choisit avec `/{ name-server }` où l'on joue.
help-first = 👋 Tu n'as pas encore joué avec moi. `/{ name-learn }` t'enseigne un jeu en quelques exercices courts, et `/{ name-challenge }` en commence un.
help-again = 🎲 Tu n'as aucune partie en cours. `/{ name-challenge }` en commence une.
help-challenged = ✉️ { $count ->
        [one] { $count } défi attend ta réponse :
       *[other] { $count } défis attendent ta réponse :
    } `/{ name-games }` montre où.
help-your-move = ▶️ { $count ->
        [one] C'est à toi dans { $count } partie :
       *[other] C'est à toi dans { $count } parties :
    } `/{ name-games }` les liste, avec des liens vers les plateaux.
help-waiting = ⏳ { $count ->
        [one] Tu as { $count } partie, et elle attend quelqu'un d'autre.
       *[other] Tu as { $count } parties, et toutes attendent quelqu'un d'autre.
    } Tu seras prévenu quand ce sera à toi.
help-channels = 📍 Sur ce serveur, les parties commencent dans { $channels }.
help-players = 🎫 Ici, les parties sont réservées aux membres qui ont le rôle { $role }.
help-direct = 📬 En messages privés, nous ne sommes que deux à lire. Tes parties de partout sont ici à portée de main, et tu peux y défier ceux avec qui tu as déjà joué ; pour les autres, passe par un serveur où nous sommes tous les deux.
help-guest = 🎒 Tu m'as emmené là où je ne suis pas membre : ici je montre les règles, les plateaux et tes parties, à toi seul. Pour jouer ici, quelqu'un qui gère le serveur devrait m'inviter.
help-moderator = 🔧 Tu t'occupes de ce serveur : `/{ name-server }` choisit salons, fils, langues et rôles, et `/{ name-moderate }` annule les parties, les tranche ou les invalide.
