# Deutsch. Die Regeln in Worten und andere lange Texte.
# Die Nummer einer Partie kommt als Text, Anzahlen kommen als Zahlen, damit die Mehrzahl stimmt.

## Lange Texte

rules-alt = Die Anfangsstellung von { $ruleset }.
rules-jungle = **{ $ruleset }** · { $first } (runde Figuren, unten) beginnt gegen { $second } (achteckige Figuren, oben).
    { "" }**Ziel:** Bring irgendein Tier in den gegnerischen Bau: d9 für { $first }, d1 für { $second }.
rules-jungle-how = **Tiere, die stärksten zuerst:** { $animals }.
    { "" }**Züge:** ein Feld vor, zurück oder zur Seite. Ein Tier schlägt ein gegnerisches Tier von gleichem oder niedrigerem Rang, indem es auf dessen Feld zieht. Außerdem schlägt die Ratte den Elefanten. { $river ->
        [yes] Nur die Ratte schwimmt.
       *[no] { "" }
    }
    { $switches }
    { "" }**Der Bau:** Den eigenen Bau kann kein Tier betreten. **Kein Zug möglich:** Eine Seite, die nicht ziehen kann, verliert.
    { "" }**Remis:** dieselbe Stellung zum dritten Mal oder 200 Züge (100 von jeder Seite), in denen nichts geschlagen wird.
    { "" }**Zug eintippen:** `{ $typed }`, oder in Worten: `{ $spoken }`.
rules-dobutsu = **{ $ruleset }** · { $first } (unten) beginnt gegen { $second } (oben).
    { "" }**Ziel:** Schlag den gegnerischen Löwen, oder bring deinen eigenen auf die gegnerische Grundlinie.
rules-dobutsu-how = **Züge:** ein Schritt. Der Löwe geht in alle acht Richtungen, der Elefant schräg, die Giraffe vor, zurück oder zur Seite, das Küken nach vorn. Ein Küken, das auf die gegnerische Grundlinie zieht, wird zum Huhn. Das Huhn geht in jede Richtung, nur nicht schräg zurück.
    { "" }**Schlagen:** Eine geschlagene Figur wechselt die Seite und kommt in deinen Vorrat, ein Huhn als Küken. Statt zu ziehen, kannst du eine Figur aus deinem Vorrat auf einem leeren Feld einsetzen. Ein Küken, das du auf der gegnerischen Grundlinie einsetzt, bleibt ein Küken und kann nicht ziehen.
    { $switches }
    { "" }Eine Seite, die nicht ziehen kann, verliert. **Remis:** dieselbe Stellung zum dritten Mal.
    { "" }**Zug eintippen:** `b2b3` oder `Küken b3`. Einsetzen: `C@b2` oder `setze Küken b2`.
rules-o-an-quan = **{ $ruleset }** · { $first } (unten) beginnt gegen { $second } (oben).
    { "" }**Ziel:** Hol mehr Punkte als dein Gegner. Punkte bekommst du für geschlagene Bürger und Mandarine.
    { "" }**Brett:** ein Ring aus zwölf Feldern. Jede Seite hat fünf Reisfelder, aus ihrer Sicht von links 1 bis 5. An jedem Ende liegt ein Mandarinfeld (quan). Am Anfang liegt in jedem Mandarinfeld ein Mandarin, und in jedem Reisfeld liegen fünf Bürger (dân).
rules-o-an-quan-how = **Ein Zug:** Nimm alle Bürger aus einem deiner Reisfelder. Verteile sie, einen in jedes folgende Feld, nach rechts oder nach links. Dann schau auf das nächste Feld. Ein gefülltes Reisfeld: Nimm die Bürger auf und verteile weiter. Ein gefülltes Mandarinfeld: Der Zug ist zu Ende. Ein leeres Reisfeld: Schlag alles im Feld dahinter, auch eigene Bürger; ist auch das leer, ist der Zug zu Ende.
    { "" }**Leere Reisfelder:** Sind zu Beginn deines Zuges alle deine Reisfelder leer, leg in jedes einen Bürger, den du geschlagen hast. Hast du nicht genug, leihst du dir den Rest und zahlst ihn am Ende zurück.
    { "" }**Ende:** Die Bürger in deinen Reisfeldern gehören dir, und die Punkte werden gezählt. Die Partie endet auch, wenn dieselbe Stellung zum dritten Mal entsteht, oder nach 400 Zügen (200 von jeder Seite).
    { $switches }
    { "" }**Zug eintippen:** `3R` oder `3 rechts`, `3L` oder `3 links`.

## Was jeder Schalter eines Regelwerks bedeutet

switch-deviates = ★ { $text }
switch-plain = • { $text }
switch-traps-enemy = Ein Tier in einer gegnerischen Falle ist schwach: Jedes gegnerische Tier kann es schlagen.
switch-traps-universal = Ein Tier in einer Falle ist schwach, auch in der eigenen: Jedes gegnerische Tier kann es schlagen.
switch-trapped-full = Ein Tier in einer Falle schlägt trotzdem mit seinem vollen Rang.
switch-trapped-powerless = Ein Tier, das von einer Falle geschwächt ist, kann nichts schlagen.
switch-dog-over-wolf-off = Der Wolf steht im Rang über dem Hund.
switch-dog-over-wolf-on = Der Hund steht im Rang über dem Wolf.
switch-lion-tiger-ranked = Der Löwe steht im Rang über dem Tiger.
switch-lion-tiger-equal = Löwe und Tiger sind gleich stark und können einander schlagen.
switch-elephant-rat-trap = Der Elefant schlägt eine Ratte nur in seinen eigenen Fallen.
switch-elephant-rat-always = Der Elefant schlägt die Ratte.
switch-elephant-rat-never = Der Elefant schlägt die Ratte nie.
switch-rat-out-none = Eine schwimmende Ratte kann an Land nichts schlagen.
switch-rat-out-rat = Eine schwimmende Ratte kann eine Ratte an Land schlagen, aber keinen Elefanten.
switch-rat-out-elephant = Eine schwimmende Ratte kann einen Elefanten an Land schlagen, aber keine Ratte an Land.
switch-rat-out-all = Eine schwimmende Ratte kann an Land alles schlagen, was sie auch sonst schlagen kann.
switch-rat-in-off = Eine Ratte an Land kann keine schwimmende Ratte schlagen.
switch-rat-in-on = Eine Ratte an Land kann eine schwimmende Ratte schlagen.
switch-rat-swim-on = Zwei schwimmende Ratten können einander schlagen.
switch-rat-swim-off = Zwei schwimmende Ratten können einander nicht schlagen.
switch-jumps-none = { FORM($piece, "Der") } springt nicht.
switch-jumps-h = { FORM($piece, "Der") } springt quer über den Fluss, wenn keine Ratte im Weg schwimmt, und kann dabei am Ziel schlagen.
switch-jumps-v = { FORM($piece, "Der") } springt längs über den Fluss, vor und zurück, wenn keine Ratte im Weg schwimmt, und kann dabei am Ziel schlagen.
switch-jumps-hv = { FORM($piece, "Der") } springt längs und quer über den Fluss, wenn keine Ratte im Weg schwimmt, und kann dabei am Ziel schlagen.
switch-capture-all-on = Du gewinnst auch, wenn du alle gegnerischen Tiere schlägst.
switch-capture-all-off = Schlägst du alle gegnerischen Tiere, gewinnst du, weil dein Gegner nicht mehr ziehen kann.
switch-mandarin-10 = Ein Mandarin zählt so viel wie zehn Bürger.
switch-mandarin-5 = Ein Mandarin zählt so viel wie fünf Bürger.
switch-quan-non-5 = Quan non (junger Mandarin): Ein Mandarin, bei dem weniger als fünf Bürger im Feld liegen, kann nicht geschlagen werden.
switch-quan-non-0 = Ein Mandarin kann vom ersten Zug an geschlagen werden.
switch-chain-on = Kommt hinter einem geschlagenen Feld wieder ein leeres Reisfeld und dann ein gefülltes Feld? Dann schlägst du auch das, und so weiter.
switch-chain-off = In einem Zug wird nur einmal geschlagen.
switch-empty-mandarin-stop = Ein leeres Mandarinfeld beendet den Zug, genau wie ein gefülltes.
switch-empty-mandarin-gap = Ein leeres Mandarinfeld gilt als leeres Reisfeld.
switch-end-mandarins = Die Partie endet, wenn beide Mandarine geschlagen sind.
switch-end-squares = Die Partie endet erst, wenn beide Mandarinfelder leer sind.
switch-leftovers-none = Bürger, die in den Mandarinfeldern übrig bleiben, zählen nicht.
switch-leftovers-split = Bürger, die in den Mandarinfeldern übrig bleiben, werden geteilt.
switch-swap-off = Kein Tausch: Der erste Zug gilt.
switch-swap-on = Tausch: Wer nicht beginnt, kann auf den ersten Zug mit `tausch` antworten und ihn übernehmen. Das Brett wird gedreht, und die andere Seite ist am Zug.
preset-dobutsu-classic = Der Löwe darf auf kein angegriffenes Feld, auch nicht auf der gegnerischen Grundlinie. Einen Angriff auf deinen Löwen musst du nicht abwehren.
preset-dobutsu-official = Der Löwe darf auf ein angegriffenes Feld. Auf der gegnerischen Grundlinie gewinnt er sofort, wenn ihn dort nichts schlagen kann; sonst gewinnt er, wenn der nächste Zug ihn nicht schlägt.
help = **Alte Brettspiele, in aller Ruhe gespielt.** Heute ein Zug, morgen ein Zug. Ich bewahre deine Partien auf.

    1. Fordere mit `/{ name-challenge }` jemanden heraus. Drückt die andere Seite **{ button-accept }**, erscheint das Brett.
    2. Wenn ich dich erwähne, bist du am Zug. Drück **{ button-move }** am Brett oder tippe `/{ name-move }` und wähle aus der Liste. Ich verstehe `a3a4`, `A3-a4` und `Löwe d1`.
    3. Ein Brett siehst du mit `/{ name-board }` noch einmal, auch als Text für Screenreader. Deine Partien siehst du mit `/{ name-games }`, oben die, in denen du am Zug bist.
    4. Drück **{ button-more }** am Brett oder benutze `/{ name-offer }`: Remis, Rücknahme, Pause, mehr Zeit für den Gegner, abbrechen, aufgeben. Einen Zug kannst du eine Minute lang zurücknehmen; danach muss dein Gegner zustimmen.
    5. Lies die Regeln eines Spiels mit `/{ name-rules }` oder lern es mit `/{ name-learn }` in kurzen Aufgaben. Spiel eine Partie mit `/{ name-replay }` noch einmal ab. **{ button-rematch }** am Ende vertauscht die Seiten.
    6. Stell Benachrichtigungen und Ruhezeit mit `/{ name-settings }` ein. Schau mit `/{ name-watch }` bei anderen zu.

    Du hast 3 Tage pro Zug, außer du wählst eine andere Bedenkzeit: `/{ name-challenge } { name-time }:10 Tage + 36 Std` oder `{ name-time }:ohne`. Ohne Spieler ist die Herausforderung offen für alle.

    Mehrere Partien in einem Kanal? Wähle eine mit der Option `{ name-game }`.
about = **Banyan { $version }** – alte Brettspiele für Freunde, über Tage und Wochen gespielt.
    Freie Software (MIT oder Apache-2.0). Verantwortlich ist der Betreiber dieses Bots. Ich lese keine Nachrichten. Was ich über dich speichere, steht in `/{ name-privacy } { name-about }`.

# Eine Herausforderung, die offen für alle ist; steht nach „an“, „gegen“ und als Akkusativ.
anyone = alle

# Worte an einen Spieler.
notice-reminder = ⏳ { $mover }, deine Zeit in Partie **#{ $number }** läuft { $due } ab. Mach deinen Zug mit `/{ name-move }`. { $link }
notice-plan-void = Dein Plan für Partie #{ $number } passt nicht mehr, weil sie anders weitergegangen ist. Ich habe ihn gelöscht.

# Pläne und Urlaub.
plan-heading = Dein Plan für Partie #{ $number }. Nur du siehst ihn. Macht dein Gegner einen geplanten Zug, spiele ich sofort deine Antwort.
plan-pair = wenn { $theirs }, dann { $mine }
plan-none = Du hast keinen Plan für Partie #{ $number }. Solange dein Gegner am Zug ist, kannst du einen machen: `/{ name-plan } { name-moves }:{ $example }`.
plan-forgotten = Dein Plan für Partie #{ $number } ist gelöscht.
plan-your-turn = In Partie #{ $number } bist du am Zug: Mach deinen Zug mit `/{ name-move }`. Planen kannst du nur, solange dein Gegner am Zug ist.
plan-not-playing = In #{ $number } kannst du nicht planen: Das ist keine deiner laufenden Partien. Deine Partien siehst du mit `/{ name-games }`.
plan-no-answer = In deinem Plan fehlt die Antwort. Jede Zugfolge braucht einen Zug des Gegners und dann deine Antwort: `/{ name-plan } { name-moves }:{ $example }`.
plan-too-long = Dieser Plan ist zu lang: Möglich sind höchstens 10 Zugfolgen zu je 40 Zügen. Behalte nur die wahrscheinlichsten.
plan-first-move = Dein Plan beginnt mit einem Zug deines Gegners, aber `{ $text }` geht nicht. { $why }
plan-move = In deinem Plan kommt erst `{ $before }`, und dann geht der Zug `{ $text }` nicht. { $why }
vacation-none = Du bist nicht im Urlaub. Urlaub übrig in diesem Jahr: { $left } (insgesamt: { $allowance }). Trag welchen ein mit `/{ name-vacation } { name-days }:3`. Urlaub wird in vollen Stunden gezählt.
vacation-away = Du bist im Urlaub bis { $until }. So lange stehen deine Uhren still. Mit dem Knopf beendest du ihn früher. Bleibst du bis zum Ende weg, hast du in diesem Jahr danach noch { $left } Urlaub.
vacation-automatic = Deine Zeit war abgelaufen, deshalb hat ein Urlaub begonnen. Deine Uhren stehen bis { $until } still. Zieh oder nimm den Knopf, dann bleibt der Rest für später. Bleibst du bis zum Ende weg, hast du in diesem Jahr danach noch { $left } Urlaub.
vacation-back = Willkommen zurück! Deine Uhren laufen wieder. Urlaub übrig in diesem Jahr: { $left }. Urlaub wird in vollen Stunden gezählt.
vacation-given = Du bist im Urlaub bis { $until }. Du kannst ihn noch nicht beenden, denn er hat dir in einer Partie schon mehr Zeit gegeben. Mach dort deinen Zug. Dann beende den Urlaub mit dem Knopf und behalte den Rest für später.
vacation-not-away = Du bist nicht im Urlaub. Urlaub übrig in diesem Jahr: { $left }.
vacation-too-long = So viel Urlaub hast du nicht mehr. Übrig in diesem Jahr: { $left } (insgesamt: { $allowance }). Wähle weniger Tage.
button-vacation-days = { $days ->
    [one] 1 Tag nehmen
   *[other] { $days } Tage nehmen
}
notice-turn = 🎲 Du bist am Zug: **#{ $number }** { $ruleset } gegen { $opponent }.{ $last }{ $due } { $link }
notice-challenge = ✉️ { $opponent } hat dich zu { $ruleset } herausgefordert · **#{ $number }**. Nimm an oder lehn ab.{ $due } { $link }
notice-news = { $news } { $link }
notice-last = { " " }Letzter Zug: `{ $last }`.
notice-due = { " " }Fällig { $due }.
notice-several = { $count ->
        [one] Eine Partie wartet auf dich:
       *[other] { $count } Partien warten auf dich:
    }
notice-more = … und { $more } weitere; alle siehst du mit `/{ name-games }`.
notice-refused = { $player }, ich konnte dir keine Direktnachricht schicken, weil deine Discord-Einstellungen es nicht erlauben. Ab jetzt benachrichtige ich dich hier. Möchtest du wieder Direktnachrichten? Erlaube sie in Discord und wähle sie dann mit `/{ name-settings }`.
    { $notice }
