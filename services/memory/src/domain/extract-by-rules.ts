import { attributeOf, type Fact } from '@lumen/understanding/facts'
import type { Language } from '@lumen/contracts/languages'
import type { MemoryType } from '@lumen/contracts/memory/schema'
import { understanding } from '../understanding.ts'
import type { Candidate } from './candidate.ts'
import type { SaidOn } from './said-on.ts'
import { readEpisode } from './read-episode.ts'
import type { Day } from '@lumen/understanding/days'
import { factWordingOf } from '@lumen/understanding/open-words'
import { sayFact } from '@lumen/understanding/say-fact'
import { slotOfFact } from './slot-of-fact.ts'
import { isShared } from './slot-names.ts'

/** Stored with what was read: raise it when the rules tell more or less of the same words. */
export const rulesVersion = 1

/** What a message tells, and what told before it is over or never was. */
export type ToldByRules = {
  told: Candidate[]
  endings: { operation: 'end' | 'retract'; of: Candidate }[]
}

/**
 * What messages of the user tell, oldest first, by message id: facts about them and theirs, and at
 * most one thing that happened or was felt. Questions, wishes and jokes tell nothing.
 */
export function extractByRules(messages: readonly SaidOn[]): Map<string, ToldByRules> {
  const days = new Map(messages.map(({ messageId, today }) => [messageId, today]))
  const facts = understanding.readFacts(messages, ({ messageId }) => days.get(messageId) ?? 0)
  const byMessage = Map.groupBy(facts, ({ messageId }) => messageId)
  return new Map(
    messages.map((said) => {
      const { messageId, language } = said
      const reading: ToldByRules = { told: [], endings: [] }
      const own = byMessage.get(messageId) ?? []
      for (const fact of own) add(reading, fact, earlierThan(facts, fact), language)
      // Whoever says their name beside it tells more than the name.
      const onlyName = own.every(
        ({ form, subject }) => form === 'name' && subject.relation === 'user',
      )
      const episode = onlyName ? readEpisode(said) : null
      if (episode !== null) reading.told.push(episode)
      return [messageId, { ...reading, told: distinct(reading.told) }]
    }),
  )
}

/** What a text by itself tells. */
export function extractFromText(text: string, language: Language, today: Day): Candidate[] {
  const said = { messageId: '', text, language, today, saidAt: new Date(0), position: 0 }
  return [...extractByRules([said]).values()].flatMap(({ told }) => told)
}

/** What the talk told before a fact of the same kind and subject, newest first. */
const earlierThan = (facts: readonly Fact[], { messageId, form, subject }: Fact): Fact[] =>
  facts
    .slice(
      0,
      facts.findIndex((each) => each.messageId === messageId),
    )
    .filter(
      (each) =>
        attributeOf(each.form) === attributeOf(form) && each.subject.relation === subject.relation,
    )
    .toReversed()

function add(
  { told, endings }: ToldByRules,
  fact: Fact,
  earlier: readonly Fact[],
  language: Language,
): void {
  const same = earlier.find(
    ({ value, standing }) =>
      value === fact.value && (standing === 'holds' || standing === 'planned'),
  )
  const over = fact.standing === 'denied' || fact.standing === 'ended'
  const former = over && same !== undefined ? toCandidate(same, language) : null
  // A joke, a plan called off: what was told is over, and nothing takes its place.
  if (former !== null)
    endings.push({ operation: fact.standing === 'denied' ? 'retract' : 'end', of: former })
  const candidate =
    former !== null || (over && fact.form === 'plan') ? null : toCandidate(fact, language)
  if (candidate !== null) told.push(candidate)
}

const ofForm: Readonly<Record<string, readonly [MemoryType, number]>> = {
  name: ['fact', 8],
  birthday: ['fact', 7],
  'health.allergy': ['fact', 9],
  'health.illness': ['fact', 8],
  'partner.parted': ['event', 8],
  'partner.state': ['person', 7],
  'work.left': ['event', 7],
  'animal.gone': ['event', 8],
  children: ['person', 7],
  kin: ['person', 5],
  home: ['fact', 7],
  work: ['fact', 7],
  diet: ['fact', 7],
  plan: ['plan', 6],
}

/** Tags by which the owner finds it: of the form, as the texts name them. */
const tags: Readonly<Record<string, string>> = {
  home: 'city',
  work: 'job',
  'work.place': 'job',
  'work.left': 'jobLoss',
  'partner.parted': 'breakup',
  'partner.state': 'romance',
  children: 'family',
  kin: 'family',
  animal: 'pet',
  'animal.gone': 'lost',
  'health.allergy': 'allergy',
  'health.illness': 'illness',
  'diet.avoids': 'diet',
}

/** What is certain of a fact by rules. */
const confidence = 0.9

function toCandidate(fact: Fact, language: Language): Candidate | null {
  const content = sayFact(fact, factWordingOf(language), language)
  if (content === null) return null
  const { form, subject, standing, from, span, value } = fact
  const keys = slotOfFact(fact, language)
  const [type, importance] = ofForm[form] ?? ['fact', 6]
  const others = subject.relation !== 'user'
  const person = others && !subject.relation.startsWith('pet') && type === 'fact'
  const own = !others && standing === 'holds' && isShared(keys.slot.split(':', 1)[0] ?? '')
  return {
    ...keys,
    said: value,
    type: person ? 'person' : type,
    scope: own ? 'user' : 'companion',
    content,
    quote: span.text,
    importance: standing === 'ended' ? importance - 2 : importance,
    emotionalWeight: 0,
    contextTags: [tags[form] ?? form],
    confidence,
    day: form === 'plan' ? from : null,
    language,
  }
}

/** Nothing twice in the same words. */
const distinct = (told: readonly Candidate[]): Candidate[] => [
  ...new Map(told.map((candidate) => [candidate.content, candidate])).values(),
]
