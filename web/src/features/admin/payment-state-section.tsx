import type { PaymentState } from '@lumen/contracts/billing/office-schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { StatTile } from '@/ui/stat-tile'
import { useGetPaymentStateQuery } from './ledger-api'
import { Answer, Section } from './section'

/** Who takes payments, and whether they are heard. */
export function PaymentStateSection() {
  const { t } = useTranslation()
  const state = useGetPaymentStateQuery(undefined, { refetchOnMountOrArgChange: 30 })
  return (
    <Section name={t('adminPayments.state.heading')}>
      <Answer query={state}>{(known) => <State state={known} />}</Answer>
    </Section>
  )
}

function State({ state: { provider, lastEvent, failures, openRefunds } }: { state: PaymentState }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-3">
        <StatTile
          label={t('adminPayments.state.provider')}
          value={t(`adminPayments.state.${provider ?? 'none'}`)}
        />
        <StatTile
          label={
            lastEvent === null
              ? t('adminPayments.state.lastEvent')
              : `${t('adminPayments.state.lastEvent')} · ${lastEvent.type}`
          }
          value={lastEvent && format.relative(lastEvent.at)}
        />
        <StatTile label={t('adminPayments.state.openRefunds')} value={format.number(openRefunds)} />
      </dl>
      {provider === null && (
        <p className="text-small text-text-2">{t('adminPayments.state.noneHint')}</p>
      )}
      {failures.length > 0 && (
        <>
          <h3 className="mt-2 font-bold">{t('adminPayments.state.failures')}</h3>
          <ul className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
            {failures.map(({ id, type, attempts, at, error }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3"
              >
                <span className="grid min-w-0">
                  <span className="font-mono text-small wrap-anywhere">{type}</span>
                  <span className="text-small wrap-anywhere text-danger">{error}</span>
                </span>
                <span className="text-small text-text-3">
                  {t('adminPayments.state.attempts', { n: format.number(attempts) })} ·{' '}
                  <time dateTime={at}>{format.dateTime(at)}</time>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
