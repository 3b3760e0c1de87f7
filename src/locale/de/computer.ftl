# Deutsch. Partien gegen den Computer: seine Spieler, Tipps, und was Profile davon erzählen.

name-level = stufe
name-hint = tipp
computer-player = Banyan (Stufe { $level })
option-challenge-level = Gegen mich spielen: Stufe 1 (leicht) bis 8, in manchen Spielen weniger
menu-level = Wähle, wie stark ich spiele
headline-thinking = { $mover } denkt nach ({ $colour })
headline-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
computer-level-of-person = Eine Stufe gibt es nur in Partien gegen mich. Lass dafür den Spieler weg: `/{ name-challenge } { name-level }:2`.
computer-no-level = { $game } hat die Stufen 1 bis { $most }. Wähle eine davon.
computer-off = Gegen mich kann hier niemand spielen: Der Betreiber dieses Bots hat das abgeschaltet. Fordere jemand anderen heraus.
computer-waits = Ich spiele gerade nicht: Der Betreiber dieses Bots hat Partien gegen den Computer abgeschaltet. Die Partie bleibt erhalten.
help-computer = 🤖 Gerade niemand da? Spiel gegen mich: `/{ name-challenge } { name-kind-of-game }:{ game-jungle } { name-level }:2`, auch in Direktnachrichten.

## Tipps

command-hint = Einen guten Zug zeigen, nur in Partien gegen den Computer; Tipps werden gezählt
button-hint = Tipp
hint = 💡 Ein guter Zug in **#{ $number }**: { $move } (`{ $text }`). Tipps in dieser Partie bisher: { $hints }.
hint-late = Partie **#{ $number }** ist inzwischen weitergegangen. Frag noch einmal, wenn du am Zug bist.
hint-withheld = Die Stellung von **#{ $number }** steht auch auf dem Brett einer anderen laufenden Partie oder ist nur ein, zwei Züge davon entfernt. Da wäre ein Tipp nicht fair. Mach einen Zug und frag mich danach noch einmal.
refused-no-hints = Tipps gibt es nur in Partien gegen den Computer. In **#{ $number }** ist dein Gegner ein Mensch, da wären Tipps nicht fair.
refused-strict = In einem Turnier gebe ich keine Tipps, und niemand kann Züge zurücknehmen. Überleg in Ruhe und spiel **#{ $number }** weiter.
record-hints = Tipps: { $hints }

## Profile

profile-computer = 🤖 Gegen den Computer, { $game }: { $told }
profile-computer-beaten = Stufe { $level } besiegt
profile-computer-unbeaten = noch keine Stufe besiegt
profile-computer-about = spielt etwa wie Stufe { $level }
