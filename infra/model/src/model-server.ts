import type { OwnModelServer } from '@lumen/contracts/models/own-models'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDoor, type Door } from './door.ts'
import { faultOf } from './model-error.ts'
import { beginProcess, type ModelProcess } from './model-process.ts'
import type { ServerSettings } from './server/settings.ts'

export type ModelServer = {
  /** For `OPENAI_BASE_URL`. It and the key stay the same when the process is started again. */
  baseUrl: string
  key: string
  /** Tokens that the chat model sees; null without one. */
  contextSize: number | null
  /** Of the process that runs now; null between two. */
  pid(): number | null
  /** Where that process listens, behind the door. */
  port(): number | null
  close(): Promise<void>
}

export type ModelServerOptions = Omit<ServerSettings, 'key' | 'preload'> & {
  /** One of its own when it is left out. */
  door?: Door
  preload?: boolean
  report: (line: string) => void
  /** Hears of each change. */
  onState?: (state: Omit<OwnModelServer, 'chat'>) => void
  signal?: AbortSignal
}

const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000] as const
/** Who ran so long was well: the next fall is a first one again. */
const wellAfterMs = 5 * 60_000

/**
 * Runs the models of this machine in a process of their own, on loopback, behind a key. When it falls
 * it is started again, after a growing pause; nothing else is touched.
 *
 * @throws ModelError when it cannot be started the first time
 */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const { report, signal, onState, door = await openDoor(), ...given } = options
  const settings: ServerSettings = { preload: false, ...given, key: door.key }
  const closing = new AbortController()
  let running: ModelProcess | null = null
  const tell = (state: OwnModelServer['state'], fault: OwnModelServer['fault'] = null) =>
    onState?.({
      state,
      embedding: running?.ready?.embedding ?? null,
      contextTokens: running?.ready?.contextSize ?? null,
      fault,
    })
  const launch = async () => {
    tell('starting')
    const process = beginProcess(settings, (state, fault) => tell(fault ? 'fallen' : state, fault))
    running = process
    const stop = () => process.kill()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      signal?.throwIfAborted()
      const ready = await process.begun
      door.leadTo(ready.port)
      // Whether it is on its way into memory already, its own notices say.
      if (!settings.preload || settings.chat === null) tell('idle')
      return ready
    } catch (error) {
      tell('fallen', faultOf(error))
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }
  const shut = async () => {
    door.leadTo(null)
    if (options.door === undefined) await door.close()
  }
  const ready = await launch().catch(async (error: unknown) => {
    await shut()
    throw error
  })
  const keep = async () => {
    for (let falls = 0; !closing.signal.aborted;) {
      const since = performance.now()
      const ended = running === null ? 'not started' : await running.ended
      if (closing.signal.aborted) return
      if (performance.now() - since > wellAfterMs) falls = 0
      const pauseMs = pausesMs[Math.min(falls, pausesMs.length - 1)]!
      falls += 1
      const line = `The model's process ended (${ended}); it starts again in ${pauseMs / 1000} s`
      report(line)
      running = null
      door.leadTo(null)
      tell('fallen', { code: 'broken', message: line })
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
      await launch().catch((error: unknown) => report(String(error)))
    }
  }
  const kept = keep()
  return {
    baseUrl: door.baseUrl,
    key: door.key,
    contextSize: ready.contextSize,
    pid: () => running?.pid ?? null,
    port: () => running?.ready?.port ?? null,
    async close() {
      closing.abort()
      await running?.close()
      await kept
      await shut()
    },
  }
}
