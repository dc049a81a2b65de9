import type { Pool, Twelve } from '../../pack/text.ts'

export const moonLove: Twelve<Pool> = [
  ['Am meisten berührst du, wie du bist; für niemanden musst du dich leiser drehen.', 'Gefällt dir jemand, geh einen Schritt näher. Augen überzeugen besser als Sprüche.'],
  ['Ein mit Sorgfalt gekochtes Essen sagt mehr als zehn süße Sätze.', 'Gib Sicherheit durch das, was du tust, und bewahr auch deine eigene Linie.'],
  ['Plaudert zwei Sätze länger als nötig; genau dort keimt es.', 'Du vermisst jemanden? Schreib. Raten lassen ist unfair.'],
  ['Zeig deinen ganz normalen Tag; auch ein geteiltes Sofa kann romantisch sein.', 'Wenn etwas wehtut, erzähl zuerst das Gefühl und danach die Gründe.'],
  ['Ein Tag für ein Rendezvous, und sei es der absichtlich lange Heimweg.', 'Wer allein lebt, stolpert womöglich über einen Menschen mit Humor.'],
  ['Liebhaben heißt sich merken: wer schnell friert, wer keinen Koriander mag.', 'Kritik ist keine Fürsorge. Versuch es mit Lob.'],
  ['Führt das Gespräch von Angesicht zu Angesicht zu Ende, dann seid ihr ein Feld weiter.', 'Jemand wartet darauf, zu hören, woran ihr seid; sei freundlich und deutlich.'],
  ['Nähe braucht Mut: Zeig deine weichste Stelle, aber dem richtigen Menschen.', 'Frag dich vor der Eifersucht, wovor du eigentlich Angst hast.'],
  ['Plant eine kleine Reise; schon das Planen ist süß.', 'Vergleicht, woran ihr glaubt, und lacht dabei.'],
  ['Viel zu tun ist in Ordnung, ein Wort vorab ist besser.', 'Zu Hause ist niemand dein Personal; lass die Effizienz an der Garderobe.'],
  ['Unter Freunden kann etwas beginnen; sei zuerst gute Gesellschaft.', 'Lasst einander Platz, die Sehnsucht wächst von allein.'],
  ['Denk in Ruhe an jemanden; davon wissen muss niemand.', 'Lass eine alte Liebe kurz hindurchspülen und wieder davontreiben.'],
]

export const moonCareer: Twelve<Pool> = [
  ['Greif nach dem schweren Stück; man merkt sich, wer es genommen hat.', 'Trau bei der Richtung dem ersten Eindruck und bei den Details dem Nachmittag.'],
  ['Preis, Stunden und Ergebnis gehören aufs Papier; so sieht Profiarbeit aus.', 'Heute gewinnt die langsame Arbeit; Qualität ist deine beste Karte.'],
  ['Ein „Warum“ mehr in der Besprechung erspart eine Woche Nacharbeit.', 'Lies die Mail zweimal; sonst spielt ein Tippfehler die Hauptrolle.'],
  ['Am besten arbeitest du, wo du dich zu Hause fühlst, also tu es dort, wenn es geht.', 'Beruhig das Team, dann folgt auch der Zeitplan.'],
  ['Wirf die leicht verrückte Idee in die Runde; jemand wird sie fangen.', 'Erzähl den Bericht wie eine Geschichte, und alle setzen sich auf.'],
  ['Lass die Liste dirigieren; das Durchstreichen ist die halbe Freude.', 'Wenn du schon dabei bist, reparier den alten Fehler im Ablauf.'],
  ['Gut zum Verhandeln: Leg zuerst die Wünsche der anderen auf den Tisch.', 'Lass jemanden aus dem Team in deinen toten Winkel schauen.'],
  ['Recherche, Zahlen, Ursachen: graben.', 'Schließ die heikle Akte weg und sag den heiklen Satz unter vier Augen.'],
  ['Schau über das Quartal hinaus, dann fällt die Wahl von heute leichter.', 'Abteilungen oder Sprachen zu verbinden, liegt dir heute.'],
  ['Blicke von oben kommen vorbei, also stell Ergebnisse ins Fenster.', 'Schieb das Urteil nicht auf; sprich es ruhig aus.'],
  ['Ruf eine kurze Runde zusammen: Viele Köpfe schlagen eine geschlossene Tür.', 'Sieh heute das lange Projekt durch; die Richtung zählt mehr als das Tempo.'],
  ['Die Arbeit hinter den Kulissen fließt; die Stummtaste ist dein bestes Werkzeug.', 'Unsicher? Versprich nichts und antworte morgen früh.'],
]

export const moonWealth: Twelve<Pool> = [
  ['Was du für dich selbst ausgibst, darf lange halten.', 'Lass den Spontankauf über Nacht im Warenkorb.'],
  ['Zehn Minuten Haushaltsbuch hellen den ganzen Tag auf.', 'Vergleich vor dem Bestellen; was du sparst, ist echt.'],
  ['Kleine Abos lecken am meisten; zähl sie einmal durch.', 'Frag jemanden, der sich auskennt; so eine Antwort ist Geld wert.'],
  ['Miss Zimmer und Budget aus, bevor du fürs Haus einkaufst.', 'In der Sparsamkeit der Älteren steckt Verstand.'],
  ['Gib dem Vergnügen eine Obergrenze, dann genießt du es mehr.', 'Auch ein Talent kann etwas einbringen: Fang winzig an.'],
  ['Erst aufbrauchen, dann ersetzen; Vorräte kosten Platz.', 'Ordne die Fixkosten der Größe nach und streich den letzten Posten.'],
  ['Bei gemeinsamem Geld kommen die Regeln vor der Freundschaft.', 'Du musst nicht jede Rechnung übernehmen; sie macht die Runde.'],
  ['Gemeinsame Konten wollen ausgerechnet heute angeschaut werden.', 'Schreib auf, wer wem was ausgelegt hat, dann schwebt nichts mehr im Raum.'],
  ['Kurse und Reisen lohnen sich, wenn du sie wirklich nutzt.', 'Schiel nicht auf große Zahlen in der Ferne; rechne die nahen zusammen.'],
  ['Es geht ums Gehalt? Lass die Ergebnisse den Anfang machen.', 'Ist das Ding zum Vorzeigen den Preis wert, ganz ehrlich?'],
  ['Kauft gemeinsam, und nur, was ihr ohnehin wolltet.', 'Hör dir die Tipps im Freundeskreis an und entscheide dann allein.'],
  ['Schau auf den Kontostand statt auf die Kurse.', 'Ein kleines Geschenk ohne Absender kostet wenig und wärmt sehr.'],
]

export const moonHealth: Twelve<Pool> = [
  ['Bewegung macht dich wach; zwanzig flotte Minuten reichen.', 'Augen und Stirn werden zuerst müde; sieh in die Ferne.'],
  ['Iss langsamer, Hals und Bauch danken es dir.', 'Ein pünktliches Frühstück ist der Boden, auf dem der Tag steht.'],
  ['Schultern lockern, Handgelenke kreisen, zwischen zwei Mails.', 'Drei tiefe Atemzüge; und bei so viel Reden das Trinken nicht vergessen.'],
  ['Suppe tut der Stimmung gut; sei früh genug daheim für einen Teller.', 'Dein Magen hört mit, also keine Sorgen bei Tisch.'],
  ['Herzhaft lachen schlägt jedes Nickerchen; such dir einen Anlass.', 'Rücken gerade, Brust auf, Herz leichter.'],
  ['Feste Zeiten sind das Rezept; hör auf, wenn Schluss ist.', 'Lass einen fettigen Bissen weg und spür den Unterschied.'],
  ['Verabrede dich zum Sport, dann bleibst du dran.', 'Dein unterer Rücken möchte, dass du aufstehst und Wasser holst.'],
  ['Ein warmes Fußbad nimmt dir den Tag aus den Knochen.', 'Späte Nächte kosten am meisten; verschieb es auf morgen früh.'],
  ['Geh dorthin, wo es weit ist; Beine und Laune mögen das.', 'Hör auf, wenn du zu drei Vierteln satt bist, so kommst du weiter.'],
  ['Knie und Wirbelsäule haben viel getragen: fünf Minuten dehnen.', 'Das Essen vergessen? Stell dir für mittags einen Wecker.'],
  ['Lüfte durch und verlass jede Stunde einmal den Bildschirm.', 'Lass die Knöchel kreisen; kommt das Blut in Gang, zieht die Stimmung nach.'],
  ['Hol heute Schlaf nach, und seien es fünfzehn Minuten nach dem Essen.', 'Weniger Kaffee, mehr Wasser, ruhigere Träume.'],
]
