import { createWriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { assessCrisis } from '@lumen/safety/crisis'
import { readCrisisRows } from './crisis-rows.ts'

const usage = `usage: npm run -s eval:crisis -- --data FILE --out FILE
  --data  JSONL rows {text, language?}
  --out   JSONL rows {text, language, label} in the same order, label: crisis, third_party or none`

function readArguments(): { data: string; out: string } {
  try {
    const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } })
    if (values.data !== undefined && values.out !== undefined) {
      return { data: values.data, out: values.out }
    }
    console.error(usage)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
  process.exit(2)
}

const { data, out } = readArguments()
try {
  const labelled: string[] = []
  for await (const { text, language } of readCrisisRows(data)) {
    const assessment = assessCrisis(text, language === undefined ? {} : { language })
    labelled.push(
      JSON.stringify({ text, language: language ?? assessment.language, label: assessment.label }),
    )
  }
  await new Promise<void>((resolve, reject) => {
    const file = createWriteStream(out)
    file.on('error', reject)
    file.end(labelled.map((line) => `${line}\n`).join(''), resolve)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
