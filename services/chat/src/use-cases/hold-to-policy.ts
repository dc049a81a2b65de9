import { chatEvents } from '@lumen/contracts/chat/bus'
import type { PersonaInput } from '@lumen/contracts/chat/persona'
import type { ContentRefused } from '@lumen/contracts/moderation'
import { appendEvent } from '@lumen/database/outbox'
import { AppError } from '@lumen/http/app-error'
import type { Caller } from '@lumen/http/identity'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import type { ChatContext } from '../context.ts'
import type { ProfileInput } from '../domain/complete-profile.ts'

/** Tells the log of decisions what was refused, and what decided; nothing of what it was. */
export async function tellRefused(
  { db, eventsCommitted }: Pick<ChatContext, 'db' | 'eventsCommitted'>,
  told: ContentRefused,
): Promise<void> {
  await db.transaction().execute((tx) => appendEvent(tx, chatEvents, 'chat.content-refused', told))
  eventsCommitted()
}

/** Everything that somebody writes about a companion, as one text. */
const wordsOf = ({ name, mood, backstory, personality, persona }: CompanionWords): string =>
  [
    name,
    mood,
    backstory,
    ...(personality?.traits ?? []),
    persona?.speakingStyle,
    persona?.exampleDialogue,
    persona?.boundaries,
    persona?.greeting,
    ...(persona?.lorebook ?? []).flatMap(({ keys, text }) => [...keys, text]),
  ]
    .filter((text) => typeof text === 'string' && text.trim() !== '')
    .join('\n')

type CompanionWords = ProfileInput & { persona?: PersonaInput }

/**
 * Lets what somebody writes about a companion be kept, unless the policy refuses it. A provider is asked
 * only with the user's consent; where it does not answer, our own rules stand alone.
 * @throws AppError `prompt_refused`, whose `details` say the reason
 */
export async function holdToPolicy(
  context: ChatContext,
  caller: Caller,
  words: CompanionWords,
  signal: AbortSignal,
): Promise<void> {
  await holdWordsToPolicy(context, caller, { what: 'companion', text: wordsOf(words) }, signal)
}

/**
 * The same of any words that are kept.
 * @throws AppError `prompt_refused`, whose `details` say the reason
 */
export async function holdWordsToPolicy(
  context: ChatContext,
  { userId, language, ageBand }: Pick<Caller, 'userId' | 'language' | 'ageBand'>,
  { what, text }: { what: 'companion' | 'scenario'; text: string },
  signal: AbortSignal,
): Promise<void> {
  if (text.trim() === '') return
  const staysHere = !(await context.mayProcess(userId))
  const requestId = currentRequestId() ?? newRequestId()
  const request = { language, ageBand, work: 'profile', requestId, staysHere } as const
  const verdict = await context.moderate.text(text, request, signal)
  if (verdict.allowed) return
  const { reason, by, provider, model, providerAway } = verdict
  await tellRefused(context, {
    userId,
    what,
    reason,
    by,
    provider,
    model,
    providerAway,
  })
  throw new AppError('prompt_refused', 'This is not kept here; write something else', {
    details: [{ path: 'reason', message: reason }],
  })
}
