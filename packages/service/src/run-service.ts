import { ConfigError } from '@lumen/runtime/config'
import { runUntilSignal } from '@lumen/runtime/lifecycle'
import { openLogger } from '@lumen/runtime/log-files'
import type { Logger } from '@lumen/runtime/logger'
import type { ProcessConfig } from './config.ts'

/**
 * The whole of a service's `main.ts`: reads its configuration, makes its logger, runs it until a
 * signal. A configuration that cannot be used is told in words, without a stack, and ends the
 * process with code 1.
 */
export async function runService<
  Config extends { base: Pick<ProcessConfig, 'logLevel' | 'logFolder'> },
>(options: {
  service: string
  loadConfig: (env: Record<string, string | undefined>) => Config
  start: (
    config: Config,
    overrides: { log: Logger },
  ) => Promise<{ url?: string; close(): Promise<unknown> }>
}): Promise<void> {
  const { service, loadConfig, start } = options
  let config: Config
  try {
    config = loadConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(`${service} cannot start. ${error.message}`)
    process.exitCode = 1
    return
  }
  const { logLevel: level, logFolder: folder } = config.base
  const log = await openLogger({ service, level, folder })
  await runUntilSignal(() => start(config, { log }), log)
}
