import { createLogger } from '@lumen/runtime/logger'
import { setUp } from './set-up.ts'

/** `node packages/service/src/set-up-main.ts`, before the services: what docker compose runs first. */
try {
  await setUp(process.env, createLogger({ service: 'setup', level: 'warn' }))
  console.log('Streams and consumers are there.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
