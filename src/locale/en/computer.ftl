# English. Games against the computer: its players, hints, and what profiles say of them.

computer-player = Banyan (level { $level })
option-challenge-level = Play against me: how strong, from 1 (gentle) to 8; some games have fewer levels
menu-level = Choose how strong I play
headline-thinking = { $mover } is thinking ({ $colour })
headline-hints = { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
computer-level-of-person = Only I have levels. To play against me, leave the player out: `/challenge level:2`.
computer-no-level = { $game } has levels from 1 to { $most }. Pick one of them.
computer-off = No one can play against me here: the operator of this bot has switched that off. Challenge a friend instead.
computer-waits = I'm not playing at the moment: the operator of this bot has switched computer players off. The game is kept.
help-computer = 🤖 No one around? Play against me: `/challenge game:Jungle level:2`, also in direct messages.

## Hints

command-hint = Show a good move in a game against the computer; hints are counted
button-hint = Hint
hint = 💡 A good move in **#{ $number }**: { $move } (`{ $text }`). Hints in this game so far: { $hints }.
hint-late = Game **#{ $number }** has moved on in the meantime. Ask again when it's your turn.
hint-withheld = Another running game is at or near the position in **#{ $number }**, so a hint wouldn't be fair there. Make a move, and then ask me again.
refused-no-hints = Hints are for games against the computer. In **#{ $number }** your opponent is a person, and that wouldn't be fair to them.
refused-strict = There are no hints and no takebacks in tournaments. Think it over, then play on in **#{ $number }**.
record-hints = Hints: { $hints }

## Profiles

profile-computer = 🤖 Against the computer in { $game }: { $told }
profile-computer-beaten = level { $level } beaten
profile-computer-unbeaten = no level beaten yet
profile-computer-about = plays at about level { $level }
