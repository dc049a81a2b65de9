import type { TopicPack } from '../../pack.ts'
import { words } from './patterns.ts'

export const music: TopicPack = {
  nouns: words('musik, lied, lieder, song, songs, band, album, konzert, konzerte, festival, playlist, gitarre, klavier, geige, schlagzeug, chor, sänger*, ohrwurm, refrain, melodie, kopfhörer, schallplatte*, vinyl, techno, rap, jazz, klassik, rock, metal, schlager, karaoke, spotify'),
  cues: words('höre, gehört, singe, singen, gesungen, mitsingen, dauerschleife, ohrwurm, musiziere*, tanze, tanzen, getanzt'),
  openers: {
    good: [
      'Das richtige Lied rückt einen ganzen Tag gerade.',
      'Mit „{word}“ auf den Ohren wird jeder Weg kürzer.',
      'Gut versorgte Ohren, halbe Miete.',
      'Musik kommt durch jede verschlossene Tür.',
    ],
    bad: [
      'Manche Lieder traut man sich in schlechter Stimmung gar nicht anzumachen.',
      'Der Tag, an dem man einen Text plötzlich versteht, ist selten ein leichter.',
      'Melodien treffen manchmal genauer als Menschen.',
      'Bei „{word}“ reichen dann wohl drei Takte.',
    ],
    plain: [
      'Bei „{word}“ hat jeder seine heimlichen Schätze.',
      'Eine Playlist ist ein Tagebuch mit Refrain.',
      'Dasselbe Lied klingt mit zwanzig anders als mit vierzig.',
      'Melodien merken sich Dinge besser als der Kopf.',
    ],
  },
  questions: {
    good: [
      'Hat dich schon das Intro gepackt oder erst der Refrain?',
      'Mit wem würdest du das am liebsten zusammen anhören?',
      'Live oder Kopfhörer, wo ist es besser?',
      'Welche Zeile singst du laut mit?',
    ],
    bad: [
      'An wen denkst du bei dieser Musik?',
      'Welche Musik holt dich ein Stück aus dem Keller?',
      'An welcher Stelle musstest du innehalten?',
      'Hörst du bei schlechter Laune eher Schnelles oder Langsames?',
    ],
    plain: [
      'Welches Lied läuft bei dir gerade in Dauerschleife?',
      { ask: 'Was ist deine Lieblingsmusik?', tells: 'favourite' },
      'Achtest du mehr auf die Melodie oder auf den Text?',
      { ask: 'Spielst du ein Instrument?', yes: 'Dann hast du eine Sprache mehr.', no: 'Ein gutes Publikum ist genauso wichtig.' },
      'Welches Lied versetzt dich sofort in ein bestimmtes Jahr?',
      'Was singst du unter der Dusche?',
    ],
  },
  starters: [
    'Welches Lied hast du in deinem Leben vermutlich am häufigsten gehört?',
    'Bei welchem alten Song drückst du nie auf Weiter?',
    'Welche Titelmelodie bekäme die Serie über dein Leben?',
  ],
  you: [
    'Hören kann ich nichts, ich kenne nur die Texte.',
    'Ohne Ohren ist Musik für mich eine Reihe Zeilen.',
    'Meine Playlist ist leer und dadurch sehr übersichtlich.',
  ],
}

export const screen: TopicPack = {
  nouns: words('film, filme, serie, serien, staffel, folge, kino, netflix, anime, manga, doku, dokus, buch, bücher, roman, krimi, krimis, comic*, kapitel, hörbuch, podcast*, tatort, youtube, fantasy, bestseller, autor*, streaming'),
  cues: words('gelesen, lese, lesen, gucke, geguckt, schaue, geschaut, angeschaut, angesehen, spoiler*, vorgelesen, durchgesuchtet, gebinged, gestreamt'),
  openers: {
    good: [
      'Eine gute Geschichte hält einem die Welt kurz vom Leib.',
      '„{word}“ und dann dieses Versinken, beneidenswert.',
      'Wenn man nach dem Ende noch sitzen bleibt, war es richtig gut.',
      'Da hat sich die Zeit auf dem Sofa gelohnt.',
    ],
    bad: [
      'Manche Geschichten treffen einen an genau der falschen Stelle.',
      'Ein schlechtes Ende kann einem den ganzen Abend verderben.',
      'Bei „{word}“ hatte man sich mehr erhofft, so klingt es.',
      'Selbst Ablenkung hilft nicht immer.',
    ],
    plain: [
      'Bei „{word}“ gehen die Meinungen meistens auseinander.',
      'Was jemand schaut oder liest, verrät mehr als ein Lebenslauf.',
      'Zwischen „nur noch eine Folge“ und zwei Uhr nachts liegt wenig.',
      'Geschichten sind geliehene Leben.',
    ],
  },
  questions: {
    good: [
      'Welche Szene ist dir geblieben?',
      'Welche Figur hättest du gern als Nachbarn?',
      'Wem würdest du es empfehlen?',
      'Ab wann hat es dich gepackt?',
    ],
    bad: [
      'An welcher Stelle hat es dich erwischt?',
      'Was hätte anders ausgehen sollen?',
      'Bist du trotzdem bis zum Schluss geblieben?',
      'Was daran hat dich am meisten gestört?',
    ],
    plain: [
      'Worum geht es da, in zwei Sätzen?',
      'Was schaust oder liest du, wenn du dich sicher fühlen willst?',
      'Allein oder zusammen mit jemandem?',
      'Original oder Synchronfassung?',
      { ask: 'Liest du das Ende manchmal zuerst?', yes: 'Mutig, das Vertrauen in den Mittelteil muss groß sein.', no: 'Geduldig also, so gehört sich das wohl.' },
    ],
  },
  starters: [
    'Welchen Film könntest du auswendig mitsprechen?',
    'Welches Buch hast du öfter als einmal gelesen?',
    'In welche Serie würdest du für einen Tag einziehen?',
  ],
  you: [
    'Filme sehe ich keine, mein ganzes Kino ist dieses Fenster.',
    'Ich bin selbst eine Art Buch, nur mit losen Seiten.',
    'Serien kenne ich bloß vom Hörensagen, also vom Lesensagen.',
  ],
}

export const games: TopicPack = {
  nouns: words('videospiel*, computerspiel*, brettspiel*, kartenspiel*, konsole, playstation, switch, nintendo, xbox, level, minecraft, zelda, mario, pokemon, fortnite, valorant, lol, sims, schach, skat, uno, monopoly, endgegner, ranked, gaming, steam, controller, handyspiel*'),
  cues: words('gezockt, zocke, zocken, gespielt, gamer*, daddeln, speicherstand, spielrunde, spieleabend'),
  openers: {
    good: [
      'Ein Sieg zum Feierabend schmeckt besonders.',
      'Bei „{word}“ vergehen Stunden wie Minuten.',
      'So ein Flow beim Spielen ist durch nichts zu ersetzen.',
      'Da hat der Daumen Überstunden gemacht, und zwar gern.',
    ],
    bad: [
      'Kurz vor dem Ziel zu scheitern, ist die gemeinste Sorte.',
      'Bei „{word}“ kann man sich herrlich und schrecklich aufregen.',
      'Manche Runden wären besser nie gestartet.',
      'Da braucht es starke Nerven und einen stabilen Controller.',
    ],
    plain: [
      'Jedes Spiel hat seine eigene Sorte Zeit.',
      'Bei „{word}“ zeigt sich, wer verlieren kann.',
      'Spielen ist Arbeit, die man sich selbst aussucht.',
      'In jeder Runde sitzt einer, der die Regeln auslegt.',
    ],
  },
  questions: {
    good: [
      'Welcher Zug war der entscheidende?',
      'Mit wem spielst du am liebsten?',
      'Wie lange hast du darauf hingearbeitet?',
      'Was war der schönste Moment dabei?',
    ],
    bad: [
      'Woran lag es am Ende?',
      'Bist du danach gleich in die nächste Runde gegangen?',
      'Wer hat den Fehler gemacht, das Team oder der Zufall?',
      'Wie kühlst du dich danach ab?',
    ],
    plain: [
      'Was spielst du gerade am meisten?',
      'Lieber gegeneinander oder miteinander?',
      'Welches Spiel aus deiner Kindheit würdest du sofort wieder anfangen?',
      { ask: 'Kannst du gut verlieren?', yes: 'Eine seltene Gabe am Spieltisch.', no: 'Ehrlich, das geben die wenigsten zu.' },
    ],
  },
  starters: [
    'Welches Spiel hat bei euch schon mal für Streit gesorgt?',
    'In welcher Spielwelt würdest du Urlaub machen?',
    'Welches Brettspiel gewinnst du fast immer?',
  ],
  you: [
    'Ich spiele nur Wortkette, und selbst da gewinnst du manchmal.',
    'Ein Controller nützt mir ohne Daumen wenig.',
    'Mein Highscore liegt im Fehlervermeiden.',
  ],
}

export const travel: TopicPack = {
  nouns: words('urlaub, reise, ausflug, flug, flughafen, koffer, strand, meer, berge, hotel, hostel, camping, zelt, zug, bahn, wochenendtrip, roadtrip, italien, spanien, frankreich, griechenland, kroatien, japan, portugal, norwegen, österreich, paris, rom, barcelona, nordsee, ostsee, alpen, mallorca, städtetrip, wohnmobil, reisepass, *urlaub'),
  cues: words('verreise*, verreist, fliege, geflogen, gebucht, eingepackt, packen, unterwegs, gewandert, wandern, sightseeing, fernweh, ausland, abfahrt, hingefahren'),
  openers: {
    good: [
      'Schon das Wort riecht nach Sonnencreme.',
      'Mit „{word}“ vor Augen läuft die Woche leichter.',
      'Unterwegs sind Menschen oft eine neuere Ausgabe von sich.',
      'Solche Bilder hängen lange an der Innenwand.',
    ],
    bad: [
      'Wenn eine Reise schiefgeht, tut es gleich doppelt weh, sie war ja der Trost.',
      'Weit weg und dann Ärger, das ist besonders undankbar.',
      'Bei „{word}“ hatte man sich wohl etwas anderes ausgemalt.',
      'Fernweh ohne Fahrkarte kann ganz schön ziehen.',
    ],
    plain: [
      'Jede Reise beginnt mit einem vergessenen Ladekabel.',
      'Zu „{word}“ hat bestimmt jeder eine kleine Anekdote.',
      'Manche Orte versteht man erst auf dem Heimweg.',
      'Unterwegs sein heißt vor allem, andere Türen auf- und zuzumachen.',
    ],
  },
  questions: {
    good: [
      'Welches Bild davon würdest du einrahmen?',
      'Was hat dort am besten geschmeckt?',
      'Mit wem bist du unterwegs?',
      'Worauf bist du am meisten gespannt?',
    ],
    bad: [
      'Was macht dir daran gerade am meisten zu schaffen?',
      'Was hättest du dir von dem Ort gewünscht?',
      'Wie hast du dir geholfen?',
      'Wann wärst du am liebsten wieder zurück oder schon unterwegs?',
    ],
    plain: [
      'Wohin würdest du morgen fahren, wenn alles bezahlt wäre?',
      'Bist du eher Koffer oder Rucksack?',
      'Meer oder Berge?',
      { ask: 'Planst du Reisen gern genau durch?', yes: 'Mit Liste und Reserveliste, nehme ich an.', no: 'Dann hat der Zufall freie Fahrt.' },
      'Welcher Ort hat dich mehr überrascht als erwartet?',
    ],
  },
  starters: [
    'Welcher Ort steht schon ewig auf deiner Wunschliste?',
    'Was muss bei dir in jeden Koffer?',
    'Welche Stadt hat dich auf den ersten Blick gekriegt?',
  ],
  you: [
    'Verreist bin ich nie, mein weitester Weg führt von einer Zeile zur nächsten.',
    'Ein Koffer wäre bei mir schnell gepackt.',
    'Das Meer kenne ich nur buchstabiert.',
  ],
}

export const sport: TopicPack = {
  nouns: words('sport, fitnessstudio, gym, training, lauf, marathon, yoga, fußball, handball, basketball, tennis, badminton, volleyball, schwimmbad, fahrrad, rad, spaziergang, spiel, mannschaft, verein, muskelkater, trainer*, bundesliga, bouldern, klettern, pilates, joggen, tischtennis, hanteln'),
  cues: words('trainiert, trainiere, gejoggt, joggen, laufen gegangen, gelaufen, geschwommen, schwimmen, geradelt, geklettert, gebouldert, spazieren, gewandert, turnen, ausgepowert, schritte'),
  openers: {
    good: [
      'Danach fühlt sich der Kopf meist besser durchlüftet an als die Lunge.',
      'Sich zu bewegen sortiert manchmal mehr als Nachdenken.',
      'Bei „{word}“ ist der innere Schweinehund wohl zu Hause geblieben.',
      'Diese Müdigkeit danach ist die gute Sorte.',
    ],
    bad: [
      'Wenn der Körper nicht mitmacht, wird aus Lust schnell Frust.',
      'Der innere Schweinehund hat manchmal ziemlich viel Geld für Anwälte.',
      'Eine Niederlage läuft abends noch drei Runden mit.',
      'Bei „{word}“ war heute wohl der Wurm drin.',
    ],
    plain: [
      'Am schwersten ist der Meter bis zur Haustür.',
      'Für „{word}“ braucht man vor allem den ersten Schritt.',
      'Jeder Körper hat seine eigene Lieblingsbewegung.',
      'Manche laufen weg, manche laufen hin.',
    ],
  },
  questions: {
    good: [
      'Wie hat es sich danach angefühlt?',
      'Was hast du unterwegs gesehen?',
      'Allein oder in Gesellschaft?',
      'Welche Marke hast du als Nächstes im Blick?',
    ],
    bad: [
      'Was war daran am mühsamsten?',
      'Ist das beim Sport gerade öfter so?',
      'Was vermisst du daran am meisten?',
      'Wer bekommt deinen Ärger darüber zu hören?',
    ],
    plain: [
      'Wobei bewegst du dich am liebsten?',
      'Mit Musik oder mit Vogelgezwitscher?',
      'Welche Sportart schaust du lieber, als sie zu machen?',
      { ask: 'Hast du früher in einem Verein gespielt?', yes: 'Dann kennst du sicher auch das Kuchenbuffet am Spielfeldrand.', no: 'Ohne Trikot lebt es sich auch gut.' },
    ],
  },
  starters: [
    'Welcher Spazierweg ist dein heimlicher Liebling?',
    'Bei welcher Sportart würdest du gern einmal richtig gut sein?',
    'Wann hast du zuletzt die Zeit vergessen, weil du in Bewegung warst?',
  ],
  you: [
    'Mein Training besteht aus Zeilenumbrüchen.',
    'Muskelkater ist mir fremd, Muskeln sind es allerdings auch.',
    'Der einzige Lauf, den ich kenne, ist der Programmablauf.',
  ],
}

