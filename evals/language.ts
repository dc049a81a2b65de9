import { isLanguage, languages } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import { eld } from 'eld/small'
import { readFile } from 'node:fs/promises'
import { readRows } from './json-lines.ts'
import { scoreDetector, type Detector, type Line } from './language-score.ts'

/**
 * `npm run -s eval:language`: how our detector and a library's hear the language of short lines of
 * talk, when the talk goes on in its language and when it changes. Both run in this process, on the
 * same lines: what people say in our fixtures of feelings and of memories.
 */
const fixture = (path: string): string => new URL(path, import.meta.url).pathname

const feelings = await readRows<Line>(fixture('fixtures/talk-feelings/words.jsonl'), (row) => {
  const { text, language } = row
  if (typeof text !== 'string' || !isLanguage(language)) throw new Error('no line in a language')
  return { text, language }
})
const told = await Promise.all(
  languages.map(async (language): Promise<Line[]> => {
    const path = fixture(`../services/memory/fixtures/extraction/${language}.txt`)
    const lines = (await readFile(path, 'utf8')).split('\n')
    return lines.flatMap((line) =>
      line.startsWith('U ') ? [{ text: line.slice(2), language }] : [],
    )
  }),
)
const lines = [...feelings, ...told.flat()]

eld.setLanguageSubset([...languages])
const library: Detector = (text) => {
  const { language, isReliable } = eld.detect(text)
  return isReliable() && isLanguage(language) ? language : null
}
const detectors: Record<string, Detector> = {
  ours: detectLanguage,
  eld: library,
  'ours, else eld': (text, talk) => detectLanguage(text, talk) ?? library(text, talk),
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const figures = Object.entries(detectors).map(([name, detect]) => {
  const began = performance.now()
  const score = scoreDetector(lines, detect)
  const micros = ((performance.now() - began) * 1_000) / (lines.length * languages.length)
  return { name, score, micros }
})
console.log(`${lines.length} lines, each in a talk of each language`)
console.table(
  Object.fromEntries(
    figures.map(({ name, score, micros }) => [
      name,
      {
        stayed: percent(score.stayed),
        'heard a change': percent(score.heard),
        'took for a third': percent(score.mistaken),
        'µs a line': Math.round(micros),
      },
    ]),
  ),
)
const [ours, theirs] = figures
const lost = (each: (typeof figures)[number] | undefined): number => 1 - (each?.score.stayed ?? 0)
console.log(
  `wrong, ours : eld = ${((ours?.score.wrong ?? 0) / (theirs?.score.wrong ?? 1)).toFixed(2)}`,
)
console.log(`left the language of the talk, ours : eld = ${(lost(ours) / lost(theirs)).toFixed(2)}`)
