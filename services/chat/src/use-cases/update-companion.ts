import { chatEvents } from '@lumen/contracts/chat/bus'
import type { CompanionBirthInput } from '@lumen/contracts/chat/birth'
import type { GenerationInput } from '@lumen/contracts/chat/generation'
import type { PersonaInput } from '@lumen/contracts/chat/persona'
import type { Companion } from '@lumen/contracts/chat/schema'
import { appendEvent } from '@lumen/database/outbox'
import type { ChatContext } from '../context.ts'
import { changeProfile, type ProfileInput } from '../domain/complete-profile.ts'
import { changeGeneration } from '../domain/change-generation.ts'
import { changePersona } from '../domain/change-persona.ts'
import { lockConversation } from '../store/conversations.ts'
import { listMessages } from '../store/messages.ts'
import { readPersona, writePersona } from '../store/personas.ts'
import {
  lockCompanion,
  setOffRecord,
  setPaused,
  updateBirth,
  updateGeneration,
  updateProfile,
} from '../store/companions.ts'
import type { Owner } from './create-companion.ts'
import { storeOpening } from './store-opening.ts'
import { presentMessage } from './present-message.ts'
import { presentCompanion } from './present-companion.ts'
import { noSuchCompanion } from './read-companions.ts'

/**
 * Changes what is given and leaves the rest. A greeting opens a talk in which nothing was said yet.
 * @throws AppError what is wrong with a birth, or what has to be chosen
 */
export async function updateCompanion(
  context: ChatContext,
  owner: Owner,
  companionId: string,
  {
    offRecord,
    paused,
    persona,
    generation: chosen,
    birth: given,
    ...change
  }: ProfileInput & {
    offRecord?: boolean
    paused?: boolean
    persona?: PersonaInput
    generation?: GenerationInput
    birth?: CompanionBirthInput | null
  },
): Promise<Companion> {
  const { db, sealer, clock } = context
  const { userId } = owner
  const birth = given ? await context.readStars(owner, given) : given
  const box = await sealer.open(db, userId)
  const { changed, greeting } = await db.transaction().execute(async (tx) => {
    // Whoever may add to a talk takes its lock first.
    if (persona !== undefined && !(await lockConversation(tx, userId, companionId)))
      throw noSuchCompanion()
    const companion = await lockCompanion(tx, box, userId, companionId)
    if (companion === null || companion.hiddenAt !== null) throw noSuchCompanion()
    const profile = changeProfile(companion, change)
    await updateProfile(tx, box, companionId, profile)
    const generation = changeGeneration(companion.generation, chosen ?? {})
    if (chosen !== undefined) await updateGeneration(tx, box, companionId, generation)
    if (birth !== undefined) await updateBirth(tx, box, companionId, birth)
    if (offRecord !== undefined) await setOffRecord(tx, companionId, offRecord)
    if (paused !== undefined) await setPaused(tx, companionId, paused)
    await appendEvent(tx, chatEvents, 'chat.companion-updated', { userId, companionId })
    const changed = {
      ...companion,
      ...profile,
      generation,
      birth: birth === undefined ? companion.birth : birth,
      offRecord: offRecord ?? companion.offRecord,
      paused: paused ?? companion.paused,
    }
    if (persona === undefined) return { changed, greeting: null }
    const before = await readPersona(tx, box, companionId)
    const written = changePersona(before, persona)
    await writePersona(tx, box, companionId, written)
    const isEmpty = (await listMessages(tx, box, companionId, { limit: 1 })).length === 0
    const opens = isEmpty && written.greeting !== before.greeting
    const greeting =
      opens && written.greeting !== null
        ? await storeOpening(tx, box, changed, { content: written.greeting }, clock.now())
        : null
    return { changed, greeting }
  })
  context.eventsCommitted()
  if (greeting !== null) {
    const message = presentMessage(greeting)
    context.tellUser(userId, { kind: 'message-changed', change: 'created', message })
  }
  context.tellUser(userId, { kind: 'companion-changed', change: 'edited', companionId })
  return presentCompanion(context, box, changed)
}
