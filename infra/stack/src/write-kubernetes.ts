import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { stringify } from 'yaml'
import { kubernetesFolder, manifests, secretsByService } from './kubernetes/manifests.ts'
import { secretsFrom } from './kubernetes/secrets.ts'

/**
 * `npm run kubernetes`: writes infra/kubernetes/base and components anew from docker-compose.yml.
 * `npm run -s kubernetes -- --secrets .env` tells the Secrets that a file of settings fills instead.
 */
const { values } = parseArgs({ options: { secrets: { type: 'string' } } })
if (values.secrets === undefined) {
  for (const folder of ['base', 'components'])
    rmSync(join(kubernetesFolder, folder), { recursive: true, force: true })
  for (const [path, text] of Object.entries(manifests())) {
    const file = join(kubernetesFolder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
} else {
  const given = parseEnv(readFileSync(values.secrets, 'utf8'))
  console.log(
    secretsFrom(secretsByService(), given)
      .map((secret) => stringify(secret, { lineWidth: 0 }))
      .join('---\n'),
  )
}
