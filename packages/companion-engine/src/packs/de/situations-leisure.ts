import type { SituationPack } from '../../pack.ts'
import { ahead } from './fact-patterns.ts'
import { rx } from './patterns.ts'

const pet = '(?:katze|kater|kätzchen|hund|hündin|welpe|hase|kaninchen|hamster|meerschweinchen|vogel|wellensittich|papagei|haustier|tier)'

/** Food, weather, animals, free time. */
export const leisureSituations = {
  cooked: {
    match: [rx`\b(?:gekocht|gebacken|selbst ?gemacht|eingekocht|backe gerade|koche gerade|am kochen|am backen|neues rezept|hab(?:e)? .{0,30}(?:gebraten|gegrillt)|(?:lasagne|nudeln|suppe|kuchen|pizza|salat|auflauf|curry|pfannkuchen|gulasch|eintopf|risotto|plätzchen) gemacht)\b`],
    say: [
      'Wenn es in der Küche duftet, wird eine Wohnung erst fertig.',
      'Selbst gemacht schmeckt immer auch ein bisschen nach Stolz.',
      'Topf auf dem Herd, Löffel zum Probieren, so fängt ein guter Abend an.',
    ],
    ask: ['Wie ist es geworden?', 'Nach Rezept oder nach Gefühl?', { ask: 'Bekommt noch jemand etwas davon ab?', yes: 'Geteiltes Essen schmeckt angeblich doppelt.', no: 'Dann gehört der letzte Löffel ganz dir.' }],
  },
  ateOut: {
    match: [rx`\b(?:essen gegangen|essen gehen|im restaurant|beim (?:italiener|griechen|inder|chinesen|thai|japaner|türken|vietnamesen|mexikaner)|auswärts gegessen|brunchen|gebruncht|im café|im cafe)\b`],
    say: [
      'Sich an einen gedeckten Tisch zu setzen, ist kleiner Urlaub.',
      'Jemand anderes kocht, und abspülen muss man auch nicht.',
      'An fremden Tischen erzählt es sich leichter.',
    ],
    ask: ['Was hast du genommen?', 'Würdest du wieder hingehen?', 'Mit wem warst du dort?'],
  },
  takeaway: {
    match: [rx`\b(?:lieferando|lieferdienst|bestellt? (?:mir |uns |gerade |heute )*(?:pizza|essen|sushi|was|etwas|döner)|pizza bestellt|essen bestellt|döner geholt|fast ?food|mcdonalds|tiefkühlpizza)`],
    say: [
      'Wenn es klingelt und nach Essen riecht, ist der Abend gerettet.',
      'Manchmal ist der Herd einfach zu weit weg.',
      'Pappkarton auf dem Schoß, auch das ist Esskultur.',
    ],
    ask: ['Was gibt es Gutes?', 'Hast du eine Stammbestellung?', 'Direkt aus der Schachtel oder mit Teller?'],
  },
  sweets: {
    match: [rx`\b(?:schokolade|kuchen|torte|eis gegessen|ein eis|kekse|gummibärchen|chips|plätzchen|donut|nascht?|süßkram|süßigkeiten|nutella)\b`],
    say: [
      'Zucker löst keine Probleme, er stellt ihnen nur einen Stuhl hin.',
      'Ein Stück Süßes, und der Nachmittag hat wieder Farbe.',
      'Die Tüte war bestimmt von allein so schnell leer.',
    ],
    ask: ['Welche Sorte ist deine Schwäche?', 'Heimlich oder ganz offiziell?', 'Wie schmeckt das nach Kindheit?'],
  },
  coffee: {
    match: [rx`\b(?:kaffee|espresso|cappuccino|latte|matcha|teepause|tasse tee|kanne tee)\b`],
    say: [
      'Eine warme Tasse ist ein guter Grund, kurz nichts zu tun.',
      'Vor dem ersten Schluck gelten bei vielen keine Absprachen.',
      'Der Geruch allein weckt schon die Hälfte.',
    ],
    ask: ['Der wievielte ist das heute?', 'Mit Milch, mit Zucker oder ganz ohne alles?', 'Trinkst du ihn in Ruhe oder im Gehen?'],
  },
  dieting: {
    match: [rx`\b(?:diät|abnehmen|abgenommen|kalorien|intervallfasten|zuckerfrei|low carb|zugenommen|ernährungsumstellung|fasten)\b`],
    say: [
      'Kaum verzichtet man, reden alle nur noch vom Essen.',
      'Der Kühlschrank ist in solchen Zeiten erstaunlich gesprächig.',
      'Gewohnheiten umzubauen kostet mehr Kraft, als auf dem Plan steht.',
    ],
    ask: ['Was fehlt dir dabei am meisten?', 'Für wen machst du das?', 'Wie geht es dir damit, so insgesamt?'],
  },
  hungry: {
    match: [rx`\b(?:hunger|hungrig|magen knurrt|bärenhunger|kohldampf|noch nichts gegessen|lust auf (?:pizza|was süßes|was zu essen|essen|schokolade|nudeln|döner))\b`],
    say: [
      'Mit knurrendem Magen denkt es sich nur noch in Rezepten.',
      'Hunger kürzt jede Höflichkeit ab.',
      'Da meldet sich der Bauch als Hauptredner.',
    ],
    ask: ['Worauf hättest du jetzt Lust?', 'Was gibt die Küche noch her?', { ask: 'Steht schon etwas auf dem Herd?', yes: 'Dann ist die Rettung ja unterwegs.', no: 'Dann wird es spannend, was der Schrank hergibt.' }],
  },
  rain: {
    match: [rx`\b(?:es regnet|regnet|regenwetter|geregnet|nass geworden|gewitter|schüttet|wolkenbruch|nieselt|dauerregen)\b`],
    say: [
      'Regen am Fenster ist das älteste Hintergrundgeräusch der Welt.',
      'Bei so einem Wetter rückt das Sofa näher.',
      'Pfützen sind auch nur Spiegel, in die man treten darf.',
    ],
    ask: ['Bist du drinnen oder nass?', 'Hörst du dem Regen gern zu?', 'Was macht man bei dir an so einem Tag?'],
  },
  snow: {
    match: [rx`\b(?:es schneit|schneit|geschneit|schnee|verschneit|schneemann|eingeschneit|glatteis)\b`],
    say: [
      'Frischer Schnee macht die Welt leiser.',
      'Alles bekommt runde Kanten, sogar die Mülltonnen.',
      'Die ersten Spuren im Weiß gehören immer jemandem mit Mut.',
    ],
    ask: ['Liegt bei dir schon etwas?', 'Warst du draußen?', 'Was gehört für dich zu einem Schneetag?'],
  },
  hot: {
    match: [rx`\b(?:so heiß|zu heiß|hitze|hitzewelle|schwitze|schwül|affenhitze|\d{2} grad|backofen|brütend)\b`],
    say: [
      'Bei der Hitze denkt man nur noch in kaltem Wasser.',
      'Sogar die Gedanken kleben am Stuhl.',
      'Da wird jeder Schatten zur Immobilie.',
    ],
    ask: ['Wo ist es bei dir am kühlsten?', 'Was hilft dir durch so einen Tag?', 'Eis, Ventilator oder Füße ins Wasser?'],
  },
  cold: {
    match: [rx`\b(?:mir ist (?:so )?kalt|so kalt|eiskalt|friere|gefroren|frost|minusgrade|arschkalt|saukalt|schweinekalt|durchgefroren)\b`],
    say: [
      'Bei solcher Kälte zieht man sogar die Schultern bis zu den Ohren.',
      'Da wird eine Wolldecke zum wertvollsten Besitz.',
      'Der eigene Atem als Wölkchen, immerhin etwas zum Anschauen.',
    ],
    ask: ['Hast du es wenigstens da warm, wo du bist?', 'Was wärmt dich am schnellsten auf?', 'Tee oder Wärmflasche?'],
  },
  sunny: {
    match: [rx`\b(?:sonne scheint|sonnig|die sonne|schönes wetter|blauer himmel|tolles wetter|traumwetter|frühlingswetter|sonnenuntergang|sonnenaufgang)\b`],
    say: [
      'Sonne im Gesicht ist die einfachste Form von Luxus.',
      'So ein Himmel nimmt einem glatt zwei Sorgen ab.',
      'An solchen Tagen geht sogar der Müll leichter raus.',
    ],
    ask: ['Kommst du heute noch raus?', 'Wo ist dein Platz in der Sonne?', 'Was würdest du am liebsten mit dem Licht anfangen?'],
  },
  petCute: {
    match: [rx`\b${pet}\b.{0,40}(?:süß|lustig|kuschel|schnurrt|schläft auf|liegt auf|schläft neben|gespielt|spielt|niedlich|wedelt|freut sich|hat mich begrüßt|putzig|knuffig|witzig|springt|schoß)|\b(?:süß|niedlich)\b.{0,24}\b${pet}\b`],
    say: [
      'So ein Tier hat ein Talent dafür, im richtigen Moment niedlich zu sein.',
      'Gegen Pfoten und Knopfaugen gibt es kein Argument.',
      'Das klingt nach einem kleinen Auftritt mit großem Publikum.',
    ],
    ask: ['Was war der Auslöser für die Nummer?', 'Konntest du ein Foto machen?', 'Ist das eine Spezialität oder war es Premiere?'],
  },
  petSick: {
    match: [rx`\b${pet}\b.{0,34}(?:krank|verletzt|frisst nicht|frisst nichts|tierarzt|humpelt|operiert|erbricht|kotzt|geht es nicht gut|gehts nicht gut|geht es schlecht|gehts schlecht|schlapp|apathisch)|\bbeim tierarzt|\bzum tierarzt|\btierklinik`],
    say: [
      'Wenn ein Tier leidet und nicht sagen kann, wo, ist das kaum auszuhalten.',
      'Man lauscht dann auf jeden Atemzug.',
      'So ein kleiner Körper kann einen ganzen Haushalt anhalten.',
    ],
    ask: ['Was hat die Praxis gesagt?', 'Seit wann verhält es sich anders?', { ask: 'Bist du gerade bei deinem Tier?', yes: 'Deine Nähe ist vermutlich die halbe Decke.', no: 'Dann sind die Gedanken sicher schon zu Hause.' }],
  },
  newPet: {
    match: [rx`\b(?:neue[rsn]? |ein(?:e|en)? |kleine[rn]? )(?:${pet})\b.{0,24}(?:bekommen|adoptiert|gekauft|geholt|eingezogen|zieht ein|gekriegt|aus dem tierheim)|\b(?:adoptiert|aus dem tierheim geholt)`],
    say: [
      'Ein neuer Mitbewohner mit Fell, da werden die Hausregeln neu verhandelt.',
      'Die ersten Tage sind ein einziges gegenseitiges Beschnuppern.',
      'Ab jetzt gehört dir das Sofa nur noch zur Hälfte.',
    ],
    ask: [{ ask: 'Wie soll der Neuzugang heißen?', tells: 'petName' }, 'Wie waren die ersten Stunden bei euch?', 'Was wurde als Erstes erobert?'],
  },
  concert: {
    match: [rx`\b(?:konzert|festival|live gesehen|auftritt von|tour von|oper|musical)\b`],
    say: [
      'Live geht ein Bass durch bis in die Schuhe.',
      'Wenn tausend Leute dieselbe Zeile singen, wird die Luft dicht.',
      'Nach so einem Abend piepen die Ohren und das Herz gleich mit.',
    ],
    ask: ['Bei welchem Lied war es am lautesten?', 'Ganz vorn oder gemütlich am Rand?', 'Wer war dabei?'],
  },
  songLoop: {
    match: [rx`\b(?:ohrwurm|dauerschleife|in schleife|auf repeat|rauf und runter|höre (?:gerade|die ganze zeit|nur noch|seit) )\b`],
    say: [
      'Manche Lieder ziehen einfach ein und zahlen keine Miete.',
      'Dauerschleife heißt, dass da noch etwas zu Ende gehört werden will.',
      'Beim zwanzigsten Mal kennt man sogar den Atemzug davor.',
    ],
    ask: ['Welches Lied ist es?', 'Welche Zeile hängt am meisten?', 'Wann hat es angefangen?'],
  },
  watching: {
    match: [rx`\b(?:gucke|schaue|geguckt|geschaut|angeschaut|angesehen|seh(?:e)? mir|durchgesuchtet|gebinged)\b.{0,40}|\b(?:neue staffel|letzte folge|serienmarathon|filmabend|im kino)\b`],
    say: [
      'Eine gute Szene, und der eigene Tag macht kurz Pause.',
      'Nur noch eine Folge, die berühmtesten Worte der Nacht.',
      'Fremde Schicksale, eigene Decke, klassische Kombination.',
    ],
    ask: ['Wie heißt es und worum geht es?', 'Mit welcher Figur hältst du es?', 'Schaust du das allein oder in Gesellschaft?'],
  },
  reading: {
    match: [rx`\b(?:lese gerade|gelesen|ein buch|neues buch|den roman|bücherei|schmöker|hörbuch)\b`],
    say: [
      'Ein Buch ist ein leiser Raum zum Mitnehmen.',
      'Zwischen zwei Seiten kann ein ganzer Nachmittag verschwinden.',
      'Wer liest, ist für eine Weile woanders gemeldet.',
    ],
    ask: ['Was für ein Buch ist es?', 'Bist du eher am Anfang oder kurz vor Schluss?', 'Gibt es einen Satz, der hängen geblieben ist?'],
  },
  gameWin: {
    match: [rx`\b(?:spiel|runde|match|turnier|level|boss|endgegner|partie)\b.{0,24}(?:gewonnen|geschafft|besiegt|durchgespielt)|\b(?:gewonnen|durchgespielt|highscore|rang aufgestiegen|platz eins)\b`],
    say: [
      'Sieg ist Sieg, da darf man ruhig einmal um den Tisch laufen.',
      'Die Daumen haben sich einen Ruhetag verdient.',
      'Genau für diese Sekunde spielt man.',
    ],
    ask: ['War es knapp oder deutlich?', 'Wie viele Anläufe hat es gebraucht?', 'Wer musste sich geschlagen geben?'],
  },
  gameLoss: {
    match: [rx`\b(?:spiel|runde|match|turnier|ranked|partie)\b.{0,24}(?:verloren|vergeigt|abgestiegen)|\b(?:verloren gegen|niederlage|game over|rausgeflogen|abgestiegen)\b`],
    say: [
      'Verlieren ist besonders zäh, wenn man schon fast durch war.',
      'Manche Runden sollte man aus dem Protokoll streichen dürfen.',
      'Da hätte man gern einen Speicherstand von vorher.',
    ],
    ask: ['Wo ist es gekippt?', 'Sofort Revanche oder erst mal Pause?', 'Woran lag es deiner Meinung nach?'],
  },
  tripAhead: {
    match: [rx`\b(?:${ahead})\b.{0,40}(?:urlaub|nach [a-z]{4,}|in den urlaub|verreise|fliege|reise|ausflug|wegfahren|roadtrip|ans meer|in die berge)|\b(?:fahr|flieg|reis)e?n? (?:ich |wir )?(?:${ahead}) .{0,24}\b(?:an die|an den|ans|in die|in den|nach|ins) |\b(?:urlaub|reise|flug) (?:ist )?gebucht|\bkoffer (?:packen|gepackt)|\bfreu\w* .{0,20}auf (?:den|meinen|unseren) urlaub`],
    say: [
      'Die schönste Zeit einer Reise fängt beim Kofferpacken an.',
      'Der halbe Kopf ist wohl schon dort.',
      'Noch ein paar Tage, dann riecht die Luft anders.',
    ],
    ask: ['Wo genau geht es hin?', 'Was willst du dort als Erstes machen?', 'Wer fährt mit?'],
  },
  tripBack: {
    match: [rx`\b(?:aus dem urlaub|von der reise|vom ausflug|aus (?:italien|spanien|frankreich|griechenland|kroatien|paris|rom|portugal|dänemark|holland)) (?:zurück|wieder)|\b(?:waren|war) (?:wir |ich )?(?:am wochenende |letzte woche |gestern |im urlaub )*(?:am meer|an der (?:nordsee|ostsee)|in den bergen|im urlaub|auf mallorca|wandern|in (?:italien|spanien|paris|rom|portugal|griechenland))`],
    say: [
      'Zurück ist man erst, wenn der Sand aus den Schuhen ist.',
      'Die Bilder laufen nach so etwas noch ein paar Tage mit.',
      'Heimkommen heißt auch, den eigenen Schlüssel wieder zu hören.',
    ],
    ask: ['Was hast du von dort im Kopf mitgebracht?', 'Welcher Tag war der beste?', 'Wo würdest du sofort wieder hin?'],
  },
  workout: {
    match: [rx`\b(?:joggen|gejoggt|laufen (?:gegangen|gewesen)|trainiert|training|fitnessstudio|gym|yoga|geschwommen|schwimmen (?:gewesen|gegangen)|geklettert|bouldern|gebouldert|radtour|kilometer gelaufen|muskelkater|marathon|fußball gespielt|tennis gespielt|workout)\b`],
    say: [
      'Danach gehört der Körper einem wieder ein Stück mehr.',
      'Der schwerste Teil war vermutlich der Weg zur Tür.',
      'So eine Erschöpfung fühlt sich aufgeräumt an.',
    ],
    ask: ['Wie lange warst du dran?', 'Was ging dir dabei durch den Kopf?', 'Seit wann machst du das?'],
  },
  walk: {
    match: [rx`\b(?:spazieren|spaziergang|gassi|frische luft|im park|im wald|gewandert|wanderung|runde gedreht|um den see|am fluss)\b`],
    say: [
      'Beim Gehen fallen einem die Gedanken in Schrittlänge.',
      'Draußen wird aus einem Problem manchmal nur ein Weg.',
      'Ein Stück Grün, und die Augen haben Feierabend.',
    ],
    ask: ['Was ist dir unterwegs aufgefallen?', 'Immer dieselbe Runde oder jedes Mal anders?', 'War jemand dabei oder hattest du die Wege für dich?'],
  },
  making: {
    match: [rx`\b(?:gemalt|gezeichnet|gestrickt|gehäkelt|genäht|gebastelt|geschnitzt|getöpfert|gebaut|fotografiert|puzzle|lego|geschrieben an|schreibe an einem|male gerade|stricke gerade|bastle gerade|am basteln|am malen)\b`],
    say: [
      'Aus nichts etwas zu machen, das kennt nur, wer es selbst getan hat.',
      'Selbst Gemachtes behält immer etwas von der Laune des Tages.',
      'Wer so versinkt, dem gehört die Zeit.',
    ],
    ask: ['Auf welche Stelle bist du stolz?', 'Wie bist du auf das Motiv gekommen?', 'Was passiert damit, wenn es fertig ist?'],
  },
  instrument: {
    match: [rx`\b(?:gitarre|klavier|geige|cello|flöte|schlagzeug|bass|ukulele|trompete|saxophon|akkordeon|keyboard)\b`],
    say: [
      'Finger lernen eine Melodie langsamer als der Kopf, dafür vergessen sie sie nie.',
      'Jeder, der übt, hat irgendwo einen Takt als Erzfeind.',
      'Mit einem Instrument im Zimmer hat die Wohnung eine zweite Stimme.',
    ],
    ask: ['Welches Stück übst du gerade?', 'Welche Stelle will einfach nicht?', 'Warum ausgerechnet dieses Instrument?'],
  },
  plants: {
    match: [rx`\b(?:gepflanzt|eingepflanzt|umgetopft|gegossen|im garten|balkonpflanzen|hochbeet|monstera|sukkulent\w*|blüht|gekeimt|gartenarbeit|meine (?:pflanzen|tomaten|kräuter|blumen|orchidee))\b`],
    say: [
      'Pflanzen antworten langsam, aber sie antworten.',
      'Beim Zusehen, wie etwas wächst, wird man selbst ein wenig langsamer.',
      'Ein bisschen Grün, und ein Zimmer fängt an zu atmen.',
    ],
    ask: ['Was wächst da genau?', 'Wo steht es bei dir?', 'Redest du mit deinen Pflanzen?'],
  },
} satisfies Record<string, SituationPack>
