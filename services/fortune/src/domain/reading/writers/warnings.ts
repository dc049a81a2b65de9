import { promisedFrom } from '@lumen/astrology/place-time/birth-moment'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { bodies, type BodyName } from '@lumen/astrology/sky/points'
import { type Sign, signOf } from '@lumen/astrology/sky/signs'
import { withinDay } from '@lumen/astrology/sky/zodiac'
import type { ChartWarning } from '@lumen/contracts/fortune/birth'
import type { Birth } from '../../birth/resolve-birth.ts'
import type { Slots } from '../pack/text.ts'
import type { Voice } from '../voice.ts'

const writer =
  (voice: Voice) =>
  (
    kind: ChartWarning['kind'],
    { subject, ...more }: { readonly subject?: string; readonly seconds?: number } = {},
    slots: Slots = {},
  ): ChartWarning => {
    const seconds = more.seconds === undefined ? undefined : Math.round(more.seconds * 10) / 10
    const told = seconds?.toLocaleString(voice.pack.language)
    return {
      kind,
      text: voice.fill(voice.pack.warnings[kind], { ...slots, ...(told && { seconds: told }) }),
      ...(subject !== undefined && { subject }),
      ...(seconds !== undefined && { seconds }),
    }
  }

function birthWarnings(voice: Voice, { moment, found }: Birth): ChartWarning[] {
  const warn = writer(voice)
  return [
    ...(moment.timeKnown ? [] : [warn('time-unknown')]),
    ...(found === null ? [warn('place-unknown')] : []),
    ...(found?.approximate === true ? [warn('place-approximate')] : []),
    ...(moment.instant.getUTCFullYear() < promisedFrom ? [warn('before-1900')] : []),
  ]
}

/** Who changed their sign on the day of a birth without a time; of the Moon the chart tells its range. */
function signChanges({ moment }: Birth, { zodiac }: SkyChart): [BodyName, Sign, Sign][] {
  if (moment.timeKnown) return []
  return bodies.flatMap((name): [BodyName, Sign, Sign][] => {
    const [from, to] = withinDay(zodiac, name, moment.instant).map(signOf) as [Sign, Sign]
    return name === 'Moon' || from === to ? [] : [[name, from, to]]
  })
}

/** What a reader of the sky at birth should know. */
export function writeNatalWarnings(voice: Voice, birth: Birth, sky: SkyChart): ChartWarning[] {
  const warn = writer(voice)
  const { houses } = sky
  const { points, signs } = voice.pack.names
  const changes = signChanges(birth, sky)
  return [
    ...birthWarnings(voice, birth),
    ...(houses !== undefined && houses.system !== houses.requested ? [warn('polar-houses')] : []),
    ...changes.map(([subject, from, to]) =>
      warn(
        'day-of-two-signs',
        { subject },
        { point: points[subject], from: signs[from], to: signs[to] },
      ),
    ),
    ...sky.signEdges
      .filter((point) => changes.every(([subject]) => subject !== point))
      .map((subject) => warn('near-sign-edge', { subject }, { point: points[subject] })),
  ]
}

/** What a reader of the four pillars should know. @param schoolsDiffer others give other pillars */
export function writeBaziWarnings(
  voice: Voice,
  birth: Birth,
  chart: BaziChart,
  schoolsDiffer: boolean,
): ChartWarning[] {
  const warn = writer(voice)
  const { terms } = voice.pack.names
  return [
    ...birthWarnings(voice, birth),
    ...chart.warnings.map((one) =>
      one.kind === 'near-term'
        ? warn(one.kind, { subject: one.term, seconds: one.seconds }, { term: terms[one.term] })
        : warn(one.kind, { seconds: one.seconds }),
    ),
    ...(schoolsDiffer ? [warn('schools-differ')] : []),
  ]
}
