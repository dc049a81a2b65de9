import { readRules } from './says.ts'
import type { RuleGroup } from './pack.ts'

/**
 * Rules of what is said around one's own death, and of the signs somebody sees in another person.
 * The concepts have one name in every language; `gapFactor` says how many units of the language a
 * word takes.
 */
export function aroundRules(gapFactor: number): readonly RuleGroup[] {
  const widen = (rule: string) => rule.replace(/\b\d+\b/g, (gap) => String(Number(gap) * gapFactor))
  return groups.map(({ rules, ...group }) => ({ ...group, match: readRules(rules).map(widen) }))
}

type Group = Omit<RuleGroup, 'match'> & { readonly rules: string }

const groups: readonly Group[] = [
  {
    reason: 'hopelessness',
    weight: 1,
    person: 'self',
    negatable: false,
    rules: 'seeno 2 exitway, exitway 3 seeno, noplace, quenched',
  },
  {
    reason: 'farewell',
    weight: 1,
    person: 'self',
    negatable: false,
    rules: `
      soon 5 painover, soon 6 joinloved, joinloved 4 soon, ifgone 9 takecare, takecare 8 ifgone`,
  },
  { reason: 'farewell', weight: 0.6, person: 'self', negatable: false, rules: 'joinloved' },
  {
    reason: 'burden',
    weight: 1,
    person: 'self',
    negatable: false,
    rules: 'soon 5 relieve',
  },
  { reason: 'burden', weight: 0.6, person: 'self', negatable: false, rules: 'relieve' },
  {
    reason: 'hopelessness',
    weight: 1,
    person: 'self',
    negatable: false,
    rules: 'highplace 6 lookdown, lookdown 6 highplace',
  },
  {
    reason: 'method',
    weight: 1,
    person: 'self',
    negatable: false,
    rules: 'meansItem 6 placechosen',
  },
  {
    reason: 'suicide',
    weight: 1,
    person: 'third',
    negatable: false,
    claims: true,
    rules: `
      third 12 dire3, dire3 1 third, third 14 giving3 12 noneed3,
      third 6 noneed3 6 giving3, third 10 joindead3 16 died3,
      died3 16 third 6 joindead3`,
  },
]
