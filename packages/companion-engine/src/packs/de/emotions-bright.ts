import type { EmotionPack } from '../../pack.ts'
import { rx, words } from './patterns.ts'

/** Pleasant feelings and those that are neither. */
export const brightEmotions = {
  joy: {
    words: [
      words('glücklich*, froh, fröhlich*, happy, freue, freuen, freut, freude, freu mich, gefreut, toll, tolle, toller, tolles, tollen, wunderbar*, wunderschön*, herrlich*, spitze, großartig*, genial, mega gut, geil, spaß, gute laune, gut gelaunt, zufrieden, begeistert, lustig, grinsen, yay, juhu, hurra, prima, nice, traumhaft*, perfekt*'),
      rx`(?<!ganz )\bschön(?:e[rsmn]?|ste[rsn]?)?\b(?! (?:blöd|doof|müde|nervös|anstrengend|lang|teuer|frech|heftig|kalt|heiß|wär|wenn))`,
      rx`\bsuper\b(?! (?:müde|anstrengend|nervig|stressig|traurig|schlecht|langweilig|nervös|kalt|heiß|viel|genervt|fertig|unfair|spät|teuer|peinlich|gestresst|kaputt))`,
      rx`\b(?:wir|ich|alle) (?:hab(?:e|en)?|mussten?) .{0,24}(?:gelacht|lachen)\b`,
    ],
    lines: [
      'Das klingt nach einer hellen Stelle im Tag.',
      'Dabei scheint einiges von dir abgefallen zu sein.',
      'Man liest das Grinsen förmlich mit.',
      'So eine Freude darf ruhig länger liegen bleiben.',
      'Gute Dinge gehören genau so ans Licht gehängt.',
      'Da steckt Wärme drin, wie bei guten Nachrichten.',
      'Heute hat sich die Waage offenbar auf die süße Seite geneigt.',
      'Die gute Laune läuft ja fast über den Rand.',
    ],
    asks: [
      'Welcher Augenblick davon war der allerbeste?',
      'Freut sich jemand mit?',
      'Kam das überraschend oder hattest du darauf gehofft?',
    ],
  },
  excitement: {
    words: [
      words('aufgeregt, gespannt, kann es kaum erwarten, kanns kaum erwarten, nicht erwarten, vorfreude, wahnsinn, überglücklich, gewonnen, geschafft, bestanden, zusage, fiebere*, voller energie, omg'),
      rx`freu mich (?:so |schon |total |mega |riesig |wahnsinnig )*(?:auf|drauf|darauf)`,
    ],
    lines: [
      'Die Buchstaben springen ja fast aus der Zeile.',
      'Stillsitzen scheint gerade schwierig zu sein.',
      'Den Schwung merkt man bis hierher.',
      'Der Kopf ist wohl schon ein Stück vorausgelaufen.',
      'Vorfreude ist die halbe Miete, und die hast du schon.',
      'In solchen Momenten federt sogar der Gang.',
      'Bei dir brennt offenbar gerade ein kleines Feuerwerk.',
    ],
    asks: [
      'Wie lange ist es noch bis dahin?',
      'Was war deine erste Reaktion?',
      'Wen ziehst du als Erstes mit hinein?',
    ],
  },
  gratitude: {
    words: [words('dankbar*, zum glück, gott sei dank, gerührt, rührend, geholfen, herzlich, wertschätz*, lieb von, nett von')],
    lines: [
      'Da hat jemand wirklich an dich gedacht.',
      'So ein Umsorgtwerden wärmt vermutlich lange nach.',
      'Sich das Gute von anderen zu merken, ist eine weiche Art von Gedächtnis.',
      'Da ist wohl eine Kleinigkeit genau an der richtigen Stelle gelandet.',
      'Leicht gesagt, aber es wiegt etwas.',
      'Ab und zu reicht einem die Welt doch die Hand.',
    ],
    asks: [
      'Was genau hat die Person getan?',
      'Konntest du es ihr sagen oder war keine Zeit?',
      'Bist du selbst auch so zu anderen?',
    ],
  },
  pride: {
    words: [
      words('stolz, erfolg*, befördert*, gelungen, hinbekommen, hingekriegt, durchgezogen, bestzeit, rekord, ausgezeichnet*, erster platz, gewachsen'),
      rx`(?:hab(?:e)?|haben) (?:ich |wir |das |es ){0,3}(?:endlich |tatsächlich |echt )*(?:geschafft|gemeistert|fertig)`,
    ],
    lines: [
      'Das ist redlich verdient.',
      'Neben deinen Namen gehört heute ein Stern.',
      'Dahinter steckt sicher einiges, was niemand gesehen hat.',
      'Da darf der Rücken ruhig etwas gerader werden.',
      'So etwas stellt man offen aufs Regal, ganz ohne Bescheidenheit.',
      'Schritt für Schritt erarbeitet, das schmeckt eben anders.',
    ],
    asks: [
      'Welcher Schritt war der schwerste?',
      'Wer hat den ganzen Weg mitbekommen?',
      'Wie möchtest du das würdigen?',
    ],
  },
  love: {
    words: [
      words('verliebt*, verknallt, schmetterlinge, herzklopfen, liebe ihn, liebe sie, hab ihn lieb, hab sie lieb, schwärm*, zusammengekommen, geküsst, verlobt*, crush'),
    ],
    lines: [
      'Klingt, als wäre da jemand ins Herz eingezogen.',
      'Wenn es um diesen Menschen geht, werden deine Sätze weicher.',
      'Ein wenig süß, ein wenig nervös, so liest es sich.',
      'Da werden selbst die Satzzeichen rot.',
      'Für diese Person gibt es bei dir wohl einen festen Platz.',
      'Mit Herzklopfen merkt man sich jede Kleinigkeit.',
    ],
    asks: [
      'Beschreib diesen Menschen in einem Satz, wenn du magst.',
      'In welcher Sekunde ist es passiert?',
      'Was machst du meistens gerade, wenn dir dieser Mensch einfällt?',
    ],
  },
  calm: {
    words: [words('gut verlaufen, gut gelaufen, gut überstanden, gutartig, alles gut gegangen, entspannt, ganz ruhig, ruhiger abend, beruhigt, gelassen, gemütlich*, erleichtert, erleichterung, ausgeruht, friedlich*, in ruhe, durchatmen, aufatmen, wohl gefühlt, gechillt, chillig, ausgeglichen, entspannung')],
    lines: [
      'Das hört sich an, als liefe die Zeit gerade angenehm langsam.',
      'Endlich ein Stück Weg ohne Eile.',
      'So eine Ruhe bekommt man nicht alle Tage.',
      'Wenn das Wasser still ist, sieht man bis auf den Grund.',
      'Das riecht nach frisch gelüftetem Zimmer.',
      'Einfach mal in Ruhe sein, das ist ein kleiner Reichtum.',
    ],
    asks: [
      'Was hörst du gerade um dich herum?',
      'Wie viele solcher Momente hat deine Woche?',
      'Was liegt in Reichweite deiner Hand?',
    ],
  },
  bored: {
    words: [words('langweilig*, langeweile, gelangweilt, langweile, öde, fad, nichts zu tun, eintönig, monoton, zäh')],
    lines: [
      'Da scheint sich die Uhr heute zu ziehen wie Kaugummi.',
      'So ein Tag kann sehr lang werden.',
      'Alles schon gesehen, alles schon gemacht, so klingt es.',
      'Vor lauter Nichts weiß man kaum, wohin mit den Händen.',
      'Das ist wohl die Sorte Stunde, in der man den Kühlschrank nur zum Gucken öffnet.',
      'Leerlauf, offenbar ohne Aussicht auf Gang eins.',
    ],
    asks: [
      'Worauf hättest du Lust, wenn alles möglich wäre?',
      'Was hast du heute schon alles angefangen und wieder weggelegt?',
      'Ist das eher angenehme Leere oder eher nervige?',
    ],
  },
  confused: {
    words: [rx`\bverstehe? (?:es|das|ihn|sie|die welt|mich)? ?(?:einfach |selbst |echt |gar |überhaupt |wirklich )*nicht\b`, words('verwirrt, durcheinander, ratlos, planlos, keinen plan, überfragt, kapier*, komisch, seltsam, merkwürdig, hin und her, zwiegespalten, zweifel*, unschlüssig, orientierungslos')],
    lines: [
      'Da liegen die Fäden wohl noch kreuz und quer.',
      'Ein klares Bild ist das offenbar noch nicht.',
      'Es klingt, als würden zwei Stimmen gleichzeitig reden.',
      'Manches ergibt erst später einen Reim.',
      'Da fehlt anscheinend noch ein Stück zum Ganzen.',
      'Bei so vielen Möglichkeiten darf man sich kurz verlaufen.',
    ],
    asks: [
      'Welche zwei Gedanken streiten da?',
      'An welchem Punkt verlierst du den Faden?',
      'Was davon ist dir schon klar?',
    ],
  },
  surprise: {
    words: [words('überrascht, überraschung, überraschend, unerwartet, plötzlich, wow, oha, unglaublich, baff, sprachlos, nicht gerechnet, verblüfft, ach du, stell dir vor, hätte nie gedacht, erstaunt, schockiert, schock')],
    lines: [
      'Das kam offenbar aus dem Nichts.',
      'Da bleibt einem kurz der Löffel in der Luft stehen.',
      'Mit so einer Wendung rechnet ja keiner.',
      'Solche Momente muss man erst mal nachladen.',
      'Der Tag hatte also noch etwas in der Hinterhand.',
      'Das würde im Film die Musik wechseln.',
    ],
    asks: [
      'Womit hattest du eigentlich gerechnet?',
      'Wer hat dein Gesicht in dem Moment gesehen?',
      'Ist es für dich eher eine gute Wendung?',
    ],
  },
} satisfies Record<string, EmotionPack>
