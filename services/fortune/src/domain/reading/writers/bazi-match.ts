import type { BaziMatch } from '@lumen/contracts/fortune/eastern'
import type { Fact } from '@lumen/contracts/fortune/schema'
import { godFamilyOf } from '@lumen/astrology/bazi/god-families'
import type { Nayin } from '@lumen/astrology/bazi/cycle'
import {
  type ElementTie,
  type Match,
  matchOf,
  type MatchRule,
  type MatchSchool,
  type MatchTone,
  nayinElementOf,
  type Partner,
  type PartnerStar,
  type StemTie,
} from '@lumen/astrology/bazi/match'
import type { BranchRelation } from '@lumen/astrology/bazi/relations'
import {
  animalOf,
  type Branch,
  type Element,
  elementOfStem,
  type Stem,
} from '@lumen/astrology/bazi/stems-branches'
import { stemPresences } from '@lumen/contracts/fortune/names'
import { formOf } from '../pack/text.ts'
import type { Voice } from '../voice.ts'

export type BaziMatchReading = Pick<BaziMatch, 'points' | 'summary' | 'notes'> & {
  readonly facts: readonly Fact[]
}

const schools: Readonly<Record<MatchRule, MatchSchool>> = {
  'day-stems': 'day',
  'day-branches': 'day',
  'day-gods': 'kin',
  'partner-palace': 'kin',
  'partner-star': 'kin',
  favourable: 'balance',
  'year-branches': 'year',
  'year-nayin': 'year',
  spirits: 'spirits',
}

const stemTone = (tie: StemTie): MatchTone =>
  tie === 'clash' ? 'care' : tie === 'union' ? 'ease' : elementTone(tie)
const elementTone = (tie: ElementTie): MatchTone =>
  tie === 'same' ? 'even' : tie === 'begets' || tie === 'begotten' ? 'ease' : 'care'
const branchTone = (tie: BranchRelation): MatchTone =>
  tie === 'union' || tie === 'trine' ? 'ease' : tie === 'same' || tie === 'plain' ? 'even' : 'care'

/** What tradition says of two charts, a point for each rule with both sides; no score is made of it. */
export function writeBaziMatch(voice: Voice, one: Partner, two: Partner): BaziMatchReading {
  const match = matchOf(one, two)
  const points = pointsOf(voice, match)
  const { 'bazi-match': baziMatch, names, labels } = voice.pack
  const toned = (tone: MatchTone) =>
    points.filter((point) => point.tone === tone).map(({ title }) => title)
  const [ease, care] = [toned('ease'), toned('care')]
  return {
    points,
    summary: voice.join(
      ease.length > 0 ? voice.fill(baziMatch.ease, { list: voice.list(ease) }) : null,
      care.length > 0 ? voice.fill(baziMatch.care, { list: voice.list(care) }) : null,
      baziMatch.close,
    ),
    notes: [
      ...(match.same ? [baziMatch.notes.same] : []),
      ...(one.pillars.hour === null || two.pillars.hour === null ? [baziMatch.notes.noHour] : []),
      ...(one.gender === null || two.gender === null ? [baziMatch.notes.noGender] : []),
    ],
    facts: [one, two].map(({ pillars: { day } }) =>
      voice.fact('day-master', labels.dayMaster, {
        stem: names.stems[day.stem],
        element: names.elements[elementOfStem(day.stem)],
      }),
    ),
  }
}

function pointsOf(voice: Voice, match: Match): BaziMatch['points'] {
  const { names } = voice.pack
  const texts = voice.pack['bazi-match']
  const point = (
    rule: MatchRule,
    tone: MatchTone,
    [first, second]: readonly [string, string],
    text: string,
  ) => ({
    rule,
    school: schools[rule],
    tone,
    title: texts.titles[rule],
    source: texts.schools[schools[rule]],
    first,
    second,
    text,
  })
  const sides = <Value>(
    { first, second }: { first: Value; second: Value },
    show: (of: Value) => string,
  ) => [show(first), show(second)] as const
  const pair = (line: string, [a, b]: readonly [string, string]) => voice.fill(line, { a, b })
  /** What is said of each side; once where both are alike. */
  const told = (first: string, second: string) =>
    first === second ? first : voice.join(first, second)

  const element = (of: Element) => formOf(names.elements[of])
  const stem = (of: Stem) => `${formOf(names.stems[of])} · ${element(elementOfStem(of))}`
  const branch = (of: Branch) => formOf(names.branches[of])
  const year = (of: Branch) => `${branch(of)} · ${formOf(names.animals[animalOf(of)])}`
  const star = (of: PartnerStar | null) =>
    of === null ? '—' : `${formOf(names.gods[of.god])} · ${texts.presence[of.presence]}`
  const { dayStems, dayBranches, dayGods, palaces, stars, favourable } = match
  const { yearBranches, yearNayin, spirits } = match
  /** Stars that are alike in where they are share a sentence. */
  const starLines = stemPresences.flatMap((presence) => {
    const gods = [stars.first, stars.second].flatMap((of) =>
      of?.presence === presence ? [names.gods[of.god]] : [],
    )
    const different = gods.filter((god, at) => gods.indexOf(god) === at)
    return gods.length === 0
      ? []
      : [voice.fill(texts.star[presence], { god: voice.list(different) })]
  })
  const melody = (name: Nayin) => {
    const own = element(nayinElementOf(name))
    return name.endsWith(own) ? name : `${name} · ${own}`
  }
  const drawn = [...new Set([...spirits.first, ...spirits.second])]
  const known = stars.first !== null || stars.second !== null
  return [
    point(
      'day-stems',
      stemTone(dayStems.tie),
      sides(dayStems, stem),
      pair(
        texts.dayStems[dayStems.tie],
        sides(dayStems, (of) => formOf(names.stems[of])),
      ),
    ),
    point(
      'day-branches',
      branchTone(dayBranches.tie),
      sides(dayBranches, branch),
      pair(texts.dayBranches[dayBranches.tie], sides(dayBranches, branch)),
    ),
    point(
      'day-gods',
      'even',
      sides(dayGods, (god) => formOf(names.gods[god])),
      told(texts.gods[dayGods.first], texts.gods[dayGods.second]),
    ),
    point(
      'partner-palace',
      'even',
      sides(palaces, ({ branch: of, god }) => `${branch(of)} · ${formOf(names.gods[god])}`),
      told(
        texts.palace[godFamilyOf(palaces.first.god)],
        texts.palace[godFamilyOf(palaces.second.god)],
      ),
    ),
    ...(known ? [point('partner-star', 'even', sides(stars, star), voice.join(...starLines))] : []),
    point(
      'favourable',
      favourable.tie === 'neither' ? 'even' : 'ease',
      sides(favourable, ({ wants }) => voice.list(wants.map((of) => names.elements[of]))),
      texts.favourable[favourable.tie],
    ),
    point(
      'year-branches',
      branchTone(yearBranches.tie),
      sides(yearBranches, year),
      pair(texts.yearBranches[yearBranches.tie], sides(yearBranches, branch)),
    ),
    point(
      'year-nayin',
      yearNayin.tie === 'same' ? 'ease' : elementTone(yearNayin.tie),
      sides(yearNayin, melody),
      pair(
        texts.nayin[yearNayin.tie],
        sides(yearNayin, (name) => name),
      ),
    ),
    point(
      'spirits',
      drawn.length === 0 ? 'even' : 'ease',
      sides(spirits, (of) =>
        of.length === 0 ? '—' : voice.list(of.map((name) => texts.spiritNames[name])),
      ),
      drawn.length === 0
        ? texts.noSpirits
        : voice.join(...drawn.map((name) => texts.spirits[name])),
    ),
  ]
}
