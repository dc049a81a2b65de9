import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startFortune } from './server.ts'

await runService({ service: 'fortune', loadConfig, start: startFortune })
