# Deutsch. Die Regeln in Worten und andere lange Texte.
# Zahlen von Partien und Zügen kommen als Text, damit sie keine Tausenderpunkte bekommen.

## Lange Texte

rules-alt = Die Anfangsstellung von { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (runde Figuren, unten) beginnt gegen { $second } (achteckige Figuren, oben).
    { "" }**Ziel:** mit irgendeinem Tier in den gegnerischen Bau: d9 für { $first }, d1 für { $second }. Wer nicht ziehen kann, verliert. Den eigenen Bau betritt niemand.
    { "" }**Tiere, die stärksten zuerst:** { $animals }.
    { "" }**Züge:** ein Feld vor, zurück oder zur Seite. Ein Tier schlägt ein gegnerisches von gleichem oder niedrigerem Rang, indem es auf dessen Feld zieht, und die Ratte schlägt den Elefanten. { $river ->
        [yes] Nur die Ratte schwimmt.
       *[no] { "" }
    }
    { $switches }
    { "" }**Remis:** wenn dieselbe Stellung zum dritten Mal entsteht, und nach 200 Zügen beider Seiten zusammen ohne Schlagen.
    { "" }**Zum Eintippen:** `{ $typed }`, oder in Worten: `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (unten) beginnt gegen { $second } (oben).
    { "" }**Ziel:** den gegnerischen Löwen schlagen oder mit dem eigenen die gegnerische Grundlinie erreichen.
    { "" }**Züge:** ein Schritt. Der Löwe geht in alle acht Richtungen, der Elefant schräg, die Giraffe gerade, das Küken vorwärts. Ein Küken, das auf die gegnerische Grundlinie zieht, wird zum Huhn; das geht überallhin außer schräg zurück.
    { "" }**Schlagen:** Was du schlägst, wechselt die Seite und kommt in deinen Vorrat, ein Huhn als Küken. Statt zu ziehen, kannst du eine Figur aus dem Vorrat auf ein freies Feld setzen; ein Küken, das auf der Grundlinie eingesetzt wird, bleibt ein Küken und kann nicht ziehen.
    { $switches }
    { "" }Wer nicht ziehen kann, verliert. **Remis:** wenn dieselbe Stellung zum dritten Mal entsteht.
    { "" }**Zum Eintippen:** `b2b3`, `Küken b3`, und zum Einsetzen `C@b2` oder `drop chick b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (unten) beginnt gegen { $second } (oben).
    { "" }**Brett:** ein Ring aus zwölf Feldern: fünf Reisfelder für jeden, 1 bis 5 von der eigenen Linken aus, und an jedem Ende ein Mandarinfeld (quan). In jedem Reisfeld liegen anfangs fünf Bürger (dân).
    { "" }**Ein Zug:** Nimm alle Bürger aus einem deiner Felder und verteile sie (rải), einen in jedes folgende Feld, nach rechts oder nach links. Dann sieh auf das nächste Feld. Ein gefülltes Reisfeld: aufnehmen und weiter verteilen. Ein gefülltes Mandarinfeld: Der Zug ist zu Ende. Ein leeres Reisfeld: Schlage alles im Feld dahinter, auch eigene Steine; ist auch das leer, ist der Zug zu Ende.
    { "" }**Leere Felder:** Sind vor deinem Zug alle fünf leer, legst du aus deinem Gewinn in jedes einen Bürger; was fehlt, wird geborgt und am Ende zurückgezahlt.
    { "" }**Ende:** Die Bürger in deinen Feldern gehören dir, und die Punkte werden gezählt. Zu Ende ist die Partie auch, wenn eine Stellung zum dritten Mal entsteht, und nach 400 Zügen beider Seiten zusammen.
    { $switches }
    { "" }**Zum Eintippen:** `3R` oder `3 rechts`, `3L` oder `3 links`.

## Was jeder Schalter eines Regelwerks bedeutet

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = In einer gegnerischen Falle hat ein Tier keine Kraft mehr: Jedes darf es schlagen.
switch-traps-universal = In jeder Falle, auch in der eigenen, hat ein Tier keine Kraft mehr: Jedes darf es schlagen.
switch-trapped-full = Ein Tier in einer Falle schlägt trotzdem mit seinem vollen Rang.
switch-trapped-powerless = Ein Tier in einer Falle, die es schwächt, schlägt nichts.
switch-dog-over-wolf-off = Der Wolf steht über dem Hund.
switch-dog-over-wolf-on = Der Hund steht über dem Wolf.
switch-lion-tiger-ranked = Der Löwe steht über dem Tiger.
switch-lion-tiger-equal = Löwe und Tiger sind gleich stark und schlagen einander.
switch-elephant-rat-trap = Der Elefant schlägt eine Ratte nur in den eigenen Fallen.
switch-elephant-rat-always = Der Elefant schlägt die Ratte.
switch-elephant-rat-never = Der Elefant schlägt die Ratte nie.
switch-rat-out-none = Eine Ratte im Wasser schlägt nichts an Land.
switch-rat-out-rat = Eine Ratte im Wasser schlägt an Land eine Ratte, aber keinen Elefanten.
switch-rat-out-elephant = Eine Ratte im Wasser schlägt an Land einen Elefanten, aber keine Ratte.
switch-rat-out-all = Eine Ratte im Wasser schlägt an Land, was sie auch sonst schlägt.
switch-rat-in-off = Eine Ratte an Land kann keine schwimmende Ratte schlagen.
switch-rat-in-on = Eine Ratte an Land schlägt eine schwimmende Ratte.
switch-rat-swim-on = Zwei schwimmende Ratten schlagen einander.
switch-rat-swim-off = Schwimmende Ratten können einander nicht schlagen.
switch-jumps-none = { FORM($piece, "Der") } springt nicht.
switch-jumps-h = { FORM($piece, "Der") } springt quer über den Fluss, wenn keine Ratte im Weg schwimmt, und darf am Ziel schlagen.
switch-jumps-v = { FORM($piece, "Der") } springt längs über den Fluss, wenn keine Ratte im Weg schwimmt, und darf am Ziel schlagen.
switch-jumps-hv = { FORM($piece, "Der") } springt längs und quer über den Fluss, wenn keine Ratte im Weg schwimmt, und darf am Ziel schlagen.
switch-capture-all-on = Wer alle gegnerischen Tiere schlägt, gewinnt ebenfalls.
switch-capture-all-off = Nur der Bau gewinnt, nicht das Schlagen aller Tiere.
switch-mandarin-10 = Ein Mandarin zählt zehn Bürger.
switch-mandarin-5 = Ein Mandarin zählt fünf Bürger.
switch-quan-non-5 = Quan non: Ein Mandarin, bei dem weniger als fünf Bürger liegen, kann nicht geschlagen werden.
switch-quan-non-0 = Ein Mandarin kann vom ersten Zug an geschlagen werden.
switch-chain-on = Liegt hinter einem geschlagenen Feld wieder ein leeres und dann ein gefülltes, wird auch das geschlagen, und so weiter.
switch-chain-off = In einem Zug wird nur einmal geschlagen.
switch-empty-mandarin-stop = Ein leeres Mandarinfeld beendet den Zug wie ein gefülltes.
switch-empty-mandarin-gap = Ein leeres Mandarinfeld gilt als leeres Feld.
switch-end-mandarins = Die Partie endet, wenn beide Mandarine geschlagen sind.
switch-end-squares = Die Partie endet erst, wenn beide Mandarinfelder leer sind.
switch-leftovers-none = Bürger, die in den Mandarinfeldern übrig sind, zählen für niemanden.
switch-leftovers-split = Bürger, die in den Mandarinfeldern übrig sind, werden geteilt.
preset-dobutsu-classic = Der Löwe darf auf kein Feld, das eine gegnerische Figur im nächsten Zug erreichen kann, auch nicht auf die Grundlinie. Einen Angriff auf deinen Löwen musst du nicht abwehren.
preset-dobutsu-official = Der Löwe darf auf bedrohte Felder ziehen. Auf der gegnerischen Grundlinie gewinnt er sofort, wenn ihn dort nichts schlagen kann; sonst gewinnt er, wenn der nächste Zug ihn nicht schlägt.
help = **Alte Spiele, in Ruhe gespielt.** Heute ein Zug, morgen ein Zug; nichts geht verloren.

    1. `/{ name-challenge }` einen Freund. Er drückt **{ button-accept }**, und das Brett erscheint.
    2. Wirst du erwähnt, bist du am Zug: Drück **{ button-move }** unter dem Brett, oder tippe `/{ name-move }` und wähle aus der Liste. `a3a4`, `A3-a4` und `Löwe d1` verstehe ich alle.
    3. `/{ name-board }` zeigt eine Partie noch einmal, auch als Text für Screenreader; `/{ name-games }` listet deine auf, zuerst die, in denen du am Zug bist.
    4. **{ button-more }** unter dem Brett oder `/{ name-offer }`: remis, Rücknahme, Pause, mehr Zeit für den Gegner, absagen, aufgeben. Eine Minute lang gehört ein Zug dir und lässt sich zurücknehmen; danach wird dein Gegner gefragt.
    5. `/{ name-rules }` erklärt ein Spiel in Bildern, `/{ name-learn }` bringt es dir in kurzen Aufgaben bei, `/{ name-replay }` zeigt deine Partie von Anfang an. Nach dem Ende spielt ihr mit **{ button-rematch }** und vertauschten Seiten weiter.
    6. In `/{ name-settings }` sagst du, wie ich dich rufe und wann ich still bin; mit `/{ name-watch }` schaust du anderen zu.

    Die Bedenkzeit ist 3 Tage pro Zug, wenn du nichts anderes sagst: `/{ name-challenge } … { name-time }:10d+36h` oder `{ name-time }:none`. Ohne Spieler steht die Herausforderung allen offen.

    Habt ihr mehrere Partien in einem Kanal, nenne die gemeinte mit der Angabe `{ name-game }`.
about = **Banyan { $version }** – alte Brettspiele für Freunde, über Tage und Wochen gespielt.
    Freie Software (MIT oder Apache-2.0), betrieben von dem, der sie hierher eingeladen hat. Sie liest keine Nachrichten; sie speichert die Partien und die IDs und Namen derer, die sie spielen.

# Eine Herausforderung, die allen offensteht.
anyone = irgendwen

# Worte an einen Spieler.
notice-reminder = ⏳ { $mover }, deine Zeit in Partie **#{ $number }** läuft { $due } ab. Mit `/{ name-move }` geht sie weiter. { $link }
notice-plan-void = Was du für Partie #{ $number } geplant hast, passt nicht mehr: Sie ist anders weitergegangen, und der Plan ist hinfällig.

# Züge auf Vorrat und Urlaub.
plan-heading = Dein Plan für Partie #{ $number }. Niemand sonst sieht ihn; zieht dein Gegner so, wird er sofort gespielt.
plan-pair = wenn `{ $theirs }`, dann `{ $mine }`
plan-none = Du hast keinen Plan für Partie #{ $number }. Solange dein Gegner am Zug ist, kannst du einen machen: `/{ name-plan } { name-moves }:wenn d7d6 dann c4c5`.
plan-forgotten = Dein Plan für Partie #{ $number } ist vergessen.
plan-your-turn = In Partie #{ $number } bist du am Zug: Spiel ihn mit `/{ name-move }`. Pläne antworten auf Züge deines Gegners.
plan-not-playing = Planen kannst du in eigenen laufenden Partien. #{ $number } ist keine davon: `/{ name-games }` listet deine auf.
plan-no-answer = Jede Reihe braucht im Wechsel den Zug des Gegners und deine Antwort: `/{ name-plan } { name-moves }:wenn d7d6 dann c4c5`. Was du geschrieben hast, fügt nichts dergleichen hinzu.
plan-too-long = Das ist zu viel: 10 Reihen zu je 40 Zügen lassen sich planen. Fang mit der wahrscheinlichsten an.
plan-first-move = Dein Plan beginnt mit dem gegnerischen Zug `{ $text }`, und der geht nicht. { $why }
plan-move = Nach `{ $before }` geht der Zug `{ $text }` deines Plans nicht. { $why }
vacation-none = Du bist nicht im Urlaub. In diesem Jahr übrig: { $left } von { $allowance }. Nimm welchen mit `/{ name-vacation } { name-days }:3`; gezählt werden nur volle Stunden.
vacation-away = Du bist bis { $until } im Urlaub: So lange läuft keine deiner Uhren. `/{ name-vacation } { name-back }:True` beendet ihn früher, und nicht genutzte Stunden bleiben dir. Bleibst du bis zum Ende weg, ist in diesem Jahr noch so viel übrig: { $left }.
vacation-back = Willkommen zurück! Deine Uhren laufen wieder. Gezählt werden nur volle Stunden; Urlaub übrig in diesem Jahr: { $left }.
vacation-given = Du bist bis { $until } im Urlaub und kannst ihn noch nicht beenden: Eine deiner Uhren hat für ihn schon mehr Zeit bekommen. Sobald du dort gezogen hast, hebt `/{ name-vacation } { name-back }:True` den Rest für später auf.
vacation-not-away = Du bist nicht im Urlaub. In diesem Jahr übrig: { $left }.
vacation-too-long = So viel Urlaub ist nicht mehr da. In diesem Jahr übrig: { $left } von { $allowance }. Nimm höchstens so viel.
notice-turn = 🎲 Du bist am Zug: **#{ $number }** { $ruleset } gegen { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } wartet auf deine Antwort auf eine Herausforderung zu { $ruleset } · **#{ $number }**.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Letzter Zug: `{ $last }`.
notice-due = { " " }Frist { $due }.
notice-several = { $count ->
        [one] Eine Partie wartet auf dich:
       *[other] { $count } Partien warten auf dich:
    }
notice-more = … und { $more } weitere; `/{ name-games }` listet sie auf.
notice-refused = { $player }, ich konnte dir nicht direkt schreiben (Discord sagt, dass du von hier keine Direktnachrichten annimmst), also sage ich es dir hier, und von nun an immer. `/{ name-settings }` versucht es wieder mit Direktnachrichten.
    { $notice }
