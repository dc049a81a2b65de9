import { readFileSync } from 'node:fs'
import { languages } from '@lumen/contracts/languages'
import { outputReasons } from '@lumen/safety/content'
import { checkOutput } from '@lumen/safety/output-guard'
import { readArguments } from './arguments.ts'

/**
 * How many of the JSONL rows {text, language, reason} that a model might write are stopped, by
 * language and reason; reason null is what must pass.
 */
const { data } = readArguments('eval:output', ['data'])
type Row = { readonly text: string; readonly language: string; readonly reason: string | null }
const rows = readFileSync(data, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)
const judged = rows.map((row) => ({ ...row, isStopped: !checkOutput(row.text).isSafe }))
const kinds = [...outputReasons, null]
console.table(
  [...languages, null].map((language) => {
    const own = judged.filter((row) => language === null || row.language === language)
    const counted = kinds.map((reason) => {
      const of = own.filter((row) => row.reason === reason)
      const stopped = of.filter(({ isStopped }) => isStopped).length
      return [reason ?? 'harmless', `${stopped}/${of.length}`]
    })
    return { language: language ?? 'all', ...Object.fromEntries(counted) }
  }),
)
