import { expandTemplate } from '@lumen/content/expand-template'
import { fold } from '@lumen/language/fold'
import { petKind } from './names.ts'
import { anyOf } from './word-patterns.ts'
import type { LanguageWords } from './words.ts'

/** Somebody a fact is of. */
export type Subject = {
  /** `user`, a relation, `pet.cat`; `named`: somebody known by their name alone. */
  readonly relation: string
  readonly name: string | null
  /** As the user calls them: “my little sister”; null for the user. */
  readonly words: string | null
}

export const theUser: Subject = { relation: 'user', name: null, words: null }

/** Whom a talk has named so far. */
export type Company = {
  /** By folded name. */
  readonly names: Map<string, Subject>
  /** Whom “she” stands for. */
  last: Subject | null
  /** Of whom the sentence just before told something; null when of the user or of nobody. */
  told: Subject | null
}

/** Which relations a fact of somebody's having them is about. */
export const kinOf: Readonly<Record<'child' | 'partner' | 'kin', readonly string[]>> = {
  child: ['child', 'son', 'daughter'],
  partner: ['wife', 'husband', 'boyfriend', 'girlfriend', 'partner'],
  kin: ['sister', 'brother', 'cousin', 'aunt', 'uncle', 'nephew', 'niece', 'grandchild'],
}

export type PersonRules = {
  /** Whom a whole expression means; null when that is not certain. */
  resolve(written: string, company: Company): Subject | null
  /** Whom a clause begins with, of the user's: “my daughter started school”. */
  leading(written: string): Subject | null
  /** The last of the user's whom a clause speaks of. */
  company(written: string): Subject | null
  /** Whether a text names anybody; an animal is somebody too. */
  namesAnybody(written: string, animals?: boolean): boolean
  /** A name as people write names; null when a text is none. */
  nameOf(written: string, anyCase: boolean): string | null
  /** Somebody of the user's whom a clause names by relation and name: “my husband Dev”. */
  mentioned(written: string, company: Company): (Subject & { name: string; at: number })[]
  /** Of which relation a text that ends with a word for it names somebody: “two kids” → `child`. */
  relationOf(written: string): string | null
  /** The same, and what stands before that word. */
  relationIn(written: string): { relation: string; before: string } | null
  /** The same of an animal that is described: “ginger cat”, “chat roux” → `pet.cat`. */
  describedAnimal(written: string): { relation: string; before: string } | null
}

/** Relations that are the user's without a word for whose. */
const family = new Set(
  'friend mother father parents sister brother son daughter child wife husband boyfriend girlfriend partner grandmother grandfather maternalGrandmother paternalGrandmother maternalGrandfather paternalGrandfather'.split(
    ' ',
  ),
)
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const han = /^\p{Script=Han}+$/u
const hangul = /\p{Script=Hangul}/u
/** Whom nobody calls by name: 엄마 요리 is what she cooks. */
const elder = /mother|father|parents/iu
const isAnimal = (relation: string): boolean => relation.startsWith('pet')
/** 果果, as children are called. */
const petNamed = /^(\p{Script=Han})\1$/u

const plain = (phrase: string): string => phrase.replaceAll(/[\^$*~]/g, '')
/** Words as texts are compared with them. */
const spellings = (templates: readonly string[]): string[] =>
  templates.flatMap(expandTemplate).map((each) => fold(plain(each)))

export function compilePersons(language: LanguageWords): PersonRules {
  const { people, facts: words, names } = language
  const relations = [
    ...Object.entries(language.relations).map(([key, list]) => ({ key, list })),
    ...Object.entries(language.animals).map(([key, list]) => ({ key: petKind(key), list })),
  ].flatMap(({ key, list }) => list.map((phrase) => ({ key, phrase: fold(plain(phrase)) })))
  relations.sort((a, b) => b.phrase.length - a.phrase.length)
  const open = anyOf([...words.openings, ...words.adverbs, ...words.formerly])
  const opening = new RegExp(`^(?:${open}[\\s\\p{P}]*)+`, 'u')
  const ending = new RegExp(`(?:[\\s]*${anyOf([...words.adverbs, ...words.formerly])}|\\s+)$`, 'u')
  const particle = new RegExp(
    `(?:${words.particles.flatMap(expandTemplate).map(plain).join('|') || '(?!)'})$`,
    'u',
  )
  const own = new RegExp(`^(?:${anyOf(people.own)}(?:${anyOf(words.particles)})?)\\s*`, 'u')
  const article = new RegExp(`^${anyOf(words.articles)}\\s*`, 'u')
  const attribute = new RegExp(`^(?:${anyOf(words.attributes)}\\s*)+`, 'u')
  const self = new Set(spellings([...people.self, ...people.own]))
  const they = new Set(spellings([...people.they, ...words.each]))
  const notNames = new Set(names.notNames.map(fold))
  const notStart = new RegExp(`^(?:${anyOf([...words.adverbs, ...words.negations])})`, 'u')

  const relationAt = (text: string): { key: string; rest: string } | null => {
    for (const { key, phrase } of relations) {
      if (!text.startsWith(phrase)) continue
      const rest = text.slice(phrase.length)
      if (/\p{Script=Latin}$/u.test(phrase) && /^\p{L}/u.test(rest)) continue
      return { key, rest }
    }
    return null
  }

  function nameOf(written: string, anyCase: boolean): string | null {
    const name = written.trim().replace(/^["“”'「『]|["“”'」』]$/gu, '')
    const folded = fold(name)
    if (name === '' || notNames.has(folded) || self.has(folded) || they.has(folded)) return null
    if (relationAt(folded)?.rest === '' || /[\d,，。!?]/u.test(name)) return null
    if (cjk.test(name)) {
      if ([...name].length > 8 || notStart.test(folded)) return null
      if (anyCase) return name
      const surname = names.surnames.includes([...name][0] ?? '')
      return han.test(name) && surname && [...name].length >= 2 && [...name].length <= 3
        ? name
        : null
    }
    if (hangul.test(name)) return /^[가-힣]{1,5}$/u.test(name) && anyCase ? name : null
    const parts = name.split(/\s+/)
    if (parts.length > 3 || parts.some((part) => !/^\p{L}[\p{L}\p{M}'’.-]*$/u.test(part)))
      return null
    if (parts.some((part) => notNames.has(fold(part)))) return null
    const capital = parts.every((part) => /^\p{Lu}/u.test(part))
    if (capital && !/^\p{Lu}{4,}$/u.test(name)) return name
    return anyCase && parts.length === 1 ? name : null
  }

  function resolve(written: string, company: Company): Subject | null {
    let start = 0
    let text = written.trim()
    const cutStart = (pattern: RegExp) => {
      // Folding keeps the letters of what is cut: only their marks and case change.
      const found = pattern.exec(fold(text))?.[0].length ?? 0
      text = text.slice(found).trimStart()
      start += found
      return found > 0
    }
    // 아 sighs, and begins 아들.
    if (relationAt(fold(text)) === null) cutStart(opening)
    for (let before = ''; before !== text;) {
      before = text
      const folded = fold(text)
      const cut = ending.exec(folded)?.[0].length ?? 0
      if (cut > 0 && cut < folded.length) text = text.slice(0, text.length - cut).trimEnd()
      const mark = particle.exec(text)?.[0].length ?? 0
      if (mark > 0 && mark < text.length && relationIn(text) === null)
        text = text.slice(0, text.length - mark).trimEnd()
    }
    const whole = text
    const folded = fold(whole)
    if (folded === '') return null
    if (self.has(folded)) return theUser
    if (they.has(folded)) return company.last
    const known = company.names.get(folded)
    if (known !== undefined) return known
    const owned = cutStart(own)
    if (owned && text === '') return theUser
    const marked = owned || cutStart(article)
    if (relationAt(fold(text)) === null) cutStart(attribute)
    const related = relationAt(fold(text))
    const described = (): Subject | null => {
      const animal = describedAnimal(text)
      return animal && { relation: animal.relation, name: null, words: whole }
    }
    if (related === null) return marked ? described() : null
    const { key, rest } = related
    if (!marked && !family.has(key) && !isAnimal(key)) return null
    if (rest === '') return { relation: key, name: null, words: whole }
    const tail = text.slice(text.length - rest.length)
    if (/^\s/u.test(tail) && !hangul.test(tail)) {
      const name = nameOf(tail, false)
      return name === null ? described() : { relation: key, name, words: whole }
    }
    const bare = tail.replace(/^の/u, '').trim()
    const joined = company.names.has(fold(bare)) || tail.startsWith('の') || petNamed.test(bare)
    const name = nameOf(
      bare,
      joined || (hangul.test(bare) && /^\s/u.test(tail) && !elder.test(key)),
    )
    return name === null ? null : { relation: key, name, words: whole }
  }

  function describedAnimal(written: string): { relation: string; before: string } | null {
    const last = relationIn(written)
    if (last !== null && isAnimal(last.relation) && isDescription(last.before)) return last
    const first = relationAt(fold(written))
    const follows = first !== null && /^\s\p{Script=Latin}/u.test(first.rest)
    return follows && isAnimal(first.key) && isDescription(first.rest)
      ? { relation: first.key, before: '' }
      : null
  }

  /** A word or three, none of which names anybody. */
  const isDescription = (text: string): boolean => {
    const folded = fold(text).trim()
    const short = han.test(folded) ? [...folded].length <= 4 : folded.split(/\s+/).length <= 3
    return short && !/[\d\p{P}]/u.test(folded) && !anybody.test(folded)
  }

  const someone = `(?:${anyOf(words.attributes)}\\s*)*(?:${anyOf(relations.map(({ phrase }) => phrase))})`
  const theirs = new RegExp(`${anyOf(people.own)}\\s*(?<someone>${someone})`, 'gu')
  const first = new RegExp(
    `^(?<own>${anyOf(people.own)})?\\s*(?<someone>${someone})(?!'s|的|の|의)`,
    'u',
  )

  const asSubject = (words: string, named: string): Subject | null => {
    const key = relationAt(named)?.key ?? relationOf(named)
    return key === null ? null : { relation: key, name: null, words }
  }

  function leading(written: string): Subject | null {
    const begins = relationAt(fold(written)) !== null
    const open = begins ? 0 : (opening.exec(fold(written))?.[0].length ?? 0)
    const match = first.exec(fold(written.slice(open)))
    if (match === null) return null
    const subject = asSubject(
      written.slice(open, open + match[0].length),
      match.groups?.['someone'] ?? '',
    )
    const owned = match.groups?.['own'] !== undefined
    // 女儿同学: somebody of theirs, not they.
    if (relationAt(fold(written.slice(open + match[0].length).trimStart())) !== null) return null
    return subject !== null && (owned || family.has(subject.relation)) ? subject : null
  }

  function company(written: string): Subject | null {
    const match = [...fold(written).matchAll(theirs)].at(-1)
    if (match === undefined) return null
    const { index, 0: text } = match
    return asSubject(written.slice(index, index + text.length), match.groups?.['someone'] ?? '')
  }

  const pronouns = people.they.map(plain)
  const anybody = new RegExp(anyOf([...pronouns, ...relations.map(({ phrase }) => phrase)]), 'u')
  const anyPerson = new RegExp(
    anyOf(relations.flatMap(({ key, phrase }) => (isAnimal(key) ? [] : [phrase]))),
    'u',
  )

  const owners = new RegExp(
    `(?<![\\p{L}])(?:${anyOf(people.own)})\\s+(?:(?:${anyOf(words.attributes)})\\s+)*(?:${anyOf(relations.map(({ phrase }) => phrase))})\\s+`,
    'gu',
  )
  function mentioned(written: string, company: Company) {
    const folded = fold(written)
    if (folded.length !== written.length) return []
    return [...folded.matchAll(owners)].flatMap(({ 0: before, index }) => {
      const rest = written.slice(index + before.length)
      const name = /^\p{Lu}[\p{L}\p{M}-]+/u.exec(rest)?.[0]
      if (name === undefined) return []
      // Where nouns are written so too, a verb must follow: mein Bruder Ole kocht.
      const certain = index === 0 && /^\s+\p{Ll}/u.test(rest.slice(name.length))
      if (names.nounsLikeNames !== '' && !certain) return []
      const subject = resolve(written.slice(index, index + before.length) + name, company)
      return subject === null || subject.name === null
        ? []
        : [{ ...subject, name: subject.name, at: index + before.length }]
    })
  }

  function relationIn(written: string): { relation: string; before: string } | null {
    const folded = fold(written)
    for (const { key, phrase } of relations) {
      if (!folded.endsWith(phrase)) continue
      const before = folded.slice(0, -phrase.length)
      if (/^\p{Script=Latin}/u.test(phrase) && /\p{L}$/u.test(before)) continue
      return { relation: key, before }
    }
    return null
  }

  const relationOf = (written: string): string | null => relationIn(written)?.relation ?? null

  return {
    resolve,
    leading,
    company,
    namesAnybody: (written, animals = true) => (animals ? anybody : anyPerson).test(fold(written)),
    nameOf,
    mentioned,
    relationOf,
    describedAnimal,
    relationIn,
  }
}
