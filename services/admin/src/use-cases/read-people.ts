import { officeLimits } from '@lumen/contracts/admin/limits'
import type { AdminUser } from '@lumen/contracts/admin/office-schema'
import { authOfficeRequests, type Account } from '@lumen/contracts/auth/office-bus'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { findPeople } from '../store/people.ts'
import { readCursor } from '../domain/cursor.ts'

/** Accounts by a part of their address or name, newest first: named by auth, counted here. */
export async function listUsers(
  context: AdminContext,
  { query, cursor }: { query: string; cursor: string | undefined },
): Promise<{ users: AdminUser[]; next: string | null }> {
  const { accounts } = await context.bus.request(authOfficeRequests, 'auth.list-accounts', {
    query,
    before: readCursor(cursor),
    limit: officeLimits.page,
  })
  const last = accounts.length === officeLimits.page ? accounts.at(-1) : undefined
  return { users: await present(context, accounts), next: last?.id ?? null }
}

/** One account. @throws AppError `not_found` */
export async function readUser(context: AdminContext, userId: string): Promise<AdminUser> {
  const { account } = await context.bus.request(authOfficeRequests, 'auth.read-account', { userId })
  if (account === null) throw new AppError('not_found', 'There is no such account')
  return (await present(context, [account]))[0]!
}

async function present(context: AdminContext, accounts: readonly Account[]): Promise<AdminUser[]> {
  const [people, tiers] = await Promise.all([
    findPeople(
      context.mayBeOld,
      accounts.map(({ id }) => id),
    ),
    Promise.all(accounts.map((account) => tierOf(context, account))),
  ])
  return accounts.map(({ role: _role, ...account }, index) => {
    const { tier, planGivenUntil } = tiers[index]!
    const person = people.find(({ userId }) => userId === account.id)
    return {
      ...account,
      tier,
      planGivenUntil,
      lastActiveOn: person?.lastActiveOn ?? null,
      companions: person?.companions ?? 0,
    }
  })
}

/** The plan of an account, and until when it was given; administrators have none. */
export async function tierOf(
  { bus }: AdminContext,
  { id, role }: Account,
): Promise<Pick<AdminUser, 'tier' | 'planGivenUntil'>> {
  if (role === 'admin') return { tier: 'admin', planGivenUntil: null }
  const account = await bus.request(billingRequests, 'billing.read-account', { userId: id })
  return { tier: account.plan, planGivenUntil: account.givenUntil ?? null }
}
