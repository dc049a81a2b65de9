import type { ModerationAction } from '@lumen/contracts/admin/moderation-schema'
import type { NewNotification } from '@lumen/contracts/auth/bus'
import { authRequests } from '@lumen/contracts/auth/bus'
import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import { mediaModerationRequests } from '@lumen/contracts/media/moderation-bus'
import type { AdminContext } from '../context.ts'
import { concernsOf } from '../domain/moderation-steps.ts'
import { isWithheld, listDue, markDone, type CaseRow } from '../store/moderation-cases.ts'
import { actionsOf } from '../store/moderation-decisions.ts'
import { settleAccount, tellWhatStands } from './tell-what-stands.ts'

type Context = Pick<AdminContext, 'db' | 'bus' | 'log'>

const atOnce = 50

/** Does what was decided and could not be done at once; every minute. */
export async function carryOutDue(context: Context): Promise<void> {
  for (const row of await listDue(context.db, atOnce)) await carryOut(context, row)
}

/**
 * Does what was decided: shows the content no longer or again, closes the account or opens it, tells those
 * concerned. What other decisions ask for stands, and so does what an administrator did by hand. Each step
 * can be done again; what fails is left to the next minute.
 */
export async function carryOut(context: Context, row: CaseRow): Promise<void> {
  const { db, log } = context
  const { id, owner_id: userId } = row
  try {
    const actions = await actionsOf(db, id)
    const { withheld, suspended } = concernsOf(actions)
    if (withheld)
      await tellWhatStands(
        () => isWithheld(db, row),
        (standing) => withhold(context, row, standing),
      )
    if (userId !== null && suspended) await settleAccount(context, userId)
    await tell(context, row, actions)
    await markDone(db, row)
  } catch (error) {
    log.warn({ err: error, caseId: row.id }, 'a decision is carried out later')
  }
}

async function withhold({ bus }: Context, row: CaseRow, withheld: boolean): Promise<void> {
  const { kind, target_id: target, target_version: version } = row
  const userId = row.owner_id ?? row.user_id
  switch (kind) {
    case 'message': {
      const wish = { userId, messageId: target, withheld, version }
      await bus.request(chatModerationRequests, 'chat.withhold-message', wish)
      return
    }
    case 'picture': {
      const wish = { userId, objectId: target, withheld }
      await bus.request(mediaModerationRequests, 'media.withhold-picture', wish)
      return
    }
    case 'template': {
      const wish = { templateId: target, withheld }
      await bus.request(mediaModerationRequests, 'media.withhold-template', wish)
      return
    }
    case 'scenario': {
      const wish = { scenarioId: target, withheld }
      await bus.request(chatModerationRequests, 'chat.withhold-scenario', wish)
    }
  }
}

/** Tells whose content it is, who reported it, and who appealed; each once, whatever is repeated. */
async function tell(
  { bus }: Context,
  row: CaseRow,
  actions: readonly ModerationAction[],
): Promise<void> {
  const { id: reportId, action, rule, decision_id: decisionId } = row
  if (action === null || rule === null || decisionId === null) return
  const notify = (userId: string, id: string, notification: NewNotification) =>
    bus.request(authRequests, 'auth.notify', { userId, id, notification })
  if (row.state === 'final' && row.appealed_by !== null) {
    const [before, now] = actions.slice(-2)
    const changed = before !== now
    await notify(row.appealed_by, decisionId, {
      kind: 'appeal-decided',
      params: { reportId, changed },
    })
    return
  }
  const isOwn = row.owner_id === row.user_id
  const toOwner = action === 'keep' || (isOwn && action === 'remove') ? null : action
  if (row.owner_id !== null && toOwner !== null)
    await notify(row.owner_id, isOwn ? decisionId : reportId, {
      kind: 'content-moderated',
      params: { reportId, action: toOwner, rule },
    })
  if (isOwn && toOwner !== null) return
  const outcome = action === 'keep' ? 'keep' : 'remove'
  await notify(row.user_id, decisionId, {
    kind: 'report-decided',
    params: { reportId, action: outcome, rule },
  })
}
