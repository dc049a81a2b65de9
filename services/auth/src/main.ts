import { createLogger } from '@lumen/runtime/logger'
import { runUntilSignal } from '@lumen/runtime/lifecycle'
import { loadConfig } from './config.ts'
import { startAuth } from './server.ts'

const config = loadConfig(process.env)
const log = createLogger({ service: 'auth', level: config.LOG_LEVEL })
await runUntilSignal(() => startAuth(config, { log }), log)
