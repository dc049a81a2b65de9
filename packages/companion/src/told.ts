import { draft, type Draft } from './draft.ts'
import { plainWords, say, type Turn } from './turn.ts'

const most = 2
const longestValue = 40

/** One line for each of the first facts that the message tells; it names the value. */
export function acknowledgeTold(turn: Turn): Draft | null {
  const facts = (turn.input.told ?? [])
    .map(({ attribute, value }) => ({ attribute, value: plainWords(value, longestValue) }))
    .filter(({ value }) => value !== '')
    .slice(0, most)
  if (facts.length === 0) return null
  const parts = facts.map(({ attribute, value }) => say(turn, `told.${attribute}`, { value }))
  const careful = facts.some(({ attribute }) => attribute === 'health')
  return draft(turn, 'told', parts, careful ? { emotion: 'caring' } : {})
}
