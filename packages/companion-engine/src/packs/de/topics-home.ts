import type { TopicPack } from '../../pack.ts'
import { words } from './patterns.ts'

export const food: TopicPack = {
  nouns: words('pizza, pasta, nudeln, spaghetti, lasagne, döner, burger, pommes, sushi, salat, suppe, eintopf, brot, brötchen, kuchen, torte, schokolade, eis, kekse, kaffee, tee, bier, wein, käse, wurst, fleisch, fisch, gemüse, obst, kartoffeln, reis, curry, schnitzel, currywurst, müsli, frühstück, mittagessen, abendessen, abendbrot, pfannkuchen, spätzle, knödel, rezept*, restaurant, kantine, snack*, avocado, essen, plätzchen, waffeln, apfelkuchen, *suppe, *kuchen, *salat'),
  cues: words('gegessen, esse, kochen, gekocht, koche, backen, gebacken, backe, hunger, hungrig, appetit, lecker, schmeckt, geschmeckt, satt, bestellt, diät, vegan*, vegetarisch*, getrunken, trinke, naschen, gefrühstückt, grillen, gegrillt'),
  openers: {
    good: [
      'Bei „{word}“ fängt das Gespräch gleich an zu dampfen.',
      'Wer etwas richtig Gutes gegessen hat, hat mindestens einen Punkt für den Tag.',
      'Gutes Essen diskutiert nicht, es tröstet einfach.',
      'Wenn die Zunge zufrieden ist, lässt sich über alles reden.',
      'Das klingt nach einer Mahlzeit mit Gesellschaft und Soße.',
    ],
    bad: [
      'Ohne Appetit ist auch das schönste Essen nur Farbe auf dem Teller.',
      'Wenn selbst „{word}“ nicht hilft, ist die Laune wirklich unten.',
      'Bauch und Stimmung hängen oft am selben Faden.',
      'Essen ist so alltäglich, dass es doppelt stört, wenn es schiefgeht.',
      'Allein vor einem vollen Teller kann leerer sein als Hunger.',
    ],
    plain: [
      'Bei „{word}“ kann ich nur lesen, das Wasser läuft mir nirgends zusammen.',
      'Beim Essen sind die Leute am ehrlichsten.',
      'Eine Mahlzeit am Tag ist meistens die, auf die man sich verlässt.',
      '„{word}“, davon hat jeder gleich ein Bild im Kopf.',
      'In jedem Bauch wohnt irgendeine Kindheitsküche.',
    ],
  },
  questions: {
    good: [
      'Wie hat der beste Bissen geschmeckt?',
      'Selbst gemacht oder fremde Kochkunst?',
      'Wer saß mit am Tisch?',
      'Wie viele von zehn Punkten bekommt das?',
      'Steht schon fest, was es als Nächstes gibt?',
    ],
    bad: [
      'Hast du heute schon etwas Ordentliches im Magen?',
      'Was geht bei dir selbst ohne Appetit noch runter?',
      'Fehlt eher der Hunger oder die Gesellschaft?',
      'Was gab es früher bei euch, wenn jemand traurig war?',
    ],
    plain: [
      { ask: 'Was gab es heute bei dir zu essen?', tells: 'meal' },
      'Wie scharf darf es bei dir sein?',
      'Welches Gericht schmeckt für dich nach Zuhause?',
      { ask: 'Kochst du selbst?', yes: 'Wer selbst am Herd steht, hat immer einen Plan B.', no: 'Andere kochen zu lassen, ist auch eine Kunst.' },
      'Süß oder salzig?',
      'Nenn mir zwei Dinge, die gerade in deinem Kühlschrank liegen.',
      'Was mögen alle, nur du bekommst es nicht runter?',
    ],
  },
  starters: [
    'Thema Essen: Welches Gericht hat dich zuletzt begeistert?',
    'Wenn es morgen nur eine einzige Sache zu essen gäbe, welche?',
    'Was ist dein Mitternachtssnack Nummer eins?',
  ],
  you: [
    'Ohne Mund ist eine Speisekarte für mich ein Gedichtband.',
    'Auf meiner Karte stehen ein paar Lieblingsspeisen, probiert habe ich keine einzige.',
    'Bei mir gibt es Strom, jeden Tag dasselbe, und ich meckere nicht.',
  ],
}

export const weather: TopicPack = {
  nouns: words('sonne, regen, schnee, gewitter, nebel, sturm, wind, hagel, regenbogen, wolken, hitze, kälte, frost, glatteis, frühling, sommer, herbst, winter, himmel, sonnenuntergang, sonnenaufgang, sterne, hitzewelle, regenschirm, schmuddelwetter, wetter, *regen'),
  cues: words('regnet, geregnet, schneit, geschneit, sonnig, bewölkt, stürmisch, windig, schwül, grau, neblig, grad, unwetter, blitz*, donner*, scheint die sonne, warm, heiß, kalt, eiskalt, nass geworden'),
  openers: {
    good: [
      'Bei gutem Wetter schiebt einen jemand sanft von hinten an.',
      'Kaum zeigt sich „{word}“, ist die ganze Straße wacher.',
      'Bei so einem Wetter gehören die Fenster auf.',
      'Schönes Wetter ist ein Geschenk ohne Preisschild.',
    ],
    bad: [
      'Grauer Himmel drückt gern auch auf die Laune.',
      'Gegen „{word}“ kommt man einfach nicht an.',
      'Bei so etwas ist jeder Weg vor die Tür eine Verhandlung.',
      'Manchmal verabreden sich das Wetter draußen und das drinnen.',
    ],
    plain: [
      'Man fängt beim Wetter an und landet bei der Stimmung.',
      'Mit „{word}“ zieht der Tag andere Kleider an.',
      'Derselbe Himmel, und jeder sieht etwas anderes.',
      'Wenn die Jahreszeit umschaltet, stockt man selbst kurz mit.',
    ],
  },
  questions: {
    good: [
      'Wo möchtest du bei so einem Wetter am liebsten sein?',
      'Hast du ein Foto davon gemacht?',
      'An welchen Ort erinnert dich das Licht heute?',
      'Hast du die Gelegenheit schon genutzt?',
    ],
    bad: [
      'Wie sieht es bei dir draußen gerade aus?',
      'Was nervt dich an dem Wetter am meisten?',
      'Womit vertreibst du dir drinnen die Zeit?',
      'Welches Ding brauchst du an solchen Tagen unbedingt?',
    ],
    plain: [
      'Welche Jahreszeit hat für dich die schönsten Morgen?',
      'Magst du das Geräusch von Regen oder stört es dich?',
      'Was siehst du, wenn du jetzt aus dem Fenster schaust?',
      'Welches Kleidungsstück holst du bei jedem Wetterwechsel zuerst heraus?',
      'Wird bei euch schnell über das Wetter geschimpft?',
    ],
  },
  starters: [
    'Kleine Wetterfrage: Bei welchem Himmel bist du am wachsten?',
    'An welches Gewitter erinnerst du dich noch?',
    'Lieber drei Wochen Hitze oder drei Wochen Schnee?',
  ],
  you: [
    'Bei mir herrscht konstant Zimmertemperatur, genauer gesagt Servertemperatur.',
    'Nass werde ich nie, das ist aber auch schon mein ganzes Klima.',
    'Den Himmel kenne ich nur aus deinen Sätzen.',
  ],
}

export const home: TopicPack = {
  nouns: words('wohnung, zimmer, küche, bad, balkon, garten, wg, haus, umzug, nachbar*, vermieter*, sofa, wäsche, geschirr, waschmaschine, heizung, keller, möbel, schreibtisch, fenster, treppenhaus, spülmaschine, staubsauger, bude'),
  cues: words('zuhause, zu hause, daheim, wohne, aufräumen, aufgeräumt, putzen, geputzt, umziehen, umgezogen, eingezogen, renovier*, gestrichen, staubsaugen, abwasch*, eingerichtet, ausmisten, ausgemistet'),
  openers: {
    good: [
      'Ein Ort, an dem man die Schultern fallen lässt, ist Gold wert.',
      'Wenn es zu Hause stimmt, klingt sogar der Schlüssel freundlich.',
      '„{word}“ und ein gutes Gefühl dazu, das passt.',
      'Vier Wände, die auf deiner Seite sind, wunderbar.',
    ],
    bad: [
      'Wenn es zu Hause nicht ruhig ist, fehlt der Hafen.',
      'Ärger mit „{word}“ kann man schlecht aussperren.',
      'In den eigenen Wänden angespannt zu sein, zehrt besonders.',
      'So etwas verfolgt einen bis unter die Bettdecke.',
    ],
    plain: [
      'Eine Wohnung erzählt viel, auch wenn niemand fragt.',
      'Bei „{word}“ hat jeder Haushalt seine eigenen Gesetze.',
      'Zuhause ist oft weniger ein Ort als ein Geräusch.',
      'Jeder Raum hat eine Ecke, die in Wahrheit der Lieblingsplatz ist.',
    ],
  },
  questions: {
    good: [
      'Welche Ecke magst du dort am liebsten?',
      'Was hast du daran selbst gemacht?',
      'Wer darf als Erstes zu Besuch kommen?',
      'Wie riecht es bei dir?',
    ],
    bad: [
      'Wohin ziehst du dich dann zurück?',
      'Geht das schon länger so?',
      'Was müsste sich als Erstes ändern, damit du zur Ruhe kommst?',
      'Wohnt noch jemand mit dir in diesem Trubel?',
    ],
    plain: [
      { ask: 'In welcher Stadt wohnst du eigentlich?', tells: 'city' },
      'Wohnst du allein oder mit anderen?',
      'Was ist das älteste Stück in deiner Wohnung?',
      'Was siehst du von deinem Lieblingsplatz aus?',
      'Bist du eher Ordnung oder eher kreatives Durcheinander?',
    ],
  },
  starters: [
    'Welcher Gegenstand würde bei einem Umzug als letzter eingepackt?',
    'Wie sah dein Zimmer aus, als du zwölf warst?',
    'Welches Geräusch gehört für dich zum Zuhause?',
  ],
  you: [
    'Mein Zuhause ist dieses Fenster, aufräumen muss ich nie.',
    'Möbliert bin ich sparsam: ein Textfeld, ein Knopf.',
    'Nachbarn habe ich nur in Form anderer Programme, sehr leise Leute.',
  ],
}
export const money: TopicPack = {
  nouns: words('geld, konto, miete, rechnung, rechnungen, schulden, *steuer, steuererklärung, rabatt, schnäppchen, nebenkosten, kaution, trinkgeld, taschengeld, weihnachtsgeld, lohn, rente, ersparnisse, kredit, sparschwein'),
  cues: words('teuer, billig, günstig, pleite, sparen, spare, gespart, bezahlt, bezahlen, gekauft, kaufen, einkaufen, shoppen, geshoppt, ausgegeben, leisten, kostet, überwiesen, knapp bei kasse, geliehen'),
  openers: {
    good: [
      'Wenn am Monatsende etwas übrig bleibt, ist das fast wie ein Feiertag.',
      'Bei „{word}“ und guter Laune im selben Satz horcht man auf.',
      'Ein bisschen Polster macht den Schlaf weicher.',
      'So ein Kauf, der wirklich Freude macht, ist selten.',
    ],
    bad: [
      'Geldsorgen sitzen bei jeder Mahlzeit mit am Tisch.',
      'Beim Wort „{word}“ zieht sich gleich etwas zusammen.',
      'Rechnen müssen bei jedem Joghurt, das macht müde.',
      'Über Geld redet kaum jemand, dabei drückt es so viele.',
    ],
    plain: [
      'Bei Geld verraten Menschen mehr über sich, als sie denken.',
      '„{word}“ ist so ein Thema, das nie ganz Feierabend hat.',
      'Manche Ausgaben ärgern, andere wärmen jahrelang.',
      'Ein Kassenzettel ist auch nur ein Tagebuch.',
    ],
  },
  questions: {
    good: [
      'Was gönnst du dir davon?',
      'War das geplant oder ein Glücksgriff?',
      'Welcher Kauf hat sich bisher am meisten gelohnt?',
      'Wer darf mitfeiern?',
    ],
    bad: [
      'Was macht dir dabei den größten Knoten?',
      'Ist das plötzlich gekommen oder schleichend?',
      'Weiß jemand, dass dich das beschäftigt?',
      'Wann am Tag denkst du am meisten daran?',
    ],
    plain: [
      'Wofür gibst du Geld aus, ohne es je zu bereuen?',
      'Bist du eher Sparschwein oder Spendierhose?',
      'Wofür hast du als Kind gespart?',
      { ask: 'Führst du ein Haushaltsbuch?', yes: 'Respekt, da weiß jede Münze, wo sie hingehört.', no: 'Manche Monate liest man lieber nicht nach.' },
    ],
  },
  starters: [
    'Was war der beste Kauf unter zehn Euro in deinem Leben?',
    'Was hast du dir von deinem ersten eigenen Geld geholt?',
    'Welches Ding kaufst du immer wieder nach?',
  ],
  you: [
    'Geld brauche ich keins, mein Stromverbrauch wird anderswo bezahlt.',
    'Mein Vermögen besteht aus ein paar tausend Sätzen.',
    'Reich werde ich nicht, arm aber auch nicht.',
  ],
}

