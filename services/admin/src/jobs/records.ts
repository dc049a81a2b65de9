import { moderationLimits, officeLimits, statusLimits } from '@lumen/contracts/admin/limits'
import type { AdminContext } from '../context.ts'
import { removeOldViewers } from '../store/help-articles.ts'
import { inboxCleaning } from '@lumen/database/inbox'
import { removeOldActivities } from '../store/activities.ts'
import { removeOldAnswers } from '../store/gateway-answers.ts'
import { removeOldCases } from '../store/moderation-cases.ts'
import { removeOldSamples } from '../store/samples.ts'
import { tellOfAccesses } from '../use-cases/access-content.ts'
import { handOverLetters } from '../use-cases/answer-contact.ts'
import { carryOutDue } from '../use-cases/carry-out.ts'
import { sampleServices } from '../use-cases/sample-services.ts'
import { tellOfDanger } from '../use-cases/watch-events.ts'

const sampleDays = 7

/** Scheduled work of the service. */
export function recordJobs(context: AdminContext) {
  const daysAgo = (days: number) => new Date(context.clock.now().getTime() - days * 86_400_000)
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  return {
    'admin.sample-services': async ({ signal }: { signal: AbortSignal }) => {
      await tellOfDanger(context).catch((err: unknown) =>
        context.log.warn({ err }, 'how far consumers are is not known'),
      )
      await sampleServices(context, signal)
    },
    'admin.remove-old-records': async () => {
      const samples = await removeOldSamples(context.db, {
        minute: daysAgo(sampleDays),
        day: dayOf(daysAgo(statusLimits.uptimeDays)),
      })
      const viewers = await removeOldViewers(context.db, dayOf(daysAgo(1)))
      const answers = await removeOldAnswers(context.db, daysAgo(officeLimits.answerDays))
      const activities = await removeOldActivities(context.db, daysAgo(officeLimits.answerDays))
      const cases = await removeOldCases(context.db, daysAgo(moderationLimits.keptDays))
      const removed = { samples, viewers, answers, activities, cases }
      context.log.info(removed, 'removed old records')
    },
    'admin.hand-over-letters': () => handOverLetters(context),
    'admin.tell-of-accesses': () => tellOfAccesses(context),
    'admin.carry-out-decisions': () => carryOutDue(context),
    'admin.clean-inbox': inboxCleaning(context),
  }
}
