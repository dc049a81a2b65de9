import { languages, type Language } from '@lumen/contracts/languages'
import { readerFor } from '@lumen/fortune/readings'
import {
  luckLimit,
  luckMeasure,
  type Measure,
  overlapOf,
  usualMeasure,
} from './readings-overlap.ts'
import {
  animalDays,
  chartDays,
  chartTexts,
  luckTexts,
  natalTexts,
  signDays,
} from './readings-texts.ts'

/**
 * Writes the readings of 12 signs and 12 animals over 60 days, of 40 charts of four pillars and of 40
 * birth charts of the sky in each language, and says how much of each other they repeat. Fails where
 * two are equal, the median overlap of five-grams is above 0.3, or one overlap above 0.75. Birth
 * charts are held to more: see `natalLimits`, `luckLimit`.
 */
const limit = 0.3
/** No two of them may be nearer to each other. */
const nearest = 0.75
type Readings = { readonly name: string; readonly texts: readonly string[] } & Limit
type Limit = { readonly measure: Measure; readonly most: number }

const usual: Limit = { measure: usualMeasure, most: limit }
/** What two births may share at the median. */
const natalLimits = (language: Language): Limit[] => [
  { measure: usualMeasure, most: 0.15 },
  ...(language === 'zh' ? [{ measure: { ...usualMeasure, size: 4 }, most: 0.1 }] : []),
  ...(language === 'en' ? [{ measure: { size: 1, against: 'both' } as const, most: 0.35 }] : []),
]
const rows: Record<string, string | number>[] = []
for (const language of languages) {
  const reader = readerFor(language)
  const natal = natalTexts(reader, 40)
  const sets: readonly Readings[] = [
    { name: 'signs × 60 days', texts: signDays(reader, 60), ...usual },
    { name: 'animals × 60 days', texts: animalDays(reader, 60), ...usual },
    { name: '40 charts × 12 days', texts: chartDays(reader, 40, 12), ...usual },
    { name: '40 charts', texts: chartTexts(reader, 40), ...usual },
    {
      name: 'luck of 40 charts',
      texts: luckTexts(reader, 40),
      measure: luckMeasure(language),
      most: luckLimit,
    },
    ...natalLimits(language).map((held) => ({ name: '40 natal charts', texts: natal, ...held })),
  ]
  for (const { name, texts, measure, most } of sets) {
    const { equal, median, p90, max } = overlapOf(texts, language, measure)
    const failed = equal > 0 || median > most || max > nearest
    if (failed) process.exitCode = 1
    rows.push({
      language,
      readings: name,
      texts: texts.length,
      letters: Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length),
      grams: `${measure.size} of ${measure.against}`,
      equal,
      median: median.toFixed(3),
      p90: p90.toFixed(3),
      max: max.toFixed(3),
      most,
      verdict: failed ? 'FAILED' : 'ok',
    })
  }
}
console.table(rows)
