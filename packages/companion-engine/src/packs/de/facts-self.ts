import type { FactKindPack } from '../../pack.ts'
import { ahead, end, givenName, month, name, weekday } from './fact-patterns.ts'
import { rx } from './patterns.ts'

const known = '(?:weißt du|erinnerst du dich|kennst du|hast du dir gemerkt)'
const often = '(?:jetzt |zurzeit |zur zeit |gerade |aktuell |momentan |derzeit |seit \\w+ (?:\\w+ )?(?:jahren?|monaten?|wochen)? ?|übrigens |schon |noch |immer noch |eigentlich |nun |auch |ja |hier |allein |alleine ){0,3}'
const job =
  '(?:[a-z-]*(?:lehrer|erzieher|pfleger|arzt|therapeut|verkäufer|entwickler|programmierer|informatiker|ingenieur|techniker|mechaniker|mechatroniker|elektriker|elektroniker|tischler|schreiner|maler|maurer|dachdecker|gärtner|bäcker|konditor|metzger|koch|kellner|barista|friseur|kosmetiker|fahrer|berater|designer|fotograf|journalist|redakteur|autor|musiker|schauspieler|künstler|polizist|soldat|richter|anwalt|notar|steuerberater|buchhalter|controller|makler|architekt|wissenschaftler|forscher|apotheker|optiker|hausmeister|bibliothekar|sekretär|assistent|manager|leiter|arbeiter|pädagoge|psychologe|trainer|lektor|übersetzer|dolmetscher|pilot|schaffner|landwirt|bauer|händler|kassierer|zusteller|student|schüler|rentner|praktikant|referendar|doktorand|beamte|angestellte|selbstständige|freiberufler)(?:in)?|ärztin|anwältin|köchin|bäuerin|pädagogin|psychologin|beamtin|beamter|angestellter|krankenschwester|krankenpfleger|hebamme|kauffrau|kaufmann|bürokauffrau|bankkauffrau|feuerwehrmann|feuerwehrfrau|hausfrau|hausmann|arzthelferin|mfa|pta|azubi|auszubildende[r]?|freelancer(?:in)?|stewardess|flugbegleiter(?:in)?|selbstständig|arbeitslos|in rente|in elternzeit|verkäuferin|putzkraft|lkw-?fahrer(?:in)?)'

/** What the user tells of themselves: who, where, what they do. */
export const selfFacts = {
  name: {
    told: [
      rx`(?:\bich |^|\bund )heiße? (?:übrigens |eigentlich |auch |ja )?(?<value>${name})${end}`,
      rx`^(?:eigentlich|in wirklichkeit|richtig|offiziell|inzwischen|jetzt) heiße ich (?:übrigens |ja |doch |aber )?(?<value>${name})${end}`,
      rx`\bmein (?:vor|spitz|ruf)?name (?:ist|lautet|wäre) (?<value>${name})${end}`,
      rx`\b(?:nenn|ruf) mich (?:bitte |einfach |doch |ruhig |lieber |gern )*(?<value>${name})${end}`,
      rx`\b(?:kannst|darfst) mich (?:auch |ruhig |gern(?:e)? |einfach )*(?<value>[a-z][a-z'-]{1,18}) nennen`,
      rx`\b(?:alle|die meisten|freunde|meine freunde|viele) (?:nennen|rufen) mich (?:nur |einfach |auch )?(?<value>${name})${end}`,
      rx`(?:\bich bin|\bich bins|\bhier ist|\bhier schreibt)(?: übrigens| auch)?(?: die| der| das)? (?<value>${givenName})(?:$|[, ]+(?:und|freut|aus|hi|schön|aber|\d))`,
    ],
    asked: [rx`\bwie heiße? ich\b|\b(?:${known}|weißt) (?:noch |eigentlich |du ){0,2}(?:meinen namen|wie ich heiße?)|\b(?:wie|was) (?:ist|war|lautet) (?:nochmal |noch mal )?mein(?:e)? (?:vor)?name|^(?:und )?wer bin ich(?: (?:nochmal|eigentlich|denn))?$|\bmeinen namen (?:noch|gemerkt|vergessen|behalten|merken)`],
    ack: [
      '{value}, ein Name, der sich gut liest.',
      'Schön, {value}, das steht jetzt auf Seite eins.',
      'Angenehm, {value}, damit fällt das Fremdsein weg.',
      '{value} also, dann ist die Anrede geklärt.',
      'Willkommen, {value}, den Namen habe ich eingetragen.',
    ],
    follow: [
      'Hat der Name eine Geschichte?',
      'Nennen dich alle so oder gibt es noch Spitznamen?',
      'Was führt dich heute her?',
      'Welches Wetter herrscht bei dir gerade, innerlich?',
    ],
    answer: [
      'Du heißt {value}.',
      'Dein Name ist {value}, ganz sicher.',
      'Na klar, {value}.',
      'In der Zeile für den Namen steht {value}.',
    ],
    missing: [
      'Deinen Namen hast du mir noch nicht gesagt.',
      'Die Namenszeile ist noch frei, du kannst sie füllen.',
      'Das weiß ich nicht, vorgestellt hast du dich bisher nicht.',
    ],
    recall: [
      '{value}, aus was für einem Raum schreibst du gerade?',
      'Kleine Zwischenfrage, {value}, hattest du heute schon genug zu trinken?',
      '{value}, ist dir in meinen Antworten etwas zu kurz gekommen?',
    ],
    note: 'du heißt {value}',
  },
  age: {
    told: [
      rx`\bich (?:bin|werde) (?:jetzt |schon |erst |gerade |heute |bald |übrigens |vor kurzem |nun |ja ){0,2}(?<value>\d{1,2})(?: jahre?(?: alt| jung)?| geworden)?${end}`,
      rx`\bich bin (?:jetzt |schon |erst |gerade )?(?<value>(?:[a-z]+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig)|[a-z]{3,5}zehn)(?: jahre(?: alt)?)?$`,
      rx`\bmit meinen (?<value>\d{2}) jahren`,
    ],
    asked: [rx`\bwie alt (?:bin|werde) ich\b|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:mein alter|wie alt ich)|\b(?:was|wie) ist mein alter`],
    ack: [
      '{value}, die Zahl ist eingetragen.',
      '{value} Jahre, also einiges an Material.',
      'Mit {value} sieht man anderes als mit zehn.',
      'Ins Feld für das Alter kommt {value}.',
    ],
    follow: [
      'Was gefällt dir an diesem Alter am besten?',
      'Hast du dir das als Kind so vorgestellt?',
      'Wie würdest du das letzte Lebensjahr nennen, wenn es einen Titel bräuchte?',
    ],
    answer: ['Du bist {value}, hast du gesagt.', '{value}, wenn ich mich nicht verzählt habe.', 'Beim Alter steht {value}.'],
    missing: [
      'Dein Alter war noch kein Thema.',
      'Raten will ich nicht, bei Altersfragen verliert man immer.',
      'Wie alt du bist, hast du nicht erwähnt.',
    ],
    recall: [
      'Mit {value}, was ist anders als vor fünf Jahren?',
      'Du bist {value}, welche Schwelle merkst du gerade am deutlichsten?',
      '{value} Jahre, wovon dürfte im nächsten mehr drin sein?',
    ],
    note: 'du bist {value}',
  },
  birthday: {
    told: [
      rx`\b(?:ich )?hab(?:e)? (?:ich )?(?<value>am \d{1,2}\.? ?\d{1,2}|am [a-z]+(?:ten|sten) ${month}|am \d{1,2}\.? ?${month}|im ${month}|${ahead}|heute) (?:endlich |schon |wieder )?geburtstag`,
      rx`\bmein geburtstag (?:ist|wäre) (?:immer )?(?<value>(?:am |der |im )?(?:\d{1,2}\.\d{1,2}|\d{1,2}\.? ?${month}|[a-z]+(?:te|ten|sten) ${month}|${month})|${ahead}|heute)`,
      rx`\b(?:ich bin|bin) (?<value>(?:am |im )(?:\d{1,2}\.\d{1,2}\S*|\d{1,2}\.? ?${month}|[a-z]+(?:ten|sten) ${month}|${month})) (?:\d{4} )?geboren`,
      rx`^(?<value>heute|morgen|übermorgen|am ${weekday}|nächste woche) (?:ist mein|hab(?:e)? ich|werde? ich|feiere? ich) (?:meinen )?geburtstag`,
    ],
    asked: [rx`\bwann (?:ist|war) (?:nochmal )?mein geburtstag|\bwann hab(?:e)? ich (?:nochmal )?geburtstag|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:meinen geburtstag|wann ich geburtstag)`],
    ack: [
      'Im Kalender ist etwas eingekringelt, Geburtstag: {value}.',
      'Geburtstag {value}, daneben ein kleiner Stern.',
      'Dein großer Tag ist vermerkt: {value}.',
      'Ein Datum mit Kerzen, {value}, eingetragen.',
    ],
    follow: [
      'Feierst du lieber groß oder lieber still?',
      'Welches Geschenk hast du nie vergessen?',
      'Wie wurde früher bei euch gefeiert?',
    ],
    answer: ['Dein Geburtstag: {value}.', 'Eingekringelt ist: {value}.', 'Geburtstag hast du, laut Kalender, {value}.'],
    missing: [
      'Deinen Geburtstag hast du noch nicht verraten.',
      'Welcher Tag das ist, weiß ich nicht, sag ihn, dann male ich einen Kringel.',
      'In meinem Kalender fehlt dein Kreuzchen noch.',
    ],
    recall: [
      'Eingekringelt ist ja dein Geburtstag, {value}, wie willst du ihn diesmal verbringen?',
      'Apropos Geburtstag, bei dir {value}, wünschst du dir beim Kerzenauspusten noch etwas?',
      'Geburtstag hast du {value}, wer soll da auf jeden Fall dabei sein?',
    ],
    note: 'Geburtstag hast du {value}',
  },
  city: {
    told: [
      rx`(?:\bich |^|\bund |\bwir )(?:wohne?|wohnen|lebe?|leben|hause) ${often}(?:bei [a-z]+ [a-z]+ )?in (?!ein|mein|ner |nem |dem |diese|unser|wg|der (?:wg|stadt|wohnung|nähe$|vergangenheit)|angst|ruhe|frieden|trennung|scheidung)(?<value>[^,]{2,30}?)(?=$|[,;]| und | aber | weil | mit | seit | bei | zusammen | in einer | allein)`,
      rx`\b(?:wohne?|lebe?) ich ${often}(?:bei [a-z]+ [a-z]+ )?in (?!ein|mein|ner |nem |dem |diese|unser|der (?:wg|stadt|wohnung|nähe$))(?<value>[^,]{2,30}?)(?=$|[,;]| und | aber | weil | mit | seit | zusammen | in einer | allein)`,
      rx`\bnach (?<value>[a-z][a-z -]{2,24}?) (?:gezogen|umgezogen)`,
      rx`\b(?:bin|fühle mich) in (?<value>[a-z][a-z-]{3,20}) (?:zuhause|zu hause|daheim)`,
    ],
    asked: [rx`\bwo (?:wohne?|lebe?) ich\b|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:wo ich (?:wohne|lebe)|in welcher stadt)|\bin welcher stadt (?:wohne|lebe) ich|\bwelche stadt (?:hab|war)`],
    ack: [
      'In {value} also, das Fähnchen steckt auf der Karte.',
      'Zu Hause in {value}, damit bekommt alles einen Hintergrund.',
      'Der Ort ist notiert, jetzt weiß ich, dass die Geschichte in {value} spielt.',
      'Aha, du schreibst aus einer Wohnung in {value}.',
    ],
    follow: [
      'Wo bist du in {value} am liebsten?',
      'Was riecht in {value} nach Zuhause?',
      'Wie hat es dich dorthin verschlagen?',
      'Was ist um diese Zeit in {value} auf der Straße los?',
    ],
    answer: ['Du wohnst in {value}.', 'In {value}, das Fähnchen steckt noch.', 'Soweit ich weiß, lebst du in {value}.'],
    missing: [
      'Wo du wohnst, hast du noch nicht erzählt.',
      'Auf meiner Karte fehlt dein Fähnchen.',
      'Eine Stadt hast du bisher nicht genannt.',
    ],
    recall: [
      'Du wohnst ja in {value}, wie ist es dort gerade um diese Jahreszeit?',
      'Ist in {value} heute viel los auf den Straßen?',
      'Gibt es in {value} einen Ort, an dem du gern ins Leere schaust?',
    ],
    note: 'du wohnst in {value}',
  },
  origin: {
    told: [
      rx`(?:\bich |^|\bund )(?:komme|stamme|bin) (?:ursprünglich |eigentlich |gebürtig |übrigens |selbst |auch )*aus (?!dem (?:büro|bett|haus|urlaub|krankenhaus|laden|training)|der (?:arbeit|schule|uni|übung|dusche|puste|haut|nähe$|welt|zeit)|meine|einer?|spaß|langeweile|neugier|versehen)(?<value>(?:der |den |dem )?[a-z][a-z .-]{1,26}?)${end}`,
      rx`\b(?:komme|stamme) ich (?:ursprünglich |eigentlich |gebürtig )*aus (?!dem büro|der (?:arbeit|schule|uni))(?<value>(?:der |den |dem )?[a-z][a-z .-]{1,26}?)${end}`,
      rx`\bin (?<value>[a-z][a-z-]{2,22}) (?:geboren|aufgewachsen|groß geworden)`,
    ],
    asked: [rx`\bwo(?:her)? (?:komme|stamme) ich(?: her| eigentlich| ursprünglich| nochmal| denn)*$|\bwo bin ich (?:geboren|aufgewachsen)|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? woher ich komme|\b(?:was|wo) ist meine heimat`],
    ack: [
      'Aus {value}, die Wurzeln sind eingezeichnet.',
      'Wer aus {value} kommt, bringt sicher einen eigenen Ton mit, beim Tippen hört man ihn nur nicht.',
      'Die Herkunft steht jetzt da: aus {value}.',
      'Ursprünglich aus {value}, gut zu wissen.',
    ],
    follow: [
      'Was fehlt dir von dort am meisten?',
      'Wie oft kommst du noch hin?',
      'Welches Gericht schmeckt nirgends so wie dort?',
    ],
    answer: ['Du kommst aus {value}.', 'Ursprünglich kommst du, wie du sagst, aus {value}.', 'Deine Wurzeln liegen in der Richtung: aus {value}.'],
    missing: [
      'Woher du stammst, hast du noch nicht erzählt.',
      'Das Feld für die Herkunft ist leer.',
      'Von deiner Heimat war noch nicht die Rede.',
    ],
    recall: [
      'Du kommst ja aus {value}, was gibt es dort um diese Zeit zu essen?',
      'Wie sieht es bei den Leuten aus {value} gerade vor der Tür aus?',
      'Wenn du jetzt bei jemandem aus {value} klingeln könntest, bei wem?',
    ],
    note: 'du kommst aus {value}',
  },
  job: {
    told: [
      rx`\bich bin (?:von beruf |gelernte[r]? |eigentlich |übrigens |zurzeit |gerade |ja |noch |jetzt ){0,2}(?:eine? )?(?<value>(?:[a-z]+e[r]? )?${job}(?: (?:in|im|bei|an|für|auf) (?:eine[mr] |der |dem )?[a-z-]{3,20})?)${end}`,
      rx`(?:\bich |^|\bund )(?:arbeite|jobbe) ${often}als (?:eine? )?(?<value>[a-z][^,]{2,32}?)${end}`,
      rx`\b(?:arbeite|jobbe) ich ${often}als (?:eine? )?(?<value>[a-z][^,]{2,32}?)${end}`,
      rx`\bich arbeite ${often}(?<value>(?:in (?:der|einem|einer|nem|ner)|im|bei|beim|auf (?:dem|der)|an (?:der|einer)) (?!moment|homeoffice|home|ruhe|augenblick|sommer|wochenende|letzter|projekt|freitag|montag)[a-z][^,]{2,26}?)${end}`,
      rx`\bvon beruf (?:bin ich )?(?<value>[a-z][^,]{2,26}?)${end}`,
      rx`\bmein (?:beruf|job) ist (?!der|die|das|so|sehr|echt|total|mir|stressig|anstrengend|langweilig|doof|toll|schön|super|scheiße|ok|nicht|gerade|voll|zu|in|auch|ein|schrecklich|furchtbar|öde|wichtig|sicher|weg)(?<value>[a-z][^,]{2,26}?)${end}`,
    ],
    asked: [rx`\bwas (?:arbeite ich|bin ich von beruf|mache? ich beruflich|mache? ich (?:so )?(?:als job|bei der arbeit))|\b(?:was|wie) (?:ist|war) (?:nochmal )?mein (?:job|beruf)|\bals was arbeite ich|\bwo arbeite ich\b|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? (?:was ich (?:arbeite|beruflich)|meinen (?:job|beruf)|wo ich arbeite|als was ich)`],
    ack: [
      'Arbeit: {value}, das ist notiert.',
      '{value}, da kommt über den Tag sicher einiges zusammen.',
      'Unter Beruf steht jetzt {value}.',
      'Soso, {value}, von außen sieht man davon bestimmt nur die Hälfte.',
    ],
    follow: [
      'Was ist das Schönste daran?',
      'Wie bist du in diesen Beruf geraten?',
      'Womit fängt bei dir ein normaler Arbeitstag an?',
    ],
    answer: ['Bei Arbeit habe ich stehen: {value}.', 'Dein Beruf laut meinen Notizen: {value}.', 'Du hast von deiner Arbeit erzählt, Stichwort {value}.'],
    missing: [
      'Was du arbeitest, hast du noch nicht erzählt.',
      'Die Zeile für den Beruf wartet noch auf dich.',
      'Von deinem Job weiß ich nichts, und raten geht meistens schief.',
    ],
    recall: [
      'Stichwort {value}: Ist bei dir im Job gerade viel los?',
      'Apropos {value}, wie bekommst du nach Dienstschluss den Kopf frei?',
      'Zum Thema {value}: Welcher Moment im Job hat sich zuletzt gelohnt?',
    ],
    note: 'Arbeit: {value}',
  },
  study: {
    told: [
      rx`(?:\bich |^|\bund )studiere ${often}(?!noch$|gerade$|gern|nicht|seit|in |an |im )(?<value>[a-z][^,]{2,28}?)(?=$|[,;]| und | aber | weil | an der | in | im | seit )`,
      rx`\bstudiere ich ${often}(?<value>[a-z][^,]{2,28}?)(?=$|[,;]| und | aber | weil | an der | in | im | seit )`,
      rx`\bmache? (?:ich )?${often}(?:eine |meine |ne )?(?<value>ausbildung (?:zum|zur|als|im|in) [^,]{3,26}?)${end}`,
      rx`\bmache? (?:ich )?${often}(?:mein |meinen )?(?<value>abi|abitur|fachabi|bachelor|master|doktor|meister|führerschein)${end}`,
      rx`\b(?:gehe|bin) (?:ich )?${often}in die (?<value>[a-z]+te klasse|\d{1,2} klasse|oberstufe|berufsschule|grundschule)`,
      rx`\bmein (?:studienfach|studiengang|hauptfach) ist (?<value>[^,]{3,28}?)${end}`,
    ],
    asked: [rx`\bwas (?:studiere|lerne) ich\b|\b(?:was|wie) ist mein (?:studiengang|studienfach|studium)|\bin welche klasse gehe ich|\b${known}(?: noch| eigentlich| zufällig| überhaupt)*,? was ich (?:studiere|lerne)|\bwas mache ich für eine ausbildung`],
    ack: [
      'Fürs Lernen ist vermerkt: {value}.',
      '{value}, das klingt nach gut gefüllten Regalen.',
      'Mit {value} ist auch die Bildungszeile voll.',
      '{value}, daran hat man sicher eine Weile zu kauen.',
    ],
    follow: [
      'Welcher Teil davon liegt dir am meisten?',
      'Wie kamst du auf die Idee?',
      'Wie weit ist es noch bis zum Ziel?',
    ],
    answer: ['Beim Lernen steht: {value}.', '{value}, davon hast du erzählt.', 'In der Bildungszeile finde ich {value}.'],
    missing: [
      'Was du lernst, weiß ich noch nicht.',
      'Von Schule oder Studium hast du noch nichts gesagt.',
      'Die Bildungszeile ist leer.',
    ],
    recall: [
      'Stichwort {value}: Woran beißt du dir gerade die Zähne aus?',
      'Macht dir „{value}“ im Moment mehr Freude oder mehr Druck?',
      'Zu {value}, gab es eine Stunde, die du nicht vergisst?',
    ],
    note: 'du lernst {value}',
  },
} satisfies Record<string, FactKindPack>
