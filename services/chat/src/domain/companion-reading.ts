import type { Turn } from './recent-turns.ts'

/** UTF-16 units the local companion reads: of the newest message, of each earlier one. */
export const readOfMessage = 1_500
export const readOfTurn = 800
/** What it reads in all, as `readingWeight`. */
export const readInAll = 16_000

/** Units, those of Chinese, Japanese and Korean double: they say, and take, about twice as much. */
export const readingWeight = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffff]/g)?.length ?? 0)

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** The beginning and the end of a long text, two to one, on lines of their own. */
function ends(text: string, length: number): string {
  if (text.length <= length) return text
  const head = text.slice(0, Math.floor((length * 2) / 3))
  const tail = text.slice(head.length + 1 - length)
  const whole = isHigh(head.charCodeAt(head.length - 1)) ? head.slice(0, -1) : head
  return `${whole}\n${isLow(tail.charCodeAt(0)) ? tail.slice(1) : tail}`
}

/**
 * What the local companion reads of a talk, oldest first. It looks at every word of it in the service's
 * own thread: with these bounds that takes under 10 ms, where a full talk of long messages takes ten
 * times as long. An ordinary talk of 240 messages is read whole.
 */
export function companionReading(turns: readonly Turn[]): Turn[] {
  const read: Turn[] = []
  let left = readInAll
  for (const turn of turns.toReversed()) {
    const text = ends(turn.text, read.length === 0 ? readOfMessage : readOfTurn)
    left -= readingWeight(text)
    if (left < 0) break
    read.push({ ...turn, text })
  }
  return read.toReversed()
}
