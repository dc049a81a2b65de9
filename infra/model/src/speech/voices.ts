import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { OwnVoice } from '@lumen/contracts/models/own-models'
import type { Voice } from '@lumen/contracts/media/names'
import { findSpeechModel, type SherpaModel } from '../catalogue.ts'
import { faultOf, ModelError } from '../model-error.ts'
import { findModel, readChosen } from '../model-store.ts'
import { ensureRuntime, sherpaRuntime } from '../runtime.ts'
import { createKeeper, type Keeper } from '../server/keeper.ts'
import { availableMemory } from '../server/memory.ts'
import { sizeInWords } from '../size-in-words.ts'
import { checkWhole } from '../speech-files.ts'
import { beginEngine, EngineGone, type SpeechEngine } from './engine.ts'
import type { Sound, Task, TaskResult } from './messages.ts'

export type SpeakRequest = {
  text: string
  voice: Voice
  /** One of those that its model speaks. */
  language: string
  /** By name; the one in use for the language where it is left out. */
  model?: string | undefined
  speed?: number | undefined
}

/** The models in use that speak and write down. */
export type Voices = {
  state(): OwnVoice[]
  /** Serves what is chosen now; nothing is read into memory before somebody needs it. */
  follow(): Promise<void>
  /** Those in use, and for each the languages that are its own. */
  offered(): { name: string; kind: SherpaModel['kind']; languages: string[] }[]
  /** @throws NotOffered, ModelError, QueueFull, the signal's reason */
  speak(request: SpeakRequest, signal: AbortSignal): Promise<Sound>
  /** What is said in it; '' where nothing is. @throws as `speak` */
  writeDown(sound: Sound, model: string | undefined, signal: AbortSignal): Promise<string>
  /** Of processes that are in memory. */
  pids(): number[]
  close(): Promise<void>
}

/** Nobody in use does it. */
export class NotOffered extends Error {}

export type VoicesOptions = {
  dir: string
  /** What nobody uses for so long leaves memory. */
  idleMs: number
  taskLimitMs?: number | undefined
  report: (line: string) => void
  onChange: () => void
}

type Served = {
  model: SherpaModel
  engines: Map<string, Keeper<SpeechEngine>>
  pids: Map<string, number>
  fault: OwnVoice['fault']
}

/** More threads than that make a network of this size no faster. */
const mostThreads = 4

export function createVoices(options: VoicesOptions): Voices {
  const { dir, report, onChange } = options
  const closing = new AbortController()
  /** In the order in which they were chosen: of a language the last one speaks. */
  let served = new Map<string, Served>()
  let turn: Promise<void> = Promise.resolve()

  const load = async (name: string, engine: string, into: Served): Promise<SpeechEngine> => {
    const { path } = await findModel(dir, name)
    const { engines, memory } = into.model
    await checkWhole(path, engine, engines[engine]!)
    const needed = (memory * 1e9) / Object.keys(engines).length
    const free = availableMemory()
    if (free < needed)
      throw new ModelError(
        'memory_short',
        `${name} does not fit into memory: it needs about ${sizeInWords(needed)} and ` +
          `${sizeInWords(free)} are free. Close other programs, or take a smaller model (npm run model).`,
      )
    const { signal } = closing
    const runtimeDir = await ensureRuntime(dir, sherpaRuntime, { report, signal })
    signal.throwIfAborted()
    const begun = await beginEngine(
      {
        runtimeDir,
        folder: join(path, engine),
        engine: engines[engine]!,
        threads: Math.min(mostThreads, availableParallelism()),
      },
      options.taskLimitMs === undefined ? {} : { taskLimitMs: options.taskLimitMs },
    )
    if (begun.pid !== null) into.pids.set(engine, begun.pid)
    void begun.ended.then((how) => {
      if (into.pids.get(engine) === begun.pid) into.pids.delete(engine)
      if (how !== 'code 0') report(`${name} ended (${how}); it starts again when somebody needs it`)
      return into.engines.get(engine)?.drop(begun)
    })
    return begun
  }

  const serve = (name: string, model: SherpaModel): Served => {
    const one: Served = { model, engines: new Map(), pids: new Map(), fault: null }
    for (const engine of Object.keys(model.engines))
      one.engines.set(
        engine,
        createKeeper({
          load: () => load(name, engine, one),
          idleMs: options.idleMs,
          onState(state, failure) {
            if (failure !== null && !closing.signal.aborted) {
              one.fault = faultOf(failure)
              report(`${name} could not be read into memory: ${one.fault.message}`)
            } else if (state === 'ready') one.fault = null
            onChange()
          },
        }),
      )
    return one
  }

  const step = async () => {
    const { speech, recognition } = await readChosen(dir)
    if (closing.signal.aborted) return
    const names = [...speech, ...(recognition === null ? [] : [recognition])]
    const next = new Map<string, Served>()
    for (const name of names) {
      const model = findSpeechModel(name)
      if (model !== null) next.set(name, served.get(name) ?? serve(name, model))
    }
    const gone = [...served].filter(([name]) => !next.has(name))
    const changed = [...next.keys()].join() !== [...served.keys()].join()
    served = next
    if (changed) onChange()
    await Promise.all(gone.map(([, one]) => closeOne(one)))
  }
  const closeOne = ({ engines }: Served) =>
    Promise.all([...engines.values()].map((keeper) => keeper.close()))

  const offered = () => {
    const taken = new Set<string>()
    return [...served]
      .toReversed()
      .map(([name, { model }]) => {
        const { kind, languages } = model
        if (kind === 'recognition') return { name, kind, languages }
        const own = languages.filter((language) => !taken.has(language))
        for (const language of own) taken.add(language)
        return { name, kind, languages: own }
      })
      .toReversed()
  }
  const find = (kind: SherpaModel['kind'], model?: string, language?: string): [string, Served] => {
    const fitting = offered().find(
      (each) =>
        each.kind === kind &&
        (model === undefined || each.name === model) &&
        (language === undefined || each.languages.includes(language)),
    )
    if (fitting !== undefined) return [fitting.name, served.get(fitting.name)!]
    const wanted = [model, language].filter((part) => part !== undefined).join(', ')
    throw new NotOffered(`No model for ${kind}${wanted && ` (${wanted})`} is in use here`)
  }

  return {
    state: () =>
      [...served].map(([name, { model, engines, fault }]) => {
        const states = [...engines.values()].map((keeper) => keeper.state())
        const moving =
          states.find((state) => state === 'loading') ?? states.find((state) => state === 'ready')
        return {
          name,
          kind: model.kind,
          state: fault === null ? (moving ?? 'idle') : 'fallen',
          fault,
        }
      }),
    follow() {
      turn = turn.then(step)
      return turn
    },
    offered,
    async speak({ text, voice, language, model, speed = 1 }, signal) {
      const [, { model: found, engines }] = find('speech', model, language)
      const speaker = found.speakers?.[language]?.[voice]
      if (speaker === undefined) throw new NotOffered(`${found.name} has no voice ${voice}`)
      const { engine = Object.keys(found.engines)[0]!, speaker: sid = 0, pitch = 1 } = speaker
      const task = { kind: 'speak', text, speaker: sid, speed: speed / pitch } as const
      const result = await run(engines.get(engine)!, task, signal)
      if (result.kind !== 'spoken') throw new Error('it did not speak')
      // Said slower and played faster it is higher, and as long as it was.
      const { samples, sampleRate } = result.sound
      return { samples, sampleRate: Math.round(sampleRate * pitch) }
    },
    async writeDown(sound, model, signal) {
      const [, { engines }] = find('recognition', model)
      const result = await run([...engines.values()][0]!, { kind: 'write-down', sound }, signal)
      if (result.kind !== 'written') throw new Error('it did not write anything down')
      return result.text
    },
    pids: () => [...served.values()].flatMap(({ pids }) => [...pids.values()]),
    async close() {
      closing.abort(new Error('the product stops'))
      await turn
      await Promise.all([...served.values()].map(closeOne))
    },
  }
}

/** Whoever waited behind a task that ended the process is begun anew, once. */
async function run(
  keeper: Keeper<SpeechEngine>,
  task: Task,
  signal: AbortSignal,
): Promise<TaskResult> {
  const once = () => keeper.use((engine) => engine.run(task, signal))
  try {
    return await once()
  } catch (error) {
    if (error instanceof EngineGone) return once()
    throw error
  }
}
