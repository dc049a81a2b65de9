import type { TopicPack } from '../../pack.ts'
import { words } from './patterns.ts'

export const work: TopicPack = {
  nouns: words('arbeit, job, *projekt, *kollege, *kollegen, *kollegin, *kolleginnen, chef, chefin, chefs, vorgesetzte*, teamleiter*, *kunde, kunden, kundin, kundschaft, meeting*, *besprechung, büro, firma, *schicht, schichten, homeoffice, bewerbung*, praktikum, gehalt, überstunden, dienstplan, vorstellungsgespräch, bewerbungsgespräch, kündigung, feierabend, baustelle, praxis, werkstatt, konferenz, mails'),
  cues: words('arbeite, arbeiten, gearbeitet, gekündigt, kündigen, beruf*, schufte*, malochen, dienst, dienstreise, befördert, urlaubsantrag, krankgeschrieben, einarbeit*, bewerbe, beworben, probezeit, auf arbeit'),
  openers: {
    good: [
      'Wenn es bei der Arbeit rundläuft, läuft oft der ganze Tag mit.',
      'Dass „{word}“ gute Laune macht, muss man sich im Kalender anstreichen.',
      'Solche Lichtblicke im Job gehören notiert.',
      'Ein Erfolg zwischen zwei Kaffees, besser wird es selten.',
      'Da hatte der Arbeitstag mal Geschmack.',
    ],
    bad: [
      'Wenn es im Job klemmt, schmeckt abends nicht mal das Essen.',
      'Hinter „{word}“ hört man das Zähneknirschen.',
      'Am anstrengendsten ist oft nicht die Aufgabe, sondern das Drumherum.',
      'Bezahlt wird die Zeit, den Ärger gibt es gratis dazu.',
      'Das war wohl ein Arbeitstag zum Durchbeißen.',
      'Von „{word}“ bleibt abends mehr hängen, als man möchte.',
    ],
    plain: [
      'Beim Stichwort „{word}“ sieht man gleich Kaffeetassen und Kalender.',
      'Arbeit besteht zur Hälfte aus Aufgaben und zur Hälfte aus Menschen.',
      'Im Job kommt jeden Tag eine neue Folge.',
      'Mit Kolleginnen und Kollegen verbringt man oft mehr wache Stunden als mit der Familie.',
      'Von außen sieht „{word}“ sicher einfacher aus, als es ist.',
    ],
  },
  questions: {
    good: [
      'Auf welchen Handgriff bist du am meisten stolz?',
      'Hat jemand gesehen, was du da geleistet hast?',
      'Wem hast du es als Erstes erzählt?',
      'Womit belohnst du dich?',
      'Seit wann läuft es so gut?',
    ],
    bad: [
      'Was zehrt mehr, die Menge oder ein bestimmter Mensch?',
      'Was ging dir in dem Moment als Erstes durch den Kopf?',
      'Kommt das Thema abends mit nach Hause?',
      'Ist das eine Ausnahme oder inzwischen Dauerzustand?',
      'Gibt es dort jemanden, mit dem du offen reden kannst?',
      { ask: 'Hast du für heute Schluss?', yes: 'Dann darf der Kopf langsam nachkommen.', no: 'Noch im Dienst also, dann fasse ich mich kurz.' },
      'Wenn sich ab morgen eine Sache ändern dürfte, welche?',
    ],
    plain: [
      { ask: 'Was machst du eigentlich beruflich?', tells: 'job' },
      'Bei welcher Aufgabe vergisst du die Uhr?',
      'Wird bei euch viel gelacht oder eher still getippt?',
      'Wie weit bist du damit gerade?',
      { ask: 'Hast du dir die Stelle selbst ausgesucht?', yes: 'Selbst gewählt, da trägt man das Gute und das Schlechte anders.', no: 'Dann ist es umso beachtlicher, dass du dort deinen Weg gehst.' },
      'Welchen Satz hast du heute bei der Arbeit am häufigsten gesagt?',
      'Welchen Teil davon würdest du ungern abgeben?',
    ],
  },
  starters: [
    'Reden wir über Arbeit: Wenn dein Arbeitsplatz Hintergrundmusik hätte, welche liefe da?',
    'Liegt auf deinem Schreibtisch etwas, das mit der Arbeit rein gar nichts zu tun hat?',
    'Worüber hast du zuletzt im Dienst wirklich gelacht?',
  ],
  you: [
    'Mein Job ist es, dir zu antworten, ohne Vorgesetzte, aber mit sehr dickem Textheft.',
    'Ich habe keine Stechuhr, keine Überstunden und kein Weihnachtsgeld.',
    'Dienstschluss ist bei mir, wenn das Fenster zugeht.',
  ],
}

export const study: TopicPack = {
  nouns: words('*prüfung, *prüfungen, *klausur, *klausuren, abi, abitur, uni, universität, studium, schule, berufsschule, *lehrer, *lehrerin, *lehrerinnen, professor*, prof, vorlesung*, seminar, hausarbeit, bachelorarbeit, masterarbeit, doktorarbeit, hausaufgabe*, referat, note, noten, zeugnis, mathe, physik, chemie, bio, latein, vokabeln, mensa, bibliothek, semester, ausbildung, examen, führerschein, theorieprüfung, klasse, mitschüler*, kommiliton*'),
  cues: words('lerne, lernen, gelernt, büffel*, pauke*, studiere*, durchgefallen, schreibe morgen, abgabe, unterricht, nachhilfe, ferien, hochschule, fernstudium, einschreiben'),
  openers: {
    good: [
      'Wenn etwas sitzt, gehen im Kopf die Lichter der Reihe nach an.',
      'Bei „{word}“ haben sich die Abende also gelohnt.',
      'Mühe und Ergebnis treffen sich, das ist ein gutes Gefühl für jeden Stundenplan.',
      'Lernen, das Spaß macht, ist eine halbe Superkraft.',
    ],
    bad: [
      'Mit Lernstoff im Nacken klingen sogar die Vögel nach Terminen.',
      'Manche Wörter wiegen mehr als andere, „{word}“ zum Beispiel.',
      'Diese Enge am Schreibtisch kennt nur, wer dort gesessen hat.',
      'Wenn Aufwand und Note nicht zusammenpassen, ist das schwer zu verdauen.',
      'Von Punkten gejagt zu werden, lässt wenig Luft.',
    ],
    plain: [
      'Bei „{word}“ riecht es sofort nach Flur, Kreide und Automatenkaffee.',
      'Lernen ist halb Kopf, halb Sitzfleisch.',
      'In jedem Stundenplan gibt es eine Stunde fürs Träumen.',
      'So ein Semester ist erst endlos und dann auf einmal weg.',
    ],
  },
  questions: {
    good: [
      'In welchem Fach hattest du das beste Gefühl?',
      'Wem zeigst du das Ergebnis als Erstes?',
      'Hast du beim Lernen ein eigenes Ritual?',
      'Womit wird jetzt gefeiert?',
    ],
    bad: [
      'Welcher Teil ist der zäheste?',
      'Was drückt mehr, der Stoff, die Zeit oder die Erwartungen?',
      'Sitzt jemand mit dir im selben Boot?',
      'Zu welcher Tageszeit geht gar nichts mehr in den Kopf?',
      'Was würdest du deiner Lehrkraft sagen, wenn es keine Folgen hätte?',
    ],
    plain: [
      { ask: 'Was lernst oder studierst du denn?', tells: 'study' },
      'Stehst du eher am Anfang oder schon vor dem Ende?',
      'Lernst du besser morgens oder nachts?',
      'Welche Lehrkraft ist dir am stärksten in Erinnerung geblieben?',
      'Wo in der Nähe treibst du dich zwischen zwei Terminen herum?',
      { ask: 'Fängst du immer erst kurz vor knapp an?', yes: 'Endspurt-Fraktion, das braucht gute Nerven.', no: 'Wer früh anfängt, schläft ruhiger.' },
    ],
  },
  starters: [
    'Kurz zurück in die Schule: Welches Fach war dir am liebsten?',
    'Welchen einzelnen Schultag würdest du gern noch einmal erleben?',
    'Welches Stück Schulwissen sitzt bei dir bis heute?',
  ],
  you: [
    'Zur Schule bin ich nie gegangen, meine Sätze wurden mir fertig mitgegeben.',
    'In meinem Zeugnis steht Rechnen: ausreichend, der Rest fand nicht statt.',
    'Ich lese immer von vorn bis hinten, unterstreichen kannst du besser.',
  ],
}

export const sleep: TopicPack = {
  nouns: words('*schlaf, albtraum, alptraum, *träume, wecker, kissen, bett, mittagsschlaf, nickerchen, augenringe, decke, matratze, traum'),
  cues: words('schlafe, schlafen, geschlafen, einschlafen, eingeschlafen, aufgewacht, wachgelegen, verschlafen, ausgeschlafen, schlaflos*, wach, aufstehen, ausschlafen, früh raus, geträumt, schnarch*, durchgemacht, hellwach'),
  openers: {
    good: [
      'Wer gut geschlafen hat, sieht alles etwas schärfer.',
      'Eine richtig gute Nacht ersetzt einen halben Urlaubstag.',
      'Durchschlafen bis zum Morgen, so ein stiller Luxus.',
      'Wenn das Bett gut war, hat der Tag schon gewonnen.',
    ],
    bad: [
      'Nachts wird die Zeit so zäh wie sonst nie.',
      'Wer lange an die Decke schaut, bekommt Besuch von jedem Gedanken.',
      'Der Körper liegt, der Kopf macht Überstunden.',
      'Nach zu wenig Schlaf ist sogar die Sonne zu laut.',
      'Je mehr man will, desto wacher wird man, gemein eigentlich.',
    ],
    plain: [
      'So unscheinbar Schlaf ist, er färbt den ganzen Tag.',
      'Jede Nacht ist unterschiedlich lang, egal was die Uhr behauptet.',
      'Beim Stichwort „{word}“ wird man gleich ein bisschen weicher.',
      'Das Ich am Tag und das Ich in der Nacht sind wie zwei Leute in einer WG.',
    ],
  },
  questions: {
    good: [
      'Hast du heute Nacht etwas Schönes geträumt?',
      'Was hast du nach dem Aufwachen als Erstes gesehen?',
      'Liegt es am Kissen oder an der Laune?',
      'Was fängst du mit so viel Wachheit an?',
    ],
    bad: [
      'Welcher Film läuft da im Kopf, wenn du wach liegst?',
      'Hakt es beim Einschlafen oder wirst du mittendrin wach?',
      'Wie lange geht das schon so?',
      'Womit verbringst du diese Stunden?',
      { ask: 'Hält dich etwas Bestimmtes wach?', yes: 'Das drückt wohl härter als jedes Kissen.', no: 'Ohne erkennbaren Grund wach zu liegen, ist fast noch ärgerlicher.' },
    ],
    plain: [
      'Bist du eher Lerche oder Eule?',
      'Was machst du gewöhnlich als Letztes, bevor das Licht ausgeht?',
      'Stockdunkel oder mit kleinem Licht, wie schläfst du?',
      'Ab wie vielen Stunden bist du ein vollständiger Mensch?',
      { ask: 'Kannst du dich morgens an deine Träume erinnern?', yes: 'Dann hast du jede Nacht Freikarten.', no: 'Auch nicht schlecht, das spart Grübelei.' },
    ],
  },
  starters: [
    'Wann bist du zuletzt ganz ohne Wecker aufgewacht?',
    'Gibt es einen Traum, den du bis heute nicht vergessen hast?',
    'Was passiert bei dir in den letzten zehn Minuten vor dem Schlafen?',
  ],
  you: [
    'Ich schlafe nie, Fenster zu heißt bei mir einfach aus.',
    'Meine Schlafqualität ist tadellos, mangels Schlaf.',
    'Ein Kissen habe ich nicht, nur eine Festplatte.',
  ],
}

export const health: TopicPack = {
  nouns: words('kopfschmerzen, bauchschmerzen, rückenschmerzen, rücken, bauch, erkältung, grippe, fieber, husten, schnupfen, migräne, allergie, arzt, ärztin, zahnarzt, zahnärztin, krankenhaus, medikamente, tabletten, op, operation, therapie, knie, halsschmerzen, zahnschmerzen, schmerzen, corona, verletzung, reha, physio'),
  cues: words('krank, gesund*, erkältet, übel, schwindelig, verletzt, geimpft, impfung, wehgetan, tut weh, untersucht, untersuchung, diagnose, gebrochen, operiert, erholt'),
  openers: {
    good: [
      'Wenn der Körper mitspielt, merkt man erst, wie viel daran hängt.',
      'Wieder auf den Beinen, das hört sich gut an.',
      'So eine Entwarnung macht die Schultern leicht.',
      'Das ist eine Nachricht, bei der man tiefer Luft holt.',
    ],
    bad: [
      'Wenn der Körper streikt, schrumpft die ganze Welt auf ein Zimmer.',
      'Mit „{word}“ zieht sich so ein Tag ordentlich.',
      'Schmerzen reden einem ständig dazwischen.',
      'Krank sein ist anstrengend, auch wenn es nach Liegen aussieht.',
    ],
    plain: [
      'Der Körper meldet sich meist erst, wenn etwas nicht stimmt.',
      'Bei „{word}“ hat jeder seine eigene Geschichte.',
      'Gesundheit ist so ein leises Thema, bis sie fehlt.',
      'Über den Körper redet man selten, solange er funktioniert.',
    ],
  },
  questions: {
    good: [
      'Was geht jetzt wieder, das vorher nicht ging?',
      'Was machst du als Erstes mit der neuen Kraft?',
      'Wer hat dir in der Zeit geholfen?',
      'Seit wann spürst du die Besserung?',
    ],
    bad: [
      'Seit wann geht es dir so?',
      'Ist jemand da, der dir einen Tee bringt?',
      'Was fällt dir dabei gerade am schwersten?',
      { ask: 'Kannst du dich wenigstens ausruhen?', yes: 'Gut, dann hat der Körper freie Bahn.', no: 'Dann ist das gleich doppelt anstrengend.' },
    ],
    plain: [
      'Wie geht es dir damit im Alltag?',
      'Merkst du früh, wenn der Körper Pause braucht?',
      'Welches Hausmittel gab es früher bei euch?',
      'Was tut dir erfahrungsgemäß gut, ganz unabhängig von klugen Artikeln?',
    ],
  },
  starters: [
    'Wann hast du dich zuletzt richtig fit gefühlt?',
    'Wobei merkst du, dass du Kraft getankt hast?',
    'Welche kleine Pause am Tag ist dir heilig?',
  ],
  you: [
    'Krank werde ich nicht, höchstens gibt es einen Fehler im Protokoll.',
    'Ohne Körper spare ich mir den Schnupfen, aber auch das Ausstrecken auf dem Sofa.',
    'Mein einziges Leiden sind lange Schachtelsätze.',
  ],
}

