import type { BaziDepth } from '@lumen/contracts/fortune/bazi'
import { climateOf } from '@lumen/astrology/bazi/climate'
import { patternOf } from '@lumen/astrology/bazi/pattern'
import type { FourPillars } from '@lumen/astrology/bazi/pillars'
import type { Stem } from '@lumen/astrology/bazi/stems-branches'
import { stemPresences } from '@lumen/contracts/fortune/names'
import type { Voice } from '../voice.ts'

/** 格局 of a chart: how it was found, what the book says of it, what completes, harms and saves it. */
export function writePattern(
  voice: Voice,
  pillars: FourPillars,
): NonNullable<BaziDepth['pattern']> {
  const { names, patterns } = voice.pack
  const texts = patterns.pattern
  const pattern = patternOf(pillars)
  const { name, special, state, stem, god, favours, helpers, harms, rescues, also } = pattern
  const families = voice.list(helpers.map((family) => texts.families[family]))
  // A shape that goes before the month leaves nothing to judge in it.
  const verdict =
    special === null
      ? [
          state === 'plain' || state === 'broken' || helpers.length > 0
            ? voice.fill(texts.states[state], { list: families })
            : null,
          ...harms.map((harm) => texts.harms[harm]),
          ...rescues.map((rescue) => texts.rescues[rescue]),
          voice.fill(texts.favours, {
            list: voice.list(favours.map((element) => names.elements[element])),
          }),
        ]
      : [texts.special[special]]
  return {
    name,
    special,
    state,
    stem,
    god,
    favours: [...favours],
    reasoning: [
      voice.fill(texts.found[pattern.basis], {
        branch: names.branches[pillars.month.branch],
        stem: names.stems[stem],
        pattern: texts.names[name],
      }),
      also.length === 0
        ? null
        : voice.fill(texts.also, { list: voice.list(also.map((one) => texts.names[one])) }),
      texts.about[name],
      ...verdict,
      pillars.hour === null ? texts.noHour : null,
    ].filter((sentence) => sentence !== null),
  }
}

/** 调候 of a chart: what its month asks for, and what of it the chart has. */
export function writeClimate(
  voice: Voice,
  pillars: FourPillars,
): NonNullable<BaziDepth['climate']> {
  const { names, patterns } = voice.pack
  const texts = patterns.climate
  const asked = climateOf(pillars)
  const list = (stems: readonly Stem[]) => voice.list(stems.map((stem) => names.stems[stem]))
  return {
    stems: asked.map(({ stem, presence, pillars: where }) => ({
      stem,
      presence,
      pillars: [...where],
    })),
    reasoning: [
      voice.fill(texts.asks, {
        stem: names.stems[pillars.day.stem],
        branch: names.branches[pillars.month.branch],
        list: list(asked.map(({ stem }) => stem)),
      }),
      ...stemPresences.flatMap((presence) => {
        const these = asked.filter((one) => one.presence === presence).map(({ stem }) => stem)
        return these.length === 0 ? [] : [voice.fill(texts.has[presence], { list: list(these) })]
      }),
      texts.lead,
    ],
  }
}
