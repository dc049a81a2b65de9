import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { findSpeechModel } from './catalogue.ts'
import { partOf } from './download.ts'
import { readJson, writeJson } from './json-file.ts'
import { bytesAt } from './speech-files.ts'

const Interrupted = Type.Object({
  name: Type.String(),
  /** What was asked for: a name of the catalogue, or an address. */
  what: Type.String(),
  totalBytes: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
})
/** A model of which a part is here. */
export type Interrupted = Static<typeof Interrupted>

const folderOf = (dir: string) => join(dir, 'fetching')
const noteOf = (dir: string, name: string) => join(folderOf(dir), `${name}.json`)
/** Where a fetched model is kept: a file, or of one that speaks or writes down a folder. */
export const fileOf = (dir: string, name: string): string =>
  join(dir, 'models', findSpeechModel(name) === null ? `${name}.gguf` : name)

/** Notes what is being fetched, so that it is known after any end of this program. */
export const noteFetching = (dir: string, note: Interrupted): Promise<void> =>
  writeJson(noteOf(dir, note.name), note)

export const forgetFetching = (dir: string, name: string): Promise<void> =>
  rm(noteOf(dir, name), { force: true })

/** What was begun and is not whole, with the bytes that came. */
export async function listInterrupted(
  dir: string,
): Promise<(Interrupted & { receivedBytes: number })[]> {
  const names = await readdir(folderOf(dir)).catch(() => [])
  const notes = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => readJson(Interrupted, join(folderOf(dir), name))),
  )
  return Promise.all(
    notes
      .filter((note) => note !== null)
      .map(async (note) => ({
        ...note,
        receivedBytes: await bytesAt(partOf(fileOf(dir, note.name))),
      })),
  )
}

/** Throws away what came of it. */
export async function discardFetching(dir: string, name: string): Promise<void> {
  await rm(partOf(fileOf(dir, name)), { recursive: true, force: true })
  await forgetFetching(dir, name)
}
