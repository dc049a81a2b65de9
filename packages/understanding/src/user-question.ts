import type { Language } from '@lumen/contracts/languages'
import type { AnswerType } from './answer-types.ts'
import { speaksOfSelf, tailsOf, termsOf } from './describe-clause.ts'
import { hasLabel, namesOf, type Heard, type LanguageRules } from './language-rules.ts'
import { namesIn, petKind } from './names.ts'

export type WeightedToken = { readonly token: string; readonly weight: number }

/** A question about the user, their people, animals, things or plans. */
export type UserQuestion = {
  readonly type: AnswerType
  /** `user`, a relation, `pet.cat`, `name:luca`; `any`: it may ask for something else altogether. */
  readonly subject: string
  /** Asks in so many words for what was told before: if nothing was, that is the answer. */
  readonly recalls: boolean
  readonly tokens: readonly WeightedToken[]
  readonly language: Language
  readonly text: string
}

export type QuestionContext = {
  readonly language: Language
  readonly companionName: string
  /** Folded names that the user told: name → relation, `pet.cat` or `user`. */
  readonly names: ReadonlyMap<string, string>
}

/** Questions may stand at either end of a message; what is longer tells. */
const longestQuestion = 160
const wordWeight = 1
const conceptWeight = 0.4
const characterWeight = 0.4
const nearShare = 0.45
const besideShare = 0.5

/** What a message asks about the user; null when it asks nothing of the kind. */
export function readQuestion(
  text: string,
  rules: LanguageRules,
  context: QuestionContext,
): UserQuestion | null {
  for (const sentence of sentencesOf(text)) {
    const question = readSentence(sentence, rules, context)
    if (question !== null) return question
  }
  return null
}

/** The sentences of a message, the last first. */
function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^。！？!?\n；;]+[。！？!?\n；;]*/gu) ?? []
  return sentences
    .slice(-4)
    .toReversed()
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= longestQuestion)
}

function readSentence(
  text: string,
  rules: LanguageRules,
  { language, names }: QuestionContext,
): UserQuestion | null {
  const heard = rules.hear(text)
  const { hits, matchable } = heard
  const types = namesOf(hits, 'ask') as AnswerType[]
  const marked = /[?？][^\p{L}]*$/u.test(text)
  if (
    !marked &&
    !asks(
      heard,
      types.some((type) => type !== 'what'),
    )
  )
    return null
  if (hasLabel(hits, 'wish') || hasLabel(hits, 'opinion') || hasLabel(hits, 'companion'))
    return null
  const self = speaksOfSelf(hits)
  const company = [...namesOf(hits, 'kin'), ...namesOf(hits, 'animal').map(petKind)]
  const named = namesIn(matchable.text, names)
  const own = self || hasLabel(hits, 'own') || company.length > 0 || named.length > 0
  const remembers = hasLabel(hits, 'remember')
  if (hasLabel(hits, 'you') && !remembers && !own) return null
  if (!own && !remembers && types.length === 0) return null
  return {
    type: types[0] ?? 'what',
    subject:
      own || types[0] === 'everything' ? subjectOf(company, named, names, self, language) : 'any',
    recalls: remembers,
    tokens: tokensOf(heard, types, company, named, names, self),
    language,
    text,
  }
}

/** An exclamation, not a question, when nothing tells what is asked: “que sueño”. */
const shortestOpened = 4

/** Whether a sentence asks by its words: anywhere, or as it or a part of it begins. */
function asks({ hits, matchable: { text } }: Heard, typed: boolean): boolean {
  if (hasLabel(hits, 'asks')) return true
  const opens = new Set(hits.flatMap(({ label, start }) => (label === 'opens' ? [start] : [])))
  if (opens.size === 0) return false
  if (!typed && text.trim().split(/\s+/).length < shortestOpened && /[a-z]/.test(text)) return false
  const fillers = new Map(
    hits.flatMap(({ label, start, end }) => (label === 'filler' ? [[start, end]] : [])),
  )
  const begins = (from: number): boolean => {
    for (let at = from; at < text.length;) {
      while (at < text.length && /[\s\p{P}\p{S}]/u.test(text[at] ?? '')) at += 1
      if (opens.has(at)) return true
      const filler = fillers.get(at)
      if (filler === undefined) return false
      at = filler
    }
    return false
  }
  const commas = typed ? [...text.matchAll(/[,，、:：…]/g)].map(({ index }) => index + 1) : []
  return [0, ...commas].some(begins)
}

/** Languages in which whose comes before what: the last of the people named is asked about. */
const ownerFirst = new Set<Language>(['zh', 'en', 'ja', 'ko'])

function subjectOf(
  company: readonly string[],
  named: readonly string[],
  names: ReadonlyMap<string, string>,
  self: boolean,
  language: Language,
): string {
  const head = ownerFirst.has(language) ? company.at(-1) : company[0]
  if (head !== undefined) return head
  const [name] = named
  if (name !== undefined) return names.get(name) ?? `name:${name}`
  return self ? 'user' : 'any'
}

const typeWeight = 1.5
const subjectWeight = 1.5

function tokensOf(
  { written, language, matchable, hits }: Heard,
  types: readonly AnswerType[],
  company: readonly string[],
  named: readonly string[],
  names: ReadonlyMap<string, string>,
  self: boolean,
): WeightedToken[] {
  const weights = new Map<string, number>()
  const add = (token: string, weight: number) =>
    weights.set(token, Math.max(weights.get(token) ?? 0, weight))
  const units = matchable.text.split('')
  for (const { label, start, firstEnd } of hits)
    if (emptyLabels.has(label)) units.fill(' ', start, firstEnd)
  const kept = keptText(written, matchable.at, units)
  for (const term of termsOf(kept, language)) {
    const word = term.slice('term:'.length)
    const weight = word.startsWith('c:')
      ? conceptWeight
      : [...word].length === 1
        ? characterWeight
        : wordWeight
    add(term, weight)
    add(`near:${word}`, weight * nearShare)
  }
  for (const tail of tailsOf(kept, language, true)) add(tail, wordWeight)
  for (const type of types.flatMap(answersTo)) {
    add(`answers:${type}`, typeWeight)
    add(`beside:${type}`, typeWeight * besideShare)
  }
  for (const each of company) add(`about:${each}`, subjectWeight)
  for (const name of named) {
    add(`name:${name}`, subjectWeight)
    const relation = names.get(name)
    if (relation !== undefined) add(`about:${relation}`, subjectWeight / 2)
  }
  if (self && company.length === 0) add('about:user', subjectWeight / 2)
  return [...weights].map(([token, weight]) => ({ token, weight }))
}

/** Words that ask and do not say what for. */
const emptyLabels = new Set(['asks', 'opens', 'remember', 'self', 'own', 'you', 'filler'])

function keptText(written: string, at: readonly number[], units: readonly string[]): string {
  const characters = written.split('')
  for (const [index, unit] of units.entries())
    if (unit === ' ') characters.fill(' ', at[index] ?? 0, at[index + 1] ?? written.length)
  return characters.join('')
}

/** What may answer a question of a type. */
const wider: Partial<Record<AnswerType, readonly AnswerType[]>> = {
  day: ['day', 'time', 'birthday'],
  time: ['time', 'day'],
  birthday: ['day', 'birthday'],
  age: ['age', 'number'],
  price: ['price', 'number'],
  lives: ['lives', 'where'],
  where: ['where', 'lives', 'origin'],
  origin: ['origin', 'where'],
  who: ['who', 'name'],
  likes: ['likes', 'hobby', 'food'],
  hobby: ['hobby', 'likes'],
  food: ['food', 'likes'],
  gift: ['gift'],
  study: ['study', 'work'],
  everything: ['name', 'work', 'lives', 'age', 'hobby', 'study'],
}

const answersTo = (type: AnswerType): readonly AnswerType[] => wider[type] ?? [type]
