import { mkdtemp, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '@lumen/runtime/clock'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCapturedMails } from '../src/captured-mails.ts'
import { createMailer } from '../src/create-mailer.ts'

const mail = (to: string) => ({
  id: '018f0000-0000-7000-8000-000000000000',
  to,
  subject: '重设密码',
  text: 'https://lumen.example/auth/reset?token=1\n',
  html: '<p>x</p>',
})
const settings = { MAIL_DIR: '/nowhere', NODE_ENV: 'production' }
const received: string[] = []
let busy = false
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    if (address === 'gone@example.com')
      done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    else if (busy) done(Object.assign(new Error('later'), { responseCode: 451 }))
    else done()
  },
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

it('hands a mail to the server, and tells refusals from what may pass', async () => {
  const mailer = await createMailer(
    { ...settings, SMTP_URL: url, MAIL_FROM: 'Lumen <hello@lumen.example>' },
    systemClock,
  )
  expect(mailer.mode).toBe('smtp')
  expect(await mailer.send(mail('sam@example.com'))).toBe('sent')
  expect(received[0]).toContain('Message-ID: <018f0000-0000-7000-8000-000000000000@lumen.example>')
  expect(received[0]).toContain('From: Lumen <hello@lumen.example>')
  expect(received[0]).toContain('Auto-Submitted')
  const letter = { replyTo: 'help@lumen.example', after: ['018f0000-0000-7000-8000-000000000001'] }
  expect(await mailer.send({ ...mail('sam@example.com'), letter })).toBe('sent')
  expect(received[1]).not.toContain('Auto-Submitted')
  expect(received[1]).toContain('Reply-To: help@lumen.example')
  expect(received[1]).toContain('In-Reply-To: <018f0000-0000-7000-8000-000000000001@lumen.example>')
  expect(await mailer.send(mail('gone@example.com'))).toBe('refused')
  busy = true
  await expect(mailer.send(mail('sam@example.com'))).rejects.toThrow('later')
  mailer.close()
})

it('keeps mails in a folder where there is no server, newest first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lumen-mail-'))
  let now = new Date('2026-11-23T10:00:00Z')
  const mailer = await createMailer(
    { MAIL_DIR: join(folder, 'mail'), NODE_ENV: 'development' },
    { now: () => now },
  )
  expect(await readCapturedMails(join(folder, 'mail'), 10)).toEqual([])
  await mailer.send(mail('first@example.com'))
  now = new Date('2026-11-23T10:01:00Z')
  await mailer.send(mail('second@example.com'))
  const kept = await readCapturedMails(join(folder, 'mail'), 10)
  expect(kept.map(({ to }) => to)).toEqual(['second@example.com', 'first@example.com'])
  expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700)
  await rm(folder, { recursive: true })
})

it('sends nothing in production without a server, and says so', async () => {
  const mailer = await createMailer(settings, systemClock)
  expect(mailer.mode).toBe('off')
  await expect(mailer.send(mail('sam@example.com'))).rejects.toThrow('SMTP_URL')
})
