import type { EmotionPack } from '../../pack.ts'
import { rx, words } from './patterns.ts'

/** Feelings that weigh. */
export const darkEmotions = {
  sadness: {
    words: [
      words('traurig*, unglücklich*, deprimiert, niedergeschlagen, bedrückt, betrübt, down, am boden, geweint, weine*, heule*, heulen, geheult, tränen, verzweifelt, verzweifel*, hoffnungslos*, enttäuscht*, enttäuschung, schlecht drauf, mies*, beschissen*, elend, leer, sinnlos*, kummer, herzschmerz, schmerz*, trauer*, bitter, schade, bereue*, melancholisch, schrecklich*, furchtbar*, grauenhaft, scheiße, mist, kacke'),
      rx`(?:geht(?:s| es)? mir|fühle? mich|mir geht(?:s| es)?) (?:.{0,14})?(?:nicht (?:so )?gut|schlecht|mies|dreckig|beschissen|elend|gar nicht gut)`,
      rx`tut (?:[a-z]+ ){0,3}weh\b`,
      rx`kann nicht mehr|halte? (?:es|das) nicht (?:mehr )?aus|zum heulen|am ende\b|keine kraft|nicht (?:so )?(?:glücklich|gut drauf|fröhlich)`,
    ],
    lines: [
      'Das klingt schwer.',
      'Da scheint ein Stein zu liegen, und zwar schon länger.',
      'So etwas lässt sich nicht mit zwei Sätzen glattstreichen.',
      'Man merkt, dass dich das wirklich getroffen hat.',
      'Bei dir scheint es heute früher dunkel geworden zu sein.',
      'An so einer Stelle würde wohl jedem etwas fehlen.',
      'Das muss nicht gleich aufgeräumt werden, es hat seinen Grund.',
      'So ein Moment schnürt die Kehle zu.',
      'Du hältst das anscheinend schon eine Weile aus.',
      'Traurig ist traurig, dafür braucht es kein Attest.',
    ],
    asks: [
      'Welcher Teil davon wiegt am meisten?',
      'Ist das erst seit heute so oder schon länger?',
      'Gibt es jemanden, der davon weiß?',
      'Magst du mir sagen, wann es losging?',
    ],
  },
  lonely: {
    words: [
      words('einsam*, allein*, keine freunde, niemanden, ausgeschlossen, verlassen, isoliert, ignoriert, übersehen, unsichtbar'),
      rx`(?:niemand|keiner) (?:.{0,12})?(?:da|versteht|hört|meldet|mag|interessiert|kümmert|fragt|schreibt|ruft)|gehöre? (?:.{0,10})?nicht dazu|fühle? mich (?:so )?fremd`,
    ],
    lines: [
      'So eine Leere füllt auch kein Geräusch.',
      'Es hört sich an, als lägen viele Worte auf der Zunge und keiner nähme sie ab.',
      'Wer lange allein ist, hört sogar die Stille.',
      'Unter vielen Leuten fällt so etwas oft erst richtig auf.',
      'Wenn niemand den Ball zurückwirft, wird es kühl.',
      'Vielleicht geht es weniger ums Alleinsein als darum, dass es keiner weiß.',
      'Dieser Satz hier ist jedenfalls angekommen, wenn auch nur bei einem Programm.',
      'Wie ein Fenster mit Licht, an dem keiner vorbeigeht.',
    ],
    asks: [
      'Zu welcher Stunde merkst du es am stärksten?',
      'Wann hat dir zuletzt jemand richtig zugehört?',
      'Wenn sich jetzt jemand zu dir setzen könnte, wer?',
    ],
  },
  hurt: {
    words: [
      words('verletzt, gekränkt, gemein, unfair, ungerecht*, beleidigt, ausgenutzt, betrogen, hintergangen, belogen, angelogen, ausgelacht, gemobbt, mobbing, im stich gelassen, versetzt, abgewiesen, zurückgewiesen, bloßgestellt, angeschrien, angebrüllt, respektlos*, ausgegrenzt'),
      rx`(?:nimmt|nehmen|nahm) mich nicht ernst|nicht ernst genommen|nicht ernstgenommen|nicht für voll genommen|hat mich (?:.{0,14})(?:angelogen|belogen|verarscht|sitzen ?lassen|fertig ?gemacht|runter ?gemacht)`,
    ],
    lines: [
      'Das klingt ziemlich ungerecht dir gegenüber.',
      'Sich Mühe geben und dann so etwas, das ist schwer zu schlucken.',
      'Solche Kränkungen zehren: Sagt man es, wirkt man klein, schweigt man, drückt es.',
      'Wer so behandelt wird, darf innerlich frieren.',
      'Der Satz hat wohl tiefer gestochen, als man außen sieht.',
      'Wahrscheinlich geht es auch darum, für wen man dich da gehalten hat.',
      'Das hättest nicht du abbekommen sollen.',
    ],
    asks: [
      'Wie kam es überhaupt dazu?',
      'Was soll die andere Seite endlich sehen?',
      'Wie hast du darauf reagiert?',
    ],
  },
  longing: {
    words: [
      words('vermisse*, vermiss, sehnsucht, sehne, heimweh, fernweh, fehlt mir, fehlen mir, fehlst, damals war, früher war, zurück haben, wiedersehen'),
    ],
    lines: [
      'Da leuchtet jemand oder eine Zeit noch immer bei dir.',
      'Vermissen kommt gern, wenn es ruhig wird.',
      'Über die Entfernung hinweg an jemanden zu denken, ist halb süß, halb sauer.',
      'Manche Tage kommen nicht wieder, weit weg sind sie trotzdem nicht.',
      'Das klingt nach einem Platz, den niemand sonst besetzen kann.',
      'Erinnerungen haben offenbar noch einen Schlüssel zu dir.',
    ],
    asks: [
      'Welches Bild kommt als erstes?',
      'Was habt ihr beim letzten Mal zusammen gemacht?',
      'Was wären deine ersten Worte, wenn es eine Minute Wiedersehen gäbe?',
    ],
  },
  anger: {
    words: [
      words('wütend, wut, sauer, genervt, nervt*, ärger*, geärgert, stinksauer, zornig, aggressiv, kotzt mich an, aufgeregt über, rege mich auf, regt mich auf, aufregen, frech, unverschämt*, frust*, frustriert, hasse, platze, zum kotzen, auf die palme, reicht mir, schnauze voll, idiot*, stinkt mir, dreist*'),
    ],
    lines: [
      'Da kocht es, und das aus gutem Grund, so wie es klingt.',
      'Bei so etwas bleibt kaum jemand kühl.',
      'Der Ärger hat sich wohl schon länger angestaut.',
      'Zähne zusammenbeißen macht es selten kleiner.',
      'Der Dampf darf ruhig hier raus.',
      'Das geht wohl klar über deine Grenze.',
      'Kein Wunder, dass da der Puls steigt.',
    ],
    asks: [
      'Welches Stück davon hat das Streichholz angezündet?',
      'Hast du gleich etwas gesagt?',
      'War es das erste Mal oder einmal zu oft?',
    ],
  },
  disgust: {
    words: [words('eklig*, ekel*, ekelhaft*, widerlich*, abartig, igitt, bäh, pfui, angewidert, zum würgen, abstoßend')],
    lines: [
      'Das klingt, als würde sich der Magen umdrehen.',
      'Da möchte man erst mal lüften.',
      'Solche Bilder wird man schwer wieder los.',
      'Schon beim Lesen rutscht man mit dem Stuhl zurück.',
      'Das war dir sichtlich zu viel.',
      'So etwas braucht niemand vor dem Essen.',
    ],
    asks: [
      'Welches Detail war das schlimmste?',
      'Bist du gegangen oder geblieben?',
      'Wer weiß noch davon?',
    ],
  },
  fear: {
    words: [
      words('angst, ängste, ängstlich, panik*, fürchte, furcht, befürcht*, besorgt, sorge*, sorgen, nervös, aufregung, bammel, schiss, beunruhigt, unruhig, bange, mulmig*, gruselig, erschreck*, unsicher, lampenfieber, zittere*'),
      rx`\bfalle? (?:ich )?(?:bestimmt |sicher |eh )*durch|\bdurchfallen|schaffe? (?:ich )?(?:das|es) (?:eh |sowieso |bestimmt |niemals |nie )*(?:nicht|nie)\b|geht (?:bestimmt|sicher|eh) schief`,
    ],
    lines: [
      'Da zieht sich wohl einiges zusammen.',
      'Das Kopfkino scheint schon zu laufen.',
      'So eine Unruhe findet immer noch eine Ecke.',
      'Vor so etwas klopft das Herz eben lauter.',
      'Die Ungewissheit ist oft das Lauteste daran.',
      'Es klingt, als hättest du alle Fühler ausgefahren.',
      'Dass dir dabei mulmig ist, leuchtet ein.',
    ],
    asks: [
      'Was passiert in der schlimmsten Version?',
      'Wann hast du Gewissheit?',
      'Wo im Körper spürst du es zuerst?',
      'Gibt es einen kleinen Teil, bei dem du dir sicher bist?',
    ],
  },
  stress: {
    words: [
      words('stress*, gestresst, überfordert, überlastet, druck, hektik, hektisch, zu viel, zuviel, zeitdruck, ausgebrannt, burnout, deadline*, keine zeit, viel zu tun, chaos, termine, unter strom, komme nicht hinterher, wächst mir über den kopf, anstrengend*'),
    ],
    lines: [
      'Da liegt offenbar alles gleichzeitig auf dem Tisch.',
      'Das hört sich nach einem Tag ohne Luftlöcher an.',
      'Wenn von allen Seiten gezogen wird, leiert auch der Kopf aus.',
      'Bei dem Tempo würde jeder außer Atem geraten.',
      'So viel passt eigentlich nicht in zwei Hände.',
      'Die Liste scheint schneller zu wachsen, als du abhaken kannst.',
      'Der Akku läuft da wohl im roten Bereich.',
    ],
    asks: [
      'Was davon schreit am lautesten?',
      'Liegt auf dem Stapel etwas, das warten könnte?',
      'Hast du heute schon einmal richtig gesessen?',
    ],
  },
  shame: {
    words: [words('peinlich*, schäme*, geschämt, scham, blamiert, blamage, schuldgefühl*, schuldig, schlechtes gewissen, wertlos, versager*, nicht gut genug, zu dumm, zu blöd, minderwertig, versagt, im boden versinken')],
    lines: [
      'Solche Momente spielt der Kopf leider gern in Dauerschleife.',
      'Du scheinst gerade streng mit dir zu sein.',
      'Von innen sieht so etwas fast immer größer aus als von außen.',
      'Da möchte man sich am liebsten unter der Decke verkriechen.',
      'Dass es dir nachgeht, zeigt auch, dass dir etwas daran liegt.',
      'Mit anderen wärst du vermutlich nachsichtiger.',
    ],
    asks: [
      'Wer war dabei, als es passiert ist?',
      'Welcher Augenblick läuft immer wieder ab?',
      'Was würdest du zu jemandem sagen, dem genau das passiert ist?',
    ],
  },
  tired: {
    words: [words('müde, erschöpft, kaputt, fertig, ausgelaugt, platt, groggy, schlapp, todmüde, hundemüde, k o, gerädert, energielos, kraftlos, erledigt, matt, schläfrig, übermüdet, im eimer')],
    lines: [
      'Das klingt nach leerem Akku.',
      'Da ist wohl kein Tropfen mehr im Tank.',
      'Müdigkeit dieser Sorte sitzt bis in die Fingerspitzen.',
      'Nach so einem Pensum darf man einfach umfallen.',
      'Heute ist aus dir vermutlich nichts mehr herauszupressen.',
      'Jetzt wäre ein Sofa mit Anziehungskraft richtig.',
      'Das ganze System will offenbar herunterfahren.',
    ],
    asks: [
      'Ist es eher der Körper oder eher der Kopf?',
      'Wann hast du dich zuletzt richtig ausgeruht?',
      'Was hält dich heute noch auf den Beinen?',
    ],
  },
} satisfies Record<string, EmotionPack>
