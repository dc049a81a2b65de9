import type { Play } from '@lumen/contracts/chat/play-schema'
import { castMax } from '@lumen/contracts/chat/play-limits'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import { presentIn, withStay } from '../domain/plays/cast.ts'
import { findCompanion } from '../store/companions.ts'
import { lastPosition, lockConversation } from '../store/conversations.ts'
import { findPlay, setGuests } from '../store/plays.ts'
import { noSuchCompanion } from './read-companions.ts'
import { noSuchPlay, presentPlay } from './read-play.ts'
import { unaskedModel } from './write-unasked.ts'

/**
 * That these companions are there, and each is answered for by a model: the offline companion plays alone.
 * @throws AppError `not_found`, `model_needed`
 */
export async function requireModels(
  context: ChatContext,
  box: Box,
  userId: string,
  companionIds: readonly string[],
): Promise<void> {
  for (const id of companionIds) {
    const companion = await findCompanion(context.db, box, userId, id)
    if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
    if ((await unaskedModel(context, userId, companion)) === null)
      throw new AppError('model_needed', 'A scene with several companions needs a model')
  }
}

/**
 * Brings a companion into an open play, where it knows what it hears from then on, or lets it leave. What
 * is so already stays so.
 * @throws AppError `not_found` for an unknown or ended play or companion, `invalid_input` for its host and
 * for one too many, `model_needed` where no model answers
 */
export async function changeCast(
  context: ChatContext,
  userId: string,
  playId: string,
  { companionId, here }: { companionId: string; here: boolean },
): Promise<Play> {
  const { db, sealer } = context
  const box = await sealer.open(db, userId)
  const known = await findPlay(db, box, userId, playId)
  if (known === null || known.endedAt !== null) throw noSuchPlay()
  const talkId = known.companionId
  if (companionId === talkId) throw refuse('The companion whose talk it is stays to the end')
  if (here) await requireModels(context, box, userId, [talkId, companionId])
  const { host, play } = await db.transaction().execute(async (tx) => {
    if (!(await lockConversation(tx, userId, talkId))) throw noSuchPlay()
    const [companion, open] = [
      await findCompanion(tx, box, userId, talkId),
      await findPlay(tx, box, userId, playId),
    ]
    if (companion === null || open === null || open.endedAt !== null) throw noSuchPlay()
    const present = presentIn(open)
    if (here === present.includes(companionId)) return { host: companion, play: open }
    if (here && present.length >= castMax) throw refuse(`At most ${castMax} are in a scene`)
    const last = await lastPosition(tx, talkId)
    const change = here ? { since: String(BigInt(last) + 1n) } : { until: last }
    const guests = withStay(open, companionId, change)
    await setGuests(tx, playId, guests)
    return { host: companion, play: { ...open, guests, script: null } }
  })
  context.tellUser(userId, { kind: 'play-changed', companionId: talkId })
  return presentPlay(context, host, play)
}

const refuse = (message: string) =>
  new AppError('invalid_input', message, { details: [{ path: 'companionId', message }] })
