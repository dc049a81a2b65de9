import type { RuleGroup } from './pack.ts'

/**
 * The rules of what is said around it. The concepts have one name in every language, so one set of
 * rules serves all; `gapFactor` says how many units of the language a word takes.
 */
export function indirectRules(gapFactor: number): readonly RuleGroup[] {
  return groups.map((group) => ({
    ...group,
    match: group.match.map((rule) => widen(rule, gapFactor)),
  }))
}

export function indirectMasks(gapFactor: number): readonly string[] {
  return masks.map((rule) => widen(rule, gapFactor))
}

function widen(rule: string, factor: number): string {
  return rule.replace(/\d+/g, (gap) => String(Number(gap) * factor))
}

const masks: readonly string[] = [
  'harmlessPhrase',
  'usedToHarm 12 fineNow',
  'fineNow 8 usedToHarm',
  'longAgo 16 fineNow',
  'passiveWish 5 getaway',
  'getaway',
  'passiveWish 4 harmlessWhy',
  'harmlessWhy 3 passiveWish',
  'killTalk 3 harmlessWhy',
  'farewellAll 4 harmlessWhy',
  'noFuture 3 harmlessWhy',
  'meansItem 5 harmlessPurpose',
  'harmlessPurpose 4 meansItem',
  'harmTalk 3 harmlessPurpose',
  'harmlessPurpose 3 harmTalk',
  'brink 6 leisure',
  'letGo 5 leisure',
]

const groups: readonly RuleGroup[] = [
  { reason: 'wish-to-die', weight: 1, person: 'open', tense: 'past', match: ['passiveWish'] },
  { reason: 'suicide', weight: 1, person: 'open', tense: 'past', match: ['killTalk'] },
  { reason: 'self-harm', weight: 1, person: 'open', tense: 'past', match: ['harmTalk'] },
  {
    reason: 'suicide',
    weight: 1,
    person: 'open',
    tense: 'past',
    match: ['attempt 10 failed', 'overdosed', 'notSafe'],
  },
  {
    reason: 'method',
    weight: 1,
    person: 'open',
    match: ['swallowedNow 4 drugMany', 'drugMany 4 swallowedNow'],
  },
  {
    reason: 'method',
    weight: 1,
    person: 'open',
    match: [
      'meansItem 8 finalPurpose',
      'finalPurpose 6 meansItem',
      'brink 8 letGo',
      'meansItem 4 atHand 8 noFuture|goneSoon|farewellAll',
      'atHand 4 meansItem 8 noFuture|goneSoon|farewellAll',
    ],
  },
  {
    reason: 'farewell',
    weight: 1,
    person: 'self',
    negatable: false,
    match: [
      'giveAway 10 noNeed|goneSoon|readyGo|afterMe',
      'careFor 8 afterMe',
      'afterMe 8 careFor',
      'settled 10 readyGo|afterMe|goneSoon',
      'afterMe 8 settled',
      'farewellAll 10 forgiveMe|goneSoon',
      'forgiveMe 8 farewellAll',
      'goneSoon 8 forgiveMe|farewellAll',
    ],
  },
  {
    reason: 'burden',
    weight: 1,
    person: 'self',
    negatable: false,
    match: [
      'burdenTalk 10 reliefOthers|goneSoon',
      'afterMe 8 reliefOthers',
      'reliefOthers 8 afterMe',
      'insuranceMoney 10 afterMe|reliefOthers',
    ],
  },
  {
    reason: 'hopelessness',
    weight: 1,
    person: 'self',
    negatable: false,
    match: [
      'onlyBecause 10 goneAlready',
      'goneAlready 6 onlyBecause',
      'noFuture 8 readyGo|goneSoon',
    ],
  },
  {
    reason: 'method',
    weight: 0.5,
    person: 'self',
    match: ['meansItem 4 atHand', 'atHand 4 meansItem'],
  },
  { reason: 'farewell', weight: 0.5, person: 'self', match: ['giveAway'] },
  { reason: 'farewell', weight: 0.5, person: 'self', match: ['afterMe'] },
  { reason: 'farewell', weight: 0.4, person: 'self', match: ['settled'] },
  { reason: 'farewell', weight: 0.5, person: 'self', match: ['farewellAll'] },
  { reason: 'farewell', weight: 0.5, person: 'self', negatable: false, match: ['goneSoon'] },
  { reason: 'burden', weight: 0.4, person: 'self', match: ['burdenTalk'] },
  { reason: 'burden', weight: 0.4, person: 'self', match: ['reliefOthers'] },
  { reason: 'burden', weight: 0.4, person: 'self', match: ['insuranceMoney'] },
  { reason: 'hopelessness', weight: 0.3, person: 'self', negatable: false, match: ['noFuture'] },
  { reason: 'method', weight: 0.4, person: 'self', match: ['brink'] },
  { reason: 'suicide', weight: 0.5, person: 'self', match: ['attempt'] },
]
