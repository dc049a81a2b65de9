import { createLogger } from '@lumen/runtime/logger'
import { runUntilSignal } from '@lumen/runtime/lifecycle'
import { loadConfig } from './config.ts'
import { startChat } from './server.ts'

const config = loadConfig(process.env)
const log = createLogger({ service: 'chat', level: config.LOG_LEVEL })
await runUntilSignal(() => startChat(config, { log }), log)
