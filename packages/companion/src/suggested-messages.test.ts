import { openRoom } from '@lumen/content/open-room'
import { type Language, languages } from '@lumen/contracts/languages'
import { describe, expect, test } from 'vitest'
import { chartQuestionOf } from '@lumen/understanding/chart-question'
import { companionRoom, suggestionGroups, suggestionsRoom } from './content.ts'
import type { EngineInput } from './input.ts'
import { inputOf, playTalk } from './play-talk.ts'
import { composeReply } from './reply.ts'
import { saidIn } from './said-lines.ts'

type History = EngineInput['history']
type Content = ReturnType<typeof contentOf>

const contentOf = openRoom(companionRoom)
const promptsOf = openRoom(suggestionsRoom)

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
  return playTalk(language, messages).flatMap(({ text }, at) => [
    { role: 'user' as const, text: messages[at] ?? '' },
    { role: 'companion' as const, text },
  ])
}

/** Talks in which a suggestion is taken up: none yet, told of something, and each game or wish. */
const talksIn = (language: Language): readonly History[] => [
  [],
  converse(language, [plainly[language]]),
  converse(language, [promptsOf(language).suggestions.question.general]),
  ...openings[language].map((opening) => converse(language, [plainly[language], opening])),
]

type Promised = { readonly intent: string; readonly lines: (content: Content) => readonly string[] }
const pool = (id: keyof Content['lines'], intent: string = id): Promised => ({
  intent,
  lines: ({ lines }) => lines[id],
})
const stock = (kind: string, lines: Promised['lines']): Promised => ({
  intent: `stock.${kind}`,
  lines,
})

/** What each suggestion promises, by group: its own, then the general one. */
const promised = {
  emotion: [pool('tellFeeling'), pool('comfort')],
  memory: [pool('rememberMe.none', 'rememberMe'), pool('tellPast')],
  fortune: [pool('fortune'), stock('reflection', (content) => content.stock.reflections)],
  creativity: [
    stock('story', (content) => content.stock.stories),
    stock('poem', (content) => content.stock.poems),
  ],
  question: [
    { intent: 'changeTopic', lines: (content) => content.stock.topics },
    stock('riddle', (content) => content.stock.riddles.map(({ ask }) => ask)),
  ],
  relationship: [pool('tellPerson'), pool('aboutYou')],
} satisfies Record<(typeof suggestionGroups)[number], readonly [Promised, Promised]>

describe.each(languages)('a suggestion in %s does what it says', (language) => {
  const content = contentOf(language)
  const { suggestions } = promptsOf(language)
  const talks = talksIn(language)

  for (const group of suggestionGroups) {
    const { close, general } = suggestions[group]
    ;[close, general].forEach((text, at) => {
      test(`${group}: ${text}`, () => {
        const { intent, lines } = promised[group][at]!
        for (const history of talks) {
          for (const seed of ['a', 'b', 'c']) {
            const reply = composeReply(inputOf(language, text, { history, seed }))
            expect(reply.intent, reply.text).toBe(intent)
            const told = lines(content).some(saidIn(reply.text))
            expect(told, reply.text).toBe(true)
          }
        }
      })
    })
  }

  test('what is remembered is listed', () => {
    const memories = [{ id: 'm', content: plainly[language] }]
    const remembered = composeReply(inputOf(language, suggestions.memory.close, { memories }))
    expect(remembered.text).toContain(plainly[language])
    expect(remembered.usedMemoryIds).toEqual(['m'])
  })

  test('the day is told from what was computed', () => {
    expect(chartQuestionOf(suggestions.fortune.close)).toEqual({ about: 'today' })
    const chartFacts = [{ id: 'f', text: 'Venus 120° Sun' }]
    for (const history of talks) {
      const reply = composeReply(
        inputOf(language, suggestions.fortune.close, { history, chartFacts }),
      )
      expect(reply.text).toContain('Venus 120° Sun')
      expect(reply.usedMemoryIds).toContain('f')
    }
  })

  test('every riddle takes its answer', () => {
    for (const { ask, answer } of content.stock.riddles) {
      const history: History = [
        { role: 'user', text: suggestions.question.general },
        { role: 'companion', text: ask },
      ]
      const said = answer.replace(/ ?[(（].*$/, '')
      const reply = composeReply(inputOf(language, said, { history }))
      expect(reply.intent, answer).toBe('riddle.right')
    }
  })
})
