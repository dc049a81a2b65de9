import { languages } from '@lumen/contracts/languages'
import { readerFor } from '@lumen/fortune/readings'
import { overlapOf } from './readings-overlap.ts'
import { animalDays, chartDays, chartTexts, signDays } from './readings-texts.ts'

/**
 * Writes the readings of 12 signs and 12 animals over 60 days and of 40 charts of four pillars in
 * each language, and says how much of each other they repeat. Fails where two are equal or the
 * median overlap of five-grams is above 0.3, or one overlap above 0.75.
 */
const limit = 0.3
/** No two of them may be nearer to each other. */
const nearest = 0.75
const rows: Record<string, string | number>[] = []
for (const language of languages) {
  const reader = readerFor(language)
  const sets = {
    'signs × 60 days': signDays(reader, 60),
    'animals × 60 days': animalDays(reader, 60),
    '40 charts × 12 days': chartDays(reader, 40, 12),
    '40 charts': chartTexts(reader, 40),
  }
  for (const [name, texts] of Object.entries(sets)) {
    const { equal, median, p90, max } = overlapOf(texts, language)
    const failed = equal > 0 || median > limit || max > nearest
    if (failed) process.exitCode = 1
    rows.push({
      language,
      readings: name,
      texts: texts.length,
      letters: Math.round(texts.reduce((sum, text) => sum + text.length, 0) / texts.length),
      equal,
      median: median.toFixed(3),
      p90: p90.toFixed(3),
      max: max.toFixed(3),
      verdict: failed ? 'FAILED' : 'ok',
    })
  }
}
console.table(rows)
