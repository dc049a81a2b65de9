import type { BirthMethod } from '@lumen/contracts/fortune/birth'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { degreeText } from '../wheel/wheel-geometry'

const coordinate = (value: number, [plus, minus]: readonly [string, string]) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`

/** How date, time and place were read, so that the chart can be checked. */
export function MethodList({ method }: { method: BirthMethod }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { place, dstSeconds } = method
  const rows: readonly (readonly [id: string, text: string])[] = [
    [
      'place',
      place === null
        ? '—'
        : [place.name, ...place.within, place.countryName]
            .filter((part, at, all) => part !== '' && all.indexOf(part) === at)
            .join(' · '),
    ],
    [
      'coordinates',
      place === null
        ? '—'
        : `${coordinate(place.latitude, ['N', 'S'])}, ${coordinate(place.longitude, ['E', 'W'])}`,
    ],
    ['zone', `${method.zone} · UTC${method.offset}`],
    ['basis', t(`astrology.method.basisOf.${method.offsetBasis}`)],
    [
      'saving',
      dstSeconds === 0
        ? t('astrology.method.savingNone')
        : t('astrology.method.savingBy', { minutes: Math.round(dstSeconds / 60) }),
    ],
    ['instant', `${method.instant.slice(0, 19).replace('T', ' ')} UTC`],
    [
      'solar',
      method.solarMinutes === null
        ? '—'
        : t('astrology.method.minutes', {
            minutes: `${method.solarMinutes < 0 ? '−' : '+'}${format.number(Math.abs(Math.round(method.solarMinutes * 10) / 10))}`,
          }),
    ],
    [
      'houses',
      method.houseSystem === null ? '—' : t(`astrology.houseSystem.${method.houseSystem}`),
    ],
    [
      'zodiac',
      [
        t(`astrology.options.zodiac.${method.zodiac}`),
        ...(method.ayanamsa === null
          ? []
          : [t('astrology.method.ayanamsa', { degrees: degreeText(method.ayanamsa) })]),
      ].join(' · '),
    ],
    ['orbs', t(`astrology.options.orbs.${method.orbs}`)],
    [
      'accuracy',
      t(method.accuracyPromised ? 'astrology.method.promised' : 'astrology.method.notPromised'),
    ],
  ]
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {rows.map(([id, text]) => (
        <div
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5"
        >
          <dt className="text-small text-text-3">{t(`astrology.method.${id}`)}</dt>
          <dd className="min-w-0 text-end font-medium tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
