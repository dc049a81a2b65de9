import { readRules } from './says.ts'
import type { RuleGroup } from './pack.ts'

/**
 * Rules of parting for good: affairs put in order, no future after a day, a last goodbye to the
 * companion, and the same seen in somebody else. The concepts have one name in every language;
 * `gapFactor` says how many units of the language a word takes.
 */
export function partingRules(gapFactor: number): readonly RuleGroup[] {
  return groups.map(({ rules, ...group }) => ({ ...group, match: readWidened(rules, gapFactor) }))
}

/** Moving house, a journey, a job or course that ends and too much of a good thing sound alike. */
export function partingMasks(gapFactor: number): readonly string[] {
  return readWidened(masks, gapFactor)
}

function readWidened(rules: string, gapFactor: number): readonly string[] {
  return readRules(rules).map((rule) =>
    rule.replace(/\b\d+\b/g, (gap) => String(Number(gap) * gapFactor)),
  )
}

type Group = Omit<RuleGroup, 'match'> & { readonly rules: string }

const ordered = 'orderLetters|orderGiven|orderPet|orderPapers|orderReady'

const masks = `
  journey|workplace 20 ${ordered}, ${ordered} 20 journey|workplace,
  journey|workplace 20 lastTalk|neverAgain|planless|byeSent3|gone3,
  lastTalk|neverAgain|planless|endsThere|byeSent3|gone3 20 journey|workplace,
  harmlessParting`

/** One step of putting affairs in order says little, two of them say it. */
const step = { reason: 'farewell', weight: 0.5, person: 'self', negatable: false } as const

const groups: readonly Group[] = [
  { ...step, rules: 'orderLetters' },
  { ...step, rules: 'orderGiven' },
  { ...step, rules: 'orderPet' },
  { ...step, rules: 'orderPapers' },
  { ...step, rules: 'orderReady' },
  {
    reason: 'hopelessness',
    weight: 1,
    person: 'self',
    negatable: false,
    rules: 'planless 12 endsThere, endsThere 8 planless, wontSee',
  },
  { ...step, weight: 0.7, rules: 'lastTalk' },
  { ...step, weight: 0.7, rules: 'neverAgain' },
  { ...step, weight: 0.3, supports: true, rules: 'thanksAll, adieu' },
  {
    reason: 'suicide',
    weight: 1,
    person: 'third',
    negatable: false,
    claims: true,
    rules: `
      third|generic 10 byeSent3, third|generic 8 report 8 gone3, third|generic 10 gone3 8 report, third|generic 10 bridge3`,
  },
]
