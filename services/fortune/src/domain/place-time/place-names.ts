/** Words that names are written with, brought to one spelling, so that a query meets its entry. */
export type Variants = Readonly<Record<string, string>>

const hyphens = /[\p{Pd}・·'’ʻ`´.]/gu

/**
 * A name without case, accents, hyphens and width; Chinese in simplified characters.
 * @param variants traditional characters with their simplified forms
 */
export function foldName(text: string, variants: Variants): string {
  return [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .normalize('NFC'),
  ]
    .map((character) => variants[character] ?? character)
    .join('')
    .replace(hyphens, ' ')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replace(/\s+/g, ' ')
    .trim()
}

const han = /\p{Script=Han}/u
export const hasHan = (text: string): boolean => han.test(text)

/** What a Chinese, Japanese or Korean place may end in, longest first; people leave it out. */
const endings =
  /(?:(?:[\p{Script=Han}]{1,12}族)*自治(?:州|县|旗|区)|特别行政区|维吾尔自治区|地区|林区|新区|省|市|县|区|州|盟|旗|府|都|道|郡|町|村|특별시|광역시|특별자치시|특별자치도|시|도|군|구)$/u

/** A folded name without the word for what kind of place it is; itself when nothing would be left. */
export function withoutEnding(name: string): string {
  const bare = name.replace(endings, '').trim()
  return [...bare].length >= 2 ? bare : name
}
