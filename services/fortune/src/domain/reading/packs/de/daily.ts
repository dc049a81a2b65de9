import type { DailyPack } from '../../pack/daily.ts'
import { moonHouse, rulerHouse, sunHouse } from './daily-houses.ts'
import { aspects, ingress, lunation, phaseAdvice, phases, retrograde } from './daily-sky.ts'

export const daily: DailyPack = {
  moonHouse,
  aspects,
  rulerHouse,
  phases,
  phaseAdvice,
  houseDeed: [
    ['Sag deinem Spiegelbild einen Satz, der stimmt und guttut.', 'Schreib „Ich will“ auf ein Blatt und führ den Satz zu Ende.'],
    ['Geh die Rechnungen des Monats durch und kündige eine, die dir nicht fehlen wird.', 'Reparier oder öl etwas, das du täglich in der Hand hast.'],
    ['Schick einen Gruß an jemanden, von dem du lange nichts gehört hast.', 'Nimm eine andere Straße als sonst, zehn Minuten reichen.'],
    ['Räum eine Schublade auf, nur die eine.', 'Ruf jemanden aus der Familie an und hör erst einmal zu.'],
    ['Halt dir eine halbe Stunde frei für etwas Schönes ohne Zweck.', 'Skizzier die Idee, die dir im Kopf herumgeht, ruhig krumm und schief.'],
    ['Bring die Kleinigkeit zu Ende, die du schon dreimal verschoben hast.', 'Leg das Handy heute Abend eine halbe Stunde früher weg.'],
    ['Frag jemanden, der dir nah ist: „Was brauchst du gerade von mir?“', 'Schreibt eine Abmachung auf und lest sie euch gegenseitig vor.'],
    ['Sprich aus, was du heruntergeschluckt hast, in der sanftesten Fassung.', 'Rechnet eine gemeinsame Ausgabe ab; danach ist die Luft klar.'],
    ['Lies zehn Seiten, die nichts mit der Arbeit zu tun haben.', 'Such den Ort heraus, von dem du träumst, und speicher ein einziges Bild.'],
    ['Schenk der wichtigsten Aufgabe die erste Stunde.', 'Notier in drei Zeilen, was du geschafft hast; morgen bist du froh darüber.'],
    ['Antworte auf eine Nachricht mit einem ganzen Satz statt mit dem Daumen.', 'Mach aus einem Wunsch fürs nächste Jahr einen Schritt für diese Woche.'],
    ['Schweig zehn Minuten und sieh aus dem Fenster.', 'Mach früher Schluss und bring das Knäuel im Kopf zu Papier.'],
  ],
  ingress,
  lunation,
  retrograde,
  sunHouse,
  bestDay: [
    'Am leichtesten läuft es am {day}: Der Mond steht {moonSign.in}, nimm dir {topic.acc} vor.',
    'Wenn etwas zählt, leg es auf den {day}; der {moonSign}-Mond scheint dann auf {topic.acc}.',
    'Den geringsten Widerstand bringt der {day}, also mach bei {topic.dat} den ersten Schritt.',
  ],
  carefulDay: [
    'Am {day} lieber einen Gang herunter; was {topic.acc} betrifft, klärst du besser am Morgen danach.',
    'Um den {day} macht der {moonSign}-Mond alle ein bisschen stur; lass Lücken im Kalender.',
    'Pack den {day} nicht voll: Ruckelt es bei {topic.dat}, schlaf vor jeder Entscheidung eine Nacht.',
  ],
}
