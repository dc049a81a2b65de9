import { holdsPhrase } from '@lumen/understanding/phrase-templates'
import { draft, type Draft } from './draft.ts'
import { saidIn } from './said-lines.ts'
import { offer } from './stock.ts'
import { say, type Turn } from './turn.ts'

/** A longer message is about something else. */
const longestGuess = 30

/** The answer to a would-you-rather that the companion just asked; null when none is open. */
export function continueWouldYouRather(turn: Turn): Draft | null {
  const wasSaid = saidIn(turn.said.at(-1) ?? '')
  const asked = turn.content.stock.wouldYouRather.find(({ ask }) => wasSaid(ask))
  if (asked === undefined || turn.sentences.some(({ asks }) => asks)) return null
  const first = holdsPhrase(asked.first, turn.text)
  if (!first && !holdsPhrase(asked.second, turn.text)) return null
  return draft(turn, 'wouldYouRather', [first ? asked.onFirst : asked.onSecond], {
    ask: offer(turn),
  })
}

/** The open riddle, and whether its hint was already given. */
function openRiddle({ said, content }: Turn) {
  const { riddles } = content.stock
  for (const [age, reply] of said.slice(-3).toReversed().entries()) {
    const wasSaid = saidIn(reply)
    const riddle = riddles.find(({ ask }) => wasSaid(ask))
    if (riddle !== undefined) return { riddle, hinted: age > 0 }
    if (!riddles.some(({ hint }) => wasSaid(hint))) return null
  }
  return null
}

/** A guess at the open riddle, a wish for a hint, or giving up; null when it is about neither. */
export function continueRiddle(turn: Turn): Draft | null {
  const open = openRiddle(turn)
  if (open === null) return null
  const { riddle, hinted } = open
  const finish = (pool: 'riddle.right' | 'riddle.reveal') =>
    draft(turn, pool, [say(turn, pool, { value: riddle.answer })], { ask: offer(turn) })
  const act = turn.sentences.map((sentence) => sentence.act).find((each) => each !== null) ?? null
  const asks = turn.sentences.some((sentence) => sentence.asks)
  const short = turn.sentences.length === 1 && turn.text.length <= longestGuess
  if (short && !asks && holdsPhrase(riddle.accept, turn.text)) return finish('riddle.right')
  if (act === 'giveUp' || (hinted && (act === 'dunno' || act === 'hint')))
    return finish('riddle.reveal')
  if (act === 'hint' || act === 'dunno') return draft(turn, 'riddle.hint', [riddle.hint])
  if (act !== null || !short || asks) return null
  return hinted
    ? finish('riddle.reveal')
    : draft(turn, 'riddle.hint', [say(turn, 'riddle.close'), riddle.hint])
}
