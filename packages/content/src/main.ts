import { parseArgs } from 'node:util'
import { compileContent } from './compile-content.ts'
import { roomsOf } from './declared-rooms.ts'
import { writeLanguages } from './write-languages.ts'

/**
 * `npm run content`: compiles what has changed, and writes what a language is as TypeScript. For an
 * image, `--for services/chat` compiles only the rooms that this service reads.
 */
const { values } = parseArgs({ options: { for: { type: 'string' } } })
try {
  if (values.for === undefined) writeLanguages()
  const rooms = values.for === undefined ? undefined : await roomsOf(values.for)
  const written = await compileContent(rooms && { rooms })
  console.log(`${written} rooms compiled`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
