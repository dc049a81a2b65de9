import type { RequestHandlers } from '@lumen/bus/answers'
import type { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import type { chatOfficeRequests } from '@lumen/contracts/chat/office-bus'
import type { ChatContext } from '../context.ts'
import { listCareCounts } from '../store/care-counts.ts'
import { listCompanionIds } from '../store/companion-list.ts'
import { endTalkAccess, insertTalkAccess, listTalks } from '../store/talk-accesses.ts'
import { readOpenedTalk } from '../use-cases/read-opened-talk.ts'
import { readReportedScenario, withholdScenario } from '../use-cases/withhold-scenario.ts'
import { readReportedMessage, withholdMessage } from '../use-cases/withhold-message.ts'

/** What the back office asks, and what its moderation asks of one message. */
export function officeRequests(
  context: ChatContext,
): RequestHandlers<typeof chatOfficeRequests & typeof chatModerationRequests> {
  const { db, mayBeOld, clock } = context
  return {
    'chat.count-care': async ({ months }) => ({ months: await listCareCounts(mayBeOld, months) }),
    'chat.list-all-companions': async (input) => ({
      companions: await listCompanionIds(db, input),
    }),
    'chat.list-talks': async ({ userId }) => ({ talks: await listTalks(db, userId) }),
    'chat.open-talk': async ({ expiresAt, ...access }) => ({
      outcome: (await insertTalkAccess(db, { ...access, expiresAt: new Date(expiresAt) }))
        ? 'opened'
        : 'unknown',
    }),
    'chat.read-talk': async (input) => {
      const messages = await readOpenedTalk(context, input)
      return messages === null ? { outcome: 'closed' } : { outcome: 'read', messages }
    },
    'chat.close-talk': async ({ accessId }) => {
      await endTalkAccess(db, accessId, clock.now())
      return {}
    },
    'chat.read-reported': async (asked) => ({ message: await readReportedMessage(context, asked) }),
    'chat.withhold-message': async (wish) => ({ found: await withholdMessage(context, wish) }),
    'chat.read-reported-scenario': async (asked) => ({
      scenario: await readReportedScenario(context, asked),
    }),
    'chat.withhold-scenario': async (wish) => ({ found: await withholdScenario(context, wish) }),
  }
}
