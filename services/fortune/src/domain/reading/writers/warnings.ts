import { promisedFrom } from '@lumen/astrology/place-time/birth-moment'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import type { SkyChart } from '@lumen/astrology/sky/chart'
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

/** What a reader of the sky at birth should know. */
export function writeNatalWarnings(voice: Voice, birth: Birth, sky: SkyChart): ChartWarning[] {
  const warn = writer(voice)
  const { houses } = sky
  return [
    ...birthWarnings(voice, birth),
    ...(houses !== undefined && houses.system !== houses.requested ? [warn('polar-houses')] : []),
    ...sky.signEdges.map((subject) =>
      warn('near-sign-edge', { subject }, { point: voice.pack.names.points[subject] }),
    ),
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
