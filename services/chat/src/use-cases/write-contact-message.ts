import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import type { Box } from '@lumen/database/sealing'
import type { ChatModel } from '@lumen/service/models'
import { currentRequestId, newRequestId } from '@lumen/runtime/request-context'
import { withDeadline } from '@lumen/runtime/deadline'
import { contactLine } from '../answers/contact-line.ts'
import { localModel } from '../answers/local-answer.ts'
import { modelAnswer, RefusedOutput } from '../answers/model-answer.ts'
import type { ChatContext } from '../context.ts'
import { crisisRestMs, type Occasion } from '../domain/contact.ts'
import { contactAsk } from '../domain/prompt-rules.ts'
import type { StoredCompanion } from '../store/companions.ts'
import { listMessages } from '../store/messages.ts'
import type { StoredMessage } from '../store/open-message.ts'
import { modelFor } from './choose-model.ts'
import { tellRefused } from './hold-to-policy.ts'
import { readTalk, type Talk } from './read-talk.ts'
import { nothingKnown } from './recall-for.ts'
import type { Asker } from './reply-task.ts'

/** Beyond what the model's server may take to begin. */
const writingMs = 60_000
const recallMs = 1_500
/** The tone in which a companion writes by itself. */
const emotion = 'gentle'

export type ContactWords = { text: string; metadata: MessageMetadata }
type Wish = { asker: Asker; companion: StoredCompanion; occasion: Occasion }

/**
 * What a companion writes by itself: by the model that answers for it, for free, else a line of the
 * content. null: nothing, because somebody may have been in danger lately. Nothing is asked of
 * somebody then that is not about them, and help does not wait for a companion.
 */
export async function writeContactMessage(
  context: ChatContext,
  box: Box,
  wish: Wish,
  signal: AbortSignal,
): Promise<ContactWords | null> {
  const { db, clock } = context
  const { asker, companion, occasion } = wish
  const lately = await listMessages(db, box, companion.id, { limit: 100 })
  const since = clock.now().getTime() - crisisRestMs
  const inCrisis = ({ metadata, createdAt }: StoredMessage) =>
    createdAt.getTime() > since &&
    (metadata.crisis !== undefined || metadata.provider === 'safety' || metadata.helpLink === true)
  if (lately.some(inCrisis)) return null
  const [newest] = lately
  const talk = await readTalk(context, box, taskOf(wish, newest, clock.now()))
  if (talk.crisis !== 'none' || talk.care !== null || talk.helpLink) return null
  const seed = `${companion.id}:${occasion.key}`
  const model = await modelOf(context, asker.userId, companion)
  const written =
    model === null ? null : await byModel(context, wish, { talk, model, seed, signal })
  if (written !== null) return written
  const last = talk.turns.findLast(({ from }) => from === 'companion')?.text ?? ''
  return {
    text: contactLine(occasion, talk.language, { seed, last }),
    metadata: { provider: 'local', model: localModel, emotion, language: talk.language },
  }
}

/** A place for what nobody said, after everything that was. */
function taskOf({ asker, companion }: Wish, newest: StoredMessage | undefined, now: Date) {
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
    clientMessageId: null,
    replyTo: null,
    createdAt: now,
    editedAt: null,
    metadata: {},
  }
  const rest = { instruction: null, continueFrom: null, chargeKey: '' }
  return { asker, companion, question: nobody, message: nobody, ...rest }
}

/** A model of others hears a talk only where its user allows it. */
async function modelOf(
  context: ChatContext,
  userId: string,
  companion: StoredCompanion,
): Promise<ChatModel | null> {
  const model = modelFor(context, { companion })
  if (model === null || model === 'away') return null
  const staysHere = model.local && model.providerId !== 'configured'
  return staysHere || (await context.mayProcess(userId)) ? model : null
}

/** null: it failed, was cut, or wrote what must not be shown. */
async function byModel(
  context: ChatContext,
  { asker, companion, occasion }: Wish,
  given: { talk: Talk; model: ChatModel; seed: string; signal: AbortSignal },
): Promise<ContactWords | null> {
  const { talk, model, seed } = given
  const { answering, log, clock } = context
  const { userId, timeZone } = asker
  const aboutUser = await withDeadline(
    (signal) =>
      context.aboutUser(
        {
          userId,
          companionId: companion.id,
          shownFrom: talk.turns[0]?.position ?? 0,
          timeZone,
          budgetTokens: Math.floor(answering.memoryTokens / 2),
        },
        signal,
      ),
    recallMs,
    'recalling aboutUser',
  ).catch(() => nothingKnown)
  const asked = contactAsk(occasion)
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
    told: () => Promise.resolve({ kind: 'unreachable' as const }),
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
