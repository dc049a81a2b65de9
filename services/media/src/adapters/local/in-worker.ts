import { Worker } from 'node:worker_threads'

/**
 * The one message of a worker thread that is started for it and ended with it.
 * @throws what the worker throws, or the signal's reason when it is aborted
 */
export async function inWorker<Result>(
  file: URL,
  data: unknown,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted()
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 1_024 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  worker.once('message', (result: Result) => resolve(result))
  worker.once('error', reject)
  worker.once('exit', (code) =>
    reject(new Error(`the worker ended with code ${code} and no result`)),
  )
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', abort)
    await worker.terminate()
  }
}
