import { once } from 'node:events'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLogFiles } from './read-log-files.ts'
import { readLoki } from './read-loki.ts'

const requestId = 'request-0001'
const line = (second: number, fields: object = {}) =>
  `${JSON.stringify({
    level: 'warn',
    time: new Date(Date.UTC(2026, 10, 23, 8, 0, second)).toISOString(),
    service: 'chat',
    requestId,
    msg: `line ${second}`,
    ...fields,
  })}\n`
const other = line(0, { requestId: 'request-0002', padding: 'x'.repeat(300) })

describe('log files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lumen-read-logs-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const write = async (service: string, text: string, at = 0) => {
    await mkdir(join(folder, service), { recursive: true })
    const file = join(folder, service, 'log.2026-11-23.1.log')
    await writeFile(file, text)
    await utimes(file, at, at)
  }

  it('are read from their ends, all services together, newest first, and redacted', async () => {
    const fields = { text: 'Ann was born in Rome', note: `${requestId} is mine` }
    await write('chat', line(3, fields) + other + line(1))
    await write('memory', line(2, { service: 'memory' }) + 'no json\n' + other)
    const { source, lines, complete } = await readLogFiles(folder)(requestId)
    expect([source, complete]).toEqual(['files', true])
    expect(lines.map(({ service, message }) => `${service} ${message}`)).toEqual([
      'chat line 3',
      'memory line 2',
      'chat line 1',
    ])
    expect(lines[0]?.fields).toContain('[redacted]')
    expect(JSON.stringify(lines)).not.toContain('Rome')
  })

  it('of many megabytes lose no line where two pieces meet', async () => {
    const wide = Array.from({ length: 9_000 }, () => other).join('')
    await write('chat', `${line(1)}${wide}${line(2)}${wide}${line(3)}`)
    const { lines, complete } = await readLogFiles(folder)(requestId)
    expect(lines.map(({ message }) => message)).toEqual(['line 3', 'line 2', 'line 1'])
    expect(complete).toBe(true)
  })

  it('are not read without end: what is missing is said', async () => {
    const wide = Array.from({ length: 9_000 }, () => other).join('')
    await write('chat', line(1), 1)
    await write('memory', `${line(2)}${wide}${line(3)}`, 2)
    const bounds = { bytes: 2 * 1024 * 1024, ms: 10_000 }
    const { lines, complete } = await readLogFiles(folder, bounds)(requestId)
    expect(lines.map(({ message }) => message)).toEqual(['line 3'])
    expect(complete).toBe(false)
  })

  it('that are not there hold nothing', async () => {
    const nothing = { source: 'files', lines: [], complete: true }
    expect(await readLogFiles(join(folder, 'none'))(requestId)).toEqual(nothing)
  })
})

describe('Loki', () => {
  const asked: { url: URL; authorization: string | undefined }[] = []
  let answer: { status: number; body: unknown }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://loki')
    asked.push({ url, authorization: request.headers.authorization })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
  const read = async (token?: string) => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as { port: number }
    const selector = '{app="lumen"}'
    return readLoki({ url: `http://127.0.0.1:${port}/`, selector, token })(requestId)
  }
  afterEach(() => void server.close())

  it('is asked for the lines of the request, which are redacted', async () => {
    const values = [line(1), line(2, { email: 'ann@example.com' }), other].map((text, index) => [
      String(index),
      text,
    ])
    answer = { status: 200, body: { status: 'success', data: { result: [{ values }] } } }
    const { source, lines } = await read('a-token')
    expect([source, lines.map(({ message }) => message)]).toEqual(['loki', ['line 2', 'line 1']])
    expect(JSON.stringify(lines)).not.toContain('ann@')
    const [{ url, authorization } = {}] = asked
    expect(url?.pathname).toBe('/loki/api/v1/query_range')
    expect(url?.searchParams.get('query')).toBe('{app="lumen"} |= `"requestId":"request-0001"`')
    expect(authorization).toBe('Bearer a-token')
  })

  it.each([
    { status: 500, body: {} },
    { status: 200, body: { data: 'nonsense' } },
  ])('that answers $status $body is away', async (broken) => {
    answer = broken
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' })
  })
})
