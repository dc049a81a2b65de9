import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadEnvFile } from './load-env-file.ts'
import { dataDirectory, repositoryRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { addSealKey } from './secrets.ts'

/** `npm run keys -- add|status|rotate`: the master keys of sealed text on this machine’s data. */
async function run(args: readonly string[]): Promise<number> {
  loadEnvFile()
  const dataDir = dataDirectory(process.env)
  if (args[0] === 'add') {
    const version = await addSealKey(dataDir)
    console.log(`Version ${version} is there. Start the product anew, then npm run keys -- rotate`)
    return 0
  }
  const report = (line: string) => console.error(`  ${line}`)
  const { servers, serviceEnv } = await prepare(process.env, dataDir, report)
  try {
    const child = spawn(process.execPath, ['packages/service/src/keys-main.ts', ...args], {
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
