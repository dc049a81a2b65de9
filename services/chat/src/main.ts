import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startChat } from './server.ts'

await runService({ service: 'chat', loadConfig, start: startChat })
