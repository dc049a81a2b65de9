import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dataDirectory, repositoryRoot } from './paths.ts'
import { prepare } from './prepare.ts'

/** `npm run admin -- <command>`: runs the operators’ command of a service on this machine’s data. */
const arguments_ = process.argv.slice(2)
const ofAdmin = ['incident', 'contact'].includes(arguments_[0] ?? '')
const service = ofAdmin ? 'admin' : 'auth'
const { serviceEnv } = await prepare(process.env, dataDirectory(process.env), () => {})
const child = spawn(process.execPath, [`services/${service}/src/admin.ts`, ...arguments_], {
  cwd: repositoryRoot,
  env: serviceEnv,
  stdio: 'inherit',
})
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
