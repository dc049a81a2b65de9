import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startMedia } from './server.ts'

await runService({ service: 'media', loadConfig, start: startMedia })
