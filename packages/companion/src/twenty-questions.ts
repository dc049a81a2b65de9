import { hash } from '@lumen/language/hash'
import { holdsPhrase } from '@lumen/understanding/phrase-templates'
import { draft, type Draft } from './draft.ts'
import { pools, type Pool } from './line-pools.ts'
import { saidIn } from './said-lines.ts'
import { attributeIds, isTrueOf, type ThingId, thingIds } from './twenty-questions-table.ts'
import { say, type Turn } from './turn.ts'

const questionsLeft = 20
const gamePools = pools.filter((pool) => pool.startsWith('twenty.'))
const lastPools: readonly Pool[] = ['twenty.right', 'twenty.reveal']

function holdsAny({ content }: Turn, reply: string, lists: readonly Pool[]): boolean {
  const wasSaid = saidIn(reply)
  return lists.some((pool) => content.lines[pool].some(wasSaid))
}

export const startTwentyQuestions = (turn: Turn): Draft =>
  draft(turn, 'twentyQuestions', [say(turn, 'twenty.start')])

/**
 * The running game: the thing thought of, which follows from how the game was opened, so that
 * every turn finds the same one, and how many questions were answered.
 */
function runningGame(turn: Turn): { thing: ThingId; asked: number } | null {
  const { said } = turn
  for (let at = said.length - 1; at >= 0 && said.length - at <= questionsLeft + 2; at -= 1) {
    const reply = said[at] ?? ''
    if (holdsAny(turn, reply, ['twenty.start'])) {
      const opened = `${turn.input.persona.name}|${said[at - 1] ?? ''}|${reply}`
      const thing = thingIds[hash(opened) % thingIds.length]
      return thing === undefined ? null : { thing, asked: said.length - at - 1 }
    }
    if (!holdsAny(turn, reply, gamePools) || holdsAny(turn, reply, lastPools)) return null
  }
  return null
}

/** An answer within a running game; null when none runs or the message is about something else. */
export function continueTwentyQuestions(turn: Turn): Draft | null {
  const game = runningGame(turn)
  if (game === null) return null
  const { things, attributes } = turn.content.games.twenty
  const reply = (pool: Pool) =>
    draft(turn, 'twentyQuestions', [say(turn, pool, { value: things[game.thing].label })])
  const act = turn.sentences.map((sentence) => sentence.act).find((each) => each !== null) ?? null
  if (act === 'giveUp') return reply('twenty.reveal')
  if (holdsPhrase(things[game.thing].accept, turn.text)) return reply('twenty.right')
  if (game.asked >= questionsLeft) return reply('twenty.reveal')
  if (thingIds.some((thing) => holdsPhrase(things[thing].accept, turn.text)))
    return reply('twenty.wrong')
  const asked = attributeIds.find((attribute) => holdsPhrase(attributes[attribute], turn.text))
  if (asked !== undefined) return reply(isTrueOf(game.thing, asked) ? 'twenty.yes' : 'twenty.no')
  return act === null && turn.sentences.some(({ asks }) => asks) ? reply('twenty.unclear') : null
}
