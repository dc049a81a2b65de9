import type { ExportInput, ExportPart, ExportStep } from '@lumen/contracts/exports'
import { timeOfId } from '@lumen/database/ids'
import type { Reader } from '@lumen/database/reader'
import { oldestReadMs } from '@lumen/database/replica'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import { exportKey } from '@lumen/objects/object-key'
import type { ObjectStore } from '@lumen/objects/object-store'
import { sealFile } from '@lumen/objects/sealed-file'
import { Readable } from 'node:stream'
import type { ExportSection } from './export-sections.ts'
import type { Opened } from './open.ts'

/** Of one step: enough to be worth an object, little enough to answer in time and hold in memory. */
const stepRecords = 2_000
const pageRecords = 500
const stepMs = 10_000

/**
 * What an export is read of: whatever was there when it was asked for is in it, and from when that is
 * in every replica that is used, it is read there.
 */
export function readerOfExport<Tables>(
  { db, mayBeOld, clock }: Pick<Opened<Tables>, 'db' | 'mayBeOld' | 'clock'>,
  exportId: string,
): Reader<Tables> {
  return clock.now().getTime() - timeOfId(exportId).getTime() > oldestReadMs ? mayBeOld : db
}

/** Where a step goes on: the section, and the last key that was read in it. */
type Cursor = { readonly section: number; readonly after: readonly string[] | null }

type Written = Pick<ExportPart, 'section' | 'group' | 'kind' | 'records'> & { bytes: Uint8Array }

/** @throws AppError `invalid_input` for what no step gave back */
function readCursor(text: string): Cursor {
  try {
    const { section, after } = JSON.parse(text) as Partial<Cursor>
    if (Number.isInteger(section) && after !== undefined) return { section: section!, after }
  } catch {
    // Told below.
  }
  throw new AppError('invalid_input', 'This is no place where an export goes on')
}

const bytesOf = (records: readonly object[]) =>
  Buffer.from(records.map((record) => `${JSON.stringify(record)}\n`).join(''), 'utf8')

/**
 * Writes the next part of what a service keeps of a user: sealed, each section and group in objects of
 * its own. Asked again for the same step it writes the same objects over.
 * @throws ObjectStoreError when nothing can be kept
 */
export async function writeExportStep<Tables>(
  { db, box, objects }: { db: Reader<Tables>; box: Box | null; objects: ObjectStore },
  service: string,
  sections: readonly ExportSection<Tables>[],
  { userId, exportId, key, step, cursor }: ExportInput,
): Promise<ExportStep> {
  const sealKey = Buffer.from(key, 'base64')
  const started = performance.now()
  const parts: ExportPart[] = []
  let at: Cursor = cursor === null ? { section: 0, after: null } : readCursor(cursor)
  let told = 0

  async function write({ bytes, ...part }: Written): Promise<void> {
    const name = `${service}-${step}-${parts.length}`
    const objectKey = exportKey(userId, exportId, name)
    await objects.put(objectKey, sealFile(Readable.from([bytes]), sealKey, objectKey))
    parts.push({ ...part, name, bytes: bytes.length })
  }

  while (at.section < sections.length) {
    const { name: section, read } = sections[at.section]!
    const page = await read({ db, box, userId, after: at.after, limit: pageRecords })
    const group = page.group ?? null
    if (page.records.length > 0)
      await write({
        section,
        group,
        kind: 'records',
        records: page.records.length,
        bytes: bytesOf(page.records),
      })
    for (const file of page.files ?? [])
      await write({ section, group, kind: 'file', records: 1, bytes: file.bytes })
    told += page.records.length + (page.files?.length ?? 0)
    at =
      page.after === null
        ? { section: at.section + 1, after: null }
        : { section: at.section, after: page.after }
    if (told >= stepRecords || performance.now() - started > stepMs) break
  }
  const over = at.section >= sections.length
  return {
    parts,
    cursor: over ? null : JSON.stringify(at),
    done: over ? 1 : at.section / sections.length,
  }
}
