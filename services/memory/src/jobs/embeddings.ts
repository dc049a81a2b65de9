import type { MemoryContext } from '../context.ts'
import { countVectors } from '../store/search-embeddings.ts'
import { embedEntries } from '../use-cases/embed-entries.ts'

/** Vectors of what is new, made beside everything else; the figures say how far it is. */
export const embeddingJobs = (context: MemoryContext) => ({
  'memory.embed-entries': async () => {
    const made = await embedEntries(context)
    const embedder = context.embedder()
    if (embedder === null) return
    const { db, figures, log } = context
    const counted = await countVectors(db, await embedder.name())
    figures.vectors.set({ state: 'made' }, counted.made)
    figures.vectors.set({ state: 'waiting' }, counted.waiting)
    if (made > 0) log.info({ made, waiting: counted.waiting }, 'embedded memories and turns')
  },
})
