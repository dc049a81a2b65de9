import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { Forecast } from '@lumen/contracts/fortune/western'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readerZone } from '@/features/birth-profile'
import { ReadingFooter } from '@/features/readings'
import { useFormat } from '@/i18n/format'
import { ErrorState } from '@/ui/error-state'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { useGetForecastQuery } from '../astrology-api'
import { ReadingLoading } from '../reading/reading-loading'
import { TextPart } from '../reading/reading-parts'
import { Biwheel } from '../wheel/biwheel'
import { AspectTable, PointTable } from '../wheel/chart-tables'

const rings = ['progressed', 'solarArc', 'sky', 'lunarReturn'] as const
type RingName = (typeof rings)[number]
/** How many aspects of a ring are listed. */
const closest = 12

/** A day of a life: the year’s house and lord, and what stands around the birth chart. */
export function ForecastPanel({ birth }: { birth: BirthData }) {
  const { t } = useTranslation()
  const [date, setDate] = useState('')
  const { data, currentData, error, isFetching, refetch } = useGetForecastQuery({
    query: readerZone(),
    body: { birth, ...(date !== '' && { date }) },
  })
  const shown = currentData ?? (isFetching ? data : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy={isFetching}>
      <Field
        label={t('astrology.forecast.date')}
        hint={t('astrology.forecast.lead')}
        className="max-w-md"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            value={date === '' ? (shown?.date ?? '') : date}
            min={birth.birthDate}
            onChange={({ target }) => setDate(target.value)}
          />
        )}
      </Field>
      {shown !== undefined ? (
        <Told forecast={shown} />
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('astrology.chart.failed.title')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ReadingLoading text={t('astrology.forecast.loading')} />
      )}
    </div>
  )
}

function Told({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [asked, setRing] = useState<RingName>('progressed')
  const { chart, profection, lunarReturn } = forecast
  const ring = asked === 'lunarReturn' && lunarReturn === null ? 'progressed' : asked
  const outer = forecast[ring] ?? forecast.progressed
  const name = t(`astrology.forecast.ringOf.${ring}`)
  return (
    <>
      <TextPart
        title={
          profection === null
            ? t('astrology.forecast.profection.name')
            : t('astrology.forecast.profection.year', {
                age: profection.age,
                house: profection.house,
                lord: t(`astrology.point.${profection.lord}`),
              })
        }
        text={
          profection === null
            ? t('astrology.forecast.profection.none')
            : [
                profection.text,
                t('astrology.forecast.profection.span', {
                  from: format.calendarDay(profection.from),
                  to: format.calendarDay(profection.to),
                  lord: t(`astrology.point.${profection.lord}`),
                  sign: t(`astrology.sign.${profection.lordSign}`),
                  house: profection.lordHouse,
                }),
              ].join('\n')
        }
      />
      <div className="grid gap-6 lg:grid-cols-3">
        <TextPart
          title={t('astrology.forecast.ringOf.progressed')}
          text={forecast.progressed.text}
        />
        <TextPart title={t('astrology.forecast.ringOf.solarArc')} text={forecast.solarArc.text} />
        <TextPart
          title={t('astrology.forecast.ringOf.lunarReturn')}
          text={
            lunarReturn === null
              ? t('astrology.forecast.returnNone')
              : [
                  lunarReturn.text,
                  t('astrology.forecast.returnAt', {
                    at: format.dateTime(lunarReturn.at),
                    next: format.dateTime(lunarReturn.next),
                  }),
                ].join('\n')
          }
        />
      </div>
      <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t('astrology.forecast.ring')} className="max-w-md">
          {(control) => (
            <Select
              {...control}
              value={ring}
              onChange={({ target }) =>
                setRing(rings.find((one) => one === target.value) ?? 'progressed')
              }
            >
              {rings
                .filter((id) => forecast[id] !== null)
                .map((id) => (
                  <option key={id} value={id}>
                    {t(`astrology.forecast.ringOf.${id}`)}
                  </option>
                ))}
            </Select>
          )}
        </Field>
        <p className="text-small text-text-3">{t(`astrology.forecast.how.${ring}`)}</p>
        <Biwheel
          key={ring}
          inner={{ ...chart, name: t('astrology.forecast.natal') }}
          outer={{ ...outer, name }}
          houses={chart.houses}
          aspects={outer.aspects}
          label={t('astrology.biwheel.label', {
            inner: t('astrology.forecast.natal'),
            outer: name,
          })}
        />
        {outer.aspects.length === 0 ? (
          <p className="text-text-3">{t('astrology.forecast.quiet')}</p>
        ) : (
          <AspectTable aspects={outer.aspects.slice(0, closest)} />
        )}
        <PointTable chart={outer} />
      </section>
      <ReadingFooter reading={forecast} />
    </>
  )
}
