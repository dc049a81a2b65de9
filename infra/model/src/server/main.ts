import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openEmbeddingEngine } from './embedding-engine.ts'
import { openChatEngine } from './engine.ts'
import { sizeInWords } from '../size-in-words.ts'
import { createHttp } from './http.ts'
import { createKeeper } from './keeper.ts'
import { loadLibrary, type Llama, type LlamaLibrary } from './llama.ts'
import { availableMemory, bytesPerToken, fittingContext } from './memory.ts'
import type { ServedFile, ServerNotice, ServerSettings } from './settings.ts'
import { readModelFile } from './model-file.ts'
import { fittingThreads } from './threads.ts'

/**
 * The process that runs models: a crash in native code takes nobody else along. It is told its
 * settings once, says where it listens, and ends with the process that started it.
 */
const say = (notice: ServerNotice) => process.send?.(notice)
const embeddingContext = 2_048

process.once('disconnect', () => process.exit(0))
process.once('message', (settings: ServerSettings) => {
  start(settings).catch((error: unknown) => {
    say({ kind: 'refused', reason: error instanceof Error ? error.message : String(error) })
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
  const contextSize =
    settings.chat === null ? null : await contextFor(library, settings, settings.chat)
  const app = createHttp({
    key: settings.key,
    chat: settings.chat && {
      name: settings.chat.name,
      keeper: createKeeper({
        load: () => openChat(library, llama, settings, settings.chat!, contextSize!),
        idleMs: settings.idleMs,
      }),
    },
    embedding: settings.embedding && {
      name: settings.embedding.name,
      keeper: createKeeper({
        load: () =>
          openEmbeddingEngine(llama, {
            path: settings.embedding!.path,
            contextSize: embeddingContext,
            threads: Math.max(1, availableParallelism() - 1),
          }),
        idleMs: settings.idleMs,
      }),
    },
  })
  await app.listen({ host: '127.0.0.1', port: settings.port })
  say({ kind: 'ready', port: settings.port, contextSize })
}

/** How much a talk may hold; refuses a model that would drive the machine into swapping. */
async function contextFor(
  library: LlamaLibrary,
  { contextSize, slots }: ServerSettings,
  { name, path }: ServedFile,
): Promise<number> {
  const { info, bytes: size } = await readModelFile(library, path)
  const freeBytes = availableMemory()
  const trained = info.architectureMetadata.context_length ?? 4_096
  const tokenBytes = bytesPerToken(info)
  const fitting = fittingContext({
    fileBytes: size,
    tokenBytes,
    // Background work has a context of its own.
    slots: slots + 1,
    trained: Math.min(trained, contextSize ?? Infinity),
    freeBytes,
  })
  if (fitting === null)
    throw new Error(
      `${name} does not fit into memory: it needs about ${sizeInWords(size + tokenBytes * 4_096 + 5e8)} ` +
        `and ${sizeInWords(freeBytes)} are free. Close other programs, or take a smaller model (npm run model).`,
    )
  return Math.min(fitting, trained)
}

async function openChat(
  library: LlamaLibrary,
  llama: Llama,
  { dataDir, slots }: ServerSettings,
  { name, path, sampling }: ServedFile,
  contextSize: number,
) {
  const { size } = await stat(path)
  return openChatEngine(library, llama, {
    path,
    sampling,
    contextSize,
    slots,
    threads: (model) => fittingThreads(join(dataDir, 'threads.json'), `${name}:${size}`, model),
  })
}
