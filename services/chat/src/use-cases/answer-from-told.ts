import { detectLanguage } from '@lumen/language/detect-language'
import { withDeadline } from '@lumen/runtime/deadline'
import { chooseAnswer } from '@lumen/understanding/answer'
import type { Clause, Said } from '@lumen/understanding/clauses'
import type { UserQuestion } from '@lumen/understanding/user-question'
import type { ToldAnswer } from '../answers/answer.ts'
import type { ChatContext } from '../context.ts'
import { askedFact } from '../domain/asked-fact.ts'
import { readInAll } from '../domain/companion-reading.ts'
import type { Turn } from '../domain/recent-turns.ts'
import { saidOf } from '../domain/said-of.ts'
import { understanding } from '../understanding.ts'
import type { Talk } from './read-talk.ts'
import { askedTimeoutMs } from './recall-for.ts'
import type { ReplyTask } from './reply-task.ts'

/**
 * The answer to a question about the user, from what they said in this talk: the window that is at
 * hand, and what memory finds of the time before it. Without memory the window alone answers, and what
 * it does not tell is not taken for untold.
 *
 * @param missed the memories that fit could not be asked for either
 */
export async function answerFromTold(
  context: ChatContext,
  { asker, companion }: ReplyTask,
  { turns, language }: Talk,
  missed: boolean,
): Promise<ToldAnswer> {
  const said = saidIn(turns.slice(0, -1), asker)
  const { clauses, names } = understanding.readTalk(said)
  const last = turns.at(-1)?.text ?? ''
  const question = understanding.readUserQuestion(last, {
    language: detectLanguage(last, language) ?? language,
    companionName: companion.name,
    names,
    before: said.at(-1)?.text ?? null,
  })
  if (question === null) return { kind: 'unrelated' }
  const found = await find(context, { userId: asker.userId, companionId: companion.id }, question)
  // Of a message that is at hand, memory may know an earlier text.
  const atHand = new Set(turns.map(({ id }) => id))
  const before = (found ?? []).filter(({ messageId }) => !atHand.has(messageId))
  const endedBy = new Map((found ?? []).map((clause) => [keyOf(clause), clause.endedBy]))
  const here = clauses.map((clause) => ({
    ...clause,
    endedBy: clause.endedBy ?? endedBy.get(keyOf(clause)) ?? null,
  }))
  const answer = chooseAnswer(question, [...before, ...here])
  const asked = question.tokens.map(({ token }) => token)
  if (answer.kind === 'not-told')
    return { kind: missed || found === null ? 'unreachable' : 'not-told', asked }
  if (answer.kind === 'unrelated') return answer
  const [only, second] = answer.quotations
  const single = only !== undefined && second === undefined
  return { ...answer, fact: single ? askedFact(only, said, asked, language) : null }
}

const keyOf = ({ messageId, start }: Clause): string => `${messageId}:${start}`

/** The user's own words, the newest as far as the service's own thread has time to read, oldest first. */
function saidIn(turns: readonly Turn[], { language }: ReplyTask['asker']): Said[] {
  const said: Said[] = []
  let left = readInAll
  for (const turn of turns.toReversed()) {
    if (turn.from !== 'user' || turn.note === true || turn.played === true) continue
    left -= turn.text.length
    if (left < 0) break
    said.push(saidOf(turn, language))
  }
  return said.toReversed()
}

/** Null: memory failed or took too long. */
async function find(
  context: ChatContext,
  owner: { userId: string; companionId: string },
  { tokens }: UserQuestion,
): Promise<readonly Clause[] | null> {
  if (tokens.length === 0) return []
  const timeoutMs = Math.max(context.config.CHAT_RECALL_MS, askedTimeoutMs)
  try {
    return await withDeadline(
      (signal) => context.findClauses({ ...owner, tokens }, { signal, timeoutMs }),
      timeoutMs,
      'finding what was told',
    )
  } catch (error) {
    const { companionId } = owner
    context.log.warn({ err: error, companionId }, 'an answer goes without memory')
    return null
  }
}
