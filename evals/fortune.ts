import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from './arguments.ts'
import { fortuneFiles } from './fortune-cases.ts'
import { loadAtlas } from '@lumen/astrology/atlas'

/**
 * Computes the cases of a folder with the engine of service fortune: one line
 * `{file, id, result}` per case. Expected values in the files are not looked at.
 */
const { data, out } = readArguments('eval:fortune', ['data', 'out'])
const atlas = await loadAtlas()
const lines: string[] = []
for (const { file, list, compute } of fortuneFiles(atlas)) {
  const path = join(data, file)
  if (!existsSync(path)) continue
  const content = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  const cases = content[list]
  if (!Array.isArray(cases)) throw new Error(`${path} has no list ${list}`)
  cases.forEach((one: { id?: string; query?: string }, index) => {
    const id = one.id ?? one.query ?? index
    lines.push(`${JSON.stringify({ file, id, result: compute(one as never) })}\n`)
  })
}
if (lines.length === 0) throw new Error(`${data} holds none of the files`)
await writeFile(out, lines.join(''))
console.error(`${lines.length} cases`)
