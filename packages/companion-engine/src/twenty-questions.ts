import { draft, type Draft, say } from './draft.ts'
import type { IntentId } from './intent-list.ts'
import { hash } from '@lumen/language/hash'
import { attributeIds, isTrueOf, type ThingId, thingIds } from './twenty-questions-table.ts'
import type { Turn } from './turn.ts'

const questionsLeft = 20

export const startTwentyQuestions = (turn: Turn): Draft =>
  draft('twentyQuestions', [say(turn, 'twenty.start')], { emotion: 'playful' })

/**
 * The running game: the thing thought of, which follows from how the game was opened, so that
 * every turn finds the same one, and how many questions were answered.
 */
function runningGame(turn: Turn): { thing: ThingId; asked: number } | null {
  const plays = (path: string) => path.startsWith('lines.twenty.')
  const replies = turn.said.map((reply) => turn.pack.originsOf(reply))
  for (let at = replies.length - 1; at >= 0 && replies.length - at <= questionsLeft + 2; at--) {
    const paths = (replies[at] ?? []).map((origin) => origin.path)
    if (paths.includes('lines.twenty.start')) {
      const thing =
        thingIds[
          hash(`${turn.input.persona.name}|${turn.said[at - 1] ?? ''}|${turn.said[at]}`) %
            thingIds.length
        ]
      return thing === undefined ? null : { thing, asked: replies.length - at - 1 }
    }
    if (!paths.some(plays) || paths.some((path) => /twenty\.(?:right|reveal)$/.test(path)))
      return null
  }
  return null
}

/** An answer within a running game; null when none runs or the message is about something else. */
export function continueTwentyQuestions(turn: Turn, intent: IntentId | null): Draft | null {
  const last = turn.origins.at(-1) ?? []
  if (!last.some((origin) => origin.path.startsWith('lines.twenty.'))) return null
  const game = runningGame(turn)
  if (game === null) return null
  const { things, attributes } = turn.pack.twenty
  const value = things[game.thing].label
  const finish = (pool: 'twenty.right' | 'twenty.reveal') =>
    draft('twentyQuestions', [say(turn, pool, { value })], { emotion: 'excited' })
  const reply = (pool: 'twenty.yes' | 'twenty.no' | 'twenty.unclear' | 'twenty.wrong') =>
    draft('twentyQuestions', [say(turn, pool)], { emotion: 'playful' })

  if (intent === 'giveUp') return finish('twenty.reveal')
  if (things[game.thing].accept.test(turn.folded)) return finish('twenty.right')
  if (game.asked >= questionsLeft) return finish('twenty.reveal')
  if (thingIds.some((thing) => things[thing].accept.test(turn.folded))) return reply('twenty.wrong')
  const asked = attributeIds.find((attribute) => attributes[attribute].test(turn.folded))
  if (asked !== undefined) return reply(isTrueOf(game.thing, asked) ? 'twenty.yes' : 'twenty.no')
  return turn.sentences.some((sentence) => sentence.marked) && intent === null
    ? reply('twenty.unclear')
    : null
}
