import type { JobPayload } from '@lumen/contracts/jobs'
import type { AuthContext } from '../context.ts'
import { sweepExports } from '../use-cases/export/remove-export.ts'
import { runExport } from '../use-cases/export/run-export.ts'

type ExportRun = { payload: JobPayload<'auth.run-export'>; signal: AbortSignal }

/** Entrance of what makes exports and removes them when their time is over. */
export const exportJobs = (context: AuthContext) => ({
  'auth.run-export': ({ payload, signal }: ExportRun) =>
    runExport(context, payload.exportId, signal),
  'auth.sweep-exports': ({ signal }: { signal: AbortSignal }) => sweepExports(context, signal),
})
