import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import {
  BirthDialog,
  birthDataOf,
  birthValuesOf,
  readerZone,
  useGetBirthProfileQuery,
  type BirthValues,
} from '@/features/birth-profile'
import { useGetCompanionQuery } from '@/features/companion-data'
import { OtherBirth, type Chosen } from '@/features/people'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { useGetSynastryQuery, useLazyGetSynastryQuery } from '../astrology-api'
import { useBringIntoView } from '../use-bring-into-view'
import { AspectGlyph } from '../wheel/aspect-glyph'
import { aspectId } from '../wheel/aspect-styles'
import { orbText } from '../wheel/wheel-geometry'
import { MatchResult } from './match-result'
import { Domains, Overlays, SharedCharts, SynastryWheel } from './synastry-charts'

/** How many terms of the score are shown. */
const weightiest = 10

/** Two births against each other: one’s own and that of somebody else, a companion for example. */
export function SynastryPanel() {
  const [params] = useSearchParams()
  const companionId = params.get('with')
  const asked = companionId === null ? skipToken : { params: { companionId } }
  const { data: companion, isFetching } = useGetCompanionQuery(asked, {
    refetchOnMountOrArgChange: true,
  })
  if (isFetching) return null
  if (companion === undefined || companion.birth === null) return <Synastry />
  const { id, name, birth } = companion
  return <Synastry key={id} known={{ id, name, birth: birth.data, person: null }} />
}

/** @param known whom the form is filled with, and compared with at once */
function Synastry({ known = null }: { known?: Chosen | null }) {
  const { t } = useTranslation()
  const { id: userId } = useUser()
  const { data: kept, isLoading } = useGetBirthProfileQuery({ params: { userId } })
  const [setting, setSetting] = useState(false)
  const [other, setOther] = useState<BirthValues | null>(known && birthValuesOf(known.birth))
  const [name, setName] = useState(known?.name ?? null)
  const [shown, bring] = useBringIntoView<HTMLDivElement>()
  const [ask, { isFetching: asking }] = useLazyGetSynastryQuery()
  const request = (values: BirthValues) => ({
    query: readerZone(),
    body: { partner2: birthDataOf(values) },
  })
  const { currentData } = useGetSynastryQuery(other === null ? skipToken : request(other))
  if (isLoading) return null
  if ((kept?.profile ?? null) === null)
    return (
      <Card padding="large">
        <EmptyState
          title={t('astrology.synastry.own.title')}
          text={t('astrology.synastry.own.text')}
          action={<Button onClick={() => setSetting(true)}>{t('birth.set')}</Button>}
        />
        {setting && <BirthDialog onClose={() => setSetting(false)} />}
      </Card>
    )
  const compare = async (values: BirthValues, chosen: Chosen | null) => {
    await ask(request(values)).unwrap()
    setOther(values)
    setName(chosen?.name ?? null)
    requestAnimationFrame(bring)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card padding="large">
        <h2 className="font-display text-h2 font-bold">
          {name === null
            ? t('astrology.synastry.title')
            : t('astrology.synastry.with.title', { name })}
        </h2>
        <p className="mt-1 mb-6 text-text-2">
          {name === null
            ? t('astrology.synastry.lead')
            : t('astrology.synastry.with.lead', { name })}
        </p>
        <OtherBirth
          initial={known}
          label={t('astrology.compatibility.submit')}
          busy={asking}
          onCompare={compare}
        />
      </Card>
      {currentData !== undefined && (
        <div ref={shown} className="scroll-mt-4">
          <MatchResult reading={currentData} title={t('astrology.synastry.result.title')}>
            <Domains {...currentData} />
            <Terms terms={currentData.terms.slice(0, weightiest)} />
            <SynastryWheel {...currentData} />
            <Overlays {...currentData} />
            <SharedCharts {...currentData} />
          </MatchResult>
        </div>
      )}
    </div>
  )
}

type Term = NonNullable<ReturnType<typeof useGetSynastryQuery>['currentData']>['terms'][number]

/** What made the score: bars to the right ease, bars to the left strain. */
function Terms({ terms }: { terms: readonly Term[] }) {
  const { t } = useTranslation()
  const most = Math.max(1, ...terms.map(({ points }) => Math.abs(points)))
  return (
    <section className="mt-7">
      <h3 className="font-semibold">{t('astrology.synastry.terms')}</h3>
      <p className="mt-1 text-small text-text-3">{t('astrology.synastry.how')}</p>
      <ul className="mt-3 grid gap-3">
        {terms.map(({ aspect, points, text }) => (
          <li
            key={aspectId(aspect)}
            className="grid gap-x-6 gap-y-1 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          >
            <div className="min-w-0">
              <p className="flex items-start gap-2 text-small font-medium">
                <AspectGlyph kind={aspect.kind} className="mt-[.15em] size-4.5" />
                {t('astrology.aspects.short', {
                  a: t(`astrology.point.${aspect.a}`),
                  b: t(`astrology.point.${aspect.b}`),
                  kind: t(`astrology.aspect.${aspect.kind}`),
                  orb: orbText(aspect.orb),
                })}
              </p>
              <p className="text-small text-text-3">{text}</p>
            </div>
            <div className="flex items-center gap-3">
              <div aria-hidden className="relative h-2 flex-1 rounded-full bg-surface-3">
                <span
                  className={`absolute inset-y-0 rounded-full ${points < 0 ? 'bg-fire-fill' : 'bg-teal-fill'}`}
                  style={
                    points < 0
                      ? { right: '50%', width: `${(Math.abs(points) / most) * 50}%` }
                      : { left: '50%', width: `${(points / most) * 50}%` }
                  }
                />
              </div>
              <span className="w-12 shrink-0 text-end text-small font-semibold tabular-nums">
                {points < 0 ? '−' : '+'}
                {Math.abs(points).toFixed(1)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
