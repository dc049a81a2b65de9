import type { Language } from '@lumen/contracts/languages'

type LatinLanguage = Exclude<Language, 'zh' | 'ja' | 'ko'>

/** Function words and greetings by which short texts in Latin script are told apart. */
export const functionWords: Readonly<Record<LatinLanguage, string>> = {
  en: `the and you are is was were i'm i've i'll i'd don't doesn't didn't can't won't it's that's what's
    what how why when where who my your his her their our this that these those have has had do does did
    with from about because would could should will not but just so very really today tomorrow yesterday
    feel feeling think know want like hello thanks thank please good morning night of to for it he she we
    they there here any some been being going went get got a an i am in on at by be if or as me much too
    work day cat dog name called tell who's sorry yes love joke story remember`,
  fr: `le la les un une des du de et est suis es sont je tu il elle nous vous ils elles ne pas plus que qui
    quoi quand comment pourquoi mon ma mes ton ta tes son sa ses ce cette ces ça c'est j'ai j'aime
    avec pour dans sur mais ou où très bien merci bonjour bonsoir salut aujourd'hui demain hier aussi
    beaucoup fait faire veux peux sais vais être avoir travail chat chien m'appelle d'accord oui non rien
    toujours jamais quel quelle parle raconte ai as avez sens on au aux en y se leur leurs cet chez après
    avant depuis encore trop peu était avais quelqu'un quelque chose ici là donc comme si parce tout tous
    toute rentré rentrée envie peur tard soir matin jour nuit lui moi toi eux va vas fais vois crois`,
  de: `der die das den dem ein eine einen einem einer und ist bin bist sind ich du er sie es wir ihr nicht
    kein keine mein meine meinen dein deine mit von für auf aber oder wie was wer wann wo warum wieso habe
    hast hat haben war waren heute morgen gestern sehr auch nur noch schon immer nie danke hallo guten
    gut bitte ja nein mir dir mich dich kann kannst will möchte muss weiß geht gibt zu zum zur im
    heißt heiße katze hund arbeit erzähl bisschen müde liebe in bei uns da oft als wenn dass mal gerade so ob
    hab wird beim vom ihm ihn doch ganz wieder nach einfach eigentlich denn weil jetzt dann hier ohne seit
    bis alles am an aus um also etwas nichts viel mehr man sich diese dieser dieses hatte wurde werde werden
    unser unsere euch sein seine ihre beide unter über zwei tag abend woche`,
  es: `el la los las un una unos unas y es soy eres son estoy estás está están yo tú él ella nosotros ellos
    no que qué quien quién cuando cuándo como cómo donde dónde cual cuál cuales cuáles cuanto cuánto cuántos
    por porque para con sin pero muy bien mal mi mis tu tus su sus me te se lo le de en ya o si hola gracias
    buenos buenas días noches hoy ayer mañana también más tengo tiene tienes quiero quieres puedo puedes sé
    sabes voy vas fue era he ha has hace haces gusta llamo llama gato gata perro trabajo día sí nada siempre
    nunca algo alguien cuéntame del al esto eso ese esta este hay estuvo vivo vives hago creo crees aquí nos todavía
    luego hasta siento salir película`,
  pt: `o a os as um uma uns umas e é sou és são estou está estão eu tu você ele ela nós vocês eles não que
    quê quem quando como por porque para com sem mas muito bem meu minha meus minhas teu tua seu sua me te
    se olá oi obrigado obrigada bom boa dia noite hoje amanhã ontem também mais tenho tem quero posso sei
    vou foi era gosto chamo chama gato cachorro cão trabalho sim nada sempre nunca algo do da dos das no na
    ao isso isto esse essa este esta há né tá cê tô tou vc vcs pra pro oq tbm hj kkk kkkk rsrs obg
    vlw blz tava fui fiz ano anos moro tudo comigo qual quais onde dele dela
    conta piada jogar falar fazer ainda agora depois porque ter tinha foram minhas meus nosso to em de
    pensando fazendo trabalhando querendo voltar estudar acho queria vai vamos nem então aí lá só já até
    às pelo pela num numa nesse nessa deu faz disse coisa gosta chegar dormir comi adoro odeio cansada
    cansado`,
}

/** Letters that only some of the languages use. */
export const tellingLetters: Readonly<Record<LatinLanguage, RegExp>> = {
  en: /\b(?:\w+n't|i'm|i've|i'll)\b/,
  fr: /[èêëîïœùû]|\b[cdjlmnst]'[a-zéèêâ]/,
  de: /[äöß]/,
  es: /[ñ¿¡]/,
  pt: /[ãõ]|ção|ções/,
}

/** Characters that mark a text in Han script as Chinese. */
export const chineseSigns = /[的了我你们們这這吗嗎呢吧么麼很没沒什为為說说怎谁誰还還哪她它啊喜欢歡叫给給让讓过過]/
/** Characters and endings that mark one as Japanese although it has no kana. */
export const japaneseSigns = /[々〆円気駅働込畑峠円図実帰]|大丈夫|了解|元気|今日|明日|昨日|残念|勉強|仕事/

/** Words by which a sentence speaks of the speaker; without them a question is no lament. */
export const firstPerson: Readonly<Record<Language, RegExp>> = {
  zh: /我|咱|俺/,
  en: /(?<!\p{L})(?:i|i'm|i've|me|my|we|us|our)(?!\p{L})/u,
  ja: /私|わたし|僕|ぼく|俺|おれ|うち|自分/,
  ko: /(?<!\p{L})(?:나|나는|난|내|내가|저|저는|전|제|제가|날|나를|나한테|나만|우리)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:je|j'|me|m'|moi|mon|ma|mes|on|nous)/u,
  de: /(?<!\p{L})(?:ich|mir|mich|mein\p{L}*|wir|uns)(?!\p{L})/u,
  es: /(?<!\p{L})(?:yo|me|mi|mis|mí|conmigo|nos|nosotros)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:eu|me|meu|minha|mim|comigo|nos|nós|a gente)(?!\p{L})/u,
}

/** Agreement among the words that merely take note: "ok" accepts an offer, "nice" does not. */
export const consent =
  /^(?:ok|okay|okie|k|kk|alright|好|行|嗯|成|はい|うん|ええ|いいよ|네|응|그래|좋아|d'accord|dac|oui|gut|gern|vale|bueno|dale|ta|tá|bom|pode)/
