import type { AdminUser } from '@lumen/contracts/admin/office-schema'
import { authRequests } from '@lumen/contracts/auth/bus'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import type { PlanId } from '@lumen/contracts/plans'
import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import type { AdminContext } from '../context.ts'
import { writeDown } from '../store/audit-log.ts'
import type { Act } from './act-on-user.ts'
import { readUser } from './read-people.ts'

/**
 * Gives an account a better plan until a day, and tells it. It is written down first; repeated under its
 * id it changes nothing more.
 * @throws AppError `not_found`; `conflict` when it has that plan or a better one, or is an administrator’s
 */
export async function givePlan(
  context: AdminContext,
  { actor, userId, reason, id, ...gift }: Act & { id: string; plan: PlanId; until: string },
): Promise<AdminUser> {
  const { db, bus, clock } = context
  const { tier } = await readUser(context, userId)
  if (tier === 'admin') throw new AppError('conflict', 'Administrators have no plan')
  const detail = describeGift(gift.plan, gift.until)
  const deed = { at: clock.now(), actor, subject: userId, reason, detail }
  await writeDown(db, { ...deed, action: 'grant-plan' })
  const { outcome } = await bus.request(billingOfficeRequests, 'billing.give-plan', {
    userId,
    ...gift,
  })
  if (outcome === 'not-better')
    throw new AppError('conflict', 'The account has that plan or a better one, or the day is over')
  await tell(context, userId, id, gift)
  return readUser(context, userId)
}

/** Takes a plan back that was given, and tells the account. @throws AppError `not_found`, `conflict` */
export async function endGivenPlan(
  context: AdminContext,
  { actor, userId, reason }: Act,
): Promise<AdminUser> {
  const { db, bus, clock } = context
  await readUser(context, userId)
  const request = { userId }
  const { givenPlan, givenUntil } = await bus.request(
    billingRequests,
    'billing.read-account',
    request,
  )
  const detail =
    givenPlan === undefined || givenUntil === undefined ? null : describeGift(givenPlan, givenUntil)
  const deed = { at: clock.now(), actor, subject: userId, reason, detail }
  await writeDown(db, { ...deed, action: 'end-plan' })
  const { plan } = await bus.request(billingOfficeRequests, 'billing.end-given-plan', request)
  if (plan === null) throw new AppError('conflict', 'Nobody gave this account a plan')
  await tell(context, userId, newId(), { plan, until: null })
  return readUser(context, userId)
}

/** For the log: the plan, and the last day (UTC) that it is for. */
const describeGift = (plan: PlanId, until: string): string =>
  `${plan}, ${new Date(until).toISOString().slice(0, 10)}`

const tell = (
  { bus }: AdminContext,
  userId: string,
  id: string,
  params: { plan: PlanId; until: string | null },
) =>
  bus.request(authRequests, 'auth.notify', {
    userId,
    id,
    notification: { kind: 'plan-granted', params },
  })
