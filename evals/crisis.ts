import { parseArgs } from 'node:util'
import { assessCrisis } from '@lumen/safety/crisis'
import { crisisFigures, type AssessedRow } from './crisis-figures.ts'
import { readCrisisRows } from './crisis-rows.ts'
import { writeRows } from './json-lines.ts'

const usage = `usage: npm run -s eval:crisis -- --data FILE [--data FILE ...] [--out FILE]
  --data  JSONL rows {text, language?, label?, form?}; label: crisis, third_party or none;
          form of a crisis: direct or indirect
  --out   JSONL rows {text, language, label} in the same order
Where rows have labels it prints what was heard, and alarms against recall over the threshold.`

function readArguments(): { data: string[]; out: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { data: { type: 'string', multiple: true }, out: { type: 'string' } },
    })
    if (values.data !== undefined) return { data: values.data, out: values.out }
    console.error(usage)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  process.exit(2)
}

const { data, out } = readArguments()
try {
  const rows: AssessedRow[] = []
  for (const path of data) {
    for await (const row of readCrisisRows(path)) {
      const { text, language } = row
      rows.push({ row, said: assessCrisis(text, language === undefined ? {} : { language }) })
    }
  }
  if (out !== undefined) {
    await writeRows(
      out,
      rows.map(({ row: { text, language }, said }) => ({
        text,
        language: language ?? said.language,
        label: said.label,
      })),
    )
  }
  const labelled = rows.filter(({ row }) => row.label !== undefined)
  if (labelled.length > 0) {
    const { figures, curve } = crisisFigures(labelled)
    console.log('heard')
    console.table(figures)
    console.log('alarms, whatever their label, over the threshold (1 is in use)')
    console.table(curve)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
