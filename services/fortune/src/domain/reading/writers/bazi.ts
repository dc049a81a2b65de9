import type { Fact } from '@lumen/contracts/fortune/schema'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import {
  type Element,
  elementOfStem,
  elements,
  hiddenStems,
  indexOfPillar,
} from '@lumen/astrology/bazi/stems-branches'
import type { Spirit, SpiritName } from '@lumen/astrology/bazi/spirits'
import { specialStructureOf } from '@lumen/astrology/bazi/structure'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import { formOf } from '../pack/text.ts'
import type { Voice } from '../voice.ts'
import { writeLuck } from './luck.ts'

export type BaziReading = {
  /** Short traits. */
  readonly personality: readonly string[]
  /** Such as 甲木. */
  readonly dayMaster: string
  /** The portrait with strength and elements. */
  readonly analysis: string
  readonly destiny: { readonly overallFortune: string; readonly text: string }
  readonly personalInsights: readonly string[]
  /** One per luck pillar, by age; empty without the gender. */
  readonly lifePredictions: readonly string[]
  /** How the verdict on the strength came about. */
  readonly reasoning: readonly string[]
  readonly facts: readonly Fact[]
}

/** 神煞 that a reading has a sentence about; the others only stand in the chart. */
type SpiritLines = Readonly<Partial<Record<SpiritName, string>>>

/** 神煞 that a reading tells of at most. */
const mostSpirits = 5

/** Below this share of the chart the strongest element is hardly stronger than the others. */
const evenShare = 0.25

const percentOf = (share: number) => Math.round(share * 100)

/** What a chart of four pillars says. @param year the year that counts as now, for the luck pillar */
export function writeBazi(voice: Voice, chart: BaziChart, year: number): BaziReading {
  const { names, bazi } = voice.pack
  const { strength, dayMaster } = chart
  const turn = indexOfPillar(chart.pillars.day) + indexOfPillar(chart.pillars.month)
  const own = { element: names.elements[elementOfStem(dayMaster)] }
  const monthGod = tenGodOf(dayMaster, chart.pillars.month.stem)
  const portrait = bazi.dayMaster[dayMaster]
  const strengthLine = voice.say(bazi.strength[strength.verdict], turn, own)
  const rich = richLines(voice, chart, turn)
  const lacking = lackingLines(voice, chart, turn)
  const favour = strength.favourable.map((element, at) =>
    voice.say(bazi.favour[element], turn + at),
  )
  const month = voice.say(bazi.monthGod[monthGod], turn, { god: names.gods[monthGod] })
  const luck = writeLuck(voice, chart)
  const lines: SpiritLines = bazi.spirits
  const told = chart.spirits.filter(({ name }) => lines[name] !== undefined)
  const current = luck.findLast(({ fromYear }) => fromYear <= year)
  return {
    personality: portrait.traits,
    dayMaster: voice.fill(bazi.dayMasterName, { stem: names.stems[dayMaster], ...own }),
    analysis: voice.join(portrait.portrait, strengthLine, rich),
    destiny: {
      overallFortune: voice.join(strengthLine, ...favour),
      text: voice.join(portrait.portrait, month, rich, ...lacking),
    },
    personalInsights: [
      seatLine(voice, chart),
      ...told.map(({ name }) => lines[name]!).slice(0, mostSpirits),
    ],
    lifePredictions: luck.map(({ text }) => text),
    reasoning: reasoningOf(voice, chart),
    facts: baziFacts(voice, chart, { spirits: told, luck: current?.fact }),
  }
}

/** The strongest element, and, where another has the most characters, why it is not that one; none in an even chart. */
function richLines(voice: Voice, { balance }: BaziChart, turn: number): string | null {
  const { names, bazi } = voice.pack
  const most = (values: Readonly<Record<Element, number>>) =>
    elements.reduce((best, one) => (values[one] > values[best] ? one : best))
  const richest = most(balance.fractions)
  if (balance.fractions[richest] < evenShare) return null
  const counted = most(balance.counts)
  return voice.join(
    voice.say(bazi.rich[richest], turn, { percent: percentOf(balance.fractions[richest]) }),
    balance.counts[counted] > balance.counts[richest]
      ? voice.fill(bazi.counted, {
          element: names.elements[counted],
          n: balance.counts[counted],
        })
      : null,
  )
}

/** Elements without a character, and what the branches hide of them. */
function lackingLines(voice: Voice, { balance }: BaziChart, turn: number): string[] {
  const { names, bazi } = voice.pack
  const missing = elements.filter((element) => balance.counts[element] === 0)
  if (missing.length === 0) return [voice.say(bazi.complete, turn)]
  return missing.map((element) => {
    const percent = percentOf(balance.fractions[element])
    return voice.join(
      voice.say(bazi.lacking[element], turn),
      percent > 0
        ? voice.fill(bazi.lackingHidden, { element: names.elements[element], percent })
        : null,
    )
  })
}

/** What sits under the day master: the palace of whoever is nearest. */
function seatLine(voice: Voice, { pillars, dayMaster }: BaziChart): string {
  const { names, bazi } = voice.pack
  const { branch } = pillars.day
  const god = tenGodOf(dayMaster, hiddenStems[branch][0]!)
  return voice.fill(bazi.seatGod[god], { branch: names.branches[branch], god: names.gods[god] })
}

function reasoningOf(voice: Voice, { strength, pillars }: BaziChart): string[] {
  const { names, bazi } = voice.pack
  const { reasoning } = bazi
  const slots = {
    branch: names.branches[pillars.month.branch],
    element: names.elements[elementOfStem(pillars.day.stem)],
  }
  const structure = specialStructureOf(pillars)
  const list = (favourable: readonly Element[]) =>
    voice.list(favourable.map((element) => names.elements[element]))
  const roots = strength.rootList.map(({ branch, depth }) =>
    voice.fill(reasoning.root, { branch: names.branches[branch], depth: reasoning.depths[depth] }),
  )
  return [
    voice.fill(reasoning.season[strength.season], slots),
    roots.length === 0
      ? voice.fill(reasoning.rootless)
      : voice.fill(reasoning.rooted, { list: voice.list(roots) }),
    voice.fill(reasoning.allies, { n: strength.allies }),
    voice.fill(reasoning.support, { percent: percentOf(strength.support) }),
    ...strength.views.map(({ school, favourable, between }) =>
      school === 'balance' || between === undefined
        ? voice.fill(reasoning.favourable, { list: list(favourable) })
        : voice.fill(reasoning.mediation, {
            list: list(favourable),
            a: names.elements[between[0]],
            b: names.elements[between[1]],
          }),
    ),
    ...(structure
      ? [voice.fill(reasoning.structures[structure.kind], { list: list(structure.favourable) })]
      : []),
  ]
}

function baziFacts(
  voice: Voice,
  chart: BaziChart,
  { spirits, luck }: { spirits: readonly Spirit[]; luck: Fact | undefined },
): Fact[] {
  const { names, labels } = voice.pack
  const { strength, balance, dayMaster } = chart
  return [
    voice.fact('day-master', labels.dayMaster, {
      stem: names.stems[dayMaster],
      element: names.elements[elementOfStem(dayMaster)],
    }),
    voice.fact('strength', labels.strength, {
      strength: names.strengths[strength.verdict],
      percent: percentOf(strength.support),
    }),
    voice.fact('element', labels.favourable, {
      list: voice.list(strength.favourable.map((element) => names.elements[element])),
    }),
    ...elements.map((element) =>
      voice.fact('element', labels.elementShare, {
        element: names.elements[element],
        percent: percentOf(balance.fractions[element]),
      }),
    ),
    ...spirits.map(({ name }) => voice.fact('spirit', labels.spirit, { name })),
    ...(luck ? [luck] : []),
    yearFact(voice, chart),
  ]
}

/** The animal of the birth with the pillar it comes from: 马 · 年柱庚午. */
function yearFact(voice: Voice, { animal, pillars }: BaziChart): Fact {
  const { names, labels } = voice.pack
  const { stem, branch } = pillars.year
  const pillar = { stem: names.stems[stem], branch: names.branches[branch] }
  const name = formOf(names.animals[animal])
  return {
    kind: 'year-pillar',
    label: `${name} · ${voice.fill(labels.yearPillar, { ...pillar, animal: name })}`,
  }
}
