import type { ServerKind } from '@lumen/contracts/models/schema'
import type { WatchedAddress } from '../domain/server-addresses.ts'
import type { Probe, ServerReading } from '../domain/server-reading.ts'
import { askJson, NoAnswer, type AskJson } from './ask-json.ts'
import { readLlamaServer } from './servers/llama-server.ts'
import { readLmStudio } from './servers/lm-studio.ts'
import { readOllama, type ShownModels } from './servers/ollama.ts'

/** Asks an address what it is; `patienceMs` until it answers at all. Never throws. */
export type ProbeServer = (at: WatchedAddress, patienceMs: number) => Promise<Probe>

/** What follows the first answer: somebody is there. */
const readingMs = 5_000

export function createServerProbe(): ProbeServer {
  const shown: ShownModels = new Map()
  const readers: Readonly<
    Record<ServerKind, (ask: AskJson, address: string) => Promise<ServerReading | null>>
  > = {
    ollama: (ask, address) => readOllama(ask, address, shown),
    'lm-studio': readLmStudio,
    'llama-server': readLlamaServer,
  }
  return async ({ kind, address }, patienceMs) => {
    let heard = false
    const asking = askJson(address, () => AbortSignal.timeout(heard ? readingMs : patienceMs))
    const ask: AskJson = async (...question) => {
      const answer = await asking(...question)
      heard = true
      return answer
    }
    try {
      const kinds = kind === null ? Object.values(readers) : [readers[kind]]
      for (const read of kinds) {
        const reading = await read(ask, address)
        if (reading !== null) return { outcome: 'read', reading }
      }
      return { outcome: 'gone' }
    } catch (error) {
      const silent = error instanceof NoAnswer && error.silent
      return silent ? { outcome: 'silent' } : { outcome: 'gone' }
    }
  }
}
