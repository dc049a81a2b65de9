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
  ['zh', '这一天太阳从白羊座走进金牛座：'],
  ['en', 'On that day the Sun passed from Aries into Taurus: '],
  ['fr', 'Ce jour-là, le Soleil passe du Bélier au Taureau : '],
  ['de', 'An diesem Tag wechselte die Sonne das Zeichen, von Widder zu Stier: '],
  ['es', 'Ese día el Sol pasó de Aries a Tauro: '],
  ['ko', '이날 태양은 양자리에서 황소자리로 옮겨 갔습니다.'],
] as const)('tells of two signs where the time is unknown in %s', (language, told) => {
  // The Sun enters Taurus at 2:27 UTC on 20 April 1990: noon is far from the edge.
  const moment = { ...birth.moment, instant: new Date('1990-04-20T12:00:00Z') }
  const warningsOf = (timeKnown: boolean) =>
    readerFor(language)
      .natalWarnings({ ...birth, moment: { ...moment, timeKnown } }, skyChart(moment.instant))
      .filter(({ kind }) => kind === 'day-of-two-signs')
  expect(warningsOf(true)).toEqual([])
  const [ofSun, ...others] = warningsOf(false)
  expect(ofSun).toMatchObject({ subject: 'Sun' })
  expect(ofSun!.text).toContain(told)
  expect(others.map(({ subject }) => subject)).not.toContain('Moon')
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
