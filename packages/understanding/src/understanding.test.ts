import { languages, type Language } from '@lumen/contracts/languages'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, read, readClauses, readTalk, say } from '../test-support/talk.ts'

describe('clauses', () => {
  test('reproduce the text at their spans', () => {
    const pieces = fc.constantFrom(
      '我',
      '不是',
      '周三',
      ' ',
      '，',
      '。',
      '12',
      'not ',
      'é',
      '👍🏽',
      '\n',
      'my sister',
      '?',
      'ﬁ',
      '土曜じゃなくて',
      '아니라 ',
      'der 3. Mai',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(pieces).map((each) => each.join('')),
        ),
        fc.constantFrom(...languages),
        (text, language) => {
          for (const clause of readTalk(say(language, text)).clauses) {
            expect(text.slice(clause.start, clause.end)).toBe(clause.text)
            const { start, end, text: quoted } = clause.quote
            expect(text.slice(start, end)).toBe(quoted)
            expect(start).toBeLessThanOrEqual(clause.start)
          }
        },
      ),
    )
  })

  test('say what they could answer and about whom', () => {
    const [first, second] = readTalk(say('en', 'my brother Luca is 12, he plays the tuba')).clauses
    expect(first?.tokens).toEqual(
      expect.arrayContaining(['answers:number', 'about:brother', 'name:luca']),
    )
    expect(second?.tokens).toEqual(expect.arrayContaining(['answers:hobby', 'about:brother']))
    expect(second?.tokens).not.toContain('about:user')
    const later = readTalk(say('en', 'my brother Luca is 12', 'Luca moved to Porto')).clauses.at(-1)
    expect(later?.tokens).toEqual(expect.arrayContaining(['answers:lives', 'about:brother']))
  })

  test.each([
    ['zh', '我儿子七岁'],
    ['en', 'my son is seven'],
    ['ja', '息子は七歳'],
    ['ko', '아들은 일곱 살'],
    ['fr', 'mon fils a sept ans'],
    ['de', 'mein Sohn ist sieben'],
    ['es', 'mi hijo tiene siete'],
    ['pt', 'meu filho tem sete'],
  ] as const)('hear an age written out in %s: %s', (language, text) => {
    const tokens = readTalk(say(language, text)).clauses.flatMap((clause) => clause.tokens)
    expect(tokens).toEqual(expect.arrayContaining(['answers:age', 'about:son']))
  })

  test.each([
    ['zh', '面试是周二上午', '哦 刚看了邮件 是周三'],
    ['en', 'my exam is on monday', 'oh shoot, it’s on thursday'],
    ['ja', '発表会は6月です', 'あ、7月っした'],
    ['ko', '면접은 3시예요', '앗 4시네요'],
    ['fr', 'je pars en mars', 'pardon, en avril'],
    ['de', 'der Zug geht um 8', 'ach, um 9'],
    ['es', 'la cita es el lunes', 'uy, es el martes'],
    ['pt', 'a consulta é na segunda', 'eita, é na terça'],
  ] as const)('take what follows a stop for the value before it in %s', (language, told, then) => {
    const [first] = readTalk(say(language, told, then)).clauses
    expect(first?.endedBy).toMatch(/^m1:/)
  })

  test.each([
    ['en', 'we open at nine', 'and we close at six'],
    ['en', 'my son is 7', 'oh and my daughter is 5'],
    ['zh', '我哥今年30', '哦 我姐33'],
  ] as const)('leave alone what merely goes on in %s: %s, %s', (language, told, then) => {
    const [first] = readTalk(say(language, told, then)).clauses
    expect(first?.endedBy).toBeNull()
  })

  test('answer what the companion asked just before', () => {
    const [said] = say('zh', '豆沙')
    if (said === undefined) throw new Error('nothing said')
    const [clause] = readClauses(said, [], '你的猫叫什么名字？').clauses
    expect(clause?.tokens).toEqual(expect.arrayContaining(['answers:name', 'about:pet.cat']))
  })

  test('leave out what is asked', () => {
    expect(readTalk(say('en', 'where does my brother live?')).clauses).toEqual([])
    expect(readTalk(say('zh', '我弟弟住哪里')).clauses).toEqual([])
  })

  test('read one after another are those of the whole talk', () => {
    const talk = say('zh', '体检约在周二', '啊记错了，是周五')
    const [first, second] = talk
    if (first === undefined || second === undefined) throw new Error('nothing said')
    const { clauses, ends } = readClauses(second, [first])
    expect(ends).toEqual([{ clause: 'm0:0', by: `m1:${second.text.indexOf('是周五')}` }])
    expect(readTalk(talk).clauses.slice(-clauses.length)).toEqual(clauses)
  })
})

/** Told, put right, asked; what must be quoted and what must not. */
const corrections: readonly [Language, string, string, string, string, string][] = [
  ['zh', '体检约在周二上午', '记错了，是周五，不是周二', '我体检是哪天？', '周五', '周二'],
  ['zh', '我和小姨周一去苏州', '不是周一，是周四', '我哪天去苏州', '周四', '周一'],
  [
    'en',
    'my dentist appointment is on tuesday',
    "no wait, it's friday, not tuesday",
    "when's my dentist appointment?",
    'friday',
    'tuesday',
  ],
  [
    'en',
    'I am going to the fair with Dora',
    'sorry, i meant Nora, not Dora',
    'who am I going to the fair with?',
    'Nora',
    'Dora',
  ],
  [
    'ja',
    '歯医者の予約は火曜です',
    'ごめん、火曜じゃなくて金曜だった',
    '歯医者の予約はいつだっけ？',
    '金曜',
    '火曜',
  ],
  [
    'ko',
    '치과 예약은 화요일이에요',
    '화요일이 아니라 금요일이에요',
    '치과 예약이 언제라고 했죠?',
    '금요일',
    '화요일',
  ],
  [
    'fr',
    'mon rendez-vous chez le dentiste est mardi',
    'ah non pardon, vendredi, pas mardi',
    'c’est quand mon rendez-vous chez le dentiste ?',
    'vendredi',
    'mardi',
  ],
  [
    'de',
    'mein Zahnarzttermin ist am Dienstag',
    'ach quatsch, am Freitag, nicht Dienstag',
    'wann ist mein Zahnarzttermin?',
    'Freitag',
    'Dienstag',
  ],
  [
    'es',
    'mi cita con el dentista es el martes',
    'perdón, no el martes, el viernes',
    '¿cuándo es mi cita con el dentista?',
    'viernes',
    'martes',
  ],
  [
    'pt',
    'minha consulta no dentista é na terça',
    'errei, é na sexta, não na terça',
    'quando é minha consulta no dentista?',
    'sexta',
    'terça',
  ],
]

/** A state that ended: what ended it answers. */
const changes: readonly [Language, string, string, string, string][] = [
  ['zh', '我在南京当厨师', '我上周辞职了', '我现在做什么工作？', '辞职'],
  ['en', 'I live in Leeds', 'I moved to York last month', 'where do I live now?', 'York'],
  ['de', 'ich wohne in Bremen', 'ich bin nach Ulm gezogen', 'wo wohne ich jetzt?', 'Ulm'],
  ['es', 'vivo en Burgos', 'me mudé a Soria', '¿dónde vivo ahora?', 'Soria'],
]

test.each(changes)('%s: %s; %s', (language, told, changed, asked, right) => {
  const before = told.split(/\s/).at(-1) ?? told
  const given = answer(language, [told, changed], asked)
  expect(given).toContain(right)
  expect(given).not.toContain(before)
})

/** A value of what was told just before is given anew among other words. */
const measures: readonly [Language, string, string, string, string, string][] = [
  [
    'en',
    'the choir meets on wednesday',
    'ah, i checked the poster, they sing on thursday',
    'what day does the choir meet?',
    'thursday',
    'wednesday',
  ],
  ['zh', '我们订了三个房间', '等等，小吴不来了，那就两个房间', '我们订了几个房间', '两个', '三个'],
  [
    'de',
    'die Brille kostet 310 Euro',
    'ach, ich hab nachgesehen, sie kostet 290 Euro',
    'wie viel kostet die Brille?',
    '290',
    '310',
  ],
]

test.each([...corrections, ...measures])('%s: %s; %s', (...row) => {
  const [language, told, anew, asked, right, wrong] = row
  const given = answer(language, [told, anew], asked)
  expect(given).toContain(right)
  expect(given).not.toContain(wrong)
})

/** Asked, its type and its subject. */
const questions: readonly [Language, string, string, string][] = [
  ['zh', '我弟弟是做什么工作的？', 'work', 'brother'],
  ['zh', '我的猫叫什么来着', 'name', 'pet.cat'],
  ['en', 'how old is my daughter again', 'age', 'daughter'],
  ['en', "what's my son allergic to?", 'health', 'son'],
  ['ja', '妹の誕生日いつだっけ？', 'birthday', 'sister'],
  ['ko', '우리 아들 몇 살이라고 했죠?', 'age', 'son'],
  ['fr', 'comment s’appelle mon chien ?', 'name', 'pet.dog'],
  ['de', 'wie alt ist meine Schwester?', 'age', 'sister'],
  ['es', '¿cuántos años tiene mi hijo?', 'age', 'son'],
  ['pt', 'qual é o nome do meu cachorro?', 'name', 'pet.dog'],
  ['ja', '弟の名前なんだったか言ってみて', 'name', 'brother'],
  ['ko', '우리 강아지 이름 한번 말해줘, 뭐였지?', 'name', 'pet.dog'],
]

test.each(questions)('%s: %s asks for %s of %s', (language, text, type, subject) => {
  expect(read(language, text)).toMatchObject({ type, subject })
})

/** Told, asked of the companion or of the world, wished. */
const others: Readonly<Record<Language, string[]>> = {
  zh: [
    '我妹妹在读大学，学什么都快',
    '今天没什么特别的',
    '你叫什么名字？',
    '给我唱首歌吧',
    '晚安',
    '我是不是很笨',
  ],
  en: [
    'my sister knows what she wants',
    'when i was a kid we had no car',
    'what is your name?',
    'sing me a song',
    'good night',
    'should i call my mum?',
  ],
  ja: [
    '妹は何でもできる',
    '今日は何もしなかった',
    'あなたの名前は何ですか？',
    '歌って',
    'おやすみ',
    '母に電話したほうがいいかな、どうしよう',
  ],
  ko: [
    '동생은 뭐든지 잘해요',
    '오늘은 아무것도 안 했어요',
    '네 이름이 뭐야?',
    '노래 불러줘',
    '잘 자',
    '엄마한테 전화해야 할까?',
  ],
  fr: [
    'ma sœur sait ce qu’elle veut',
    'quand j’étais petit on n’avait pas de voiture',
    'comment tu t’appelles ?',
    'chante-moi une chanson',
    'bonne nuit',
    'est-ce que je devrais appeler ma mère ?',
  ],
  de: [
    'meine Schwester weiß, was sie will',
    'als ich klein war, hatten wir kein Auto',
    'wie heißt du?',
    'sing mir ein Lied',
    'gute Nacht',
    'soll ich meine Mutter anrufen?',
  ],
  es: [
    'mi hermana sabe lo que quiere',
    'cuando era niña no teníamos coche',
    '¿cómo te llamas?',
    'cántame una canción',
    'buenas noches',
    '¿debería llamar a mi madre?',
  ],
  pt: [
    'minha irmã sabe o que quer',
    'quando eu era pequena não tinha carro',
    'qual é o seu nome?',
    'canta uma música',
    'boa noite',
    'será que devo ligar pra minha mãe?',
  ],
}

test.each(
  languages.flatMap((language) => others[language].map((text) => [language, text] as const)),
)('%s: %s asks nothing about the user', (language, text) => {
  expect(read(language, text)).toBeNull()
})
