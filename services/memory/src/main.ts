import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startMemory } from './server.ts'

await runService({ service: 'memory', loadConfig, start: startMemory })
