import type { MediaContext } from '../context.ts'
import { removeUnbound, sweepObjects } from '../use-cases/sweep-objects.ts'

type Run = { signal: AbortSignal }

/** Entrance of what keeps the store of files clean. */
export const objectJobs = (context: MediaContext) => ({
  'media.remove-unbound-objects': ({ signal }: Run) => removeUnbound(context, signal),
  'media.sweep-objects': ({ signal }: Run) => sweepObjects(context, signal),
})
