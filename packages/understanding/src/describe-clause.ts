import type { Language } from '@lumen/contracts/languages'
import { analyser, type Analyser } from '@lumen/language/analyser'
import { hasLabel, namesOf, type Heard } from './language-rules.ts'
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

/** Whether the user themself is spoken of, other than as who said something. */
export const speaksOfSelf = (all: readonly Hit[]): boolean => {
  const telling = all.filter(({ label }) => label === 'remember')
  // In “did I tell you” the user is who tells; in “what do you know about me” they are meant.
  const hits = all.filter(
    ({ start, end }) => !telling.some((each) => start >= each.start && end < each.firstEnd),
  )
  return hits.some(
    (hit) =>
      (hit.label === 'self' &&
        !hits.some((own) => own.label === 'own' && own.start === hit.start)) ||
      (hit.label === 'own' && !ownsSomebody(hit, hits)),
  )
}

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

/** They are what people are as well as whom people have: “I am a teacher”. */
const professions = new Set(['teacher', 'doctor', 'boss', 'client', 'colleague'])

/** Of whom a clause speaks; `before` is of whom the one before it did, in the same sentence or not. */
export function subjectsOf(
  segment: Segment,
  names: Names,
  before: (Subjects & { readonly sameSentence: boolean }) | null,
): Subjects {
  const company = companyOf(segment, names)
  const self = speaksOfSelf(segment.hits)
  const persons = company.filter((each) => !professions.has(each))
  if (persons.length > 0) return { company, self }
  const carries = hasLabel(segment.hits, 'they') || (!self && before?.sameSentence === true)
  if (carries && before !== null && before.company.length > 0)
    return { company: [...new Set([...company, ...before.company])], self }
  return { company, self: true }
}

/** Tokens of what a text is about. */
export function termsOf(text: string, language: Language, by: Analyser = analyser): string[] {
  const read = { certain: true, segmented: false, analyser: by }
  return [...new Set(readTokens(text, language, read).map(({ text: word }) => `term:${word}`))]
}

/** How long the last part of a compound may be, in letters. */
const tails = { least: 5, most: 9 }

/** A German word is found by the last part of a longer one: Turnier in Fußballturnier. */
export function tailsOf(
  text: string,
  language: Language,
  whole: boolean,
  by: Analyser = analyser,
): string[] {
  if (language !== 'de') return []
  return (by.fold(text).match(/\p{L}+/gu) ?? []).flatMap((word) => {
    if (whole) return word.length < tails.least || word.length > tails.most ? [] : [`tail:${word}`]
    const most = Math.min(tails.most, word.length - 3)
    return Array.from(
      { length: Math.max(0, most - tails.least + 1) },
      (_, more) => `tail:${word.slice(-(tails.least + more))}`,
    )
  })
}

/** Who is meant as well when somebody is named more narrowly. */
const broader: Readonly<Record<string, string>> = {
  son: 'child',
  daughter: 'child',
  wife: 'partner',
  husband: 'partner',
  boyfriend: 'partner',
  girlfriend: 'partner',
  ex: 'partner',
  maternalGrandmother: 'grandmother',
  paternalGrandmother: 'grandmother',
  maternalGrandfather: 'grandfather',
  paternalGrandfather: 'grandfather',
}

export const withBroader = (subject: string): string[] => {
  const more = subject.startsWith('pet.') ? 'pet' : broader[subject]
  return more === undefined ? [subject] : [subject, more]
}

/** What stands before it is looked at after the capital: else it were read anew at every space. */
const capitalised = /\p{Lu}(?<=\p{L}[^\p{L}]+\p{Lu})\p{Ll}+/gu
const dated = new Set(['tell:day', 'tell:birthday', 'opens'])

/** Whether a word is written as names are. German writes all nouns so. */
function holdsName({ hits, start, from }: Segment, text: string, heard: Heard): boolean {
  if (heard.language === 'de') return false
  return [...text.matchAll(capitalised)].some(({ index }) => {
    const at = heard.matchable.at.indexOf(start + index, from)
    return !hits.some((hit) => dated.has(hit.label) && hit.start <= at && at < hit.end)
  })
}

/** The longest name that stands beside what it names: 개는 백구. */
const longestBare = 6

/** Whether a clause holds nothing but who it is about and a word: “the dog: Rex”. */
function isNaming({ hits, folded, from }: Segment): boolean {
  const units = folded.split('')
  const named = hits.filter(({ label }) => label.startsWith('kin:') || label.startsWith('animal:'))
  for (const { start, end } of named) units.fill(' ', start - from, end - from)
  const rest = units
    .join('')
    .match(/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/gu)
  return named.length === 1 && rest !== null && rest.length <= longestBare
}

const bareNumber = /^[\s,，、]*#[\s,，、.。]*$/

/** What a clause could answer and of whom it speaks, as tokens. */
export function answersOf(
  segment: Segment,
  subjects: Subjects,
  names: Names,
  heard: Heard,
): string[] {
  const { hits, folded } = segment
  const tokens = namesOf(hits, 'tell').map((type) => `answers:${type}`)
  const add = (token: string) => void (tokens.includes(token) || tokens.push(token))
  if (folded.includes('#')) add('answers:number')
  if (bareNumber.test(folded)) add('answers:age')
  const named = namesIn(folded, names)
  if (named.length > 0 || subjects.company.length > 0) add('answers:who')
  const text = heard.written.slice(segment.start, segment.end)
  if (named.length > 0 || isNaming(segment) || holdsName(segment, text, heard)) add('answers:name')
  for (const name of named) add(`name:${name}`)
  for (const each of subjects.company.flatMap(withBroader)) add(`about:${each}`)
  if (subjects.self) add('about:user')
  return tokens
}
