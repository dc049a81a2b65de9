import { authOfficeRequests, type Letter } from '@lumen/contracts/auth/office-bus'
import { newId } from '@lumen/database/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
let deaf: AuthStack
const told: unknown[] = []
beforeAll(async () => {
  // The discard port: nobody answers there.
  const nobody = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Lumen <hello@lumen.example>',
    LUMEN_REGISTRATION: 'direct',
  }
  ;[stack, deaf] = await Promise.all([
    openAuthStack({ MAIL_REPLY_TO: 'support@lumen.example' }),
    openAuthStack(nobody),
  ])
  for (const { bus } of [stack, deaf])
    await bus.consume({
      durable: 'test-letters',
      filter: 'event.auth.letter-ended',
      handler: async ({ payload }) => void told.push(payload),
    })
})
afterAll(() => Promise.all([stack?.close(), deaf?.close()]))

const letter = (changes: Partial<Letter> = {}): Letter => ({
  id: newId(),
  userId: null,
  to: 'lin@example.com',
  name: '林小雨',
  language: 'zh',
  subject: '无法登录',
  text: '请再试一次。\n谢谢！\n\n小忆',
  quoted: { text: '我登录不了。\n怎么办？', at: '2026-11-20T08:00:00.000Z' },
  after: [],
  ...changes,
})
const queue = ({ bus }: AuthStack, input: Letter) =>
  bus.request(authOfficeRequests, 'auth.queue-letter', input)
const keysOf = async ({ db }: AuthStack, id: string) =>
  (await sql`select 1 from data_keys where user_id = ${id}`.execute(db)).rows.length

it('goes out in the language of who wrote, with their words, and leaves no key behind', async () => {
  const sent = letter()
  expect(await queue(stack, sent)).toEqual({ outcome: 'queued' })
  const [mail] = await stack.mailsTo('lin@example.com')
  expect(mail).toMatchObject({
    id: sent.id,
    subject: '回复：无法登录',
    letter: { replyTo: 'support@lumen.example', after: [] },
  })
  for (const words of [
    '林小雨，你好',
    '请再试一次。\n谢谢！',
    '> 我登录不了。\n> 怎么办？',
    '2026年11月20日',
  ])
    expect(mail!.text).toContain(words)
  await vi.waitFor(() => expect(told).toContainEqual({ letterId: sent.id, outcome: 'captured' }), {
    timeout: 20_000,
  })
  expect(await keysOf(stack, sent.id)).toBe(0)
})

it('waits while the mail server is away, once however often it is asked for, and tells when its time is over', async () => {
  const { userId } = await deaf.person()
  const sent = letter({ userId, language: 'de' })
  await queue(deaf, sent)
  await queue(deaf, sent)
  const waiting = () => deaf.db.selectFrom('mails').select('id').where('id', '=', sent.id).execute()
  expect(await waiting()).toHaveLength(1)
  deaf.setNow(new Date(deaf.now().getTime() + 73 * 3_600_000))
  await queue(deaf, letter({ userId }))
  await vi.waitFor(() => expect(told).toContainEqual({ letterId: sent.id, outcome: 'expired' }), {
    timeout: 20_000,
  })
  expect(await waiting()).toEqual([])
  expect(await keysOf(deaf, userId)).toBe(1)
})

it('takes nobody’s key with it, whatever its id is', async () => {
  const { userId } = await stack.person()
  expect(await keysOf(stack, userId)).toBe(1)
  await queue(stack, letter({ id: userId }))
  await vi.waitFor(() => expect(told).toContainEqual({ letterId: userId, outcome: 'captured' }), {
    timeout: 20_000,
  })
  expect(await keysOf(stack, userId)).toBe(1)
})

it('does not wait behind a mail that cannot be opened any more', async () => {
  const [broken, late] = [letter(), letter()]
  await queue(deaf, broken)
  await deaf.db
    .updateTable('mails')
    .set({ content: Buffer.from('not sealed by anybody') })
    .where('id', '=', broken.id)
    .execute()
  deaf.setNow(new Date(deaf.now().getTime() + 73 * 3_600_000))
  await queue(deaf, late)
  await vi.waitFor(
    async () =>
      expect(await deaf.db.selectFrom('mails').select(['id', 'attempts']).execute()).toEqual([
        { id: late.id, attempts: 1 },
      ]),
    { timeout: 20_000 },
  )
})

it('leads to the contact page where nobody reads answers, and to nobody whose account is gone', async () => {
  expect(await queue(deaf, letter({ userId: newId() }))).toEqual({ outcome: 'unknown' })
})
