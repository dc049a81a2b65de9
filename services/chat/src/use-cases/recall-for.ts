import { withDeadline } from '@lumen/runtime/deadline'
import type { ChatContext } from '../context.ts'
import { turnInWords, type Turn } from '../domain/recent-turns.ts'
import type { AboutUser, AboutUserQuestion, Recalled, Waiting } from '../domain/recall.ts'
import { listShown } from '../store/branches.ts'
import type { Talk } from './read-talk.ts'
import type { ReplyTask } from './reply-task.ts'

/** A model takes its time, and knows nothing without it; who asks something waits for what is known of it. */
export const askedTimeoutMs = 1_000
const asks = /[?？]/u
/** Until memory has answered once: the first question opens connections and fills caches. */
const firstTimeoutMs = 1_500
/** Facts are asked for by the user; a reply that goes without them says that it knows nothing. */
const factsTimeoutMs = 1_500
const turnsAsked = 6

const nothingKnown: AboutUser = { known: [], relationshipLevel: null }
/** Where nobody waits for it: memory may just have started. */
const unhurriedMs = 1_500

/** What is known by heart, for words that nobody waits for; without memory they are written all the same. */
export const knownByHeart = (
  { aboutUser }: Pick<ChatContext, 'aboutUser'>,
  question: AboutUserQuestion,
): Promise<AboutUser> =>
  withDeadline(
    (signal) => aboutUser(question, { signal, timeoutMs: unhurriedMs }),
    unhurriedMs,
    'recalling aboutUser',
  ).catch(() => nothingKnown)

/** What is remembered for a reply. */
export type Remembered = {
  /** Known by heart, for a model's prompt. */
  aboutUser: AboutUser
  /** What fits the newest message, best first. */
  memories: readonly Recalled[]
  facts: readonly Recalled[]
  /** Of what fits, nothing could be asked. */
  missed: boolean
}

/** What was said in branches that are not open is not quoted; what was remembered of it is. */
async function withoutAside(
  { db }: ChatContext,
  userId: string,
  memories: readonly Recalled[],
): Promise<readonly Recalled[]> {
  const said = memories.flatMap(({ kind, id }) => (kind === 'turn' ? [id] : []))
  const shown = new Set(await listShown(db, userId, said))
  return memories.filter(({ kind, id }) => kind !== 'turn' || shown.has(id))
}

/**
 * Asks for what is remembered; a part that fails or takes too long is missing, no more.
 *
 * @param options `shown`: what a model's prompt shows; null: the local companion answers, which reads
 *   every turn. `memoryTokens`: room for all of it
 */
export async function recallFor(
  context: ChatContext,
  { asker, companion, question }: ReplyTask,
  { turns, language }: Talk,
  { shown, memoryTokens }: { shown: readonly Turn[] | null; memoryTokens: number },
): Promise<Remembered> {
  const recent = turns
    .filter(({ note }) => note !== true)
    .map((turn) => ({ ...turn, text: turnInWords(turn) }))
    .slice(-turnsAsked)
  const { userId, timeZone } = asker
  const within = async <T>(
    part: 'aboutUser' | 'memories' | 'facts',
    timeoutMs: number,
    otherwise: T,
    ask: (waiting: Waiting) => Promise<T>,
  ): Promise<T> => {
    try {
      return await withDeadline(
        (signal) => ask({ signal, timeoutMs }),
        timeoutMs,
        `recalling ${part}`,
      )
    } catch (error) {
      context.figures.recallMissed.inc({ part })
      context.log.warn(
        { err: error, part, companionId: companion.id },
        'a reply goes without a part of what is remembered',
      )
      return otherwise
    }
  }
  const recallMs = Math.max(
    context.config.CHAT_RECALL_MS,
    shown === null && !asks.test(recent.at(-1)?.text ?? '') ? 0 : askedTimeoutMs,
    context.memoryAnswers.known ? 0 : firstTimeoutMs,
  )
  const [aboutUser, memories, facts] = await Promise.all([
    shown === null
      ? nothingKnown
      : within('aboutUser', recallMs, nothingKnown, (waiting) =>
          context.aboutUser(
            {
              userId,
              companionId: companion.id,
              // Of its own talk, a guest is shown nothing.
              shownFrom:
                companion.id === question.companionId
                  ? (shown[0]?.position ?? 0)
                  : Number.MAX_SAFE_INTEGER,
              timeZone,
              // The other half at least is for what the newest message asks.
              budgetTokens: Math.floor(memoryTokens / 2),
            },
            waiting,
          ),
        ),
    within<readonly Recalled[] | null>('memories', recallMs, null, async (waiting) => {
      const memories = await context.recall(
        {
          userId,
          companionId: companion.id,
          companionName: companion.name,
          turns: recent,
          language,
          timeZone,
          shownMessageIds: (shown ?? turns).map(({ id }) => id),
          budgetTokens: memoryTokens,
        },
        waiting,
      )
      context.memoryAnswers.known = true
      return withoutAside(context, userId, memories)
    }),
    within<readonly Recalled[]>(
      'facts',
      Math.max(context.config.CHAT_RECALL_MS, factsTimeoutMs),
      [],
      (waiting) => context.chartFacts({ userId, turns: recent, language, timeZone }, waiting),
    ),
  ])
  return { aboutUser, memories: memories ?? [], facts, missed: memories === null }
}
