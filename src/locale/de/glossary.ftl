# Glossar des Deutschen: ein Wort für eine Sache. Eine Zeile nennt die Wörter, die die Texte benutzen, in Klammern, was
# gemeint ist, wo das nicht klar ist, und nach „never“ die Wörter, die kein Text benutzt (in jeder Form, die jemandem
# unterlaufen könnte). Der Test locale::glossary hält die Texte dieses Ordners daran.
#
# Partie, Spiel (Tierschach ist ein Spiel; zwei Leute spielen eine Partie) — never: Match, Spielrunde, Spielpartie
# Zug (was ein Spieler auf einmal tut) — never: Halbzug, Halbzüge, Halbzügen, Spielzug
# am Zug — never: an der Reihe, ist dran, bist dran
# beginnt (den ersten Zug hat) — never: fängt an, zieht zuerst, als Erster, als Zweiter
# Zufall — never: Los, das Los entscheidet
# offen für alle — never: wer mag, wer immer, irgendwen, irgendwer
# Gegner — never: Kontrahent, Rivale, Widersacher, Feind
# gegnerische, gegnerischen (Figuren, Bau, Fallen) — never: feindliche, feindlichen, fremde, fremden, fremder
# Herausforderung — never: Einladung, Anfrage, Spielanfrage
# Gegenvorschlag — never: Gegenangebot, anders vorschlagen
# Revanche — never: Rückspiel, Rückpartie
# Remis — never: Unentschieden, Patt
# abbrechen, abgebrochen (eine Partie, die nicht zählt) — never: absagen, abgesagt, sagt ab, Absage, stornieren
# annullieren, annulliert (Moderation: Das Ergebnis zählt nicht mehr) — never: streichen, gestrichen, streicht, ungültig, hinfällig
# zurückziehen (die eigene Herausforderung, das eigene Angebot) — never: widerrufen, zurücknimmt
# Rücknahme, zurücknehmen (eines Zuges) — never: Undo, Zugrücknahme
# ablehnen — never: zurückweisen, abweisen, verweigern
# beanspruchen (den Sieg) — never: reklamieren, reklamiert, einfordern
# Plan — never: auf Vorrat, Premove, bedingte, bedingten
# Urlaub — never: Ferien, Abwesenheit, Auszeit
# Bedenkzeit, Zeitkonto, Zuschlag — never: Zeitkontrolle, Inkrement, Zeitreserve, Zeitpolster
# fällig — never: Frist, Fristen, Deadline
# Wertung, gewertet, ungewertet — never: Elo, Rating, Ratings, freundschaftlich
# Rangliste — never: Bestenliste, Leaderboard, Ranking, Tabelle
# Ergebnisse, Erfolge (eines Spielers) — never: Glanzstück, Glanzstücke, Errungenschaften, Bilanz
# Notation (die Züge einer Partie als Text) — never: Aufzeichnung, Aufzeichnungen, Mitschrift, Protokolldatei
# Replay — never: Film, Filme, Animation, Wiederholung
# importieren, exportieren — never: einlesen, eingelesen, herausgeben, ausgeben
# Regelwerk — never: Regelsatz, Voreinstellung, Regelvariante
# Benachrichtigungen — never: Hinweis, Hinweise, Mitteilung, Mitteilungen
# blockieren, blockiert — never: sperren, gesperrt, sperrt, Sperre, Sperren, stummschalten
# Bot, Betreiber (des Bots) — never: Programm, Programme, Programmen, Roboter
# Server, Serververwaltung (laut Discord „Server verwalten“) — never: Gilde, Admin, Admins, Administrator, Besitzer
# Direktnachricht — never: DM, DMs, PN, Privatnachricht, private Nachricht
# Kanal, Thread, Rolle, Option, Knopf — never: Channel, Faden, Button, Schaltfläche
# schlagen — never: fressen, frisst, gefressen, essen, isst
# Bau, Falle, Fluss, Rang — never: Höhle, Grube, See, Rangstufe
# Vorrat, einsetzen, gegnerische Grundlinie — never: Hand, auf der Grundlinie, abwerfen, letzte Reihe
# verteilen, Reisfeld, Mandarinfeld, Bürger, Mandarin — never: säen, Stein, Steine, Steinen, Mulde, Mulden
# System (wie ein Turnier gespielt wird) — never: Turnierform, Turniermodus, Spielmodus
# Stichkampf — never: Tiebreak, Entscheidungsspiel
# Kurs, Aufgabe (zum Lernen) — never: Kapitel, Übung, Übungen
