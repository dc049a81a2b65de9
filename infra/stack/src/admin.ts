import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadEnvFile } from './load-env-file.ts'
import { dataDirectory, repositoryRoot } from './paths.ts'
import { prepare } from './prepare.ts'

/** Whose command each is. */
const services: Readonly<Record<string, string>> = {
  grant: 'auth',
  revoke: 'auth',
  incident: 'admin',
  contact: 'admin',
  people: 'admin',
}

/** `npm run admin -- <command>`: runs the operators’ command of a service on this machine’s data. */
async function run(args: readonly string[]): Promise<number> {
  loadEnvFile()
  const service = services[args[0] ?? '']
  if (service === undefined) {
    console.error(
      'Usage: npm run admin -- grant|revoke <email>, incident …, contact list, people rebuild',
    )
    return 2
  }
  const report = (line: string) => console.error(`  ${line}`)
  const { servers, serviceEnv } = await prepare(process.env, dataDirectory(process.env), report)
  try {
    const child = spawn(process.execPath, [`services/${service}/src/admin.ts`, ...args], {
      cwd: repositoryRoot,
      env: serviceEnv,
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    // Those of a running product stay: it uses them still.
    await servers.stop()
  }
}

try {
  process.exit(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
