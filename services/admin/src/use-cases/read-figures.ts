import type {
  AdminActivity,
  AdminStats,
  AdminSystemHealth,
  TimeRange,
} from '@lumen/contracts/admin/office-schema'
import { billingOfficeRequests } from '@lumen/contracts/billing/office-bus'
import { chatOfficeRequests, type CareCounts } from '@lumen/contracts/chat/office-bus'
import type { AdminContext } from '../context.ts'
import { describeActivity } from '../domain/describe-activity.ts'
import { beginOf, errorRateOf } from '../domain/time-range.ts'
import { listActivities } from '../store/activities.ts'
import { answersByHour } from '../store/gateway-answers.ts'
import { countPeople } from '../store/people.ts'
import { readStatus } from './read-status.ts'

const monthMs = 30 * 86_400_000

/** The figures of the product; what billing does not answer is missing, not nothing. */
export async function readStats(context: AdminContext, range: TimeRange): Promise<AdminStats> {
  const { mayBeOld, clock } = context
  const now = clock.now()
  const since = beginOf(range, now)
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const [people, revenue, hours] = await Promise.all([
    countPeople(mayBeOld, { today, month: new Date(now.getTime() - monthMs), since }),
    readRevenue(context, since),
    answersByHour(mayBeOld, since),
  ])
  const { newUsers, activeUsers, ...totals } = people
  return {
    ...totals,
    totalRevenue: revenue === null ? null : revenue.totalCents / 100,
    errorRate: errorRateOf(hours),
    inRange: {
      newUsers,
      activeUsers,
      revenue: revenue === null ? null : revenue.sinceCents / 100,
      answers: hours.reduce((sum, { answers }) => sum + answers, 0),
    },
  }
}

const readRevenue = ({ bus, log }: AdminContext, since: Date) =>
  bus
    .request(billingOfficeRequests, 'billing.read-revenue', { since: since.toISOString() })
    .catch((error: unknown) => {
      log.warn({ err: error }, 'billing does not tell what was paid')
      return null
    })

/** What happened last, newest first. */
export const readActivity = async (
  { mayBeOld }: AdminContext,
  limit: number,
): Promise<AdminActivity[]> =>
  (await listActivities(mayBeOld, limit)).map(({ id, kind, at }) => ({
    id,
    kind,
    description: describeActivity(kind),
    timestamp: at.toISOString(),
  }))

const toldMonths = 24

/** How often help lines were shown by month; chat counts, and knows nobody by it. */
export const readCareCounts = async ({ bus }: AdminContext): Promise<CareCounts[]> =>
  (await bus.request(chatOfficeRequests, 'chat.count-care', { months: toldMonths })).months

/** How the services answer now, and what the gateways answered by hour. */
export async function readHealth(
  context: AdminContext,
  range: TimeRange,
): Promise<AdminSystemHealth> {
  const [status, hours] = await Promise.all([
    readStatus(context),
    answersByHour(context.mayBeOld, beginOf(range, context.clock.now())),
  ])
  return {
    checkedAt: status.checkedAt,
    services: status.services.map((service) => ({
      id: service.id,
      status: service.status,
      responseTime: service.responseTime,
      ...(service.off !== undefined && { off: service.off }),
    })),
    hours,
  }
}
