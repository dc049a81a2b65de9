import type { DailyPack } from '../../pack/daily.ts'

export const aspects: DailyPack['aspects'] = {
  conjunction: [
    '{a.nom} und {b.nom} gehen Schulter an Schulter und drehen {aTheme} und {bTheme} zu einem Seil; gedacht, getan.',
    'Ein und dieselbe Sache zieht an deiner {aTheme} und an deiner {bTheme}, weil {a.nom} und {b.nom} zusammenstehen; sie verdient deine ganze Aufmerksamkeit.',
    'Neben {a.dat} gibt {b.nom} der {bTheme} ein Rückgrat. Gut für einen Anfang.',
    'Zweimal hörst du denselben Satz: {a.Nom} sagt ihn mit {aTheme}, {b.nom} mit {bTheme}.',
  ],
  sextile: [
    '{a.nom} zwinkert {b.dat} zu: Zwischen {aTheme} und {bTheme} steht eine Tür einen Spalt offen. Drück dagegen.',
    'Die Gelegenheit steckt in einer helfenden Hand: {b.Nom} lockert deine {bTheme} mit einem Schuss {aTheme}.',
    'Sechzig Grad liegen zwischen {a.dat} und {b.dat}; die {aTheme} ist bereit, es muss nur jemand fragen.',
    'Eine leichte Berührung genügt. {b.nom} hilft {a.dat} und findet eine Aufgabe für die {aTheme}.',
  ],
  square: [
    '{a.nom} und {b.nom} verhaken sich: Die {aTheme} will Tempo, die {bTheme} will Zeit, also leg zuerst die Reihenfolge fest.',
    'Es reibt, denn {a.nom} steht im rechten Winkel {b.to}; {aTheme} und {bTheme} reden aneinander vorbei, und du musst keine Seite wählen.',
    'Wie hartes Holz lässt sich die {bTheme} am besten längs der Faser spalten, jetzt, da {b.nom} und {a.nom} einander prüfen.',
    'Funken sind möglich, wo {a.nom} auf {b.acc} trifft; bind den Streit an eine konkrete Sache, dann ist er lösbar.',
  ],
  trine: [
    'Rückenwind verbindet {a.acc} und {b.acc}; {aTheme} und {bTheme} holen das Beste aus dem, was du kannst.',
    'Manches reift von selbst, solange {b.nom} mit {a.dat} im Bund ist und die {bTheme} die {aTheme} trägt.',
    '{b.nom} ebnet {a.dat} den Weg, da kann sich die {aTheme} strecken. Geh ein paar Schritte weiter als geplant.',
    'Zweistimmig: {a.Nom} singt {aTheme}, {b.nom} übernimmt {bTheme}, und in dir löst sich etwas.',
  ],
  quincunx: [
    '{a.nom} und {b.nom} funken auf verschiedenen Kanälen; {aTheme} und {bTheme} schulden einander je einen halben Schritt, kleine Korrekturen helfen mehr als große Pläne.',
    'Ein Steinchen im Schuh, wo {a.nom} {b.acc} streift: Die {bTheme} braucht eine andere Haltung.',
    'Heb dir die {aTheme} für später auf; sie hat keine Saison, solange {b.nom} {a.acc} piesackt.',
    'Wenn es nicht rundläuft, sind {aTheme} und {bTheme} zusammengestoßen; nimm sie eine nach der anderen.',
  ],
  opposition: [
    '{a.nom} und {b.nom} sehen sich quer über den Himmel an, hier {aTheme}, dort {bTheme}, und von der Mitte aus ist die Sicht am besten.',
    'Im Tauziehen zwischen {a.dat} und {b.dat} hat niemand unrecht; gib auch der {bTheme} einen Stuhl.',
    'Fremde {bTheme} zeigt dir die eigene {aTheme}, denn {b.nom} blickt {a.dat} direkt ins Gesicht.',
    'Zwei Waagschalen: hier {a.nom}, dort {b.nom}. Wer ein bisschen weniger gewinnen will, lässt die {aTheme} landen.',
  ],
}

export const phases: DailyPack['phases'] = {
  new: [
    'Kein Mond am Himmel, die Nacht ist am dunkelsten und der Kopf am klarsten: Wünsch dir etwas Kleines.',
    'Eben ist die Seite umgeblättert, noch hat nichts eine Form; der erste Strich gehört dir.',
    'Sonne und Mond ziehen gemeinsam, die Kraft geht nach innen; was leise beginnt, hält.',
  ],
  'waxing-crescent': [
    'Ein erster Streifen Licht: Was gerade gekeimt hat, will Schutz und Geduld.',
    'Die Kraft kommt langsam; kurze Schritte genügen, wenn sie nicht abreißen.',
    'Probier den Plan der letzten Tage in seiner kleinsten Fassung aus.',
  ],
  'first-quarter': [
    'Halb hell, halb dunkel bittet der Mond um eine Wahl.',
    'An dieser Gabelung fragt dich das, wobei du zögerst, noch einmal.',
    'Hindernis und Appetit treffen gleichzeitig ein; verlagere dein Gewicht auf eine Seite.',
  ],
  'waxing-gibbous': [
    'Fast rund; der letzte Rest ist Politur.',
    'Sieh vor dem Abschließen noch einmal drüber; am Glanz erkennt man es.',
    'Beinahe fertig ist die schwerste Geduldsprobe. Die Einzelheiten entscheiden.',
  ],
  full: [
    'Groß steht der Vollmond da, und mit der Flut kommen die Gefühle herein, die Ergebnisse auch.',
    'Bei so viel Licht rutscht Verborgenes heraus, und das muss nicht schlecht sein.',
    'Die Arbeit einiger Wochen schickt ein Echo zurück.',
  ],
  'waning-gibbous': [
    'Der Mond fängt an, Licht zu verschenken; teil aus, was du gesammelt hast, und atme leichter.',
    'Nach dem Höhepunkt kommt die Wärme: danken, zurückschauen, davon erzählen.',
    'Die Lektion von gestern bekommt erst jetzt Geschmack.',
  ],
  'last-quarter': [
    'Wie ein kleines Messer schneidet der halbe Mond weg, was zu viel geworden ist.',
    'Die Hälfte, die du loslässt, zählt so viel wie die, die du behältst.',
    'Die alte Methode greift nicht mehr, damit sind deine Hände frei für eine andere.',
  ],
  'waning-crescent': [
    'Schmal steht der Mond vor der Dämmerung: eher abschließen als anfangen, und Ruhe zählt als Arbeit.',
    'Der Körper möchte Stille und der Kopf ein leeres Blatt.',
    'Die Runde ist fast zu Ende; leg das Unfertige freundlich hin.',
  ],
}

export const phaseAdvice: DailyPack['phaseAdvice'] = {
  new: ['Schreib einen Anfang auf, der nur dir gehört.', 'Fang heute an und frag noch nicht nach dem Ergebnis.'],
  'waxing-crescent': ['Halbier den Plan, dann leg los.', 'Sag einem Menschen, was du vorhast.'],
  'first-quarter': ['Setz dir für das Entweder-oder eine Frist.', 'Hängst du fest? Lös den kleinsten Teil.'],
  'waxing-gibbous': ['Lies es noch einmal, bevor du es abgibst.', 'Lass jemanden nach einem einzigen Fehler suchen.'],
  full: ['Trink ein Glas Wasser, bevor du im Ärger antwortest.', 'Zähl zusammen, was zwei Wochen gebracht haben, und rechne es dir an.'],
  'waning-gibbous': ['Bring jemandem einen Kniff bei, den du gelernt hast.', 'Bedank dich für eine Hilfe, und sag genau, wofür.'],
  'last-quarter': ['Gib ein Ding oder ein Versprechen zurück, das nicht mehr passt.', 'Leer den Posteingang; Platz macht schnell.'],
  'waning-crescent': ['Geh früh ins Bett und lass das Morgen an morgen denken.', 'Koch dir etwas Heißes und denk eine Viertelstunde an gar nichts.'],
}

export const retrograde: DailyPack['retrograde'] = {
  Mercury: [
    'Merkur läuft rückwärts: Lies Nachrichten zweimal, die {topic.acc} betreffen; ein altes Gesicht oder ein alter Entwurf kann die Wende bringen.',
    'Überarbeiten ist jetzt klüger als Verkünden, denn Merkur führt dich noch einmal zurück zu {topic.dat}.',
  ],
  Venus: [
    'Venus ist rückläufig und mischt die Vorlieben rund um {topic.acc} neu; entscheiden musst du nichts.',
    'Was magst du wirklich? Venus lässt dich ein zweites Mal auf {topic.acc} schauen.',
  ],
  Mars: [
    'Mars hat den Rückwärtsgang eingelegt: Wo es um {topic.acc} geht, erst üben, dann zuschlagen.',
    'Renn nicht gegen die Tür: Ein anderer Weg zu {topic.dat} kostet weniger, sagt Mars im Rückwärtsgehen.',
  ],
  Jupiter: [
    'Jupiter macht beim Wachsen Pause; bei {topic.dat} werden gerade die Wurzeln dicker.',
    'Frag dich, was du über {topic.acc} eigentlich glaubst; Jupiter hat sich umgedreht, um nachzusehen.',
  ],
  Saturn: [
    'Saturn geht alte Wege ab: Hausaufgaben, die bei {topic.dat} liegen geblieben sind, lassen sich noch nachreichen.',
    'Jetzt ist die Zeit, bei {topic.dat} die Fundamente abzuklopfen und zu stützen, was hohl klingt.',
  ],
  Uranus: [
    'Uranus ist rückläufig, darum beginnt der Wandel bei {topic.dat} innen, bevor ihn jemand sieht.',
    'Was du bei {topic.dat} umkrempeln willst, denk erst zu Ende und tu es dann.',
  ],
  Neptune: [
    'Neptun weicht zurück, und um {topic.acc} lichtet sich der Nebel; sei nachsichtig mit dir, als du noch nichts sehen konntest.',
    'Die Ebbe gibt bei {topic.dat} die Steine frei. Auf die kannst du treten.',
  ],
  Pluto: [
    'Der festeste Knoten bei {topic.dat} lässt sich um eine Drehung lockern, jetzt, da Pluto rückwärtsgeht.',
    'Gib über {topic.acc} ein wenig Kontrolle ab, dann kommt ein wenig Kraft zurück.',
  ],
}

export const ingress: DailyPack['ingress'] = [
  '{planet.nom} wechselt {planetSign.into}: Deine {theme} bekommt eine andere Tonart, zuerst bei {topic.dat}.',
  'Kulissenwechsel: {planet.Nom} zieht {planetSign.into} um und lüftet {topic.acc} durch.',
  'Von da an wirkt {planet.nom} {planetSign.in}, und deine {theme} fließt in {topic.acc}.',
]

export const lunation: DailyPack['lunation'] = {
  new: [
    'Am {day} stellt ein Neumond {moonSign.in} bei {topic.dat} alles auf null; halt den Wunsch klein und genau.',
    'Sonne und Mond treffen sich am {day} {moonSign.in}: Pflanz etwas für {topic.acc} und red nicht darüber.',
  ],
  'first-quarter': [
    'Der {day} bringt das erste Viertel {moonSign.in} und fragt bei {topic.dat} nach Ja oder Nein.',
    'Hakt es um den {day} bei {topic.dat}, will der Halbmond {moonSign.in} nur wissen, wie ernst du es meinst.',
  ],
  full: [
    'Der Vollmond vom {day} steht {moonSign.in} und lässt bei {topic.dat} etwas reif werden; danke, wo Dank fällig ist, und beende, was vorbei ist.',
    'Heller wird es nicht als am {day}: Unter dem Vollmond {moonSign.in} zeigt sich bei {topic.dat}, wie es wirklich steht.',
  ],
  'last-quarter': [
    'Am {day} steht das letzte Viertel {moonSign.in}: Nimm bei {topic.dat} etwas weg.',
    'Um den {day} findet der schwindende Halbmond {moonSign.in} bei {topic.dat} eine Sache, die du loslassen kannst.',
  ],
}
