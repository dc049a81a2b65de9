import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { readArguments } from './arguments.ts'
import { exampleOf, fit } from './emotion-fit.ts'
import { readEmotionRows, readTalkRows } from './emotion-rows.ts'

/**
 * Trains the weights of the classifier of feelings on JSONL rows {text, language, label}, gzipped or not, and
 * on the rows of talk of this repository.
 */
const { data, out } = readArguments('eval:emotion:train', ['data', 'out'])
const rows = [...readEmotionRows(data), ...readTalkRows()]
const { bytes, ...head } = fit(rows.map(exampleOf))
const packed = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(bytes.buffer)])
writeFileSync(out, gzipSync(packed, { level: 9 }))
console.error(`${rows.length} rows`)
