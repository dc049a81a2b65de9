import placeKinds from '../../data/place-kinds.json' with { type: 'json' }
import { fold } from '@lumen/language/fold'

/** Words that names are written with, brought to one spelling, so that a query meets its entry. */
export type Variants = Readonly<Record<string, string>>

/** ジュネーヴ is ジュネーブ to most. */
const plainV: Readonly<Record<string, string>> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' }

const hyphens = /[\p{Pd}=・·'’ʻ`´.]/gu

/**
 * A name without case, accents, hyphens and width; Chinese in simplified characters.
 * @param variants traditional characters with their simplified forms
 */
export function foldName(text: string, variants: Variants): string {
  return [...fold(text).replace(/ヴ([ァィェォ]?)/gu, (_, vowel: string) => plainV[vowel] ?? 'ブ')]
    .map((character) => variants[character] ?? character)
    .join('')
    .replace(hyphens, ' ')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replace(/\s+/g, ' ')
    .trim()
}

const han = /\p{Script=Han}/u
export const hasHan = (text: string): boolean => han.test(text)

const { peoples, autonomous, endings: kinds, before, after } = placeKinds
const any = (words: readonly string[]): string => `(?:${words.join('|')})`

/** What a Chinese, Japanese or Korean place may end in; people leave it out, and its peoples: 凉山彝族自治州. */
const endings = new RegExp(
  `(?:(?<![市州盟省])${any(peoples)}*自治${any(autonomous)}|${any(kinds)})$`,
  'u',
)

/** A folded name without the word for what kind of place it is; itself when nothing would be left. */
export function withoutEnding(name: string): string {
  const bare = name.replace(endings, '').trim()
  return [...bare].length >= 2 ? bare : name
}

const kindBefore = new RegExp(
  `^(?:${any(before.attributes)} )?${any(before.kinds)}(?: autonome)? (?:${any(before.links)} )?`,
  'u',
)
const kindAfter = new RegExp(` ${any(after)}$`, 'u')

/** A folded region in any language without the word for what kind of region it is. */
export const plainRegion = (name: string): string =>
  withoutEnding(name.replace(kindAfter, '').replace(kindBefore, ''))
