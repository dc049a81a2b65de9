import { existsSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from './run.ts'

const node = (program: string, options = {}) => run(process.execPath, ['-e', program], options)

test('what a command says and how it ends', async () => {
  expect(await node(`console.log('one'); console.error('two'); process.exit(3)`)).toEqual({
    code: 3,
    output: 'one\ntwo\n',
  })
  expect(await run('no-such-program', [])).toMatchObject({ code: 1 })
})

test('an interruption reaches what the command has started, and waits for its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lumen-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [ready, cleaned] = [join(folder, 'ready'), join(folder, 'cleaned')]
  const inner = `
    const { writeFileSync } = require('node:fs')
    process.on('SIGTERM', () => { writeFileSync('${cleaned}', ''); process.exit() })
    writeFileSync('${ready}', '')
    setInterval(() => {}, 1000)`
  const outer = `
    process.on('SIGTERM', () => process.exit(5))
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`
  const interrupt = new AbortController()
  const news = watch(folder, () => existsSync(ready) && interrupt.abort('SIGINT'))
  const ended = await node(outer, { signal: interrupt.signal })
  news.close()
  expect(ended.code).toBe(5)
  expect(existsSync(cleaned)).toBe(true)
  expect(await node('', { signal: interrupt.signal })).toMatchObject({ code: 1 })
})
