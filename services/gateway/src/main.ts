import { createLogger } from '@lumen/runtime/logger'
import { runUntilSignal } from '@lumen/runtime/lifecycle'
import { loadConfig } from './config.ts'
import { startGateway } from './server.ts'

const config = loadConfig(process.env)
const log = createLogger({ service: 'gateway', level: config.LOG_LEVEL })
await runUntilSignal(() => startGateway(config, { log }), log)
