import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import type { Message } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import type { ChatContext } from '../context.ts'
import { playedScenario } from '../domain/plays/play.ts'
import { playedScript, type ScriptStep } from '../domain/plays/script.ts'
import { openingOf } from '../domain/scenarios/opening.ts'
import { findCompanion } from '../store/companions.ts'
import { lockConversation } from '../store/conversations.ts'
import { listMessages } from '../store/messages.ts'
import { closePlay, findOpenPlay, insertPlay, setGuests } from '../store/plays.ts'
import { findRunning } from '../store/replies.ts'
import { noteUse } from '../store/scenario-figures.ts'
import { requireModels } from './change-cast.ts'
import { presentMessage } from './present-message.ts'
import { noSuchCompanion } from './read-companions.ts'
import { findScenario } from './read-scenarios.ts'
import { storeOpening } from './store-opening.ts'
import { unaskedModel } from './write-unasked.ts'

/**
 * Has a companion tell the beginning of a scenario and opens its play, with others that are there from the
 * beginning; one that was open ends without an epilogue. Asked again before anything was said, it is there
 * once.
 * @throws AppError `not_found` for a scenario or companion that there is not, `reply_running` while the
 * companion writes, `model_needed` for several where no model answers
 */
export async function beginScenario(
  context: ChatContext,
  caller: Caller,
  wish: { scenarioId: string; companionId: string; guests?: readonly string[] },
): Promise<Message> {
  const { db, sealer, clock } = context
  const { userId } = caller
  const { scenarioId, companionId } = wish
  const guestIds = (wish.guests ?? []).filter((id) => id !== companionId)
  const scenario = await findScenario(context, caller, scenarioId)
  const box = await sealer.open(db, userId)
  await requireModels(context, box, userId, guestIds.length === 0 ? [] : [companionId, ...guestIds])
  const step =
    guestIds.length > 0 ? null : await firstStep(context, box, { userId, companionId, scenario })
  const opening = [openingOf(scenario), step?.text ?? ''].filter((part) => part !== '').join('\n\n')
  const { message, isNew } = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, companionId))) throw noSuchCompanion()
    const companion = await findCompanion(tx, box, userId, companionId)
    if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
    if ((await findRunning(tx, { userId, companionId })) !== null)
      throw new AppError('reply_running', 'The companion is writing. Begin after that')
    if (scenario.origin !== 'own') await noteUse(tx, userId, scenario.id)
    const [newest] = await listMessages(tx, box, companionId, { limit: 1 })
    const begun = await findOpenPlay(tx, box, companionId)
    const told =
      newest !== undefined && !newest.isFromUser && newest.content === opening ? newest : null
    const staysAt = (since: string) =>
      guestIds.map((guestId) => ({ companionId: guestId, since, until: null }))
    if (told !== null && begun?.firstPosition === told.position) {
      if (guestIds.length > 0) await setGuests(tx, begun.id, staysAt(told.position))
      return { message: told, isNew: false }
    }
    const message =
      told ?? (await storeOpening(tx, box, companion, { content: opening }, clock.now()))
    const firstPosition = message.position
    const begunAt = clock.now()
    if (begun !== null) {
      const lastPosition = String(BigInt(firstPosition) - 1n)
      await closePlay(tx, begun.id, { lastPosition, epilogueId: null, endedAt: begunAt })
    }
    await insertPlay(tx, box, {
      userId,
      companionId,
      scenarioId: scenario.id,
      scenario: playedScenario(scenario),
      firstPosition,
      script: step === null ? null : playedScript(step, 0),
      met: step?.objectivesMet ?? [],
      guests: staysAt(firstPosition),
      begunAt,
    })
    return { message, isNew: told === null }
  })
  const presented = presentMessage(message)
  if (isNew) {
    context.eventsCommitted()
    context.tellUser(userId, { kind: 'message-changed', change: 'created', message: presented })
    context.tellUser(userId, { kind: 'play-changed', companionId })
  }
  return presented
}

/** Where the play by choices begins; null: a model answers, or there is no script. */
async function firstStep(
  context: ChatContext,
  box: Box,
  { userId, companionId, scenario }: { userId: string; companionId: string; scenario: Scenario },
): Promise<ScriptStep | null> {
  const { db, scripts } = context
  const { id, scripted, language } = scenario
  if (!scripted) return null
  const companion = await findCompanion(db, box, userId, companionId)
  if (companion === null || (await unaskedModel(context, userId, companion)) !== null) return null
  return scripts.startScript(id, language)
}
