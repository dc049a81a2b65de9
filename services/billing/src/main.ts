import { runService } from '@lumen/service/run-service'
import { loadConfig } from './config.ts'
import { startBilling } from './server.ts'

await runService({ service: 'billing', loadConfig, start: startBilling })
