import type { Progress } from './download.ts'
import { startModelServer } from './model-server.ts'
import {
  findModel,
  getModel,
  modelDirectory,
  readChosen,
  chooseModel,
  samplingOf,
  suggestedModel,
  type KeptModel,
} from './model-store.ts'
import { ensureRuntime } from './runtime.ts'
import { sizeInWords } from './size-in-words.ts'

type Env = Readonly<Record<string, string | undefined>>

/** A model that this machine runs, and the settings by which services use it. */
export type OwnModel = {
  name: string
  env: Record<string, string>
  close(): Promise<void>
}

export type OwnModelOptions = {
  env: Env
  /** A name, an address or a path; '': the one that suits this machine; undefined: what was chosen before. */
  wanted: string | undefined
  report: (line: string) => void
  signal?: AbortSignal
}

/** A cold model on a processor takes its time until the first word. */
const firstTokenMs = 180_000
const betweenTokensMs = 60_000
const idleMs = 15 * 60_000
/** Tokens of a prompt and its answer: a longer one is read too slowly by a processor. */
const usualContext = 8_000
/** Prompts are made by an estimate of their tokens, which may be a little short. */
const counted = 0.85
/** Of a short context, an answer takes a quarter at most. */
const longestReply = 800

/**
 * Runs the model that was asked for, or chosen before; null: none was. A server that is configured
 * goes first. What is not here is fetched, and only when it was asked for.
 *
 * @throws ModelError
 */
export async function startOwnModel(options: OwnModelOptions): Promise<OwnModel | null> {
  const { env, wanted, report, signal } = options
  const dir = modelDirectory(env)
  if (env['OPENAI_API_KEY']) {
    if (wanted !== undefined)
      report('OPENAI_API_KEY is set: that server answers, and --model is left out')
    return null
  }
  const chosen = await readChosen(dir)
  const abortable = signal && { signal }
  const chat = await chatModel(dir, chosen.chat, options)
  if (chat === null) return null
  const runtimeDir = await ensureRuntime(dir, { report, ...abortable })
  const embedding =
    chosen.embedding === null ? null : await findModel(dir, chosen.embedding).catch(() => null)
  const server = await startModelServer({
    runtimeDir,
    dataDir: dir,
    chat: served(chat),
    embedding: embedding && served(embedding),
    slots: env['LUMEN_MODEL_SLOTS'] === undefined ? 1 : Number(env['LUMEN_MODEL_SLOTS']),
    idleMs,
    contextSize: null,
    gpu: env['LUMEN_MODEL_GPU'] !== 'off',
    report,
    ...abortable,
  })
  const contextTokens = Math.min(
    Number(env['CHAT_CONTEXT_TOKENS'] ?? usualContext),
    Math.floor((server.contextSize ?? 0) * counted),
  )
  return {
    name: chat.name,
    env: {
      OPENAI_API_KEY: server.key,
      OPENAI_BASE_URL: server.baseUrl,
      OPENAI_CHAT_MODEL: chat.name,
      OPENAI_HEADERS_TIMEOUT_MS: String(firstTokenMs),
      OPENAI_IDLE_TIMEOUT_MS: String(betweenTokensMs),
      CHAT_CONTEXT_TOKENS: String(contextTokens),
      CHAT_REPLY_TOKENS: String(Math.min(longestReply, Math.floor(contextTokens / 4))),
      ...(embedding && { OPENAI_EMBEDDING_MODEL: embedding.name }),
    },
    close: () => server.close(),
  }
}

const served = ({ name, path }: KeptModel) => ({ name, path, sampling: samplingOf(name) })

async function chatModel(
  dir: string,
  before: string | null,
  { env, wanted, report, signal }: OwnModelOptions,
): Promise<KeptModel | null> {
  if (wanted === undefined) {
    if (before === null) return null
    return findModel(dir, before).catch((error: unknown) => {
      report(
        `${error instanceof Error ? error.message : String(error)}; until then the offline companion answers`,
      )
      return null
    })
  }
  const what = wanted === '' ? suggestedModel().name : wanted
  const model = await getModel(dir, what, {
    hubs: env['LUMEN_MODEL_HUBS'],
    onProgress: sayProgress(what, report),
    ...(signal && { signal }),
  })
  await chooseModel(dir, model)
  return model
}

const everyMs = 5_000

/** A line each few seconds: readable in a terminal, a log file and a screen reader alike. */
export function sayProgress(
  what: string,
  report: (line: string) => void,
  now: () => number = () => performance.now(),
): (progress: Progress) => void {
  let last = -Infinity
  return ({ received, total, bytesPerSecond }) => {
    if (now() - last < everyMs && received !== total) return
    last = now()
    const of =
      total === null ? '' : ` of ${sizeInWords(total)} (${Math.floor((received / total) * 100)} %)`
    const left =
      total === null || bytesPerSecond === 0
        ? ''
        : `, ${Math.ceil((total - received) / bytesPerSecond / 60)} min left`
    report(
      `Fetching ${what}: ${sizeInWords(received)}${of}, ${sizeInWords(bytesPerSecond)}/s${left}`,
    )
  }
}
