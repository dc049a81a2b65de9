import { officeLimits } from '@lumen/contracts/admin/limits'
import { authOfficeRequests } from '@lumen/contracts/auth/office-bus'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type {
  LedgerLine,
  OfficePayment,
  OfficeSubscription,
} from '@lumen/contracts/billing/office-schema'
import { isId } from '../domain/cursor.ts'
import type { AdminContext } from '../context.ts'

type Asked = { account?: string | undefined; cursor?: string | undefined }
type Named<Row> = Row & { account: { username: string; email: string } | null }

const limit = officeLimits.page
/** Accounts that a search may be about. */
const mostAccounts = 50

/** Whose rows are asked for; null: everybody’s. */
async function accountsOf(
  { bus }: AdminContext,
  { account = '' }: Asked,
): Promise<string[] | null> {
  const query = account.trim()
  if (query === '') return null
  if (isId(query)) return [query]
  const found = await bus.request(authOfficeRequests, 'auth.list-accounts', {
    query,
    before: null,
    limit: mostAccounts,
  })
  return found.accounts.map(({ id }) => id)
}

/** Says whose each row is; who is not there any more has no name. */
async function named<Row extends { userId: string }>(
  { bus }: AdminContext,
  rows: readonly Row[],
): Promise<Named<Row>[]> {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const accounts = new Map(
    await Promise.all(
      ids.map(async (userId) => {
        const { account } = await bus.request(authOfficeRequests, 'auth.read-account', { userId })
        return [userId, account && { username: account.username, email: account.email }] as const
      }),
    ),
  )
  return rows.map((row) => ({ ...row, account: accounts.get(row.userId) ?? null }))
}

const nextOf = (rows: readonly { id: string }[]): string | null =>
  rows.length === limit ? (rows.at(-1)?.id ?? null) : null

/** The ledger as billing keeps it, newest first. */
export async function listLedger(
  context: AdminContext,
  asked: Asked & {
    kind?: LedgerLine['kind'] | undefined
    since?: string | undefined
    until?: string | undefined
  },
): Promise<{ lines: Named<LedgerLine>[]; next: string | null }> {
  const { lines } = await context.bus.request(billingOfficeRequests, 'billing.list-movements', {
    userIds: await accountsOf(context, asked),
    before: asked.cursor ?? null,
    limit,
    kind: asked.kind ?? null,
    since: asked.since ?? null,
    until: asked.until ?? null,
  })
  return { lines: await named(context, lines), next: nextOf(lines) }
}

/** Payments, newest first. */
export async function listPayments(
  context: AdminContext,
  asked: Asked,
): Promise<{ payments: Named<OfficePayment>[]; next: string | null }> {
  const { payments } = await context.bus.request(billingOfficeRequests, 'billing.list-payments', {
    userIds: await accountsOf(context, asked),
    before: asked.cursor ?? null,
    limit,
  })
  return { payments: await named(context, payments), next: nextOf(payments) }
}

/** Subscriptions, the last begun first. */
export async function listSubscriptions(
  context: AdminContext,
  asked: Asked,
): Promise<{ subscriptions: Named<OfficeSubscription>[]; next: string | null }> {
  const { subscriptions } = await context.bus.request(
    billingOfficeRequests,
    'billing.list-subscriptions',
    { userIds: await accountsOf(context, asked), before: asked.cursor ?? null, limit },
  )
  return { subscriptions: await named(context, subscriptions), next: nextOf(subscriptions) }
}
