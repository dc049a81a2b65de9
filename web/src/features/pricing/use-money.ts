import { tagOf } from '@/i18n/languages'
import { createMoney } from '@/i18n/money'
import { useSite } from '@/site/site-context'

/** Dollars and numbers in the style of the page’s language. */
export function useMoney() {
  const { language } = useSite()
  const number = new Intl.NumberFormat(tagOf(language))
  return { money: createMoney(language), number: (value: number) => number.format(value) }
}
