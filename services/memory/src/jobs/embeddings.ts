import type { MemoryContext } from '../context.ts'
import { embedEntries } from '../use-cases/embed-entries.ts'

/** Vectors of what is new, made beside everything else. */
export const embeddingJobs = (context: MemoryContext) => ({
  'memory.embed-entries': async () => {
    const made = await embedEntries(context)
    if (made > 0) context.log.info({ made }, 'embedded memories and turns')
  },
})
