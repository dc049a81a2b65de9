import { readSentences, type Sentence } from '@lumen/companion-engine/clean-text'
import type { FactKind } from '@lumen/companion-engine/fact-kinds'
import { extractFacts, type Fact } from '@lumen/companion-engine/facts'
import type { Pack } from '@lumen/companion-engine/pack'
import type { Language } from '@lumen/contracts/languages'
import type { MemoryScope, MemoryType } from '@lumen/contracts/memory/schema'
import type { Day } from '../ranking/dates.ts'
import type { Candidate } from '../candidate.ts'
import { lifePatterns } from './life-patterns.ts'
import {
  cut,
  dated,
  goesOnAboutAnother,
  speaksOfAnother,
  weightOf,
  withoutLead,
  type Reading,
} from './sentence-reading.ts'
import { soleRelations } from './slot-names.ts'
import { tasteSlot, valueKey } from './value-key.ts'
import { comingDay } from './when.ts'

type Shape = { type: MemoryType; scope: MemoryScope; importance: number; confidence: number }
const about = (type: MemoryType, importance: number, scope: MemoryScope = 'companion'): Shape => ({
  type,
  scope,
  importance,
  confidence: 0.8,
})

/** What the engine's facts become; a meal is forgotten by tomorrow. */
export const shapes: Readonly<Record<Exclude<FactKind, 'meal'>, Shape>> = {
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

const factsOf = (text: string, pack: Pack, before: readonly string[] = []): Fact[] =>
  extractFacts(
    readSentences(text, pack.text),
    pack,
    { turn: 0, memoryId: null },
    { before, expected: null },
  )

/** What the companion engine's patterns find in a sentence. */
export function readFacts(
  { sentence, before, pack, today }: Reading,
  eventful: boolean,
): Candidate[] {
  const source = { turn: 0, memoryId: null }
  const heard = before?.clauses.map(({ folded }) => folded) ?? []
  const facts = extractFacts([sentence], pack, source, { before: heard, expected: null })
  facts.push(...factsOfPieces(sentence, facts, pack), ...factsWithoutSubject(sentence, facts, pack))
  const names = facts.filter(({ kind }) => kind === 'name')
  const unreal = lifePatterns[pack.language].unreal
  const planned = facts.some(({ kind }) => kind === 'plan')
  // 我在成都一家公司做文案 tells a home and a job: of the home only the part that names it is kept.
  const alsoWork = facts.some(({ kind }) => kind === 'job')
  return facts.flatMap((fact) => {
    if (fact.kind === 'meal' || (eventful && fact.kind === 'plan')) return []
    // 我养了两只猫，一只叫芝麻，一只叫汤圆: what they are called tells that they are there.
    if (fact.kind === 'pet' && calledAtOnce(fact, facts)) return []
    // "I'm Hannah, everyone calls me Han" is one memory of both names.
    if (fact.kind === 'name' && names.length > 1 && fact !== names[0]) return []
    const content =
      fact.kind === 'name' && names.length > 1
        ? withoutLead(sentence.text, pack)
        : fact.kind === 'city' && alsoWork && pack.language === 'zh'
          ? `我在${fact.value}`
          : narrowest(fact, sentence, before, pack)
    if (fact.kind !== 'plan' && unreal.test(content.toLowerCase())) return []
    const ownFact = shapes[fact.kind].scope === 'user'
    // 我老公在医院上班 tells of him; "una entrevista de trabajo en un banco" of no work one has.
    if (ownFact && (speaksOfAnother(content, pack) || (planned && fact.kind === 'job'))) return []
    // "estudio hasta las dos" names no subject of study.
    if (ownFact && /^(?:hasta|desde|até|jusqu|bis|until|till)/iu.test(fact.value)) return []
    // 之前在学日语 is over.
    if (fact.kind === 'hobby' && former.test(sentence.text)) return []
    const goesOn = ownFact ? fact.kind !== 'name' : fact.kind === 'hobby'
    if (goesOn && isOfAnother(fact, { sentence, before, pack, today })) return []
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
        said: fact.value,
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

const calledAtOnce = (pet: Fact, facts: readonly Fact[]): boolean =>
  facts.some((one) => one.kind === 'petName' && one.key === pet.key)

/** Whether the clause that tells a fact goes on about somebody named before: 夫は年上で、消防士です. */
const isOfAnother = (fact: Fact, reading: Reading): boolean =>
  reading.sentence.clauses.some(
    ({ text }) => text.includes(fact.value) && goesOnAboutAnother(text, reading),
  )

const former = /(?:之前|以前|原来|曾经|小时候).{0,12}在?学/u

/** "I'm scared" is a name only to those who write names with a capital. */
const bareName = /^(?:i'm|i’m|i am|im|je suis|ich bin|soy|sou|eu sou) /i

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
  if (kind === 'like' || kind === 'dislike') return { slot: tasteSlot(value), value: kind }
  if (kind === 'hobby') return { slot: tasteSlot(value), value: 'like' }
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
  if (alone !== undefined)
    return pack.language === 'de' ? inGerman(alone, pack) : withoutLead(alone, pack)
  if (before === null) return sentence.text
  const cjk = pack.language === 'zh' || pack.language === 'ja'
  return `${before.text}${cjk ? '。' : '. '}${sentence.text}`
}

/** German keeps the word before "heiße ich", and gets its subject back before "wohne in Köln". */
function inGerman(text: string, pack: Pack): string {
  if (/^(?:wohne|arbeite|bin)\s(?!ich\b)/u.test(text)) return `Ich ${text}`
  const bare = withoutLead(text, pack)
  return /^\p{Ll}+ (?:ich|wir)\b/u.test(bare) ? text : bare
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
