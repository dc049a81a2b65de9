/**
 * Signs that stand for a whole phrase of Arabic: made plain, they would make a text up to eighteen times
 * as long. No language here is written with them, so that stored hashes are what they were.
 */
const phraseSigns = /[\ufdfa\ufdfb]/g

/** One width and one case: compatibility forms (ＡＢＣ, ﾊﾞ, ﬁ) made plain, then lower case. */
export const foldCase = (text: string): string =>
  text.replace(phraseSigns, ' ').normalize('NFKC').toLowerCase()

/**
 * A text as words are compared, whoever typed it: `foldCase`, ß as ss, Latin letters without their
 * marks, composed again (NFC). Other scripts keep their marks: バ is not ハ, 각 is not 가. What it
 * gives is stored in keyed hashes: `analyserVersion` goes up with it.
 */
export const fold = (text: string): string =>
  foldCase(text)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
