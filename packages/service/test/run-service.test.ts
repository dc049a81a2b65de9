import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const source = (path: string) => JSON.stringify(new URL(`../${path}.ts`, import.meta.url).href)

/** A service of its own process that listens on the port of its configuration. */
function service(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-run-service-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'main.mjs')
  writeFileSync(
    path,
    `import { createServer } from 'node:http'
    import { ConfigError } from ${source('../runtime/src/config')}
    import { runService } from ${source('src/run-service')}
    await runService({
      service: 'probe',
      loadConfig(env) {
        if (!env.PROBE_PORT) throw new ConfigError(['PROBE_PORT is missing'])
        return { base: { logLevel: 'info', logFolder: null }, port: Number(env.PROBE_PORT) }
      },
      async start({ port }) {
        const server = createServer((_, response) => response.end('here')).listen(port, '127.0.0.1')
        await new Promise((resolve) => server.once('listening', resolve))
        return {
          url: 'http://127.0.0.1:' + server.address().port,
          close: () => new Promise((resolve) => server.close(resolve)),
        }
      },
    })`,
  )
  const child = fork(path, { env: { ...process.env, ...env }, silent: true, execArgv: [] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text))
  // Not 'close', which does not come any more once the channel was closed from here.
  return { child, said: () => said, ended: once(child, 'exit') as Promise<[number | null]> }
}

test('a configuration that cannot be used is told in words and ends the process', async () => {
  const { ended, said } = service({})
  expect(await ended).toEqual([1, null])
  await expect
    .poll(said)
    .toBe('probe cannot start. The configuration is not usable:\n  PROBE_PORT is missing\n')
})

test('tells its parent the real address, and ends when told', async () => {
  const { child, ended } = service({ PROBE_PORT: '0' })
  const [notice] = (await once(child, 'message')) as [{ ready: true; url: string }]
  expect(notice.ready).toBe(true)
  expect(await (await fetch(notice.url)).text()).toBe('here')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('closes when its parent is gone', async () => {
  const { child, ended, said } = service({ PROBE_PORT: '0' })
  await once(child, 'message')
  child.disconnect()
  expect(await ended).toEqual([0, null])
  await expect.poll(said).toContain('parent gone')
})
