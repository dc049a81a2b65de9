import { chance, pickBySeed } from '@lumen/language/seed'
import { ask, draft, type Draft, pickFrom, say } from './draft.ts'
import type { IntentId } from './intent-list.ts'
import { isAsking } from './facts.ts'
import { foldText } from './clean-text.ts'
import type { Turn } from './turn.ts'

export type StockKind =
  | 'story'
  | 'joke'
  | 'poem'
  | 'trivia'
  | 'riddle'
  | 'wouldYouRather'
  | 'reflection'

const paths: Readonly<Record<StockKind, string>> = {
  story: 'stock.stories',
  joke: 'stock.jokes',
  poem: 'stock.poems',
  trivia: 'stock.trivia',
  riddle: 'stock.riddles',
  wouldYouRather: 'stock.wouldYouRather',
  reflection: 'stock.reflections',
}
export const stockKinds = Object.keys(paths) as StockKind[]
export const isStock = (id: IntentId): id is StockKind => (stockKinds as string[]).includes(id)

const linesOf = (turn: Turn, kind: StockKind): readonly string[] => {
  const { stock } = turn.pack
  if (kind === 'story') return stock.stories
  if (kind === 'joke') return stock.jokes
  if (kind === 'poem') return stock.poems
  if (kind === 'trivia') return stock.trivia
  if (kind === 'riddle') return stock.riddles.map((riddle) => riddle.ask)
  if (kind === 'reflection') return stock.reflections
  return stock.wouldYouRather.map((each) => each.ask)
}

/** A piece not told yet in this talk; says so when all were told. */
export function tell(turn: Turn, kind: StockKind): Draft {
  const fresh = linesOf(turn, kind).filter(
    (line) => turn.chooser.ageOf(line) === Number.POSITIVE_INFINITY,
  )
  const chosen = pickFrom(turn, fresh, {}, `stock.${kind}`)
  if (chosen === null) return draft(`stock.${kind}`, [say(turn, 'stock.out')])
  const asks = kind === 'riddle' || kind === 'wouldYouRather' || kind === 'reflection'
  const offers = !asks && !/[?？]/.test(chosen.text) && chance(`${turn.seed}|offer`, 45)
  return draft(`stock.${kind}`, [chosen.text], {
    emotion: ['poem', 'story', 'reflection'].includes(kind) ? 'thoughtful' : 'playful',
    ask: offers ? ask(turn, 'stock.after') : null,
  })
}

/** What was told last, within so many replies. */
export function lastTold(turn: Turn, replies = 5): StockKind | null {
  for (const reply of turn.origins.slice(-replies).reverse()) {
    for (const { path } of reply) {
      const kind = stockKinds.find((each) => paths[each] === path)
      if (kind !== undefined) return kind
    }
  }
  return null
}

/** Another piece of what was told last. */
export function tellAnother(turn: Turn): Draft {
  const kind = lastTold(turn)
  return kind === null
    ? draft('stock.first', [], { ask: say(turn, 'stock.first'), emotion: 'playful' })
    : tell(turn, kind)
}

/** Something of the companion's own choice: after an offer was accepted without a preference. */
export function tellAny(turn: Turn): Draft {
  const kind = pickBySeed(
    ['joke', 'story', 'riddle', 'trivia', 'wouldYouRather'] as const,
    turn.seed,
  )
  return tell(turn, kind ?? 'story')
}

/** The answer to a would-you-rather that the companion just asked; null when none is open. */
export function continueWouldYouRather(turn: Turn): Draft | null {
  const origin = turn.lastAsk?.origin
  if (origin?.path !== 'stock.wouldYouRather') return null
  const item = turn.pack.stock.wouldYouRather[origin.at]
  if (item === undefined || turn.sentences.some((sentence) => sentence.marked)) return null
  const first = item.first.exec(turn.folded)
  const second = item.second.exec(turn.folded)
  if (first === null && second === null) return null
  const onFirst = first !== null && (second === null || first.index < second.index)
  return draft('wouldYouRather', [onFirst ? item.onFirst : item.onSecond], {
    emotion: 'playful',
    ask: chance(`${turn.seed}|again`, 60) ? ask(turn, 'stock.after') : null,
  })
}

const hintPath = 'stock.riddles.hint'

/** The open riddle: its place in the pack, and whether the hint was already given. */
function openRiddle(turn: Turn) {
  let hinted = false
  for (const reply of turn.origins.slice(-3).reverse()) {
    const asked = reply.find((origin) => origin.path === paths.riddle)
    if (asked !== undefined) return { at: asked.at, hinted }
    if (!reply.some((origin) => origin.path === hintPath)) return null
    hinted = true
  }
  return null
}

/** A guess at the open riddle, a wish for a hint, or giving up; null when it is about neither. */
export function continueRiddle(turn: Turn, intent: IntentId | null): Draft | null {
  const open = openRiddle(turn)
  const riddle = open === null ? undefined : turn.pack.stock.riddles[open.at]
  if (open === null || riddle === undefined) return null
  const reveal = () =>
    draft('riddle.reveal', [say(turn, 'riddle.reveal', { value: riddle.answer })], {
      emotion: 'playful',
      ask: ask(turn, 'stock.after'),
    })
  if (riddle.accept.test(foldText(turn.text, turn.pack.text))) {
    return draft('riddle.right', [say(turn, 'riddle.right', { value: riddle.answer })], {
      emotion: 'excited',
      ask: ask(turn, 'stock.after'),
    })
  }
  const asksHint = intent === 'hint'
  const asks = turn.sentences.some(({ folded }) => isAsking(folded, turn.pack))
  const guesses = intent === null && turn.text.length <= (asks ? 12 : 30)
  if (intent === 'giveUp' || (intent === 'dunno' && open.hinted)) return reveal()
  if (asksHint || intent === 'dunno') {
    return open.hinted ? reveal() : draft('riddle.hint', [riddle.hint], { emotion: 'playful' })
  }
  if (!guesses) return null
  return open.hinted
    ? reveal()
    : draft('riddle.hint', [say(turn, 'riddle.close'), riddle.hint], { emotion: 'playful' })
}
