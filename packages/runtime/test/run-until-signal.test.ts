import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** A program that prints `started`, runs until a signal, and closes the way `close` says. */
function program(close: string, start = ''): string {
  const lifecycle = fileURLToPath(new URL('../src/lifecycle.ts', import.meta.url))
  const logger = fileURLToPath(new URL('../src/logger.ts', import.meta.url))
  return `
    import { createServer } from 'node:net'
    import { runUntilSignal } from ${JSON.stringify(lifecycle)}
    import { createLogger } from ${JSON.stringify(logger)}
    const log = createLogger({ service: 'x', destination: { write: (line) => process.stderr.write(line) } })
    await runUntilSignal(async () => {
      ${start}
      const server = createServer()
      await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
      console.log('started')
      return { close: ${close} }
    }, log, { lingerMs: 300 })`
}

function run(source: string) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', source])
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const exited = once(child, 'exit').then(([code]) => ({ code: code as number | null, errors }))
  return {
    started: once(child.stdout, 'data'),
    said: async (text: string) => {
      while (!errors.includes(text)) await once(child.stderr, 'data')
    },
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    exited,
  }
}

test('closes on SIGTERM and lets the process end by itself', async () => {
  const running = run(program('() => new Promise((resolve) => server.close(resolve))'))
  await running.started
  running.kill('SIGTERM')
  const { code, errors } = await running.exited
  expect(code).toBe(0)
  expect(errors).toContain('"closed"')
  expect(errors).not.toContain('still held open')
})

test('a second signal ends it at once', async () => {
  const running = run(program('() => new Promise(() => {})'))
  await running.started
  running.kill('SIGINT')
  await running.said('"closing"')
  running.kill('SIGINT')
  const { code, errors } = await running.exited
  expect(code).toBe(1)
  expect(errors).toContain('second signal')
})

test('tells what still holds the process after closing, and ends with code 1', async () => {
  const running = run(program('async () => {}'))
  await running.started
  running.kill('SIGTERM')
  const { code, errors } = await running.exited
  expect(code).toBe(1)
  expect(errors).toContain('still held open')
  expect(errors).toContain('TCPServerWrap')
})

test('a start that fails is logged and ends with code 1', async () => {
  const { code, errors } = await run(program('async () => {}', "throw new Error('no database')"))
    .exited
  expect(code).toBe(1)
  expect(errors).toContain('no database')
})
