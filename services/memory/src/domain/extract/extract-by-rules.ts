import {
  cleanText,
  foldText,
  readSentences,
  type Sentence,
} from '@lumen/companion-engine/clean-text'
import { detectLanguage } from '@lumen/companion-engine/detect-language'
import { readEmotion } from '@lumen/companion-engine/emotion'
import { valenceOf, type UserEmotion } from '@lumen/companion-engine/emotion-labels'
import type { FactKind } from '@lumen/companion-engine/fact-kinds'
import { extractFacts, findKey, isAsking, type Fact } from '@lumen/companion-engine/facts'
import type { Pack } from '@lumen/companion-engine/pack'
import { firstPerson } from '@lumen/companion-engine/packs/language-words'
import { packFor } from '@lumen/companion-engine/packs/registry'
import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { Day } from '../search/dates.ts'
import type { Candidate } from './candidate.ts'
import { lifeEvents, lifePatterns, type LifeEventName } from './life-patterns.ts'
import { soleRelations } from './slot-names.ts'
import { valueKey } from './value-key.ts'
import { comingDay, isoDay, pastDay } from './when.ts'

type Shape = { type: MemoryType; scope: MemoryScope; importance: number; confidence: number }
const about = (type: MemoryType, importance: number, scope: MemoryScope = 'companion'): Shape => ({
  type,
  scope,
  importance,
  confidence: 0.8,
})

/** What the engine's facts become; a meal is forgotten by tomorrow. */
const shapes: Readonly<Record<Exclude<FactKind, 'meal'>, Shape>> = {
  name: about('fact', 9, 'user'),
  age: about('fact', 6, 'user'),
  birthday: about('fact', 9, 'user'),
  city: about('fact', 7, 'user'),
  origin: about('fact', 6, 'user'),
  job: about('fact', 8, 'user'),
  study: about('fact', 7, 'user'),
  allergy: about('fact', 9, 'user'),
  pet: about('fact', 7),
  petName: about('fact', 8),
  personName: about('person', 8),
  favourite: about('preference', 6),
  like: about('preference', 5),
  dislike: about('preference', 5),
  hobby: about('preference', 6),
  plan: about('plan', 6),
}

/** How strongly a feeling has to speak to be kept. */
const leastIntensity = 0.5
const emotionImportance = 4
const contentMax = 240

export type Said = {
  text: string
  language: Language
  /** The day it was said on, where the user was. */
  today: Day
}

/**
 * What a message of the user tells about them, by the companion engine's patterns and those of
 * life events, people and feelings, in eight languages. Questions and wishes tell nothing.
 */
export function extractByRules(said: Said): Candidate[] {
  const text = cleanText(said.text)
  const language = detectLanguage(text, said.language) ?? said.language
  const pack = packFor(language)
  const sentences = readSentences(text, pack.text)
  const found: Candidate[] = []
  sentences.forEach((sentence, at) => {
    if (conditional.test(sentence.text)) return
    const reading = { sentence, before: sentences[at - 1] ?? null, pack, today: said.today }
    const events = readEvents(reading)
    const facts = readFacts(reading, events.length > 0)
    const told = new Set(events.map(({ content }) => content))
    found.push(...facts.filter(({ content }) => !told.has(content)), ...events)
    if (events.length === 0 && !facts.some(({ type }) => type === 'plan'))
      found.push(...readAppointments(reading))
    if (events.length === 0 && !facts.some(({ type }) => type === 'person'))
      found.push(...readPeople(reading))
  })
  const told = found.map(({ content }) => content)
  found.push(...readFeelings(sentences, told, pack, said.today))
  return distinct(found)
}

/** A sentence that begins so tells of what is not. */
const conditional = /^(?:如果|要是|假如|もし|만약|if |wenn |falls |si |se )/i

type Reading = { sentence: Sentence; before: Sentence | null; pack: Pack; today: Day }

/** One candidate per thing said, and none twice in the same words. */
function distinct(found: readonly Candidate[]): Candidate[] {
  const kept = new Map<string, Candidate>()
  for (const candidate of found) {
    const { content } = candidate
    if (!kept.has(content)) kept.set(content, candidate)
  }
  return [...kept.values()]
}

const factsOf = (text: string, pack: Pack, before: readonly string[] = []): Fact[] =>
  extractFacts(
    readSentences(text, pack.text),
    pack,
    { turn: 0, memoryId: null },
    { before, expected: null },
  )

function readFacts({ sentence, before, pack, today }: Reading, eventful: boolean): Candidate[] {
  const source = { turn: 0, memoryId: null }
  const heard = before?.clauses.map(({ folded }) => folded) ?? []
  const facts = extractFacts([sentence], pack, source, { before: heard, expected: null })
  facts.push(...factsOfPieces(sentence, facts, pack), ...factsWithoutSubject(sentence, facts, pack))
  const unreal = lifePatterns[pack.language].unreal
  const planned = facts.some(({ kind }) => kind === 'plan')
  return facts.flatMap((fact) => {
    if (fact.kind === 'meal' || (eventful && fact.kind === 'plan')) return []
    const content = narrowest(fact, sentence, before, pack)
    if (fact.kind !== 'plan' && unreal.test(content.toLowerCase())) return []
    const ownFact = shapes[fact.kind].scope === 'user'
    // 我老公在医院上班 tells of him; "una entrevista de trabajo en un banco" of no work one has.
    if (ownFact && (speaksOfAnother(content, pack) || (planned && fact.kind === 'job'))) return []
    if (fact.kind === 'name' && bareName.test(content) && !/^\p{Lu}/u.test(fact.value)) return []
    const shape = shapes[fact.kind]
    const key = fact.key ?? ''
    const value = valueKey(fact.value, pack.language)
    if (value === '') return []
    const day = fact.kind === 'plan' ? comingDay(`${key} ${content}`, pack, today) : null
    return [
      {
        ...shape,
        ...slotOf(fact, value, day),
        content: day === null ? cut(content) : dated(cut(content), day, pack.language),
        emotionalWeight:
          fact.kind === 'dislike' ? -0.2 : weightOf(content, pack.language, fact.kind),
        contextTags: [
          ...new Set([
            fact.kind,
            ...(fact.keyLabel !== null && fact.kind !== 'plan' ? [fact.keyLabel] : []),
          ]),
        ].slice(0, 2),
        day,
        language: pack.language,
      },
    ]
  })
}

/** "I'm scared" is a name only to those who write names with a capital. */
const bareName = /^(?:i'm|i’m|i am|im|je suis|ich bin|soy|sou|eu sou) /i

/** Whether somebody of the user's is what a text begins with, and speaks of. */
function speaksOfAnother(text: string, pack: Pack): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const person = findKey(lower, pack.facts.keys.relation)
  if (person === null) return false
  const ahead = lower.slice(0, person.at)
  if (person.word.startsWith('我')) return ahead.length <= 12
  if (ahead === '') return /^(?:は|が|은|는|이|가|께서)/u.test(lower.slice(person.length))
  return ahead.length <= 12 && lifePatterns[pack.language].possessive.test(ahead)
}

/** Each part of a clause that is joined by "and" may tell something by itself. */
const factsOfPieces = (sentence: Sentence, known: readonly Fact[], pack: Pack): Fact[] =>
  sentence.clauses
    .slice(0, sentence.marked ? -1 : undefined)
    .flatMap(({ text }) => pieces(text, pack))
    .flatMap((piece) => factsOf(piece, pack))
    .filter(({ kind }) => !known.some((fact) => fact.kind === kind))

/** 我叫安娜，住在杭州: the second clause goes on about the speaker. */
function factsWithoutSubject(sentence: Sentence, known: readonly Fact[], pack: Pack): Fact[] {
  if (pack.language !== 'zh' || !/^(?:你好|嗨)?[,，]?我(?!们|的)/u.test(sentence.text)) return []
  return sentence.clauses
    .slice(1)
    .flatMap(({ text }) =>
      /^[我你他她它]/u.test(text)
        ? []
        : factsOf(`我${text}`, pack).filter(
            ({ kind }) =>
              (kind === 'city' || kind === 'job' || kind === 'study' || kind === 'origin') &&
              !known.some((fact) => fact.kind === kind),
          ),
    )
}

function slotOf(fact: Fact, value: string, day: Day | null): { slot: string; value: string } {
  const { kind, key } = fact
  if (kind === 'like' || kind === 'dislike') return { slot: `taste:${value}`, value: kind }
  if (kind === 'hobby') return { slot: `taste:${value}`, value: 'like' }
  if (kind === 'plan') return { slot: `plan:${value}`, value: String(day ?? key) }
  if (kind === 'allergy') return { slot: `allergy:${value}`, value }
  if (kind === 'pet') return { slot: `pet:${key}:${value}`, value }
  if (kind === 'personName') {
    const sole = soleRelations[key ?? '']
    if (sole === undefined || fact.adds) return { slot: `person:${key}:${value}`, value }
    return { slot: sole === 'partner' ? 'partner' : `person:${sole}`, value }
  }
  if (kind === 'petName')
    return fact.adds
      ? { slot: `petName:${key}:${value}`, value }
      : { slot: `petName:${key}`, value }
  return { slot: key === null ? kind : `${kind}:${key}`, value }
}

/** The shortest stretch of what was said that tells the fact by itself. */
function narrowest(fact: Fact, sentence: Sentence, before: Sentence | null, pack: Pack): string {
  const tells = (text: string) =>
    factsOf(text, pack).some(
      (each) => each.kind === fact.kind && each.value === fact.value && each.key === fact.key,
    )
  const spans = [
    ...sentence.clauses.flatMap(({ text }) => pieces(text, pack)),
    ...sentence.clauses.map(({ text }) => text),
    ...(pack.language === 'zh' ? sentence.clauses.map(({ text }) => `我${text}`) : []),
    sentence.text,
  ].toSorted((a, b) => a.length - b.length)
  const alone = spans.find(tells)
  if (alone !== undefined) return withoutLead(alone, pack)
  if (before === null) return sentence.text
  const cjk = pack.language === 'zh' || pack.language === 'ja'
  return `${before.text}${cjk ? '。' : '. '}${sentence.text}`
}

/** A clause cut at its "and"s. */
function pieces(text: string, pack: Pack): string[] {
  const and = conjunctions[pack.language]
  if (and === null) return []
  const parts = text.split(and)
  return parts.length > 1 ? parts.filter((part) => part.trim().length > 2) : []
}

const conjunctions: Readonly<Record<Language, RegExp | null>> = {
  zh: null,
  ja: null,
  ko: null,
  en: / and (?=i |i'm |my )/i,
  fr: / et (?=je |j'|mon |ma |mes )/i,
  de: / und (?=ich |mein|wohne|arbeite|bin )/i,
  es: / y (?=yo |vivo |tengo |mi |trabajo |soy |me )/i,
  pt: / e (?=eu |moro |tenho |meu |minha |trabalho |sou )/i,
}

function withoutLead(text: string, pack: Pack): string {
  const lead = pack.text.lead.exec(foldText(text, pack.text))?.[0].length ?? 0
  return lead > 0 && lead < text.length - 1 ? text.slice(lead) : text
}

const cut = (text: string): string => {
  const letters = [...text.trim()]
  return letters.length <= contentMax ? text.trim() : `${letters.slice(0, contentMax).join('')}…`
}

const dated = (content: string, day: Day, language: Language): string =>
  language === 'zh' || language === 'ja'
    ? `${content}（${isoDay(day)}）`
    : `${content} (${isoDay(day)})`

function weightOf(text: string, language: Language, kind?: FactKind): number {
  const { label, intensity } = readEmotion(text, language)
  const valence = valenceOf(label)
  const read = valence === 'good' ? intensity : valence === 'bad' ? -intensity : 0
  if (read !== 0) return Math.round(read * 50) / 100
  return kind === 'like' || kind === 'favourite' || kind === 'hobby' ? 0.3 : 0
}

/** Clauses that tell something: no question, no wish. */
function tellingClauses({ sentence, pack }: Reading): string[] {
  const { unreal } = lifePatterns[pack.language]
  return sentence.clauses
    .filter(
      (clause, at) =>
        !(sentence.marked && at === sentence.clauses.length - 1) &&
        !isAsking(clause.folded, pack) &&
        !unreal.test(clause.text.toLowerCase()),
    )
    .map(({ text }) => text)
}

function readEvents(reading: Reading): Candidate[] {
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
function readAppointments(reading: Reading): Candidate[] {
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

function readPeople(reading: Reading): Candidate[] {
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

/** Japanese and Korean leave the speaker out; a marked subject is then somebody else. */
function speaksOfSelf(sentence: Sentence, pack: Pack): boolean {
  if (speaksOfAnother(sentence.text, pack)) return false
  if (firstPerson[pack.language].test(sentence.folded)) return true
  if (lifePatterns[pack.language].ownVerb?.test(sentence.text.toLowerCase()) === true) return true
  if (pack.language === 'ja') return !/[はが]/u.test(sentence.text)
  return pack.language === 'ko' && !/(?:은|는|이|가)(?= )/u.test(sentence.text)
}

/** Whether a feeling is named beside what the sentence told already ("I hate mushrooms" is a taste). */
function speaksBeside(text: string, told: readonly string[], pack: Pack): boolean {
  const covered = told.find((content) => text.includes(content.slice(0, 60)))
  if (covered === undefined) return true
  const rest = text.replace(covered, ' ')
  return readEmotion(rest, pack.language).label !== 'neutral'
}

/** Too plain, or too fleeting, to be kept. */
const passing: readonly UserEmotion[] = [
  'neutral',
  'bored',
  'confused',
  'surprise',
  'calm',
  'tired',
  'gratitude',
]

function readFeelings(
  sentences: readonly Sentence[],
  already: readonly string[],
  pack: Pack,
  today: Day,
): Candidate[] {
  const felt = sentences.flatMap((sentence) => {
    const { label, intensity } = readEmotion(sentence.text, pack.language)
    const told =
      !sentence.marked &&
      !passing.includes(label) &&
      intensity >= leastIntensity &&
      speaksOfSelf(sentence, pack) &&
      !isAsking(sentence.folded, pack) &&
      !lifePatterns[pack.language].unreal.test(sentence.text.toLowerCase()) &&
      speaksBeside(sentence.text, already, pack)
    return told ? [{ sentence, label, intensity }] : []
  })
  const [strongest] = felt.toSorted((a, b) => b.intensity - a.intensity)
  if (strongest === undefined) return []
  const { sentence, label, intensity } = strongest
  const sign = valenceOf(label) === 'bad' ? -1 : 1
  return [
    {
      type: 'emotion',
      scope: 'companion',
      slot: `emotion:${today}:${label}`,
      value: label,
      content: cut(sentence.text),
      importance: Math.min(8, emotionImportance + Math.round(intensity * 3)),
      emotionalWeight: Math.round(sign * intensity * 100) / 100,
      contextTags: [label],
      confidence: 0.6,
      day: today,
      language: pack.language,
    },
  ]
}
