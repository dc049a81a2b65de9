import {
  exportRequests,
  type ExportingService,
  type ExportInput,
  type ExportPart,
  type ExportStep,
} from '@lumen/contracts/exports'
import type { RequestTable } from '@lumen/contracts/bus'
import type { ObjectStore } from '@lumen/objects/object-store'
import { readerOfExport, writeExportStep } from '@lumen/service/write-export'
import type { AuthContext } from '../../context.ts'
import { insertStep, listLastSteps, listParts, type ExportRow } from '../../store/exports.ts'
import { authExport } from './export-sections.ts'

/** What was written for an export, and by whom. */
export type CollectedPart = ExportPart & { readonly service: string }

const others = Object.keys(exportRequests) as ExportingService[]
const services = ['auth', ...others] as const

/**
 * Has every service write what it keeps of the user, step by step. Each step is noted: whoever goes on
 * with the export asks for the next one.
 * @throws BusError when a service does not answer; ObjectStoreError when nothing can be kept
 */
export async function collectParts(
  context: AuthContext,
  objects: ObjectStore,
  { row, key }: { row: ExportRow; key: string },
  signal: AbortSignal,
  tell: (done: number) => Promise<void>,
): Promise<CollectedPart[]> {
  const { db } = context
  const known = new Map((await listLastSteps(db, row.id)).map((step) => [step.service, step]))
  for (const [index, service] of services.entries()) {
    let last = known.get(service)
    while (last === undefined || last.cursor !== null) {
      signal.throwIfAborted()
      const input: ExportInput = {
        userId: row.user_id,
        exportId: row.id,
        key,
        step: last === undefined ? 0 : last.step + 1,
        cursor: last?.cursor ?? null,
      }
      const { parts, cursor, done } = await ask(context, objects, service, input, signal)
      last = { service, step: input.step, cursor }
      await insertStep(db, row.id, { ...last, parts })
      await tell((index + done) / services.length)
    }
  }
  return listParts(db, row.id)
}

async function ask(
  context: AuthContext,
  objects: ObjectStore,
  service: (typeof services)[number],
  input: ExportInput,
  signal: AbortSignal,
): Promise<ExportStep> {
  const { bus, db, sealer } = context
  if (service === 'auth') {
    const box = await sealer.open(db, input.userId)
    const reader = readerOfExport(context, input.exportId)
    return writeExportStep({ db: reader, box, objects }, service, authExport.sections, input)
  }
  const table: RequestTable = exportRequests[service]
  return (await bus.request(table, `${service}.export-user`, input, { signal })) as ExportStep
}
