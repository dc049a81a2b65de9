import type { BirthChartPack, RelationshipPack, TransitPack } from '../../pack/relationship.ts'

export const relationship: RelationshipPack = {
  distance: {
    0: [
      '{a.one} trifft {b.one} wie im Spiegel: schnell verstanden, und woran ihr euch stoßt, das ist die eigene Bruchlinie.',
      'Zweimal {a.one}: Das Schweigen muss niemand lernen, nur wer zuerst nachgibt.',
    ],
    1: [
      '{a} und {b} sind Nachbarn, wie zwei Klassen nebeneinander: anderer Stundenplan, derselbe Flur.',
      'Seite an Seite: Was {a.at} überblättert wurde, steht {b.at} im Buch, und umgekehrt.',
    ],
    2: [
      'Zwei Zeichen weit liegen {a} und {b} auseinander: gute Gespräche, schnelle Hilfe, und manches wächst rasch.',
      '{a} mit {b}, das sind zwei Rhythmen, die passen, und Leichtigkeit ist euer Besitz.',
    ],
    3: [
      '{a} und {b} stehen im rechten Winkel; Funken und Reibung kommen zusammen, und einmal eingespielt, könnt ihr nicht mehr ohne.',
      'Nicht um richtig oder falsch streiten {a} und {b}, sondern ums Tempo.',
    ],
    4: [
      '{a} und {b} teilen ein Element; erklärt werden muss wenig, der Strom fließt.',
      'Als spräche jemand deinen Dialekt: {a} mit {b}.',
    ],
    5: [
      '{a} und {b} begegnen sich in einem schiefen Winkel, wie beim Schreiben mit links, bis daraus eine eigene Handschrift wird.',
      'Von allein verstehen sich {a} und {b} nicht; es wächst mit jedem „Ach, so siehst du das“.',
    ],
    6: [
      '{a} und {b} stehen einander gegenüber, jedes die fehlende Hälfte; Anziehen und Zerren haben eine Wurzel.',
      'Wie Ufer und Meer schauen sich {a} und {b} an: Der Unterschied ist die Aussicht.',
    ],
  },
  elements: {
    'fire-fire': ['Zwei Feuer langweilen sich nie; wechselt euch ab, wer das Holz ist.'],
    'fire-earth': ['Feuer brennt Erde, Erde hält Feuer: Das eine gibt Glut, das andere Form.'],
    'fire-air': ['Wind nährt die Flamme, eine Idee fängt beim ersten Hauch; jemand sollte den Herd im Auge behalten.'],
    'fire-water': ['Feuer unter Wasser macht Suppe, solange beide auf die Hitze achten.'],
    'earth-earth': ['Erde auf Erde ist sicher; baut ab und zu eine Überraschung ein.'],
    'earth-air': ['Wind geht übers Feld, eins denkt, eins erntet; wer einander zuhört, hat ein gutes Jahr.'],
    'earth-water': ['Wasser macht Erde weich, Erde behütet Wasser; die Liebe steckt in der täglichen Fürsorge.'],
    'air-air': ['Luft trifft Luft, und das Reden hat kein Ende; eine Seite sollte mitschreiben.'],
    'air-water': ['Wind kräuselt das Wasser, Kopf und Herz; übersetzt, dann kommt ihr durch.'],
    'water-water': ['Wasser fließt ohne Worte zu Wasser; lernt auch, gemeinsam an Land zu gehen.'],
  },
  qualities: {
    'cardinal-cardinal': ['Beide wollen führen: Sagt, wem welche Strecke gehört, dann greift niemand ins Lenkrad.'],
    'cardinal-fixed': ['Eins fängt an, eins hält durch; mit guter Übergabe kommt ihr weit.'],
    'cardinal-mutable': ['Eins wählt die Richtung, eins nimmt die Kurven; Regen hält euch nicht auf.'],
    'fixed-fixed': ['Nachgeben will hier niemand, da ist ein Stoppwort für den Streit mehr wert als ein Sieg.'],
    'fixed-mutable': ['Beständig und beweglich, Baum und Wind; verlangt nicht, dass die andere Seite wird wie ihr.'],
    'mutable-mutable': ['Beide umgänglich; schwer ist nur das Festlegen, und wer „das hier“ sagt, tut die Arbeit.'],
  },
  gifts: [
    '{a.one} bringt {aGift}, {b.one} bringt {bGift}, und auf einem Tisch reicht es für beide.',
    'Mit der Zeit lernt ihr voneinander: von der einen Seite {aGift}, von der anderen {bGift}.',
    'Was {a} und {b} einander geben: hier {aGift}, dort {bGift}; ohne das hätte die Verbindung keinen Geschmack.',
  ],
  strengthOf: {
    'fire-fire': 'Gleiche Hitze, rasch zur Tat',
    'fire-earth': 'Schwung, der auf dem Boden ankommt',
    'fire-air': 'Einfälle und Gelächter',
    'fire-water': 'Starke Gefühle, die berühren',
    'earth-earth': 'Handfestes Vertrauen',
    'earth-air': 'Durchdacht und durchgeführt',
    'earth-water': 'Fürsorglich und geborgen',
    'air-air': 'Gute Gespräche, freier Raum',
    'air-water': 'Kopf und Herz ergänzen einander',
    'water-water': 'Verstehen ohne Worte',
  },
  strengthAt: {
    0: 'Niemand kennt eure Launen besser',
    1: 'Ihr seht den toten Winkel der anderen Seite',
    2: 'Unbeschwerte Gesellschaft, wie von selbst befreundet',
    3: 'Ihr macht einander stärker',
    4: 'Mühelose Unterstützung',
    5: 'Bleibt lange neu',
    6: 'Starke Anziehung, gegenseitiger Spiegel',
  },
  challengeOf: {
    'cardinal-cardinal': 'Beide wollen bestimmen',
    'cardinal-fixed': 'Eins eilt, eins hält fest',
    'cardinal-mutable': 'Plan gegen Planänderung',
    'fixed-fixed': 'Niemand beugt sich zuerst',
    'fixed-mutable': 'Stur trifft sprunghaft',
    'mutable-mutable': 'Nie ganz entschieden',
  },
  challengeAt: {
    0: 'Schwächen kommen doppelt',
    1: 'Bedürfnisse liegen an verschiedenen Orten',
    2: 'So bequem, dass tiefe Gespräche ausbleiben',
    3: 'Verschiedenes Tempo, schnell im Wettstreit',
    4: 'An Leichtigkeit gewöhnt, das Pflegen vergessen',
    5: 'Merkwürdige Missverständnisse, die Geduld brauchen',
    6: 'Schnell auf entgegengesetzten Seiten',
  },
  samePoint: {
    meet: ['{a.nom} steht bei euch beiden am selben Ort; bei der {aTheme} genügt ein Blick.', 'Zweimal derselbe Platz für {a.acc}: Die {aTheme} sieht in einen Spiegel, im Guten wie im Schwierigen.'],
    flow: ['{a.nom} hier und {a.nom} dort verstehen sich; in der {aTheme} haltet ihr Schritt, ohne viel zu erklären.', 'Auf eure {aTheme} könnt ihr euch gegenseitig stützen: {a.Nom} antwortet freundlich auf sich selbst.'],
    strain: ['Die {aTheme} kennt ihr beide, nur in verschiedener Art, denn {a.nom} reibt sich hier und dort; frag nach, bevor du urteilst.', 'Bei der {aTheme} zieht ihr in verschiedene Richtungen; lasst {a.dat} auf beiden Seiten etwas Raum.'],
  },
  synastry: {
    conjunction: [
      '{a.nom} hier auf {b.dat} dort, Karte auf Karte: Bei der {bTheme} weiß man kaum, wo du aufhörst und dein Gegenüber anfängt.',
      'Was hier {aTheme} heißt, heißt dort {bTheme}; {a.nom} und {b.nom} liegen aufeinander.',
    ],
    sextile: [
      '{a.nom} hier gibt {b.dat} dort einen Schubs, und die {bTheme} findet hinaus.',
      'Sobald hier die {aTheme} spricht, antwortet dort die {bTheme}: {a.Nom} und {b.nom} stehen auf gutem Fuß.',
    ],
    square: [
      '{a.nom} hier drückt auf {b.acc} dort; bei der {bTheme} geht es besser einen halben Takt langsamer.',
      'Was kommt zuerst, die {aTheme} hier oder die {bTheme} dort? {a.nom} und {b.nom} streiten darüber; wechselt euch ab.',
    ],
    trine: [
      '{a.nom} hier und {b.nom} dort fließen im selben Fluss, das nährt die {bTheme}.',
      'Niemand musste der {aTheme} hier und der {bTheme} dort beibringen, gemeinsam zu gehen: {a.Nom} im Trigon {b.to}.',
    ],
    quincunx: [
      'Ein halber Ton liegt zwischen {a.dat} hier und {b.dat} dort; für die {bTheme} wechselt jemand die Tonart.',
      'Fragt noch einmal, was die {bTheme} möchte; {a.nom} und {b.nom} müssen sich einlaufen.',
    ],
    opposition: [
      '{a.nom} hier schaut hinüber {b.to} dort: In Sachen {bTheme} sitzt ihr auf der Wippe; steigt ab und geht ein Stück.',
      'In der {bTheme} des anderen Menschen zeigt sich die Rückseite der eigenen {aTheme}, denn {a.nom} steht {b.dat} gegenüber.',
    ],
  },
}

export const birthChart: BirthChartPack = {
  titles: {
    sun: 'Sonne {sign.in}',
    moon: 'Mond {sign.in}',
    rising: 'Aszendent {sign}',
    planets: 'Das Temperament der Planeten',
    houses: 'Die Bühnen des Lebens',
    aspects: 'Gespräche im Inneren',
    balance: 'Elemente und Gangart',
  },
  planetInSign: [
    '{planet.nom} {sign.in}: Deine {theme} arbeitet {manner}.',
    'Wo es um {theme} geht, handelst du {manner}, denn {planet.nom} steht {sign.in}.',
    'Das Zeichen {sign} färbt {planet.acc}, darum zeigt sich deine {theme} {manner}.',
    'Weil {planet.nom} {sign.in} steht, bewegt sich die {theme} {manner}.',
  ],
  planetInHouse: [
    '{planet.nom} steht im {house}. Haus: Deine {theme} geht vor allem in {topic.acc}.',
    'Am deutlichsten zeigt sich {planet.nom} bei {topic.dat}, dort hat die {theme} ihre Bühne.',
    'Das {house}. Haus beherbergt {planet.acc}; deine {theme} richtet sich bei {topic.dat} ein.',
  ],
  aspects: {
    conjunction: [
      '{a.nom} {b.at}: {aTheme} und {bTheme} sind in dir eine einzige Kraft.',
      'Spricht die {aTheme}, stimmt die {bTheme} ein, so nah stehen sich {a.nom} und {b.nom}.',
    ],
    sextile: [
      '{a.nom} im Sextil {b.to}: Gern hilft die {aTheme} der {bTheme}, mit Übung wird es leicht.',
      'Die {bTheme} ist der {aTheme} gut Freund, denn {b.nom} und {a.nom} verstehen sich.',
    ],
    square: [
      '{a.nom} im Quadrat {b.to}: {aTheme} und {bTheme} wollen dieselbe Spur, und daraus wird Können.',
      'Für die Lektion der {bTheme} braucht die {aTheme} länger; {b.nom} drängt {a.acc} zum Wachsen.',
    ],
    trine: [
      '{a.nom} im Trigon {b.to}: {aTheme} und {bTheme} fallen dir zu; lass sie deshalb nicht brachliegen.',
      'Die {bTheme} ebnet der {aTheme} den Weg; {b.nom} trägt {a.acc}.',
    ],
    quincunx: [
      '{a.nom} und {b.nom} im 150°-Winkel: {aTheme} und {bTheme} wollen ständig kleine Korrekturen.',
      'Immer wieder bittet die {bTheme} die {aTheme}, sich anders hinzusetzen; so ist das mit {a.dat} und {b.dat}.',
    ],
    opposition: [
      '{a.nom} gegenüber {b.dat}: {aTheme} und {bTheme} sitzen abwechselnd auf dem Stuhl, Ausgleich ist ein Handwerk fürs Leben.',
      'Bei anderen triffst du in Gestalt von {bTheme} deine eigene {aTheme}, denn {b.nom} blickt {a.to} herüber.',
    ],
  },
  richElement: {
    fire: ['Die meisten Planeten im Feuer: Eifer ist dein Brennstoff, du machst erst Feuer und suchst dann den Weg.'],
    earth: ['Die meisten Planeten in der Erde: Du glaubst, was man sehen und anfassen kann, und du hältst durch.'],
    air: ['Die meisten Planeten in der Luft: Denken und Reden sind deine Art zu atmen.'],
    water: ['Die meisten Planeten im Wasser: Gefühl ist deine Landkarte und deine Gangart.'],
  },
  poorElement: {
    fire: ['Kein Planet im Feuer, also müssen Bewegung und Gesellschaft dich anzünden.'],
    earth: ['Kein Planet in der Erde, also geben dir Gewohnheit und greifbare Dinge Halt.'],
    air: ['Kein Planet in der Luft; tritt zurück, erzähl es jemandem, und der Gedanke wird klar.'],
    water: ['Kein Planet im Wasser; Gefühle sind keine Störung, sie brauchen einen Augenblick.'],
  },
  richQuality: {
    cardinal: ['Am schwersten wiegen die kardinalen Zeichen: Du bist gut im Anfangen.'],
    fixed: ['Am schwersten wiegen die fixen Zeichen: Du bist gut im Durchhalten.'],
    mutable: ['Am schwersten wiegen die veränderlichen Zeichen: Du bist gut im Anpassen.'],
  },
  noRising: ['Ohne genaue Geburtszeit lassen wir Aszendent und Häuser weg; wo die Planeten stehen, gilt trotzdem.'],
}

export const transits: TransitPack = {
  samePoint: {
    meet: ['{a.nom} steht am selben Platz wie bei deiner Geburt; die {aTheme} schlägt eine neue Seite auf.'],
    flow: ['{a.nom} verträgt sich mit dem Platz bei deiner Geburt; die {aTheme} kommt auf bekanntem Weg weiter.'],
    strain: ['{a.nom} steht quer zum Platz bei deiner Geburt; die {aTheme} will nachgestellt werden.'],
  },
  aspects: {
    conjunction: [
      '{a.nom} zieht über {b.yourAcc} Radix-{b} und ruft die {bTheme} beim Namen.',
      'Bei deiner {bTheme} klopft es an: {a.Nom} steht auf {b.yourDat} Radix-{b}.',
    ],
    sextile: [
      '{a.nom} reicht {b.yourDat} Radix-{b} eine Leiter; lass die {bTheme} eine Sprosse höher greifen.',
      'Jetzt lässt sich die {bTheme} in Ruhe ordnen, solange {a.nom} {b.yourAcc} Radix-{b} begünstigt.',
    ],
    square: [
      '{a.nom} prüft {b.yourAcc} Radix-{b}: Die {bTheme} steht unter Spannung, also schneid die Sache klein.',
      'Angestoßen {a.from}, sucht {b.your} Radix-{b} bei der {bTheme} neuen Stand.',
    ],
    trine: [
      '{a.nom} strömt auf {b.yourAcc} Radix-{b} zu und gibt deiner {bTheme} guten Wind.',
      'Keine Anstrengung für die {bTheme} in diesen Tagen, denn {b.your} Radix-{b} ist mit {a.dat} im Einklang.',
    ],
    quincunx: [
      '{a.nom} macht {b.yourAcc} Radix-{b} unruhig; versuch es bei der {bTheme} auf andere Weise.',
      'Einen halben Takt auseinander: {a.Nom} und {b.your} Radix-{b} wollen gestimmt werden, am besten über die {bTheme}.',
    ],
    opposition: [
      '{a.nom} steht {b.yourDat} Radix-{b} gegenüber; was die {bTheme} betrifft, sagen dir andere.',
      'Such bei der {bTheme} die Mitte, denn {b.your} Radix-{b} schaut hinüber {a.to}.',
    ],
  },
  quiet: ['Kein enger Transit an diesem Tag; der Himmel ist ruhig, behalt dein eigenes Tempo.'],
  solarReturn: [
    '{year} kehrt die Sonne an die Stelle zurück, unter der du geboren bist; der Mond {sign.in} färbt die Stimmung des Jahres.',
    'Mit dem Solar {year} beginnt ein neues Lebensjahr, und der Mond {sign.in} sagt, was es nähren wird.',
  ],
  aspectLine: '{a} {aspect} Radix-{b}',
  ingressLine: '{planet} wechselt {sign.into}',
  retrogradeLine: '{planet} wird rückläufig',
  directLine: '{planet} wird direktläufig',
  lunationLine: {
    new: 'Neumond {sign.in}',
    'first-quarter': 'Erstes Viertel {sign.in}',
    full: 'Vollmond {sign.in}',
    'last-quarter': 'Letztes Viertel {sign.in}',
  },
}
