import { heardText } from './fact-rules.ts'
import type { Fact } from './facts.ts'
import { theUser } from './persons.ts'
import { spanOf } from './quotes.ts'
import type { FactMessage } from './fact-message.ts'
import type { Segment } from './split-clauses.ts'

const least = { characters: 2, letters: 4 }

/**
 * The plan that a clause tells: what is to be done on the one coming day that it names, or that the
 * clause before it in the sentence does. Null when it tells none.
 */
export function readPlan(
  { said, factRules, today }: FactMessage,
  segment: Segment,
  before: Segment | null,
): Fact | null {
  const { hears, calendar, atTime, opening, lead, ending, stop } = factRules
  const { start, end, folded } = segment
  if (!hears.cues.test(folded) || hears.notPlans.test(folded)) return null
  if (hears.negations.test(folded)) return null
  const text = said.text.slice(start, end)
  const named = calendar.comingDays(text.toLowerCase(), today)
  const earlier =
    named.length > 0 || before === null || hears.notPlans.test(before.folded)
      ? []
      : calendar.comingDays(said.text.slice(before.start, before.end).toLowerCase(), today)
  const days = new Set([...named, ...earlier].map(({ day }) => day))
  const [day] = days
  if (day === undefined || days.size > 1) return null
  let value = text
  for (const { start: from, end: to } of named.toReversed())
    value = `${value.slice(0, from)} ${value.slice(to)}`
  value = value.replaceAll(atTime, ' ').replaceAll(/\s+/g, ' ').trim()
  value = value.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
  const cutEnd = (pattern: RegExp) => {
    const found = pattern.exec(heardText(value))?.[0].length ?? 0
    value = value.slice(0, value.length - found).trim()
  }
  cutEnd(ending)
  cutEnd(new RegExp(`(?:${stop.source}|\\s)+$`, 'u'))
  for (const pattern of [opening, lead])
    value = value.slice(pattern.exec(heardText(value))?.[0].length ?? 0).trim()
  const letters = value.match(/\p{L}/gu)?.length ?? 0
  const han = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(value)
  if (letters < (han ? least.characters : least.letters)) return null
  return {
    messageId: said.messageId,
    subject: theUser,
    attribute: 'plan',
    form: 'plan',
    value,
    standing: 'planned',
    from: day,
    until: null,
    span: spanOf(said, start, end),
  }
}
