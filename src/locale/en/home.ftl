# English. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **Hello! I am Banyan, for old board games that are played slowly:** a move now, a move tomorrow, as long as it takes.

    1. `/challenge` somebody, or whoever likes to play.
    2. When it is your move you are told. Press **Move**, or type `/move`.
    3. New to a game? `/learn` teaches it in a few short tasks, and here are the rules of each, with pictures.

    `/help` has the rest. Those who look after this server choose with `/server` where games are played.

## What `/help` says besides, as it fits the one who asks

help-first = 👋 You have not played with me yet. `/learn` teaches you a game in a few short tasks, and `/challenge` begins one.
help-again = 🎲 You have no game running. `/challenge` begins one.
help-challenged = ✉️ { $count ->
        [one] A challenge waits for your answer:
       *[other] { $count } challenges wait for your answer:
    } `/games` shows where.
help-your-move = ▶️ { $count ->
        [one] It is your move in one game:
       *[other] It is your move in { $count } games:
    } `/games` lists them, with links to the boards.
help-waiting = ⏳ { $count ->
        [one] You have one game, and it waits for somebody else.
       *[other] You have { $count } games, and all of them wait for somebody else.
    } You are told when it is your turn.
help-channels = 📍 On this server, games begin in { $channels }.
help-players = 🎫 Games here are for members with the role { $role }.
help-direct = 📬 In direct messages only the two of us read along. Your games from everywhere are at hand here, and you can challenge those with whom you have played before; anybody else you challenge on a server that we share.
help-guest = 🎒 You brought me along to a place where I am no member: here I show rules, boards and your games, to you alone. To play here, somebody who manages the server would have to invite me.
help-moderator = 🔧 You look after this server: `/server` chooses channels, threads, languages and roles, and `/moderate` calls games off, decides them, or strikes them out.
