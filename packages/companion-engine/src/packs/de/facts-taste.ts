import type { FactKindPack } from '../../pack.ts'
import { ahead, end, when } from './fact-patterns.ts'
import { rx } from './patterns.ts'

const known = '(?:weißt du|erinnerst du dich|hast du dir gemerkt)'
const the = '(?:den |die |das |dem |der )?'
const very =
  '(?:auch |total |sehr |einfach |echt |so |besonders |am liebsten |gern(?:e)? |ja |voll |richtig |am meisten |über alles |übrigens |wirklich |schon immer |eigentlich |immer )*'
const trailing =
  '(?: (?:sehr|total|echt|richtig|voll|so|wirklich|besonders|auch|gern(?:e)?|am liebsten|lieber|über alles|einfach|mehr))*'
const nobody = '(?!dich|es |es$|das$|das |ihn|sie |sie$|mich|euch|kein|nicht|mein|dein|unsere?|wie |dass|wenn|was |zu |diese[rsn]? |ihm|ihr )'
const thing = '[^,]{2,26}?(?: und [a-z]{3,18})?'
const instrument =
  '(?:gitarre|klavier|geige|cello|flöte|querflöte|schlagzeug|bass|ukulele|trompete|saxophon|harfe|akkordeon|fußball|handball|basketball|volleyball|tennis|tischtennis|badminton|schach|skat|golf|hockey|theater|dart|billard|videospiele|minecraft|dungeons|brettspiele)'
const skill =
  '(?:gitarre|klavier|geige|spanisch|italienisch|französisch|englisch|japanisch|koreanisch|chinesisch|schwedisch|norwegisch|türkisch|arabisch|russisch|portugiesisch|niederländisch|gebärdensprache|programmieren|python|nähen|stricken|häkeln|zeichnen|kochen|schwimmen|tanzen|surfen|skaten|reiten|jonglieren|kalligrafie|singen)'
const task =
  '(?!nichts?\\b|kein|auch\\b|mal sehen|lust|angst|zeit\\b|keine|viel |besser|schlechter|wieder gut|hoffentlich|wahrscheinlich|mein|mir |mich |ich |nicht|es |das |geburtstag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende|so |dich|dir |schon |was |wie |ob |dass)[^,]{3,34}?'
const goes =
  '(?:muss|müssen|will|wollen|möchte|möchten|werde|werden|soll|sollen|darf|geh(?:e)?|gehen|fahr(?:e)?|fahren|flieg(?:e)?|fliegen|treff(?:e)?|treffen|besuch(?:e)?|besuchen|zieh(?:e)?|ziehen|start(?:e)?|fang(?:e)?|mach(?:e)?|machen|koch(?:e)?|back(?:e)?|feier(?:e)?|feiern|schreib(?:e)?|schreiben|bekomm(?:e)?|krieg(?:e)?|spiel(?:e)?)'
const some = '(?:ein(?:e|en|em|er)? |nen |ne |n |mein(?:e|en)? |das |die |den |so (?:ein|ne|nen) )?'
const also = '(?:mich |uns |auch |noch |endlich |leider |wieder |dann |mal |erst |ja |aber |wahrscheinlich |vielleicht |früh |gleich ){0,3}'

/** Likings, habits, plans, meals. */
export const tasteFacts = {
  favourite: {
    told: [
      rx`\bmeine?r? (?:absolute[rs]? )?(?<key>lieblings[a-z-]+|liebste[rs]? [a-z]+) (?:ist|sind|war|wäre|heißt|bleibt) (?:auch |natürlich |ganz klar |eindeutig |definitiv |immer |zurzeit |gerade |wohl |übrigens )*${the}(?<value>${thing})${end}`,
      rx`\b(?:am (?:aller)?liebsten) (?<key>esse|trinke|höre|lese|schaue|gucke|spiele) ich (?<value>${thing})${end}`,
      rx`\bich (?<key>esse|trinke|höre|lese|schaue|gucke|spiele) am (?:aller)?liebsten (?<value>${thing})${end}`,
      rx`^${the}(?<value>[^,]{2,26}?) (?:ist|sind) (?:übrigens |auch )?meine? (?<key>lieblings[a-z-]+)$`,
    ],
    asked: [
      rx`\b(?:was|wer|wie|welche[srn]?|wo) (?:ist|war|sind|waren|heißt) (?:nochmal |noch mal |denn |eigentlich )?mein(?:e|en)? (?<key>lieblings[a-z-]+)`,
      rx`\b(?:welche[srn]?|was) (?<key>[a-z]{3,16}|esse|trinke|höre|lese) (?:mag|liebe|esse|trinke|höre) ich am (?:aller)?liebsten`,
      rx`\bwas (?<key>esse|trinke|höre|lese|schaue|spiele) ich am (?:aller)?liebsten`,
      rx`\b(?:${known}|kennst du|weißt) (?:noch |du |eigentlich )*,? ?(?:was )?(?:mein(?:e|en)? )(?<key>lieblings[a-z-]+)`,
    ],
    ack: [
      'Platz eins ist vergeben, Stichwort {key}: {value}.',
      '{value}, das muss etwas haben, wenn es ganz oben steht.',
      'Eingetragen unter {key}: {value}.',
      'In der Rubrik {key} führt ab sofort {value}.',
    ],
    follow: ['Womit hat {value} gewonnen?', 'Und was liegt auf Platz zwei?', 'Wann bist du zum ersten Mal auf {value} gestoßen?'],
    answer: [
      'In der Rubrik {key} steht bei dir {value}.',
      'Deine Nummer eins ist {value}, das weiß ich noch.',
      '{value}, diese Frage hast du schon einmal beantwortet.',
    ],
    missing: [
      'In der Rubrik {key} hast du noch nichts verraten.',
      'Den Platz eins habe ich noch nicht, Rubrik {key}.',
      'Das Feld {key} ist bei dir noch leer.',
    ],
    recall: [
      'Rubrik {key}: Steht {value} noch immer ganz oben?',
      'Deine Nummer eins, {value}, wann gab es das zuletzt?',
      'Wenn du {value} jemandem ans Herz legen müsstest, wie würdest du anfangen?',
    ],
    note: '{key}: {value}',
  },
  like: {
    told: [
      rx`\bich (?:mag|liebe|vergöttere) (?!.*\bnicht\b)${very}${nobody}${the}(?<value>${thing})${trailing}${end}`,
      rx`\bich steh(?:e)? (?:total |voll |sehr |ja |auch |echt )*(?:auf|total auf) (?!dich|ihn|sie\b|der |dem |den |einem)(?<value>${thing})${end}`,
      rx`\bich (?:esse|trinke|höre|lese|schaue|gucke) (?:sehr |total |auch |echt |wirklich |besonders |unheimlich |so |richtig )*gern(?:e)? (?<value>${thing})${end}`,
      rx`^(?!das|sowas|so etwas|dich|ihn|sie|es|ja|nein|was|wen|wie)(?<value>[^,]{3,26}?) (?:mag|liebe) ich(?!.*\b(?:nicht|kein))(?: .{0,24})?$`,
      rx`\bich finde? (?!das|sowas|so etwas|dich|ihn|sie|es|mein|dein|unser)${the}(?<value>[^,]{3,26}?) (?:echt |total |so |sehr |richtig |voll |einfach |auch |ziemlich )*(?:toll|super|klasse|großartig|wunderbar|spannend|faszinierend|cool)$`,
      rx`^(?!das|sowas|so etwas|dich|ihn|sie|es|ich|was|wie)${the}(?<value>[^,]{3,26}?) (?:find|finde) ich (?:echt |total |so |sehr |richtig |voll |einfach |auch |ziemlich )*(?:toll|super|klasse|großartig|wunderbar|schön|gut|spannend|faszinierend|cool)$`,
    ],
    asked: [rx`\bwas (?:mag|liebe) ich(?: (?:so|gern|gerne|alles|eigentlich|besonders|am liebsten|denn))*$|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? was ich (?:mag|liebe|gern\w* (?:mag|esse|höre))|\bwas (?:esse|höre|trinke|lese) ich(?: so)?(?: gern(?:e)?)?$|\bwas gefällt mir\b`],
    ack: [
      'Pluspunkt notiert: {value}.',
      '{value}, Geschmack ist also vorhanden.',
      'Auf die gute Seite der Liste kommt {value}.',
      'So, {value} steht jetzt bei den schönen Dingen.',
      'Wer so von etwas anfängt, hat beim Stichwort {value} vermutlich kurz geleuchtet.',
    ],
    follow: [
      'Seit wann ist das so?',
      'Worin liegt für dich der Reiz?',
      'Wann gab es das zuletzt in richtig gut?',
      'Kennst du noch jemanden mit dieser Vorliebe?',
    ],
    answer: [
      'Auf der Liste der schönen Dinge steht bei dir: {value}.',
      'Von dir als gut befunden: {value}.',
      'Deine Pluspunkte bisher: {value}.',
    ],
    missing: [
      'Was du magst, hast du noch nicht verraten.',
      'Die Liste der schönen Dinge ist noch weiß.',
      'Davon weiß ich noch nichts, die erste Zeile gehört dir.',
    ],
    recall: [
      'Auf deiner Liste der schönen Dinge steht ja {value}, kommst du zurzeit dazu?',
      'Da fällt mir dein Stichwort {value} ein, war heute etwas davon dabei?',
      'Hilft {value} eigentlich auch an zähen Tagen?',
      'Wenn jetzt {value} vor der Tür stünde, um wie viel stiege die Laune?',
    ],
    note: 'du magst {value}',
  },
  dislike: {
    told: [
      rx`\bich (?:mag|esse|trinke) (?:absolut |gar |überhaupt |leider |einfach |echt |eigentlich |auch )*kein(?:e|en|er)? (?<value>${thing})${trailing}${end}`,
      rx`\bich (?:hasse|verabscheue) ${very}${nobody}${the}(?<value>${thing})${end}`,
      rx`\bich (?:mag|ertrage) ${nobody}${the}(?<value>[^,]{2,26}?) (?:gar |überhaupt |absolut |einfach |leider |echt |so |wirklich )*nicht(?: (?:so|besonders|gern|mehr|leiden))*$`,
      rx`\bich kann ${nobody}${the}(?<value>[^,]{2,26}?) (?:absolut |gar |überhaupt |einfach |echt )*nicht (?:leiden|ausstehen|ab|ertragen|riechen|mehr sehen)`,
      rx`^(?!das|sowas|so etwas|dich|ihn|sie|es |mein)${the}(?<value>[^,]{3,26}?) (?:mag|kann) ich (?:gar |überhaupt |absolut |einfach |echt )*nicht(?: leiden| ausstehen| ab| so)?$`,
      rx`^(?!das|sowas|so etwas|dich|ihn|sie|es |ich|mein)${the}(?<value>[^,]{3,26}?) (?:find|finde) ich (?:echt |total |so |sehr |richtig |voll |einfach |ziemlich )*(?:schrecklich|furchtbar|eklig|doof|blöd|ätzend|nervig|widerlich)$`,
    ],
    asked: [rx`\bwas (?:mag|esse|hasse|kann) ich (?:so |denn |eigentlich |überhaupt |gar )*(?:nicht|hasse)?(?: leiden| ausstehen)?$(?<=nicht|leiden|ausstehen|hasse ich)|\bwas hasse ich\b|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? was ich (?:nicht mag|hasse|nicht ausstehen)`],
    ack: [
      'Auf die Liste der Umwege kommt: {value}.',
      'Kein Freundeskreis für {value}, verstanden.',
      'Rot umrandet: {value}.',
      'Minenfeld markiert, Stichwort {value}.',
    ],
    follow: [
      'Steckt da eine schlechte Erfahrung dahinter oder hat es nie gefunkt?',
      'Wissen die Leute um dich herum davon?',
      'Musstest du das schon einmal tapfer aushalten?',
    ],
    answer: [
      'Auf deiner Umwegliste steht: {value}.',
      'Rot umrandet ist bei dir {value}.',
      'Dein Minenfeld, soweit bekannt: {value}.',
    ],
    missing: [
      'Was du nicht leiden kannst, weiß ich noch nicht.',
      'Die Umwegliste ist leer.',
      'Abneigungen hast du bisher für dich behalten.',
    ],
    recall: [
      'Auf deiner Umwegliste steht ja {value}, heute verschont geblieben?',
      'Ist dir {value} in letzter Zeit wieder über den Weg gelaufen?',
      'Hat das hier auch mit deinem Minenfeld zu tun, Stichwort {value}?',
    ],
    note: 'um {value} machst du einen Bogen',
  },
  hobby: {
    told: [
      rx`\bmeine? (?:größte[s]? |liebste[s]? |einzige[s]? )?(?:hobby|hobbys|hobbies|leidenschaft) (?:ist|sind|wäre) (?:das |die |der )?(?<value>${thing})${end}`,
      rx`(?:\bich |^|\bund )spiele (?:ich )?(?:seit \w+ (?:\w+ )?|gern(?:e)? |oft |auch |manchmal |viel |leidenschaftlich |in meiner freizeit |ein bisschen |ab und zu |im verein |übrigens ){0,3}(?<value>${instrument})\b`,
      rx`(?:\bich |^|\bund )geh(?:e)? (?:ich )?(?:sehr |total |unheimlich |auch )*(?:gern(?:e)?|oft|viel|regelmäßig|leidenschaftlich gern) (?<value>[a-z]+(?:ern|eln|en)|ins [a-z]+)${end}`,
      rx`(?:\bich |^|\bund )lerne (?:ich )?(?:gerade |seit \w+ (?:\w+ )?|zurzeit |jetzt |momentan |auch |nebenbei ){0,3}(?<value>${skill})\b`,
    ],
    asked: [rx`\bwas (?:ist|sind|war|waren) (?:nochmal )?mein(?:e)? (?:hobby|hobbys|hobbies)|\bwas mache ich (?:gern(?:e)?|in meiner freizeit)|\bwelche hobbys? hab(?:e)? ich|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:was ich gern(?:e)? mache|meine? hobby)|\bwelches instrument spiele ich|\bwelche sprache lerne ich`],
    ack: [
      '„{value}“, das wandert in die Rubrik Freizeit.',
      'Mit „{value}“ vergeht eine Stunde sicher schnell.',
      'Freizeit also nicht verschwendet, Stichwort „{value}“.',
      'Bei „{value}“ wissen die Hände vermutlich mehr als der Kopf.',
    ],
    follow: [
      'Wie hat das bei dir angefangen?',
      'Was ist der schwierigste Teil daran?',
      'Ist dir dabei zuletzt etwas gelungen?',
    ],
    answer: [
      'In der Rubrik Freizeit finde ich „{value}“.',
      'Du hast gesagt: „{value}“.',
      'Als Hobby vermerkt: „{value}“.',
    ],
    missing: [
      'Über Hobbys haben wir noch nicht geredet.',
      'Die Rubrik Freizeit ist noch unbeschrieben.',
      'Was du gern machst, wenn du frei hast, weiß ich nicht.',
    ],
    recall: [
      'Du hattest „{value}“ erwähnt, kommst du im Moment dazu?',
      'Wie läuft es gerade mit dem Stichwort „{value}“?',
      'Hilft „{value}“, wenn der Kopf voll ist?',
    ],
    note: 'Hobby: {value}',
  },
  plan: {
    told: [
      rx`\b(?<key>${ahead}) (?:hab(?:e)?|haben|hätte) (?:ich|wir) ${also}${some}(?:wichtige[sn]? |große[sn]? )?(?<value>${task})(?: vor| geplant)?${end}`,
      rx`\b(?:ich|wir) (?:hab(?:e)?|haben) ${also}(?<key>${ahead}) ${also}${some}(?<value>${task})(?: vor| geplant)?${end}`,
      rx`\b(?<key>${ahead}) ${goes} (?:ich|wir) ${also}(?<value>${task})${end}`,
      rx`\b(?:ich|wir) ${goes} ${also}(?<key>${ahead}) ${also}(?<value>${task})${end}`,
      rx`\b(?<key>${ahead}) (?:steht|stehen|kommt|kommen) (?:bei mir |endlich |wieder |auch )*${some}(?<value>[^,]{3,34}?)(?: an| vorbei| zu besuch)?$`,
      rx`(?<!heute )\b(?<key>${ahead}) (?:ist|findet|beginnt|startet) (?:bei mir |endlich |wieder |schon |auch )*${some}(?!es |das |nicht|tag|wetter|schon|mein letzter|hoffentlich|alles|wieder)(?<value>(?:[a-z]+ )?[a-z]*(?:gespräch|prüfung|klausur|termin|umzug|hochzeit|party|feier|konzert|meeting|abgabe|treffen|turnier|spiel|flug|abflug|date|interview|operation|op|examen|führung|ausflug|premiere|auftritt|marathon|geburtstag von [a-z]+|abschied|flohmarkt|markt|messe|lesung|abiball|fest|klettern|einschulung|taufe|besichtigung|probe|vortrag|referat|präsentation))(?: statt)?\b`,
      rx`\bmeine? (?<value>[a-z-]{4,30}) (?:ist|findet|steht|beginnt|startet) (?:erst |schon |dann |bereits )?(?<key>${ahead})\b`,
    ],
    asked: [
      rx`\bwas (?:hab(?:e)?|hatte|mache?|machte|steht|wollte|muss|plane|steht bei mir) (?:ich )?(?:nochmal |denn |eigentlich |bei mir )*(?<key>${when})(?: (?:so|nochmal|alles|noch|denn))*(?: (?:vor|geplant|an|machen|tun|auf dem plan))*$`,
      rx`\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? was ich (?<key>${when}) (?:.{0,16})(?:vorhab|vor hab|mache|geplant|muss|habe|ansteht)`,
      rx`\bwann (?:ist|war|hab(?:e)? ich|hatte ich|findet|muss ich|fahre? ich|gehe? ich|fliege? ich|treffe? ich) (?:nochmal |denn |eigentlich |gleich )*(?:mein(?:e|en)? |das |die |den |der |zum |zur |nach |ins )?(?<what>[^,]{3,30}?)(?: statt| nochmal| gleich)?$`,
      rx`\bwas (?:hab(?:e)? ich|steht) (?:demnächst|in nächster zeit|als nächstes|die tage|diese woche|bei mir) (?:so |alles )*(?:vor|an)$|\b(?:welche|was für) pläne hab(?:e)? ich`,
    ],
    ack: [
      'Steht im Kalender, {key}: „{value}“.',
      'Für den Kalender notiert, {key}: „{value}“.',
      'Eingetragen ist damit {key}, Stichwort „{value}“.',
      'Das Kästchen ist belegt, {key} heißt es „{value}“.',
    ],
    follow: [
      'Siehst du dem eher freudig oder eher mulmig entgegen?',
      'Wie weit bist du mit der Vorbereitung?',
      'Bist du dabei allein oder kommt jemand mit?',
      'Was gönnst du dir hinterher?',
    ],
    answer: [
      'Laut Kalender ist es {key} so weit: „{value}“.',
      'Du hattest gesagt, {key} steht an: „{value}“.',
      'Im Kalender finde ich {key} den Eintrag „{value}“.',
    ],
    missing: [
      'Von so einem Termin hast du mir noch nichts erzählt.',
      'In meinem Kalender ist dazu nichts eingetragen.',
      'Das Kästchen im Kalender ist leer, erwähnt hast du nichts.',
    ],
    recall: [
      'Da war doch noch etwas, {key}, „{value}“, wie steht es damit?',
      'Wenn du an „{value}“ denkst, überwiegt da die Lust oder das Lampenfieber?',
      'Dein Vorhaben „{value}“ rückt näher, hast du ein gutes Gefühl?',
    ],
    note: 'im Kalender steht {key} „{value}“',
  },
  meal: {
    told: [
      rx`\b(?:hab(?:e)?|haben) (?:ich |wir )?(?:heute |gestern |gerade |eben |vorhin |grad |abends |mittags |morgens |schon |nur |mir |uns )*(?:(?<key>zum (?:frühstück|mittagessen|mittag|abendessen|abendbrot|nachmittag)|(?:heute )?(?:mittag|abend|morgen)) )?(?:nur |ein(?:e|en)? |nen |ne |ein paar |ein stück |einen teller |leckere[sn]? |selbstgemachte[sn]? )*(?![^,]*\bnichts?\b|heute|gestern|gerade|eben|vorhin|viel|zu viel|gut|schon|noch|etwas|was|lecker|gerade|nix|wenig|kaum)(?<value>[^,]{3,30}?) (?:gegessen|gefrühstückt|gekocht|verdrückt|verputzt|bestellt)`,
      rx`\b(?:heute |gestern |vorhin |mittags |abends )?(?:gab es|gabs|gab's)(?: heute| gestern| bei uns| bei mir)* (?:nur |mal wieder |endlich |wieder )?(?:ein(?:e|en)? |nen |ne )?(?!nichts?|ärger|streit|stress|viel|keine|probleme|krach|zoff|nix|mal|da|so )(?<value>[^,]{3,30}?)(?: (?<key>zum (?:frühstück|mittagessen|mittag|abendessen|abendbrot)))?$`,
      rx`\b(?<key>zum (?:frühstück|mittagessen|mittag|abendessen|abendbrot)) (?:gab es|gabs|gab's|hatte ich|hab ich|gibt es|gibts)(?: heute| nur| bei mir)* (?:ein(?:e|en)? |nen )?(?!nichts?)(?<value>[^,]{3,30}?)(?: gegessen)?$`,
    ],
    asked: [rx`\bwas (?:hab(?:e)?|hatte) ich (?:nochmal |heute |gestern |denn |vorhin )*(?<key>zum (?:frühstück|mittagessen|mittag|abendessen|abendbrot)|gegessen)|\bwas gab es (?:heute |gestern )?(?:bei mir )?(?<key>zum (?:frühstück|mittagessen|mittag|abendessen|abendbrot|essen))|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? was ich (?:heute |gestern |vorhin )?(?:zum \w+ )?(?<key>gegessen)`],
    ack: [
      '{value}, die Speisekarte von heute ist ergänzt.',
      'Klingt nach einem vollen Teller, Stichwort {value}.',
      'Notiert in der Spalte Essen: {value}.',
      '{value}, allein das Wort dampft schon.',
    ],
    follow: [
      'Wie viele Sterne gibst du dafür?',
      'Hast du das selbst gemacht oder kam es aus einer fremden Küche?',
      'Saß jemand mit dir am Tisch?',
    ],
    answer: [
      'Auf deiner Speisekarte stand {value}.',
      'Du hattest {value}, frisch aus meinem Protokoll.',
      'In der Spalte Essen lese ich {value}.',
    ],
    missing: [
      'Vom Essen hast du mir noch nichts berichtet.',
      'Was auf dem Teller lag, weiß ich nicht.',
      'Die Speisekarte ist auf meiner Seite noch leer.',
    ],
    recall: [
      'Du hattest vorhin etwas von {value} geschrieben, wirkt das noch nach?',
      'Zählt {value} von vorhin rückblickend zu den guten Mahlzeiten?',
      'Nach {value}, gibt es als Nächstes wieder so etwas oder das Gegenteil?',
    ],
    note: 'gegessen hast du {value}',
  },
  allergy: {
    told: [
      rx`\b(?:bin|reagiere) (?:ich )?(?:leider |total |stark |extrem |auch |übrigens |ziemlich )*allergisch (?:gegen|auf) (?<value>${thing})${end}`,
      rx`\b(?:gegen|auf) (?<value>[^,]{3,24}?) (?:bin|reagiere) ich (?:leider |total |stark )?allergisch`,
      rx`\bhab(?:e)? (?:ich )?(?:leider |auch |übrigens )*(?:eine |ne )?(?:starke |schlimme )?(?<value>[a-z]{3,18}?)(?:-)?allergie\b`,
      rx`\bvertrage (?:ich )?(?:leider |absolut |gar )*kein(?:e|en)? (?<value>${thing})${end}`,
      rx`\bich bin (?:leider |übrigens )?(?<value>laktose|gluten|fruktose|histamin)intolerant`,
    ],
    asked: [rx`\b(?:wogegen|worauf|gegen was|auf was) (?:bin|reagiere) ich (?:nochmal |denn )?allergisch|\bwelche allergien? hab(?:e)? ich|\bwas vertrage ich nicht|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:wogegen|worauf|gegen was) ich allergisch`],
    ack: [
      'Mit rotem Stift notiert, Allergie: {value}.',
      'Allergie gegen {value}, das ist wichtig und doppelt unterstrichen.',
      'Um {value} wird also ein großer Bogen gemacht.',
      'Allergieliste, erste Zeile: {value}.',
    ],
    follow: [
      'War das schon immer so?',
      'Ist es schwierig, wenn du auswärts isst oder unterwegs bist?',
      'Wissen die Menschen um dich herum Bescheid?',
    ],
    answer: ['Auf der Allergieliste steht {value}.', 'Rot notiert als Allergie: {value}.', 'Du reagierst, wie du sagst, auf {value}.'],
    missing: [
      'Von Allergien war noch keine Rede.',
      'Die Allergieliste ist leer, zumindest bei mir.',
      'Ob du etwas nicht verträgst, weiß ich nicht.',
    ],
    recall: [
      'Auf der Allergieliste steht bei dir {value}, war da heute nichts im Spiel?',
      'Hat dich dein alter Gegner {value} in letzter Zeit in Ruhe gelassen?',
      'Lässt sich {value} unterwegs gut vermeiden?',
    ],
    note: 'Allergie: {value}',
  },
} satisfies Record<string, FactKindPack>
