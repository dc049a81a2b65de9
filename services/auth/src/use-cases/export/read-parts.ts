import { createInterface } from 'node:readline'
import { exportKey } from '@lumen/objects/object-key'
import type { ObjectStore } from '@lumen/objects/object-store'
import { openSealed } from '@lumen/objects/sealed-file'
import type { ExportRow } from '../../store/exports.ts'
import type { CollectedPart } from './collect-parts.ts'

/** What an export is written from. */
export type ExportSource = {
  readonly objects: ObjectStore
  readonly row: ExportRow
  readonly key: Buffer
  readonly parts: readonly CollectedPart[]
  readonly signal: AbortSignal
}

type Which = { section: string; group?: string }

const partsOf = ({ parts }: ExportSource, { section, group }: Which, kind: CollectedPart['kind']) =>
  parts.filter(
    (part) =>
      part.kind === kind &&
      part.section === section &&
      (group === undefined || part.group === group),
  )

async function open({ objects, row, key }: ExportSource, { name }: CollectedPart) {
  const stream = await openSealed(objects, exportKey(row.user_id, row.id, name), key)
  if (stream === null) throw new Error(`Part ${name} of export ${row.id} is gone`)
  return stream
}

/** Records of a section one by one, as JSON; opened only while they are read. */
export async function* linesOf(source: ExportSource, which: Which): AsyncGenerator<string> {
  for (const part of partsOf(source, which, 'records')) {
    const lines = createInterface({ input: await open(source, part), crlfDelay: Infinity })
    for await (const line of lines) if (line !== '') yield line
    source.signal.throwIfAborted()
  }
}

/** The same as objects of this shape, which is that of the section. */
export async function* recordsOf<Shape>(source: ExportSource, which: Which): AsyncGenerator<Shape> {
  for await (const line of linesOf(source, which)) yield JSON.parse(line) as Shape
}

/** A file that a service wrote for the export; null: there is none. */
export async function fileOf(source: ExportSource, which: Which): Promise<Buffer | null> {
  const [part] = partsOf(source, which, 'file')
  if (part === undefined) return null
  return Buffer.concat(await (await open(source, part)).toArray())
}
