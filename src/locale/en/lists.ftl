# English. Lists and answers about them.
# A game's number comes as text; counts come as numbers, so that plural forms can be chosen.

## Lists

label-your-move = { $ruleset } against { $opponent } · your turn
label-their-move = { $ruleset } against { $opponent } · their turn
label-open = { $ruleset } against { $opponent } · not accepted yet
label-over = { $ruleset } against { $opponent } · over
replay-no-move = Game #{ $number } has no moves yet. Try `/replay` again after the first one.
replay-busy = Many people are watching replays right now. Please try again in a minute.
replay-shortened = The whole game is too long for one file here: the replay leaves out { $moves ->
        [one] its first move.
       *[other] its first { $moves } moves.
    }
games-none = You have no games running. Challenge someone: `/challenge player:@friend game:Jungle`.
games-heading = { $total ->
        [one] { $yours ->
            [0] Your game: it's your opponent's turn.
           *[other] Your game: it's your turn.
        }
       *[other] { $yours ->
            [0] Your games: it's your opponents' turn in all of them.
            [one] Your games: it's your turn in one of { $total }.
           *[other] Your games: it's your turn in { $yours } of { $total }.
        }
    }
games-your-move = ▶️ **#{ $number }** { $ruleset } against { $opponent } · **your turn** · last change { $since }
games-their-move = ⏳ **#{ $number }** { $ruleset } against { $opponent } · their turn · last change { $since }
games-move-of = ⏳ **#{ $number }** { $ruleset }: { $challenger } against { $other } · { $mover } to move · last change { $since }
games-open = ✉️ **#{ $number }** { $ruleset }: challenge from { $challenger } to { $other } · sent { $since }
games-due = due { $due }
games-away = 🏖️ on vacation until { $until }
games-where-mine = Your games
games-where-server = On this server
games-heading-server = Games on this server, nearest deadline first.
games-heading-player = { $total ->
        [one] { "" }{ $player } is playing one game that you can see.
       *[other] { "" }{ $player } is playing { $total } games that you can see.
    }
games-none-theirs = They have no running games that you can see. Start one with `/challenge`.
games-none-here = No games are running on this server. Start one: `/challenge player:@friend game:Jungle`.
games-no-server = This only works in a server channel. For your own games, use `/games` without `where`.
games-no-more = There are no more pages: the other games are over by now. Start again with `/games`.
games-waits-for-answer = ✉️ **#{ $number }** { $ruleset }: your challenge to { $opponent } · sent { $since }
games-challenges-you = ✉️ **#{ $number }** { $ruleset }: { $opponent } challenged you { $since } · accept it in its post
