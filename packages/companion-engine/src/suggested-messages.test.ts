import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { chartQuestionOf } from './chart-question.ts'
import { lineOf } from './choose.ts'
import type { EngineInput } from './input.ts'
import type { PoolId } from './line-pools.ts'
import type { Ask, Pack } from './pack.ts'
import { packFor } from './packs/registry.ts'
import { suggestionGroups, suggestionPrompts } from './packs/suggestion-prompts.ts'
import { composeReply } from './reply.ts'
import { inputOf } from './scripted-talk.ts'

type History = EngineInput['history']

/** What the user tells before, of a cat called by this name. */
const told: Readonly<Record<Language, readonly [message: string, name: string]>> = {
  zh: ['我养了一只猫，叫年糕', '年糕'],
  en: ['My cat is called Biscuit', 'Biscuit'],
  ja: ['うちの猫の名前はもちです', 'もち'],
  ko: ['우리 고양이 이름은 보리야', '보리'],
  fr: ["Mon chat s'appelle Moka", 'Moka'],
  de: ['Meine Katze heißt Minka', 'Minka'],
  es: ['Mi gato se llama Lupo', 'Lupo'],
  pt: ['Meu gato se chama Fubá', 'Fubá'],
}

/** Something that no rule takes for a fact. */
const plainly: Readonly<Record<Language, string>> = {
  zh: '昨晚我把窗帘拆下来洗了',
  en: 'I washed the curtains last night',
  ja: '昨日の夜カーテンを洗いました',
  ko: '어젯밤에 커튼을 빨았어',
  fr: "J'ai lavé les rideaux hier soir",
  de: 'Ich habe gestern Abend die Vorhänge gewaschen',
  es: 'Anoche lavé las cortinas',
  pt: 'Ontem à noite eu lavei as cortinas',
}

/** Openings of games and of quiet company. */
const openings: Readonly<Record<Language, readonly string[]>> = {
  zh: ['玩成语接龙吧', '玩二十问', '别问了，安静陪我就好'],
  en: ["let's play word chain", 'play twenty questions', 'stop asking me questions'],
  ja: ['しりとりしよう', '20の質問やろう', '質問しないで'],
  ko: ['끝말잇기 하자', '스무고개 하자', '질문하지 마'],
  fr: ['on joue aux mots enchaînés', 'jouons aux vingt questions', 'ne me pose plus de questions'],
  de: ['lass uns Wortkette spielen', 'spielen wir zwanzig Fragen', 'stell mir keine Fragen mehr'],
  es: [
    'juguemos a palabras encadenadas',
    'juguemos a veinte preguntas',
    'no me hagas más preguntas',
  ],
  pt: [
    'vamos jogar palavra puxa palavra',
    'vamos jogar vinte perguntas',
    'não me faz mais perguntas',
  ],
}

function converse(language: Language, messages: readonly string[]): History {
  const history: { role: 'user' | 'companion'; text: string }[] = []
  for (const text of messages) {
    const { text: reply } = composeReply(inputOf(language, text, { history: [...history] }))
    history.push({ role: 'user', text }, { role: 'companion', text: reply })
  }
  return history
}

/** Talks in which a suggestion is taken up: none yet, told of something, and each game or wish. */
const talksIn = (language: Language): readonly History[] => [
  [],
  converse(language, [told[language][0], plainly[language]]),
  converse(language, [suggestionPrompts[language].question.prompts[1]]),
  ...openings[language].map((opening) => converse(language, [plainly[language], opening])),
]

/** Whether a line of the list stands in the text, apart from what is filled in and line ends. */
const holdsLine = (text: string, lines: readonly Ask[]): boolean => {
  const plain = text.replace(/\s+/g, ' ')
  return lines.map(lineOf).some((line) =>
    line
      .split(/\{\w+\}/)
      .map((piece) => piece.replace(/\s+/g, ' ').trim())
      .every((piece) => plain.includes(piece)),
  )
}

type Promised = { readonly intent: string; readonly lines: (pack: Pack) => readonly Ask[] }
const pool = (id: PoolId, intent: string = id): Promised => ({
  intent,
  lines: (pack) => pack.lines[id],
})
const stock = (kind: string, lines: Promised['lines']): Promised => ({
  intent: `stock.${kind}`,
  lines,
})

/** What each suggestion promises, by group: its own, then the general one. */
const promised = {
  emotion: [pool('tellFeeling'), pool('comfort')],
  memory: [pool('rememberMe.none', 'remember'), pool('tellPast')],
  fortune: [pool('fortune'), stock('reflection', ({ stock }) => stock.reflections)],
  creativity: [
    stock('story', ({ stock }) => stock.stories),
    stock('poem', ({ stock }) => stock.poems),
  ],
  question: [
    {
      intent: 'changeTopic',
      lines: ({ topics }) => Object.values(topics).flatMap((topic) => topic.starters),
    },
    stock('riddle', ({ stock }) => stock.riddles.map((riddle) => riddle.ask)),
  ],
  relationship: [pool('tellPerson'), pool('aboutYou')],
} satisfies Record<string, readonly [Promised, Promised]>

describe.each(languages)('a suggestion in %s does what it says', (language) => {
  const pack = packFor(language)
  const talks = talksIn(language)

  for (const group of suggestionGroups) {
    suggestionPrompts[language][group].prompts.forEach((text, at) => {
      test(`${group}: ${text}`, () => {
        const { intent, lines } = promised[group][at]!
        for (const history of talks) {
          for (const seed of ['a', 'b', 'c']) {
            const reply = composeReply(inputOf(language, text, { history, seed }))
            expect(reply.intent, reply.text).toBe(intent)
            if (intent === 'remember' && history.length > 0) continue
            expect(holdsLine(reply.text, lines(pack)), reply.text).toBe(true)
          }
        }
      })
    })
  }

  test('what was told is listed, in the user’s words where no rule reads them', () => {
    const [text] = suggestionPrompts[language].memory.prompts
    const [cat, name] = told[language]
    const known = composeReply(inputOf(language, text, { history: converse(language, [cat]) }))
    expect(known.text).toContain(name)
    const said = converse(language, [plainly[language]])
    expect(composeReply(inputOf(language, text, { history: said })).text).toContain(
      plainly[language],
    )
    const memories = [{ id: 'm', content: plainly[language], score: 1 }]
    const remembered = composeReply(inputOf(language, text, { memories }))
    expect(remembered.text).toContain(plainly[language])
    expect(remembered.usedMemoryIds).toEqual(['m'])
  })

  test('the day is told from what was computed', () => {
    const [text] = suggestionPrompts[language].fortune.prompts
    expect(chartQuestionOf(text)).toEqual({ about: 'today' })
    const chartFacts = [{ id: 'f', text: 'Venus 120° Sun' }]
    for (const history of talks) {
      const reply = composeReply(inputOf(language, text, { history, chartFacts }))
      expect(reply.text).toContain('Venus 120° Sun')
      expect(reply.usedMemoryIds).toContain('f')
    }
  })

  test('the riddle takes its answer', () => {
    const [, text] = suggestionPrompts[language].question.prompts
    const history = converse(language, [text])
    const question = history.at(-1)?.text ?? ''
    const asked = pack.stock.riddles.find(({ ask }) => holdsLine(question, [ask]))
    expect(composeReply(inputOf(language, asked!.answer, { history })).intent).toBe('riddle.right')
  })
})
