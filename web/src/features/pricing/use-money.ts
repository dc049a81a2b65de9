import { tagOf } from '@/i18n/languages'
import { useSite } from '@/site/site-context'

/** Dollars and numbers in the style of the page’s language. */
export function useMoney() {
  const { language } = useSite()
  const tag = tagOf(language)
  const exact = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const whole = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  const number = new Intl.NumberFormat(tag)
  return {
    /** Without cents when there are none: $0, $12.99. */
    money: (value: number) => (Number.isInteger(value) ? whole : exact).format(value),
    number: (value: number) => number.format(value),
  }
}
