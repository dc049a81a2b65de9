import type { Fact } from '@lumen/contracts/fortune/schema'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import type { LuckPillar } from '@lumen/astrology/bazi/luck'
import { namedPillars } from '@lumen/astrology/bazi/pillars'
import { type Relation, relationsWith } from '@lumen/astrology/bazi/relations'
import {
  type Branch,
  elementOfStem,
  hiddenStems,
  indexOfBranch,
  indexOfPillar,
  type Stem,
} from '@lumen/astrology/bazi/stems-branches'
import { tenGodOf } from '@lumen/astrology/bazi/ten-gods'
import { suitOf } from '../facts/animal-period.ts'
import { type lifePhases, toldRelations } from '../pack/luck.ts'
import { scatter, type Voice } from '../voice.ts'

export type LuckReading = { readonly fromYear: number; readonly text: string; readonly fact: Fact }

/** Each luck pillar: its stem, its branch, what they do to the chart, and the quarter that it enters. */
export function writeLuck(voice: Voice, chart: BaziChart): LuckReading[] {
  const { names, luck: pack, labels } = voice.pack
  const { luck, dayMaster, strength, pillars } = chart
  const own = indexOfPillar(pillars.day) * 60 + indexOfPillar(pillars.month)
  const said = new Set<string>()
  return (luck?.pillars ?? []).map((one, at, all) => {
    const { pillar, fromYear, fromAge } = one
    const main = hiddenStems[pillar.branch][0]!
    const god = tenGodOf(dayMaster, pillar.stem)
    const branchGod = tenGodOf(dayMaster, main)
    const slots = {
      from: fromYear,
      to: fromYear + 9,
      stem: names.stems[pillar.stem],
      branch: names.branches[pillar.branch],
      god: names.gods[god],
      branchGod: names.gods[branchGod],
    }
    const turn = scatter(own, at)
    const quarter = quarterOf(pillar.branch)
    const entered = quarter !== (at === 0 ? undefined : quarterOf(all[at - 1]!.pillar.branch))
    return {
      fromYear,
      text: voice.join(
        voice.say(pack.head, own + at, slots),
        entered ? voice.say(pack.quarter[quarter][suitOf(strength, quarter)], turn >>> 2) : null,
        voice.say(pack.stem[god][suitOf(strength, elementOfStem(pillar.stem))], turn),
        voice.say(pack.branch[branchGod][phaseOf(fromAge)], turn >>> 1),
        ...relationLines(voice, chart, one, { turn, said }),
      ),
      fact: voice.fact('luck-pillar', labels.luck, slots),
    }
  })
}

/** East, south, west or north: three branches each, by the element of the season that they make. */
const quarterOf = (branch: Branch) =>
  (['water', 'wood', 'fire', 'metal'] as const)[Math.floor(((indexOfBranch(branch) + 1) % 12) / 3)]!

/** The part of life that the branch’s five years fall in. */
function phaseOf(fromAge: number): (typeof lifePhases)[number] {
  const age = fromAge + 5
  return age < 22 ? 'young' : age < 52 ? 'prime' : 'late'
}

/** The pillars of a chart by how near they are to oneself. */
const nearest = ['day', 'month', 'hour', 'year'] as const

/**
 * The weightiest of what the branch does to the chart, else of what the stem does.
 * @param said what pillars before it have told, to which this one is added: two branches may punish one
 */
function relationLines(
  voice: Voice,
  { pillars }: BaziChart,
  { pillar }: LuckPillar,
  { turn, said }: { turn: number; said: Set<string> },
): string[] {
  const { names, luck: pack } = voice.pack
  const found = relationsWith(pillars, pillar)
  const branch = names.branches[pillar.branch]
  const told = toldRelations
    .flatMap((kind) => nearest.map((name) => ({ kind, name })))
    .flatMap(({ kind, name }) => {
      const hit = found.find(
        (one) => one.between === 'branches' && one.kind === kind && one.pillars[0] === name,
      )
      // A branch that punishes itself is told as one that is there again.
      if (hit === undefined || hit.parts[0] === hit.parts[1] || said.has(kind + name)) return []
      const own = names.branches[hit.parts[0] as Branch]
      return [{ id: kind + name, line: voice.fill(pack.relation[kind][name], { branch, own }) }]
    })
    .slice(0, 1)
  for (const { id } of told) said.add(id)
  const again = namedPillars(pillars).find((one) => one.branch === pillar.branch)
  const ofStem = found.find(
    (one): one is Relation & { kind: '合' | '冲' } =>
      one.between === 'stems' && (one.kind === '合' || one.kind === '冲'),
  )
  const lines = [
    ...told.map(({ line }) => line),
    ...(again ? [voice.say(pack.same, turn, { branch, own: names.branches[again.branch] })] : []),
    ...(ofStem
      ? [
          voice.say(pack.stemRelation[ofStem.kind], turn, {
            stem: names.stems[pillar.stem],
            own: names.stems[ofStem.parts[0] as Stem],
          }),
        ]
      : []),
  ]
  return lines.slice(0, 1)
}
