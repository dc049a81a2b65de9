import type { ChartWarning } from '@lumen/contracts/fortune/birth'
import type { Language } from '@lumen/contracts/languages'
import type { BaziChart } from '@lumen/astrology/bazi/chart'
import type { Birth } from '../birth/resolve-birth.ts'
import { promisedFrom } from '@lumen/astrology/place-time/birth-moment'
import type { SkyChart } from '@lumen/astrology/sky/chart'
import { chartTexts, fillText } from '../texts/chart-texts.ts'
import { pointName, termName } from '../texts/subject-names.ts'

const writer =
  (language: Language) =>
  (
    kind: ChartWarning['kind'],
    { name = '', ...more }: { subject?: string; name?: string; seconds?: number } = {},
  ): ChartWarning => {
    const seconds = more.seconds === undefined ? undefined : Math.round(more.seconds * 10) / 10
    const told = seconds === undefined ? '' : seconds.toLocaleString(language)
    const text = fillText(chartTexts[language].warnings[kind], { subject: name, seconds: told })
    return { kind, text, ...more, ...(seconds !== undefined && { seconds }) }
  }

function birthWarnings({ moment, found }: Birth, language: Language): ChartWarning[] {
  const warn = writer(language)
  return [
    ...(moment.timeKnown ? [] : [warn('time-unknown')]),
    ...(found === null ? [warn('place-unknown')] : []),
    ...(found?.approximate === true ? [warn('place-approximate')] : []),
    ...(moment.instant.getUTCFullYear() < promisedFrom ? [warn('before-1900')] : []),
  ]
}

/** What a reader of the sky at birth should know. */
export function natalWarnings(birth: Birth, sky: SkyChart, language: Language): ChartWarning[] {
  const warn = writer(language)
  const { houses } = sky
  return [
    ...birthWarnings(birth, language),
    ...(houses !== undefined && houses.system !== houses.requested ? [warn('polar-houses')] : []),
    ...sky.signEdges.map((subject) =>
      warn('near-sign-edge', { subject, name: pointName(subject, language) }),
    ),
  ]
}

/** What a reader of the four pillars should know. */
export function baziWarnings(
  birth: Birth,
  chart: BaziChart,
  schoolsDiffer: boolean,
  language: Language,
): ChartWarning[] {
  const warn = writer(language)
  return [
    ...birthWarnings(birth, language),
    ...chart.warnings.map((one) =>
      one.kind === 'near-term'
        ? warn(one.kind, {
            subject: one.term,
            name: termName(one.term, language),
            seconds: one.seconds,
          })
        : warn(one.kind, { seconds: one.seconds }),
    ),
    ...(schoolsDiffer ? [warn('schools-differ')] : []),
  ]
}
