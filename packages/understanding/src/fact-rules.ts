import { expandTemplate } from '@lumen/content/expand-template'
import { fold } from '@lumen/language/fold'
import { compileCalendar, type CalendarRules } from './calendar-days.ts'
import { forms, type Form } from './fact-words.ts'
import type { Fact } from './facts.ts'
import { compilePersons, type PersonRules } from './persons.ts'
import { anyOf, templatePatterns } from './word-patterns.ts'
import type { LanguageWords } from './words.ts'

type Standing = Fact['standing']

/** What a slot asks of what stands in it. */
const kinds = [
  'value',
  'name',
  'Name',
  'number',
  'date',
  'job',
  'illness',
  'state',
  'food',
  'child',
  'kin',
  'partner',
  'animal',
] as const
export type Kind = (typeof kinds)[number]

export type FactPattern = {
  readonly form: Form
  readonly standing: Standing
  readonly kind: Kind
  readonly pattern: RegExp
  /** Whether it names somebody, or may. */
  readonly ofSomebody: boolean
  /** Whether it begins with a value, which means something after what was told already. */
  readonly bare: boolean
  /** Whether it says no itself. */
  readonly negative: boolean
}

/** The words of one language, as facts are read by them. */
export type FactRules = {
  readonly patterns: readonly FactPattern[]
  readonly instead: readonly RegExp[]
  readonly persons: PersonRules
  readonly calendar: CalendarRules
  /** Whole texts or parts of texts that are one of these. */
  readonly hears: Readonly<
    Record<
      | 'uncertain'
      | 'negations'
      | 'formerly'
      | 'topics'
      | 'coming'
      | 'joke'
      | 'laughs'
      | 'moved'
      | 'off'
      | 'cues'
      | 'notPlans'
      | 'jobs'
      | 'illnesses'
      | 'states'
      | 'diets',
      RegExp
    >
  >
  /** Whether all nouns are written as names are. */
  readonly nounsLikeNames: boolean
  readonly opening: RegExp
  readonly ending: RegExp
  readonly article: RegExp
  readonly particle: RegExp
  readonly lead: RegExp
  readonly stop: RegExp
  readonly joiner: RegExp
  readonly notValue: RegExp
}

const standings = ['ended', 'denied', 'planned', 'holds'] as const

export function compileFacts(language: LanguageWords): FactRules {
  const { numbers, facts: words, traits, names, calendar } = language
  const spelled = anyOf(numbers)
  const number = `(?:#|${spelled}(?:[\\s-]?${spelled})*)`
  const value = '(?<value>.+?)'
  const slots: Record<string, string> = {
    who: '(?<who>[^#]{1,40}?)',
    any: '(?<any>[^#]{1,24}?)',
    they: '(?<they>)',
    illness: `(?<value>${anyOf(traits.illnesses)})`,
    state: `(?<value>${anyOf(traits.states)})`,
    food: `(?<value>${anyOf(traits.diets)})`,
    job: `(?<value>(?:[^\\s#]+\\s){0,3}?[^\\s#]*?${anyOf(traits.jobs)})`,
    number: `(?<value>${number})`,
    old: '(?<old>.{1,30}?)',
    new: '(?<new>.{1,30}?)',
  }
  for (const kind of kinds) slots[kind] ??= value
  const negations = new RegExp(anyOf(words.negations), 'u')
  const compile = (form: Form, standing: Standing, template: string): FactPattern[] =>
    templatePatterns(template, slots).map((pattern) => ({
      form,
      standing,
      kind: kinds.find((each) => template.includes(`{${each}}`)) ?? 'value',
      pattern,
      ofSomebody: template.includes('{who}'),
      negative: negations.test(fold(template)),
      bare: /^(?:\{number\}|\{job\}$)/.test(template),
    }))
  const part = (phrases: readonly string[]) => new RegExp(anyOf(phrases), 'u')
  // A single sign may be the last one of a name: 成都.
  const after = [...words.adverbs, ...words.coming]
    .flatMap(expandTemplate)
    .filter(({ length }) => length > 1)
  const starts = (phrases: readonly string[]) =>
    anyOf(phrases.flatMap((each) => (each.endsWith('…') ? [each.slice(0, -1)] : [])))
  return {
    // What is over or not so would else be read as holding.
    patterns: standings.flatMap((standing) =>
      forms.flatMap((form) =>
        (words.facts[form]?.[standing] ?? []).flatMap((each) => compile(form, standing, each)),
      ),
    ),
    instead: words.corrections.instead.flatMap((each) => templatePatterns(each, slots)),
    persons: compilePersons(language),
    calendar: compileCalendar(language),
    hears: {
      uncertain: part(words.uncertain),
      negations: part(words.negations),
      topics: part(words.topics),
      formerly: part(words.formerly),
      coming: part(words.coming),
      joke: part(words.corrections.joke),
      laughs: part(words.laughs),
      moved: part(words.corrections.moved),
      off: part(words.corrections.off),
      cues: part([...words.plans.cues, ...calendar.occasions]),
      notPlans: part(words.plans.not),
      jobs: new RegExp(`${anyOf(traits.jobs)}$`, 'u'),
      illnesses: new RegExp(`^${anyOf(traits.illnesses)}$`, 'u'),
      states: new RegExp(`^${anyOf(traits.states)}$`, 'u'),
      diets: new RegExp(`^${anyOf(traits.diets)}$`, 'u'),
    },
    nounsLikeNames: names.nounsLikeNames !== '',
    opening: new RegExp(
      `^(?:${anyOf([...words.openings, ...words.adverbs, ...words.coming])}|${mark})+`,
      'u',
    ),
    ending: new RegExp(`(?:${anyOf([...words.endings, ...after])}|${mark})+$`, 'u'),
    particle: new RegExp(`^${anyOf(words.particles)}`, 'u'),
    article: new RegExp(`^(?:${anyOf(words.articles)}\\s*)+`, 'u'),
    lead: new RegExp(`^(?:${anyOf([...words.plans.leads, ...words.adverbs])}[\\s\\p{P}]*)+`, 'u'),
    stop: new RegExp(`\\s*(?:${anyOf(words.stops)})`, 'gu'),
    joiner: new RegExp(`\\s*${anyOf(words.joiners)}\\s*`, 'gu'),
    notValue: new RegExp(
      `^(?:${anyOf(words.notValues.filter((each) => !each.endsWith('…')))}$|${starts(words.notValues)})`,
      'u',
    ),
  }
}

/** No `#`: it is a number. */
const mark = '(?!#)[\\s\\p{P}\\p{S}]'

/** A text as rules hear it. */
export const heardText = (text: string): string =>
  fold(text)
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/\p{Nd}+/gu, '#')
