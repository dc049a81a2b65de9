import { withDeadline } from '@lumen/runtime/deadline'
import type { ChatContext } from '../context.ts'
import type { Recalled } from '../ports/recall.ts'
import type { Talk } from './read-talk.ts'
import type { ReplyTask } from './reply-task.ts'

const recallTimeoutMs = 300
/** Facts are asked for by the user; a reply that goes without them says that it knows nothing. */
const factsTimeoutMs = 1_500
const turnsAsked = 6
/** Newest turns that every prompt shows, unless they are very long. */
const turnsShown = 32

/** What is remembered for a reply; a part that fails or takes too long is missing, no more. */
export async function recallFor(
  context: ChatContext,
  { asker, companion }: ReplyTask,
  { turns, turnIds, language }: Talk,
): Promise<{ memories: readonly Recalled[]; facts: readonly Recalled[] }> {
  const recent = turns.filter(({ note }) => note !== true).slice(-turnsAsked)
  const within = async (
    label: string,
    timeoutMs: number,
    ask: (signal: AbortSignal) => Promise<readonly Recalled[]>,
  ): Promise<readonly Recalled[]> => {
    try {
      return await withDeadline(ask, timeoutMs, label)
    } catch (error) {
      context.log.warn({ err: error, companionId: companion.id }, 'a reply goes without recall')
      return []
    }
  }
  const [memories, facts] = await Promise.all([
    within('recalling memories', recallTimeoutMs, (signal) =>
      context.recall(
        {
          userId: asker.userId,
          companionId: companion.id,
          companionName: companion.name,
          turns: recent,
          language,
          timeZone: asker.timeZone,
          // What is older may have left the prompt.
          shownMessageIds: turnIds.slice(-turnsShown),
        },
        signal,
      ),
    ),
    within('recalling chart facts', factsTimeoutMs, (signal) =>
      context.chartFacts(
        { userId: asker.userId, turns: recent, language, timeZone: asker.timeZone },
        signal,
      ),
    ),
  ])
  return { memories, facts }
}
