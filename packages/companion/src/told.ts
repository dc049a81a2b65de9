import type { Attribute } from '@lumen/understanding/facts'
import { draft, type Draft } from './draft.ts'
import { plainWords, say, type Turn } from './turn.ts'

const most = 2
const longestValue = 40

/** One line for each of the first facts of different kinds that the message tells; it names the value. */
export function acknowledgeTold(turn: Turn): Draft | null {
  const facts = new Map<Attribute | 'me', string>()
  for (const { subject, attribute, value } of turn.input.told ?? []) {
    const kind = attribute === 'name' && subject === 'user' ? 'me' : attribute
    const said = plainWords(value, longestValue)
    // A cat that is named is one cat: what it is called says enough.
    if (said !== '' && !facts.has(kind)) facts.set(kind, said)
  }
  if (facts.size === 0) return null
  const parts = [...facts]
    .slice(0, most)
    .map(([kind, value]) => say(turn, `told.${kind}`, { value }))
  const careful = facts.has('health')
  return draft(turn, 'told', parts, careful ? { emotion: 'caring' } : {})
}
