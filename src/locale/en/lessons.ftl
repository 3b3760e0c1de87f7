# English. Lessons and diagrams of the rules.
# A page of the rules is one of these sentences, under it what its picture shows, told by the rules themselves.

## Pages of the rules, each with a picture

page-jungle-ranks = **Who takes whom.** A piece takes an enemy that ranks as high as itself or lower, by stepping onto it. The weakest defeats the strongest: the rat takes the elephant.
page-jungle-jump = **Jumping the river.** Some animals jump over the water, straight on to the first land behind it, and take what stands there if they may.
page-jungle-blocked = **A rat in the way.** A rat in the water, of either side, blocks every jump across its square.
page-jungle-water = **The rat in the water.** Only the rat swims; no other piece follows it there.
page-jungle-bank = **The rat on the bank.** On land the rat is a piece like any other, and dangerous to the elephant.
page-jungle-traps = **Traps.** Three traps lie around each den. A piece that stands in one and is weakened by it can be taken by any enemy.
page-jungle-den = **The den.** Whoever enters the enemy's den has won. Nobody enters their own.
page-dobutsu-lion = **The lion** steps in all eight directions. The game is about it: whoever takes the enemy's lion wins.
page-dobutsu-giraffe = **The giraffe** steps forward, backward and sideways.
page-dobutsu-elephant = **The elephant** steps diagonally.
page-dobutsu-chick = **The chick** steps straight forward. What it takes, like any piece, changes sides and goes into the captor's hand.
page-dobutsu-promotion = **Promotion.** A chick that steps onto the far rank becomes a hen, always.
page-dobutsu-hen = **The hen** steps everywhere but diagonally backward. When it is taken it is a chick again.
page-dobutsu-drop = **Dropping.** Instead of moving, put a piece from your hand on any empty square. A chick that is dropped on the far rank stays a chick and cannot move.
page-dobutsu-try = **The try.** Your lion wins by reaching the far rank. Whether it may go there when the square is attacked depends on the ruleset.
page-o-an-quan-sow = **Sowing.** Lift all citizens of one of your fields and drop one in each square that follows, to your right or to your left, mandarin squares included.
page-o-an-quan-relay = **Sowing on.** If the next square is a filled field, your own or not, lift it and sow on in the same direction.
page-o-an-quan-capture = **Capturing.** If the next square is an empty field, everything in the square behind it is yours.
page-o-an-quan-chain = **Capturing in a row.** Behind the captured square there may be an empty field again, and a filled square behind that.
page-o-an-quan-young = **The mandarin.** A mandarin square is captured like any other, with its mandarin. Many rulesets spare the mandarin as long as it is young.
page-o-an-quan-empty = **The empty mandarin square.** When a mandarin has been taken its square can be empty, and it can come next.
page-o-an-quan-refill = **Empty fields.** Whoever begins a turn with five empty fields puts a citizen from their pool into each. What is missing is borrowed, and paid back when the points are counted.
page-o-an-quan-end = **The end.** The citizens that are left in your fields are yours. Then the points are counted: citizens and mandarins.

# The foot of each page, in small letters.
page-of = -# { $ruleset } · page { $page } of { $pages }
button-learn = Try it yourself
alt-position = { $ruleset }, a position. { $side } to move.
alt-marked = Marked: { $squares }.

## A turn of Ô ăn quan, step by step; the square is one of the three names below

square-field = field { $field } ({ $side })
square-left = the left mandarin square
square-right = the right mandarin square
step-sow = Sown from { $square }: { $citizens ->
        [one] one citizen.
       *[other] { $citizens } citizens.
    }
step-on = Lifted next and sown on: { $square }, { $citizens ->
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
step-refill = All five fields of { $side } are empty, so a citizen goes into each of them; { $borrowed ->
        [0] all come from the pool.
        [one] one of them is borrowed.
       *[other] { $borrowed } of them are borrowed.
    }
halt-mandarin = A mandarin square comes next: the turn is over.
halt-empty = Two empty squares come next: the turn is over.
halt-young = Behind the empty field waits a young mandarin, which is spared: the turn is over.
halt-filled = A filled field comes next: after a capture, that ends the turn.
halt-once = One capture a turn is all.

## Lessons. $played is a move in words, such as "cat c2 to d2, takes the lion"

command-learn = Learn a game by a few short tasks
option-learn-game = Which game
option-learn-task = Which task; the first if you leave it out
lesson-heading = **{ $game }, task { $number } of { $total }** · you play { $side }, below.
lesson-right = ✅ **{ $played }.** That is it!
lesson-otherwise = ❌ { $played }: you may, but it does not do what is asked. Have another look.
lesson-loses = ❌ { $played }: then your opponent can answer “{ $reply }” and wins. Try again.
lesson-exposes = ❌ { $played }: then your opponent can answer “{ $reply }”. Try again.
lesson-escapes = ❌ { $played }: then your opponent can answer “{ $reply }”, and your next move does not win. Try again.
lesson-illegal = ❌ { $reason }
lesson-done = 🎓 **That was { $game }.** Now play it: `/challenge` a friend, or leave the player out and play whoever accepts first. `/rules` has every rule in pictures, `/learn` the other games.
button-next-task = Next task
button-skip = Skip
button-again = Start again

## Tasks of a lesson; the picture shows the position, the reader sits below

task-jungle-rank = A piece takes what ranks as high as itself or lower. **Take the dog.**
task-jungle-elephant = The elephant is the strongest animal, and one piece is enough for it. **Take the elephant.**
task-jungle-jump = Lion and tiger jump across the river, unless a rat swims in the way. **Jump, and take the leopard.**
task-jungle-swim = The lion is about to jump and take your dog. **Swim into its way, so that it can take nothing.**
task-jungle-trap = The lion stands before your den, and its next step wins. But it stands in your trap, where anybody may take it. **Find the only defence.**
task-jungle-den = Whoever enters the enemy's den wins. **Win with this move.**
task-jungle-two = Two steps lead into the den, but traps make you weak, and the cat is watching. **Move so that you win with your next move, whatever your opponent does.**
task-dobutsu-catch = Whoever takes the enemy's lion wins. **Take the lion.**
task-dobutsu-try = Your lion wins by reaching the far rank, but it may not step onto an attacked square. **Win with this move.**
task-dobutsu-promote = A chick that steps onto the far rank becomes a hen. **Make a hen.**
task-dobutsu-defend = Your lion is attacked, and nobody will remind you. **Find the only move after which it cannot be taken.**
task-dobutsu-drop = A piece from your hand can be dropped on any empty square. **Drop one so that you win with your next move, whatever your opponent does.**
task-dobutsu-two = Two threats are more than one move can meet. **Move so that you win with your next move, whatever your opponent does.**
task-o-an-quan-capture = After the last citizen: an empty field, and then a filled square, which is yours. **Sow so that you capture something.**
task-o-an-quan-mandarin = A mandarin can be captured once it has at least five citizens beside it. **Capture a mandarin.**
task-o-an-quan-relay = If a filled field comes next you sow on with its citizens. **Sow on until you can capture a mandarin.**
task-o-an-quan-twice = Behind a captured square there can be an empty field again, and a filled square behind it. **Sow so that you capture twice.**
task-o-an-quan-keep = What you leave behind an empty field can be captured. **Sow so that your opponent's next turn captures nothing.**
task-o-an-quan-win = One mandarin is left. When it is captured, the citizens in the fields go to their owners, and the points are counted. **Win with this move.**
