import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startModels } from './server.ts'

await runService({ service: 'models', loadConfig, start: startModels })
