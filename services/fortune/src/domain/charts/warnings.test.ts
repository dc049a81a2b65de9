import { languages } from '@lumen/contracts/languages'
import { expect, it } from 'vitest'
import type { Birth } from '../birth/resolve-birth.ts'
import { bodies } from '@lumen/astrology/sky/points'
import { skyChart } from '@lumen/astrology/sky/chart'
import { termName } from '../texts/subject-names.ts'
import { natalWarnings } from './warnings.ts'

const birth = {
  moment: { timeKnown: true, instant: new Date('1990-05-01T00:00:00Z') },
  found: { approximate: false },
} as unknown as Birth
const sky = { ...skyChart(birth.moment.instant), signEdges: [...bodies, 'Asc', 'MC'] as const }

it.each(languages)('names what stands at the edge of a sign as people say it in %s', (language) => {
  const texts = natalWarnings(birth, sky, language).map(({ text }) => text)
  expect(new Set(texts).size).toBe(16)
  for (const text of texts) {
    expect(text).not.toMatch(/TrueNode|Mean|[{}]|undefined|이\(가\)/)
    expect(text).not.toMatch(/^\p{Ll}/u)
  }
})

it('names solar terms in the reader’s script', () => {
  expect(termName('芒种', 'zh')).toBe('芒种')
  expect(termName('芒种', 'ja')).toBe('芒種')
  expect(termName('芒种', 'ko')).toBe('망종')
  expect(termName('芒种', 'de')).toBe('Mangzhong 芒种')
})
