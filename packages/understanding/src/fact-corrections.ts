import { heardText } from './fact-rules.ts'
import { manyValued, type Fact } from './facts.ts'
import { spanOf } from './quotes.ts'
import type { FactMessage } from './read-facts.ts'

/** How many facts back something may be put right. */
const reach = 12
const sentence = /[^.。！？!?\n;；]+/gu
/** Such a message is no mere correction: it tells of its own. */
const longestMessage = 120

/**
 * What a message changes about facts told before it: one value for another, another day for a plan,
 * a plan called off, a joke. Null when it changes nothing.
 *
 * @param lastMessage the one before it, which a joke was
 */
export function correctFacts(
  message: FactMessage,
  earlier: readonly Fact[],
  lastMessage: string | null,
): Fact[] | null {
  const { said, factRules, today } = message
  if (said.text.length > longestMessage) return null
  const { hears, calendar, instead, opening, ending } = factRules
  const recent = earlier.slice(-reach).toReversed()
  const span = spanOf(said, 0, said.text.length)
  const change = (fact: Fact, changes: Partial<Fact>): Fact => ({
    ...fact,
    messageId: said.messageId,
    span,
    ...changes,
  })
  const heard = heardText(said.text)
  if (hears.joke.test(heard)) {
    const meant = recent.filter(({ messageId }) => messageId === lastMessage)
    return meant.length === 0 ? null : meant.map((fact) => change(fact, { standing: 'denied' }))
  }
  const dayIn = (text: string) => {
    const days = calendar.comingDays(text.toLowerCase(), today)
    return days.length === 1 ? (days[0]?.day ?? null) : null
  }
  for (const { 0: written } of said.text.matchAll(sentence)) {
    const spaced = written.replaceAll(/[,，、:：]/g, ' ')
    const folded = heardText(spaced)
    // A number of several digits is one sign as rules hear it: what it is cannot be compared.
    if (folded.length !== spaced.length) continue
    const bare = folded
      .slice(opening.exec(folded)?.[0].length ?? 0)
      .replace(ending, '')
      .replaceAll(/\s+/g, ' ')
    for (const groups of exchanges(bare, instead)) {
      const asWritten = (part: string) => {
        const at = folded.indexOf(part)
        return at < 0 ? part : spaced.slice(at, at + part.length)
      }
      const [old, fresh] = [groups.old, groups.new].map((each) => each.trim())
      if (old === undefined || fresh === undefined) continue
      const [from, to] = [dayIn(asWritten(old)), dayIn(asWritten(fresh))]
      const plan = recent.find((fact) => fact.attribute === 'plan' && fact.from === from)
      if (from !== null && to !== null && plan !== undefined) return [change(plan, { from: to })]
      const wrong = recent.find(
        ({ value, standing }) => holdsWord(heardText(value), old) && standing !== 'denied',
      )
      if (wrong === undefined) continue
      const at = heardText(wrong.value).indexOf(old)
      const value = wrong.value.slice(0, at) + asWritten(fresh) + wrong.value.slice(at + old.length)
      const named = wrong.attribute === 'name'
      const right = change(wrong, {
        value,
        subject: named ? { ...wrong.subject, name: value } : wrong.subject,
      })
      const stays = manyValued.has(wrong.attribute) || (named && wrong.subject.relation !== 'user')
      return stays ? [change(wrong, { standing: 'denied' }), right] : [right]
    }
  }
  const plans = recent.filter(
    (fact) => fact.attribute === 'plan' && fact.standing === 'planned' && (fact.from ?? 0) >= today,
  )
  const meant = plans.find(({ value }) => sharesWord(heardText(value), heard)) ?? plans[0]
  if (meant === undefined) return null
  if (hears.off.test(heard)) return [change(meant, { standing: 'ended' })]
  const day = hears.moved.test(heard) ? dayIn(said.text) : null
  return day === null || day === meant.from ? null : [change(meant, { from: day })]
}

/** What a text puts in the place of what: the whole of it, or what stands behind some words. */
function* exchanges(
  text: string,
  patterns: readonly RegExp[],
): Generator<{ old: string; new: string }> {
  const starts = [0, ...[...text.matchAll(/\s/g)].map(({ index }) => index + 1)]
  for (const pattern of patterns)
    for (const start of starts) {
      const { old, new: fresh } = pattern.exec(text.slice(start))?.groups ?? {}
      if (old !== undefined && fresh !== undefined) yield { old, new: fresh }
    }
}

/** Whether a text holds a word, or is it. */
function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  if (at < 0 || word.length < 2) return false
  const latin = /\p{Script=Latin}/u
  return !(
    latin.test(word) &&
    (latin.test(text[at - 1] ?? '') || latin.test(text[at + word.length] ?? ''))
  )
}

/** Whether two texts have a word in common, or two characters in a row. */
function sharesWord(one: string, other: string): boolean {
  const words = one.match(/\p{Script=Latin}{4,}|\p{Script=Hangul}{2,}/gu) ?? []
  const characters = [...one.replaceAll(/[^\p{Script=Han}\p{Script=Katakana}]/gu, '')]
  const pairs = characters.slice(1).map((character, at) => `${characters[at]}${character}`)
  return [...words, ...pairs].some((part) => other.includes(part))
}
