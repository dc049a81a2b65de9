import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAdminStack, type AdminStack, type Instance } from './support/admin-stack.ts'

let stack: AdminStack
let admin: Instance
beforeAll(async () => {
  stack = await openAdminStack()
  admin = await stack.start()
})
afterAll(() => stack?.close())

const script = join(import.meta.dirname, '..', 'src', 'admin.ts')
const run = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const env = { ...process.env, ...stack.env }
    execFile(process.execPath, [script, ...words], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })

it('tells incidents from their beginning to their end', async () => {
  expect((await run('incident', 'list')).out).toContain('no incidents')
  const added = await run(
    'incident',
    'add',
    '--title=回复变慢',
    '--description=正在排查',
    '--severity=major',
    '--language=zh',
  )
  expect(added.code).toBe(0)
  const id = /incident ([\w-]{36})/.exec(added.out)?.[1] ?? ''
  expect((await run('incident', 'update', id, '已找到原因')).code).toBe(0)
  expect((await run('incident', 'resolve', id, '已恢复')).code).toBe(0)
  const again = await run('incident', 'resolve', id)
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('no open incident')])
  const { incidents } = (await stack.call(admin, 'GET', '/api/status')).body
  expect(incidents).toMatchObject([
    {
      id,
      title: '回复变慢',
      description: '正在排查',
      language: 'zh',
      severity: 'major',
      status: 'resolved',
      updates: [{ message: '已恢复' }, { message: '已找到原因' }],
    },
  ])
  expect((await run('incident', 'list')).out).toMatch(/resolved {2}major {2}回复变慢/)
})

it('shows what people wrote', async () => {
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'Hi', category: 'general' }
  await stack.call(admin, 'POST', '/api/contact', { body: { ...message, message: 'One\nTwo' } })
  const { out } = await run('contact', 'list')
  expect(out).toContain('From: Ann <ann@example.com>')
  expect(out).toContain('  | One\n  | Two')
})

it.each([
  [['incident', 'add', '--title', 'x'], /description/],
  [['incident', 'add', '--title', 'x', '--description', 'y', '--severity', 'huge'], /severity/],
  [['incident', 'resolve', 'x'], /is no id/],
  [['incident', 'dance'], /no such command/],
  [['contact', 'list', '--limit', '0'], /limit/],
  [['contact', 'list', '--all'], /Unknown option '--all'/],
])('refuses %j', async (words, expected) => {
  const { code, err } = await run(...words)
  expect(code).toBe(2)
  expect(err).toMatch(expected)
  expect(err).toContain('Usage:')
})
