import { languages } from '@lumen/contracts/languages'
import { describe, expect, it, test } from 'vitest'
import { castOf, type Line } from '@lumen/astrology/iching/cast'
import { hexagramOf, linesOf } from '@lumen/astrology/iching/hexagrams'
import { hearQuestion } from '../../../question.ts'
import { packFor, readerFor } from '../../../readings.ts'

const all = Array.from({ length: 64 }, (_, at) =>
  hexagramOf([...at.toString(2).padStart(6, '0')].map((line) => line === '1')),
)
const byNumber = (number: number) => all.find((hexagram) => hexagram.number === number)!

/** A cast of a hexagram in which these lines move. */
const cast = (number: number, ...moving: number[]) =>
  castOf(
    linesOf(byNumber(number)).map((yang, at): Line => {
      if (moving.includes(at + 1)) return yang ? 9 : 6
      return yang ? 7 : 8
    }),
    { method: 'coins', seed: 'seed' },
  )
const ask = (text: string) => ({ text, ...hearQuestion(text) })

describe.each(languages)('in %s', (language) => {
  const reader = readerFor(language)
  const lines = packFor(language)['hexagram-lines']

  it('has 384 line texts, no two alike', () => {
    const texts = all.flatMap(({ number }) => lines[number]!)
    expect(texts).toHaveLength(384)
    expect(new Set(texts).size).toBe(384)
  })

  it('tells a moving line by hexagram and place, with the words of the classic', () => {
    const told = all.flatMap(({ number }) =>
      [1, 2, 3, 4, 5, 6].map((line) => {
        const { passages } = reader.cast(cast(number, line), null).reading
        expect(passages).toHaveLength(1)
        return passages[0]!.text
      }),
    )
    expect(new Set(told).size).toBe(384)
    const [passage] = reader.cast(cast(24, 6), null).reading.passages
    expect(passage).toMatchObject({ hexagram: 24, line: 6, name: '上六', chief: true })
    expect(passage!.classic).toContain('迷复，凶，有灾眚')
    expect(passage!.text).toBe(lines[24]![5])
  })

  it('says nothing twice, whatever moves', () => {
    for (const { number } of all)
      for (const moving of [[], [3], [2, 5], [1, 2, 3], [1, 2, 3, 4, 5, 6]]) {
        const { interpretation, guidance, reading } = reader.cast(cast(number, ...moving), null)
        const texts = [...reading.passages.map(({ text }) => text), reading.bodyUse.text]
        for (const { text } of reading.passages) {
          expect(interpretation).not.toContain(text)
          expect(guidance).not.toContain(text)
        }
        expect(new Set(texts).size).toBe(texts.length)
        expect(`${interpretation}${guidance}${reading.rule}`).not.toMatch(/[{}]|undefined/)
      }
  })

  it('says where the classic and 体用 differ, and nowhere else', () => {
    const { differ } = packFor(language).iching
    const told = (number: number, ...moving: number[]) => {
      const { interpretation, reading } = reader.cast(cast(number, ...moving), null)
      expect(interpretation).toContain(reading.bodyUse.text)
      return (['good', 'hard'] as const).filter((way) => reading.bodyUse.text.includes(differ[way]))
    }
    // 童蒙，吉 and 用克体; 迷复，凶 and 体克用.
    expect(told(4, 5)).toEqual(['good'])
    expect(told(24, 6)).toEqual(['hard'])
    // Both good; both hard; 吉 where 体用 itself turns; neither sure.
    expect(told(2, 5)).toEqual([])
    expect(told(25, 6)).toEqual([])
    expect(told(1, 2)).toEqual([])
    expect(told(49, 1)).toEqual([])
  })

  it('takes the question up in its own words, the long ones shortened', () => {
    const { interpretation } = reader.cast(cast(24, 6), ask('我该不该辞职去大理开咖啡馆？'))
    expect(interpretation).toContain('我该不该辞职去大理开咖啡馆？')
    const long = reader.cast(cast(24, 6), ask('工作'.repeat(1000)))
    expect(long.interpretation).toContain(`${'工作'.repeat(40)}…`)
    expect(long.interpretation).not.toContain('工作'.repeat(41))
  })
})

describe('an answer in Chinese', () => {
  const { iching } = packFor('zh')
  const reader = readerFor('zh')

  it('warns of 迷复 and advises against what is asked', () => {
    const { guidance, reading } = reader.cast(cast(24, 6), ask('我该不该辞职去大理开咖啡馆？'))
    expect(reading.passages[0]!.text).toMatch(/凶.*停下/)
    expect(guidance).toContain(iching.decision.hard)
    expect(guidance).toContain(iching.answer.work.hard)
  })

  it('says with 谦 that it goes well', () => {
    const { guidance } = reader.cast(cast(15, 1), ask('要不要跟她表白'))
    expect(guidance).toContain(iching.decision.good)
    expect(guidance).toContain(iching.answer.love.good)
  })

  it('answers without a question too', () => {
    const { interpretation, guidance } = reader.cast(cast(49, 1), null)
    expect(interpretation).not.toContain('你问')
    expect(interpretation).toContain('用克体')
    expect(interpretation).toContain('转而生体')
    expect(guidance).toContain(iching.answer.general.mixed)
  })

  it('names the rule and reads 用九 of 乾', () => {
    const { reading } = reader.cast(cast(1, 1, 2, 3, 4, 5, 6), null)
    expect(reading.rule).toContain('《易学启蒙》')
    expect(reading.passages).toMatchObject([
      { name: '用九', line: null, classic: '见群龙无首，吉。', text: iching.allMoving[1] },
    ])
  })
})

test.each([
  ['我该不该辞职去大理开咖啡馆？', 'work', true],
  ['考研能不能上岸', 'study', true],
  ['要不要跟他表白', 'love', true],
  ['和妈妈吵架了怎么和好', 'people', false],
  ['今年适合搬家吗', 'move', false],
  ['Should I quit my job?', 'work', true],
  ['Will we travel abroad this year', 'move', false],
  ['転職したほうがいいですか', 'work', true],
  ['彼氏と結婚できますか', 'love', false],
  ['이직할까요', 'work', true],
  ['친구와 화해하고 싶어요', 'people', false],
  ['Soll ich kündigen?', 'work', true],
  ['Dois-je déménager ?', 'move', true],
  ['¿Debo cambiar de trabajo?', 'work', true],
  ['Devo me mudar? Posso alugar um apartamento', 'move', true],
  ['明天会怎样', 'general', false],
])('%s is heard as %s', (question, kind, decision) => {
  expect(hearQuestion(question)).toEqual({ kind, decision })
})
