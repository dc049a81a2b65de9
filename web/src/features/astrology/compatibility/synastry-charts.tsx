import type { Synastry } from '@lumen/contracts/fortune/western'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Meter } from '@/ui/meter'
import { Segments } from '@/ui/segments'
import type { Selection } from '../wheel/aspect-styles'
import { Biwheel } from '../wheel/biwheel'
import { NatalWheel } from '../wheel/natal-wheel'
import { PointGlyph } from '../zodiac/point-glyph'

/** What the two have part by part, and as what they may be to each other. */
export function Domains({ kinds, domains }: Pick<Synastry, 'kinds' | 'domains'>) {
  const { t } = useTranslation()
  return (
    <section className="mt-7 grid gap-5">
      <div>
        <h3 className="font-semibold">{t('astrology.synastry.kinds')}</h3>
        <div className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {kinds.map(({ kind, score }) => (
            <Meter
              key={kind}
              label={t(`astrology.synastry.kind.${kind}`)}
              value={score}
              text={String(score)}
            />
          ))}
        </div>
      </div>
      <div>
        <h3 className="font-semibold">{t('astrology.synastry.domains')}</h3>
        <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
          {domains.map(({ domain, score, text }) => (
            <li key={domain} className="min-w-0">
              <Meter
                label={t(`astrology.synastry.domain.${domain}`)}
                value={score}
                text={String(score)}
              />
              {text !== '' && <p className="mt-1 text-small text-text-3">{text}</p>}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-text-3">{t('astrology.synastry.domainsHow')}</p>
      </div>
    </section>
  )
}

/** One chart around the other. */
export function SynastryWheel({
  chart1,
  chart2,
  aspects,
}: Pick<Synastry, 'chart1' | 'chart2' | 'aspects'>) {
  const { t } = useTranslation()
  const [me, other] = [t('astrology.synastry.me'), t('astrology.synastry.other')]
  return (
    <section className="mt-7">
      <h3 className="mb-3 font-semibold">{t('astrology.synastry.wheel')}</h3>
      <Biwheel
        inner={{ ...chart1, name: me }}
        outer={{ ...chart2, name: other }}
        houses={chart1.houses}
        // The outer ring’s point comes first there, one’s own in the answer.
        aspects={aspects.map((aspect) => ({ ...aspect, a: aspect.b, b: aspect.a }))}
        label={t('astrology.biwheel.label', { inner: me, outer: other })}
      />
    </section>
  )
}

/** Where the planets of each fall in the houses of the other. */
export function Overlays({ overlays }: Pick<Synastry, 'overlays'>) {
  const { t } = useTranslation()
  const sides = [
    ['first', t('astrology.synastry.overlaysFirst'), overlays.first],
    ['second', t('astrology.synastry.overlaysSecond'), overlays.second],
  ] as const
  return (
    <section className="mt-7">
      <h3 className="font-semibold">{t('astrology.synastry.overlays')}</h3>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {sides.map(([id, title, points]) => (
          <div key={id} className="min-w-0">
            <h4 className="text-small font-semibold text-text-2">{title}</h4>
            {points.length === 0 ? (
              <p className="mt-2 text-small text-text-3">{t('astrology.synastry.overlaysNone')}</p>
            ) : (
              <ul className="mt-2 grid gap-3">
                {[...Map.groupBy(points, ({ house }) => house)]
                  .toSorted(([one], [other]) => one - other)
                  .map(([house, here]) => (
                    <li key={house} className="text-small">
                      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-text-2">
                        {t('astrology.house', { number: house })}
                        {here.map(({ name }) => (
                          <span key={name} className="inline-flex items-center gap-1">
                            <PointGlyph point={name} className="size-4.5 shrink-0" />
                            {t(`astrology.point.${name}`)}
                          </span>
                        ))}
                      </p>
                      <p className="mt-0.5 text-text-3">{here[0]?.text}</p>
                    </li>
                  ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

const none: ReadonlySet<never> = new Set()

/** Composite and Davison: the chart that two people have together. */
export function SharedCharts({
  compositeChart,
  davison,
}: Pick<Synastry, 'compositeChart' | 'davison'>) {
  const { t } = useTranslation()
  const format = useFormat()
  const [kind, setKind] = useState('composite')
  const [selection, setSelection] = useState<Selection | null>(null)
  const chart = kind === 'davison' ? davison : compositeChart
  return (
    <section className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="font-semibold">{t('astrology.synastry.shared')}</h3>
      <Segments
        label={t('astrology.synastry.shared')}
        hideLabel
        value={kind}
        onValueChange={(next) => {
          setKind(next)
          setSelection(null)
        }}
        items={[
          { id: 'composite', label: t('astrology.synastry.composite') },
          { id: 'davison', label: t('astrology.synastry.davison') },
        ]}
        className="max-w-md"
      />
      <p className="whitespace-pre-line text-text-2">{chart.text}</p>
      <p className="text-small text-text-3">
        {kind === 'davison'
          ? t('astrology.synastry.davisonHow', { at: format.dateTime(davison.instant) })
          : t('astrology.synastry.compositeHow')}
      </p>
      <NatalWheel
        chart={{ ...chart, moonRange: null }}
        label={t(`astrology.synastry.${kind === 'davison' ? 'davison' : 'composite'}`)}
        hidden={none}
        selection={selection}
        onSelect={setSelection}
      />
    </section>
  )
}
