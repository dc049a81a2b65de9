import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dataDirectory, repositoryRoot } from './paths.ts'
import { prepare } from './prepare.ts'

/** `npm run admin -- grant <email>`: runs the operators' command of auth on this machine's data. */
const { serviceEnv } = await prepare(process.env, dataDirectory(process.env), () => {})
const child = spawn(process.execPath, ['services/auth/src/admin.ts', ...process.argv.slice(2)], {
  cwd: repositoryRoot,
  env: serviceEnv,
  stdio: 'inherit',
})
const [code] = (await once(child, 'exit')) as [number | null]
process.exit(code ?? 1)
