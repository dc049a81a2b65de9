import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startAdmin } from './server.ts'

await runService({ service: 'admin', loadConfig, start: startAdmin })
