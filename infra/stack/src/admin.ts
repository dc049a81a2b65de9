import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadEnvFile } from './load-env-file.ts'
import { dataDirectory, repositoryRoot } from './paths.ts'
import { prepare } from './prepare.ts'

/** `npm run admin -- <command>`: runs the operators’ command of a service on this machine’s data. */
async function run(args: readonly string[]): Promise<number> {
  loadEnvFile()
  const service = ['incident', 'contact'].includes(args[0] ?? '') ? 'admin' : 'auth'
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
