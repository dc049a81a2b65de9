/** Where a value ends: at the end of the clause or before a word that begins something else. */
export const end = '(?=$|[,;]| und | aber | weil | denn | obwohl | damit | falls | wenn )'

const days = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag'
const parts = 'früh|vormittag|mittag|nachmittag|abend|nacht'
const months =
  'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'

/** Words for a time ahead, as the user says them. */
export const ahead = `(?:(?:übermorgen|morgen)(?: ganz)?(?: (?:${parts}))?|heute (?:${parts})|(?:am |an diesem |nächsten |nächster |kommenden |diesen |am nächsten |am kommenden )?(?:${days})(?:${parts})?(?: (?:${parts}))?|(?:am |nächstes |kommendes |dieses )wochenende|(?:nächste|kommende|diese|übernächste) woche|(?:nächsten|kommenden|im nächsten) monat|nächstes jahr|in (?:einer woche|einem monat|\\w+ (?:tagen|wochen|monaten))|im (?:${months}|sommer|herbst|winter|frühling|urlaub)|ende (?:der woche|des monats|${months})|bald)(?: (?:um|gegen|ab) \\d{1,2}(?::\\d{2})?(?: uhr)?)?`
export const when = `(?:heute(?: (?:${parts}))?|${ahead})`
export const month = `(?:${months})`
export const weekday = `(?:${days})`

export const name = "[a-z][a-z'-]{1,18}(?: (?!und|aber|weil|oder|wie|ist|hat|auch)[a-z][a-z'-]{2,14})?"
/** A common given name, for "ich bin …", which may be followed by anything else. */
export const givenName =
  '(?:anna|anne|annika|antonia|alina|alex|alexander|alexandra|ali|amelie|amir|andrea|andreas|angela|anja|anke|anton|arne|aylin|ayse|ayşe|bastian|ben|benedikt|benjamin|bernd|birgit|björn|britta|carla|carina|carlo|caro|carolin|caroline|celina|charlotte|chiara|chris|christian|christina|christine|christoph|clara|claudia|conny|cornelia|dana|daniel|daniela|david|denise|dennis|diana|dominik|doris|elena|elias|elif|elisa|elisabeth|ella|emil|emilia|emily|emma|erik|eva|fabian|fatima|felix|finn|florian|frank|franzi|franziska|frida|friederike|fritz|gabi|georg|greta|hanna|hannah|hannes|hans|heike|helena|helene|henri|henrik|henry|holger|ida|ina|ines|inga|ingrid|isabel|isabell|isabella|ivan|jakob|jan|jana|janine|jannik|jasmin|jens|jenny|jessi|jessica|joana|johanna|johannes|jonas|jonathan|jörg|josef|josephine|julia|julian|juliane|julius|jule|juri|jürgen|kai|karin|karl|katharina|kathrin|kathi|katja|katrin|kerstin|kevin|kim|kira|klara|klaus|konstantin|lara|larissa|lars|laura|lea|leah|lena|leni|leo|leon|leonie|lia|lias|lili|lilli|lilly|lina|linda|linus|lisa|lotta|lotte|louis|louisa|luca|luis|luisa|lukas|luna|magdalena|maike|maja|malte|manuel|manuela|mara|marc|marcel|marco|marcus|maren|maria|marie|marina|mario|marion|marius|mark|marko|markus|marta|martha|martin|martina|mathilda|matteo|matthias|max|maximilian|maya|mehmet|melanie|melissa|merle|mia|michael|michaela|michi|mila|milan|miriam|mona|monika|moritz|murat|nadine|nadja|natalie|nele|nico|nicole|niklas|nils|nina|noah|nora|olaf|ole|oliver|oskar|pascal|patricia|patrick|paul|paula|pauline|peter|petra|philipp|phil|pia|rabea|rainer|ralf|raphael|rebecca|rené|rene|ricarda|robert|robin|romy|ronja|rosa|sabine|sabrina|sahra|samira|samuel|sandra|sara|sarah|sascha|sebastian|selina|silke|silvia|simon|simone|sina|sofia|sofie|sonja|sophia|sophie|stefan|stefanie|steffen|steffi|stella|stephan|stephanie|susanne|susi|svenja|sven|sylvia|tabea|tamara|tanja|tessa|theo|theresa|thomas|thorsten|till|tim|timo|tina|tobi|tobias|tom|toni|torben|torsten|ulrike|ursula|uta|ute|uwe|valentin|valerie|vanessa|vera|verena|veronika|viktor|viktoria|vincent|wiebke|wolfgang|yannick|yasemin|yusuf|yvonne|zoe)'

export const animal =
  '(?:katzen?|kater|kätzchen|kitten|mieze|hunde?|hündin|welpen?|dackel|labrador|mops|pudel|schäferhund|golden retriever|husky|terrier|beagle|corgi|kaninchen|hasen?|hamster|meerschweinchen|rennmaus|vogel|vögel|wellensittiche?|papagei|kanarienvogel|fische?|goldfisch|schildkröten?|haustiere?|pferd|stute|pony|tier)'
export const relation =
  '(?:(?:kleine[rn]?|große[rn]?|ältere[rn]?|jüngere[rn]?|beste[rn]?) )?(?:mutter|mama|mami|mutti|vater|papa|papi|oma|omi|opa|großmutter|großvater|schwester|bruder|zwillingsschwester|zwillingsbruder|frau|ehefrau|mann|ehemann|freundin|freund|partnerin|partner|verlobte[r]?|tochter|sohn|kind|baby|enkelin|enkel|kumpel|bestie|mitbewohnerin|mitbewohner|arbeitskollegin|arbeitskollege|kollegin|kollege|chefin|chef|lehrerin|lehrer|trainerin|trainer|tante|onkel|cousine|cousin|nichte|neffe|nachbarin|nachbar)'
/** A finite verb behind a name: "meine Katze Mia schläft". */
export const verb =
  '(?:ist|hat|war|hatte|sagt|meint|kommt|kam|will|wollte|geht|ging|macht|arbeitet|wohnt|kann|wird|fährt|ruft|schreibt|schläft|liegt|sitzt|frisst|spielt|bellt|schnurrt|miaut|liebt|mag|hasst|studiert|lebt|findet|braucht|feiert|heiratet|zieht|nervt|fehlt)'
/** Nouns that may follow an animal or a person without being its name. */
export const notName =
  '(?!(?:angst|geburtstag|urlaub|zeit|recht|hunger|durst|besuch|probleme?|stress|schmerzen|fieber|krebs|lust|streit|geld|hilfe|spaß|glück|pech|ärger|druck|heimweh|kopfschmerzen|kinder|arbeit|gassi|ball|futter|flöhe|durchfall|kontakt|schluss|zoff|krach|kaffee|essen|pizza|kino|sport|fußball|tennis|yoga|krank|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|du|ihr|sie|es|namens|auch|nicht|immer|gerade|grad|heute|gestern|morgen|noch|schon|nie|oft|wieder|echt|halt|einfach|ständig|dauernd|und|oder|der|die|das|aber|jedoch|hier|da|dort|selbst|allein|ja|mal|jetzt|dann)\\b)'
