import type { BaziChart } from '@lumen/astrology/bazi/chart'
import { skyChart } from '@lumen/astrology/sky/chart'
import { bodies } from '@lumen/astrology/sky/points'
import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import { readerFor } from '../../../readings.ts'
import type { Birth } from '../../birth/resolve-birth.ts'

const birth = {
  moment: { timeKnown: true, instant: new Date('1990-05-01T00:00:00Z') },
  found: { approximate: false },
} as unknown as Birth
const sky = { ...skyChart(birth.moment.instant), signEdges: [...bodies, 'Asc', 'MC'] as const }

it.each(languages)('names what stands at the edge of a sign as people say it in %s', (language) => {
  const texts = readerFor(language)
    .natalWarnings(birth, sky)
    .map(({ text }) => text)
  expect(new Set(texts).size).toBe(16)
  for (const text of texts) {
    expect(text).not.toMatch(/TrueNode|Mean[LN]|[{}]|undefined|이\(가\)/)
    expect(text).not.toMatch(/^\p{Ll}/u)
  }
})

it.each([
  ['zh', '距芒种只有 2.5 秒'],
  ['ja', '節気「芒種」から 2.5 秒'],
  ['ko', '절기 망종에서 2.5초'],
  ['de', '2,5 s vom Sonnenabschnitt Mangzhong 芒种 entfernt'],
] as const)('names a solar term in the reader’s script: %s', (language, told) => {
  const chart = { warnings: [{ kind: 'near-term', term: '芒种', seconds: 2.51 }] }
  const [warning] = readerFor(language).baziWarnings(birth, chart as unknown as BaziChart, false)
  expect(warning).toMatchObject({ subject: '芒种', seconds: 2.5 })
  expect(warning!.text).toContain(told)
})
