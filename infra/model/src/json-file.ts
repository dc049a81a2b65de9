import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** What a file holds; null where it is not there or holds something else. */
export async function readJson<T extends TSchema>(
  schema: T,
  path: string,
): Promise<Static<T> | null> {
  try {
    return Value.Parse(schema, JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

/** Whoever reads it meanwhile sees all of the old or all of the new. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(value, null, 2))
  await rename(draft, path)
}
