import type { Language } from '@lumen/contracts/languages'
import type { AnswerType } from './answer-types.ts'
import { speaksOfSelf, termsOf } from './describe-clause.ts'
import { hasLabel, namesOf, type Heard, type LanguageRules } from './language-rules.ts'
import { namesIn, petKind } from './names.ts'

export type WeightedToken = { readonly token: string; readonly weight: number }

/** A question about the user, their people, animals, things or plans. */
export type UserQuestion = {
  readonly type: AnswerType
  /** `user`, a relation, `pet.cat`, `name:luca`; `any`: it may ask for something else altogether. */
  readonly subject: string
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
const characterWeight = 0.25

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
  if (!marked && !hasLabel(hits, 'asks') && !hasLabel(hits, 'remember')) return null
  if (hasLabel(hits, 'wish') || hasLabel(hits, 'opinion') || hasLabel(hits, 'companion'))
    return null
  const self = speaksOfSelf(hits)
  const company = [...namesOf(hits, 'kin'), ...namesOf(hits, 'animal').map(petKind)]
  const named = namesIn(matchable.text, names)
  const own = self || hasLabel(hits, 'own') || company.length > 0 || named.length > 0
  const remembers = hasLabel(hits, 'remember')
  if (hasLabel(hits, 'you') && !remembers && !own) return null
  if (!own && !remembers && types.length === 0) return null
  const subject = subjectOf(company, named, names, self, language)
  const type = types[0] ?? 'what'
  return {
    type,
    subject: own || remembers ? subject : 'any',
    tokens: tokensOf(heard, types, company, named, names, self),
    language,
    text,
  }
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

const typeWeight = 3
const subjectWeight = 3

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
  for (const { label, start, end } of hits)
    if (['asks', 'remember', 'self', 'own', 'you'].includes(label)) units.fill(' ', start, end)
  const kept = [...written].length === 0 ? '' : keptText(written, matchable.at, units)
  for (const term of termsOf(kept, language)) {
    const word = term.slice('term:'.length)
    const weight = word.startsWith('c:')
      ? conceptWeight
      : [...word].length === 1
        ? characterWeight
        : wordWeight
    add(term, weight)
    add(`near:${word}`, weight / 3)
  }
  for (const type of types.flatMap(answersTo)) add(`answers:${type}`, typeWeight)
  for (const each of company) add(`about:${each}`, subjectWeight)
  for (const name of named) {
    add(`name:${name}`, subjectWeight)
    const relation = names.get(name)
    if (relation !== undefined) add(`about:${relation}`, subjectWeight / 2)
  }
  if (self && company.length === 0) add('about:user', subjectWeight / 2)
  return [...weights].map(([token, weight]) => ({ token, weight }))
}

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
