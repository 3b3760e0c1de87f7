# English. First contact: welcome, help, empty states.

# Posted once, where a server greets its newcomers; under it stands a button with the name of each game, for its rules.
welcome = 👋 **Hi! I'm Banyan. I run old board games that you play slowly:** a move now, a move tomorrow, as long as it takes.

    1. Challenge someone with `/challenge`, or let anyone accept.
    2. I'll tell you when it's your turn. Press **Move**, or type `/move`.
    3. New to a game? Learn it in a few short tasks with `/learn`. Here are the rules of each game, with pictures.

    There's more in `/help`. Server managers pick the channels for games with `/server`.

## What `/help` says besides, as it fits the one who asks

help-first = 👋 You haven't played with me yet. Learn a game in a few short tasks with `/learn`, or start one with `/challenge`.
help-again = 🎲 You have no games running. Start one with `/challenge`.
help-challenged = ✉️ { $count ->
        [one] You have a challenge to answer: find it with `/games`.
       *[other] You have { $count } challenges to answer: find them with `/games`.
    }
help-your-move = ▶️ { $count ->
        [one] It's your turn in one game:
       *[other] It's your turn in { $count } games:
    } see `/games` for links to the boards.
help-waiting = ⏳ { $count ->
        [one] You have one game. It's your opponent's turn.
       *[other] You have { $count } games. It's your opponents' turn in all of them.
    } I'll tell you when it's your turn.
help-channels = 📍 Games on this server start in { $channels }.
help-players = 🎫 Games here are for members with the role { $role }.
help-direct = 📬 These are direct messages: only you and I see them. All your games from all servers are here. You can challenge people you've played with; challenge anyone else on a server we share.
help-guest = 🎒 I'm not a member of this server, so I only show rules, boards and your games here, and only to you. To play here, ask a server manager to add me.
help-moderator = 🔧 You look after this server. Set its channels, threads, language and roles with `/server`. Abort or void games with `/moderate abort` and `/moderate void`.
