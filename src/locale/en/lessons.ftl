# English. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **Who captures whom.** A piece captures an enemy of equal or lower rank by stepping onto it. But the weakest beats the strongest: the rat captures the elephant.
page-jungle-jump = **Jumping the river.** Some animals jump straight across the water to the first land behind it. They can capture the piece they land on, if it isn't too strong for them.
page-jungle-blocked = **A rat in the way.** A rat in the water, yours or the enemy's, blocks every jump across its square.
page-jungle-water = **The rat in the water.** Only the rat swims. No other piece can follow it there.
page-jungle-bank = **The rat on the bank.** On land the rat is a piece like any other, and dangerous to the elephant.
page-jungle-traps = **Traps.** There are three traps around each den. A piece weakened by a trap can be captured by any enemy.
page-jungle-den = **The den.** Enter the enemy den and you win. No piece can enter its own den.
page-dobutsu-lion = **The lion** steps in all eight directions. Capture the enemy lion and you win.
page-dobutsu-giraffe = **The giraffe** steps forward, backward and sideways.
page-dobutsu-elephant = **The elephant** steps diagonally.
page-dobutsu-chick = **The chick** steps straight forward. Any piece you capture changes sides and goes into your hand.
page-dobutsu-promotion = **Promotion.** A chick that steps onto the far row always becomes a hen.
page-dobutsu-hen = **The hen** steps in every direction except diagonally backward. A captured hen is a chick again.
page-dobutsu-drop = **Dropping.** Instead of moving, you can put a piece from your hand on any empty square. A chick dropped on the far row stays a chick and can't move.
page-dobutsu-try = **The try.** Your lion wins by reaching the far row. The ruleset decides if it can go there when the square is attacked.
page-o-an-quan-sow = **Sowing.** Pick up all citizens from one of your fields. Sow one in each square that follows, to your right or to your left, mandarin squares included.
page-o-an-quan-relay = **Sowing on.** Is the next square a field with citizens, yours or not? Pick them up and sow on in the same direction.
page-o-an-quan-capture = **Capturing.** Is the next square an empty field? You capture everything in the square behind it.
page-o-an-quan-chain = **Capturing in a row.** Behind the captured square there can be another empty field, and a filled square behind that. The ruleset says if you capture that square too.
page-o-an-quan-young = **The mandarin.** You capture a mandarin square like any other, with its mandarin. Many rulesets protect a young mandarin: one with fewer than five citizens in its square.
page-o-an-quan-empty = **The empty mandarin square.** After its mandarin is captured, a mandarin square can be empty. Here you see what happens when such a square comes next.
page-o-an-quan-refill = **Empty fields.** Are all five of your fields empty at the start of your turn? Put one of your captured citizens into each. If you don't have enough, you borrow the rest and pay it back at the end.
page-o-an-quan-end = **The end.** The citizens left in your fields are yours. Then the points are counted: citizens and mandarins.
page-o-an-quan-swap = **The swap.** The first move is worth a lot: with perfect play, the player who goes first wins. To make it fair, add `+swap=on` to the ruleset of a challenge. The player who goes second can then answer the first move with `swap` and take it over. The board is turned around: both keep their side, and each has what the other had. In a rated game between two of the top five on the leaderboard, the swap is already on; pick a ruleset without it if you like.

# The foot of each page, in small letters.
page-of = -# { $ruleset } · page { $page } of { $pages }
button-learn = Try it yourself
alt-position = { $ruleset }, a position with { $side } to move.
alt-marked = Marked: { $squares }.

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = field { $field } ({ $side })
square-left = the left mandarin square
square-right = the right mandarin square
step-sow = Sown from { $square }: { $citizens ->
        [one] one citizen.
       *[other] { $citizens } citizens.
    }
step-on = Picked up next and sown on: { $square }, { $citizens ->
        [one] one citizen.
       *[other] { $citizens } citizens.
    }
step-take = Captured: { $square }, { $citizens ->
        [one] one citizen.
       *[other] { $citizens } citizens.
    }
step-take-mandarin = Captured: { $square }, the mandarin and { $citizens ->
        [one] one citizen.
       *[other] { $citizens } citizens.
    }
step-refill = All five fields of { $side } were empty, so a captured citizen went back into each; { $borrowed ->
        [0] none of these citizens is borrowed.
        [one] one of these citizens is borrowed.
       *[other] { $borrowed } of these citizens are borrowed.
    }
halt-mandarin = A mandarin square comes next: the turn is over.
halt-empty = Two empty squares come next: the turn is over.
halt-young = Behind the empty field is a young mandarin, which can't be captured: the turn is over.
halt-filled = A filled field comes next: after a capture, that ends the turn.
halt-once = You can capture only once a turn.

## Lessons. $played is a move in words, such as "cat c2 to d2, captures the lion"

command-learn = Learn a game in a few short tasks
option-learn-game = Which game
option-learn-task = Which task (default: the first you haven't solved)
lesson-heading = **{ $game }, task { $number } of { $total }** · you play { $side }, at the bottom.
lesson-right = ✅ **{ $played }.** That's it!
lesson-otherwise = ❌ { $played }: that's allowed, but it doesn't do what the task asks. Have another look.
lesson-loses = ❌ { $played }: then your opponent answers “{ $reply }” and wins. Try again.
lesson-exposes = ❌ { $played }: then your opponent can answer “{ $reply }”. Try again.
lesson-escapes = ❌ { $played }: then your opponent can answer “{ $reply }”, and your next move doesn't win. Try again.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **That was { $game }.** Now play it: challenge a friend with `/challenge`, or leave the player out to let anyone accept. Read all the rules with `/rules`; learn the other games with `/learn`.
learn-which = Which game do you want to learn?
button-next-task = Next task
button-skip = Skip
button-again = Start again

## Tasks of a lesson; the picture shows the position, the reader's side is at the bottom

task-jungle-rank = A piece captures an enemy of equal or lower rank. **Capture the dog.**
task-jungle-elephant = The elephant is the strongest animal. Only one piece can capture it. **Capture the elephant.**
task-jungle-jump = The lion and the tiger jump across the river, unless a rat swims in the way. **Jump, and capture the leopard.**
task-jungle-swim = The enemy lion is about to jump and capture your dog. **Swim into its path, so that it can't capture anything.**
task-jungle-trap = The enemy lion is in front of your den, and with its next step your opponent wins. But it's in your trap, where any piece can capture it. **Find the only defence.**
task-jungle-den = Enter the enemy den and you win. **Win with this move.**
task-jungle-two = There are two ways into the den. But traps make you weak, and the cat is watching. **Make a move so that your next move wins, whatever your opponent does.**
task-dobutsu-catch = You win by capturing the enemy lion. **Win with this move.**
task-dobutsu-try = Your lion wins by reaching the far row. But it can't step onto an attacked square. **Win with this move.**
task-dobutsu-promote = A chick that steps onto the far row becomes a hen. **Make a hen.**
task-dobutsu-defend = Your lion is attacked, and in a real game no one warns you. **Find the only move that saves it.**
task-dobutsu-drop = You can drop a piece from your hand on any empty square. **Drop a piece so that your next move wins, whatever your opponent does.**
task-dobutsu-two = One move can't stop two threats. **Make a move so that your next move wins, whatever your opponent does.**
task-o-an-quan-capture = If an empty field comes after your last citizen, and then a filled square, you capture everything in that square. **Sow so that you capture something.**
task-o-an-quan-mandarin = A mandarin can be captured once there are at least five citizens beside it. **Capture a mandarin.**
task-o-an-quan-relay = If the next field has citizens, you sow on with them. **Sow on until you can capture a mandarin.**
task-o-an-quan-twice = Behind a captured square there can be another empty field, with a filled square behind it. **Sow so that you capture twice.**
task-o-an-quan-keep = Your opponent can capture what's in the square behind an empty field. **Sow so that your opponent's next turn captures nothing.**
task-o-an-quan-win = One mandarin is left. After you capture it, each player gets the citizens in their own fields, and the points are counted. **Win with this move.**

## Courses: the lesson (basics), and two courses of puzzles

option-learn-course = Which course (default: where you stopped)
course-basics = basics
course-tactics = tactics
course-endgames = endgames
course-counting = counting
course-heading = 🎓 **{ $game }, { $course }: task { $number } of { $total }**
course-end = 🎓 **{ $game }, { $course }: you've solved all { $total } tasks.**
button-next-course = Next: { $course }
learn-progress = **{ $game }**: { $courses }
learn-course = { $course } { $solved }/{ $total }
