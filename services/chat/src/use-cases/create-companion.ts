import { chatEvents } from '@lumen/contracts/chat/bus'
import type { CompanionBirthInput } from '@lumen/contracts/chat/birth'
import type { GenerationInput } from '@lumen/contracts/chat/generation'
import { usualGeneration } from '@lumen/contracts/chat/usual-generation'
import { chatLimits } from '@lumen/contracts/chat/limits'
import type { PersonaInput } from '@lumen/contracts/chat/persona'
import { emptyPersona } from '@lumen/contracts/chat/empty-persona'
import type { Companion } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { openingLine } from '../answers/opening-line.ts'
import type { ChatContext } from '../context.ts'
import { createProfile, type ProfileInput } from '../domain/complete-profile.ts'
import { changePersona } from '../domain/change-persona.ts'
import { changeGeneration } from '../domain/change-generation.ts'
import {
  countCompanions,
  findCompanionOfCard,
  insertCompanion,
  lockCompanionsOf,
  setCardHash,
  updateBirth,
  updateGeneration,
} from '../store/companions.ts'
import { writePersona } from '../store/personas.ts'
import { storeOpening } from './store-opening.ts'
import { presentCompanion } from './present-companion.ts'

/**
 * Throws when the user has as many companions as one may have: `quota_exceeded` by the plan,
 * `conflict` by the limit of every account.
 */
export function checkCompanionLimit(count: number, ceiling: number | null): void {
  if (ceiling !== null && count >= ceiling)
    throw new AppError('quota_exceeded', `Your plan allows no more companions than ${ceiling}`, {
      details: [
        { path: 'reason', message: 'companions' },
        { path: 'needed', message: '1' },
        { path: 'left', message: '0' },
        { path: 'resetsAt', message: '' },
      ],
    })
  if (count >= chatLimits.companionsPerUser)
    throw new AppError(
      'conflict',
      `You have ${chatLimits.companionsPerUser} companions, which is the most an account can have`,
    )
}

export type NewCompanion = ProfileInput & {
  name: string
  userId?: string
  persona?: PersonaInput
  generation?: GenerationInput
  birth?: CompanionBirthInput | null
  /** It begins the talk, with a line of the content where it has no greeting. */
  speaksFirst?: boolean
}

/** Whose companion it is, and what they are answered in. */
export type Owner = Pick<Caller, 'userId' | 'language'>

/** The card that a companion is made of; `again`: also when there is one of it. */
export type OriginCard = { hash: Buffer; again: boolean }

/**
 * Creates a companion. Errors: `forbidden` for somebody else's user id, `quota_exceeded` and
 * `conflict` at a limit, and what is wrong with its birth.
 */
export async function createCompanion(
  context: ChatContext,
  owner: Owner,
  input: NewCompanion,
): Promise<Companion> {
  return (await createOrFind(context, owner, input, null)).companion
}

/** The same of a card: of one that a companion was made of before, that one is found. */
export async function createOrFind(
  context: ChatContext,
  owner: Owner,
  {
    persona: written = {},
    generation: chosen,
    birth: given = null,
    speaksFirst = false,
    ...input
  }: NewCompanion,
  card: OriginCard | null,
): Promise<{ companion: Companion; created: boolean }> {
  const { userId } = owner
  if (input.userId !== undefined && input.userId !== userId)
    throw new AppError('forbidden', 'A companion can only be created for yourself')
  const { db, sealer, clock } = context
  const ceiling = await context.companionCeiling(userId)
  const birth = given === null ? null : await context.readStars(owner, given)
  const box = await sealer.open(db, userId)
  const companion = {
    ...createProfile(input),
    generation: changeGeneration(usualGeneration, chosen ?? {}),
    birth,
    id: newId(),
    userId,
    offRecord: false,
    avatarObjectId: null,
    createdAt: clock.now(),
    hiddenAt: null,
    erasedAfter: null,
  }
  const persona = changePersona(emptyPersona, written)
  const known = await db.transaction().execute(async (tx) => {
    await lockCompanionsOf(tx, userId)
    const before =
      card === null || card.again ? null : await findCompanionOfCard(tx, box, userId, card.hash)
    if (before !== null) return before
    checkCompanionLimit(await countCompanions(tx, userId), ceiling)
    await insertCompanion(tx, box, companion)
    await writePersona(tx, box, companion.id, persona)
    if (birth !== null) await updateBirth(tx, box, companion.id, birth)
    if (card !== null) await setCardHash(tx, companion.id, card.hash)
    if (chosen !== undefined) await updateGeneration(tx, box, companion.id, companion.generation)
    await appendEvent(tx, chatEvents, 'chat.companion-created', {
      userId,
      companionId: companion.id,
    })
    const { greeting } = persona
    if (speaksFirst) {
      const opening = openingLine({ ...companion, greeting }, owner.language)
      await storeOpening(tx, box, companion, opening, clock.now())
    } else if (greeting !== null)
      await storeOpening(tx, box, companion, { content: greeting }, clock.now())
    return null
  })
  if (known !== null)
    return { companion: await presentCompanion(context, box, known), created: false }
  context.eventsCommitted()
  context.tellUser(userId, {
    kind: 'companion-changed',
    change: 'created',
    companionId: companion.id,
  })
  return { companion: await presentCompanion(context, box, companion), created: true }
}
