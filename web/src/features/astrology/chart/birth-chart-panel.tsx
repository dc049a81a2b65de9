import { skipToken } from '@reduxjs/toolkit/query'
import { Pencil, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import {
  BirthForm,
  birthDataOf,
  readerZone,
  useBirthSubmit,
  useOwnBirth,
  type BirthValues,
} from '@/features/birth-profile'
import { useFormat } from '@/i18n/format'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { ErrorState } from '@/ui/error-state'
import {
  useGetBirthChartQuery,
  useKeepBirthMutation,
  useLazyGetBirthChartQuery,
} from '../astrology-api'
import { ReadingLoading } from '../reading/reading-loading'
import { ChartResult } from './chart-result'
import type { ChartChoice } from './chart-options'

/** A personal chart: the form, then the chart; the kept birth is charted at once. */
export function BirthChartPanel() {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const { id: userId } = useUser()
  const { profile, known, isLoading } = useOwnBirth()
  const [keepBirth] = useKeepBirthMutation()
  const [asked, setAsked] = useState<BirthValues | null>(null)
  const [editing, setEditing] = useState(false)
  const [keep, setKeep] = useState<boolean | null>(null)
  const { refusal, submit } = useBirthSubmit()
  const [chosen, setChosen] = useState<ChartChoice | null>(null)
  const own = profile === null ? null : known
  const values = asked ?? own
  const choice = chosen ?? {
    houseSystem: profile?.houseSystem ?? 'placidus',
    zodiac: profile?.zodiac ?? 'tropical',
    orbs: profile?.orbs ?? 'usual',
  }
  const birth = values === null ? null : { ...birthDataOf(values), ...choice }
  const { currentData, data, error, isFetching, refetch } = useGetBirthChartQuery(
    birth === null ? skipToken : { query: readerZone(), body: birth },
  )
  const [ask, { isFetching: asking }] = useLazyGetBirthChartQuery()
  const keeping = keep ?? profile === null

  if (isLoading) return <ReadingLoading text={t('astrology.chart.loading')} />

  const cast = async (next: BirthValues) => {
    const query = readerZone()
    const body = { ...birthDataOf(next), ...choice }
    if (!(await submit(() => ask({ query, body }).unwrap()))) return
    setAsked(next)
    setEditing(false)
    if (!keeping) return
    const { error: unkept } = await keepBirth({ params: { userId }, query, body })
    if (unkept !== undefined) showError(unkept, t('astrology.chart.form.keepFailed'))
  }
  /** Drawn so at once, and kept with one’s own birth. */
  const choose = async (next: ChartChoice) => {
    setChosen(next)
    if (profile === null || own === null || (asked !== null && !sameBirth(asked, own))) return
    const { dayChange, axis, utcOffset } = profile
    const { error: unkept } = await keepBirth({
      params: { userId },
      query: readerZone(),
      body: {
        ...birthDataOf(own),
        ...(dayChange !== null && { dayChange }),
        ...(axis !== null && { axis }),
        ...(utcOffset !== null && { utcOffset }),
        ...next,
      },
    })
    if (unkept !== undefined) showError(unkept, t('astrology.chart.form.keepFailed'))
  }
  const chart = currentData ?? (isFetching ? data : undefined)
  if (birth === null || values === null || editing)
    return (
      <Card padding="large" className="mx-auto max-w-2xl">
        <h2 className="font-display text-h2 font-bold">{t('astrology.chart.form.title')}</h2>
        <p className="mt-1 mb-6 text-text-2">{t('astrology.chart.form.lead')}</p>
        <BirthForm
          initial={values ?? known}
          refusal={refusal}
          placeRequired={false}
          timeRequired={false}
          onSubmit={(next) => void cast(next)}
        >
          {({ date }) => (
            <>
              <Checkbox
                label={t('astrology.chart.form.keep')}
                hint={t('astrology.chart.form.keepHint')}
                checked={keeping}
                onCheckedChange={setKeep}
              />
              <div className="flex flex-wrap gap-2">
                <Button type="submit" busy={asking} disabled={date === ''}>
                  <Sparkles aria-hidden className="size-4.5" />
                  {t('astrology.chart.form.submit')}
                </Button>
                {editing && (
                  <Button variant="ghost" onClick={() => setEditing(false)}>
                    {t('app.action.cancel')}
                  </Button>
                )}
              </div>
            </>
          )}
        </BirthForm>
      </Card>
    )
  if (chart === undefined)
    return error === undefined || isFetching ? (
      <ReadingLoading text={t('astrology.chart.loading')} />
    ) : (
      <ErrorState
        title={t('astrology.chart.failed.title')}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  const { place, timeKnown } = chart.chart.method
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-busy={isFetching}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2">
          {[
            format.calendarDay(values.date),
            timeKnown ? values.time : t('astrology.chart.timeUnknown'),
            placeName(values.place) ?? place?.name ?? t('astrology.chart.placeUnknown'),
          ].join(' · ')}
        </p>
        <Button
          variant="secondary"
          size="small"
          className="print:hidden"
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-4" />
          {t('astrology.chart.edit')}
        </Button>
      </div>
      <ChartResult
        data={chart}
        birth={birth}
        choice={choice}
        onChoice={(next) => void choose(next)}
      />
    </div>
  )
}

/** The place as it was written; null for coordinates, which are no name. */
const placeName = (text: string) => (/\p{L}/u.test(text) ? text : null)

const sameBirth = (one: BirthValues, other: BirthValues) =>
  JSON.stringify(birthDataOf(one)) === JSON.stringify(birthDataOf(other))
