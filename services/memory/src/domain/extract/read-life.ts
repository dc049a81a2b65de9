import { foldText } from '@lumen/companion-engine/clean-text'
import { findKey } from '@lumen/companion-engine/facts'
import type { Candidate } from './candidate.ts'
import { lifeEvents, lifePatterns, type LifeEventName } from './life-patterns.ts'
import { shapes } from './read-facts.ts'
import {
  cut,
  dated,
  speaksOfAnother,
  tellingClauses,
  weightOf,
  withoutLead,
  type Reading,
} from './sentence-reading.ts'
import { valueKey } from './value-key.ts'
import { comingDay, pastDay } from './when.ts'

/** What happened in the user's life. */
export function readEvents(reading: Reading): Candidate[] {
  const { pack, today, sentence } = reading
  const { events } = lifePatterns[pack.language]
  const found: Candidate[] = []
  const clauses = tellingClauses(reading)
  // A comma may part the words of one event; the whole sentence is read when no clause tells it.
  const spans =
    sentence.marked || clauses.length !== sentence.clauses.length
      ? clauses
      : [...clauses, sentence.text]
  for (const text of spans) {
    const lower = text.toLowerCase().replaceAll('’', "'")
    const named = (Object.entries(events) as [LifeEventName, RegExp][]).find(([, pattern]) =>
      pattern.test(lower),
    )
    if (named === undefined || found.some(({ contextTags }) => contextTags[0] === named[0]))
      continue
    const [name] = named
    const { slot, ...event } = lifeEvents[name]
    // "My dad retired" ends no job of the user.
    if (slot !== null && slot !== 'partner' && speaksOfAnother(text, pack)) continue
    const whose = findKey(foldText(text, pack.text), {
      ...pack.facts.keys.relation,
      ...pack.facts.keys.species,
    })
    if (name === 'death' && whose === null) continue
    const value = valueKey(text, pack.language)
    const day = event.type === 'event' ? pastDay(text, pack, today) : null
    found.push({
      ...event,
      scope: slot === 'job' || slot === 'diet' ? 'user' : 'companion',
      slot: slot ?? (name === 'death' ? `death:${whose?.key}` : `${name}:${value}`),
      value: slot === 'diet' ? dietOf(lower) : slot === null ? name : `${name}:${value}`,
      content: withoutLead(cut(text), pack),
      contextTags: [name, ...(whose === null ? [] : [whose.label])],
      confidence: 0.75,
      day: day !== null && day <= today ? day : null,
      language: pack.language,
    })
  }
  return found
}

/** Whether a word of no longer doing it stands beside the diet. */
const dietOf = (text: string): string =>
  /no longer|not |again|started eating|wieder|nicht mehr|plus (?:végé|vég)|remange|ya no soy|vuel|vuelto|não sou mais|voltei|吃肉|また食べ|다시 먹/u.test(
    text,
  ) && !/不(?:再)?吃肉|stopped/u.test(text)
    ? 'meat'
    : /vegan|végane|ビーガン|ヴィーガン|비건|纯素/u.test(text)
      ? 'vegan'
      : 'vegetarian'

/** An interview, a flight, a wedding on a day to come, in whatever words. */
export function readAppointments(reading: Reading): Candidate[] {
  const { pack, today } = reading
  const { appointment } = lifePatterns[pack.language]
  return tellingClauses(reading).flatMap((text) => {
    const what = appointment.exec(text.toLowerCase())?.[0].trim()
    const day = what === undefined ? null : comingDay(text, pack, today)
    if (what === undefined || day === null || speaksOfAnother(text, pack)) return []
    return [
      {
        ...shapes.plan,
        slot: `plan:${valueKey(what, pack.language)}`,
        value: String(day),
        content: dated(withoutLead(cut(text), pack), day, pack.language),
        emotionalWeight: weightOf(text, pack.language),
        contextTags: ['plan'],
        day,
        language: pack.language,
      },
    ]
  })
}

/** What is told of people of the user's. */
export function readPeople(reading: Reading): Candidate[] {
  const { pack } = reading
  const { possessive, predicate, home, work } = lifePatterns[pack.language]
  const found: Candidate[] = []
  for (const text of tellingClauses(reading)) {
    const lower = text.toLowerCase().replaceAll('’', "'")
    const person =
      findKey(lower, pack.facts.keys.relation) ??
      findKey(foldText(text, pack.text), pack.facts.keys.relation)
    if (person === null) continue
    const owned = person.word.startsWith('我') || possessive.test(lower.slice(0, person.at))
    const after = lower.slice(person.at + person.length)
    // 我妈 and 妈妈 overlap.
    const rest = person.word.startsWith('我') ? after.replace(/^[妈爸姐妹哥弟]/u, '') : after
    if (!owned || !predicate.test(rest)) continue
    const aspect = home.test(rest) ? 'home' : work.test(rest) ? 'work' : null
    const value = valueKey(text, pack.language)
    const slot = aspect === null ? `about:${person.key}:${value}` : `about:${person.key}:${aspect}`
    found.push({
      type: 'person',
      scope: 'companion',
      slot,
      value,
      content: withoutLead(cut(text), pack),
      importance: 6,
      emotionalWeight: weightOf(text, pack.language),
      contextTags: ['person', person.label],
      confidence: 0.7,
      day: null,
      language: pack.language,
    })
  }
  return found
}
