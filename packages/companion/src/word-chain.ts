import { fold } from '@lumen/language/fold'
import { hash } from '@lumen/language/hash'
import { draft, type Draft } from './draft.ts'
import type { Pool } from './line-pools.ts'
import { saidIn, slotOf } from './said-lines.ts'
import { say, type Turn } from './turn.ts'

const gamePools = ['chain.start', 'chain.next', 'chain.rule', 'chain.used'] as const
const wordPools = ['chain.start', 'chain.next'] as const

/** A word as one types it for a move. */
const aWord = /^\p{L}[\p{L}\p{M}ー-]{1,13}$/u

/** The letters of a word that count, as they count. */
function letters(word: string, { content }: Turn): string[] {
  const { letters: pairs = '', skip } = content.games.chain
  const counts = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))
  return [...fold(word)]
    .filter((letter) => !skip.includes(letter) && /\p{L}/u.test(letter))
    .map((letter) => counts.get(letter) ?? letter)
}
const headOf = (word: string, turn: Turn): string => letters(word, turn)[0] ?? ''
const tailOf = (word: string, turn: Turn): string => letters(word, turn).at(-1) ?? ''

/** The word that a reply played. */
function wordIn(reply: string, { content }: Turn): string | null {
  const wasSaid = saidIn(reply)
  for (const pool of wordPools)
    for (const line of content.lines[pool])
      if (wasSaid(line)) {
        const word = slotOf(reply, line)
        if (word !== null) return word
      }
  return null
}

/** A word that was not used, rather one that can be carried on; null when there is none. */
function nextWord(turn: Turn, head: string | null): string | null {
  const words = turn.content.games.chain.words.split(' ')
  const used = usedWords(turn)
  const heads = new Set(words.map((word) => headOf(word, turn)))
  const open = words.filter(
    (word) => !used.has(fold(word)) && (head === null || headOf(word, turn) === head),
  )
  const lasting = open.filter((word) => heads.has(tailOf(word, turn)))
  const list = lasting.length > 0 ? lasting : open
  return list[hash(`${turn.seed}|chain`) % Math.max(1, list.length)] ?? null
}

const usedWords = (turn: Turn): Set<string> =>
  new Set([...turn.heard, ...turn.said.flatMap((reply) => wordIn(reply, turn) ?? [])].map(fold))

const move = (turn: Turn, pool: Pool, value: string): Draft =>
  draft(turn, 'wordChain', [say(turn, pool, { value })])

export const startWordChain = (turn: Turn): Draft =>
  move(turn, 'chain.start', nextWord(turn, null) ?? '')

/** The companion's move in a running word chain; null when none runs or the message is no word. */
export function continueWordChain(turn: Turn): Draft | null {
  const wasSaid = saidIn(turn.said.at(-1) ?? '')
  const runs = gamePools.some((pool) => turn.content.lines[pool].some(wasSaid))
  const word = turn.text.replace(/[\p{P}\s]+$/u, '')
  if (!runs || !aWord.test(word)) return null
  const previous = turn.said.map((reply) => wordIn(reply, turn)).findLast((each) => each !== null)
  if (previous === undefined || previous === null) return null
  const needed = tailOf(previous, turn)
  if (headOf(word, turn) !== needed) return move(turn, 'chain.rule', needed)
  if (usedWords(turn).has(fold(word))) return move(turn, 'chain.used', word)
  const next = nextWord(turn, tailOf(word, turn))
  return next === null
    ? move(turn, 'chain.lose', tailOf(word, turn))
    : move(turn, 'chain.next', next)
}
