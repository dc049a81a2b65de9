import spoken from '../../data/country-names.json' with { type: 'json' }
import { languages } from '@lumen/contracts/languages'
import { foldName, type Variants } from './place-names.ts'

/** Lands that are named as a part of another at times: 中国香港, Fort-de-France in France. */
const parts: Readonly<Record<string, readonly string[]>> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['PR', 'GU', 'VI', 'AS', 'MP'],
  GB: ['IM', 'JE', 'GG', 'GI', 'BM', 'FK', 'KY'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF', 'PM', 'BL', 'MF', 'WF'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  DK: ['GL', 'FO'],
  FI: ['AX'],
  NO: ['SJ'],
}

/** Folded names of countries in the eight languages, with the two-letter codes each may stand for. */
export function countryCodes(variants: Variants): ReadonlyMap<string, readonly string[]> {
  const codes = new Map<string, string[]>()
  const add = (name: string, list: readonly string[]) => {
    const folded = foldName(name, variants)
    const known = codes.get(folded) ?? []
    const all = list.flatMap((code) => [code, ...(parts[code] ?? [])])
    codes.set(folded, [...new Set([...known, ...all])])
  }
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const code = first + second
        // Codes that are no longer used (UK, FX, SU) have the names of their successors.
        if (new Intl.Locale(`und-${code}`).region !== code) continue
        const name = names.of(code)
        if (name !== undefined) add(name, [code])
      }
  }
  // What people call countries besides, and did once.
  for (const [list, names] of Object.entries(spoken))
    for (const name of names) add(name, list.split(' '))
  return codes
}
