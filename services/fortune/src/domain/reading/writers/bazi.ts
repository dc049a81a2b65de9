import type { Fact } from '@lumen/contracts/fortune/schema'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import {
  type Element,
  elementOfStem,
  elements,
  indexOfPillar,
} from '@lumen/astrology/bazi/stems-branches'
import type { Spirit, SpiritName } from '@lumen/astrology/bazi/spirits'
import { specialStructureOf } from '@lumen/astrology/bazi/structure'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import { suitOf } from '../facts/animal-period.ts'
import { formOf } from '../pack/text.ts'
import type { Voice } from '../voice.ts'

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

const percentOf = (share: number) => Math.round(share * 100)

/** What a chart of four pillars says. @param year the year that counts as now, for the luck pillar */
export function writeBazi(voice: Voice, chart: BaziChart, year: number): BaziReading {
  const { names, bazi } = voice.pack
  const { strength, balance, dayMaster } = chart
  const turn = indexOfPillar(chart.pillars.day) + indexOfPillar(chart.pillars.month)
  const own = { element: names.elements[elementOfStem(dayMaster)] }
  const richest = elements.reduce((best, one) =>
    balance.fractions[one] > balance.fractions[best] ? one : best,
  )
  const missing = elements.filter((element) => balance.counts[element] === 0)
  const monthGod = tenGodOf(dayMaster, chart.pillars.month.stem)
  const portrait = bazi.dayMaster[dayMaster]
  const strengthLine = voice.say(bazi.strength[strength.verdict], turn, own)
  const rich = voice.say(bazi.rich[richest], turn, {
    percent: percentOf(balance.fractions[richest]),
  })
  const lacking =
    missing.length === 0
      ? [voice.say(bazi.complete, turn)]
      : missing.map((element) => voice.say(bazi.lacking[element], turn))
  const favour = strength.favourable.map((element, at) =>
    voice.say(bazi.favour[element], turn + at),
  )
  const month = voice.say(bazi.monthGod[monthGod], turn, { god: names.gods[monthGod] })
  const luck = luckLines(voice, chart)
  const lines: SpiritLines = bazi.spirits
  const told = chart.spirits.filter(({ name }) => lines[name] !== undefined)
  const current = luck.findLast(({ fromYear }) => fromYear <= year)
  return {
    personality: portrait.traits,
    dayMaster: voice.fill(bazi.dayMasterName, { stem: names.stems[dayMaster], ...own }),
    analysis: voice.join(portrait.portrait, strengthLine, rich),
    destiny: {
      overallFortune: voice.join(strengthLine, ...favour, current?.text),
      text: voice.join(portrait.portrait, month, rich, ...lacking),
    },
    personalInsights: [
      month,
      ...lacking,
      ...favour,
      ...told.map(({ name }) => lines[name]!).slice(0, 4),
    ],
    lifePredictions: luck.map(({ text }) => text),
    reasoning: reasoningOf(voice, chart),
    facts: baziFacts(voice, chart, { spirits: told, luck: current?.fact }),
  }
}

function luckLines(voice: Voice, { luck, dayMaster, strength, pillars }: BaziChart) {
  const { names, bazi, labels } = voice.pack
  const turn = indexOfPillar(pillars.day)
  return (luck?.pillars ?? []).map(({ pillar, fromYear }, at) => {
    const god = tenGodOf(dayMaster, pillar.stem)
    const element = elementOfStem(pillar.stem)
    const slots = {
      from: fromYear,
      to: fromYear + 9,
      stem: names.stems[pillar.stem],
      branch: names.branches[pillar.branch],
      god: names.gods[god],
      element: names.elements[element],
    }
    return {
      fromYear,
      text: voice.join(
        voice.say(bazi.luckGod[god], turn + (at >> 1), slots),
        voice.say(bazi.luckSuits[suitOf(strength, element)], turn + at, slots),
      ),
      fact: voice.fact('luck-pillar', labels.luck, slots),
    }
  })
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
  return [
    voice.fill(strength.inSeason ? reasoning.inSeason : reasoning.outOfSeason, slots),
    voice.fill(reasoning.roots, { n: strength.roots }),
    voice.fill(reasoning.allies, { n: strength.allies }),
    voice.fill(reasoning.support, { percent: percentOf(strength.support) }),
    voice.fill(reasoning.favourable, { list: list(strength.favourable) }),
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
