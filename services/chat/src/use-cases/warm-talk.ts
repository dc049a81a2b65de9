import { newRequestId } from '@lumen/runtime/request-context'
import { ratioName } from '../answers/fitting-prompt.ts'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { pictureNote } from '../domain/picture-note.ts'
import { buildPrompt, shownTurns } from '../domain/prompt.ts'
import { promptRoom } from '../domain/prompt-room.ts'
import { findCompanion } from '../store/companions.ts'
import { listMessages } from '../store/messages.ts'
import { mediaNotesOf } from '../texts.ts'
import { modelFor } from './choose-model.ts'
import { readTalk } from './read-talk.ts'
import { knownByHeart } from './recall-for.ts'

/**
 * Has a model of the operator's own machines read what the next prompt of a talk begins with, so that
 * its first word comes soon. Never for a model that is paid; somebody who asks for a reply goes first.
 */
export function warmTalk(context: ChatContext, asker: Asker, companionId: string): void {
  if (!context.models.state().providers.some(({ local }) => local)) return
  context.warmer.start(asker.userId, async (signal) => {
    const next = await nextPrompt(context, asker, companionId)
    if (next === null || signal.aborted) return
    const { model, turns } = next
    await model.provider.warm?.({ turns, signal, requestId: newRequestId() })
  })
}

/**
 * The next prompt without its newest message, and the model that is to have it; null when there is no
 * such talk, a reply runs in it, or no model of these machines answers there.
 */
async function nextPrompt(context: ChatContext, asker: Asker, companionId: string) {
  const { db, sealer, clock, answering } = context
  const { userId, timeZone } = asker
  const box = await sealer.open(db, userId)
  const companion = await findCompanion(db, box, userId, companionId)
  if (companion === null) return null
  const model = modelFor(context, { companion })
  if (model === null || model === 'away' || !model.local || model.provider.warm === undefined)
    return null
  const [newest] = await listMessages(db, box, companionId, { limit: 1 })
  if (newest === undefined || newest.status === 'running') return null
  /** Stands for what will be said next. */
  const question = {
    ...newest,
    id: companionId,
    isFromUser: true,
    content: '',
    metadata: {},
    replyTo: null,
    position: String(BigInt(newest.position) + 1n),
    createdAt: clock.now(),
  }
  const task = {
    asker,
    companion,
    question,
    message: question,
    instruction: null,
    continueFrom: null,
  }
  const talk = await readTalk(context, box, task)
  const input = {
    ...asker,
    ...talk,
    ...promptRoom(model, answering, answering.ratios.of(ratioName(model))),
    companion,
    instruction: null,
  }
  const shown = shownTurns(input)
  const aboutUser = await knownByHeart(context, {
    userId,
    companionId,
    shownFrom: shown[0]?.position ?? 0,
    timeZone,
    budgetTokens: Math.floor(input.memoryTokens / 2),
  })
  const crisisRecent = talk.care !== null
  const now = clock.now()
  const known = { aboutUser, memories: [], facts: [], reminder: null, crisisRecent, now }
  const { picture: notes } = mediaNotesOf(talk.language)
  const turns = buildPrompt({
    ...input,
    shown,
    ...known,
    images: new Map(),
    pictureNote: (picture, place) => pictureNote(picture, place, talk.language, notes),
  })
  return { model, turns }
}
