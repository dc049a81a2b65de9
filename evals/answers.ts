import { parseArgs } from 'node:util'
import { checkDialogue, scoreAnswers, type Tally } from './answers-score.ts'
import { readRows } from './json-lines.ts'

/**
 * What quoting the user's own clauses answers of their questions about themselves, before any
 * wording, beside the best one and two lines by BM25.
 */
const usage = 'Usage: npm run -s eval:answers -- --talks FILE… [--misses N]'

function readOptions(): { files: string[]; most: number } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        talks: { type: 'string', multiple: true },
        misses: { type: 'string', default: '0' },
      },
    })
    const files = [...(values.talks ?? []), ...positionals]
    if (files.length === 0) throw new Error('--talks must be given')
    return { files, most: Number(values.misses) }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
    process.exit(2)
  }
}

const share = (part: number, of: number): number | string =>
  of === 0 ? '–' : Number((part / of).toFixed(3))

const row = (tally: Tally) => ({
  asks: tally.asks,
  'hit@1': share(tally.hit1, tally.asks),
  'hit@2': share(tally.hit2, tally.asks),
  stale: share(tally.stale, tally.asks),
  'false not told': share(tally.missed, tally.asks),
  'BM25 line': share(tally.line1, tally.asks),
  'BM25 two lines': share(tally.line2, tally.asks),
  untold: tally.untold,
  'untold quoted': share(tally.untoldQuoted, tally.untold),
  told: tally.told,
  'told answered': share(tally.toldAnswered, tally.told),
})

const { files, most } = readOptions()
const dialogues = (await Promise.all(files.map((file) => readRows(file, checkDialogue)))).flat()
const { tallies, misses } = scoreAnswers(dialogues)
console.table(
  Object.fromEntries(Object.entries(tallies).map(([language, tally]) => [language, row(tally)])),
)
for (const miss of misses.slice(0, most)) console.log(JSON.stringify(miss))
