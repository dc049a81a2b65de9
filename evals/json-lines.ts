import { readFile, writeFile } from 'node:fs/promises'

/**
 * Reads a file of JSON lines, each through `check`; empty lines are left out. Ends the process with
 * the number of the first line that is not as it should be.
 */
export async function readRows<T>(
  path: string,
  check: (row: Record<string, unknown>) => T,
): Promise<T[]> {
  const fail = (message: string): never => {
    console.error(message)
    process.exit(1)
  }
  const text = await readFile(path, 'utf8').catch((error: Error) => fail(error.message))
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      const row: unknown = JSON.parse(line)
      if (typeof row !== 'object' || row === null) throw new Error('it must be an object')
      return [check(row as Record<string, unknown>)]
    } catch (error) {
      return fail(`${path}, line ${index + 1}: ${error instanceof Error ? error.message : ''}`)
    }
  })
}

/** Writes rows as JSON lines. */
export const writeRows = (path: string, rows: readonly unknown[]): Promise<void> =>
  writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
