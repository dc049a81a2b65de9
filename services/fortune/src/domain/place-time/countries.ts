import { languages } from '@lumen/contracts/languages'
import { foldName, type Variants } from './place-names.ts'

/** What people call countries besides the names that the languages’ own lists give. */
const spoken: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  us: 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  holland: 'NL',
  korea: 'KR',
  'south korea': 'KR',
  英格兰: 'GB',
  苏格兰: 'GB',
  南韩: 'KR',
  中华人民共和国: 'CN',
  大韓民国: 'KR',
  대한민국: 'KR',
  한국: 'KR',
  미국: 'US',
  'czech republic': 'CZ',
  tschechien: 'CZ',
  uae: 'AE',
  hongkong: 'HK',
  台湾: 'TW',
}

/** Folded names of every country in the eight languages, with their two-letter codes. */
export function countryCodes(variants: Variants): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const code = first + second
        const name = names.of(code)
        if (name !== undefined) codes.set(foldName(name, variants), code)
      }
  }
  for (const [name, code] of Object.entries(spoken)) codes.set(foldName(name, variants), code)
  return codes
}
