import type { BaziChart } from '@lumen/contracts/fortune/bazi'
import { useTranslation } from 'react-i18next'
import { Fold } from '../reading/fold'
import { Han } from '../terms/han'
import { useTerms } from '../terms/use-terms'

/** Every 神煞 of a chart: where it falls, what tradition meant by it, by which rule and book. */
export function SpiritList({ spirits }: { spirits: BaziChart['spirits'] }) {
  const { t, i18n } = useTranslation()
  const { term, latin } = useTerms()
  const list = new Intl.ListFormat(i18n.language, { style: 'short', type: 'conjunction' })
  if (spirits.length === 0) return null
  return (
    <Fold title={t('eastern.spirits.open', { number: spirits.length })}>
      <p className="text-small text-text-2">{t('eastern.spirits.lead')}</p>
      <ul className="grid gap-x-6 gap-y-3.5 sm:grid-cols-2">
        {spirits.map(({ name, pillars, from = [], source }) => {
          const { name: title, text } = term(name)
          return (
            <li key={name} className="min-w-0 text-small">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold">{title}</span>
                {latin && <Han className="text-text-3">{name}</Han>}
                <span className="text-text-3">
                  {pillars.map((pillar) => t(`eastern.pillar.${pillar}`)).join(' · ')}
                </span>
              </p>
              <p className="text-text-2">{text}</p>
              {source !== undefined && (
                <p className="text-xs text-text-3">
                  {t('eastern.spirits.rule', {
                    from: list.format(from.map((anchor) => t(`eastern.spirits.from.${anchor}`))),
                    source: t(`eastern.spirits.source.${source}`),
                  })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Fold>
  )
}
