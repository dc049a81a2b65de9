import { cleanText } from '@lumen/companion-engine/clean-text'
import type { Language } from '@lumen/contracts/languages'
import { Value } from 'typebox/value'
import { soleRelations, userSubjects } from './slot-names.ts'
import type { Candidate } from '../candidate.ts'
import { dayOf, type Day } from '../ranking/dates.ts'
import { ToldByModel } from './model-prompt.ts'
import { tasteSlot, valueKey } from './value-key.ts'

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

/**
 * What a model's answer tells, by message. Entries that are not as asked for are left out.
 *
 * @param messages the user's messages, as they were numbered
 * @throws UnusableAnswer when it is no JSON, or nothing of it is as asked for
 */
export function readModelAnswer(
  answer: string,
  messages: readonly AskedMessage[],
): Map<string, Candidate[]> {
  const entries = parse(answer)
  const told = new Map<string, Candidate[]>()
  let used = 0
  for (const entry of entries) {
    if (!Value.Check(ToldByModel, entry)) continue
    const message = messages[entry.message - 1]
    const candidate = message === undefined ? null : toCandidate(entry, message)
    if (message === undefined || candidate === null) continue
    used += 1
    told.set(message.messageId, [...(told.get(message.messageId) ?? []), candidate])
  }
  if (entries.length > 0 && used === 0)
    throw new UnusableAnswer('nonsense', `none of ${entries.length} memories is as asked for`)
  return told
}

function parse(answer: string): unknown[] {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  let value: unknown
  try {
    value = JSON.parse(answer.slice(start, end + 1))
  } catch {
    throw new UnusableAnswer('broken', 'the answer is no JSON')
  }
  const memories = (value as { memories?: unknown } | null)?.memories
  if (!Array.isArray(memories)) throw new UnusableAnswer('broken', 'the answer holds no list')
  return memories
}

function toCandidate(entry: ToldByModel, { language, today }: AskedMessage): Candidate | null {
  const content = cleanText(entry.content).trim()
  const value = valueKey(entry.value, language)
  if (content === '' || value === '') return null
  const day = readDay(entry.date)
  return {
    ...slotOf(entry, value, language, day ?? today),
    said: entry.subject === 'taste' ? entry.about : entry.value,
    type: entry.type,
    scope: userSubjects.has(entry.subject) ? 'user' : 'companion',
    content,
    importance: entry.importance,
    emotionalWeight: entry.emotionalWeight,
    contextTags: entry.tags.map((tag) => cleanText(tag).trim()).filter((tag) => tag !== ''),
    confidence: entry.confidence,
    day: entry.type === 'plan' || entry.type === 'event' ? day : null,
    language,
  }
}

/** The same slots as those of the rules, so that either may go on where the other stopped. */
function slotOf(
  { subject, about, value: said }: ToldByModel,
  value: string,
  language: Language,
  day: Day,
): { slot: string; value: string } {
  const key = about.trim().toLowerCase()
  switch (subject) {
    case 'allergy':
      return { slot: `allergy:${value}`, value }
    case 'petName':
    case 'favourite':
      return { slot: `${subject}:${key}`, value }
    case 'person': {
      const sole = soleRelations[key]
      if (sole === undefined) return { slot: `person:${key}:${value}`, value }
      return { slot: sole === 'partner' ? 'partner' : `person:${sole}`, value }
    }
    case 'taste':
      return {
        slot: tasteSlot(valueKey(about, language)),
        value: said.trim().toLowerCase() === 'dislike' ? 'dislike' : 'like',
      }
    case 'plan':
      return { slot: `plan:${valueKey(about, language) || value}`, value: String(day) }
    case 'emotion':
      return { slot: `emotion:${day}:${value}`, value }
    case 'event':
    case 'other':
      return { slot: `${subject}:${key}:${value}`, value }
    default:
      return { slot: subject, value }
  }
}

function readDay(date: string | null): Day | null {
  if (date === null) return null
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const read = dayOf(year, month, day)
  return new Date(read * 86_400_000).toISOString().slice(0, 10) === date ? read : null
}
