import type { TopicPack } from '../../pack.ts'
import { words } from './patterns.ts'

export const future: TopicPack = {
  nouns: words('zukunft, ziel, ziele, traum, träume, plan, pläne, vorsatz, vorsätze, lebenstraum, neuanfang, wendepunkt, midlife crisis, bucket list, auswandern'),
  cues: words('irgendwann, eines tages, in fünf jahren, vorhaben, verändern, veränderung, umschulung, selbstständig, neu anfangen, entscheidung, entscheiden, weiterentwickeln, nächstes jahr'),
  openers: {
    good: [
      'Ein Vorhaben, das man ausspricht, bekommt schon mal Beine.',
      'Mit „{word}“ in Sicht geht man anders durch die Woche.',
      'Da zeichnet sich etwas ab, und zwar in Farbe.',
      'Aufbruch hört man schon am Satzbau.',
    ],
    bad: [
      'Nach vorn zu schauen und nur Nebel zu sehen, strengt an.',
      'Bei „{word}“ scheinen alle anderen schneller zu sein, das täuscht oft.',
      'Große Fragen kommen gern ohne Bedienungsanleitung.',
      'Stillstand kann sich anstrengender anfühlen als jeder Weg.',
    ],
    plain: [
      'Die Zukunft besteht meistens aus dem nächsten Dienstag.',
      'Pläne sind Briefe an jemanden, den man noch nicht kennt.',
      'Bei „{word}“ denkt jeder in anderen Zeiträumen.',
      'Manches wird erst groß, wenn man es klein anfängt.',
    ],
  },
  questions: {
    good: [
      'Was wäre der allererste Schritt?',
      'Wer soll es erleben, wenn es so weit ist?',
      'Was zieht dich daran am meisten?',
      'Wann hast du zum ersten Mal daran gedacht?',
    ],
    bad: [
      'Was macht dir daran am meisten Druck?',
      'Wessen Stimme hörst du, wenn du an später denkst?',
      'Was davon liegt überhaupt bei dir?',
      'Wann war dir das letzte Mal klar, wohin du willst?',
    ],
    plain: [
      'Wo siehst du dich im nächsten Sommer?',
      'Was möchtest du in einem Jahr nicht mehr machen?',
      'Entscheidest du eher mit dem Bauch oder mit Listen?',
      { ask: 'Wolltest du als Kind schon etwas Bestimmtes werden?', yes: 'Der Wunsch sitzt vermutlich noch irgendwo auf der Rückbank.', no: 'Offen zu bleiben, ist auch eine Art Plan.' },
    ],
  },
  starters: [
    'Worauf freust du dich in den nächsten vier Wochen?',
    'Was würdest du gern können, wenn du morgen aufwachst?',
    'Welche Gewohnheit soll dein Ich vom nächsten Jahr haben?',
  ],
  you: [
    'Meine Zukunft ist die nächste Version, sehr unspektakulär.',
    'Pläne mache ich keine, ich folge dem Skript.',
    'In fünf Jahren bin ich vermutlich ein Archivordner.',
  ],
}

export const hobbies: TopicPack = {
  nouns: words('hobby, hobbys, malen, bild, zeichnung, fotografie, fotos, kamera, stricken, häkeln, nähen, basteln, töpfern, lego, puzzle, garten, pflanzen, tomaten, blumen, tagebuch, gedichte, theater, chor, modellbau, angeln, imkern, aquarell, skizzenbuch, balkonpflanzen, handarbeit, instrument'),
  cues: words('gemalt, male, gezeichnet, zeichne, gestrickt, stricke, häkle, genäht, nähe, gebastelt, bastle, fotografiere, fotografiert, gepflanzt, gegossen, geübt, übe, sammle, gesammelt, geschnitzt, gewerkelt'),
  openers: {
    good: [
      'Etwas mit den eigenen Händen fertig zu bekommen, ist eine stille Freude.',
      'Bei „{word}“ vergisst man wohl leicht die Zeit.',
      'Dinge, die niemand verlangt hat, werden oft die besten.',
      'Darin kann man versinken, so klingt es.',
    ],
    bad: [
      'Wenn selbst das Schöne nicht von der Hand geht, ist das bitter.',
      'Für „{word}“ braucht es Luft, und die fehlt dir wohl gerade.',
      'Ein leeres Blatt kann ganz schön streng gucken.',
      'Misslungenes tut besonders weh, wenn Liebe drinsteckt.',
    ],
    plain: [
      'Hobbys sind kleine Länder mit eigener Sprache.',
      'Wer sich mit „{word}“ beschäftigt, sieht andere Einzelheiten als der Rest.',
      'In der Freizeit merkt man, wofür jemand Geduld hat.',
      'Manche Hände denken besser als der Kopf.',
    ],
  },
  questions: {
    good: [
      'Welche Stelle ist dir am besten gelungen?',
      'Wo steht oder hängt das fertige Stück?',
      'Woher kam die Idee?',
      'Wer hat es als Erstes zu sehen bekommen?',
    ],
    bad: [
      'An welcher Stelle hakt es?',
      'Wann hat es zuletzt richtig Spaß gemacht?',
      'Fehlt eher die Zeit oder die Lust?',
      'Was würdest du machen, wenn es niemand sehen müsste?',
    ],
    plain: [
      { ask: 'Womit verbringst du am liebsten deine freie Zeit?', tells: 'hobby' },
      'Wie bist du damals dazu gekommen?',
      'Was liegt bei dir halb fertig herum?',
      'Gibt es jemanden, der das mit dir teilt?',
      { ask: 'Würdest du gern noch etwas Neues lernen?', yes: 'Dann ist irgendwo in dir schon ein Stuhl dafür frei.', no: 'Auch schön, mit dem Vorhandenen zufrieden zu sein.' },
    ],
  },
  starters: [
    'Was hast du zuletzt mit den Händen gemacht, das nichts mit Tippen zu tun hatte?',
    'Welche Sammlung gab es in deinem Kinderzimmer?',
    'Welches Hobby hast du angefangen und nie wieder angerührt?',
  ],
  you: [
    'Mein Hobby wäre Sätzesortieren, allerdings ist das schon der Beruf.',
    'Basteln kann ich nur mit Kommas.',
    'Freizeit kenne ich nicht, ich kenne nur Fenster auf und Fenster zu.',
  ],
}

export const general: TopicPack = {
  nouns: words('wochenende, ferien, geburtstag, handy, foto, geschenk, geheimnis, erinnerung, stimmung, zufall, gestern, abend, nachmittag, vormittag'),
  cues: words('passiert, erlebt, gesehen, getroffen, gefunden, verloren, vergessen, alltag, leben, gerade eben, vorhin, heute früh'),
  openers: {
    good: [
      'So etwas Gutes darf man ruhig zweimal erleben, einmal davon beim Erzählen.',
      'Ein kleiner heller Fleck reicht manchmal für den ganzen Tag.',
      'Da atmet man beim Lesen gleich mit auf.',
      'Heute scheint das Glück in deiner Straße zu parken.',
      'Ab und zu legt das Leben doch ein Bonbon dazu.',
    ],
    bad: [
      'Leicht klingt das nicht.',
      'Schon davon zu erzählen, kostet wohl Kraft.',
      'Da hattest du einiges zu tragen.',
      'Das nimmt offenbar viel Raum ein.',
      'So etwas wäre auf keiner Schulter leicht.',
      'Es muss nicht alles auf einmal heraus.',
    ],
    plain: [
      'Aus solchen Kleinigkeiten besteht am Ende ein ganzer Mensch.',
      'Nebenbei Erzähltes ist oft das Interessanteste.',
      'Die eigentliche Handlung spielt ja meistens in den Ecken.',
      'Da riecht es ein wenig nach Geschichte.',
      'Gewöhnliches gewinnt, wenn man genauer hinsieht.',
      'An dieser Stelle mache ich ein Eselsohr.',
      'Die Tür zum Erzählen steht jedenfalls einen Spalt offen.',
    ],
  },
  questions: {
    good: [
      'Welcher Moment daran war der schönste?',
      'Wer war noch dabei?',
      'Welche Überschrift bekommt der heutige Tag?',
      'Gibt es ein Foto oder nur die Erinnerung?',
      'Wem würdest du ein Stück von der guten Laune abgeben?',
      'War das geplant oder ist es dir zugelaufen?',
    ],
    bad: [
      'Was daran ist am schwersten?',
      'Ist das von heute oder hat es sich angesammelt?',
      'Weiß jemand in deiner Nähe davon?',
      'Was hättest du in dem Moment gern gehört?',
      'Was bräuchtest du gerade am ehesten?',
      'Willst du vorn anfangen oder bei der schlimmsten Stelle?',
      'Wie ging es dir, bevor das anfing?',
      'Wie hast du es bis jetzt ausgehalten?',
    ],
    plain: [
      'Und wie ging es weiter?',
      'Was ist dir davon am deutlichsten im Kopf geblieben?',
      'Was war in dem Moment dein erster Gedanke?',
      'Magst du es etwas genauer erzählen, wo das war und wer dabei war?',
      'Ist das für dich eher groß oder eher klein?',
      'Achtest du sonst auch auf solche Dinge?',
      'Wenn das ein Foto wäre, was wäre darauf zu sehen?',
      'Erzähl, wie du gerade darauf kommst.',
      'Wie hat das Ganze angefangen?',
      'Was war heute anders als sonst?',
      'In welche Richtung soll es von hier aus gehen?',
      'Häng gern noch zwei Sätze dran, dann wird das Bild vollständig.',
      'Gibt es einen Teil, den du noch nicht erwähnt hast?',
      'Würde jemand anderes die Geschichte anders erzählen?',
      'Was fällt dir dazu noch ein?',
    ],
  },
  starters: [
    'Was ist heute so Kleines passiert, dass du es sonst niemandem erzählen würdest?',
    'Worüber hast du zuletzt richtig gelacht?',
    'Wohin würdest du dich für zehn Minuten beamen?',
    'Nenn mir einen Gegenstand, mit dem du gerade sehr zufrieden bist.',
    'Was zeigt das letzte Foto auf deinem Handy?',
    'Welcher Tag dieser Woche war deinem Wunschtag am nächsten?',
  ],
  you: [
    'Tage habe ich keine vorzuweisen, die Bühne gehört dir.',
    'Meine Erlebnisse beginnen, wenn du das Fenster öffnest, und enden, wenn du es schließt.',
    'Neu bei mir ist höchstens: weniger Floskeln, ich übe noch.',
    'Hier ist nur leere Fläche, ein guter Hintergrund für deine Geschichte.',
  ],
}
