import { randomUUID } from 'node:crypto'
import type { Bus } from '@lumen/bus/connect'
import type { ErasureReceipt } from '@lumen/contracts/auth/deletion'
import type { Session } from '@lumen/contracts/auth/schema'
import { billingRequests } from '@lumen/contracts/billing/bus'
import type { Companion } from '@lumen/contracts/chat/schema'
import { signedInSocket } from '../socket-client.ts'
import { withTables, type Databases } from './audit.ts'
import { Calls } from './calls.ts'

/** Somebody for whom every kind of sweep has something to do. */
export type Waiting = {
  userId: string
  calls: Calls
  /** Is asked for a reminder, and told what is to be remembered. */
  talk: string
  /** May write by itself. */
  writes: string
  /** Was hidden, and goes for ever. */
  hidden: string
  /** Credits that nobody settles. */
  hold: string
}

const password = 'correct horse battery'

/** A zone in which it is ten in the evening: a time of this day at which a companion wants to write has come. */
function lateZone(now: Date): string {
  const ahead = (22 - now.getUTCHours() + 24) % 24
  const hours = ahead > 12 ? ahead - 24 : ahead
  // Their signs are the other way round.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}

/** Registers somebody and has them leave all of it behind; nothing is due yet. */
export async function leaveWork(url: string, number: number, billing: Bus): Promise<Waiting> {
  const { token, user } = await new Calls(url).call<Session>('POST', '/api/auth/register', {
    email: `waiting${number}@example.com`,
    password,
    username: `Waiting ${number}`,
    birthDate: '1990-05-01',
    region: 'CN',
    language: 'zh',
  })
  const calls = new Calls(url, token)
  const companion = async () =>
    (await calls.call<Companion>('POST', '/api/companions', { name: '小忆' })).id
  const [talk, writes, hidden] = [await companion(), await companion(), await companion()]
  const socket = await signedInSocket(url, token, user.id)
  for (const content of ['明天早上8点提醒我带伞', '我的猫叫咪咪。']) {
    const after = socket.frames.length
    socket.send({
      type: 'streaming_chat',
      companionId: talk,
      content,
      clientMessageId: randomUUID(),
      timeZone: 'Asia/Shanghai',
    })
    await socket.next('streaming_stream_complete', undefined, after)
  }
  socket.close()
  await calls.call('PUT', `/api/companions/${writes}/contact`, {
    enabled: true,
    days: [0, 1, 2, 3, 4, 5, 6],
    hours: { from: '00:00', to: '23:59' },
    quiet: null,
    timeZone: lateZone(new Date()),
  })
  await calls.call('DELETE', `/api/companions/${hidden}`)
  const held = await billing.request(billingRequests, 'billing.reserve', {
    userId: user.id,
    key: `lost:${user.id}`,
    kind: 'image',
    units: 1,
    holdSeconds: 3_600,
  })
  if (held.outcome !== 'reserved') throw new Error(held.outcome)
  return { userId: user.id, calls, talk, writes, hidden, hold: held.reservationId }
}

/** The time of everything has come. */
export async function makeDue(databases: Databases, people: readonly Waiting[]): Promise<void> {
  const ids = people.map(({ userId }) => userId)
  await withTables(databases, 'chat', async (client) => {
    await client.query('update chat.reminders set due_at = now() where user_id = any($1)', [ids])
    await client.query('update chat.contact_plans set look_at = now() where user_id = any($1)', [
      ids,
    ])
    await client.query('update chat.companions set erased_after = now() where id = any($1)', [
      people.map(({ hidden }) => hidden),
    ])
  })
  await withTables(databases, 'billing', async (client) => {
    await client.query('update billing.reservations set expires_at = now() where id = any($1)', [
      people.map(({ hold }) => hold),
    ])
    // A month of theirs has begun meanwhile.
    await client.query(
      `update billing.wallets set anchor = anchor - interval '40 days', renews_at = now()
       where user_id = any($1)`,
      [ids],
    )
  })
}

/** What was done of it, in words; each should stand there once for everybody. */
export async function doneFor(
  databases: Databases,
  { userId, talk, writes, hidden, hold }: Waiting,
): Promise<Record<string, number>> {
  const done: Record<string, number> = {}
  const count = (service: Parameters<typeof withTables>[1], queries: Record<string, string>) =>
    withTables(databases, service, async (client) => {
      for (const [what, from] of Object.entries(queries)) {
        const { rows } = await client.query<{ count: number }>(
          `select count(*)::int as count from ${from}`,
        )
        done[what] = rows[0]!.count
      }
    })
  await count('chat', {
    // What they said themselves has replies.
    reminded: `chat.all_messages where companion_id = '${talk}' and not is_from_user and reply_to is null`,
    'wrote by itself': `chat.all_messages where companion_id = '${writes}'`,
    'hidden companions': `chat.companions where id = '${hidden}'`,
  })
  await count('auth', {
    'told of messages': `auth.notifications where user_id = '${userId}' and kind = 'companion-message'`,
    'told of a memory': `auth.notifications where user_id = '${userId}' and kind = 'memory-crystal'`,
  })
  const derived = `from memory.memories where user_id = '${userId}' and origin = 'derived'`
  await count('memory', {
    remembered: `(select distinct fingerprint ${derived}) as each`,
    'remembered again': `(select 1 ${derived} group by fingerprint having count(*) > 1) as each`,
  })
  await count('billing', {
    'given back': `billing.reservations where id = '${hold}' and status = 'released'`,
    months: `billing.lots where user_id = '${userId}' and source = 'plan'`,
  })
  return done
}

/** Has them ask for the end of their accounts, whose time has come at once. @returns asks for the receipts */
export async function askForErasure(
  url: string,
  databases: Databases,
  people: readonly Waiting[],
): Promise<() => Promise<(ErasureReceipt['record'] | null)[]>> {
  const asked = await Promise.all(
    people.map(({ calls }) =>
      calls.call<{ receiptToken: string }>('POST', '/api/enterprise/privacy/delete-account', {
        password,
      }),
    ),
  )
  await withTables(databases, 'auth', (client) =>
    client.query('update auth.account_deletions set due_at = now() where user_id = any($1)', [
      people.map(({ userId }) => userId),
    ]),
  )
  const anybody = new Calls(url)
  return () =>
    Promise.all(
      asked.map(async ({ receiptToken: token }) => {
        const { receipt } = await anybody.call<{ receipt: ErasureReceipt | null }>(
          'POST',
          '/api/erasure-receipts',
          { token },
        )
        return receipt?.record ?? null
      }),
    )
}
