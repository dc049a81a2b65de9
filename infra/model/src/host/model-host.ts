import { randomBytes } from 'node:crypto'
import { unwatchFile, watchFile } from 'node:fs'
import { findListed } from '../catalogue.ts'
import { getModel, readWish } from '../get-model.ts'
import { suggestedModel } from '../fit.ts'
import { ModelError } from '../model-error.ts'
import { openDoor } from '../door.ts'
import {
  chooseModel,
  chooseNone,
  chosenFile,
  findModel,
  modelDirectory,
  removeModel,
} from '../model-store.ts'
import { ensureRuntime, runtimeOf } from '../runtime.ts'
import { sayProgress } from '../say-progress.ts'
import { createChanges } from './changes.ts'
import { createControl, type Control } from './control.ts'
import { createDownloads } from './downloads.ts'
import { takeInventory } from './inventory.ts'
import { createRunner } from './runner.ts'
import { createSpeechHttp } from '../speech/http.ts'
import { createVoices } from '../speech/voices.ts'

type Env = Readonly<Record<string, string | undefined>>

export type ModelHost = {
  /** By which every service finds the model of this machine, whether or not one runs. */
  modelEnv: { LUMEN_OWN_MODEL_URL: string; LUMEN_OWN_MODEL_KEY: string }
  /** By which service media finds what speaks and writes down on this machine, whether or not anything does. */
  speechEnv: { LUMEN_OWN_SPEECH_URL: string; LUMEN_OWN_SPEECH_KEY: string }
  /** By which service models, and no other, tells what to fetch and run. */
  controlEnv: { LUMEN_MODEL_HOST_URL: string; LUMEN_MODEL_HOST_KEY: string }
  /** The model that answers on this machine; null: none does. */
  answering(): string | null
  /** Of the process that runs models. */
  pid(): number | null
  /** Of those that speak and write down. */
  speechPids(): number[]
  close(): Promise<void>
}

export type ModelHostOptions = {
  env: Env
  /** A name, an address or a path; '': the one that suits this machine; undefined: what was chosen before. */
  wanted?: string | undefined
  report: (line: string) => void
  signal?: AbortSignal
  /** What could not be run is tried again after so long (5 min). */
  againMs?: number
  /** What nobody uses for so long leaves memory (15 min). */
  idleMs?: number
  /** Nobody waits longer for something spoken or written down (200 s). */
  speechLimitMs?: number
}

/** How soon a choice that a command made is noticed. */
const noticeMs = 500

/**
 * Holds the models of this machine while the product runs: what there is, what is being fetched, and
 * the process that answers. What was asked for at the start is here and runs when this resolves.
 *
 * @throws ModelError when what was asked for cannot be had
 */
export async function openModelHost(options: ModelHostOptions): Promise<ModelHost> {
  const { env, wanted, report, signal, againMs = 5 * 60_000, idleMs = 15 * 60_000 } = options
  const dir = modelDirectory(env)
  const hubs = env['LUMEN_MODEL_HUBS']
  const door = await openDoor()
  const changes = createChanges()
  const onChange = () => changes.happened()
  const downloads = createDownloads({ dir, hubs, report, onChange })
  const runner = createRunner({
    dir,
    door,
    slots: Number(env['LUMEN_MODEL_SLOTS'] ?? 1),
    gpu: env['LUMEN_MODEL_GPU'] !== 'off',
    // A server that is configured answers first: this one waits until somebody chooses it.
    preload: !env['OPENAI_API_KEY'],
    report,
    onChange,
    againMs,
    idleMs,
  })
  const voices = createVoices({
    dir,
    idleMs,
    taskLimitMs: options.speechLimitMs,
    report,
    onChange,
  })
  const follow = () => Promise.all([runner.follow(), voices.follow()])
  const speechKey = randomBytes(24).toString('base64url')
  const speech = createSpeechHttp(speechKey, voices)
  const controlKey = randomBytes(24).toString('base64url')
  const app = createControl(controlKey, {
    ...changes,
    changed: changes.since,
    async read() {
      const revision = changes.revision()
      const [inventory, list] = await Promise.all([takeInventory(dir), downloads.list()])
      return {
        revision,
        ...inventory,
        downloads: list,
        server: runner.state(),
        voices: voices.state(),
      }
    },
    async fetch(name) {
      // Addresses are asked on the command line, where the machine is one's own.
      if (findListed(name) === null)
        throw new ModelError('unknown_model', `The catalogue has no ${name}`)
      downloads.start(name)
    },
    pause: downloads.pause,
    resume: downloads.resume,
    cancel: downloads.cancel,
    async use(name) {
      await chooseModel(dir, await findModel(dir, name))
      void follow()
    },
    async useNone(kind, name) {
      await chooseNone(dir, kind, name)
      void follow()
    },
    async remove(name) {
      await removeModel(dir, name)
      void follow()
      onChange()
    },
  } satisfies Control)
  const close = async () => {
    unwatchFile(chosenFile(dir))
    await Promise.all([app.close(), speech.close()])
    await downloads.close()
    await Promise.all([runner.close(), voices.close()])
    await door.close()
  }
  const giveUp = () => void runner.close()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    if (wanted !== undefined) await take(dir, wanted, options)
    signal?.throwIfAborted()
    await follow()
    // `npm run model -- use` in another window.
    watchFile(chosenFile(dir), { interval: noticeMs, persistent: false }, () => void follow())
    const [url, speechUrl] = await Promise.all(
      [app, speech].map((each) => each.listen({ host: '127.0.0.1', port: 0 })),
    )
    return {
      modelEnv: { LUMEN_OWN_MODEL_URL: door.baseUrl, LUMEN_OWN_MODEL_KEY: door.key },
      speechEnv: { LUMEN_OWN_SPEECH_URL: `${speechUrl}/v1`, LUMEN_OWN_SPEECH_KEY: speechKey },
      controlEnv: { LUMEN_MODEL_HOST_URL: url!, LUMEN_MODEL_HOST_KEY: controlKey },
      answering() {
        const { chat, state } = runner.state()
        return state === 'fallen' || state === 'stopped' ? null : chat
      },
      pid: runner.pid,
      speechPids: voices.pids,
      close,
    }
  } catch (error) {
    await close()
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

/** Fetches what was asked for and is not here, and takes it into use. */
async function take(
  dir: string,
  wanted: string,
  { env, report, signal }: ModelHostOptions,
): Promise<void> {
  const what = wanted === '' ? suggestedModel().name : wanted
  const abortable = signal && { signal }
  await ensureRuntime(dir, runtimeOf(readWish(what)), { report, ...abortable })
  const model = await getModel(dir, what, {
    hubs: env['LUMEN_MODEL_HUBS'],
    onProgress: sayProgress(what, report),
    ...abortable,
  })
  await chooseModel(dir, model)
}
