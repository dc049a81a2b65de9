import type { patternNames, patternStates } from '@lumen/contracts/fortune/names'
import { boundStems, type GodFamily, godFamilyOf } from './god-families.ts'
import { type FourPillars, namedPillars } from './pillars.ts'
import { relationsOf } from './relations.ts'
import {
  begets,
  controllerOf,
  controls,
  type Element,
  elementOfStem,
  elements,
  hiddenStems,
} from './stems-branches.ts'
import { strengthOf } from './strength.ts'
import { tenGodOf } from './ten-gods.ts'

/** 八格 of 《子平真诠》. */
export type PatternName = (typeof patternNames)[number]
export type PatternState = (typeof patternStates)[number]

/** 带忌: what stands against a pattern, by 论用神成败救应. */
export const patternHarms = [
  'officer-hurt',
  'officer-mixed',
  'month-clashed',
  'wealth-robbed',
  'wealth-feeds-killing',
  'seal-broken',
  'output-taken',
  'check-undone',
  'hurting-meets-officer',
  'blade-free',
  'check-weakened',
  'own-idle',
] as const
export type PatternHarm = (typeof patternHarms)[number]

/** 救应: what answers a harm. */
export const patternRescues = [
  'seal',
  'output',
  'officer',
  'peer',
  'wealth',
  'killing',
  'bound',
  'between',
  'meeting',
  'season',
  'weight',
] as const
export type PatternRescue = (typeof patternRescues)[number]

export type PatternVerdict = {
  readonly state: PatternState
  /** 相神: gods that show and complete the pattern. */
  readonly helpers: readonly GodFamily[]
  readonly harms: readonly PatternHarm[]
  readonly rescues: readonly PatternRescue[]
  /** What furthers the pattern, the first most: the 用神 of the school of 格局. */
  readonly favours: readonly Element[]
}

type Seen = {
  /** How many stems of a family show and are not bound. */
  readonly open: (family: GodFamily) => number
  readonly bound: (family: GodFamily) => boolean
  /** Whether a ruling hidden stem of a branch other than the month’s is of it. */
  readonly rooted: (family: GodFamily) => boolean
  /** Families of the stems in the order of the pillars. */
  readonly order: readonly GodFamily[]
  readonly clashed: boolean
  readonly met: boolean
  /** 金水: metal, whose output is cold water, does not mind the officer’s fire. */
  readonly metalWater: boolean
  /** 夏木: wood of the summer months, which its seal’s water refreshes. */
  readonly summerWood: boolean
}

type Answer = readonly [PatternRescue, (seen: Seen) => boolean]
type Harm = {
  readonly harm: PatternHarm
  /** The family that does it; where it is bound and nothing else shows, that is the rescue. */
  readonly by?: GodFamily
  readonly when: (seen: Seen) => boolean
  readonly answers: readonly Answer[]
}
type Rule = {
  readonly helps: (seen: Seen) => readonly GodFamily[]
  readonly harms: readonly Harm[]
}

const check = ({ open }: Seen) => open('output') + open('hurting') > 0
const those = (seen: Seen, ...families: readonly GodFamily[]) =>
  families.filter((family) => seen.open(family) > 0)

const clash: Harm = {
  harm: 'month-clashed',
  when: ({ clashed }) => clashed,
  answers: [['meeting', ({ met }) => met]],
}
const feedsKilling: Harm = {
  harm: 'wealth-feeds-killing',
  by: 'killing',
  when: ({ open }) => open('killing') > 0 && open('wealth') > 0,
  answers: [
    ['between', ({ order }) => inOrder(order, ['wealth', 'output', 'killing'])],
    ['output', check],
    ['seal', ({ open }) => open('seal') > 0],
  ],
}

function inOrder(order: readonly GodFamily[], wanted: readonly GodFamily[]): boolean {
  const at = wanted.map((family) => order.indexOf(family))
  return at.every((place, index) => place >= 0 && (index === 0 || place > at[index - 1]!))
}

const rules: Readonly<Record<PatternName, Rule>> = {
  officer: {
    helps: (seen) => those(seen, 'wealth', 'seal'),
    harms: [
      {
        harm: 'officer-hurt',
        by: 'hurting',
        when: ({ open }) => open('hurting') > 0,
        answers: [['seal', ({ open }) => open('seal') > 0]],
      },
      {
        harm: 'officer-mixed',
        by: 'killing',
        when: ({ open }) => open('killing') > 0,
        answers: [['output', check]],
      },
      clash,
    ],
  },
  wealth: {
    helps: (seen) => those(seen, 'officer', 'output', 'hurting', 'seal'),
    harms: [
      {
        harm: 'wealth-robbed',
        when: ({ open }) => open('peer') > 1 && open('wealth') === 0,
        answers: [
          ['output', check],
          ['officer', ({ open }) => open('officer') > 0],
          ['killing', ({ open }) => open('killing') > 0],
        ],
      },
      {
        harm: 'wealth-feeds-killing',
        by: 'killing',
        when: ({ open }) => open('killing') > 0,
        answers: [
          ['output', check],
          ['seal', ({ open }) => open('seal') > 0],
        ],
      },
    ],
  },
  seal: {
    helps: (seen) => those(seen, 'officer', 'killing', 'output', 'hurting'),
    harms: [
      {
        harm: 'seal-broken',
        by: 'wealth',
        when: ({ open }) => open('wealth') > 0,
        answers: [
          ['peer', ({ open }) => open('peer') > 0],
          [
            'weight',
            ({ open, rooted }) => open('seal') > 1 || (open('seal') > 0 && rooted('seal')),
          ],
        ],
      },
      {
        harm: 'officer-mixed',
        by: 'killing',
        when: ({ open }) => open('killing') > 0 && open('officer') > 0,
        answers: [['output', check]],
      },
    ],
  },
  output: {
    helps: (seen) => those(seen, 'wealth', 'killing'),
    harms: [
      {
        harm: 'output-taken',
        by: 'seal',
        when: ({ open }) => open('seal') > 0,
        answers: [
          ['season', ({ summerWood }) => summerWood],
          ['killing', ({ open }) => open('killing') > 0],
          ['wealth', ({ open }) => open('wealth') > 0],
        ],
      },
      { ...feedsKilling, answers: feedsKilling.answers.filter(([name]) => name !== 'output') },
    ],
  },
  killing: {
    helps: (seen) => [
      ...those(seen, 'output', 'hurting', 'seal'),
      ...(check(seen) || seen.open('seal') > 0 ? [] : those(seen, 'peer')),
    ],
    harms: [
      { ...feedsKilling, by: 'wealth', when: ({ open }) => open('wealth') > 0 },
      {
        harm: 'check-undone',
        by: 'seal',
        when: (seen) => check(seen) && seen.open('seal') > 0,
        answers: [
          ['wealth', ({ open }) => open('wealth') > 0],
          ['weight', ({ open }) => open('output') + open('hurting') > 1],
        ],
      },
      {
        harm: 'officer-mixed',
        by: 'officer',
        when: ({ open }) => open('officer') > 0,
        answers: [['output', check]],
      },
    ],
  },
  hurting: {
    helps: (seen) => [
      ...those(seen, 'wealth', 'seal', 'killing'),
      ...(seen.metalWater ? those(seen, 'officer') : []),
    ],
    harms: [
      {
        harm: 'hurting-meets-officer',
        by: 'officer',
        when: ({ open }) => open('officer') > 0,
        answers: [
          ['season', ({ metalWater }) => metalWater],
          ['seal', ({ open }) => open('seal') > 0],
          ['wealth', ({ open }) => open('wealth') > 0],
        ],
      },
      { ...feedsKilling, answers: feedsKilling.answers.filter(([name]) => name === 'seal') },
    ],
  },
  blade: {
    helps: (seen) =>
      (['officer', 'killing'] as const).filter(
        (family) => seen.open(family) > 0 || seen.rooted(family),
      ),
    harms: [
      {
        harm: 'blade-free',
        when: ({ open, rooted }) =>
          open('officer') + open('killing') === 0 && !rooted('officer') && !rooted('killing'),
        answers: [['output', (seen) => check(seen) && seen.open('wealth') > 0]],
      },
      {
        harm: 'check-weakened',
        when: (seen) => check(seen) && seen.open('officer') + seen.open('killing') > 0,
        answers: [
          ['seal', ({ open }) => open('seal') > 0],
          ['weight', ({ open }) => open('officer') + open('killing') > 1],
        ],
      },
    ],
  },
  prosperity: {
    helps: (seen) => {
      const fed = check(seen)
      return [
        ...(seen.open('wealth') + seen.open('seal') > 0 ? those(seen, 'officer') : []),
        ...(fed ? those(seen, 'wealth', 'killing') : []),
        ...those(seen, 'output', 'hurting'),
      ]
    },
    harms: [
      {
        harm: 'own-idle',
        when: ({ open }) =>
          open('officer') + open('wealth') + open('killing') + open('output') + open('hurting') ===
          0,
        answers: [['bound', () => false]],
      },
      {
        harm: 'officer-hurt',
        by: 'hurting',
        when: ({ open }) => open('hurting') > 0 && open('officer') > 0,
        answers: [
          ['seal', ({ open }) => open('seal') > 0],
          ['wealth', ({ open }) => open('wealth') > 0],
        ],
      },
      {
        harm: 'officer-mixed',
        by: 'killing',
        when: ({ open }) => open('killing') > 0 && open('officer') > 0,
        answers: [['output', check]],
      },
      { ...feedsKilling, answers: feedsKilling.answers.filter(([name]) => name === 'output') },
    ],
  },
}

/** How far a chart completes a pattern, and what harms and saves it. */
export function judgePattern(name: PatternName, pillars: FourPillars): PatternVerdict {
  const seen = look(pillars)
  const { helps, harms } = rules[name]
  const helpers = helps(seen)
  const found = harms.flatMap(({ harm, by, when, answers }) => {
    if (when(seen))
      return [{ harm, rescues: answers.filter(([, holds]) => holds(seen)).map(([one]) => one) }]
    return by !== undefined && seen.bound(by) ? [{ harm, rescues: ['bound' as const] }] : []
  })
  const state: PatternState =
    found.length === 0
      ? helpers.length === 0
        ? 'plain'
        : 'formed'
      : found.every(({ rescues }) => rescues.length > 0)
        ? 'saved'
        : 'broken'
  return {
    state,
    helpers,
    harms: found.map(({ harm }) => harm),
    rescues: [...new Set(found.flatMap(({ rescues }) => rescues.slice(0, 1)))],
    favours: favouredBy(name, pillars),
  }
}

function look(pillars: FourPillars): Seen {
  const { day, month } = pillars
  const named = namedPillars(pillars)
  const others = named.filter(({ name }) => name !== 'day')
  const taken = boundStems(pillars)
  const familyOf = (stem: (typeof day)['stem']) => godFamilyOf(tenGodOf(day.stem, stem))
  const open = others.filter(({ stem }) => !taken.includes(stem)).map(({ stem }) => familyOf(stem))
  const bound = taken.map(familyOf)
  const roots = named
    .filter(({ name }) => name !== 'month')
    .map(({ branch }) => familyOf(hiddenStems[branch][0]!))
  const atMonth = relationsOf(pillars).filter(
    ({ between, pillars: names }) => between === 'branches' && names.includes('month'),
  )
  return {
    open: (family) => open.filter((one) => one === family).length,
    bound: (family) => bound.includes(family) && !open.includes(family),
    rooted: (family) => roots.includes(family),
    order: open,
    clashed: atMonth.some(({ kind }) => kind === '冲') && !'辰戌丑未'.includes(month.branch),
    met: atMonth.some(({ kind }) => ['合', '三合', '半合', '三会'].includes(kind)),
    metalWater: elementOfStem(day.stem) === 'metal',
    summerWood: elementOfStem(day.stem) === 'wood' && '巳午未'.includes(month.branch),
  }
}

/** What furthers a pattern; a weak day master is first given what carries it. */
function favouredBy(name: PatternName, pillars: FourPillars): Element[] {
  const self = elementOfStem(pillars.day.stem)
  const of = {
    peer: self,
    seal: elements.find((element) => begets(element) === self)!,
    output: begets(self),
    wealth: controls(self),
    officer: controllerOf(self),
  }
  const weak = strengthOf(pillars).verdict === 'weak'
  const ways: Readonly<Record<PatternName, readonly (keyof typeof of)[]>> = {
    officer: weak ? ['seal', 'wealth'] : ['wealth', 'seal'],
    wealth: weak ? ['peer', 'seal'] : ['output', 'officer'],
    seal: weak ? ['officer', 'peer'] : ['output', 'wealth'],
    output: weak ? ['peer', 'wealth'] : ['wealth', 'output'],
    killing: weak ? ['seal', 'output'] : ['output', 'wealth'],
    hurting: weak ? ['seal', 'peer'] : ['wealth', 'output'],
    blade: ['officer', 'wealth'],
    prosperity: ['officer', 'wealth', 'output'],
  }
  return ways[name].map((family) => of[family])
}
