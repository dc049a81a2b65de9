/**
 * Runs a generator under an abort controller that fires when `outer` does, when the consumer calls
 * `return()` and when the generator ends for any reason. A plain generator would queue `return()`
 * behind a pending `next()`, leaving the request open until that settles.
 */
export function abortOnReturn<T, R>(
  outer: AbortSignal | undefined,
  run: (controller: AbortController) => AsyncGenerator<T, R, void>,
): AsyncGenerator<T, R, void> {
  const controller = new AbortController()
  const generator = linked(outer, controller, run)
  const close = generator.return.bind(generator)
  generator.return = (value) => {
    controller.abort()
    return close(value)
  }
  return generator
}

async function* linked<T, R>(
  outer: AbortSignal | undefined,
  controller: AbortController,
  run: (controller: AbortController) => AsyncGenerator<T, R, void>,
): AsyncGenerator<T, R, void> {
  const abort = () => controller.abort()
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  try {
    return yield* run(controller)
  } finally {
    outer?.removeEventListener('abort', abort)
    controller.abort()
  }
}
