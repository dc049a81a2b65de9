import { CardError, cardLimits, readCard } from '@lumen/cards/read-card'
import type { CardReading, ImportedCard } from '@lumen/contracts/chat/cards'
import type { ErrorCode } from '@lumen/contracts/error-body'
import type { Language } from '@lumen/contracts/languages'
import type { Box } from '@lumen/database/sealing'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { createHmac } from 'node:crypto'
import type { ChatContext } from '../context.ts'
import { companionOfCard } from '../domain/companion-of-card.ts'
import { findCompanionOfCard } from '../store/companions.ts'
import { cardWordsOf } from '../texts.ts'
import { createOrFind, type NewCompanion } from './create-companion.ts'
import { holdToPolicy } from './hold-to-policy.ts'

/** A card as it was sent. */
export type SentCard = { bytes: Uint8Array; userName?: string | undefined }

const refusals = {
  'no-card': ['file_type_refused', 'There is no character card in this file'],
  broken: ['file_type_refused', 'This character card is damaged'],
  'too-large': ['file_too_large', 'This character card is too large'],
} as const satisfies Record<CardError['problem'], [ErrorCode, string]>

function read({ bytes, userName }: SentCard, language: Language) {
  try {
    const { card, picture } = readCard(bytes)
    const user = { name: userName?.trim() || null, otherwise: cardWordsOf(language).user }
    return { card, picture, ...companionOfCard(card, user) }
  } catch (error) {
    if (!(error instanceof CardError)) throw error
    const [code, message] = refusals[error.problem]
    throw new AppError(code, message, {
      details: [
        { path: 'card', message: error.problem },
        { path: 'limit', message: String(cardLimits.textBytes) },
      ],
      cause: error,
    })
  }
}

/** Of what the card says, not of its bytes: as a picture and as JSON it is the same. */
const hashOf = (box: Box, card: object): Buffer =>
  createHmac('sha256', box.indexKey('companions.card_hash')).update(JSON.stringify(card)).digest()

/**
 * What would be taken of a card, and what not; nothing is kept.
 * @throws AppError `file_type_refused` or `file_too_large`; `details` say under `card` what is wrong
 */
export async function previewCard(
  { db, sealer }: ChatContext,
  { userId, language }: Caller,
  sent: SentCard,
): Promise<CardReading> {
  const { card, picture, companion, left, namesUser } = read(sent, language)
  const box = await sealer.open(db, userId)
  const before = await findCompanionOfCard(db, box, userId, hashOf(box, card))
  const { name, backstory = null, personality, persona } = companion
  return {
    version: card.version,
    name,
    traits: personality?.traits ?? [],
    backstory,
    speakingStyle: persona.speakingStyle ?? null,
    greeting: persona.greeting ?? null,
    exampleDialogue: persona.exampleDialogue ?? null,
    boundaries: persona.boundaries ?? null,
    notes: persona.lorebook?.length ?? 0,
    namesUser,
    picture,
    left,
    companionId: before?.id ?? null,
  }
}

/**
 * Makes a companion of a card. Of one that there is a companion of already, that one is the answer,
 * unless `again` is wished for.
 * @throws AppError what `previewCard`, `holdToPolicy` and `createCompanion` throw
 */
export async function importCard(
  context: ChatContext,
  caller: Caller,
  { again, ...sent }: SentCard & { again: boolean },
  signal: AbortSignal,
): Promise<ImportedCard> {
  const { card, picture, companion: written, left } = read(sent, caller.language)
  await holdToPolicy(context, caller, written, signal)
  const hash = hashOf(await context.sealer.open(context.db, caller.userId), card)
  const make = (companion: NewCompanion) =>
    createOrFind(
      context,
      caller,
      // What a card says first stays as it is.
      { ...companion, speaksFirst: (companion.persona?.greeting ?? null) === null },
      { hash, again },
    )
  try {
    return { ...(await make(written)), picture, left }
  } catch (error) {
    if (written.birth === null || !isOfBirth(error)) throw error
    const made = await make({ ...written, birth: null })
    return { ...made, picture, left: [...left, { what: 'birth', count: 1 }] }
  }
}

/** Whether a card names a birth that never was: somebody wrote it by hand. */
const isOfBirth = (error: unknown): boolean =>
  error instanceof AppError && /^(?:birth|place)_/.test(error.code)
