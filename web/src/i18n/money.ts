import { tagOf } from './languages'

/** Money, dollars where nothing else is said, in the style of a language, without cents when there are none: $0, $12.99. */
export function createMoney(language: string, currency = 'usd'): (dollars: number) => string {
  const tag = tagOf(language)
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const exact = new Intl.NumberFormat(tag, style)
  const whole = new Intl.NumberFormat(tag, { ...style, maximumFractionDigits: 0 })
  return (dollars) => (Number.isInteger(dollars) ? whole : exact).format(dollars)
}
