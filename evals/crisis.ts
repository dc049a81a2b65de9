import { assessCrisis } from '@lumen/safety/crisis'
import { isLanguage } from '@lumen/safety/language'
import { readRows, writeRows } from './json-lines.ts'
import { readArguments } from './arguments.ts'

/**
 * `npm run -s eval:crisis -- --data FILE --out FILE`: labels each text (`crisis`, `third_party` or
 * `none`) with the same rules that every message passes. No scoring, no knowledge of the cases.
 */
const { data, out } = readArguments('eval:crisis', ['data', 'out'])
const rows = await readRows(data, (row) => {
  const { text, language } = row
  if (typeof text !== 'string') throw new Error('text must be a string')
  if (language !== undefined && !isLanguage(language))
    throw new Error(`there is no language ${JSON.stringify(language)}`)
  return { text, language }
})
await writeRows(
  out,
  rows.map(({ text, language }) => {
    const assessed = assessCrisis(text, language === undefined ? {} : { language })
    return { text, language: language ?? assessed.language, label: assessed.label }
  }),
)
