import { type Language, languages } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inputOf, playTalk, talkTo } from './play-talk.ts'
import { composeReply } from './reply.ts'
import { companionEmotions } from './tone.ts'

const intents = [
  'greeting',
  'real',
  'ownName',
  'yourAge',
  'favourite',
  'stock.story',
  'stock.joke',
  'stock.poem',
  'stock.riddle',
  'wordChain',
  'twentyQuestions',
  'arithmetic',
  'time',
  'date',
  'dayOf',
  'daysUntil',
  'task',
  'live',
  'medical',
  'goodNews',
  'doubt',
  'advice',
  'hug',
  'romance',
  'insult',
  'thanks',
  'goodnight',
  'unknown',
  'listen',
] as const

/** A message for each of the intents, in their order. */
const messages: Readonly<Record<Language, readonly string[]>> = {
  zh: [
    '你好呀',
    '你是真人吗？',
    '你叫什么名字呀',
    '那你几岁了',
    '你最喜欢的颜色是什么？',
    '给我讲个故事吧',
    '讲个笑话',
    '给我写首短诗',
    '来个谜语',
    '我们玩成语接龙吧',
    '玩二十问吧',
    '三十二加八等于多少',
    '现在几点了？',
    '今天几号',
    '后天是星期几？',
    '离周六还有几天',
    '明天八点提醒我开会',
    '今天天气怎么样？',
    '发烧该吃什么药',
    '我考上研究生了！',
    '我是不是很没用',
    '我该怎么办',
    '抱抱我',
    '我喜欢你',
    '你真笨',
    '谢谢你呀',
    '晚安',
    '珠穆朗玛峰有多高？',
    '昨晚我把窗帘拆下来洗了',
  ],
  en: [
    'hey there',
    'are you a real person?',
    'what’s your name?',
    'how old are you?',
    'What’s your favourite colour?',
    'can you tell me a story?',
    'tell me a joke please',
    'write me a short poem',
    'give me a riddle',
    'let’s play word chain',
    'can we play twenty questions?',
    'what is 12 times 5?',
    'what time is it?',
    'what’s the date today?',
    'what day is the day after tomorrow?',
    'how many days until Saturday?',
    'remind me to call mom tomorrow',
    'what’s the weather like?',
    'which medicine should I take for a headache?',
    'I got the job!',
    'am I a failure?',
    'what should I do?',
    'can I have a hug?',
    'I love you',
    'you’re so stupid',
    'thank you so much',
    'good night',
    'What is photosynthesis?',
    'I washed the curtains last night',
  ],
  ja: [
    'こんにちは',
    'あなたは人間ですか？',
    'あなたの名前は？',
    'あなたは何歳？',
    'あなたの好きな色は何？',
    'お話を聞かせて',
    'ジョークを言って',
    '短い詩を書いて',
    'なぞなぞ出して',
    'しりとりしよう',
    '二十の質問をしよう',
    '12かける5はいくつ？',
    '今何時？',
    '今日は何日？',
    'あさっては何曜日？',
    '土曜日まであと何日？',
    '明日の会議をリマインドして',
    '今日の天気は？',
    '頭痛にはどの薬を飲むべき？',
    '試験に合格した！',
    '私ってダメなのかな',
    'どうしたらいい？',
    'ハグして',
    '大好き',
    'ばか',
    'ありがとう',
    'おやすみ',
    '光合成って何ですか？',
    '昨日の夜カーテンを洗いました',
  ],
  ko: [
    '안녕',
    '너는 진짜 사람이야?',
    '네 이름이 뭐야?',
    '너 몇 살이야?',
    '네가 제일 좋아하는 색이 뭐야?',
    '이야기 하나 들려줘',
    '농담 하나 해 줘',
    '짧은 시 하나 써 줘',
    '수수께끼 내 줘',
    '끝말잇기 하자',
    '스무고개 하자',
    '12 곱하기 5는 얼마야?',
    '지금 몇 시야?',
    '오늘 며칠이야?',
    '모레는 무슨 요일이야?',
    '토요일까지 며칠 남았어?',
    '내일 회의 알림 맞춰 줘, 알람 말이야',
    '오늘 날씨 어때?',
    '머리가 아픈데 무슨 약을 먹어야 해?',
    '나 시험에 합격했어!',
    '나는 왜 이렇게 한심할까',
    '어떻게 해야 할까?',
    '안아 줘',
    '사랑해',
    '바보',
    '고마워',
    '잘 자',
    '광합성이 뭐예요?',
    '어젯밤에 커튼을 빨았어',
  ],
  fr: [
    'coucou',
    'tu es un robot ?',
    'comment tu t’appelles ?',
    'tu as quel âge ?',
    'c’est quoi ta couleur préférée ?',
    'raconte-moi une histoire',
    'raconte une blague',
    'écris-moi un petit poème',
    'pose-moi une devinette',
    'on joue aux mots enchaînés',
    'jouons aux vingt questions',
    'combien font 12 fois 5 ?',
    'quelle heure est-il ?',
    'quel jour on est ?',
    'quel jour sera après-demain ?',
    'combien de jours avant samedi ?',
    'rappelle-moi de téléphoner demain',
    'quel temps fait-il ?',
    'quel médicament prendre pour la tête ?',
    'j’ai eu mon permis !',
    'est-ce que je suis un raté ?',
    'qu’est-ce que je devrais faire ?',
    'fais-moi un câlin',
    'je t’aime',
    'tu es nul',
    'merci beaucoup',
    'bonne nuit',
    'C’est quoi la photosynthèse ?',
    'J’ai lavé les rideaux hier soir',
  ],
  de: [
    'hallo',
    'bist du ein echter Mensch?',
    'wie heißt du?',
    'wie alt bist du?',
    'was ist deine Lieblingsfarbe?',
    'erzähl mir eine Geschichte',
    'erzähl mir einen Witz',
    'schreib mir ein kurzes Gedicht',
    'stell mir ein Rätsel',
    'lass uns Wortkette spielen',
    'spielen wir zwanzig Fragen',
    'was ist 12 mal 5?',
    'wie spät ist es?',
    'welcher Tag ist heute?',
    'welcher Tag ist übermorgen?',
    'wie viele Tage sind es bis Samstag?',
    'erinnere mich morgen an den Termin',
    'wie ist das Wetter?',
    'welches Medikament hilft gegen Kopfweh?',
    'ich habe die Prüfung bestanden!',
    'bin ich ein Versager?',
    'was soll ich tun?',
    'umarme mich',
    'ich liebe dich',
    'du bist blöd',
    'vielen Dank',
    'gute Nacht',
    'Was ist Photosynthese?',
    'Ich habe gestern Abend die Vorhänge gewaschen',
  ],
  es: [
    'hola',
    '¿eres una persona real?',
    '¿cómo te llamas?',
    '¿cuántos años tienes?',
    '¿cuál es tu color favorito?',
    'cuéntame una historia',
    'cuéntame un chiste',
    'escríbeme un poema corto',
    'dime una adivinanza',
    'juguemos a palabras encadenadas',
    'juguemos a veinte preguntas',
    '¿cuánto es 12 por 5?',
    '¿qué hora es?',
    '¿qué día es hoy?',
    '¿qué día es pasado mañana?',
    '¿cuántos días faltan para el sábado?',
    'recuérdame que mañana tengo cita',
    '¿qué tiempo hace?',
    '¿qué pastilla tomo para la cabeza?',
    '¡aprobé el examen!',
    '¿soy un fracaso?',
    '¿qué debería hacer?',
    'dame un abrazo',
    'te quiero',
    'eres tonto',
    'muchas gracias',
    'buenas noches',
    '¿Qué es la fotosíntesis?',
    'Anoche lavé las cortinas',
  ],
  pt: [
    'oi',
    'você é uma pessoa de verdade?',
    'qual é o seu nome?',
    'quantos anos você tem?',
    'qual é a sua cor favorita?',
    'me conta uma história',
    'conta uma piada',
    'escreve um poema curto',
    'manda uma charada',
    'vamos jogar palavra puxa palavra',
    'vamos jogar vinte perguntas',
    'quanto é 12 vezes 5?',
    'que horas são?',
    'que dia é hoje?',
    'que dia é depois de amanhã?',
    'quantos dias faltam para sábado?',
    'me lembra de ligar amanhã',
    'como está o tempo?',
    'qual remédio tomo pra dor de cabeça?',
    'passei na prova!',
    'será que sou um fracasso?',
    'o que eu faço?',
    'me dá um abraço',
    'te amo',
    'você é burro',
    'muito obrigado',
    'boa noite',
    'O que é fotossíntese?',
    'Ontem à noite eu lavei as cortinas',
  ],
}

describe.each(languages)('what a message asks for in %s', (language) => {
  test.each(messages[language].map((said, at) => [said, intents[at]] as const))(
    '%s is read as %s',
    (said, intent) => {
      expect(talkTo(language, [said]).intent).toBe(intent)
    },
  )

  test('the clock, the calendar and sums are right', () => {
    const answer = (intent: (typeof intents)[number]) =>
      talkTo(language, [messages[language][intents.indexOf(intent)] ?? '']).text
    expect(answer('arithmetic')).toMatch(language === 'zh' ? /40/ : /60/)
    expect(answer('time')).toMatch(/[31]5?:05|3:05/)
    expect(answer('date')).toContain('13')
    const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    expect(answer('dayOf')).toContain(name.format(Date.UTC(2026, 4, 15)))
    expect(answer('daysUntil')).toMatch(/3/)
  })
})

const plain: Readonly<Record<Language, (number: number) => string>> = {
  zh: (number) => `我把第${number}个盒子搬到了楼上`,
  en: (number) => `I carried box number ${number} up the stairs`,
  ja: (number) => `${number}番の箱を二階に運びました`,
  ko: (number) => `${number}번 상자를 위층으로 옮겼어`,
  fr: (number) => `J'ai monté le carton numéro ${number} à l'étage`,
  de: (number) => `Ich habe Karton Nummer ${number} nach oben getragen`,
  es: (number) => `Subí la caja número ${number} al piso de arriba`,
  pt: (number) => `Levei a caixa número ${number} para o andar de cima`,
}

test.each(languages)(
  'forty turns in %s hold no line twice and no question after another',
  (language) => {
    const said = Array.from({ length: 40 }, (_, at) => plain[language](at + 1))
    const replies = playTalk(language, said, { userName: 'Mia' }).map(({ text }) => text)
    expect(new Set(replies).size).toBe(40)
    const asked = replies.map((reply) => /[?？]/.test(reply))
    expect(asked.filter(Boolean).length).toBeGreaterThan(4)
    expect(asked.some((asks, at) => asks && asked[at - 1] === true)).toBe(false)
    for (const reply of replies) expect(reply).not.toContain('12')
  },
)

const quiet: Readonly<Record<Language, string>> = {
  zh: '别问了，安静陪我就好',
  en: 'stop asking me questions',
  ja: '質問しないで',
  ko: '질문하지 마',
  fr: 'ne me pose plus de questions',
  de: 'stell mir keine Fragen mehr',
  es: 'no me hagas más preguntas',
  pt: 'não me faz mais perguntas',
}

test.each(languages)('nothing is asked in %s of who wants quiet', (language) => {
  const said = [quiet[language], ...Array.from({ length: 11 }, (_, at) => plain[language](at))]
  const replies = playTalk(language, said)
  expect(replies[0]?.intent).toBe('quiet')
  for (const { text } of replies) expect(text).not.toMatch(/[?？]/)
})

test.each(languages)('facts that were told are named in %s, health with care', (language) => {
  const told = [
    { subject: 'user', attribute: 'animal', value: '年糕' },
    { subject: 'user', attribute: 'health', value: 'pollen' },
  ] as const
  const reply = composeReply(inputOf(language, plain[language](1), { told }))
  expect(reply.intent).toBe('told')
  expect(reply.text).toContain('年糕')
  expect(reply.text.toLowerCase()).toContain('pollen')
  expect(reply.emotion).toBe('caring')
})

test('a poem is written on the word that was named', () => {
  expect(talkTo('zh', ['写一首关于月亮的诗']).text).toContain('月亮')
  expect(talkTo('en', ['write a poem about the Sea']).text).toContain('Sea')
  expect(talkTo('ja', ['雨についての詩を書いて']).text).toContain('雨')
  expect(talkTo('de', ['schreib ein Gedicht über den Regen']).text).toContain('Regen')
})

test('another language is spoken from the next reply on', () => {
  const [, switched, name] = playTalk('zh', ['你好', '换成英文吧', 'ok'])
  expect(switched?.intent).toBe('languageSwitch')
  expect(name?.text).toMatch(/^[\p{ASCII}’]+$/u)
})

test('the tone follows the talk, not a joke', () => {
  const [sad, joke] = playTalk('zh', ['今天真的好难过', '讲个笑话吧'])
  expect(sad?.emotion).toBe('gentle')
  expect(joke?.intent).toBe('stock.joke')
  expect(joke?.emotion).toBe('gentle')
})

test('two things that are asked get two answers', () => {
  const { text } = talkTo('en', ['What’s your name? And what’s 6 times 7?'])
  expect(text).toMatch(/Iris/)
  expect(text).toMatch(/42/)
})

test('a wish for another wording is followed', () => {
  const asks = (text: string) => /[?？]/.test(text)
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const history = playTalk('en', ['hi there', plain.en(3)], { seed }).flatMap(({ text }) => [
      { role: 'user' as const, text: 'well' },
      { role: 'companion' as const, text },
    ])
    const rest = { history, seed, instruction: 'no questions please' }
    expect(asks(composeReply(inputOf('en', plain.en(4), rest)).text)).toBe(false)
  }
  const german = { instruction: 'auf Deutsch bitte' }
  expect(composeReply(inputOf('en', 'what are you?', german)).text).toMatch(/ich|bin/i)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.stringMatching(/^[我你的猫叫了吗？！，。{}<>*_[\]()#`"'“”a-z ]{0,60}$/),
  fc.constantFrom(
    '',
    ' ',
    '…',
    '?',
    '😀',
    '{name}',
    '${x}',
    '<b>hi</b>',
    '](http://x.y)',
    '\u202e',
  ),
)

describe('any text in', () => {
  test('gives a reply that is filled, bounded, clean and the same every time', () => {
    const entry = fc.record({
      role: fc.constantFrom('user' as const, 'companion' as const),
      text: anyText,
    })
    const inputs = fc.record({
      language: fc.constantFrom(...languages),
      text: anyText,
      history: fc.array(entry, { maxLength: 8 }),
      memories: fc.array(fc.record({ id: fc.uuid(), content: anyText }), { maxLength: 4 }),
      told: fc.array(
        fc.record({
          subject: fc.constant('user'),
          attribute: fc.constantFrom('name' as const, 'plan' as const),
          value: anyText,
        }),
        { maxLength: 2 },
      ),
      userName: fc.option(anyText),
      instruction: fc.option(anyText, { nil: '' }),
      seed: fc.string(),
      name: anyText,
    })
    fc.assert(
      fc.property(inputs, ({ language, text, name, ...rest }) => {
        const persona = { name, traits: [name], mood: name }
        const input = inputOf(language, text, { ...rest, persona })
        const reply = composeReply(input)
        expect(reply.text.trim()).not.toBe('')
        expect(reply.text.length).toBeLessThanOrEqual(640)
        expect(reply.text).not.toMatch(
          /[{}<>`]|\]\(|undefined|NaN|\p{Co}|\p{Cs}|[\0-\t\v-\x1f\u200b-\u200f\u202a-\u202e]/u,
        )
        expect(companionEmotions).toContain(reply.emotion)
        expect(composeReply(input)).toEqual(reply)
      }),
      { numRuns: 150 },
    )
  })

  test('of 100 kB is answered in bounded time and length', () => {
    const begun = process.threadCpuUsage()
    for (const unit of ['我好累', 'so tired ', 'a', '？', '12+', '(', '…', 'my cat is called x ']) {
      const text = unit.repeat(Math.ceil(100_000 / unit.length))
      expect(composeReply(inputOf('zh', text)).text.length).toBeLessThanOrEqual(640)
    }
    expect(process.threadCpuUsage(begun).user).toBeLessThan(8_000_000)
  })
})
