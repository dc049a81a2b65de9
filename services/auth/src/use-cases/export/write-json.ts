import { linesOf, type ExportSource } from './read-parts.ts'

const bufferedChars = 64 * 1024

/**
 * Everything as one JSON document: `data` has a list for each section, in the order in which services
 * are asked. It is written while it is read and never held as a whole.
 */
export async function* writeJson(source: ExportSource, now: Date): AsyncGenerator<Buffer> {
  let text = ''
  for await (const piece of pieces(source, now)) {
    text += piece
    if (text.length < bufferedChars) continue
    yield Buffer.from(text, 'utf8')
    text = ''
  }
  yield Buffer.from(text, 'utf8')
}

async function* pieces(source: ExportSource, now: Date): AsyncGenerator<string> {
  const { row, parts } = source
  const about = {
    format: 'lumen-export',
    version: 1,
    exportedAt: now.toISOString(),
    userId: row.user_id,
    language: row.language,
  }
  const records = parts.filter(({ kind }) => kind === 'records')
  const sections = [...new Set(records.map(({ section }) => section))]
  yield `${JSON.stringify(about).slice(0, -1)},"data":{`
  for (const [index, section] of sections.entries()) {
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(section)}:[`
    let first = true
    for await (const line of linesOf(source, { section })) {
      yield `${first ? '' : ','}\n${line}`
      first = false
    }
    yield ']'
  }
  yield '}}\n'
}
