# English. Lists and answers about them.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Lists

label-your-move = { $ruleset } against { $opponent } · your move
label-their-move = { $ruleset } against { $opponent } · their move
label-open = { $ruleset } against { $opponent } · not accepted yet
label-over = { $ruleset } against { $opponent } · over
replay-no-move = No move has been made in game #{ $number } yet. `/replay` shows them as soon as there are some.
replay-busy = Many people are watching games just now. Please try again in a minute.
replay-shortened = The whole game is too long for one file here: the animation leaves out { $moves ->
        [one] its first move.
       *[other] its first { $moves } moves.
    }
games-none = You have no games yet. Challenge somebody: `/challenge player:@friend game:Jungle`.
games-heading = { $total ->
        [one] { $yours ->
            [0] Your game: it is your opponent's move.
           *[other] Your game: it is your move.
        }
       *[other] { $yours ->
            [0] Your games: it is your opponents' move in all of them.
            [one] Your games: it is your move in one of { $total }.
           *[other] Your games: it is your move in { $yours } of { $total }.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } against { $opponent } · **your move** · last change { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } against { $opponent } · their move · last change { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } against { $other } · { $mover } to move · last change { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: { $challenger } challenged { $other } { $since }
games-due = due { $due }
games-away = 🏖️ away until { $until }
games-where-mine = Mine
games-where-server = On this server
games-heading-server = Games on this server, the nearest deadline first.
games-heading-player = { $total ->
        [one] { "" }{ $player } plays one game that you can see.
       *[other] { "" }{ $player } plays { $total } games that you can see.
    }
games-none-theirs = No game of theirs that you could see is running. Start one: `/challenge`.
games-none-here = Nobody plays on this server yet. Be the first: `/challenge player:@friend game:Jungle`.
games-no-server = This is no server. `/games` without `where` lists your own games.
games-no-more = That was the last page: the games behind it have ended. `/games` begins again.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: you challenged { $opponent } { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: { $opponent } challenged you { $since } · accept it in its post
