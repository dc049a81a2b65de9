import { isKana, toRomaji } from 'wanakana'

/** Sounds that no Japanese town has: フォ, ティ, ヴ. */
const foreign = /[ぁぃぅぇぉァィゥェォヴ]/u

/**
 * A name in kana by Hepburn, without marks of length, as maps write Japanese towns: とうきょう is
 * tokyo. Undefined when the text holds anything else, or what no Japanese name does.
 */
export function romaji(text: string): string | undefined {
  const kana = text.normalize('NFKC').replaceAll('ー', '')
  if (kana === '' || !isKana(kana) || foreign.test(kana)) return undefined
  return toRomaji(kana)
    .replaceAll("'", '')
    .replaceAll('wo', 'o')
    .replaceAll(/o[ou]/g, 'o')
    .replaceAll('uu', 'u')
}
