import { createLogger } from '@lumen/runtime/logger'
import { runUntilSignal } from '@lumen/runtime/lifecycle'
import { loadConfig } from './config.ts'
import { startMemory } from './server.ts'

const config = loadConfig(process.env)
const log = createLogger({ service: 'memory', level: config.LOG_LEVEL })
await runUntilSignal(() => startMemory(config, { log }), log)
