import { eventConsumers } from '@lumen/contracts/consumers'
import type { MemoryContext } from '../context.ts'
import { ingestImported, type ImportedMessages } from '../use-cases/ingest-imported.ts'

const { durable } = eventConsumers.memory.imports

/** Follows what comes over from files beside what is said: nobody who talks waits behind it. */
export const consumeImports = (context: MemoryContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    ...eventConsumers.memory.imports,
    handler: (event) => ingestImported(context, durable, event, event.payload as ImportedMessages),
  })
