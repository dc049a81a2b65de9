import type { BaziPack } from '../../pack/bazi.ts'
import { dayMaster, spirits } from './bazi-stems.ts'

export const bazi: BaziPack = {
  dayMasterName: '{stem}, {element}',
  dayMaster,
  spirits,
  strength: {
    weak: [
      'Zart ist {element.your}, ein Trieb im kalten Frühling: erst Nahrung und Gesellschaft, dann der Einsatz.',
      'Nur flach wurzelt {element.your}; sich Kraft zu leihen ist keine Schande, und Ausruhen will gekonnt sein.',
    ],
    balanced: [
      'Im Gleichgewicht ist {element.your} und kann drücken wie halten; so wenig Schieflage ist selten.',
      'Gut verteilt braucht {element.your} weder Nachschub noch Abfluss, nur den eigenen Rhythmus.',
    ],
    strong: [
      'Randvoll wie ein See ist {element.your}; mit einem Abfluss wird daraus eine Landschaft.',
      'Reichlich vorhanden ist {element.your}: Wille und Kraft stehen hoch, also gib, schaff etwas, übernimm.',
    ],
  },
  reasoning: {
    inSeason: 'Der Monatszweig {branch} nährt den Tagesmeister ({element}): Er steht in seiner Saison.',
    outOfSeason: 'Der Monatszweig {branch} nährt den Tagesmeister ({element}) nicht: Er steht außerhalb seiner Saison.',
    roots: 'Zweige außer dem des Monats, in denen er wurzelt: {n}.',
    allies: 'Weitere Stämme, die ihm gleichen oder ihn hervorbringen: {n}.',
    support: 'Rund {percent} % der Tafel tragen den Tagesmeister.',
    favourable: 'Für Ausgleich sorgen deshalb: {list}.',
    structures: {
      following: 'Eine andere Schule sieht hier vielleicht mehr: Weder Stämme noch Zweige stützen den Tagesmeister, das wäre eine folgende Tafel (从格). Sie geht mit dem Strom und setzt auf {list}. Diese Deutung bleibt beim Ausgleich.',
      'near-following': 'Eine andere Schule sieht hier vielleicht mehr: Nur noch eine Spur in einem Zweig stützt den Tagesmeister, das kommt einer folgenden Tafel nahe (假从). Sie geht mit dem Strom und setzt auf {list}. Diese Deutung bleibt beim Ausgleich.',
      dominant: 'Eine andere Schule sieht hier vielleicht mehr: Der weitaus größte Teil der Tafel stützt den Tagesmeister, das wäre eine beherrschende Tafel (专旺). Sie geht mit der eigenen Kraft und setzt auf {list}. Diese Deutung bleibt beim Ausgleich.',
    },
  },
  favour: {
    wood: [
      'Holz gleicht deine Tafel aus: Pflanzen, Bücher, Morgenlicht, ein Gang nach Osten.',
      'Zieh etwas auf der Fensterbank und lern ein Handwerk, das Zeit braucht; beides ist Holz.',
    ],
    fire: [
      'Feuer weckt deine Tafel: Sonnenschein, eine Bühne, lautes Lachen.',
      'Umgib dich mit warmen Menschen und trag deine Ideen ans Licht; das ist Feuer für dich.',
    ],
    earth: [
      'Erde gibt deiner Tafel Halt: feste Stunden, Hausmannskost, ein Ort, an den du zurückkehrst.',
      'Ein fester Winkel und eine feste Zeit bringen dir Erde; langsam ist standfest.',
    ],
    metal: [
      'Metall stutzt deine Tafel: ausmisten, das Sprechen üben, einen Grundsatz halten.',
      'Benenn deine Grenzen und schleif eine Fertigkeit zur Schneide, da hast du dein Metall.',
    ],
    water: [
      'Wasser befeuchtet deine Tafel: unterwegs sein, zuhören, am Fluss etwas zu Ende denken.',
      'Reisen, Schreiben und frühe Nächte geben deinen Gedanken ein Bett, wie Wasser es braucht.',
    ],
  },
  rich: {
    wood: ['Holz führt mit rund {percent} %: Güte und Wachstum sind stark, vergiss den Schnitt nicht.'],
    fire: ['Feuer führt mit rund {percent} %: warm und zuvorkommend, gib acht, dich nicht zu versengen.'],
    earth: ['Erde führt mit rund {percent} %: fest und treu, lass dich nicht verschütten.'],
    metal: ['Metall führt mit rund {percent} %: entschlossen und gerecht, lass der Weichheit Platz.'],
    water: ['Wasser führt mit rund {percent} %: hell und beweglich, bau ihm ein Ufer.'],
  },
  lacking: {
    wood: ['Kein Holz unter den Zeichen: Geduld und Pläne pflanzt du durch Gewohnheit, fang mit einer kleinen an.'],
    fire: ['Kein Feuer unter den Zeichen: Die Wärme zündest du selbst an, beginnend mit einem Kompliment.'],
    earth: ['Keine Erde unter den Zeichen: Bau dir die Ruhe aus festen Stunden und einem festen Ort.'],
    metal: ['Kein Metall unter den Zeichen: Üb „Abgemacht“ an Kleinigkeiten.'],
    water: ['Kein Wasser unter den Zeichen: Lass etwas Zeit ohne Zweck und sieh zu, wie sie fließt.'],
  },
  complete: [
    'Alle fünf Elemente sind da: Du kommst mit allen aus, schwer ist nur das Auswählen.',
    'Keines der fünf fehlt; auf so festem Sockel ragt eine Besonderheit heraus.',
  ],
  monthGod: {
    比肩: ['{god} im Monatsstamm: Du stehst auf eigenen Füßen und lernst am meisten von Ebenbürtigen.'],
    劫财: ['{god} im Monatsstamm: Wagemut; sind die Anteile geklärt, hält dich nichts auf.'],
    食神: ['{god} im Monatsstamm: gütig und begabt, deinen Platz gewinnst du durch Können und Wohlwollen.'],
    伤官: ['{god} im Monatsstamm: sichtbarer Witz; Erfinden ist deine Reisschale und Takt ihr Rand.'],
    偏财: ['{god} im Monatsstamm: gewandt mit Menschen, und Gelegenheiten kommen aus dem Gedränge.'],
    正财: ['{god} im Monatsstamm: sparsam und ordentlich; Verlässlichkeit ist dein dickstes Kapital.'],
    七杀: ['{god} im Monatsstamm: Nerven unter Druck, je schwerer das Spiel, desto mehr zeigst du.'],
    正官: ['{god} im Monatsstamm: Regeln und ein guter Name; in einer festen Ordnung steigst du stetig.'],
    偏印: ['{god} im Monatsstamm: ein ungewöhnlicher Kopf, und deine Hauptstraße ist eine Seitengasse.'],
    正印: ['{god} im Monatsstamm: wissbegierig und beliebt; Wissen und Ältere sind dein Schirm.'],
  },
  luckGod: {
    比肩: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: Zeit, allein zu stehen und die eigenen Leute zu finden.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: die eigenen Schultern und Menschen mit demselben Weg.'],
    劫财: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: viele Menschen, viele Chancen, halt Maß und führ Buch.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: kühne Jahre; erst Verträge, dann Teilhaber.'],
    食神: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: Gaben blühen, und die Tage haben Geschmack.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Was du liebst, wird dein Erkennungszeichen.'],
    伤官: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: Wandel und Ausdruck sind die Hauptlinie.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Deine Stimme wird gehört, also stimm sie.'],
    偏财: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: Die Welt wird weit, und jede Reise bringt etwas mit.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: doppelt so viel zu sehen, doppelt so viele Bekannte, ein Herz.'],
    正财: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: eine Zeit für Haus und Herd.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Stetige Arbeit legt Stein auf Stein.'],
    七杀: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: schwere Lasten, schnelles Wachstum, gib auf dich acht.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Harte Aufgaben schleifen dich; plan die Pausen ein.'],
    正官: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: Name und Pflicht steigen eine Stufe.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Du trägst es gut, und dein Ruf geht voraus.'],
    偏印: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: tiefer gehen, forschen, innen aufräumen.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Grab nach innen bis zu dem Wasser, das sonst niemand hat.'],
    正印: ['{from} bis {to}, Säule {stem} {branch}, vorn steht {god}: Hilfe und Lernen, die Stille steht dir.', 'Zehn Jahre {stem} {branch} ({from}–{to}), Leitwort {god}: Bücher und Ältere zur Hand, der Geist wird weit.'],
  },
  luckSuits: {
    good: ['Ihr Stamm ist {element}, genau dein Ausgleich, also tu ein wenig mehr, solange es anhält.', '{element} hilft, und auf dieser Strecke kommt der Wind von hinten.'],
    plain: ['Ihr Stamm ist {element}, weder Fisch noch Fleisch; es kommt darauf an, wo du anschiebst.', '{element} bleibt neutral: Geh gleichmäßig weiter.'],
    hard: ['Ihr Stamm ist {element} und zerrt ein bisschen; langsamer und genauer, keine Mühe ist verloren.', 'Viel {element}, da ist diese Strecke zum Pflegen von Körper und Geist da.'],
  },
  periodSuits: {
    good: ['{element} mag deine Tafel, und {when} ist davon reichlich da: Beweg, was du bewegen wolltest.', 'Mit {element} auf deiner Seite geht die Arbeit leicht von der Hand; mach das Schwere zuerst.'],
    plain: ['{element} gibt {when} den Ton an, für deine Tafel weder Hilfe noch Last. Also wie immer.', 'Gleichmütig zeigt sich {element}: kein Grund zur Eile.'],
    hard: ['{element} drückt {when} etwas auf deine Tafel; ein Versprechen weniger, ein Atemzug mehr.', 'Ziemlich viel {element}, also bewahr, was du hast, und spar die Kraft für das eine, das zählt.'],
  },
}
