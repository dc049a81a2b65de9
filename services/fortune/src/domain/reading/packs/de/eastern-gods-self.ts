import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const loveGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Zwei Menschen mit Meinung: Redet es durch, dann muss niemand klein beigeben.', 'Seite an Seite statt Kopf an Kopf; räumt den Wettkampf weg.'],
  劫财: ['Mehr Augen als sonst ruhen auf dir; lass sehen, zu wem du gehörst.', 'Tausch den Abend zu zweit nicht gegen die Clique.'],
  食神: ['Esst gut zusammen, und lachend rückt ihr näher.', 'Entspannt bist du am bezauberndsten.'],
  伤官: ['Eine schnelle Zunge kann schneiden: erst das Kompliment, dann die Bemerkung.', 'Esprit zieht an, Sanftheit hält.'],
  偏财: ['Einladungen stapeln sich; lass das Herz einen Ort wählen.', 'Romantik kommt unangemeldet; eine Eintrittskarte oder eine Blume genügt.'],
  正财: ['Geflickte Lampen und Fahrten nach Hause sind Liebeserklärungen.', 'Sprecht darüber, wie ihr leben wollt; die Zukunft steckt im Kleinen.'],
  七杀: ['Wer stärker ist, geht einen halben Schritt zurück, schon kann es atmen.', 'Heftiges Herzklopfen? Gib ihm drei Tage.'],
  正官: ['Über Verbindlichkeit darf man reden; mit Ernst verlierst du nichts.', 'Gute Manieren können auch warm sein.'],
  偏印: ['Zu weit gedacht vertreibt die Liebe; frag nach und bleib ruhig.', 'Stille Nähe braucht nicht auf jeden Satz eine Antwort.'],
  正印: ['Umsorgt zu werden ist schön, umarm zurück.', 'Stell deinen Lieblingsmenschen den Älteren vor; ein Segen gibt Halt.'],
}

export const careerGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Das Team ist Hilfe und Spiegel zugleich; zieht die Grenzen, dann legt los.', 'Allein bist du schnell, aber melde dich an den Meilensteinen.'],
  劫财: ['Jemand greift nach deinem Verdienst: Hinterlass Spuren.', 'Lass dich von Konkurrenz anspornen und schau auf die Aufgabe, nicht nach nebenan.'],
  食神: ['Einfälle kommen leicht, aufgeschrieben werden sie zu Ergebnissen.', 'Bring anderen bei, was du kannst, und dein Ruf wächst leise.'],
  伤官: ['Die Reform ist richtig; trag sie sanft vor.', 'Gestalten und Schreiben glänzen; der Rahmen kann warten.'],
  偏财: ['Wege lohnen sich: Mach noch einen Besuch mehr.', 'Bleib beweglich; in der Neuigkeit von nebenan steckt ein Hinweis.'],
  正财: ['Schritt für Schritt kommt der Ertrag; pünktlich liefern zählt am meisten.', 'Rechne die Kosten aus, dann hört die Chefetage zu.'],
  七杀: ['Eine schwere Aufgabe in drei Teilen macht keine Angst.', 'Du hast das Schwierige genommen; das merkt man sich.'],
  正官: ['Klare Pflichten, richtige Wege: Darauf schauen Beförderungen.', 'Stimm das Ziel nach oben ab und erspar dir die zweite Runde.'],
  偏印: ['Ein seltenes Können findet seinen Platz; je tiefer, desto seltener.', 'Lies den alten Fall aus einem anderen Winkel, samt Fußnoten.'],
  正印: ['Jemand Erfahrenes würde es dir zeigen; fragen kostet keine Punkte.', 'Zeugnisse, Kurse, Ablage: früh erledigen.'],
}

export const healthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Fit genug für ein Spiel mit Freunden.', 'Sich zu beweisen zehrt; setz dich, wenn du müde bist.'],
  劫财: ['Auf dem Fest weniger trinken und ohne schlechtes Gewissen früh gehen.', 'Andere bringen deinen Takt durcheinander, also hüte die Schlafenszeit.'],
  食神: ['Der Appetit ist gut; kau langsam.', 'Ein leichter Sinn entspannt den Körper: Sonne und ein gesummtes Lied.'],
  伤官: ['Die Gedanken rasen; auf dem Papier lassen sie dich los.', 'Hitziger Kopf? Spül den Mund aus, bevor du sprichst.'],
  偏财: ['Viel unterwegs: Nimm Wasser und eine Jacke mit.', 'Hab deinen Spaß und vergiss den Weg ins Bett nicht.'],
  正财: ['Feste Zeiten und Portionen: die Lieblingswörter deines Körpers.', 'Spar keine Zeit, indem du eine Mahlzeit auslässt.'],
  七杀: ['Ein steifer Nacken mag heißes Wasser.', 'Zehnmal lang ausatmen bringt mehr als Kaffee.'],
  正官: ['Regelmäßigkeit ist die Kur und der Wecker das Rezept.', 'Sitz aufrecht, dein Rücken wird dankbar sein.'],
  偏印: ['Viel Denken, leichter Schlaf; ein Fußbad zieht die Ideen nach unten.', 'Alleinsein erholt, nur nicht hinter verriegelter Tür.'],
  正印: ['Gut zum Erholen: Eine Stunde früher schlafen ist so gut wie ein halber freier Tag.', 'Suppe und Brei: sachte, sachte.'],
}
