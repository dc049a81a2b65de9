import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileContent } from '@lumen/content/compile-content'
import { checkAddressIsFree, listenAddress } from './listen-address.ts'
import { loadEnvFile } from './load-env-file.ts'
import { repositoryRoot } from './paths.ts'
import { watchContent } from './watch-content.ts'

/** `npm run dev`: services restart when code or content changes, the web reloads by Vite at PORT. */
async function run(): Promise<number> {
  loadEnvFile()
  const { host, port } = listenAddress(process.env)
  await checkAddressIsFree({ host, port })
  await checkAddressIsFree({ host: '127.0.0.1', port: port + 1 })
  await compileContent()
  const stopWatching = watchContent((faults) => console.error(faults))
  const api = { PORT: String(port + 1), HOST: '127.0.0.1' }
  const start = (command: string, args: string[], folder: string, env: Record<string, string>) =>
    spawn(command, args, {
      cwd: join(repositoryRoot, folder),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own: it is told to end once, by us, however the signal came.
      detached: true,
    })
  const watch = ['--watch', '--watch-preserve-output', 'infra/stack/src/start.ts', '--api']
  const vite = ['--host', host, '--port', String(port), '--strictPort']
  const children = [
    start(process.execPath, watch, '.', api),
    start(join(repositoryRoot, 'node_modules', '.bin', 'vite'), vite, 'web', {
      LUMEN_GATEWAY: `http://127.0.0.1:${api.PORT}`,
    }),
  ]
  const tell = (signal: NodeJS.Signals) => {
    for (const { pid } of children) {
      try {
        // Node's watcher passes a signal on to what it watches; a group would get it twice.
        if (pid !== undefined) process.kill(signal === 'SIGKILL' ? -pid : pid, signal)
      } catch {
        // It has ended.
      }
    }
  }
  let presses = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      presses += 1
      tell(presses > 1 ? 'SIGKILL' : 'SIGTERM')
    })
  }
  const codes = await Promise.all(
    children.map(
      (child) =>
        new Promise<number>((resolve) => {
          child.once('error', (error) => {
            console.error(error.message)
            tell('SIGTERM')
            resolve(1)
          })
          child.once('exit', (code) => {
            tell('SIGTERM')
            resolve(code ?? 0)
          })
        }),
    ),
  )
  stopWatching()
  return presses > 0 ? 0 : Math.max(...codes)
}

try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
