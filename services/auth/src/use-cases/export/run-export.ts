import { exportKey } from '@lumen/objects/object-key'
import type { ObjectStore } from '@lumen/objects/object-store'
import { sealFile } from '@lumen/objects/sealed-file'
import { repeat } from '@lumen/runtime/repeat'
import type { AuthContext } from '../../context.ts'
import {
  claimExport,
  findExport,
  openExportKey,
  updateExport,
  type ExportRow,
} from '../../store/exports.ts'
import { collectParts } from './collect-parts.ts'
import { writeJson } from './write-json.ts'
import { writeKit } from './write-kit.ts'
import { announceNotification } from '../create-notification.ts'
import { endAsFailed, endAsReady } from './end-export.ts'
import { removeFiles } from './remove-export.ts'

const leaseMs = 60_000
const renewMs = 10_000
/** Percent of the work that collecting is; the rest is writing the file. */
const collecting = 80

/** Name of the finished file among what is written for an export. */
export const archiveName = 'archive'

/** The export is somebody else’s now, or gone. */
class Released extends Error {}

/**
 * Makes an export that nobody else works on: collects from every service what it has not collected yet,
 * then writes the file. A worker that is killed leaves what it collected to the next one.
 */
export async function runExport(
  context: AuthContext,
  exportId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, log, objects } = context
  if (objects === null) return
  const row = await claimExport(db, exportId, clock.now(), leaseMs)
  if (row === null) return
  const released = new AbortController()
  const stop = AbortSignal.any([signal, released.signal])
  const change = async (values: Parameters<typeof updateExport>[2]) => {
    if (await updateExport(db, row, values)) return
    released.abort(new Released('the export is not ours any more'))
    throw new Released('the export is not ours any more')
  }
  const renewing = repeat({
    every: renewMs,
    label: 'keeping an export',
    log,
    work: () => change({ lease_until: new Date(clock.now().getTime() + leaseMs) }).catch(ignore),
  })
  const removeLeft = (kept: { but?: string } = {}) =>
    removeFiles(objects, row, kept).catch((error: unknown) => {
      log.error({ err: error, exportId }, 'what was written for an export is left for the sweep')
    })
  try {
    const bytes = await make(context, objects, row, stop, (progress) => change({ progress }))
    const ended = await endAsReady(context, row, bytes)
    if (ended === null) throw new Released('the export is not ours any more')
    if (ended.told !== null) await announceNotification(context, row.user_id, ended.told)
    await removeLeft({ but: archiveName })
    log.info({ exportId, format: row.format, bytes }, 'made an export')
  } catch (error) {
    const isReleased = error instanceof Released || released.signal.aborted
    if (!isReleased && signal.aborted) {
      // The process closes: the next one goes on where this one stopped.
      await change({ lease_until: clock.now() }).catch(ignore)
      throw error
    }
    if (!isReleased) log.error({ err: error, exportId }, 'an export failed')
    // Not of one that is ready, which may be stored though the answer was lost. Nobody else removes
    // what was written after the row went.
    const isOver =
      (!isReleased && (await endAsFailed(context, row, error))) ||
      (await findExport(db, exportId)) === null
    if (isOver) await removeLeft()
  } finally {
    await renewing.close()
  }
}

const ignore = () => undefined

/** @returns how many bytes the file has */
async function make(
  context: AuthContext,
  objects: ObjectStore,
  row: ExportRow,
  signal: AbortSignal,
  tell: (progress: number) => Promise<void>,
): Promise<number> {
  const box = await context.sealer.open(context.db, row.user_id)
  const key = openExportKey(box, row)
  const collected = await collectParts(context, objects, { row, key }, signal, (done) =>
    tell(Math.floor(done * collecting)),
  )
  const source = { objects, row, key: Buffer.from(key, 'base64'), parts: collected, signal }
  let bytes = 0
  async function* counted(file: AsyncIterable<Uint8Array>) {
    for await (const chunk of file) {
      signal.throwIfAborted()
      bytes += chunk.length
      yield chunk
    }
  }
  const name = exportKey(row.user_id, row.id, archiveName)
  const file =
    row.format === 'json'
      ? writeJson(source, context.clock.now())
      : writeKit(source, context.clock.now(), context.exportTexts(row.language))
  await objects.put(name, sealFile(counted(file), source.key, name))
  return bytes
}
