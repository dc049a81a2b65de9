import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const infra = resolve(import.meta.dirname, '../..')

/** A project without dependencies that starts as ours does, so that installing needs no network. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'lumen-bootstrap-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  cpSync(join(infra, 'bootstrap.mjs'), join(root, 'infra/bootstrap.mjs'))
  cpSync(join(infra, 'bootstrap'), join(root, 'infra/bootstrap'), { recursive: true })
  writeManifest(root, {})
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({
      name: 'project',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'project' } },
    }),
  )
  writeFileSync(
    join(root, 'serve.mjs'),
    `let signals = 0
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        console.log(signal)
        if (++signals === 1) setTimeout(() => process.exit(3), 300)
      })
    }
    setInterval(() => {}, 1000)
    console.log(JSON.stringify(['ready', process.argv.slice(2), process.env.NODE_COMPILE_CACHE]))`,
  )
  return root
}

function writeManifest(root: string, more: object): void {
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({
      name: 'project',
      type: 'module',
      // Not one simple command, so that npm's shell stays between npm and the script.
      scripts: { 'stack:start': 'true && node serve.mjs', 'test:all': 'exit 7' },
      ...more,
    }),
  )
}

function start(root: string, ...args: string[]) {
  const env = { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' }
  const child = spawn(process.execPath, ['infra/bootstrap.mjs', ...args], { cwd: root, env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const listeners: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      for (const listener of listeners) listener()
    })
  }
  return {
    child,
    output: () => output,
    said: (text: string) =>
      new Promise<void>((done) => {
        const look = () => output.includes(text) && done()
        listeners.push(look)
        look()
      }),
    ended: once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  }
}

test('installs once, then goes on at once, and passes the exit code on', async () => {
  const root = project()
  const first = start(root, 'test')
  expect(await first.ended).toEqual([7, null])
  expect(first.output()).toContain('Installing packages')
  expect(existsSync(join(root, 'node_modules/.lumen-install'))).toBe(true)
  const second = start(root, 'test')
  expect(await second.ended).toEqual([7, null])
  expect(second.output()).not.toContain('Installing')
})

test('installs again when the lock file changes, and falls back when it does not fit', async () => {
  const root = project()
  await start(root, 'test').ended
  const lock = join(root, 'package-lock.json')
  const text = readFileSync(lock, 'utf8')
  writeFileSync(lock, `${text}\n`)
  const changed = start(root, 'test')
  await changed.ended
  expect(changed.output()).toContain('Installing packages')
  expect(changed.output()).not.toContain('did not work')

  writeManifest(root, { dependencies: { part: 'file:./part' } })
  cpSync(join(root, 'package.json'), join(root, 'part/package.json'))
  writeFileSync(join(root, 'part/package.json'), '{"name":"part","version":"1.0.0"}')
  writeFileSync(lock, text)
  const fallback = start(root, 'test')
  expect(await fallback.ended).toEqual([7, null])
  expect(fallback.output()).toMatch(
    /"npm ci" did not work: .*in sync.*\nTrying "npm install" instead/,
  )
  expect(existsSync(join(root, 'node_modules/part'))).toBe(true)
  expect(readFileSync(lock, 'utf8')).toBe(text)
})

test('an install that cannot work ends in one sentence and what npm said', async () => {
  const root = project()
  writeManifest(root, { dependencies: { 'no-such-package-here': '1.0.0' } })
  const attempt = start(root, 'start')
  expect(await attempt.ended).toEqual([1, null])
  expect(attempt.output()).toMatch(/^The packages could not be installed: .*start again/m)
  expect(attempt.output()).toMatch(/no-such-package-here/)
  expect(existsSync(join(root, 'node_modules/.lumen-install'))).toBe(false)
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s reaches the script once, and its end is awaited',
  async (signal) => {
    const root = project()
    const run = start(root, 'start', '--fresh', 'two words')
    await run.said('ready')
    expect(run.output()).toContain(
      JSON.stringify(['ready', ['--fresh', 'two words'], join(root, '.data/compile-cache')]),
    )
    run.child.kill(signal)
    await run.said(signal)
    // The terminal and the npm above both pass one Ctrl-C on.
    run.child.kill(signal)
    expect(await run.ended).toEqual([3, null])
    expect(run.output().match(new RegExp(signal, 'g'))).toHaveLength(1)
  },
)

test('a closed terminal asks for a clean end', async () => {
  const run = start(project(), 'start')
  await run.said('ready')
  run.child.kill('SIGHUP')
  expect(await run.ended).toEqual([3, null])
  expect(run.output()).toContain('SIGTERM')
})

test('an unknown target is told how to do it', async () => {
  const run = start(project(), 'toString')
  expect(await run.ended).toEqual([1, null])
  expect(run.output()).toContain('Usage: node infra/bootstrap.mjs start|test|dev')
})
