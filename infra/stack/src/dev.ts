import { spawn } from 'node:child_process'
import { repositoryRoot } from './paths.ts'

/**
 * `npm run dev`: services restart when their code changes, the web reloads by Vite at PORT. Ctrl-C
 * reaches both children, since they share this process group.
 */
const port = process.env['PORT'] ?? '8080'
const apiPort = String(Number(port) + 1)
const children = [
  spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'infra/stack/src/start.ts', '--api'],
    { cwd: repositoryRoot, env: { ...process.env, PORT: apiPort }, stdio: 'inherit' },
  ),
  spawn('npx', ['vite', '--port', port, '--strictPort'], {
    cwd: `${repositoryRoot}/web`,
    env: { ...process.env, LUMEN_GATEWAY: `http://127.0.0.1:${apiPort}` },
    stdio: 'inherit',
  }),
]
for (const child of children)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    for (const other of children) other.kill('SIGTERM')
  })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
