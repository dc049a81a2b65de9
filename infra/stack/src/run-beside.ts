import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadEnvFile } from './load-env-file.ts'
import { dataDirectory, repositoryRoot } from './paths.ts'
import { prepare } from './prepare.ts'

/**
 * Runs an operators’ command of a service on this machine’s data, with its servers up and the
 * variables of services.
 * @param script its path in the repository
 * @returns its exit code
 */
export async function runBeside(script: string, args: readonly string[]): Promise<number> {
  loadEnvFile()
  const report = (line: string) => console.error(`  ${line}`)
  const { servers, serviceEnv } = await prepare(process.env, dataDirectory(process.env), report)
  try {
    const child = spawn(process.execPath, [script, ...args], {
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

/** Ends this process with what a command gives, or with what it throws told. */
export async function endWith(command: Promise<number>): Promise<never> {
  try {
    process.exit(await command)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
