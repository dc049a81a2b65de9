import { creditCosts, plans } from '@lumen/contracts/plans'
import { siteSettings, type SiteSettings } from './site-settings.ts'
import { tagOf } from '../../src/i18n/languages.ts'

/** What a document may name in braces, by language. */
export function placeholderValues(
  language: string,
  settings: SiteSettings = siteSettings(),
): Record<string, string> {
  const tag = tagOf(language)
  const number = new Intl.NumberFormat(tag)
  const price = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const entries: [string, string][] = [
    ['site.url', settings.url],
    ['site.host', new URL(settings.url).host],
    ...Object.entries(settings.mail).map(([box, address]): [string, string] => [
      `mail.${box}`,
      address,
    ]),
    ...plans.flatMap(({ id, priceUsd, credits }): [string, string][] => [
      [`price.${id}`, price.format(priceUsd)],
      [`credits.${id}`, number.format(credits)],
    ]),
    ...Object.entries(creditCosts).map(([use, cost]): [string, string] => [
      `cost.${use}`,
      number.format(cost),
    ]),
  ]
  return Object.fromEntries(entries)
}

/**
 * Fills `{name}` in a text. A mailbox that stands alone becomes a link that opens a mail; after
 * `mailto:` it stays plain. @throws on a name that there is no value for
 */
export const fillPlaceholders = (
  text: string,
  values: Readonly<Record<string, string>>,
  file: string,
): string =>
  text.replaceAll(/(mailto:|\[)?\{([\w.]+)\}/g, (_, before: string | undefined, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`${file} names {${name}}; there are ${Object.keys(values).join(', ')}`)
    if (before !== undefined) return before + value
    return name.startsWith('mail.') ? `<${value}>` : value
  })
