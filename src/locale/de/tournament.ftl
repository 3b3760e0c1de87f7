# Deutsch. Turniere.

## Wörter für Befehle und Optionen

name-tournament = turnier
name-create = erstellen
name-list = auflisten
name-show = zeigen
name-join = beitreten
name-leave = verlassen
name-start = starten
name-pause = pausieren
name-cancel = vorzeitig-beenden
name-title = titel
name-rounds = runden
name-players = teilnehmer
name-hours = stunden
name-least-rating = mindestwertung
name-most-rating = höchstwertung
name-least-games = mindestpartien
name-late = nachmeldung
name-role = rolle
name-finish = abschließen
name-opponent = gegner
name-reach = reichweite
name-division = staffel
name-pair = ansetzen
name-result = ergebnis
name-replace = ersetzen
name-pairings = paarungen
name-pairing = paarung
name-substitute = ersatz
name-play-off = stichkampf
name-without = ohne
name-bring = holen
name-guests = gäste
name-by-hand = manuell
name-least-players = mindestteilnehmer
name-erase = löschen
name-remove = entfernen

## Befehle und ihre Optionen (höchstens 100 Zeichen)

command-tournament = Turniere auf diesem Server: erstellen, mitspielen, Stand ansehen
subcommand-tournament-create = Ein Turnier in diesem Kanal erstellen
subcommand-tournament-list = Die Turniere dieses Servers auflisten
subcommand-tournament-show = Ein Turnier zeigen: Teilnehmer, Stand und Partien
subcommand-tournament-join = An einem Turnier teilnehmen
subcommand-tournament-leave = Aus einem Turnier aussteigen (fragt nach, wenn es schon läuft)
subcommand-tournament-start = Ein Turnier jetzt starten
subcommand-tournament-pause = Ein Turnier pausieren oder fortsetzen
subcommand-tournament-cancel = Ein Turnier vorzeitig beenden, ohne Sieger (fragt nach)
subcommand-tournament-pair = Die Paarungen der nächsten Runde selbst festlegen (Schweizer System, pausiertes Turnier)
subcommand-tournament-result = Das Ergebnis einer Paarung eintragen
subcommand-tournament-replace = Einen Teilnehmer durch jemand anderen ersetzen
subcommand-tournament-remove = Einen Teilnehmer aus einem Turnier entfernen
subcommand-tournament-challenge = Auf einer Leiter jemanden über dir herausfordern oder antworten
tournament-answer-reminder = ⏰ { $opponent }, die Herausforderung von { $challenger } um Platz { $place } bei **{ $title }** wartet noch auf deine Antwort. Ohne Antwort ist der Platz { $when } verloren.
subcommand-tournament-finish = Eine Leiter jetzt abschließen, eine Liga nach dieser Saison (fragt nach)
option-tournament = Die Nummer des Turniers (Standard: das neueste passende)
option-tournament-title = Name des Turniers (Standard: fragt nach)
option-tournament-format = Nach welchem System gespielt wird (Standard: fragt nach)
option-tournament-game = Welches Spiel (Standard: fragt nach)
option-tournament-rounds = Runden im Schweizer System (Standard: je nach Plätzen), Saisons einer Liga (Standard: unbegrenzt)
option-tournament-players = Wie viele Teilnehmer höchstens; ist es voll, startet es (Standard: 16; Leiter und Liga: 256)
option-tournament-hours = In wie vielen Stunden es startet (Standard: wenn es voll ist oder per Befehl)
option-tournament-days = Tage pro Runde (Standard: unbegrenzt), pro Saison (ein Monat), für Antworten auf einer Leiter (3)
option-tournament-least-rating = Die niedrigste Wertung für die Teilnahme
option-tournament-most-rating = Die höchste Wertung für die Teilnahme
option-tournament-least-games = Wie viele gewertete Partien für die Teilnahme nötig sind
option-tournament-pairings = Alle der Reihe nach erwähnen: 1. gegen 2., 3. gegen 4.; bei ungerader Zahl ist der Letzte spielfrei
option-tournament-pairing = Welche Paarung
option-tournament-winner = Wer gewinnt (Standard: Remis)
option-tournament-replaced = Wer geht
option-tournament-removed = Wer entfernt wird
option-tournament-substitute = Wer dafür kommt und die Punkte übernimmt
option-tournament-opponent = Wen du herausforderst (Standard: zeigt mögliche Gegner)
option-tournament-late = Schweizer System: bis zu welcher Runde man noch einsteigen kann (Standard: nur vor dem Start)
option-tournament-role = Wer mitspielen darf: eine Rolle erwähnen (Standard: alle)
option-tournament-player = Einen Teilnehmer zeigen: Gegner, Ergebnisse und Partien
option-tournament-reach = Leiter: Wie viele Plätze nach oben man herausfordern kann (Standard: 3)
option-tournament-division = Liga: Wie viele Teilnehmer eine Staffel hat, 4 bis 10 (Standard: 6)
subcommand-tournament-settings = Die Einstellungen eines Turniers ändern; wenn es läuft, nur noch manche
option-tournament-level = Freie Plätze beim Start mit Computergegnern füllen, bis zu dieser Stufe (Standard: nicht füllen)
option-tournament-play-off = Stichkampf, wenn der erste Platz geteilt ist? (Standard: nein)
option-tournament-without = Welche Einstellung wegfällt
subcommand-tournament-bring = Das Turnier eines anderen Servers in diesen Kanal holen; noch einmal: Dieser Server steigt aus
subcommand-tournament-erase = Ein Turnier mit Stand und Medaillen endgültig löschen (fragt nach)
option-tournament-bring = Die Nummer des Turniers
option-tournament-guests = Andere Server dürfen um Teilnahme bitten (Standard: nein)
option-tournament-by-hand = Startet nur manuell, auch wenn es voll ist (Standard: nein)
option-tournament-least-players = Wie viele Teilnehmer es zum Start braucht (Standard: 2; Liga: 4)
tournament-without-conditions = Bedingungen für die Teilnahme
tournament-without-days = Tage pro Runde
tournament-without-hours = Zeitpunkt des Starts
tournament-without-level = Computergegner
setting-tournament-reason = Warum, fürs Protokoll (Standard: fragt nach)
setting-tournament-players = Wie viele Teilnehmer höchstens
setting-tournament-hours = In wie vielen Stunden es startet
setting-tournament-days = Tage pro Runde oder Saison, ab der nächsten
setting-tournament-late = Schweizer System: bis zu welcher Runde man noch einsteigen kann
setting-tournament-role = Wer mitspielen darf: eine Rolle erwähnen
setting-tournament-time = Tage pro Zug oder Zeitkonto + Zuschlag wie 10 Tage + 36 Stunden
setting-tournament-rated = Verändern die Ergebnisse die Wertungen?
tournament-format-round-robin = Rundenturnier
tournament-format-double-round-robin = Doppelrundenturnier
tournament-format-swiss = Schweizer System
tournament-format-knockout = K.-o.-System
tournament-format-knockout-of-three = K.-o.-System, Best of Three
tournament-format-ladder = Leiter
tournament-format-league = Liga

## Der Beitrag

tournament-heading = 🏆 **{ $title }** · Turnier #{ $number }
tournament-rated = gewertet
tournament-casual = ungewertet
tournament-open = **Anmeldung offen:** { $players } von { $most } Plätzen sind belegt.
tournament-starts-at = Startet { $when }.
tournament-starts-by-hand = Das Turnier startet, sobald alle Plätze belegt sind oder { $organiser } es startet.
tournament-starts-only-by-hand = Das Turnier startet, sobald { $organiser } es startet.
tournament-fewest = Zum Start braucht es mindestens { $fewest } Teilnehmer.
tournament-needs = Für die Teilnahme nötig: { $needs }.
tournament-needs-role = die Rolle { $role }
tournament-needs-least = eine Wertung ab { $least }
tournament-needs-most = eine Wertung bis { $most }
tournament-needs-games = { $games ->
    [one] mindestens eine gewertete Partie
   *[other] mindestens { $games } gewertete Partien
  }
tournament-days = { $days ->
    [one] Eine Runde dauert höchstens einen Tag. Wer dann in einer noch laufenden Partie am Zug ist, verliert.
   *[other] Eine Runde dauert höchstens { $days } Tage. Wer dann in einer noch laufenden Partie am Zug ist, verliert.
  }
tournament-players = Teilnehmer: { $players }
tournament-more = { $players ->
    [one] und eine weitere Person
   *[other] und { $players } weitere
  }
tournament-round = **Runde { $round } von { $rounds }**
tournament-round-ends = **Runde { $round } von { $rounds }**, endet { $when }
tournament-paused = ⏸️ **Pausiert.** Laufende Partien gehen weiter, aber es startet keine neue Runde.
tournament-over = 🏁 **Beendet.**
tournament-ended-early = 🛑 **Vorzeitig beendet,** ohne Sieger.
tournament-points = Pkt
tournament-division = Staffel { $number }
tournament-line = { $place }. { $player } { $points }
tournament-line-fine = { $place }. { $player } { $points } ({ $fine })
tournament-line-left = { $line } · ausgestiegen
tournament-page = { $player } im Turnier **{ $title }**: Platz { $place } mit der Punktzahl **{ $points }**
tournament-page-unplaced = { $player } im Turnier **{ $title }**
tournament-page-line = Runde { $round }: **{ $points }** gegen { $opponent }
tournament-page-bye = Runde { $round }: **{ $points }**, spielfrei
tournament-page-more = { $pairings ->
    [one] Eine ältere Paarung hat hier keinen Platz mehr.
   *[other] { $pairings } ältere Paarungen haben hier keinen Platz mehr.
  }
tournament-records = Alle Partien von { $title } als Notation, in einer Textdatei
tournament-games = Laufende Partien:
tournament-bye = Spielfrei in dieser Runde, mit einem ganzen Punkt: { $players }
tournament-of-game = 🏆 { $title } · Runde { $round }
tournament-alt-round = Runde { $round }
tournament-alt-final = Finale
tournament-alt-third = Platz drei
headline-dissolved = Die Partie zwischen { $first } und { $second } wird nicht weitergespielt: Das Turnier braucht sie nicht mehr
tournament-ladder = 🪜 Du kannst Spieler herausfordern, die höchstens { $reach ->
    [one] einen Platz
   *[other] { $reach } Plätze
  } über dir stehen. Wenn du gewinnst oder nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
  } keine Antwort kommt, bekommst du den Platz deines Gegners.
tournament-league = { $promoted ->
    [one] Eine Staffel hat etwa { $size } Teilnehmer, und in jeder Saison spielen darin alle gegen alle. Dann steigt der Erste auf und der Letzte ab.
   *[other] Eine Staffel hat etwa { $size } Teilnehmer, und in jeder Saison spielen darin alle gegen alle. Dann steigen die ersten { $promoted } auf und die letzten { $promoted } ab.
  }
tournament-late = Du kannst noch einsteigen, bis die Paarungen für Runde { $round } feststehen.
tournament-computers = 🤖 Freie Plätze fülle ich beim Start mit Computergegnern, bis Stufe { $level }. Partien gegen sie sind ungewertet.
tournament-play-off-planned = ⚖️ Ist der erste Platz geteilt, entscheidet ein Stichkampf.
tournament-play-off = ⚖️ **Stichkampf um den ersten Platz**
tournament-play-off-ends = ⚖️ **Stichkampf um den ersten Platz**, endet { $when }
tournament-guests = 🤝 Offen für andere Server: Die Moderation dort benutzt `/{ name-tournament } { name-bring } { name-tournament }:{ $number }`.
tournament-guest-asks = 🤝 { $moderator } bittet um Teilnahme für einen anderen Server.
button-tournament-servers = Andere Server …
tournament-servers = Andere Server bei **{ $title }**. Wähle einen, um ihn zuzulassen oder zu entfernen. Seine Teilnehmer bleiben auf jeden Fall dabei.
tournament-pick-server = Einen Server wählen
tournament-server-admit = Zulassen: Server { $server }, angefragt von { $moderator }
tournament-server-remove = Entfernen: Server { $server }, angefragt von { $moderator }
tournament-season = **Saison { $season }**
tournament-season-ends = **Saison { $season }**, endet { $when }
tournament-open-challenge = ⚔️ { $challenger } fordert { $opponent } heraus; die Antwort ist { $when } fällig
button-tournament-challenge = Herausfordern …
button-tournament-accept = Annehmen
button-tournament-decline = Ablehnen …
button-tournament-yield = Ja, ablehnen
button-tournament-finish = Ja, abschließen
button-tournament-join = Mitspielen
button-tournament-leave = Aussteigen
button-tournament-withdraw = Ja, aussteigen
button-tournament-keep = Nein, zurück
button-tournament-cancel = Ja, vorzeitig beenden
button-tournament-erase = Ja, löschen
button-tournament-start = Starten
button-tournament-pause = Pausieren
button-tournament-resume = Fortsetzen

## Nachrichten

tournament-ended = 🏁 **{ $title }** ist zu Ende. Herzlichen Glückwunsch!
tournament-records-cut = { $left ->
    [one] Für eine Partie ist in der Datei kein Platz. Ihre Notation bekommst du mit `/{ name-record }`.
   *[other] Für { $left } Partien ist in der Datei kein Platz. Ihre Notation bekommst du mit `/{ name-record }`.
  }
tournament-cancelled-before = 🛑 **Findet nicht statt:** vor dem Start beendet.
tournament-cancelled-few = 🛑 **Findet nicht statt:** { $players ->
    [0] Niemand war dabei
    [one] Nur eine Person war dabei
   *[other] Nur { $players } waren dabei
  }, nötig waren mindestens { $least }.
tournament-not-held = 🛑 **{ $title }** findet nicht statt: Es wurde vor dem Start beendet.
tournament-not-held-few = 🛑 **{ $title }** findet nicht statt: Nötig waren mindestens { $least } Teilnehmer, { $players ->
    [0] aber niemand war dabei
    [one] aber nur einer war dabei
   *[other] aber nur { $players } waren dabei
  }.
tournament-stopped = 🛑 **{ $title }** ist vorzeitig beendet, ohne Sieger. Laufende Partien gehen als gewöhnliche Partien weiter.
tournament-season-over = 🏁 Saison { $season } von **{ $title }** ist zu Ende.
tournament-promoted = ⬆️ { $players }
tournament-relegated = ⬇️ { $players }
tournament-more-divisions = { $divisions ->
    [one] Eine weitere Staffel siehst du mit `/{ name-tournament } { name-show }`.
   *[other] { $divisions } weitere Staffeln siehst du mit `/{ name-tournament } { name-show }`.
  }
tournament-counts-won = Im Turnier zählt diese Partie als Sieg für { $player }.
tournament-counts-drawn = Im Turnier zählt diese Partie als Remis.
tournament-counts-lost = Im Turnier zählt diese Partie für beide als verloren.
tournament-counts-change = Turnierleitung und Moderation können das mit `/{ name-tournament } { name-result }` ändern.
tournament-challenge-unanswered = 🪜 { $player }, { $other } hat deine Herausforderung bei **{ $title }** nicht rechtzeitig beantwortet. Du bist jetzt auf Platz { $place }.
tournament-challenge-declined = 🪜 { $player }, { $other } hat deine Herausforderung bei **{ $title }** abgelehnt. Du bist jetzt auf Platz { $place }.
tournament-challenge-lost = 🪜 { $player }, deine Zeit für eine Antwort auf die Herausforderung von { $other } bei **{ $title }** ist um. Du bist jetzt auf Platz { $place }.
tournament-challenge-left = 🪜 { $player }, { $other } hat **{ $title }** verlassen. Die Herausforderung zwischen euch entfällt, und du bist jetzt auf Platz { $place }.
tournament-challenge-closed = ⚔️ { $challenger } hat { $opponent } bei **{ $title }** herausgefordert. Diese Herausforderung ist schon beantwortet oder vorbei.
tournament-reminder = ⏰ Runde { $round } von **{ $title }** endet { $when }. Ist eine dieser Partien dann nicht zu Ende, verliert, wer am Zug ist:
tournament-created = Turnier #{ $number } ist angelegt. Gleich erscheint in diesem Kanal sein Beitrag mit einem Knopf zum Mitspielen.
tournament-joined = Du spielst bei **{ $title }** mit. Deine Partien starte ich, sobald es losgeht.
tournament-left = Du bist aus dem Turnier **{ $title }** ausgestiegen.
tournament-leave-sure = Willst du wirklich aus dem Turnier **{ $title }** aussteigen? Du verlierst deine laufenden Partien darin und kannst nicht zurückkommen.
tournament-kept = Gut, alles bleibt, wie es ist.
tournament-withdrawn = Du bist aus dem Turnier **{ $title }** ausgestiegen. Du hast deine laufenden Partien darin verloren.
tournament-started = **{ $title }** startet jetzt.
tournament-paused-now = **{ $title }** ist pausiert. Laufende Partien gehen weiter. Um das Turnier fortzusetzen, benutze `/{ name-tournament } { name-pause }` noch einmal.
tournament-resumed = **{ $title }** geht weiter.
tournament-cancel-sure = **{ $title }** vorzeitig beenden? Es hat dann keinen Sieger. Laufende Partien gehen als gewöhnliche Partien weiter.
tournament-cancelled = **{ $title }** ist vorzeitig beendet.
tournament-erase-sure = **{ $title }** endgültig löschen? Stand und Medaillen sind dann weg, die Partien bleiben. Meine Beiträge dazu musst du selbst löschen.
tournament-erased = **{ $title }** ist gelöscht.
tournament-paired = Die Paarungen für Runde { $round } von **{ $title }** stehen fest. Die Partien starten, sobald du das Turnier mit `/{ name-tournament } { name-pause }` fortsetzt.
tournament-result-set = Das Ergebnis ist eingetragen: { $first } – { $second } **{ $score }**.
tournament-replaced = { $new } spielt bei **{ $title }** anstelle von { $old } weiter. Laufende Partien beginnen neu.
tournament-removed-early = { $player } spielt bei **{ $title }** nicht mehr mit. Bis zum Start kann jeder noch einsteigen, auch wer entfernt wurde.
tournament-removed = { $player } spielt bei **{ $title }** nicht mehr mit und verliert alle eigenen laufenden Partien darin.
tournament-place-left = { $player }, du spielst bei **{ $title }** nicht mehr mit. Angegebener Grund: { $reason }
tournament-place-lost = { $player }, du spielst bei **{ $title }** nicht mehr mit und hast deine laufenden Partien darin verloren. Angegebener Grund: { $reason }
tournament-place-taken = { $player }, bei **{ $title }** spielt jetzt { $other } an deiner Stelle weiter. Angegebener Grund: { $reason }
tournament-place-given = { $player }, du spielst jetzt bei **{ $title }** für { $other } weiter, mit denselben Punkten. Laufende Partien beginnen neu. Angegebener Grund: { $reason }
tournament-joined-ladder = Du spielst bei **{ $title }** mit, ganz unten. Fordere mit `/{ name-tournament } { name-challenge }` jemanden über dir heraus.
tournament-joined-league = Du spielst bei **{ $title }** mit: ab der nächsten Saison, in der untersten Staffel.
tournament-joined-late = Du spielst bei **{ $title }** mit: ab der nächsten Runde.
tournament-ladder-place = Du bist bei **{ $title }** auf Platz { $place }.
tournament-ladder-top = Über dir ist niemand, den du herausfordern kannst.
tournament-pick-opponent = Jemanden herausfordern
tournament-challenge = ⚔️ { $challenger } fordert { $opponent } heraus. Es geht um Platz { $place } bei **{ $title }**. Ohne Antwort geht der Platz { $when } an { $challenger }.
tournament-challenge-abroad = { $opponent } spielt auf einem anderen Server und erfährt es dort.
tournament-accepted = ⚔️ { $opponent } nimmt die Herausforderung von { $challenger } bei **{ $title }** an. Gleich starte ich die Partie.
tournament-decline-sure = Wenn du ablehnst, bekommt dein Gegner deinen Platz bei **{ $title }**, als hättest du die Partie verloren.
tournament-yielded = Du hast abgelehnt, und { $challenger } hat jetzt deinen Platz.
tournament-finish-sure = **{ $title }** jetzt abschließen? Der Stand ist dann endgültig, und die ersten drei bekommen Medaillen.
tournament-finish-season-sure = **{ $title }** nach dieser Saison abschließen? Eine weitere gibt es dann nicht.
tournament-finished = **{ $title }** ist abgeschlossen.
tournament-finishes = **{ $title }** endet mit dieser Saison.
tournament-settings-changed = Die Einstellungen von **{ $title }** sind geändert. Gleich zeigt sie auch der Beitrag.
tournament-server-asked = Deine Bitte um Teilnahme steht im Beitrag von **{ $title }**. Über sie entscheiden die Verwaltung und die Moderation des Servers, der das Turnier ausrichtet. Stimmen sie zu, erscheint der Beitrag auch in diesem Kanal.
tournament-server-left = Dieser Server nimmt nicht mehr an **{ $title }** teil. Seine Teilnehmer bleiben dabei.
tournament-server-admitted = Der andere Server nimmt jetzt an **{ $title }** teil. Gleich erscheint dort der Beitrag.
tournament-server-removed = Der andere Server nimmt nicht mehr an **{ $title }** teil. Seine Teilnehmer bleiben dabei.
tournament-reminder-season = ⏰ Saison { $round } von **{ $title }** endet { $when }. Ist eine dieser Partien dann nicht zu Ende, verliert, wer am Zug ist:
tournament-list = Turniere auf diesem Server, das neueste zuerst:
tournament-list-line = **#{ $number }** { $title } · { $state } · { $players ->
    [one] ein Teilnehmer
   *[other] { $players } Teilnehmer
  }
tournament-list-no-more = Das war die letzte Seite der Turniere. Fang mit `/{ name-tournament } { name-list }` von vorn an.
tournament-state-open = offen
tournament-state-playing = läuft
tournament-state-paused = pausiert
tournament-state-over = beendet
tournament-state-cancelled = vorzeitig beendet

## Ablehnungen

tournament-nowhere = Das geht nur in einem Serverkanal. Benutze den Befehl dort.
tournament-may-not-create = Hier können nur die Serververwaltung und die Moderation Turniere erstellen. Frag jemanden von ihnen.
tournament-create-role = Um hier Turniere zu erstellen, brauchst du die Rolle { $role }. Frag die Serververwaltung danach, oder bitte die Moderation um ein Turnier.
tournament-not-organiser = Das können nur die Turnierleitung, die Serververwaltung und die Moderation. Frag jemanden von ihnen.
tournament-none = Gerade gibt es hier kein Turnier, mit dem das geht. Alle siehst du mit `/{ name-tournament } { name-list }`.
tournament-none-yet = Auf diesem Server gibt es noch keine Turniere. Serververwaltung und Moderation können eins erstellen: `/{ name-tournament } { name-create }`.
tournament-unknown = Auf diesem Server gibt es kein Turnier #{ $number }. Alle siehst du mit `/{ name-tournament } { name-list }`.
tournament-no-title = Dieser Name lässt sich nicht anzeigen. Wähle einen anderen für `{ name-title }`.
tournament-rating-range = Die niedrigste Wertung liegt über der höchsten. Vertausche die beiden.
tournament-endless = Partien ohne Uhr enden vielleicht nie. Gib `{ name-time }` oder `{ name-days }` an.
tournament-two-starts = Ein Turnier startet entweder nach einigen Stunden oder manuell. Gib nur `{ name-hours }` oder nur `{ name-by-hand }` an.
tournament-few-places = Ein Turnier braucht mindestens { $fewest } Plätze. Gib bei `{ name-players }` eine größere Zahl an.
tournament-too-many = **{ $title }** hat { $most } Plätze und ist voll. Andere Turniere siehst du mit `/{ name-tournament } { name-list }`.
tournament-closed = **{ $title }** läuft schon, deshalb kann niemand mehr dazukommen. Andere Turniere siehst du mit `/{ name-tournament } { name-list }`.
tournament-runs-already = **{ $title }** läuft schon. Die Partien siehst du mit `/{ name-tournament } { name-show }`.
tournament-no-return = Du spielst bei **{ $title }** nicht mehr mit, und nach dem Start kann niemand zurückkommen. Andere Turniere siehst du mit `/{ name-tournament } { name-list }`.
tournament-is-over = **{ $title }** ist schon vorbei. Andere Turniere siehst du mit `/{ name-tournament } { name-list }`.
tournament-in-already = Du spielst bei **{ $title }** schon mit. Verlassen kannst du das Turnier mit `/{ name-tournament } { name-leave }`.
tournament-not-in = Du spielst bei **{ $title }** nicht mit. Turniere findest du mit `/{ name-tournament } { name-list }`.
tournament-too-few = **{ $title }** braucht mindestens { $least } Teilnehmer. Warte, bis mehr dabei sind.
tournament-not-started = **{ $title }** läuft noch nicht. Die Turnierleitung oder die Moderation kann es mit `/{ name-tournament } { name-start }` starten.
tournament-not-eligible = Bei **{ $title }** kannst du nicht mitspielen. Du brauchst: { $needs }. Deine Wertung liegt bei { $rating } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
  }.
tournament-reason = Bitte gib einen Grund an (1 bis 200 Zeichen).
tournament-pairings-wrong = Die Paarungen passen nicht. Erwähne jede dieser Personen genau einmal: { $players }.
tournament-no-more-rounds = Bei **{ $title }** gibt es keine weitere Runde. Setz es mit `/{ name-tournament } { name-pause }` fort, dann endet es.
tournament-no-pairing = Diese Paarung gibt es bei **{ $title }** nicht. Wähle eine aus der Liste.
tournament-own-pairing = In dieser Paarung spielst du selbst. Frag jemand anderen aus der Moderation.
tournament-winner-not-in = Diese Person spielt in der Paarung nicht mit. Wähle { $first } oder { $second }, oder niemanden für ein Remis.
tournament-player-not-in = { $player } spielt bei **{ $title }** nicht mit. Wer mitspielt, siehst du mit `/{ name-tournament } { name-show }`.
tournament-player-in = { $player } spielt bei **{ $title }** schon mit oder ist ausgestiegen. Wähle jemand anderen.
tournament-no-bots = Bots können bei **{ $title }** nicht mitspielen. Wähle eine Person.
tournament-other-format = Das passt nicht zum System von **{ $title }**: { $format }. Wie es steht, siehst du mit `/{ name-tournament } { name-show }`.
tournament-not-paused = Pausiere **{ $title }** zuerst mit `/{ name-tournament } { name-pause }`. Leg dann die Paarungen fest.
tournament-is-paused = **{ $title }** ist pausiert. Die Turnierleitung oder die Moderation kann es mit `/{ name-tournament } { name-pause }` fortsetzen.
tournament-round-running = In der aktuellen Runde von **{ $title }** laufen noch Partien. Warte auf sie, oder trag ihre Ergebnisse mit `/{ name-tournament } { name-result }` ein.
tournament-round-passed = Spätere Runden von **{ $title }** bauen auf diesem Ergebnis auf. Nur Ergebnisse der neuesten Runde lassen sich ändern.
tournament-needs-winner = Im K.-o.-System kommt immer jemand weiter. Gib `{ name-winner }` an.
tournament-no-ladder = Du spielst hier bei keiner Leiter mit. Alle Turniere siehst du mit `/{ name-tournament } { name-list }`.
tournament-no-challenge = Bei **{ $title }** wartet keine Herausforderung auf deine Antwort. Den Stand siehst du mit `/{ name-tournament } { name-show }`.
tournament-out-of-reach = Bei **{ $title }** kannst du Spieler herausfordern, die höchstens { $reach ->
    [one] einen Platz
   *[other] { $reach } Plätze
  } über dir stehen. Den Stand siehst du mit `/{ name-tournament } { name-show }`.
tournament-busy = Bei **{ $title }** hat jemand von euch beiden schon eine offene Herausforderung. Wartet, bis sie erledigt ist.
tournament-just-met = Ihr zwei habt hier erst vor Kurzem gegeneinander gespielt. Wähle jemand anderen, oder warte ein paar Tage.
tournament-endless-ladder = Auf der Leiter gibt es keine Partien ohne Uhr. Gib `{ name-time }` an.
tournament-late-entry = Nach dem Start einsteigen geht nur im Schweizer System und höchstens bis zur letzten Runde. Gib bei `{ name-late }` eine kleinere Zahl an oder lass die Option weg.
tournament-no-role = Erwähne bei `{ name-role }` eine Rolle, etwa @spieler.
tournament-settings-none = Wähle mindestens eine Einstellung. Wie **{ $title }** eingestellt ist, siehst du mit `/{ name-tournament } { name-show }`.
tournament-settled = **{ $title }** läuft schon. Jetzt lassen sich nur noch Titel, Plätze, Tage, Bedingungen, spätes Einsteigen, Stichkampf und die Teilnahme anderer Server ändern.
tournament-fewer-places = **{ $title }** hat schon mehr als { $most } Teilnehmer. Gib bei `{ name-players }` eine größere Zahl an.
tournament-no-computers = Auf einer Leiter kann ich nicht mitspielen. Lass `{ name-level }` weg.
tournament-no-play-off = Einen Stichkampf gibt es nur im Rundenturnier und im Schweizer System. Lass `{ name-play-off }` weg.
tournament-not-open = **{ $title }** ist für diesen Server nicht offen. Frag die Turnierleitung.
tournament-not-open-here = Es gibt kein Turnier #{ $number }, das für andere Server offen ist. Prüfe die Nummer.
tournament-own-server = **{ $title }** ist ein Turnier dieses Servers. Benutze den Befehl auf einem Server, der teilnehmen möchte.
tournament-may-not-admit = Andere Server können nur die Serververwaltung und die Moderation zulassen. Frag jemanden von ihnen.
tournament-may-not-erase = Ein Turnier dieses Servers kann nur die Serververwaltung löschen. Bitte sie darum.
tournament-erase-later = **{ $title }** ist noch nicht vorbei. Beende es zuerst mit `/{ name-tournament } { name-cancel }`.
tournament-changed = **{ $title }** hat sich gerade geändert. Sieh es dir an und versuch es noch einmal.

## Die Panels neuer Turniere und der Einstellungen

setup-new = **Neues Turnier.** Es erscheint erst, wenn du es erstellst.
setup-change = **Einstellungen von { $title }.** Sie gelten erst, wenn du speicherst.
section-play = Spiel und Ablauf
section-join = Anmeldung und Start
setup-format = Gespielt wird: **{ $format }**
setup-rules = Spiel: **{ $ruleset }**
setup-time = Bedenkzeit: **{ $time }**
setup-rounds = Runden: **{ $rounds }**
setup-by-places = Je nach Zahl der Plätze
setup-seasons = Saisons: **{ $rounds }**
setup-no-end = Kein Ende
setup-reach = Reichweite beim Herausfordern, in Plätzen: **{ $number }**
setup-division = Teilnehmer je Staffel: **{ $number }**
setup-days-round = Tage pro Runde: **{ $days }**
setup-no-limit = Unbegrenzt
setup-days-season = Tage pro Saison: **{ $days }**
setup-month = Ein Kalendermonat
setup-days-answer = Tage zum Antworten: **{ $days }**
setup-usual = Standard
setup-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  }
setup-games = Partien: **{ $rated }**
setup-play-off = Geteilter erster Platz: **Stichkampf**
setup-shared = Geteilter erster Platz: **bleibt geteilt**
button-setup-play-off = Stichkampf spielen
button-setup-shared = Kein Stichkampf
setup-players = Plätze: **{ $players }**
setup-start = Start: **{ $when }**
setup-when-full = Wenn es voll ist oder du es startest
setup-by-hand = Nur, wenn du es startest
setup-in-hours = { $hours ->
    [one] In einer Stunde
   *[other] In { $hours } Stunden
  }
setup-in-days = { $days ->
    [one] In einem Tag
   *[other] In { $days } Tagen
  }
setup-late = Einsteigen nach dem Start: **{ $when }**
setup-not-late = Nicht möglich
setup-until-round = Bis die Paarungen für Runde { $round } feststehen
setup-computers = Freie Plätze beim Start: **{ $level }**
setup-no-computers = Bleiben frei
setup-needs-none = Für die Teilnahme nötig: **nichts Besonderes**
menu-setup = Wähle aus
menu-setup-role = Nur mit dieser Rolle
setup-guests = Andere Server: **dürfen um Teilnahme bitten**
setup-alone = Andere Server: **können nicht teilnehmen**
button-setup-guests = Andere Server erlauben
button-setup-alone = Nur dieser Server
button-setup-create = Erstellen …
button-setup-save = Speichern …
button-setup-panel = In Menüs wählen …
form-setup-create = Turnier erstellen
form-setup-save = Einstellungen speichern
form-setup-title = Name des Turniers
form-setup-new-title = Neuer Name; leer: bisheriger Name
form-setup-reason = Warum, fürs Protokoll
form-setup-least-rating = Niedrigste Wertung; leer: jede
form-setup-most-rating = Höchste Wertung; leer: jede
form-setup-least-games = Nötige gewertete Partien; leer: keine
setup-no-number = `{ $typed }` ist keine ganze Zahl bis { $most }. Öffne das Formular noch einmal und lass das Feld leer, wenn es keine Grenze geben soll.
setup-too-much = So viel passt hier nicht hinein. Gib alles gleich beim Befehl an, in seinen Optionen.
