import { stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { faultOf } from '../model-error.ts'
import { openEmbeddingEngine } from './embedding-engine.ts'
import { openChatEngine, type ChatEngine } from './engine.ts'
import { fitting } from './fitting.ts'
import { createHttp } from './http.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { loadLibrary, type Llama, type LlamaLibrary } from './llama.ts'
import type { ServedFile, ServerNotice, ServerSettings } from './settings.ts'
import { fittingThreads } from './threads.ts'

/**
 * The process that runs models: a crash in native code takes nobody else along. It is told its
 * settings once, says that it listens and where its model is, and ends with the process that started it.
 */
const say = (notice: ServerNotice) => process.send?.(notice)
const embeddingContext = 2_048

process.once('disconnect', () => process.exit(0))
process.once('message', (settings: ServerSettings) => {
  start(settings).catch((error: unknown) => {
    say({ kind: 'refused', fault: faultOf(error) })
    process.exitCode = 1
    process.disconnect?.()
  })
})

async function start(settings: ServerSettings): Promise<void> {
  const library = await loadLibrary(settings.runtimeDir)
  const llama = await library.getLlama({
    build: 'never',
    gpu: settings.gpu ? 'auto' : false,
    maxThreads: availableParallelism(),
    logLevel: 'error',
    progressLogs: false,
    skipDownload: true,
  })
  const { key, chat, preload } = settings
  const { contextSize, embedding } = await fitting(
    library,
    settings,
    settings,
    settings.contextSize,
  )
  const keeper = chat && keepChat(library, llama, settings, chat, contextSize!)
  const app = createHttp({
    key,
    chat: keeper && { name: chat.name, keeper },
    embedding: embedding && {
      name: embedding.name,
      keeper: createKeeper({
        load: () =>
          openEmbeddingEngine(llama, {
            path: embedding.path,
            contextSize: embeddingContext,
            threads: Math.max(1, availableParallelism() - 1),
          }),
        idleMs: settings.idleMs,
      }),
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  say({ kind: 'ready', port, contextSize, embedding: embedding?.name ?? null })
  if (!preload || keeper === null) return
  // Whoever asks tries again; why it failed is told by its notice.
  await keeper.use(async () => {}).catch(() => {})
}

function keepChat(
  library: LlamaLibrary,
  llama: Llama,
  { dataDir, slots, idleMs }: ServerSettings,
  { name, path, sampling, template }: ServedFile,
  contextSize: number,
): Keeper<ChatEngine> {
  let loaded = false
  return createKeeper({
    async load() {
      // While it slept, others may have taken the memory.
      const file = { name, path, sampling, template }
      if (loaded) await fitting(library, { slots }, { chat: file, embedding: null }, contextSize)
      const { size } = await stat(path)
      const engine = await openChatEngine(library, llama, {
        ...file,
        contextSize,
        slots,
        threads: (model) => fittingThreads(join(dataDir, 'threads.json'), `${name}:${size}`, model),
      })
      loaded = true
      return engine
    },
    idleMs,
    onState: (state, failure) =>
      say({ kind: 'chat', state, fault: failure === null ? null : faultOf(failure) }),
  })
}
