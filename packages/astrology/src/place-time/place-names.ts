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

/** Peoples in the names of Chinese autonomous places: 凉山彝族自治州, 伊犁哈萨克自治州. */
const peoples =
  '(?:壮族|回族|维吾尔族?|藏族|彝族|苗族|侗族|土家族|布依族|朝鲜族|(?<!内)蒙古族?|哈萨克族?|柯尔克孜族?|傣族|白族|哈尼族|傈僳族|景颇族|羌族|黎族|瑶族|仫佬族|毛南族|畲族|满族|锡伯族?|东乡族|保安族|撒拉族|土族|裕固族|塔吉克族?|达斡尔族|鄂温克族|鄂伦春族?|佤族|拉祜族|布朗族|纳西族|怒族|独龙族|普米族|水族|仡佬族|各族)'

/** What a Chinese, Japanese or Korean place may end in, longest first; people leave it out. */
const endings = new RegExp(
  `(?:(?<![市州盟省])${peoples}*自治(?:州|县|旗|区)|特别行政区|地区|林区|新区|省|市|县|県|区|州|盟|旗|府|都|道|郡|町|村|특별시|광역시|특별자치시|특별자치도|시|도|군|구)$`,
  'u',
)

/** A folded name without the word for what kind of place it is; itself when nothing would be left. */
export function withoutEnding(name: string): string {
  const bare = name.replace(endings, '').trim()
  return [...bare].length >= 2 ? bare : name
}

const kindBefore =
  /^(?:(?:autonomous|autonome|autonoma|special) )?(?:province|provincia|provinz|region|regiao|estado|etat|distrito|district|departamento|departement|condado|comte|county|canton|cantao|kanton|prefectura|prefecture|prafektur|oblast|raion|municipio|municipality|republique|republica|republik|state|staat|bundesstaat|freistaat|land|comunidad(?: autonoma)?|comunidade(?: autonoma)?|voivodie|woiwodschaft|gouvernement|grafschaft)(?: autonome)? (?:(?:de la|de|del|dos|do|da|du|des|d|of the|of|von) )?/u
const kindAfter =
  / (?:province|region|governorate|district|oblast|county|department|prefecture|municipality|state|canton|voivodeship|republic|krai|kraj|주|현|성|도|구)$/u

/** A folded region in any language without the word for what kind of region it is. */
export const plainRegion = (name: string): string =>
  withoutEnding(name.replace(kindAfter, '').replace(kindBefore, ''))
