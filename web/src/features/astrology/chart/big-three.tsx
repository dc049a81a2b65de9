import type { BirthChart } from '@lumen/contracts/fortune/birth-chart'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Constellation } from '../zodiac/constellation'
import { PointGlyph } from '../zodiac/point-glyph'
import type { PointName } from '../zodiac/points'
import { elementInk, signAt, signById } from '../zodiac/signs'

/** Sun, Moon and rising sign; the last with the reason where it is not known. */
export function BigThree({ data }: { data: BirthChart }) {
  const { t } = useTranslation()
  const { positions, angles, method } = data.chart
  const longitudeOf = (name: PointName) =>
    [...positions, ...angles].find((one) => one.name === name)?.longitude
  const unknown = t(method.timeKnown ? 'astrology.three.noPlace' : 'astrology.three.noTime')
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      <One
        point="Sun"
        word={t('astrology.three.sun')}
        text={data.sun}
        longitude={longitudeOf('Sun')}
      />
      <One
        point="Moon"
        word={t('astrology.three.moon')}
        text={data.moon}
        longitude={longitudeOf('Moon')}
      />
      <One
        point="Asc"
        word={t('astrology.three.rising')}
        text={data.rising}
        note={data.rising === null ? unknown : undefined}
        longitude={longitudeOf('Asc')}
      />
    </ul>
  )
}

function One({
  point,
  word,
  text,
  note,
  longitude,
}: {
  point: PointName
  word: string
  text: string | null
  note?: string | undefined
  longitude: number | undefined
}) {
  const sign = longitude === undefined ? null : signAt(longitude)
  const ink = sign === null ? 'text-text-3' : elementInk[signById(sign).element]
  return (
    <li className="relative isolate flex items-center gap-4 overflow-hidden rounded-4 border border-line bg-surface p-4 shadow-1">
      {sign !== null && (
        <Constellation
          sign={sign}
          className={cn('absolute end-3 top-0 -z-10 h-full w-auto opacity-35', ink)}
        />
      )}
      <PointGlyph point={point} className={cn('size-9', ink)} />
      <div className="min-w-0">
        <p className="text-small text-text-2">{word}</p>
        <p className="text-lg leading-snug font-bold">
          {text ?? '—'}
          {note !== undefined && (
            <span className="block text-small font-normal text-text-3">{note}</span>
          )}
        </p>
      </div>
    </li>
  )
}
