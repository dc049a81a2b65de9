import type { Language } from '@lumen/contracts/languages'
import { hasLabel, namesOf } from './language-rules.ts'
import { namesIn, petKind, type Names } from './names.ts'
import type { Hit } from './phrase-index.ts'
import type { Segment } from './split-clauses.ts'
import { readTokens } from './tokens.ts'

/** How far after “my” a relation may stand that is the user's. */
const ownReach = 14

/** Whether somebody's own relation is what “my” stands for. */
const ownsSomebody = (own: Hit, hits: readonly Hit[]): boolean =>
  hits.some(
    ({ label, start }) =>
      (label.startsWith('kin:') || label.startsWith('animal:')) &&
      start >= own.end &&
      start - own.end <= ownReach,
  )

/** Whether the user themself is spoken of. */
export const speaksOfSelf = (hits: readonly Hit[]): boolean =>
  hits.some(
    (hit) =>
      (hit.label === 'self' &&
        !hits.some((own) => own.label === 'own' && own.start === hit.start)) ||
      (hit.label === 'own' && !ownsSomebody(hit, hits)),
  )

/** Relations and animals that a clause names by what they are or by their name. */
export function companyOf(segment: Segment, names: Names): string[] {
  const named = namesIn(segment.folded, names).flatMap((name) => names.get(name) ?? [])
  return [
    ...new Set([
      ...namesOf(segment.hits, 'kin'),
      ...namesOf(segment.hits, 'animal').map(petKind),
      ...named,
    ]),
  ]
}

export type Subjects = { readonly company: readonly string[]; readonly self: boolean }

/** Of whom a clause speaks; `before` is of whom the one before it did, in the same sentence or not. */
export function subjectsOf(
  segment: Segment,
  names: Names,
  before: (Subjects & { readonly sameSentence: boolean }) | null,
): Subjects {
  const company = companyOf(segment, names)
  const self = speaksOfSelf(segment.hits)
  if (company.length > 0) return { company, self }
  const carried = hasLabel(segment.hits, 'they') || (!self && before?.sameSentence === true)
  if (carried && before !== null && before.company.length > 0)
    return { company: before.company, self }
  return { company, self: true }
}

/** Tokens of what a text is about, by kind of token. */
export function termsOf(text: string, language: Language): string[] {
  return [...new Set(readTokens(text, language).map((token) => `term:${token.text}`))]
}

const bareNumber = /^[\s,，、]*#[\s,，、.。]*$/

/** What a clause could answer and of whom it speaks, as tokens. */
export function answersOf(segment: Segment, subjects: Subjects, names: Names): string[] {
  const { hits, folded } = segment
  const tokens = namesOf(hits, 'tell').map((type) => `answers:${type}`)
  const add = (token: string) => void (tokens.includes(token) || tokens.push(token))
  if (folded.includes('#')) add('answers:number')
  if (bareNumber.test(folded)) add('answers:age')
  const named = namesIn(folded, names)
  if (named.length > 0 || subjects.company.length > 0) add('answers:who')
  if (named.length > 0) add('answers:name')
  for (const name of named) add(`name:${name}`)
  for (const each of subjects.company) add(`about:${each}`)
  if (subjects.company.some((each) => each.startsWith('pet.'))) add('about:pet')
  if (subjects.self) add('about:user')
  return tokens
}
