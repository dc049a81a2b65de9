import { officeLimits } from '@lumen/contracts/admin/limits'
import type { AdminCompanion } from '@lumen/contracts/admin/moderation-schema'
import { authOfficeRequests, type Account } from '@lumen/contracts/auth/office-bus'
import type { AdminContext } from '../context.ts'
import { readCursor } from '../domain/cursor.ts'
import { listCompanions, type CompanionUse } from '../store/people.ts'
import { tierOf } from './read-people.ts'

/**
 * Companions by when they were made, newest first: whose they are and how they are used, never what they
 * are called. With words, those of accounts whose address or name holds them.
 */
export async function readCompanions(
  context: AdminContext,
  wish: { query: string; state: AdminCompanion['state'] | null; cursor: string | undefined },
): Promise<{ companions: AdminCompanion[]; next: string | null }> {
  const { mayBeOld, bus } = context
  const limit = officeLimits.page
  const { query, state, cursor } = wish
  const asked = { query, before: null, limit: 500 }
  const owners =
    query.trim() === ''
      ? null
      : (await bus.request(authOfficeRequests, 'auth.list-accounts', asked)).accounts
  const rows = await listCompanions(mayBeOld, {
    owners: owners?.map(({ id }) => id) ?? null,
    hidden: state === null ? null : state === 'hidden',
    before: readCursor(cursor),
    limit,
  })
  const accounts = await accountsOf(context, rows, owners ?? [])
  const companions = rows.map((row) => {
    const owner = accounts.get(row.userId)
    const { userId: ownerId, companionId: id, hidden, createdAt, ...use } = row
    return {
      ...use,
      id,
      ownerId,
      ownerEmail: owner?.account.email ?? null,
      tier: owner?.tier ?? null,
      state: hidden ? ('hidden' as const) : ('active' as const),
      createdAt: createdAt?.toISOString() ?? null,
    }
  })
  return { companions, next: rows.length === limit ? rows.at(-1)!.companionId : null }
}

/** The owners of a page, each asked for once. */
async function accountsOf(
  context: AdminContext,
  rows: readonly CompanionUse[],
  known: readonly Account[],
): Promise<Map<string, { account: Account; tier: AdminCompanion['tier'] }>> {
  const ids = [...new Set(rows.map(({ userId }) => userId))]
  const found = await Promise.all(
    ids.map(async (userId) => {
      const account =
        known.find(({ id }) => id === userId) ??
        (await context.bus.request(authOfficeRequests, 'auth.read-account', { userId })).account
      return account === null ? [] : [{ account, tier: (await tierOf(context, account)).tier }]
    }),
  )
  return new Map(found.flat().map((owner) => [owner.account.id, owner]))
}
