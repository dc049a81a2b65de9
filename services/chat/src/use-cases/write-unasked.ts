import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import type { ChatModel } from '@lumen/service/models'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import { modelAnswer, RefusedOutput } from '../answers/model-answer.ts'
import type { ChatContext } from '../context.ts'
import type { Asker } from '../domain/asker.ts'
import type { StoredCompanion } from '../store/companions.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { modelFor } from './choose-model.ts'
import { tellRefused } from './hold-to-policy.ts'
import type { Talk } from './read-talk.ts'
import { knownByHeart } from './recall-for.ts'

/** Beyond what the model's server may take to begin. */
const writingMs = 60_000

/** What a companion says without having been written to. */
export type UnaskedWords = { text: string; metadata: MessageMetadata }

/** A place for what nobody said, after everything that was. */
export function nobodysTask(
  { asker, companion }: { asker: Asker; companion: StoredCompanion },
  newest: StoredMessage | undefined,
  now: Date,
) {
  const nobody: StoredMessage = {
    id: companion.id,
    companionId: companion.id,
    userId: asker.userId,
    offRecord: false,
    content: '',
    isFromUser: true,
    messageType: 'text',
    status: 'complete',
    position: String(BigInt(newest?.position ?? 0) + 1n),
    version: 1,
    change: 0,
    clientMessageId: null,
    replyTo: null,
    createdAt: now,
    editedAt: null,
    metadata: {},
  }
  const rest = { instruction: null, continueFrom: null }
  return { asker, companion, question: nobody, message: nobody, ...rest }
}

/** A model of others hears a talk only where its user allows it. */
export async function unaskedModel(
  context: ChatContext,
  userId: string,
  companion: StoredCompanion,
): Promise<ChatModel | null> {
  const model = modelFor(context, { companion })
  if (model === null || model === 'away') return null
  const staysHere = model.local && model.providerId !== 'configured'
  return staysHere || (await context.mayProcess(userId)) ? model : null
}

/**
 * What a model says in place of its companion to a note of the app, for free; null: it failed, was cut, or
 * wrote what must not be shown.
 * @throws what `signal` was aborted with
 */
export async function writeUnasked(
  context: ChatContext,
  wish: {
    asker: Asker
    companion: StoredCompanion
    talk: Talk
    model: ChatModel
    /** The tone it is written in. */
    emotion: string
  },
  asked: string,
  given: { seed: string; signal: AbortSignal },
): Promise<UnaskedWords | null> {
  const { asker, companion, talk, model, emotion } = wish
  const { seed } = given
  const { answering, log, clock } = context
  const { userId, timeZone } = asker
  const aboutUser = await knownByHeart(context, {
    userId,
    companionId: companion.id,
    shownFrom: talk.turns[0]?.position ?? 0,
    timeZone,
    budgetTokens: Math.floor(answering.memoryTokens / 2),
  })
  const turns = talk.turns.map((turn, at) =>
    at === talk.turns.length - 1 ? { ...turn, text: asked, note: true } : turn,
  )
  let metadata: MessageMetadata = { emotion, language: talk.language }
  let text = ''
  let whole: string | null = null
  const signal = AbortSignal.any([
    given.signal,
    AbortSignal.timeout(model.limits.firstTokenMs + writingMs),
  ])
  const request = {
    ...asker,
    ...talk,
    turns,
    spoken: talk.language,
    // What it is asked by is not in the user's language.
    askedLanguage: talk.language,
    companion,
    aboutUser,
    memories: [],
    facts: [],
    picture: () => Promise.resolve(null),
    told: () => Promise.resolve({ kind: 'unreachable' as const, asked: [] }),
    reminder: null,
    instruction: null,
    generation: companion.generation,
    insisted: false,
    seed,
    requestId: currentRequestId() ?? newRequestId(),
    signal,
    note: (more: MessageMetadata) => {
      metadata = { ...metadata, ...more }
    },
    onStage: () => undefined,
    onRefused: (reason: string, by: 'floor' | 'provider') => {
      const moderation = by === 'provider' ? answering.moderation : null
      const looked = { provider: moderation?.name ?? null, model: moderation?.model ?? null }
      tellRefused(context, {
        userId,
        what: 'reply',
        reason,
        by,
        ...looked,
        providerAway: false,
      }).catch((err: unknown) =>
        log.error({ err }, 'a refused message is not in the log of decisions'),
      )
    },
    rewrite: (answer: string) => {
      whole = answer
    },
  }
  try {
    for await (const piece of modelAnswer(request, { ...answering, model, clock, log }))
      text += piece
  } catch (error) {
    if (given.signal.aborted) throw error
    if (error instanceof RefusedOutput) request.onRefused(error.reason, error.by)
    log.warn({ err: error, companionId: companion.id }, 'a companion writes without its model')
    return null
  }
  text = (whole ?? text).trim()
  return text === '' || metadata.cut !== undefined ? null : { text, metadata }
}
