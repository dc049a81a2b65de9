import { describe, expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { runWithRequestId } from './request-context.ts'

function capture() {
  const lines: Record<string, unknown>[] = []
  const log = createLogger({
    service: 'chat',
    level: 'debug',
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  })
  return { log, lines }
}

describe('the logger', () => {
  test('writes service, level name and time', () => {
    const { log, lines } = capture()
    log.info({ part: 'db' }, 'open')
    expect(lines).toEqual([
      { level: 'info', time: expect.any(String), service: 'chat', part: 'db', msg: 'open' },
    ])
    expect(Number.isNaN(Date.parse(String(lines[0]!['time'])))).toBe(false)
  })

  test('writes one line, whatever somebody put into it', () => {
    const written: string[] = []
    const log = createLogger({
      service: 'chat',
      destination: { write: (line) => void written.push(line) },
    })
    const forged = 'x\n{"level":"fatal","msg":"forged"}\r\n\u2028\u001b[2J\u0000'
    log.child({ part: forged }).warn({ name: forged, err: new Error(forged), [forged]: 1 }, forged)
    expect(written).toHaveLength(1)
    expect(written[0]!.trimEnd()).not.toMatch(/[\r\n\u001b\u0000]/)
    expect(JSON.parse(written[0]!)).toMatchObject({ level: 'warn', name: forged, msg: forged })
  })

  test('adds the request id of the context, also after waiting', async () => {
    const { log, lines } = capture()
    await runWithRequestId('request-1', async () => {
      await Promise.resolve()
      log.info('inside')
    })
    log.info('outside')
    expect(lines.map(({ requestId }) => requestId)).toEqual(['request-1', undefined])
  })

  test('hides secrets and personal text at any depth, in children too', () => {
    const { log, lines } = capture()
    log.child({ token: 'S3cret', socket: 1 }).info(
      {
        headers: {
          Authorization: 'S3cret',
          'set-cookie': ['S3cret'],
          'x-lumen-identity': 'S3cret',
        },
        user: { email: 'S3cret', password_hash: 'S3cret', profile: [{ birthDate: 'S3cret' }] },
        message: { content: 'S3cret', id: 'm1' },
        bytes: Buffer.from('S3cret'),
      },
      'x',
    )
    expect(JSON.stringify(lines)).not.toMatch(/S3cret|83,51/)
    expect(lines[0]).toMatchObject({ socket: 1, message: { id: 'm1' }, bytes: '[6 bytes]' })
  })

  test('tells type, code, stack and cause of an error, and none of its other properties', () => {
    const { log, lines } = capture()
    const cause = Object.assign(new TypeError('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.org) already exists.',
      parameters: ['ada@example.org'],
    })
    log.error({ err: new Error('could not store', { cause }) }, 'failed')
    log.error(cause, 'failed again')
    expect(lines[0]).toMatchObject({
      err: {
        type: 'Error',
        message: 'could not store',
        stack: expect.stringContaining('logger.test'),
        cause: { type: 'TypeError', code: '23505', message: 'duplicate key' },
      },
    })
    expect(lines[1]).toMatchObject({ err: { type: 'TypeError' }, msg: 'failed again' })
    expect(JSON.stringify(lines)).not.toContain('ada@example.org')
  })

  test('survives what contains itself, and what is endless', () => {
    const { log, lines } = capture()
    const loop: Record<string, unknown> = {}
    loop['self'] = loop
    log.info({ loop, list: Array.from({ length: 5_000 }, (_, index) => index) }, 'x')
    expect(JSON.stringify(lines[0])).toContain('[deeper]')
    expect((lines[0]!['list'] as unknown[]).at(-1)).toBe('[4900 more]')
  })
})
