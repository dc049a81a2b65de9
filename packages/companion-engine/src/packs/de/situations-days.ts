import type { SituationPack } from '../../pack.ts'
import { rx } from './patterns.ts'

/** Health, money, home, and how the day went. */
export const daySituations = {
  ill: {
    match: [rx`\b(?:bin|fühle mich|lieg(?:e)?|werde) (?:ich )?(?:.{0,16})?(?:krank|erkältet|flach|im bett mit|grippe)\b|\b(?:erkältung|grippe|fieber|halsschmerzen|kopfschmerzen|bauchschmerzen|migräne|magen ?darm|husten|schnupfen|rückenschmerzen|zahnschmerzen|corona)\b|\bmir ist (?:so |total )?(?:schlecht|übel|schwindelig)`],
    say: [
      'Da liegt man flach, und die Welt macht einfach weiter.',
      'Jetzt ist schon der Weg zur Küche eine Expedition.',
      'Der Körper hat wohl die Bremse gezogen.',
    ],
    ask: ['Seit wann liegst du flach?', 'Kümmert sich jemand ein bisschen um dich?', 'Was ist im Moment am unangenehmsten?'],
  },
  hospital: {
    match: [rx`\b(?:krankenhaus|operation|op termin|op\b|arzttermin|zahnarzt|zahnärztin|mrt|blutabnahme|blutbild|notaufnahme|untersuchung|befund)\b`],
    say: [
      'Wartezimmer haben eine ganz eigene Zeitrechnung.',
      'Bei solchen Terminen sitzt die Anspannung immer auf dem Nebenstuhl.',
      'Weiße Flure machen jeden ein bisschen kleiner.',
    ],
    ask: ['Was macht dir daran am meisten Sorge?', 'Ist jemand dabei, der mitkommt?', 'Wann weißt du mehr?'],
  },
  broke: {
    match: [rx`\b(?:pleite|kein geld|knapp bei kasse|konto (?:ist )?(?:leer|überzogen|im minus)|im dispo|geldsorgen|schulden|mahnung|kann (?:mir )?.{0,20}nicht leisten|nachzahlung)\b`],
    say: [
      'Wenn jeder Einkauf zur Rechenaufgabe wird, ist das zermürbend.',
      'Geldsorgen machen keine Pause, auch nachts nicht.',
      'Am Monatsende wird jeder Briefkasten zum Gegner.',
    ],
    ask: ['Was drückt dabei am stärksten?', 'Ist das diesen Monat so oder schon länger?', 'Kannst du mit jemandem offen darüber sprechen?'],
  },
  shopping: {
    match: [rx`\b(?:gekauft|shoppen|geshoppt|einkaufen|eingekauft|bestellt|paket|neue (?:schuhe|jacke|hose|tasche|kopfhörer)|neues handy|ikea|sale)\b`],
    say: [
      'Neue Dinge machen erst mal alle Schränke neugierig.',
      'Zwischen brauchen und wollen liegt meistens nur ein Schaufenster.',
      'Auspacken ist die halbe Freude.',
    ],
    ask: ['Was ist es geworden?', 'Stand das auf der Liste oder kam es einfach mit?', 'Wo bekommt es seinen Platz?'],
  },
  cleaning: {
    match: [rx`\b(?:aufgeräumt|aufräumen|geputzt|putzen|staubgesaugt|ausgemistet|ausmisten|wäsche|abgewaschen|abwasch|frühjahrsputz|haushalt)\b`],
    say: [
      'Ein freier Tisch macht auch im Kopf Platz.',
      'Hinter jedem Schrank wohnt ein Stück Vergangenheit.',
      'Staub ist der einzige Mitbewohner, der nie auszieht.',
    ],
    ask: ['Was hast du dabei wiedergefunden?', 'Welche Ecke ist die schlimmste?', 'Mit Musik oder mit Zähneknirschen?'],
  },
  moving: {
    match: [rx`\b(?:umzug|umziehen|umgezogen|umzugskartons|zieh(?:e|en)? .{0,24}(?:um|aus|ein)\b|wohnungssuche|neue wohnung|wohnungsbesichtigung|kartons)\b`],
    say: [
      'Beim Umziehen sieht man, wie viel Leben in Kartons passt.',
      'Leere Räume klingen immer ein bisschen fremd.',
      'Der wichtigste Karton ist garantiert der ganz unten.',
    ],
    ask: ['Wohin geht es?', 'Was kommt auf keinen Fall mit?', 'Was wirst du an der alten Wohnung vermissen?'],
  },
  noise: {
    match: [rx`\b(?:nachbar\w*|oben|nebenan|wg)\b.{0,30}(?:laut|lärm|bohrt|bohren|musik|krach|party|streiten|trampel|schreit)|\b(?:lärm|baustelle|presslufthammer|laubbläser)\b|\bzu laut hier`],
    say: [
      'Lärm, den man nicht abstellen kann, ist doppelt so laut.',
      'Das Schlimmste ist das Warten auf das nächste Mal.',
      'Dünne Wände machen aus Fremden unfreiwillige Mitbewohner.',
    ],
    ask: ['Um welche Zeit ist es am schlimmsten?', 'Wurde schon einmal darüber gesprochen?', 'Wohin weichst du dann aus?'],
  },
  adrift: {
    match: [rx`\b(?:weiß nicht(?: mehr)?,? (?:wohin|was ich (?:will|mit meinem leben|werden)|wer ich bin|wie es weiter)|orientierungslos|kein(?:e)? (?:ziel|ziele|richtung|perspektive|plan vom leben)|sinnkrise|feststecke|stecke fest|trete auf der stelle|alle anderen (?:sind|haben|wissen)|verloren im leben|keinen sinn)\b`],
    say: [
      'Im Nebel sieht es immer aus, als kämen alle anderen voran.',
      'Nicht zu wissen, wohin, heißt ja nicht, dass man steht.',
      'Viele tragen das mit sich herum, ausgesprochen hast du es.',
    ],
    ask: ['Was bleibt übrig, wenn alle fremden Stimmen still sind?', 'Bei welcher Sache vergisst du, auf die Uhr zu sehen?', 'Wann ist das Gefühl am stärksten?'],
  },
  goal: {
    match: [rx`\b(?:ich (?:will|möchte|werde|plane|habe vor|hab vor)) (?:.{0,30})(?:lernen|anfangen|aufhören mit|selbstständig|auswandern|marathon|ein buch schreiben|studieren|umschul|sparen für|gesünder|regelmäßig)|\b(?:mein (?:großes )?ziel|mein vorsatz|mein plan|mein traum) (?:ist|wäre)`],
    say: [
      'Ausgesprochen rutscht so ein Vorhaben aus den Wolken auf den Tisch.',
      'Wer auf etwas zugeht, hat mehr Wochentage als nur Dienstag.',
      'Erste Umrisse davon sind schon zu erkennen.',
    ],
    ask: ['Wie bist du auf den Gedanken gekommen?', 'Was ist der kleinste erste Schritt?', 'Wer soll dich am Ziel sehen?'],
  },
  aloneTonight: {
    match: [rx`\b(?:heute abend|heute|abends|wieder|übers wochenende|am wochenende|an weihnachten|gerade|sitze) (?:.{0,14})?(?:ganz |mal wieder |wieder )?(?:allein|alleine)\b|\ballein(?:e)? (?:zu ?hause|daheim|in der wohnung|zu haus)|\bniemand(?:en)? (?:da|zum reden)|\bkeiner da\b`],
    say: [
      'Wenn sonst niemand atmet, wird ein Abend ziemlich breit.',
      'In leeren Zimmern ist jedes kleine Geräusch ein Gast.',
      'Eine Lampe, ein Mensch, ein Bildschirm, so sieht es wohl gerade aus.',
    ],
    ask: ['Was läuft bei dir gerade im Hintergrund?', 'Wie verbringst du solche Abende sonst?', 'Gibt es eine Nummer, die du schon länger mal wählen wolltest?'],
  },
  newCity: {
    match: [rx`\b(?:neu in (?:der stadt|[a-z]{3,})|neue stadt|kenne (?:hier )?(?:noch )?(?:niemanden|keinen)|frisch (?:hergezogen|zugezogen)|fremde stadt|gerade erst (?:hergezogen|hierher gezogen))\b`],
    say: [
      'Wo einen keiner kennt, ist schon Brötchenholen ein Abenteuer.',
      'Neue Straßen muss man ein paarmal gehen, bevor sie zurückgrüßen.',
      'Frische Wurzeln wackeln noch, das ist ihr Beruf.',
    ],
    ask: ['Wie lange bist du schon dort?', 'Gibt es eine Ecke, die sich schon ein wenig nach dir anfühlt?', 'Was fehlt dir vom alten Ort am meisten?'],
  },
  gotHome: {
    match: [rx`\b(?:endlich|gerade|gerade erst|jetzt erst|eben) (?:.{0,16})?(?:zuhause|zu hause|daheim|heimgekommen|nach hause gekommen|angekommen|feierabend)\b|\b(?:bin|komme) (?:gerade |eben |jetzt |endlich )*(?:von der arbeit|aus dem büro|nach hause|heim)\b|\bfeierabend\b`],
    say: [
      'Tür zu, und die Außenfassung von dir hat frei.',
      'Das Klappern vom Schlüssel in der Schale ist ein gutes Geräusch.',
      'Hausschuhe an, die zweite Hälfte vom Tag gehört dir.',
    ],
    ask: ['Was war dein erster Handgriff drinnen?', 'Wartet jemand auf dich oder ist es still?', 'Was fängst du mit dem Abend an?'],
  },
  justWoke: {
    match: [rx`\b(?:gerade|eben|erst) (?:.{0,12})?(?:aufgewacht|aufgestanden|wach geworden|aus dem bett)\b|\bnoch (?:halb )?(?:verschlafen|im halbschlaf)\b`],
    say: [
      'In den ersten Minuten liegt man noch zur Hälfte im Traum.',
      'Die Augen sind schon da, der Rest lädt noch.',
      'Langsam, der Tag rennt nicht weg.',
    ],
    ask: ['Von allein wach oder hat etwas geweckt?', 'Was war der erste Gedanke?', 'Womit fängst du heute an?'],
  },
  busyDay: {
    match: [rx`\b(?:viel zu tun|viel los|stressiger tag|voller tag|den ganzen tag (?:unterwegs|gerannt|auf den beinen|termine|gearbeitet)|keine minute|nicht zum (?:sitzen|essen|durchatmen) gekommen|tausend sachen|ein termin nach dem anderen|langer tag|anstrengender tag|durchgearbeitet)\b`],
    say: [
      'In so einem Tag bleibt nicht mal eine Ritze frei.',
      'Man schaut einmal hoch, und draußen ist anderes Licht.',
      'Bei solchem Dauerlauf gilt ein Glas Wasser schon als Halbzeit.',
    ],
    ask: ['Was hat am meisten Zeit gefressen?', 'Gab es fünf Minuten nur für dich?', { ask: 'Ist jetzt Ruhe?', yes: 'Dann darf der Motor auslaufen.', no: 'Noch nicht also, dann eben kurz zwischen zwei Runden.' }],
  },
  goodDay: {
    match: [rx`\b(?:(?:schöner|guter|toller|super|herrlicher|wunderbarer|perfekter|richtig guter) tag|(?:heute|der tag) (?:war|lief) (?:.{0,20})?(?:schön|gut|toll|super|wunderbar|perfekt|klasse|rund)|mein tag war (?:.{0,14})?(?:schön|gut|toll|super))\b`],
    say: [
      'Den Tag kannst du im Kalender ruhig farbig anmalen.',
      'An runden Tagen stellen sich sogar die Kleinigkeiten ordentlich an.',
      'Heute hat wohl jemand heimlich die Ampeln auf Grün gestellt.',
    ],
    ask: ['Welcher Moment war der beste?', 'Lief es von Anfang an oder wurde es erst später gut?', 'Was stünde auf dem Etikett, wenn du den Tag einmachen würdest?'],
  },
  badDay: {
    match: [rx`\b(?:(?:schlechter|mieser|blöder|beschissener|schrecklicher|furchtbarer|scheiß|doofer|schlimmer) tag|scheißtag|(?:heute|der tag) (?:war|lief|ist) (?:.{0,20})?(?:schlecht|mies|blöd|beschissen|schrecklich|furchtbar|scheiße|doof|schlimm|alles schief|nicht mein tag|katastrophe)|alles (?:ging |geht |ist )?schief ?(?:gegangen|gelaufen)?|mein tag war (?:.{0,14})?(?:mies|schlecht|scheiße|schlimm|blöd|furchtbar)|pechtag|heute (?:geht|ging) alles schief)\b`],
    say: [
      'Als hätte dir heute jemand reihenweise Beine gestellt.',
      'Pech kommt gern in Gruppen, du hast offenbar die ganze Reisegesellschaft erwischt.',
      'Immerhin hat auch dieser Tag nur vierundzwanzig Stunden.',
    ],
    ask: ['Was ging als Erstes daneben?', 'Was davon hat am meisten gesessen?', 'Gab es wenigstens eine winzige gute Stelle?'],
  },
  goodNews: {
    match: [rx`\b(?:gute nachricht(?:en)?|tolle neuigkeiten|tolle nachricht|stell dir vor|gewonnen|schwanger|verlobt|wir heiraten|geheiratet|antrag gemacht|führerschein (?:bestanden|geschafft)|wohnung bekommen|zusage bekommen|werde (?:tante|onkel|mama|papa|oma|opa)|bekommen ein(?:en)? (?:baby|kind))\b`],
    say: [
      'Gute Nachrichten bekommen hier den besten Stuhl.',
      'Bei so etwas klatschen sogar die Anführungszeichen.',
      'Dafür gehört eigentlich ein Tusch gespielt.',
    ],
    ask: ['Erzähl von vorn, wie kam es dazu?', 'Was hast du im ersten Moment getan?', 'Wer freut sich mit dir?'],
  },
  weekend: {
    match: [rx`\b(?:wochenende|endlich frei|freier tag|urlaubstag|feiertag|ferien|brückentag|langes wochenende|hab(?:e)? (?:heute |morgen )?frei)\b`],
    say: [
      'Ein Morgen ohne Wecker hat mehr Platz.',
      'Zwei Tage, die niemandem sonst gehören.',
      'Am schönsten ist freie Zeit, bevor man sie verplant hat.',
    ],
    ask: ['Liegenbleiben oder raus?', 'Gibt es eine Kleinigkeit, die du schon ewig machen wolltest?', 'Wo bist du an einem idealen Samstag um zehn?'],
  },
  birthdayToday: {
    match: [rx`\b(?:heute|morgen|übermorgen) (?:ist mein |hab(?:e)? ich |werde ich |feiere ich )(?:geburtstag|meinen geburtstag|\d{2})\b|\b(?:hab(?:e)?|habe ich) (?:heute|morgen) geburtstag|\bmein geburtstag (?:heute|morgen|war)|\bwieder ein jahr älter`],
    say: [
      'Alles Gute, die Hauptrolle an diesem Tag ist klar vergeben.',
      'Einmal um die Sonne, und zwar aus eigener Kraft.',
      'Ein Stück Süßes und ein ehrlicher Glückwunsch gehören heute dazu.',
    ],
    ask: ['Wie verbringst du den Tag?', 'Was wäre ein Wunsch, der sich heute noch erfüllen lässt?', 'Welcher Tag vom letzten Lebensjahr soll bleiben?'],
  },
  scrolling: {
    match: [rx`\b(?:am handy|handy gehangen|gescrollt|scrolle|doomscroll\w*|tiktok|instagram|insta|reels|youtube shorts|reddit|social media|nur am handy|stundenlang im internet)\b`],
    say: [
      'Ein Daumen wischt, und der Abend ist weg.',
      'Im Bildschirm erleben alle etwas, davor sitzt man ein bisschen leer.',
      'Niemand stiehlt Zeit so höflich wie so eine App.',
    ],
    ask: ['War etwas Gutes dabei?', 'Fühlt es sich danach voll oder hohl an?', 'Was war das Lustigste, das dir untergekommen ist?'],
  },
  crying: {
    match: [rx`\b(?:geweint|weine|weinen|heule|geheult|heulen|tränen|in tränen|losgeheult|zum heulen)\b`],
    say: [
      'Wenn die Tränen kommen, dürfen die Worte warten.',
      'Weinen trägt etwas hinaus, Stück für Stück.',
      'Dafür muss sich keiner schämen, Festhalten kostet mehr.',
    ],
    ask: ['Was hat es ausgelöst?', 'Ist es inzwischen etwas ruhiger geworden?', 'War jemand bei dir?'],
  },
} satisfies Record<string, SituationPack>
