import type { RequestHandlers } from '@lumen/bus/answers'
import type { RequestTable } from '@lumen/contracts/bus'
import { exportRequests, type ExportingService, type ExportInput } from '@lumen/contracts/exports'
import type { Sealer } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { ObjectStore } from '@lumen/objects/object-store'
import { openObjectStore } from '@lumen/objects/open-object-store'
import type { BaseConfig } from './config.ts'
import type { ServiceExport } from './export-sections.ts'
import type { Opened } from './open.ts'
import type { Opening } from './open-process.ts'
import { readerOfExport, writeExportStep } from './write-export.ts'

/** Exports of a service at a time: they read much, and nobody waits for one at a keyboard. */
const concurrency = 2

/**
 * The store of files, or null where the configuration names none; closed with everything else.
 * @throws ObjectStoreError when its folder cannot be written
 */
export async function openObjects({
  base,
  closer,
}: Pick<Opening<unknown, BaseConfig>, 'base' | 'closer'>): Promise<ObjectStore | null> {
  if (base.objects === null) return null
  const objects = await openObjectStore(base.objects)
  closer.add('object store', () => objects.close())
  return objects
}

/** Answers what of a user a service keeps, by `<service>.export-user`. */
export async function serveExports<Tables, Service extends ExportingService>(
  opening: Opening<Opened<Tables> & { sealer?: Sealer }, BaseConfig<Service>>,
  { sections }: ServiceExport<Tables>,
): Promise<void> {
  const { base, context, closer } = opening
  const { bus, db, sealer } = context
  const objects = await openObjects(opening)
  const exportUser = async (input: ExportInput) => {
    if (objects === null)
      throw new AppError('unavailable', 'No object store is configured to export to')
    const box = sealer === undefined ? null : await sealer.open(db, input.userId)
    const reader = readerOfExport(context, input.exportId)
    return writeExportStep({ db: reader, box, objects }, base.service, sections, input)
  }
  const table: RequestTable = exportRequests[base.service]
  const handlers = { [`${base.service}.export-user`]: exportUser } as RequestHandlers<RequestTable>
  const serving = bus.serve(table, handlers, { concurrency })
  closer.add('exports', () => serving.close())
}
