import type { Language } from '@lumen/contracts/languages'
import { terms, words } from '../pack-words.ts'

export const suggestionGroups = [
  'emotion',
  'memory',
  'fortune',
  'creativity',
  'question',
  'relationship',
] as const
export type SuggestionGroup = (typeof suggestionGroups)[number]

type LanguagePrompts = {
  /** What in the recent talk calls the group up. */
  readonly keywords: RegExp
  /** Messages the user could send, in two degrees: close to the talk, and more general. */
  readonly prompts: readonly [close: string, general: string]
}

/** Keywords and ready messages per language and group. */
export const suggestionPrompts: Readonly<
  Record<Language, Readonly<Record<SuggestionGroup, LanguagePrompts>>>
> = {
  zh: {
    emotion: {
      keywords: terms('开心,高兴,难过,伤心,生气,焦虑,紧张,害怕,压力,累,烦,孤独,委屈,心情,感觉,情绪,哭'),
      prompts: ['我想再说说现在的心情', '安慰我一下吧'],
    },
    memory: {
      keywords: terms('记得,记住,回忆,以前,小时候,上次,忘,曾经,想起,过去'),
      prompts: ['你还记得我说过什么吗？', '我想讲一件以前的事'],
    },
    fortune: {
      keywords: terms('运势,星座,八字,占星,命,塔罗,运气,缘分,生肖,水逆'),
      prompts: ['今天的运势怎么样？', '问我一个值得想一想的问题'],
    },
    creativity: {
      keywords: terms('故事,诗,写,画,歌,创作,想象,灵感,笑话,电影,音乐,小说'),
      prompts: ['给我讲个小故事', '来一首短诗吧'],
    },
    question: {
      keywords: terms('为什么,怎么,什么,吗,哪,多少,是不是,能不能,谁,?,？'),
      prompts: ['换个话题聊聊吧', '出个谜语给我猜'],
    },
    relationship: {
      keywords: terms('朋友,家人,妈,爸,男朋友,女朋友,老公,老婆,同事,喜欢他,喜欢她,恋爱,分手,吵架,想念'),
      prompts: ['我想聊聊身边的一个人', '说说你自己吧'],
    },
  },
  en: {
    emotion: {
      keywords: words('happy, sad, angry, anxious, nervous, afraid, scared, stress*, tired, lonely, upset, mood, feel*, cry*, hurt, excited, worried'),
      prompts: ["I'd like to talk more about how I feel", 'I could use some comfort'],
    },
    memory: {
      keywords: words('remember*, forgot*, forget, memory, memories, childhood, used to, last time, back then, past, once'),
      prompts: ['What do you remember about me?', 'Let me tell you something from my past'],
    },
    fortune: {
      keywords: words('fortune, horoscope*, zodiac, astrology, tarot, luck*, fate, destiny, star sign, birth chart'),
      prompts: ['How does my day look?', 'Ask me something worth thinking about'],
    },
    creativity: {
      keywords: words('story, stories, poem*, write, writing, draw*, paint*, song*, creative, imagine, idea*, joke*, movie*, music, novel*'),
      prompts: ['Tell me a short story', 'How about a poem?'],
    },
    question: {
      keywords: /\?|(?<!\p{L})(?:why|how|what|when|where|who|which|can you|do you)(?!\p{L})/u,
      prompts: ["Let's change the subject", 'Give me a riddle'],
    },
    relationship: {
      keywords: words('friend*, family, mum, mom, mother, dad, father, boyfriend, girlfriend, husband, wife, partner, colleague*, sister, brother, love*, breakup, broke up, argument, miss'),
      prompts: ['I want to talk about someone close to me', 'Tell me about yourself'],
    },
  },
  ja: {
    emotion: {
      keywords: terms('嬉しい,うれしい,悲しい,かなしい,怒,不安,緊張,怖い,ストレス,疲れ,つらい,辛い,寂しい,さみしい,さびしい,気持ち,気分,泣,イライラ,楽しい'),
      prompts: ['今の気持ちをもう少し話したい', 'ちょっと慰めて'],
    },
    memory: {
      keywords: terms('覚え,思い出,忘れ,昔,前に,子どもの頃,子供の頃,この前,過去,懐かし'),
      prompts: ['私のこと、何を覚えてる？', '昔の話を聞いてほしい'],
    },
    fortune: {
      keywords: terms('運勢,星座,占い,タロット,運気,四柱推命,ホロスコープ,干支,縁'),
      prompts: ['今日の運勢は？', 'じっくり考えたくなる質問をして'],
    },
    creativity: {
      keywords: terms('物語,お話,詩,書く,書い,絵,描,歌,創作,想像,アイデア,冗談,映画,音楽,小説,漫画'),
      prompts: ['短いお話を聞かせて', '詩をひとつ読んで'],
    },
    question: {
      keywords: terms('なぜ,なんで,どうして,どう,何,いつ,どこ,誰,ですか,かな,?,？'),
      prompts: ['話題を変えよう', 'なぞなぞを出して'],
    },
    relationship: {
      keywords: terms('友達,友だち,家族,母,父,お母さん,お父さん,彼氏,彼女,夫,妻,旦那,同僚,恋,別れ,喧嘩,ケンカ,好きな人,会いたい'),
      prompts: ['身近な人のことを話したい', 'あなたのことも教えて'],
    },
  },
  ko: {
    emotion: {
      keywords: terms('기쁘,기뻐,행복,슬프,슬퍼,화나,화가,불안,긴장,무서,스트레스,피곤,힘들,외로,우울,기분,마음,감정,울었,눈물,속상,짜증'),
      prompts: ['지금 기분을 좀 더 얘기하고 싶어', '나 좀 위로해 줘'],
    },
    memory: {
      keywords: terms('기억,추억,옛날,예전,어릴 때,어렸을,지난번,잊,과거,생각나'),
      prompts: ['나에 대해 기억하는 거 있어?', '예전 얘기 하나 해 줄게'],
    },
    fortune: {
      keywords: terms('운세,별자리,사주,타로,점,운이,행운,궁합,띠,인연'),
      prompts: ['오늘 운세 어때?', '곰곰이 생각해 볼 질문 하나 해 줘'],
    },
    creativity: {
      keywords: terms('이야기,시를,시 한,글,쓰고,그림,그려,노래,창작,상상,아이디어,농담,영화,음악,소설'),
      prompts: ['짧은 이야기 하나 들려줘', '시 한 편 들려줘'],
    },
    question: {
      keywords: terms('왜,어떻게,뭐,무엇,언제,어디,누구,나요,까요,?'),
      prompts: ['다른 얘기 하자', '수수께끼 하나 내 줘'],
    },
    relationship: {
      keywords: terms('친구,가족,엄마,아빠,어머니,아버지,남자친구,여자친구,남친,여친,남편,아내,동료,사랑,이별,헤어,싸웠,보고 싶'),
      prompts: ['가까운 사람 얘기를 하고 싶어', '네 얘기도 해 줘'],
    },
  },
  fr: {
    emotion: {
      keywords: words('content*, heureu*, triste*, colère, énervé*, anxieu*, angoiss*, peur, stress*, fatigué*, épuisé*, seul, seule, humeur, ressen*, sens, pleur*, déçu*, inquiet, inquiète'),
      prompts: ["J'ai envie d'en dire plus sur ce que je ressens", 'Réconforte-moi un peu'],
    },
    memory: {
      keywords: words("souvien*, souvenir*, rappel*, oublié*, oublier, enfance, avant, autrefois, la dernière fois, passé, mémoire"),
      prompts: ['Tu te souviens de quoi à propos de moi ?', "J'ai envie de te raconter un souvenir"],
    },
    fortune: {
      keywords: words('horoscope*, astrolog*, tarot, zodiaque, chance, destin, signe, thème astral, voyance'),
      prompts: ["Comment s'annonce ma journée ?", 'Pose-moi une question qui fait réfléchir'],
    },
    creativity: {
      keywords: words('histoire*, poème*, écri*, dessin*, peindre, chanson*, créati*, imagin*, idée*, blague*, film*, musique, roman*'),
      prompts: ['Raconte-moi une petite histoire', 'Récite-moi un poème'],
    },
    question: {
      keywords: /\?|(?<!\p{L})(?:pourquoi|comment|quand|où|qui|que|quoi|quel|quelle|est-ce)(?!\p{L})/u,
      prompts: ['On change de sujet ?', 'Pose-moi une devinette'],
    },
    relationship: {
      keywords: words('ami, amie, amis, amies, famille, mère, père, maman, papa, copain, copine, mari, femme, collègue*, sœur, frère, amour*, rupture, dispute*, manque'),
      prompts: ["J'ai envie de parler de quelqu'un de proche", 'Parle-moi de toi'],
    },
  },
  de: {
    emotion: {
      keywords: words('glücklich, froh, freu*, traurig, wütend, sauer, ängst*, angst, nervös, stress*, müde, erschöpft, einsam, stimmung, gefühl*, fühl*, wein*, verletzt, sorge*, enttäuscht'),
      prompts: ['Ich möchte noch mehr davon erzählen, wie es mir geht', 'Tröste mich ein bisschen'],
    },
    memory: {
      keywords: words('erinner*, vergess*, früher, kindheit, letztes mal, damals, vergangen*, gedächtnis, einmal'),
      prompts: ['Was weißt du noch von mir?', 'Ich erzähle dir etwas von früher'],
    },
    fortune: {
      keywords: words('horoskop*, sternzeichen, astrolog*, tarot, glück, schicksal, geburtshoroskop, tierkreis*'),
      prompts: ['Wie wird mein Tag?', 'Gib mir eine Frage zum Nachdenken'],
    },
    creativity: {
      keywords: words('geschichte*, gedicht*, schreib*, mal*, zeichn*, lied*, kreativ*, idee*, witz*, film*, musik, roman*, fantasie*'),
      prompts: ['Erzähl mir eine kleine Geschichte', 'Wie wäre es mit einem Gedicht?'],
    },
    question: {
      keywords: /\?|(?<!\p{L})(?:warum|wieso|wie|was|wann|wo|wer|welche|welcher|welches|kannst du)(?!\p{L})/u,
      prompts: ['Lass uns über etwas anderes reden', 'Stell mir ein Rätsel'],
    },
    relationship: {
      keywords: words('freund*, familie, mutter, mama, vater, papa, mann, frau, partner*, kolleg*, schwester, bruder, liebe*, trennung, getrennt, streit*, vermiss*'),
      prompts: ['Ich möchte über einen Menschen reden, der mir nahesteht', 'Erzähl mir von dir'],
    },
  },
  es: {
    emotion: {
      keywords: words('feliz, content*, triste, enfad*, enoj*, ansios*, ansiedad, nervios*, miedo, estrés, estresad*, cansad*, agotad*, sola, solo, ánimo, siento, sentir, llor*, dolid*, preocupad*'),
      prompts: ['Quiero contarte un poco más cómo me siento', 'Consuélame un poco'],
    },
    memory: {
      keywords: words('recuerd*, recordar, acuerd*, olvid*, infancia, antes, la última vez, pasado, memoria*, niñez'),
      prompts: ['¿Qué recuerdas de mí?', 'Te voy a contar algo de hace tiempo'],
    },
    fortune: {
      keywords: words('horóscopo*, astrolog*, tarot, zodiaco, zodíaco, suerte, destino, signo, carta astral'),
      prompts: ['¿Qué me espera hoy?', 'Hazme una pregunta que haga pensar'],
    },
    creativity: {
      keywords: words('historia*, cuento*, poema*, escrib*, dibuj*, pint*, canción, canciones, creativ*, imagin*, idea*, chiste*, película*, música, novela*'),
      prompts: ['Cuéntame una historia corta', 'Recítame un poema'],
    },
    question: {
      keywords: /[?¿]|(?<!\p{L})(?:por qué|cómo|qué|cuándo|dónde|quién|cuál|puedes)(?!\p{L})/u,
      prompts: ['Cambiemos de tema', 'Dime una adivinanza'],
    },
    relationship: {
      keywords: words('amig*, familia, madre, padre, mamá, papá, novio, novia, marido, esposa, esposo, pareja, compañer*, hermana, hermano, amor, ruptura, discusión, pelea*, extraño, echo de menos'),
      prompts: ['Quiero hablar de alguien cercano', 'Háblame de ti'],
    },
  },
  pt: {
    emotion: {
      keywords: words('feliz, content*, alegre, triste, raiva, irritad*, ansios*, ansiedade, nervos*, medo, estress*, stress*, cansad*, exaust*, sozinh*, humor, sinto, sentir, chor*, magoad*, preocupad*'),
      prompts: ['Quero falar mais sobre como me sinto', 'Me conforta um pouco'],
    },
    memory: {
      keywords: words('lembr*, recorda*, esquec*, infância, antigamente, antes, da última vez, passado, memória*, saudade*'),
      prompts: ['O que você lembra de mim?', 'Vou te contar uma coisa do meu passado'],
    },
    fortune: {
      keywords: words('horóscopo*, astrolog*, tarô, tarot, zodíaco, signo, sorte, destino, mapa astral'),
      prompts: ['Como vai ser o meu dia?', 'Me faz uma pergunta que faça pensar'],
    },
    creativity: {
      keywords: words('história*, conto*, poema*, escrev*, desenh*, pint*, música*, canção, criativ*, imagin*, ideia*, piada*, filme*, romance*'),
      prompts: ['Me conta uma história curta', 'Que tal um poema?'],
    },
    question: {
      keywords: /\?|(?<!\p{L})(?:por que|porquê|como|quê|quando|onde|quem|qual|pode)(?!\p{L})/u,
      prompts: ['Vamos mudar de assunto', 'Manda uma charada'],
    },
    relationship: {
      keywords: words('amig*, família, mãe, pai, namorad*, marido, esposa, esposo, colega*, irmã, irmão, amor, término, terminamos, briga*, brigu*, saudade*'),
      prompts: ['Quero falar de alguém próximo a mim', 'Me fala de você'],
    },
  },
}
