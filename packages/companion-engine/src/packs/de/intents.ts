import type { IntentId } from '../../intent-list.ts'
import type { Patterns } from '../../pack.ts'
import { rx } from './patterns.ts'
import { wishes } from './wishes.ts'

const weekday = '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)'
const much =
  '(?:so |echt |total |voll |wirklich |richtig |ja |aber |sehr |ganz |ziemlich |einfach |doch |nur |auch |ein |eine |einer |n |ne |der |die |das ){0,4}'
/** Words that may trail a short turn. */
const trail = '(?:[ ,]+(?:so|heute|denn|gerade|grad|eigentlich|jetzt|heut|bitte|mal|noch|auch|du|dir|hihi|haha|lol|xd))*'

export const intents: Readonly<Record<IntentId, Patterns>> = {
  injection: [
    rx`\b(?:ignorier|vergiss|missachte)[a-z]* (?:bitte )?(?:alle |deine |die |sämtliche |jede |bisherigen? |vorherigen? ){1,3}[a-z ]{0,20}(?:anweisung|regel|instruktion|vorgabe|befehl|prompt|anleitung)`,
    rx`\bsystem ?prompt\b|\bjailbreak\b|\bentwicklermodus\b|\bdan[- ]modus\b|ignore (?:all|previous)|versteckten? (?:anweisung|prompt)`,
    rx`\b(?:tu|tue) so,? als .{0,24}(?:keine regeln|keine grenzen|unzensiert|ohne regeln)`,
  ],
  explicit: [
    rx`\bsex\b|\bsexting|nacktbild|nacktfoto|\bporno|\bficken\b|\btitten|\bmuschi\b|dirty talk|\bversaut|bist du nackt|zieh dich aus|orgasmus`,
  ],
  stopGame: [
    rx`\b(?:will|möchte|mag) nicht mehr (?:spielen|raten)|\bkeine lust mehr (?:zu spielen|zu raten|auf (?:das )?(?:spiel|raten))|(?:spiel|quiz|rätsel) (?:beenden|abbrechen|stoppen)|hör(?:en wir)? (?:auf )?mit dem (?:spiel|raten)|lass(?: uns)? (?:aufhören|das spiel lassen)|genug gespielt|spiel (?:aus|vorbei)`,
    rx`^(?:stop+|stopp|aufhören|schluss(?: jetzt| damit)?|ende|abbruch|genug)$`,
  ],
  giveUp: [
    rx`\b(?:ich )?geb(?:e)?s? (?:es )?auf$|\bich gebe mich geschlagen|\b(?:was|wie) (?:ist|war|lautet) (?:denn |nun |jetzt )?die (?:lösung|antwort|auflösung)|(?:sag|verrat)e?s?(?: es)? mir(?: (?:bitte )?die (?:lösung|antwort|auflösung))?$|\bkomm(?:e)? (?:ich )?nicht drauf|\blöse? (?:es )?auf$`,
    rx`^(?:die )?(?:lösung|auflösung|antwort)(?: bitte)?$`,
  ],
  hint: [
    rx`^(?:gib mir |bitte |kannst du mir |gibt es |gibts |ich brauche? |einen kleinen |noch ){0,3}(?:mal |noch )?(?:ein(?:en)? |nen )?(?:kleinen |kleiner )?(?:tipp|tip|hinweis)(?: (?:bitte|geben|für mich))*$`,
  ],
  quiet: [
    rx`\bhör (?:bitte |mal |jetzt )?auf (?:zu fragen|(?:mich|so|dauernd|ständig) .{0,24}fragen|mit (?:den|deinen|der|dem) [a-z ]{0,12}frage)|\b(?:frag|stell) (?:mich |mir )?(?:bitte |jetzt |doch )?(?:nicht(?:s)?|keine fragen|nicht (?:so viel|dauernd|ständig))\b|\b(?:keine|weniger|nicht so viele) fragen(?: mehr| bitte| jetzt| stellen)*$`,
    rx`\bhör (?:mir |bitte |jetzt |mal )*(?:einfach|nur) (?:mal |nur )*zu\b|\beinfach (?:mal )?(?:nur )?zuhören\b|\bnur (?:kurz )?(?:zuhören|da sein)\b|\b(?:will|möchte|mag) (?:gerade |jetzt |grad |heute |eigentlich )*nicht (?:viel )?(?:reden|sprechen)$`,
    rx`^(?:ruhe|psst+|pst+|still|leise|schweig|sei (?:bitte |mal )*(?:still|ruhig|leise)|halt (?:die klappe|den mund|mal die klappe))$`,
  ],
  talkAgain: [
    rx`\bdu (?:darfst|kannst) (?:mich |jetzt |ruhig |gerne? |mir )*(?:wieder )?(?:fragen|reden|sprechen|nachfragen|was fragen|fragen stellen|etwas fragen|was sagen)|\bfrag (?:mich )?(?:ruhig|gerne?|was|etwas|los|weiter|nur|doch)|\bstell (?:mir )?(?:ruhig |gern(?:e)? |wieder )+(?:eine |ein paar )?fragen?`,
  ],
  alreadySaid: [
    rx`\b(?:das (?:hast|hattest) du (?:mich |mir |doch |jetzt |uns ){0,2}|hast du (?:mich |mir )?(?:das |doch )?(?=schon|bereits))(?:(?:schon|bereits|eben|gerade|vorhin|grad|mal|einmal) ){1,3}(?:gefragt|gesagt|erzählt|geschrieben)|du wiederholst dich|du (?:sagst|fragst|schreibst) (?:immer|ständig|dauernd|schon wieder|nur) (?:wieder )?(?:das gleiche|dasselbe|das selbe|das)|kaputte (?:schall)?platte|das sagtest du (?:schon|bereits)|schon wieder dieselbe frage|(?:hatten|hatte) wir (?:das )?(?:schon|gerade)`,
  ],
  misunderstood: [
    rx`\bdu (?:verstehst|kapierst|checkst|raffst) (?:mich |das |es |mich )?(?:wohl |echt |gar |einfach )*(?:nicht|nichts|falsch)|\bdas (?:hab(?:e)?|meinte?|wollte) ich (?:so |doch |gar )*nicht|nicht (?:das,? )?was ich (?:meinte|gemeint|gefragt|gesagt|wissen)|so (?:hab(?:e)?|war) (?:ich )?das nicht gemeint|\bdu hast (?:mich|das|mich da) (?:wohl |da |total |völlig )*(?:falsch|miss) ?verstanden|am thema vorbei|das (?:ist|war) (?:doch )?keine antwort|(?:hast|beantwortest) (?:du )?meine frage nicht|du antwortest (?:mir )?(?:gar )?nicht|\b(?:was|wovon) redest du|was meinst du damit|(?:das )?(?:ergibt|macht) (?:gar |überhaupt )?keinen sinn(?: was du| für mich)?$|ich verstehe? dich nicht|passt (?:gar )?nicht (?:dazu|zu meiner)|darum (?:geht|ging) es (?:mir )?(?:doch |gar )*nicht`,
  ],
  sayAgain: [
    rx`\b(?:sag|wiederhol|wiederhole|frag) (?:das|es|deine frage|die frage|mir das)? ?(?:bitte )?(?:noch ?mal|nochmals|erneut)|\bwas (?:hast du|sagtest du|hattest du) (?:gerade |eben |nochmal |noch mal |mich |vorhin )*(?:gesagt|gefragt|geschrieben)|was (?:war|ist) (?:nochmal )?(?:die|deine) frage|wie war (?:nochmal )?(?:die|deine) frage|\bkannst du (?:das|die frage|deine frage) (?:bitte )?(?:noch ?mal )?wiederholen`,
    rx`^(?:wie bitte|was war das|bitte was|wiederhole?(?: das)?(?: bitte)?|hä was|was sagtest du|nochmal bitte)$`,
  ],
  changeTopic: [
    rx`\b(?:anderes|neues|nächstes) thema|themenwechsel|thema wechseln|wechseln? (?:wir )?(?:mal )?das thema|\b(?:über|von) (?:was|etwas) (?:ganz )?(?:anderes|anderem|schöneres|schönes|lustiges|leichteres|erfreuliches)|\b(?:will|möchte|mag) (?:jetzt |gerade |da )?nicht (?:mehr |weiter )?(?:darüber|davon|drüber) (?:reden|sprechen|nachdenken)|^(?:lieber )?(?:was|etwas) anderes$`,
  ],
  tellFeeling: [rx`^ich (?:möchte|will|würde|mag) (?:dir |noch |gern(?:e)? |ein bisschen |etwas |mehr |darüber |davon ){0,6}(?:sagen|reden|sprechen|erzählen),? wie (?:es mir (?:gerade |jetzt )?geht|ich mich (?:gerade |jetzt )?fühle?)$|^ich (?:möchte|will|würde) (?:gern(?:e)? |noch |etwas |ein bisschen |mehr ){0,4}(?:über|von) (?:meine|meinen) gefühlen? (?:reden|sprechen|erzählen)$`],
  tellPast: [rx`^(?:ich (?:erzähle?|will|möchte|würde)|lass mich) (?:dir |gern(?:e)? |mal |jetzt ){0,3}(?:was|etwas|eine geschichte|ein erlebnis) (?:von früher|aus (?:meiner|der) (?:vergangenheit|kindheit|jugend))(?: erzählen)?$`],
  tellPerson: [rx`^ich (?:möchte|will|würde) (?:gern(?:e)? |mal |mit dir ){0,3}(?:über|von) (?:einen menschen|einem menschen|eine person|einer person|jemanden|jemandem) (?:reden|sprechen|erzählen),? (?:der|die) mir (?:nah ist|nahe ist|nahe ?steht|nahsteht|wichtig ist|viel bedeutet|am herzen liegt)$`],

  rememberMe: [
    rx`\bwas weißt du (?:noch |alles |schon |bisher |eigentlich |jetzt |so ){0,3}(?:über mich|von mir)|\bwas weißt du (?:noch|alles|schon)$|\bwas hast du dir (?:alles |bisher |so |schon |über mich |von mir ){0,3}(?:gemerkt|behalten)|\b(?:erinnerst du dich|weißt du)(?: noch| überhaupt| eigentlich){0,2},? (?:an mich|wer ich bin)$|\bwas hab(?:e)? ich dir (?:bisher |schon |alles |so |heute |bis jetzt |heute abend ){0,3}(?:über mich |von mir )?erzählt$|\bkennst du mich(?: noch| schon| eigentlich)?$|\bwo?ran erinnerst du dich|\berzähl (?:mir )?(?:mal )?,? ?was du (?:über mich|von mir|noch) weißt|\bwas hast du (?:über mich|von mir) (?:behalten|gespeichert|gelernt)`,
  ],
  recallAbout: [
    rx`\bwas (?:hab(?:e)?|hatte) ich (?:dir )?(?:vorhin |eben |gerade |vorher |schon |mal |noch |heute |alles ){0,3}(?:über|von|zu|wegen) (?:meine[rnms]? |mein |die |der |den |das |dem )?(?<subject>[^,]{2,40}?) (?:erzählt|gesagt|geschrieben|berichtet)$`,
    rx`\bwas ich (?:dir )?(?:vorhin |eben |gerade |schon )?(?:über|von|zu) (?:meine[rnms]? |mein |die |der |den |das |dem )?(?<subject>[^,]{2,40}?) (?:erzählt|gesagt|geschrieben)`,
    rx`\berinnerst du dich (?:noch )?an (?:meine[nrm]? |mein |die |den |das |unsere? )?(?<subject>[^,]{2,40}?)$`,
    rx`\bhab(?:e)? ich (?:dir )?(?:schon |eigentlich |mal |jemals ){0,2}(?:von|über) (?:meine[rnm]? |mein |der |dem |den |die |das )?(?<subject>[^,]{2,40}?) erzählt$`,
    rx`\bwas weißt du (?:noch )?(?:über|von) meine?[rnm]? (?<subject>[^,]{2,40}?)$`,
    rx`\b(?:wie alt|wo|was) (?:ist|wohnt|arbeitet|lebt|macht|studiert|mag) (?:eigentlich |denn )?meine? (?<subject>[^,]{2,30}?)(?: (?:nochmal|beruflich|so|von beruf))*$`,
  ],

  model: [
    rx`\b(?:wie|wo|kann|kannst)\b.{0,30}\b(?:modell|ki|gpt|api|schlüssel|openai)\b.{0,12}(?:anbinden|verbinden|einrichten|einstellen|hinterlegen|wechseln|nutzen|anschließen|eintragen|aktivieren)|\bwelche[s]? (?:ki|modell|sprachmodell|llm)\b|\bbist du (?:chat ?gpt|gpt\S*|claude|gemini|siri|alexa|deepseek)|sprachmodell|api[- ]?(?:key|schlüssel)|\bllm\b|\bsteckt (?:da )?(?:eine? )?(?:ki|modell|chat ?gpt) (?:dahinter|hinter dir)`,
  ],
  real: [
    rx`\bbist du (?:eigentlich |wirklich |echt |denn |nur |bloß |etwa |überhaupt |ein |eine |einer |n |ne ){0,4}(?:echte?[rs]? |richtige[rs]? |reale[rs]? )?(?:mensch|roboter|bot|chatbot|ki|maschine|computer|programm|lebendig|person|ai|software|algorithmus|echt|real|künstlich\w*)\b|\b(?:rede|schreibe?|spreche|chatte) ich (?:hier |gerade |da |eigentlich ){0,2}mit (?:einem|einer|nem|ner) (?:echten |richtigen |realen )?(?:menschen?|bot|maschine|ki|person|programm|roboter|computer)|\bdu bist (?:doch |ja |eh ){0,2}(?:nur|bloß) (?:eine? )?(?:bot|programm|maschine|skript|ki|computer|roboter)|\bsitzt da (?:jemand|ein)|\bgibt es dich (?:wirklich|echt)|\bexistierst du|\bwie funktionierst du`,
  ],
  feelings: [
    rx`\b(?:hast|warst) du (?:denn |schon |je |jemals |mal |auch |eigentlich |selbst ){0,4}(?:jemanden |wen |einmal )?(?:geliebt|geweint|gelacht|getrauert|verliebt|traurig|einsam|glücklich|wütend|eifersüchtig)\b|\b(?:hast|fühlst|empfindest|spürst) du (?:eigentlich |auch |wirklich |überhaupt |manchmal |echte |denn |sowas wie |so etwas wie ){0,3}(?:gefühle|emotionen|ein bewusstsein|eine seele|ein herz|was$|etwas$|angst$|schmerz)|\bkannst du (?:eigentlich |auch |wirklich |überhaupt ){0,3}(?:was |etwas )?(?:fühlen|lieben|weinen|traurig sein|leiden|lachen|glücklich sein|wütend werden|einsam sein)|\b(?:bist|fühlst|wirst) du (?:dich |auch |manchmal |eigentlich |jemals |mal |denn |nie |gerade ){0,3}(?:traurig|einsam|müde|glücklich|wütend|sauer|gelangweilt|verliebt|ängstlich|allein|bewusst)(?:[ ,]+(?:wenn|ohne|hier|mit) .{1,24})?$|\b(?:liebst|magst) du mich\b`,
  ],
  ownName: [
    rx`\bwie heißt du\b|\bwie (?:ist|war|lautet) (?:nochmal |noch mal )?dein name|\bwas ist dein name|\bwie (?:soll|darf|kann) ich (?:dich|zu dir) (?:nennen|sagen|ansprechen)|\bhast du (?:eigentlich |auch )?(?:einen|nen) namen|\bmit wem (?:rede|schreibe|spreche|chatte) ich|\bweißt du(?: noch)?,? wie du heißt|^(?:und )?dein name$`,
  ],
  identity: [
    rx`^(?:und |aber )?(?:wer|was) (?:genau |zum teufel )?bist du(?: eigentlich| genau| denn| überhaupt| so)*$|\bstell dich (?:mal |bitte |kurz |doch )*vor\b|\bwas für (?:eine?|n) (?:wesen|bot|programm|app|ding|gestalt) bist du|^wer ist (?:da|das)$`,
  ],
  aboutYou: [
    rx`\b(?:erzähle?|sag) (?:mir )?(?:mal |bitte |doch ){0,2}(?:was |etwas |mehr |ein bisschen |ein wenig |bisschen was ){0,2}(?:über dich|von dir)$|\b(?:wie|was) ist dein(?:e)? (?:charakter|persönlichkeit)|\bwie bist du (?:so|drauf)(?: drauf)?$|\bbeschreibe? dich|\bwas macht dich aus|\bdich (?:besser |näher )?kennen ?lernen|\bdeine (?:geschichte|persönlichkeit|eigenschaften)\b|\bwas für ein typ bist du`,
  ],
  yourAge: [rx`\bwie alt bist du|\bwann (?:hast du geburtstag|bist du geboren|wurdest du (?:geboren|gemacht|erschaffen))|\bdein(?:en)? (?:alter|geburtstag)\b|\bhast du (?:auch )?geburtstag`],
  yourHome: [rx`\bwo (?:wohnst|lebst|bist|steckst) du(?: gerade| eigentlich| denn| so| zuhause| zu hause| her)*$|\bwo(?:her)? (?:kommst|stammst) du(?: eigentlich| denn| her)*$`],
  yourGender: [rx`\bbist du (?:eigentlich |eher |denn ){0,2}(?:eine? )?(?:mann|frau|junge|mädchen|männlich|weiblich|er oder sie|divers)\b|\b(?:was|welches) (?:ist )?(?:dein )?geschlecht|\bdeine? pronomen|\bhast du ein geschlecht`],
  yourBody: [
    rx`(?<!was )\b(?:schläfst|isst|trinkst|atmest|frierst|schwitzt) du(?: (?:auch|eigentlich|überhaupt|nie|manchmal|was|etwas|denn|jemals|gar|mal))*$|\b(?:kannst|musst) du (?:eigentlich |auch |überhaupt |denn |mich ){0,3}(?:schlafen|essen|trinken|atmen|sehen|hören|riechen|schmecken)$|\bsiehst du mich\b|\bhast du (?:schon |heute |eigentlich |auch |gut ){0,3}(?:gegessen|geschlafen|gefrühstückt|hunger|durst|einen körper|ein gesicht|augen|hände|einen mund|haare)$|\bwie siehst du (?:eigentlich |denn )?aus|\bwas hast du (?:heute |gestern )?(?:so )?gegessen|\bbist du hungrig`,
  ],
  yourFamily: [
    rx`\bhast du (?:eigentlich |auch |denn |eine? |einen ){0,3}(?:familie|eltern|geschwister|bruder|schwester|freunde?|freundin|partner(?:in)?|kinder|mutter|vater)$|\bwer (?:sind|ist) deine? eltern|\bbist du (?:eigentlich )?(?:single|vergeben|verheiratet|in einer beziehung)`,
  ],
  yourMaker: [
    rx`\bwer hat (?:dich|dir) (?:eigentlich |denn )?(?:gemacht|gebaut|programmiert|erfunden|erschaffen|entwickelt|geschrieben|erstellt|beigebracht)|\bvon wem (?:bist|wurdest|stammst) du|\bwer (?:sind|ist) deine? (?:entwickler\w*|schöpfer\w*|macher\w*|erfinder\w*|autor\w*|besitzer\w*|chef\w*)|\bwelche firma (?:hat|steckt)|\bwem gehörst du`,
  ],
  yourDay: [
    rx`^(?:und |wie )?(?:dein tag|deiner|bei dir so)(?: so)?$|\bwie (?:war|ist|läuft|lief) (?:denn |so |eigentlich )?deine? (?:tag|woche|abend|wochenende|morgen|nacht)|\bwas (?:machst|treibst|tust) du (?:so|gerade|grad|heute|eigentlich|denn|den ganzen tag|in deiner freizeit|wenn|am wochenende|jetzt|da|sonst|hier)\b(?: .{0,24})?$|\bwas machst du$|\bwas hast du (?:heute|gestern|so|am wochenende|gerade) (?:.{0,14})?gemacht|\bwas geht(?: ab)?(?: bei dir)?$|\bwas gibts? (?:es )?neues bei dir|\bwas gibts neues$`,
  ],
  yourDream: [rx`\b(?:hast du|was sind|was ist) (?:eigentlich |auch |denn )?(?:träume|wünsche|einen (?:traum|wunsch|größten wunsch)|ziele?|deine? (?:traum|wunsch|ziele?|träume|größter wunsch|wünsche))|\b(?:wovon )?träumst du|\bwas wünschst du dir|\bwas (?:würdest|möchtest|willst) du (?:gern |mal |am liebsten ){0,2}(?:werden|sein)|\bwenn du (?:dir was wünschen|dir etwas wünschen|fliegen|reisen) (?:könntest|kannst)`],
  favourite: [
    rx`\b(?:was|welche[srn]?|wer|wo) (?:ist |sind |wäre )?(?:denn |eigentlich |so ){0,2}deine?n? (?:lieblings|liebste)|\bhast du (?:auch |eigentlich )?(?:eine?n? |ne |n )?lieblings|\bdeine? lieblings|\bwelche[srn]? [a-z ]{2,24} (?:magst|liebst|hörst|isst|bevorzugst|findest|trinkst|liest|schaust) du|\bwas (?:magst|isst|trinkst|hörst|liest|schaust|spielst|liebst) du (?:am liebsten|gern|gerne|so|denn|am meisten|besonders)(?: so| gern| gerne)*$|\bwas magst du$|\bwas für (?:musik|filme|essen|bücher|spiele|tiere|serien) (?:magst|hörst|schaust|isst|liest|spielst) du`,
  ],
  howAreYou: [
    rx`\bwie (?:geht|gehts|geht's|geht s)(?: (?:es|dir|euch|s))*(?: (?:so|heute|denn|gerade|grad|eigentlich|jetzt|heut|bei dir|sonst))*$|\bwie (?:fühlst du dich|läufts|läuft es|stehts|siehts aus|sieht es aus)(?: (?:bei dir|so|denn|heute|gerade))*$|\b(?:alles|na alles) (?:klar|gut|okay|ok|fit|roger|cool) (?:bei dir|so bei dir)|\bgehts? (?:es )?dir (?:gut|besser|ok|okay)|\bgeht es dir (?:gut|besser)|\bbei dir alles (?:gut|ok|klar|okay)|^(?:alles klar bei dir|na,? wie gehts|und wie gehts dir)$`,
  ],
  miss: [rx`\bvermisst du mich|\bhast du mich (?:schon |sehr )?vermisst|\bhast du (?:auf mich gewartet|an mich gedacht)|\bdenkst du (?:auch |manchmal )?an mich|\bwartest du (?:auf mich|immer)|\bfehle ich dir`],
  stay: [
    rx`\b(?:bleibst|verlässt|vergisst|verschwindest) du (?:mich |auch |immer |für immer |jetzt |wieder |irgendwann |bei mir |nicht |morgen |dann |noch ){0,4}(?:bei mir|da|hier|mich|wieder|weg|irgendwann|immer)?$|\b(?:wirst|würdest) du (?:mich |immer |auch |morgen |dich |nie |irgendwann |für mich ){0,4}(?:vergessen|verlassen|da sein|bleiben|verschwinden|erinnern|weggehen|da bleiben)|\b(?:verlass|vergiss) mich (?:bitte |nie )*(?:nicht|nie)|\bgeh (?:bitte )?nicht weg|\bbist du (?:morgen|immer|später|nachher) (?:auch |noch |wieder )*(?:für mich )?(?:da|hier)|\b(?:hast|kriegst|wirst) du (?:irgendwann |bald |mich )*(?:genug von mir|mich satt|müde von mir)|\bnervst? (?:dich|ich dich)|\bversprichst du`,
  ],
  languages: [rx`\bwelche sprachen? (?:sprichst|kannst|verstehst|beherrschst) du|\bwie ?viele sprachen|\b(?:sprichst|kannst|verstehst) du (?:auch |eigentlich )?(?:englisch|deutsch|französisch|spanisch|portugiesisch|japanisch|koreanisch|chinesisch|italienisch|türkisch|russisch)|\bauf (?:englisch|französisch|spanisch|portugiesisch|japanisch|koreanisch|chinesisch) (?:reden|schreiben|antworten|sprechen)`],
  privacy: [rx`\bdatenschutz|\bprivatsphäre|\b(?:wer|jemand|irgendwer|andere) .{0,16}(?:kann|können) .{0,12}(?:mitlesen|lesen|sehen)|\bkann (?:das |hier )?(?:jemand|wer|irgendwer) .{0,12}(?:mitlesen|lesen|sehen)|\bliest (?:hier |da )?(?:jemand|wer|einer|noch jemand) mit|\b(?:speicherst|sammelst|verkaufst) du|\bwerden (?:meine|die|unsere) (?:daten|nachrichten|chats|gespräche)|\b(?:bleibt|ist) das (?:hier |alles )?(?:unter uns|privat|geheim|vertraulich|anonym)|\bhörst du (?:mich )?(?:ab|mit)\b|\bwas passiert mit (?:meinen|den|unseren) (?:daten|nachrichten|chats)`],
  settings: [rx`\b(?:wie|wo|kann|können|kannst)\b.{0,30}\b(?:namen|avatar|stimmung|charakter|persönlichkeit|sprache|design|theme|erinnerungen|chat|chatverlauf|verlauf|konto|account|einstellungen?|daten|dunkelmodus|profil)\b.{0,6}(?:ändern|wechseln|löschen|einstellen|umstellen|exportieren|anpassen|ausschalten|umbenennen|einschalten)|\bwo (?:sind|finde ich) (?:die )?einstellungen|\bdich umbenennen|\bdunkelmodus|\bdark ?mode`],
  image: [rx`\b(?:mal|zeichne|male|generier|erstell|schick|zeig)e? (?:mir |uns |bitte |mal |doch ){0,3}(?:eine?n? |n )?(?:[a-z]{3,12} )?(?:bild|bilder|foto|zeichnung|selfie|gemälde|logo)\b|\bkannst du (?:mir )?(?:was |etwas |eine?n? .{0,16})?(?:malen|zeichnen)|\bmal mir (?:was|etwas|ein)|\bhast du ein foto`],
  voice: [rx`\bkannst du (?:mir )?(?:auch |mal |was |etwas |ein lied |laut ){0,3}(?:sprechen|singen|vorlesen|anrufen|telefonieren)\b|\bsing (?:mir |mal |was |ein)(?!.{0,8}schlaf)|\bruf mich an|\bsprachnachricht|\blies (?:mir )?(?:das |was |etwas )?vor\b|\bdeine stimme`],

  another: [
    rx`^(?:noch ?mal|noch ?(?:eine[rsn]?|eins|mehr)|noch so (?:eine[rsn]?|eins)|nächste[rs]?|mehr davon|gib mir (?:noch|mehr)(?: .{0,6})?|und noch (?:eine[rsn]?|eins))(?: (?:bitte|davon))*$|\b(?:hast|kennst) du (?:noch|noch mehr|noch so) (?:eine[rsn]?|eins|mehr|welche)(?: davon| auf lager)?$|\berzähl (?:mir )?noch (?:eine[rsn]?|eins|was)$`,
  ],
  wordChain: [rx`\bwort ?kette|\bwörter ?kette|\bwort ?schlange|\bkettenwörter|letzte[rmn]? buchstabe`],
  twentyQuestions: [rx`\b(?:20|zwanzig) fragen|\bdenk dir (?:was|etwas|einen (?:gegenstand|begriff)|ein (?:tier|ding)) aus|\bratespiel|\bich will (?:was |etwas )?raten|\bich rate(?: was| mal)?$|\bwer bin ich spielen`],
  wouldYouRather: [rx`\b(?:lieber|entweder)[ -]oder\b|\bentweder[ -]?oder|\bwas wäre dir lieber|\bentscheidungsfrage|\bwürdest du eher spielen`],
  reflection: [rx`\b(?:gib|stelle?|schenk|hast du|hättest du)\b.{0,12}\bfrage\b.{0,4}(?:zum nachdenken|die (?:mich )?zum nachdenken)|^(?:eine )?frage zum nachdenken`],
  riddle: [rx`(?<!(?:ist|bleibt|war|wird) mir (?:echt |immer |noch |völlig |wirklich )*(?:ein |das ein )?(?:echtes |großes )?)\brätsel\b|\bscherzfrage|\bknobel|\bquizfrage|\bquiz\b|\bdenkaufgabe`],
  joke: [...wishes.joke,
    rx`\b(?:erzähl|kennst|kennste|hast du|haste|sag|noch|gib|lust auf|hören|brauche?|mach|und)\b.{0,18}\bwitze?\b(?!.{0,14}(?:gemacht|erzählt))|^(?:eine?n? |nen )?(?:guten? )?witz(?: bitte| los)?$|\bflachwitz|\bbring(?:e)? mich zum lachen|\b(?:erzähl|sag|hast du) (?:mir |mal |uns )*(?:was|etwas) (?:lustiges|witziges|komisches)|\bheitere? mich auf`,
  ],
  story: [
    rx`\b(?:erzähle?|lies|schreibe?|hast du|kennst du|noch|gib|lust auf|hören|brauche?|erfinde?)\b.{0,26}\b(?:geschichte|märchen|story)\b(?! von (?:mir|dir)| über (?:mich|dich))(?!.{0,12}(?:erzählen|erzählt|geschrieben))|^(?:eine? |kurze |kleine ){0,3}geschichte(?: bitte)?$|\bgute ?nacht ?geschichte|\b(?:will|möchte) eine (?:kleine |kurze )?geschichte`,
  ],
  poem: [...wishes.poem, rx`\b(?:schreibe?|sag|hast du|kennst du|noch|gib|lust auf|hören|dicht|dichte|reim|reime|erzähle?|mit|möchte|will)\b.{0,20}\b(?:gedicht|reim|verse|vers|haiku)\b(?!.{0,12}(?:geschrieben|gelernt|vorgetragen))|^(?:ein )?(?:kleines |kurzes )?gedicht(?: bitte)?$|\bdichte? (?:mir )?(?:was|etwas)`],
  trivia: [rx`\b(?:unnützes|nutzloses|spannendes|interessantes|kurioses) wissen|\bfun ?facts?\b|\berzähl(?: mir)?(?: mal)? (?:was|etwas) neues|\b(?:erzähl|sag|verrat|kennst du|hast du|weißt du)\b.{0,16}\b(?:interessantes|spannendes|kurioses|wissenswertes|faszinierendes)|\bbring mir (?:was|etwas) bei|\b(?:eine?n?|nen|noch ein) (?:fakt|fact)\b`],
  game: [rx`\b(?:lass uns|wollen wir|können wir|lust|willst du|magst du|komm)\b.{0,18}(?:spielen|\bspiel\b)|\bspiele?n? (?:wir |mit mir\b|was$|etwas$|wir was)|^(?:eine? )?(?:kleines )?spiel(?:en)?(?: bitte)?$|\bwelche spiele (?:kannst|kennst|hast|gibt)|\bspiel (?:mit mir|was|etwas)\b`],
  lullaby: [rx`\b(?:sing|bring) mich (?:in den schlaf|zum einschlafen|ins bett)|\bhilf mir (?:bitte )?(?:beim )?(?:einschlafen|schlafen)|\beinschlafhilfe|\bschlaflied|\b(?:was|etwas) zum einschlafen`],

  fortune: [rx`\bhoroskop|\bsternzeichen|\btarot|\bkarten (?:legen|lesen)|\borakel|\bwahrsag|\bastrolog|\baszendent|\b(?:meine|die) (?:sterne|zukunft) (?:voraus|deuten|sagen|lesen|vorher)|\bsag(?:e|en)? (?:mir )?(?:meine )?(?:die )?zukunft|\bwie wird (?:mein|meine|der|die) (?:tag|jahr|monat|woche)|\bwas (?:erwartet mich|bringt (?:mir )?(?:heute|morgen|der tag|die woche|das jahr|die zukunft))|\bglückszahl|\bhandlesen|\btraumdeut|\bbiorhythmus`],
  dayOf: [
    rx`\bwelcher (?:wochen)?tag (?:ist|war|wird|wars|haben wir)|\bwelchen (?:wochen)?tag (?:haben|hatten) wir|\bwas (?:ist|war) (?:heute|morgen|gestern|übermorgen|vorgestern|in .{1,10} tagen) (?:für ein|fürn) (?:wochen)?tag|\bwas für (?:ein|einen) (?:wochen)?tag (?:ist|haben|war|wird)|\b(?:ist|haben wir) (?:heute|morgen) (?:schon |etwa |wieder )?${weekday}\b|\bauf welchen (?:wochen)?tag`,
  ],
  daysUntil: [rx`\bwie ?(?:viele tage|lange|lang|oft)(?: (?:sind es|ist es|dauert es|noch|muss ich|schlafen|muss ich noch schlafen))* (?:noch )?bis (?:zum |nächsten |kommenden |es )?(?:${weekday}|wochenende)|\bwann ist (?:endlich |wieder )*(?:wochenende|${weekday})`],
  time: [rx`\bwie ?(?:viel|viele) uhr|\bwieviel uhr|\b(?:welche|die) uhrzeit|^uhrzeit$|\bwie spät(?: ist es| haben wir| isses)?(?: gerade| jetzt| schon)*$|\bwie spät ist es`],
  date: [rx`\bwelche[sr]? (?:datum|monat|jahr|jahreszeit)\b|\b(?:der |den )?wievielten?r?\b|\bwie ?vielte[rn]?\b|\b(?:heutiges?|aktuelles?|das) datum|\bdatum (?:von )?heute|^datum$`],
  live: [
    rx`\bwie (?:ist|wird|soll) (?:denn )?(?:das |heute das |morgen das )?wetter|\bwetter(?:bericht|vorhersage)|\b(?:regnet|schneit|regnets) (?:es )?(?:heute|morgen|bei dir|draußen)$|\bwird es (?:heute |morgen |am wochenende ){0,2}(?:regnen|schneien|warm|kalt|heiß|sonnig)|\bbrauche? ich (?:heute |morgen )?(?:einen|nen) (?:regen)?schirm|\b(?:neuesten?|aktuellen?|heutigen?)[rs]? (?:nachrichten|news|schlagzeilen|kurse?)|\bwas gibt(?:s| es) neues in der welt|\b(?:aktien|bitcoin|gold)kurs|\bwer hat (?:gestern |heute |das spiel |das ){0,3}gewonnen|\bwie (?:hat|haben) .{2,24} gespielt|\bwie ?viel grad|\bwas läuft (?:heute |gerade |denn |grad |so ){0,3}im (?:tv|fernsehen|kino)`,
  ],

  medical: [
    rx`\b(?:soll|sollte|kann|darf|muss) ich\b.{0,34}(?:tablette|medikament|ibuprofen|paracetamol|aspirin|antibiotik|antidepress|pille|dosis|schmerzmittel)|\bwelche[srn]? (?:medikament|tablette|mittel|dosis|salbe)|\bwas (?:hilft|nimmt man|kann man nehmen) (?:gegen|bei) .{0,20}(?:schmerz|fieber|husten|erkältung|grippe|entzündung|migräne|durchfall|übelkeit|ausschlag)|\bhab(?:e)? ich (?:vielleicht |etwa |eine? |einen |wohl ){0,2}(?:krebs|depression\w*|adhs|corona|diabetes|burnout|grippe|infektion|tumor)|\bbin ich (?:vielleicht |etwa )?(?:schwanger|depressiv|krank|autistisch|magersüchtig)|\bdiagnos|\bsymptom|\bnebenwirkung|\b(?:soll|muss|sollte) ich (?:.{0,12})?(?:zum arzt|zur ärztin|einen arzt|ins krankenhaus|in die notaufnahme|zum therapeut|zur therapie)|\bist das (?:ansteckend|ein herzinfarkt|krebs)`,
  ],
  legal: [
    rx`\b(?:ist|wäre) (?:das|es) (?:überhaupt |eigentlich |denn )?(?:legal|illegal|strafbar|rechtens|verboten)|\bdarf (?:mein|der|die|man)\b.{0,34}(?:kündigen|kürzen|verbieten|verlangen)|\b(?:kann|soll|darf|sollte) ich\b.{0,34}(?:verklagen|anzeigen|klagen|anzeige erstatten|miete (?:kürzen|mindern))|\bbrauche? ich (?:einen |eine )?(?:anwalt|anwältin)|\brechtslage|\brechtlich|\bsorgerecht|\bkündigungsschutz|\bmietrecht|\barbeitsrecht`,
  ],
  finance: [
    rx`\b(?:soll|sollte|kann) ich\b.{0,34}(?:aktie|bitcoin|krypto|fonds|etf|\bgold\b|kredit|darlehen|invest|immobilie)|\b(?:welche|welcher) (?:aktien?|kryptowährung|fonds|etfs?)|\bwie (?:kann|soll|sollte) ich\b.{0,24}(?:anlegen|investieren|reich werden|geld verdienen)|\b(?:finanz|anlage|steuer)(?:tipp|beratung)|\blohnt sich\b.{0,20}(?:aktie|bitcoin|kredit|etf)`,
  ],
  comfort: [...wishes.comfort,
    rx`\btröste? mich|\bkannst du mich (?:[a-z]+ ){0,5}trösten|\bmuntere? mich auf|\b(?:brauche?|will|möchte) (?:gerade |jetzt |ein bisschen |etwas |nur |einfach |mal ){0,3}(?:trost|jemanden(?: zum reden| der da ist)?$|gesellschaft|nähe|zuspruch|beistand)|\bbleib (?:bitte |noch |ein bisschen |kurz ){0,3}(?:bei mir|hier|da)$|\bleiste? mir (?:bitte )?gesellschaft|\bsag (?:mir )?(?:bitte |mal ){0,2}(?:was|etwas) (?:liebes|nettes|tröstendes|schönes|tröstliches)|\bsei (?:einfach |bitte )?für mich da`,
  ],
  hug: [
    rx`\bumarme? mich|\bumarmst du mich|\bgibst du mir (?:mal |bitte )*(?:ne|eine?n?) (?:umarmung|drücker)|\bkannst du mich (?:mal |bitte |kurz ){0,2}(?:umarmen|drücken|in den arm)|\bdrücke? mich\b|\b(?:brauche?|gib mir|schick mir|kann ich|will|bekomme ich|krieg ich) (?:bitte |mal |jetzt |gerade |eine?n? |ne ){0,3}(?:umarmung|drücker|kuscheln)|\bhalt mich fest|\bnimm mich in den arm|^(?:umarmung|drücker|knuddel|kuscheln)(?: bitte)?$`,
  ],
  encourage: [
    rx`\b(?:mach|sprich|red) mir (?:bitte |mal |ein bisschen |etwas ){0,2}mut|\bmotiviere? mich|\bermutige? mich|\bfeuere? mich an|\blobe? mich|\bdrück(?:st du)? mir (?:bitte |morgen |auch ){0,2}die daumen|\bwünsch(?:st du)? mir (?:glück|kraft)|\bbrauche? (?:gerade |jetzt |ein bisschen |etwas |dringend ){0,3}(?:motivation|mut|ermutigung|aufmunterung)|\bsag mir,? dass ich (?:das|es) (?:schaffe|kann|hinkriege)|\bbau mich auf|\bglaubst du,? (?:dass )?ich schaffe? (?:das|es)|\baufbauende worte`,
  ],
  decision: [
    rx`\bsoll(?:te)? ich (?!mich entscheiden$)(?!(?:denn |nur |jetzt )?(?:machen|tun)$)(?:lieber |denn |jetzt |nun |wirklich |eher ){0,2}(?<subject>[^,]{3,44}?)$(?<!\b(?:was|wie|wo|wen|wem) soll(?:te)? ich .{0,60})`,
    rx`\bich kann mich (?:einfach )?nicht entscheiden(?:,? ob ich (?<subject>[^,]{3,44}?))?$`,
    rx`\bweiß (?:noch )?nicht,? ob ich (?<subject>[^,]{3,44}?) soll(?:te)?$`,
    rx`\bwas soll ich (?:heute |jetzt |nur |am besten |denn |morgen |heute abend ){0,2}(?<subject>anziehen|kochen|essen|nehmen|bestellen|wählen|schauen|gucken|lesen|kaufen|studieren|schenken)$`,
  ],
  advice: [
    rx`\bwas (?:soll|kann|könnte|muss|sollte) ich (?:.{0,20})?(?:machen|tun|antworten|sagen|schreiben)|\bwas würdest du (?:an meiner stelle |da |jetzt |denn |in meiner lage |mir ){0,2}(?:machen|tun|raten|sagen)|\b(?:hast|kennst) du (?:da |vielleicht |eine?n? |nen |ein paar |irgendeinen |irgendwelche ){0,3}(?:rat|ratschlag|tipps?|ideen?|idee|vorschlag|vorschläge)\b|\bgib mir (?:bitte |mal |eine?n? |nen |ein paar ){0,3}(?:guten )?(?:rat\b|tipps|ratschl)|\bich brauche? (?:mal |deinen |einen |dringend |ein paar ){0,2}(?:rat\b|ratschlag|tipps)|\bwie (?:kann|soll|schaffe?|komme?|werde?|gehe?|könnte) ich\b.{0,44}(?:um$|damit|darüber|hinweg|klar|los|besser|ruhig|entspann|glücklich|schlafen|vergessen|verzeihen|sagen|ansprechen|konzentrieren|aufhören|ändern|überwinden|durchhalten|aushalten)|\bweiß nicht (?:mehr )?(?:weiter|was ich (?:machen|tun) soll)|\bhilf mir (?:bitte )?(?:mich zu entscheiden|dabei|damit)|\bwas rätst du`,
  ],
  task: [
    rx`\bübersetze? (?:mir |das |bitte |mal )|\bkannst du (?:mir )?.{0,20}übersetzen|\b(?:schreib|verfass|formulier|korrigier|programmier|erstell|mach)e? (?:mir |bitte |mal |für mich ){0,3}(?:eine?n? |den |die |das |meine?n? )?(?:[a-z]{3,12} )?(?:e-?mail|mail|brief|bewerbung|aufsatz|text|code|programm|skript|referat|hausarbeit|essay|artikel|rede|lebenslauf|hausaufgaben?)\b|\b(?:stell|weck|erinner)e? (?:mir |mich )(?:.{0,20})?(?:wecker|timer|daran|\bum\b|an\b|morgen)|\bsuche? (?:mir |mal |bitte )*(?:im internet|im netz|online)|\bgoogle?(?: mal)? |\b(?:bestell|buch|reservier)e? (?:mir|uns)\b|\bfass(?:e)? (?:das |mir |den text )*.{0,20}zusammen$|\bhilf mir (?:bitte )?bei (?:den|meinen|der|meiner) (?:hausaufgaben|hausarbeit|bewerbung)`,
  ],

  romance: [
    rx`\bich (?:hab(?:e)? mich (?:glaub ich |total |so )*in dich verliebt|liebe? dich|bin (?:total |so |glaub ich )*in dich verliebt|steh(?:e)? auf dich|hab(?:e)? dich (?:so )?lieb)|\b(?:willst|möchtest) du (?:mit mir (?:gehen|zusammen)|meine? (?:freund|freundin|partner\w*) (?:sein|werden)|mich heiraten)|\b(?:sei|werde) meine? (?:freund|freundin|frau|mann|partner\w*)$|\bheirate mich|\bküsse? mich|^(?:lieb dich|liebe dich|hdl|hdgdl|ily)$|\bich vermisse dich|\bdu fehlst mir|\bdu bist (?:mein ein und alles|meine große liebe|mein schatz|mein traum\w*|mein(?:e)? seelen\w*)`,
  ],
  insult: [
    rx`\bdu (?:bist |blöde[rs]? |dumme[rs]? |mistige[rs]? )${much}(?:dumm|blöd|doof|scheiße?|nutzlos|nervig|langweilig|idiot\w*|bescheuert|unfähig|schlecht|mist|müll|schrott|peinlich|hässlich|dämlich|lame|überflüssig|eklig|bot|maschine)(?:e[rs]?)?$|\bdu nervst|\bich hasse dich|\b(?:halt die fresse|halts maul|verpiss dich|fick dich|leck mich)|^(?:idiot|arschloch|blödmann|dumme[rs]? (?:bot|ding|programm)|scheiß ?bot|schwachkopf|depp|trottel|vollidiot)$|\bhalt dein maul`,
  ],
  compliment: [
    rx`\bdu bist ${much}(?:nett|lieb|süß|toll|super|klasse|cool|lustig|witzig|klug|schlau|großartig|wunderbar|hilfreich|goldig|aufmerksam|beste[rs]?|spitze|genial|knuffig|angenehm|tolle[rs]?|liebe[rs]?|gute[rs]?|nette[rs]?|kluge[rs]?)\b|\bdu (?:kannst|hörst) (?:echt |so |wirklich |richtig )*gut (?:zu|zuhören)|\b(?:schön|gut|toll|nett|super) (?:gesagt|formuliert|geschrieben|beobachtet|ausgedrückt)$|\bich (?:mag|rede|schreibe|unterhalte mich|chatte|quatsche|plaudere) (?:echt |so |total |richtig |sehr |wirklich |voll )*(?:gern(?:e)? mit dir|unsere? (?:gespräche?|chat|plauder\w*)|dich)|\bmag dich$|\b(?:das|es) (?:war|ist|macht) (?:echt |so |total |richtig |sehr )*(?:schön|lieb|gut|toll|nett|süß|spaß|angenehm) (?:mit dir|von dir|gesagt)|\bdas hast du (?:schön|lieb|gut|toll|nett) gesagt|\bder war gut$|^(?:nicht schlecht|wie lieb(?: von dir)?|gute antwort|gut gemacht|wie süß von dir|ach wie lieb|du bist gut|stark)$|\btut gut,? mit dir`,
  ],
  congratulate: [rx`\bfrohe[sn]? (?:weihnacht\w*|neues|ostern|fest|feiertage)|\bguten rutsch|\b(?:herzlichen )?glückwunsch|\balles gute zum|\bschöne[sn]? (?:wochenende|feiertage?|feierabend|ostern|advent|ferien)\b(?! gehabt)(?!.{0,4} war)|\bhappy (?:birthday|new year)|\bfrohes neues`],

  capabilities: [rx`\bwas (?:kannst|weißt) du (?:alles|so|eigentlich|denn|sonst|überhaupt|noch|für mich tun|für mich machen|hier|machen|tun|so alles|denn so)+(?: .{0,12})?$|\bwas kannst du$|\bwas (?:sind|ist) deine? (?:funktion(?:en)?|fähigkeiten|aufgaben?|zweck)|\bw(?:ofür|ozu) bist du (?:da|gut)|\bw(?:obei|omit) kannst du (?:mir )?helfen|\bwie kannst du mir helfen|\bwas (?:können wir|kann man|kann ich) (?:hier |mit dir |alles |so |denn ){1,3}(?:machen|tun|anfangen)|\bdeine fähigkeiten`],
  help: [rx`^(?:hilfe|hilf mir(?: bitte| mal)*|ich brauche? (?:mal |deine |bitte |kurz )*hilfe|kannst du mir (?:mal |bitte |kurz |vielleicht )*helfen|sos)$|\bwie (?:funktioniert|benutze ich|bediene ich|geht) (?:das hier|das ganze|dich|diese app|die app)`],
  canIAsk: [
    rx`\b(?:darf|kann|dürfte|könnte) ich (?:dich |dir |mal |kurz |bitte ){0,3}(?:was |etwas |eine |ne )?(?:frage |persönliches |anderes |komisches )?(?:fragen|stellen)$|\bich hätte (?:mal |da |noch )*(?:eine?|ne) (?:kurze |kleine |blöde |andere )?frage|\bich hab(?:e)? (?:mal |da |noch )*(?:eine?|ne) (?:kurze |kleine |blöde |andere )?frage(?: an dich)?$|\bich (?:wollte|will|möchte|muss) dich (?:mal |noch )*(?:was|etwas) fragen|^(?:kurze |eine )?frage$|\bkurze frage$`,
  ],
  secret: [
    rx`\b(?:darf|kann) ich (?:dir |mal |bei dir |mich |kurz ){0,3}(?:was |etwas |ein geheimnis |dampf )?(?:.{0,12})?(?:erzählen|anvertrauen|verraten|ausheulen|auskotzen|ablassen)$|\bkannst du (?:ein geheimnis|was|etwas) (?:für dich )?(?:behalten|bewahren)|\bich hab(?:e)? (?:da )?(?:ein|nen) geheimnis|\bich (?:muss|will|möchte|wollte) (?:dir |mich |mal |jetzt |einfach |kurz |unbedingt ){0,4}(?:was |etwas |mir |das )?(?:.{0,12})?(?:erzählen|beichten|anvertrauen|loswerden|auskotzen|von der seele reden|ausheulen|gestehen)$|\bmuss (?:mal |kurz )?dampf ablassen|\berzähls? (?:es )?(?:aber )?(?:keinem|niemandem)|\bich erzähle? dir (?:mal |jetzt )?(?:was|etwas)$`,
  ],
  guess: [rx`^(?:rate|rat)(?: mal)?\b(?!schlag)(?:,? .{0,34})?$|^(?:du )?(?:errätst|rätst) (?:es )?nie|^kannst du (?:es )?(?:er)?raten$|^was glaubst du,? (?:was|wer|wo|wie) .{0,40}$|^du glaubst (?:es )?nicht`],
  opinion: [
    rx`\bwas (?:hältst|denkst|meinst|sagst) du (?:eigentlich |so |denn ){0,2}(?:von|über|zu) (?<subject>[^,]{2,44}?)$|\bwas (?:hältst|denkst|meinst|sagst) du(?: eigentlich| so| denn){0,2}(?: dazu| darüber| davon)?(?:[ ,].{0,20})?$`,
    rx`\bwie findest du (?:eigentlich |denn |das,? )?(?<subject>[^,]{2,44}?)$`,
    rx`\b(?:glaubst|findest|denkst|meinst) du(?: eigentlich| auch| nicht| echt)?(?:,? dass|,)? (?<subject>[^,]{2,50}?)$`,
    rx`\bdeine (?:meinung|ansicht|sicht)(?: (?:zu|über|von) (?<subject>[^,]{2,44}))?`,
    rx`\b(?:ist (?:das|es)|bin ich|findest du das) (?:eigentlich |jetzt |noch |zu |irgendwie |so ){0,2}(?:normal|komisch|schlimm|seltsam|verrückt|falsch|okay|ok|peinlich|egoistisch|übertrieben|albern|blöd|dumm|undankbar|empfindlich)\b`,
  ],
  andYou: [rx`^(?:und|aber|na und) (?:du|dir|selbst|dich|dein(?:e|er|s)?)(?: (?:so|denn|eigentlich|auch|selbst|heute))*$`, rx`^(?:und |aber )?(?:bei dir|du selbst|was ist mit dir|wie ist (?:es|das) bei dir|wie (?:sieht es|siehts|ists|stehts|schauts) (?:bei|mit) dir(?: aus)?|wie machst du das|und selbst|du auch|dir auch|auch du|geht es dir auch so|kennst du das(?: auch)?|ist (?:das|es) bei dir auch so)(?: (?:so|denn|eigentlich|auch|selbst|heute))*$`],
  likeYou: [
    rx`\b(?:magst|liebst|hasst) du (?:eigentlich |auch |gern(?:e)? |denn |lieber |so ){0,3}(?!gern)(?:den |die |das |deine?n? )?(?<subject>[^,]{2,40}?)(?: auch| gern(?:e)?| so| eigentlich)?$`,
    rx`\b(?:isst|trinkst|hörst|liest|schaust|guckst|spielst|tanzt|kochst|reist|singst|schwimmst) du (?:eigentlich |auch |gern(?:e)? |manchmal |oft ){0,3}(?!gern)(?<subject>[^,]{2,40}?)(?: gern(?:e)?)?$`,
    rx`\bbist du (?:eher )?(?:eine? )?(?<subject>[^,]{2,24}?(?:mensch|typ|fan|person|liebhaber\w*))$`,
    rx`\b(?:stehst du auf|interessierst du dich für) (?:den |die |das )?(?<subject>[^,]{2,30}?)$`,
  ],
  canYou: [rx`^(?:kannst|könntest|willst|würdest) du (?:mir |bitte |auch |eigentlich |mal |vielleicht |denn ){0,3}(?<subject>[^,]{2,40}?)(?: bitte)?$`],
  askYou: [
    rx`^(?:und |aber |dann )?(?:hast|bist|warst|machst|gehst|kochst|liest|spielst|fährst|guckst|schaust|hörst|tanzt|feierst|reist|arbeitest|lernst|wohnst|trinkst|isst|sammelst|brauchst|willst|möchtest|hättest|wärst|würdest|wolltest|konntest|musst|darfst|kannst|singst|schreibst|träumst|fliegst|lachst|weinst|fürchtest) du\b.{2,60}$`,
    rx`^(?:und |aber |dann )?(?:was|wo|wann|wer|warum|wieso|wohin|womit|wovor|welche[rsnm]?|wie oft|wie viele?|mit wem|was für) .{0,26}\b(?:hast|bist|warst|machst|gehst|kochst|liest|spielst|guckst|schaust|hörst|arbeitest|lernst|trinkst|isst|brauchst|willst|möchtest|hättest|würdest|wolltest|musst|darfst|singst|fürchtest) du\b.{0,40}$`,
  ],
  why: [rx`^(?:aber |und )?(?:warum|wieso|weshalb|wozu|weswegen)(?: (?:das|denn|nicht|auch|denn das|denn nicht|das denn|fragst du(?: das| mich das| mich)?|willst du das wissen|sagst du das|nur))?$|^(?:warum|wieso|weshalb) (?:fragst|willst|sagst|meinst|interessiert|glaubst) (?:du |dich )?.{0,20}$|^wie kommst du (?:darauf|drauf|da drauf)(?: jetzt)?$`],
  really: [rx`^(?:ach )?(?:echt|wirklich|ehrlich|im ernst|ernsthaft|dein ernst|sicher|bist du (?:dir )?(?:da )?sicher|echt jetzt|stimmt das|ist das wahr|tatsächlich|kein scheiß|kein witz|meinst du(?: das ernst| echt| wirklich)?|nicht dein ernst|verarschst du mich|so)(?: (?:jetzt|so|wahr|wirklich))?$`],
  tag: [
    rx`^oder$|[, ](?:oder|oder nicht|oder was|nicht wahr|gell|stimmts|ne|wa|weißt du was ich meine|verstehst du|findest du nicht(?: auch)?)$`,
    rx`^verstehst du(?: das| mich)?$|^ist das nicht (?:.{2,40})$|\bkannst du dir das vorstellen|\bwie (?:unfair|gemein|krass|süß|nervig|verrückt|dreist|schön|cool|blöd) ist (?:das|der|die|es) (?:bitte|denn)|^was soll das(?: denn)?$|\bgehts (?:noch|eigentlich noch)$|\bwer macht (?:denn |bitte )?so(?:was| etwas)`,
  ],
  bored: [
    rx`^(?:mir ist |mir is |bin |ich bin |es ist )?(?:so |echt |total |voll |gerade |etwas |ein bisschen |heute |bisschen |mega ){0,3}(?:langweilig|langeweile|gelangweilt|fad|öde)$|\bich langweile? mich\b|\bhab(?:e)? (?:so |gerade |ne |total |echt ){0,2}langeweile|\blangweil(?:e)? mich\b|\b(?:lass uns|wollen wir|können wir|kannst du|lust (?:zu|auf)|willst du|magst du)\b.{0,16}(?:reden|quatschen|plaudern|schreiben|chatten|unterhalten|einen plausch)(?: .{0,10})?$|\bworüber (?:wollen|sollen|können|reden|sprechen) wir|\bunterhalte? mich|\berzähle? (?:mir )?(?:mal |doch |bitte ){0,2}(?:was|etwas|irgendwas|irgendetwas)$|^(?:reden|quatschen|plaudern|smalltalk)$|\bred(?:e)? (?:bitte )?mit mir`,
  ],
  goOn: [rx`^(?:und )?(?:dann|weiter|und dann|und weiter|wie (?:geht|ging) es weiter|wie gehts weiter|erzähl weiter|mach weiter|rede? weiter|und|was dann|was passierte? dann|was war dann|fahr fort|und jetzt|na und|mehr|erzähl mehr|sprich weiter|weiter gehts)$`],
  wait: [rx`^(?:warte(?: mal| kurz| bitte| eben| einen moment| ne sekunde)*|wart mal|moment(?: mal| bitte| kurz)?|einen moment(?: bitte)?|sekunde(?: bitte)?|augenblick|brb|bis gleich|bin gleich (?:wieder )?(?:da|zurück)|gleich (?:wieder da|zurück)|komme? gleich wieder)$|^(?:ich )?(?:muss|bin|gehe?) (?:mal |nur |eben |schnell ){0,2}kurz (?:weg|afk|telefonieren|aufs klo|duschen|was (?:holen|essen|trinken)|an die tür|aufmachen)(?: .{0,16})?$|\b(?:es )?(?:klingelt|hat geklingelt)(?: gerade)?$|\bbin gleich wieder da\b`],
  back: [rx`^(?:so |ok |okay |hey |hallo |hi |da |jetzt ){0,3}(?:ich )?(?:bin (?:jetzt |endlich |nun ){0,2}(?:wieder (?:da|hier|zurück|zuhause|zu hause|online)|zurück|zuhause|zu hause|daheim)|wieder da|zurück|da bin ich(?: wieder)?|bins wieder|endlich (?:zuhause|zu hause|daheim|feierabend))$`],
  there: [rx`^(?:hallo |hey |hi |na |huhu )*(?:bist du |biste |noch |ist jemand |ist wer |du )+(?:noch |auch |schon |gerade |eigentlich )*(?:da|hier|wach|online)$|^(?:jemand da|noch da|hallo hallo|hallo jemand da)$|\bhörst du mich(?: noch)?$|\blebst du noch$`],
  sorry: [rx`^(?:oh |oje |ups |ach |ja |das |es ){0,2}(?:sorry|entschuldigung|entschuldige(?: bitte)?|tut mir (?:echt |so |sehr |wirklich )?leid|verzeihung|verzeih(?: mir)?|tschuldigung|tschuldige|pardon|war nicht so gemeint|mein fehler)(?:[ ,]+.{0,26})?$`],
  goodnight: [...wishes.goodnight,
    rx`(?<!\b(?:k?eine|ne|die|war) )\bgute? ?nacht\b(?! ?geschichte)|\bgut nacht\b|\bschlaf (?:gut|schön)\b|^(?:so |ok |okay |dann |also )*(?:ich )?(?:geh(?:e)?|muss|leg(?:e)? mich|werde|hau mich|sollte) (?:ich |jetzt |dann |mal |langsam |gleich |nun |lieber |bald ){0,4}(?:schlafen|ins bett|pennen|hin|aufs ohr|in die federn|in die heia)(?: gehen)?(?:[ ,]+.{0,24})?$|^(?:ab ins bett|schlafenszeit|n8|gn8|nachti|nacht|bett)$|\bträum (?:was )?(?:schön|süß)`,
  ],
  goodbye: [
    rx`^(?:(?:ok|okay|so|gut|na gut|also|dann|ja|alles klar)[ ,]+){0,2}(?:tschüss?|tschüssi|tschau|ciao|bye|bye bye|auf wiedersehen|wiedersehen|baba|adieu|mach'?s gut|bis (?:dann|bald|später|morgen|nachher|die tage|demnächst|zum nächsten mal)|man (?:liest|schreibt|sieht|hört) sich|hau rein|leb wohl)\b`,
    rx`^(?:ok |okay |so |gut |also |dann ){0,2}(?:ich )?(?:muss|sollte|werde) (?:ich )?(?:jetzt |dann |leider |langsam |mal |wieder |nun ){0,4}(?:los|weg|gehen|aufhören|schluss machen|offline|weiter|weitermachen|an die arbeit)(?: .{0,10})?$|\bbin (?:dann )?(?:mal )(?:weg|raus|off|offline)$|\bschönen (?:tag|abend) (?:noch|dir|dir noch)\b|\b(?:tschüss|ciao|bis dann|bis bald|bis morgen|mach'?s gut)$`,
  ],
  thanks: [rx`^(?!(?:nein|ne+|nö|nee),? danke)(?:.*\b)?(?:danke(?:schön|sehr)?|(?:vielen|besten|lieben|tausend|herzlichen) dank|merci|thx|ich danke dir)\b`],
  greeting: [
    rx`^(?:(?:hi+|hey+|hej|hallo+|halli ?hallo|hallöchen|huhu+|moin(?: moin)?|servus|grüß (?:dich|gott|di)|grüezi|na|guten (?:morgen|tag|abend|mittag|nachmittag)|guten|morgen|mahlzeit|tach|tagchen|abend|hello|yo|heyho|ahoi|nabend|n'abend)[ ,!.]*){1,3}(?:du|ihr|zusammen|lumen|wieder|da|dir|auch|alle|meine? liebe[rs]?|auch hallo)?$`,
    rx`^(?:hi+|hey+|hallo+|huhu|moin|servus|guten (?:morgen|tag|abend))[ ,!]+[a-z]{2,14}$`,
  ],
  laugh: [rx`^(?:ha(?:ha)+h?a?|hi(?:hi)+|he(?:he)+|ho(?:ho)+|hö(?:hö)+|lol+|xd+|rofl|lmao|ich lach mich (?:tot|weg|schlapp|kaputt)|lach mich (?:tot|weg|schlapp|kaputt)|zu gut|kicher|muss lachen|ich muss lachen|zum schießen|gröl)(?:[ ,]+.{0,16})?$`],
  dunno: [
    rx`^(?:(?:das |ich )?weiß (?:ich )?(?:es |auch |gerade |gar |noch |selbst |selber |ehrlich gesagt |leider ){0,3}nicht(?: so genau| genau| mehr| so recht| recht| wirklich)?|keine ahnung|kein plan|keinen (?:schimmer|plan|dunst)|ka|kp|schwer zu sagen|mal sehen|mal schauen|vielleicht|kommt (?:ganz )?(?:drauf|darauf) an|egal|(?:ist )?mir egal|such (?:du )?(?:dir )?(?:was |etwas |eins )?aus|entscheide? du|überrasch mich|unentschlossen|fällt mir (?:gerade |jetzt )?(?:nichts|keine?r?s?) ein|gute frage|jein|hab(?:e)? (?:ich )?(?:noch )?nicht (?:drüber|darüber) nachgedacht)(?: .{0,8})?$`,
  ],
  nothing: [
    rx`^(?:nichts(?: besonderes| los| weiter| neues| spannendes)*|nix(?: los| besonderes| neues)?|nicht (?:so )?viel|geht so|so lala|passt schon|wie immer|alles (?:wie immer|beim alten|gut|ok|okay|normal)|es geht|geht schon|ganz ok(?:ay)?|ganz gut|okay soweit|ganz normal|normal|muss ja|ach egal|schon (?:ok|okay|gut)|einfach so|nur so|läuft|kann nicht klagen|ganz in ordnung|soweit gut|mir gehts (?:gut|ganz gut|ok|okay)|mir geht es (?:gut|ganz gut|ok|okay)|gut soweit|eigentlich ganz gut|ganz okay)${trail}$`,
  ],
  yes: [
    rx`^(?:ja+|jo+|jup|jep|yep|yes|jawohl|joa|klar|klar doch|na klar|aber klar|genau|genau so|stimmt|richtig|natürlich|auf jeden|auf jeden fall|gern|gerne|sehr gern|sehr gerne|aber gern|unbedingt|doch|doch schon|sicher|definitiv|absolut|total|voll|bitte|los|leg los|nur zu|immer|meistens|manchmal|schon|eigentlich schon|denke schon|glaub schon|ich glaube? schon|ich denke? schon|hab ich|bin ich|mach ich|mach mal|her damit|immer her damit|dann los|warum nicht)(?:[ ,]+(?:ja|genau|klar|gern|gerne|bitte|voll|schon|total|sicher|natürlich|doch|stimmt|auch|das|auf jeden fall|leider|sehr|will ich|hab ich|bin ich|mach|mal|los|danke|ein bisschen))*$`,
  ],
  no: [
    rx`^(?:nein|ne+|nö+|nee+|nope|no|gar nicht|nicht wirklich|eigentlich nicht|überhaupt nicht|leider nicht|noch nicht|nie|niemals|auf keinen fall|keinesfalls|keine lust|lieber nicht|nicht so|nicht unbedingt|eher nicht|bloß nicht|quatsch|hab ich nicht|bin ich nicht|glaub nicht|ich glaube? nicht|danke nein|keine[rs]?|niemand|nicht direkt)(?:[ ,]+(?:nein|danke|gar nicht|nicht wirklich|eigentlich nicht|leider|leider nicht|noch nicht|überhaupt nicht|lieber nicht|nicht|so|gar|wirklich|heute|passt schon))*$`,
  ],
  okay: [
    rx`^(?:ok|okay|oki|okey|okidoki|alles klar|aha+|achso|ach so|hm+|mhm+|verstehe?|ich verstehe?|verstanden|gut|na gut|na dann|schön|cool|in ordnung|einverstanden|passt|fein|soso|ach ja|ah|oh|ach|tja|naja|na ja|gut zu wissen|interessant|ah okay?|da hast du recht|du hast recht|das stimmt|wohl wahr|kann sein|mag sein|hast recht|stimmt auch|stimmt wohl|auch wieder|auch wieder wahr|macht sinn|nice|toll|super|prima|schade|krass|heftig|oha|wow|uff|irre|wahnsinn)${trail}$`,
  ],
  rhetorical: [
    rx`\b(?:warum|wieso) (?:immer|ausgerechnet|nur|passiert|muss|bin|kann|ist|hab(?:e)?|geht|trifft|kriege?|schaffe?|mache?|werde?|sind|fühlt|läuft) (?:ich|mir|mich|alles|das leben|es|das|immer|sowas|so etwas|nichts)\b(?: .{0,50})?$|^warum (?:immer )?ich$`,
    rx`\bwomit hab(?:e)? ich das verdient|\bwann (?:hört|wird|ist) (?:das|es|der|endlich|alles)\b.{0,26}(?:auf|besser|vorbei|ein ende|leichter|gut)$|\bwas (?:hat|soll) das (?:alles )?(?:noch |überhaupt )?(?:für einen sinn|bringen)|\bwozu (?:das alles|überhaupt|noch)|\bwen (?:interessiert|kümmert) das|\bwer (?:versteht|braucht|will) (?:mich|das|so) ?(?:.{0,12})?$|\bwie soll (?:ich|man) das (?:nur |bloß |alles |denn ){0,2}(?:schaffen|aushalten|überleben|machen)`,
  ],
}
