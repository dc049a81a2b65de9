import { foldText } from './clean-text.ts'
import { draft, type Draft, quoted, say } from './draft.ts'
import { hash } from '@lumen/language/hash'
import type { Turn } from './turn.ts'

const gamePaths = ['chain.start', 'chain.next', 'chain.rule', 'chain.used']
const wordPaths = ['lines.chain.start', 'lines.chain.next']

const letters = (word: string, turn: Turn): string[] => {
  const { fold, skip } = turn.pack.chain
  return [...foldText(word, turn.pack.text)]
    .filter((letter) => !skip.includes(letter) && /\p{L}/u.test(letter))
    .map((letter) => fold[letter] ?? letter)
}
const headOf = (word: string, turn: Turn): string => letters(word, turn).at(0) ?? ''
const tailOf = (word: string, turn: Turn): string => letters(word, turn).at(-1) ?? ''

/** The word the companion put between quotation marks. */
function wordIn(reply: string, turn: Turn): string | null {
  const [open, close] = turn.pack.text.quotes
  const from = reply.indexOf(open)
  const to = reply.indexOf(close, from + open.length)
  return from < 0 || to < 0 ? null : reply.slice(from + open.length, to).trim()
}

const folds = (word: string, turn: Turn) => foldText(word, turn.pack.text).trim()

function usedWords(turn: Turn): Set<string> {
  const used = new Set(turn.heard.map((message) => folds(message, turn)))
  for (const reply of turn.said) {
    const word = wordIn(reply, turn)
    if (word !== null) used.add(folds(word, turn))
  }
  return used
}

/** A word of the stock that was not used, preferring those that can be carried on. */
function nextWord(turn: Turn, head: string | null): string | null {
  const used = usedWords(turn)
  const heads = new Set(turn.pack.chain.words.map((word) => headOf(word, turn)))
  const open = turn.pack.chain.words.filter(
    (word) => !used.has(folds(word, turn)) && (head === null || headOf(word, turn) === head),
  )
  const lasting = open.filter((word) => heads.has(tailOf(word, turn)))
  const list = lasting.length > 0 ? lasting : open
  return list[hash(`${turn.seed}|chain`) % Math.max(1, list.length)] ?? null
}

export function startWordChain(turn: Turn): Draft {
  const word = nextWord(turn, null) ?? turn.pack.chain.words[0] ?? ''
  return draft('wordChain', [say(turn, 'chain.start', { value: quoted(turn, word) })], {
    emotion: 'playful',
  })
}

/** The companion's move in a running word chain; null when none runs or the message is no word. */
export function continueWordChain(turn: Turn): Draft | null {
  const last = turn.origins.at(-1) ?? []
  if (!last.some(({ path }) => gamePaths.some((each) => path === `lines.${each}`))) return null
  const word = turn.text.trim().replace(/[\p{P}\s]+$/u, '')
  if (!turn.pack.chain.word.test(folds(word, turn))) return null
  const at = turn.origins.findLastIndex((reply) =>
    reply.some(({ path }) => wordPaths.includes(path)),
  )
  const previous = at < 0 ? null : wordIn(turn.said[at] ?? '', turn)
  if (previous === null) return null
  const needed = tailOf(previous, turn)
  const answer = (pool: 'chain.rule' | 'chain.used' | 'chain.next' | 'chain.lose', value: string) =>
    draft('wordChain', [say(turn, pool, { value })], { emotion: 'playful' })
  if (headOf(word, turn) !== needed) return answer('chain.rule', needed)
  if (usedWords(turn).has(folds(word, turn))) return answer('chain.used', word)
  const next = nextWord(turn, tailOf(word, turn))
  return next === null
    ? answer('chain.lose', tailOf(word, turn))
    : answer('chain.next', quoted(turn, next))
}
