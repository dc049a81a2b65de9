import type { OwnModelServer } from '@lumen/contracts/models/own-models'
import { findListed } from '../catalogue.ts'
import { faultOf } from '../model-error.ts'
import type { Door } from '../door.ts'
import { startModelServer, type ModelServer } from '../model-server.ts'
import { findModel, readChosen, type Chosen, type KeptModel } from '../model-store.ts'
import { ensureRuntime, llamaRuntime } from '../runtime.ts'
import type { ServedFile } from '../server/settings.ts'

export type Runner = {
  state(): OwnModelServer
  /** Of the process that runs models; null: none runs. */
  pid(): number | null
  /**
   * Runs what is chosen now, in the place of what ran before; nothing changes where that is the same.
   * What hinders it is said in the state.
   */
  follow(): Promise<void>
  close(): Promise<void>
}

export type RunnerOptions = {
  dir: string
  door: Door
  slots: number
  gpu: boolean
  /** Loads what is chosen before anybody asks. */
  preload: boolean
  report: (line: string) => void
  onChange: () => void
  /** What could not be run is tried again after so long. */
  againMs: number
  /** Nobody's for so long, what runs leaves memory. */
  idleMs: number
}

type Wanted = Pick<Chosen, 'chat' | 'embedding'>

const stopped: OwnModelServer = {
  state: 'stopped',
  chat: null,
  embedding: null,
  contextTokens: null,
  fault: null,
}

export const servedFile = ({ name, path }: KeptModel): ServedFile => {
  const listed = findListed(name)
  const llama = listed?.runtime === 'llama' ? listed : null
  return { name, path, sampling: llama?.sampling ?? {}, template: llama?.template ?? null }
}

/** The one process that runs models, and the way from one model to another. */
export function createRunner(options: RunnerOptions): Runner {
  const { dir, door, report, onChange } = options
  const closing = new AbortController()
  let state = stopped
  let server: ModelServer | null = null
  let running = ''
  let turn: Promise<void> = Promise.resolve()
  let again: NodeJS.Timeout | undefined
  let told: string | null = null

  const become = (next: Partial<OwnModelServer>) => {
    state = { ...state, ...next }
    onChange()
  }
  const run = async (chosen: Wanted) => {
    const before = server
    server = null
    become({ ...stopped, chat: chosen.chat })
    await before?.close()
    if (chosen.chat === null && chosen.embedding === null) return
    become({ state: 'starting' })
    try {
      const runtimeDir = await ensureRuntime(dir, llamaRuntime, {
        report,
        signal: closing.signal,
      })
      const [chat, embedding] = await Promise.all([
        chosen.chat === null ? null : findModel(dir, chosen.chat),
        // Without it memories are found by their words.
        chosen.embedding === null ? null : findModel(dir, chosen.embedding).catch(() => null),
      ])
      server = await startModelServer({
        runtimeDir,
        dataDir: dir,
        door,
        chat: chat && servedFile(chat),
        embedding: embedding && servedFile(embedding),
        slots: options.slots,
        idleMs: options.idleMs,
        contextSize: null,
        gpu: options.gpu,
        preload: options.preload,
        report,
        onState: become,
        signal: closing.signal,
      })
      told = null
    } catch (error) {
      if (closing.signal.aborted) return
      const fault = faultOf(error)
      if (fault.message !== told)
        report(`${fault.message}; until then the offline companion answers`)
      told = fault.message
      become({ state: 'fallen', fault })
      // Memory gets free, a disk is there again: nobody has to ask for it.
      again = setTimeout(() => void follow(), options.againMs).unref()
    }
  }

  const step = async () => {
    const { chat, embedding } = await readChosen(dir)
    const chosen = { chat, embedding }
    const wanted = JSON.stringify(chosen)
    if (closing.signal.aborted || (wanted === running && server !== null)) return
    clearTimeout(again)
    running = wanted
    await run(chosen)
  }

  const follow = () => {
    turn = turn.then(step)
    return turn
  }

  return {
    state: () => state,
    pid: () => server?.pid() ?? null,
    follow,
    async close() {
      clearTimeout(again)
      closing.abort(new Error('the product stops'))
      await turn
      await server?.close()
      server = null
    },
  }
}
