import { cleanText } from '@lumen/ai/clean-text'
import type { Language } from '@lumen/contracts/languages'
import type { Emotion } from '@lumen/understanding/feeling/feelings'
import type { TSchema, Static } from 'typebox'
import { Value } from 'typebox/value'
import type { Candidate } from './candidate.ts'
import { isShared, soleRelations } from './slot-names.ts'
import { tasteSlot, valueKey } from './value-key.ts'
import { Assertion, Change, Feeling } from './model-extraction-prompt.ts'
import { dayOf, type Day } from '@lumen/understanding/days'

/** A model's answer that cannot be used. */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer'
  readonly reason: 'broken' | 'nonsense'

  constructor(reason: 'broken' | 'nonsense', message: string) {
    super(message)
    this.reason = reason
  }
}

export type AskedMessage = { messageId: string; language: Language; today: Day }

/** What a message does to something that was known, by the id that it was shown with. */
export type KnownChange = { operation: 'end' | 'retract'; id: string; words: string }

/** What a model read in one message. */
export type MessageReading = {
  told: Candidate[]
  changes: KnownChange[]
  feeling: { emotion: Emotion; intensity: number } | null
}

/**
 * What a model's answer tells, by message. Entries that are not as asked for are left out.
 *
 * @param messages the user's messages, as they were numbered
 * @param ids what could be ended or retracted
 * @throws UnusableAnswer when it is no JSON, or nothing of it is as asked for
 */
export function readModelAnswer(
  answer: string,
  messages: readonly AskedMessage[],
  ids: ReadonlySet<string>,
): Map<string, MessageReading> {
  const lists = parse(answer)
  const readings = new Map<string, MessageReading>()
  let used = 0
  const readingOf = (number: number): [MessageReading, AskedMessage] | null => {
    const message = messages[number - 1]
    if (message === undefined) return null
    const reading = readings.get(message.messageId) ?? { told: [], changes: [], feeling: null }
    readings.set(message.messageId, reading)
    return [reading, message]
  }
  for (const entry of valid(Assertion, lists.assert)) {
    const place = readingOf(entry.message)
    const candidate = place && toCandidate(entry, place[1])
    if (place === null || candidate === null) continue
    used += 1
    place[0].told.push(candidate)
  }
  for (const operation of ['end', 'retract'] as const)
    for (const { message, id, words } of valid(Change, lists[operation])) {
      const place = readingOf(message)
      if (place === null || !ids.has(id)) continue
      used += 1
      place[0].changes.push({ operation, id, words })
    }
  for (const { message, emotion, intensity } of valid(Feeling, lists.feelings)) {
    const place = readingOf(message)
    if (place === null) continue
    used += 1
    place[0].feeling = { emotion, intensity }
  }
  const given = Object.values(lists).flat().length
  if (given > 0 && used === 0)
    throw new UnusableAnswer('nonsense', `none of ${given} entries is as asked for`)
  return readings
}

const valid = <Schema extends TSchema>(schema: Schema, entries: readonly unknown[]) =>
  entries.filter((entry): entry is Static<Schema> => Value.Check(schema, entry))

type Lists = Record<'assert' | 'end' | 'retract' | 'feelings', unknown[]>

function parse(answer: string): Lists {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  let value: unknown
  try {
    value = JSON.parse(answer.slice(start, end + 1))
  } catch {
    throw new UnusableAnswer('broken', 'the answer is no JSON')
  }
  const given = (value ?? {}) as Partial<Record<keyof Lists, unknown>>
  const list = (name: keyof Lists) => (Array.isArray(given[name]) ? given[name] : [])
  if (!Array.isArray(given.assert)) throw new UnusableAnswer('broken', 'the answer holds no list')
  return {
    assert: given.assert,
    end: list('end'),
    retract: list('retract'),
    feelings: list('feelings'),
  }
}

function toCandidate(entry: Assertion, { language, today }: AskedMessage): Candidate | null {
  const content = cleanText(entry.content).trim()
  const value = valueKey(entry.value, language)
  if (content === '' || value === '') return null
  const day = readDay(entry.date)
  const subject = subjectOf(entry, language)
  return {
    ...slotOf(entry, subject, value, language, day ?? today),
    said: entry.attribute === 'taste' ? entry.about : entry.value,
    type: entry.type,
    scope: subject === null && isShared(entry.attribute) ? 'user' : 'companion',
    content,
    quote: entry.words,
    importance: entry.importance,
    emotionalWeight: entry.emotionalWeight,
    contextTags: entry.tags.map((tag) => cleanText(tag).trim()).filter((tag) => tag !== ''),
    confidence: entry.confidence,
    day: entry.type === 'plan' || entry.type === 'event' ? day : null,
    language,
  }
}

/** Who something is about other than the user: by name, else as whose they are. */
function subjectOf({ subject }: Assertion, language: Language): string | null {
  const relation = subject.relation.trim().toLowerCase()
  if (relation === 'user') return null
  return valueKey(subject.name, language) || (soleRelations[relation] ?? relation)
}

/**
 * The same slots as those of the rules, so that either may go on where the other stopped. What is
 * about somebody else stands beside it, under whom it is about.
 */
function slotOf(
  { attribute, about, value: said, subject: { relation } }: Assertion,
  subject: string | null,
  value: string,
  language: Language,
  day: Day,
): { slot: string; value: string } {
  const key = about.trim().toLowerCase()
  const whose = subject === null ? '' : `:${subject}`
  switch (attribute) {
    case 'allergy':
      return { slot: `allergy${whose}:${value}`, value }
    case 'petName':
      return { slot: `petName:${key === '' ? 'pet' : `pet.${key}`}:${value}`, value }
    case 'favourite':
      return { slot: `favourite${whose}:${key}`, value }
    case 'name':
      return subject === null ? { slot: 'name', value } : personSlot(relation, value)
    case 'person':
      return personSlot(key || relation, value)
    case 'taste': {
      const taste = tasteSlot(valueKey(about, language))
      const liked = said.trim().toLowerCase() === 'dislike' ? 'dislike' : 'like'
      return { slot: subject === null ? taste : `taste${whose}:${taste}`, value: liked }
    }
    case 'plan':
      return { slot: `plan${whose}:${valueKey(about, language) || value}`, value: String(day) }
    case 'emotion':
      return { slot: `emotion${whose}:${day}:${value}`, value }
    case 'event':
    case 'other':
      return { slot: `${attribute}${whose}:${key}:${value}`, value }
    default:
      return { slot: `${attribute}${whose}`, value }
  }
}

function personSlot(relation: string, value: string): { slot: string; value: string } {
  const key = relation.trim().toLowerCase()
  const sole = soleRelations[key]
  if (sole === undefined) return { slot: `person:${key}:${value}`, value }
  return { slot: sole === 'partner' ? 'partner' : `person:${sole}`, value }
}

function readDay(date: string | null): Day | null {
  if (date === null) return null
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const read = dayOf(year, month, day)
  return new Date(read * 86_400_000).toISOString().slice(0, 10) === date ? read : null
}
