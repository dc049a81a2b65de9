import type { Logger } from '@lumen/runtime/logger'

/** Repeats work at intervals, never twice at once; a failure is logged and the next one tried. */
export function repeatEvery(options: {
  ms: number
  label: string
  log: Logger
  work: () => Promise<unknown>
}): { close(): Promise<void> } {
  let running: Promise<void> | null = null
  const run = () => {
    running ??= options
      .work()
      .then(
        () => undefined,
        (error: unknown) => options.log.error({ err: error }, `${options.label} failed`),
      )
      .finally(() => {
        running = null
      })
  }
  run()
  const timer = setInterval(run, options.ms)
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
