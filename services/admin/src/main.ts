import { createLogger } from '@lumen/runtime/logger'
import { runUntilSignal } from '@lumen/runtime/lifecycle'
import { loadConfig } from './config.ts'
import { startAdmin } from './server.ts'

const config = loadConfig(process.env)
const log = createLogger({ service: 'admin', level: config.LOG_LEVEL })
await runUntilSignal(() => startAdmin(config, { log }), log)
