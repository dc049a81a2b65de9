import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const wealthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Jede Person achtet auf die eigene Börse; gemeinsame Einkäufe teilt ihr gerecht.', 'Du musst nicht auf dem Niveau deiner Freunde ausgeben.'],
  劫财: ['Notier, was du verleihst und ausgibst, und spar am schönen Schein.', 'Im Getöse des Schlussverkaufs ist die zugeknöpfte Tasche am klügsten.'],
  食神: ['Handarbeit könnte ein wenig abwerfen; genieß sie zuerst.', 'Gönn dir gutes Essen und wirf nichts davon weg.'],
  伤官: ['Ideen haben einen Wert; klär, wem sie gehören, bevor du sie veröffentlichst.', 'Für den Kitzel eines Augenblicks zu zahlen, reut schnell.'],
  偏财: ['Gelegenheiten am Rand: viel schauen, wenig rühren, erst verstehen.', 'Gefälligkeiten gehen hin und her; führ das Buch im Kopf.'],
  正财: ['Lohn und Dank sind in Sicht; leg erst einen Teil zurück, dann gib aus.', 'Langsam sparen ist am sichersten; jedes bisschen zählt.'],
  七杀: ['Verteil die schweren Ausgaben und schluck sie nicht am Stück.', 'Mach um große Risiken einen Bogen; auch Ruhe ist ein Gewinn.'],
  正官: ['Hefte die Papiere ab und zahl Fälliges, wenn es fällig ist.', 'Der offizielle Weg ist langsamer und lässt dich schlafen.'],
  偏印: ['Sammelfieber? Nimm ein Stück.', 'Kauf dir Seelenruhe, niemals Sorgen.'],
  正印: ['Was du fürs Lernen ausgibst, geht nie verloren.', 'Die Sparsamkeit der Älteren hat Methode; leih ihr ein Ohr.'],
}

export const familyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Unter Geschwistern: geradeheraus sagen, nicht einlagern.', 'Teilt die Hausarbeit auf, dann fühlt sich niemand ausgenutzt.'],
  劫财: ['Legt das Familiengeld offen auf den Tisch; so bleibt die Verwandtschaft freundlich.', 'Schon wieder Besuch? Frag, ob die anderen müde sind.'],
  食神: ['Koch dein Paradegericht, das Lachen kommt von selbst mit.', 'Spiel eine Weile mit einem Kind oder einem Haustier.'],
  伤官: ['Bei den Älteren einen halben Ton leiser; das Argument kann warten.', 'Das Wohnzimmer ist kein Gericht; du musst nicht gewinnen.'],
  偏财: ['Bring eine kleine Überraschung mit; der Preis ist egal.', 'Erzähl daheim, was du draußen gesehen hast; das hören alle gern.'],
  正财: ['Ordnet die Haushaltskasse, und die Tage werden heller.', 'Die Lampe zu reparieren sagt mehr als schöne Worte.'],
  七杀: ['Lass die Hitze der Arbeit auf der Fußmatte liegen.', 'Jemand muss zu Hause entscheiden: du, mit leiser Stimme.'],
  正官: ['Halt das Versprechen, das du zu Hause gegeben hast; es wiegt schwer.', 'Hausregeln sind gut, mit einem Lächeln.'],
  偏印: ['Sag, dass du gern allein wärst; man wird es verstehen.', 'Alte Fotos machen manche Gespräche leichter.'],
  正印: ['Ruf deine Mutter an oder jemand Älteren und lass in Ruhe ausreden.', 'Die Familie steht hinter dir: Setz dich eine Weile dazu und spür die Kraft.'],
}

export const studyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Lern mit jemandem um die Wette; das gibt Tempo.', 'Deine eigene Methode passt zu dir; bleib dabei.'],
  劫财: ['Lass das Gedränge aus: Eine Stunde am Schreibtisch ist am meisten wert.', 'Teil deine Notizen, und mehr kommt zurück.'],
  食神: ['Lass das Interesse vorangehen, dann bleibt es im Kopf.', 'Lieber einmal erklären als dreimal lesen.'],
  伤官: ['Zweifeln ist gut, nach dem Lehrbuch.', 'Ein Geistesblitz von Formulierung: festhalten, solange er heiß ist.'],
  偏财: ['Abseitiges macht Spaß; behalt die Hauptstraße.', 'Du lernst am besten vor Ort; geh hin und sieh es dir an.'],
  正财: ['Ein Kapitel nach Plan, und der Fortschritt ist zu sehen.', 'Saubere Notizen halbieren das Wiederholen.'],
  七杀: ['Mach erst, was du kannst, dann beiß in das Harte.', 'Nervosität ist Treibstoff; atme, bevor du umblätterst.'],
  正官: ['Halt dich an den Lehrplan; beim Thema bleiben zahlt sich aus.', 'Gib pünktlich ab; solche Namen merkt man sich.'],
  偏印: ['Jetzt der entlegene Winkel; je tiefer, desto schmackhafter.', 'Nächtliche Einfälle sind seltsam: Prüf sie bei Tag.'],
  正印: ['Klassiker und Lehrkräfte belohnen beide einen Besuch.', 'Das Gedächtnis ist gut, also lern etwas auswendig.'],
}
