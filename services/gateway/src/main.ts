import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startGateway } from './server.ts'

await runService({ service: 'gateway', loadConfig, start: startGateway })
