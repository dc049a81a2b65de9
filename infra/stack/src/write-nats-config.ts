import { writeFileSync } from 'node:fs'
import { deployedNatsConfig, deployedNatsFile } from './deployed-nats.ts'

/** `npm run nats-config`: writes infra/nats.conf anew from the contracts. */
writeFileSync(deployedNatsFile, deployedNatsConfig())
