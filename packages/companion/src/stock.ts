import { fold } from '@lumen/language/fold'
import { chance, pickBySeed } from '@lumen/language/seed'
import type { Act } from '@lumen/understanding/act-list'
import { draft, type Draft } from './draft.ts'
import { readTheme } from '@lumen/understanding/open-acts'
import { saidIn } from './said-lines.ts'
import { pickLine, plainWords, say, type CompanionContent, type Turn } from './turn.ts'

const lists = {
  story: ({ stories }) => stories,
  joke: ({ jokes }) => jokes,
  poem: ({ poems }) => poems,
  trivia: ({ trivia }) => trivia,
  riddle: ({ riddles }) => riddles.map(({ ask }) => ask),
  wouldYouRather: ({ wouldYouRather }) => wouldYouRather.map(({ ask }) => ask),
  reflection: ({ reflections }) => reflections,
} satisfies Record<string, (stock: CompanionContent['stock']) => readonly string[]>

export type StockKind = keyof typeof lists
export const stockKinds = Object.keys(lists) as StockKind[]
export const isStock = (act: Act): act is StockKind & Act => Object.hasOwn(lists, act)

/** Kinds that end in a question of their own. */
const asking: ReadonlySet<StockKind> = new Set(['riddle', 'wouldYouRather', 'reflection'])
const offerShare = 45

/** A piece not told yet in this talk; says so when all were told, or when none is about what is wished. */
export function tell(turn: Turn, kind: StockKind): Draft {
  const intent = `stock.${kind}`
  const word = kind === 'poem' || kind === 'joke' ? themeOf(turn, kind) : ''
  if (kind === 'poem' && word !== '')
    return draft(turn, intent, [pickLine(turn, turn.content.stock.poemsOn, intent, { word })])
  const fresh = turn.chooser.unsaid(lists[kind](turn.content.stock))
  const about = word === '' ? [] : fresh.filter((piece) => fold(piece).includes(fold(word)))
  const piece = pickLine(turn, about.length > 0 ? about : fresh, intent)
  if (piece === null) return draft(turn, intent, [say(turn, 'stock.out')])
  const other = word === '' || about.length > 0 ? null : say(turn, 'stock.otherTheme', { word })
  return draft(turn, intent, [other, piece], { ask: asking.has(kind) ? null : offer(turn, piece) })
}

/** What a poem or a joke is wished on; empty when nothing is named. */
const themeOf = ({ text, language }: Turn, kind: 'poem' | 'joke'): string =>
  plainWords(readTheme(text, kind, language) ?? '', longestWord)
    .replace(/[“”"「」『』«»]/g, '')
    .trim()

const longestWord = 16

/** Now and then another one is offered; never in grief. */
export const offer = (turn: Turn, piece = ''): string | null =>
  turn.mayAsk &&
  turn.grief === null &&
  !/[?？]/.test(piece) &&
  chance(`${turn.seed}|offer`, offerShare)
    ? say(turn, 'stock.after')
    : null

/** What was told last, within a few replies. */
function lastTold({ said, content }: Turn): StockKind | null {
  for (const reply of said.slice(-5).toReversed()) {
    const wasSaid = saidIn(reply)
    const kind = stockKinds.find((each) => lists[each](content.stock).some(wasSaid))
    if (kind !== undefined) return kind
  }
  return null
}

/** Another piece of what was told last; asks what it should be when nothing was. */
export function tellAnother(turn: Turn): Draft {
  const kind = lastTold(turn)
  return kind === null
    ? draft(turn, 'stock.first', [], { ask: say(turn, 'stock.first') })
    : tell(turn, kind)
}

/** A piece of the companion's own choice: an offer was accepted without a preference. */
export const tellAny = (turn: Turn): Draft =>
  tell(
    turn,
    pickBySeed(['joke', 'story', 'riddle', 'trivia', 'wouldYouRather'] as const, turn.seed) ??
      'story',
  )
