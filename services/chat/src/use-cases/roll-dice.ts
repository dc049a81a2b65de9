import { randomInt } from 'node:crypto'
import { diceSides } from '@lumen/contracts/chat/play-limits'
import type { Message } from '@lumen/contracts/chat/schema'
import { fillSlots } from '@lumen/content/fill-slots'
import { AppError } from '@lumen/http/app-error'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import { hasDice } from '../domain/plays/play.ts'
import { findPlay } from '../store/plays.ts'
import { playTextsOf } from '../texts.ts'
import { noSuchPlay } from './read-play.ts'
import { sendMessage } from './send-message.ts'

/**
 * Rolls the dice of an open play and says the result as its user, which the companion answers. The same
 * `clientMessageId` is one roll.
 * @throws `not_found` for an unknown or ended play, `invalid_input` where dice decide nothing, and what
 * keeps a message from being sent
 */
export async function rollDice(
  context: ChatContext,
  asker: Asker,
  playId: string,
  clientMessageId: string,
): Promise<Message> {
  const { db, sealer } = context
  const { userId, language } = asker
  const play = await findPlay(db, await sealer.open(db, userId), userId, playId)
  if (play === null || play.endedAt !== null) throw noSuchPlay()
  if (!hasDice(play)) throw new AppError('invalid_input', 'This play has no dice')
  const result = randomInt(1, diceSides + 1)
  const content = fillSlots(playTextsOf(language).rolled, { result, sides: diceSides })
  const outcome = await sendMessage(context, asker, {
    companionId: play.companionId,
    content,
    messageType: 'text',
    clientMessageId,
    recordingId: null,
  })
  if (outcome.outcome === 'accepted') return outcome.message
  if (outcome.outcome === 'duplicate')
    throw new AppError('duplicate_message', 'The same was said just now', {
      retryAfter: Math.ceil(outcome.waitTime / 1_000),
    })
  const { code, error, ...failure } = outcome.failure
  throw new AppError(code, error, failure.details === undefined ? {} : { details: failure.details })
}
