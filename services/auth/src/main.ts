import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startAuth } from './server.ts'

await runService({ service: 'auth', loadConfig, start: startAuth })
