import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ReadingFooter, useOwnLanguage } from '@/features/readings'
import { readerZone } from '@/features/birth-profile'
import { ElementBars, PillarGlyph } from '@/features/eastern-fortune'
import { useFormat } from '@/i18n/format'
import { useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { Section } from './section'
import { EditBirth } from './set-birth'
import { useGetOwnBaziQuery } from './wisdom-api'

/** Read from the right: the year stands last. */
const order = ['hour', 'day', 'month', 'year'] as const
/** The elements of this tab reach from 0 to 10. */
const scale = 10

/** The own four pillars with their elements of ten, and what kind of person they describe. */
export function BaziCard({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id: userId } = useUser()
  // Without a birth there are no pillars, and nobody needs to ask.
  const { currentData, error, isFetching, refetch } = useGetOwnBaziQuery(
    { params: { userId }, query: readerZone() },
    { skip: !isKnown },
  )
  useOwnLanguage(currentData?.language, () => void refetch())
  const tens = (fraction: number) => Math.round(fraction * scale * 10) / 10
  return (
    <Section title={t('wisdom.bazi.heading')} aside={currentData && <EditBirth />}>
      {currentData !== undefined ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <dl className="grid grid-cols-4 gap-2">
            {order.map((name) => {
              const pillar = currentData[name]
              return (
                <div
                  key={name}
                  className="flex flex-col-reverse items-center justify-end rounded-3 border border-line bg-surface-2 px-1 py-2"
                >
                  <dd className="grid justify-items-center">
                    {pillar === null ? (
                      <span className="py-6 text-h3">—</span>
                    ) : (
                      <>
                        <PillarGlyph glyph={pillar.stem} size="small" />
                        <PillarGlyph glyph={pillar.branch} size="small" />
                      </>
                    )}
                  </dd>
                  <dt className="text-xs leading-5 text-text-3">{t(`eastern.pillar.${name}`)}</dt>
                </div>
              )
            })}
          </dl>
          <p className="-mb-3 text-small text-text-2">{t('eastern.elementsBy.fractions')}</p>
          <ElementBars
            values={{
              wood: tens(currentData.elementFractions.wood),
              fire: tens(currentData.elementFractions.fire),
              earth: tens(currentData.elementFractions.earth),
              metal: tens(currentData.elementFractions.metal),
              water: tens(currentData.elementFractions.water),
            }}
            max={scale}
            format={format.number}
          />
          {currentData.personality.length === 0 ? (
            <p>—</p>
          ) : (
            <ul className="flex flex-wrap gap-1.5">
              {currentData.personality.map((trait) => (
                <li key={trait} className="rounded-2 bg-surface-3 px-3 py-1 text-small font-medium">
                  {trait}
                </li>
              ))}
            </ul>
          )}
          <Button asChild variant="secondary" size="small" className="justify-self-start">
            <Link to="/eastern-fortune?tab=bazi">
              {t('wisdom.bazi.more')}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </Button>
          <ReadingFooter reading={currentData} />
        </div>
      ) : error !== undefined && !isFetching ? (
        <ErrorState title={t('wisdom.bazi.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <output className="grid gap-3">
          <span className="sr-only">{t('eastern.loading')}</span>
          <Skeleton className="h-28" />
          <Skeleton className="h-36" />
        </output>
      )}
    </Section>
  )
}
