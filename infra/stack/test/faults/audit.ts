import type { ServiceName } from '@lumen/contracts/operation'
import { openDatabase } from '@lumen/database/open'
import { createLogger } from '@lumen/runtime/logger'
import { Client } from 'pg'
import type { BillingTables } from '@lumen/billing/store/tables'
import { faultsOf } from '../../../../services/billing/test/ledger-faults.ts'
import type { User } from './user.ts'

/** How the audit comes to the tables of each service, and to the books. */
export type Databases = { adminUrls: ReadonlyMap<ServiceName, string>; billingUrl: string }

/** What a fault left behind, each in a few words; all empty: nothing. */
export type Findings = {
  /** Acknowledged and not there. */
  lost: string[]
  /** There more than once. */
  duplicated: string[]
  /** Wrong in another way. */
  wrong: string[]
}

/** Looks through the tables of a service, wherever they are. */
export async function withTables<T>(
  { adminUrls }: Databases,
  service: ServiceName,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const url = adminUrls.get(service)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const onTheirWay: Partial<Record<ServiceName, [what: string, table: string, where: string][]>> = {
  chat: [
    ['running replies', 'chat.replies', `status = 'running'`],
    ['charges of replies', 'chat.reply_charges', 'true'],
  ],
  billing: [
    ['held reservations', 'billing.reservations', `status = 'reserved'`],
    ['events of a provider', 'billing.provider_event_failures', 'true'],
  ],
  media: [
    [
      'open jobs',
      'media.jobs',
      `not deleted and (status in ('queued', 'running') or charge_state <> 'closed')`,
    ],
  ],
}

/** What is still on its way: each of it comes to an end by itself. */
export async function unsettled(databases: Databases): Promise<string[]> {
  const found: string[] = []
  for (const service of databases.adminUrls.keys())
    await withTables(databases, service, async (client) => {
      const outbox = await client.query(
        `select 1 from pg_tables where schemaname = $1 and tablename = 'outbox'`,
        [service],
      )
      const open = [
        ...(onTheirWay[service] ?? []),
        ...(outbox.rowCount === 0 ? [] : [[`events of ${service}`, `${service}.outbox`, 'true']]),
      ]
      for (const [what, table, where] of open) {
        const { rows } = await client.query<{ count: string }>(
          `select count(*) from ${table} where ${where}`,
        )
        if (rows[0]?.count !== '0') found.push(`${rows[0]?.count} ${what}`)
      }
    })
  return found
}

/** Compares what users were told with what is stored. */
export async function audit(databases: Databases, users: readonly User[]): Promise<Findings> {
  const findings: Findings = { lost: [], duplicated: [], wrong: [] }
  await withTables(databases, 'chat', async (client) => {
    await checkMessages(client, users, findings)
    await checkCompanions(client, users, findings)
  })
  await withTables(databases, 'billing', (client) => checkPurchases(client, users, findings))
  await withTables(databases, 'auth', (client) => checkNotifications(client, findings))
  const db = openDatabase<BillingTables>({
    url: databases.billingUrl,
    log: createLogger({ service: 'audit', level: 'silent' }),
    poolSize: 1,
    statementTimeoutMs: 60_000,
  })
  try {
    findings.wrong.push(...(await faultsOf(db)))
  } finally {
    await db.destroy()
  }
  return findings
}

async function checkMessages(client: Client, users: readonly User[], findings: Findings) {
  const sent = users.flatMap((user) => user.sent)
  const { rows } = await client.query<{ id: string; copies: number; position: string }>(
    `select client_message_id as id, count(*)::int as copies, min(position) as position
     from chat.all_messages where is_from_user and client_message_id = any($1) group by 1`,
    [sent.map(({ id }) => id)],
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const last = new Map<string, bigint>()
  for (const { id, companionId, acknowledged } of sent) {
    const row = stored.get(id)
    if (row === undefined) {
      if (acknowledged) findings.lost.push(`message ${id}`)
      continue
    }
    if (row.copies > 1) findings.duplicated.push(`message ${id}`)
    const position = BigInt(row.position)
    if (position <= (last.get(companionId) ?? -1n))
      findings.wrong.push(`message ${id} came too early`)
    last.set(companionId, position)
  }
  // A question has one reply at most.
  const { rows: answers } = await client.query<{ id: string }>(
    `select reply_to as id from chat.all_messages where not is_from_user and reply_to is not null
     group by 1 having count(*) > 1`,
  )
  findings.duplicated.push(...answers.map(({ id }) => `reply to ${id}`))
}

async function checkCompanions(client: Client, users: readonly User[], findings: Findings) {
  const created = users.flatMap((user) => user.created)
  const { rows } = await client.query<{ id: string }>(
    `select id from chat.companions where id = any($1)`,
    [created],
  )
  const stored = new Set(rows.map(({ id }) => id))
  findings.lost.push(...created.filter((id) => !stored.has(id)).map((id) => `companion ${id}`))
}

/** Paid once, credited once, and nothing else. */
async function checkPurchases(client: Client, users: readonly User[], findings: Findings) {
  const { rows } = await client.query<{ id: string; status: string; payments: number }>(
    `select c.id, c.status, count(p.id)::int as payments from billing.checkouts c
     left join billing.payments p on p.checkout_id = c.id group by c.id, c.status`,
  )
  const checkouts = new Map(rows.map((row) => [row.id, row]))
  for (const id of users.flatMap((user) => user.paid))
    if (checkouts.get(id)?.status !== 'complete') findings.lost.push(`purchase ${id}`)
  for (const { id, status, payments } of rows) {
    const due = status === 'complete' ? 1 : 0
    if (payments > due) findings.duplicated.push(`payment of ${id}`)
    if (payments < due) findings.lost.push(`payment of ${id}`)
  }
  const { rows: credited } = await client.query<{
    user_id: string
    lots: number
    payments: number
  }>(
    `select user_id, count(*) filter (where lot)::int as lots,
       count(*) filter (where not lot)::int as payments
     from (select user_id, true as lot from billing.lots where source = 'pack'
       union all select user_id, false from billing.payments where kind = 'pack') as counted group by 1`,
  )
  for (const { user_id, lots, payments } of credited) {
    if (lots > payments) findings.duplicated.push(`credits of ${user_id}`)
    if (lots < payments) findings.lost.push(`credits of ${user_id}`)
  }
}

/** Kinds whose parameters say what they are of: nobody is told of the same twice. */
const ofOneThing = ['companion-message', 'memory-crystal', 'media-ready', 'account-deletion']

async function checkNotifications(client: Client, findings: Findings) {
  const { rows } = await client.query<{ what: string }>(
    `select kind || ' ' || params::text as what from auth.notifications where kind = any($1)
     group by user_id, kind, params having count(*) > 1`,
    [ofOneThing],
  )
  findings.duplicated.push(...rows.map(({ what }) => `notification ${what}`))
}
