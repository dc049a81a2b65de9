import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { ownTimeZone, useGetQuoteQuery } from './wallet-api'

/** What one picture costs, in a button that makes it: the quote beside it says the same to everybody. */
export function PriceTag() {
  const { t } = useTranslation()
  const format = useFormat()
  const { data } = useGetQuoteQuery({
    query: { kind: 'image', units: 1, timeZone: ownTimeZone() },
  })
  if (data === undefined || data.obstacle !== null || data.credits === 0) return null
  return (
    <span
      aria-hidden
      className="text-[.85em] font-normal whitespace-nowrap tabular-nums opacity-90"
    >
      {t('wallet.quote.receipt', { amount: format.number(data.credits) })}
    </span>
  )
}
