import type { EasternPack } from '../../pack/eastern.ts'
import { familyGod, studyGod, wealthGod } from './eastern-gods-home.ts'
import { careerGod, healthGod, loveGod } from './eastern-gods-self.ts'
import { areaRelation } from './eastern-relations.ts'

export const eastern: EasternPack = {
  relation: {
    same: [
      '{branch} ist der eigene Zweig {animal.gen}: {when} kommen deine Stärken und deine Launen in doppelter Größe.',
      'Wie eine Begegnung mit dir selbst: {when} regiert {branch}, {animal.nom} ist kaum zu übersehen, also geh ruhigen Schrittes.',
      '{animal.nom} hat mit {branch} {when} Heimrecht: das Herz setzen lassen, auf Kraftproben verzichten.',
    ],
    union: [
      '{branch} gibt {animal.dat} {when} die Hand; jemand will helfen, und du willst dir helfen lassen.',
      'Zwischen {branch} und {animal.dat} herrscht Harmonie, das passt {when} gut zu Treffen und Abmachungen.',
      'Wie Zapfen und Nut passt {branch} {animal.to}: Geh {when} in Gesellschaft.',
    ],
    trine: [
      '{branch} gehört zum Dreierbund {animal.gen}, und {when} fühlt es sich an wie ein leichter Schub im Rücken.',
      'Verwandte Seelen scharen sich {when} um {animal.acc}, {branch} hat sie gerufen.',
      'Drei Zweige schließen einen Kreis: {branch} leiht {animal.dat} {when} Menschen und Atem.',
    ],
    clash: [
      '{branch} steht {animal.dat} gegenüber, da kann {when} einiges verrutschen; lockere Pläne reisen am besten.',
      'Ein holpriges Stück Weg: {branch} prallt {when} auf {animal.acc}. Erst festen Stand, dann Bewegung.',
      'Lieber selbst ändern als geändert werden, meint {animal.nom}; {branch} drängt {when}.',
    ],
    punish: [
      '{branch} streicht {animal.dat} {when} gegen das Fell: Vielleicht streitest du mit dir selbst, also lass Worte eine Runde drehen, bevor sie hinausdürfen.',
      'Regeln und Papiere {when} zweimal lesen, denn {branch} und {animal.nom} zwicken einander.',
      'Nur ein kleiner Dorn: {branch} sitzt {when} in der Pfote, und {animal.nom} sollte nicht daran reißen.',
    ],
    harm: [
      '{branch} und {animal.nom} missverstehen sich {when}; Ärger wächst dort, wo etwas nicht klar gesagt wurde.',
      'Trag deine Botschaften {when} selbst; {animal.nom} und {branch} kommen mit Zwischenträgern nicht zurecht.',
      'Etwas mehr Sorgfalt, etwas weniger Argwohn: So kommt {animal.nom} {when} mit {branch} aus.',
    ],
    break: [
      '{branch} bricht {when} eine Ecke aus dem Plan, und das geänderte Stück passt {animal.dat} vielleicht besser.',
      'Altes Zeug und alte Gewohnheiten dürfen {when} gehen: {branch} lockert, was {animal.dat} zu klein geworden ist.',
      'Gelockert ist nicht zerbrochen. {branch} öffnet {animal.dat} {when} einen Spalt.',
    ],
    plain: [
      '{branch} lässt {animal.acc} {when} in Frieden: kein Wind, keine Welle, mach dein eigenes Ding.',
      'Höflich gehen {animal.nom} und {branch} aneinander vorbei; {when} liegt das meiste an deinem eigenen Rhythmus.',
      'Von {branch} weder geschoben noch gebremst, fährt {animal.nom} {when} mit ganz gewöhnlichem Sinn am besten.',
    ],
  },
  god: {
    比肩: [
      'Der Stamm {stem} ist dein Freund 比肩: Ebenbürtige kommen näher, also teilt die Last.',
      'Deine Meinung wird fester mit {stem}, dem Freund 比肩; triffst du auf eine andere feste, hör bis zum Ende zu.',
    ],
    劫财: [
      'Mit {stem}, dem Rivalen 劫财, kommt Trubel und jemand, der ein Stück abhaben möchte; heb Belege auf, für Geld und Gefühle.',
      '{stem} als Rivale 劫财 bringt Schwung und Gerempel. Gib ein wenig nach und behalt den Stand.',
    ],
    食神: [
      'Der Stamm {stem} ist der Essende Gott 食神: gutes Essen, ein freier Kopf und Einfälle, die aus der Muße kommen.',
      'Langsam geht es mit {stem}, deinem Essenden Gott 食神; manches gart von allein.',
    ],
    伤官: [
      '{stem}, der Verletzende Offizier 伤官, lässt Talent aufblitzen und Zungen spitz werden; lass auch anderen etwas zu sagen.',
      'Spreng ruhig die Form, sagt {stem} als Verletzender Offizier 伤官, aber lern sie vorher.',
    ],
    偏财: [
      'Gelegenheiten liegen unterwegs, solange {stem} dein Indirekter Reichtum 偏财 ist; Wohlwollen trifft vor dem Taschenrechner ein.',
      '{stem}, der Indirekte Reichtum 偏财, macht den Blick weit: Frag vor dem Handeln, ob es fest genug steht.',
    ],
    正财: [
      'Mit {stem} als Direktem Reichtum 正财 trägt jede Furche ihre Ähre; wer sorgfältig rechnet, zeigt Können.',
      'Solide heißt das Wort: pünktlich, vollständig, wie verabredet, denn {stem} ist der Direkte Reichtum 正财.',
    ],
    七杀: [
      'Der Druck trommelt, {stem} steht für die Sieben Tötungen 七杀; mach das schwerste Stück zuerst.',
      'Wer sich traut, bekommt Respekt, wenn {stem} die Sieben Tötungen 七杀 bringt. Atme zwischendurch aus.',
    ],
    正官: [
      'Titel und Pflicht kommen im Doppelpack mit {stem}, dem Direkten Offizier 正官; nach Vorschrift ist der leichte Weg.',
      'Pünktlich und treu zum Wort: So gewinnst du Vertrauen, sagt {stem} als Direkter Offizier 正官.',
    ],
    偏印: [
      'Ahnungen sind scharf mit {stem}, der Indirekten Ressource 偏印; schreib auf, was dir beim Alleinsein zufliegt.',
      'Abseitige Themen rufen dich unter {stem}, der Indirekten Ressource 偏印. Lass das Tun nicht im Grübeln ersticken.',
    ],
    正印: [
      'Jemand hält dir den Rücken frei, und ein Buch liegt bereit: {stem} ist die Direkte Ressource 正印, also lass den Kopf zur Ruhe kommen.',
      'Wie eine dicke Decke legt sich {stem}, die Direkte Ressource 正印, um dich: gut zum Fragen, Lernen, Genesen.',
    ],
  },
  officer: [
    ['Ein Tag des Gründens 建 mag Anfänge in bescheidener Größe; den großen Bau lass noch liegen.', 'Die Kraft steigt: hinausgehen, Leute treffen, ein neues Heft aufschlagen.'],
    ['Ein Tag des Entfernens 除 ist zum Fegen da, für Staub wie für Sorgen.', 'Wirf etwas weg, das du nicht mehr benutzt; das macht Platz.'],
    ['Ein Tag des Füllens 满 passt zu Ernte und Geselligkeit; eine randvolle Tasse läuft über, also lass etwas ungesagt.', 'In der Schüssel ist mehr als genug. Geteilt duftet es besser.'],
    ['Ein Tag des Ebnens 平 ist zum Wegebessern da; sind die kleinen Buckel fort, rollt auch das Große.', 'Heute kein Wettstreit: Füll lieber ein Schlagloch auf.'],
    ['Ein Tag des Festlegens 定 hält Bedingungen und Regeln fest; was entschieden ist, bleibt entschieden.', 'Unterschreib es, mach es fertig, vereinbart eine Uhrzeit.'],
    ['Ein Tag des Festhaltens 执 will Ausdauer; behalt diesen Faden in der Hand.', 'Eine Sache bis ganz zum Schluss schlägt drei Anfänge.'],
    ['Ein Tag des Brechens 破 baut eher ab als auf, eine schöne Zeit für Reparaturen.', 'Eine alte Gewohnheit zu brechen ist mehr wert als jeder neue Vorsatz.'],
    ['Ein Tag der Vorsicht 危 bittet in der Höhe um behutsame Schritte; wer achtgibt, steht sicher.', 'Geh am steilen Stück langsam; die Aussicht gibt es dort auch.'],
    ['Ein Tag des Gelingens 成 bringt Dinge zum Abschluss; nagle den Termin fest, der ständig verrutscht.', 'Der Graben ist gezogen, das Wasser kommt: Sag, was gesagt werden sollte.'],
    ['Ein Tag des Einholens 收 bringt Waren und Außenstände heim, nichts Üppiges.', 'Hol herein, was draußen herumliegt, Stück für Stück.'],
    ['Ein Tag des Öffnens 开 tut Türen auf, Läden, Münder und Fenster.', 'Der Weg ist frei; wer zuerst aufbricht, sieht zuerst.'],
    ['Ein Tag des Schließens 闭 hält die Tür zu: flicken, verwahren, früh schlafen gehen.', 'Behalt ein Geheimnis für dich und ruh dich vor der nächsten Öffnung aus.'],
  ],
  areaGod: {
    love: loveGod,
    career: careerGod,
    wealth: wealthGod,
    health: healthGod,
    family: familyGod,
    study: studyGod,
  },
  areaRelation,
  bestDay: [
    'Am besten gestimmt ist der {day}, Säule {stem} {branch}: Dort gehört hin, was wichtig ist.',
    'Glatt läuft es am {day} unter {stem} {branch}, wie gemacht für Treffen und Entschlüsse.',
  ],
  carefulDay: [
    'Enger wird der Takt am {day} mit {stem} {branch}; ein Termin weniger, etwas mehr Schlaf.',
    'Am {day} wartet {stem} {branch}: halten statt drücken, und einen halben Satz zurückbehalten.',
  ],
  yearStar: {
    same: ['{year} ist der Jahreszweig {branch} der eigene {animal.gen}: ein Jahr, um erst dich selbst zu ordnen und dann alles andere aufzubauen.'],
    union: ['{year} steht der Jahreszweig {branch} in Harmonie mit {animal.dat}; Gesellschaft ist der Schatz, lehn dich an und mach größere Schritte.'],
    trine: ['{year} gehört der Jahreszweig {branch} zum Dreierbund {animal.gen}; Menschen sammeln sich, also mach aus einer Idee etwas für viele.'],
    clash: ['{year} steht der Jahreszweig {branch} {animal.dat} gegenüber; Umzug und Wandel melden sich oft, und selbst eingefädelt erschrecken sie nicht.'],
    punish: ['{year} zwickt der Jahreszweig {branch} {animal.acc}; zu lernen ist der Frieden mit dir selbst, und am leichtesten geht es nach den Regeln.'],
    harm: ['{year} liegt der Jahreszweig {branch} mit {animal.dat} überkreuz; sprich deutlich und polier eine alte Freundschaft auf.'],
    break: ['{year} lockert der Jahreszweig {branch} den alten Rahmen {animal.gen}: kleine Reparaturen, eine andere Art zu leben.'],
    plain: ['{year} lässt der Jahreszweig {branch} {animal.acc} gewähren; auf ebener Straße lohnt es mehr, Können zu sammeln, als zu warten.'],
  },
}
