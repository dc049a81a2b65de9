import variants from './variants.json' with { type: 'json' }

/**
 * Characters are folded before anything is compared, in messages and in the rules alike, so that
 * one spelling in a rule stands for all of its disguises.
 */

const lookAlikes = pairs(variants.lookAlikes)
/** Traditional and Japanese forms of the characters that occur in the rules, to the simplified ones. */
const simplified = pairs(variants.simplified)

function pairs(lists: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lists.flatMap((list) =>
      list.split(' ').map(([from = '', to = '']): [string, string] => [from, to]),
    ),
  )
}

const plainAscii = /^[\x20-\x7e\n\t\r]*$/
const invisible =
  /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe00-\ufe0f\u0300-\u036f\u20d0-\u20ff]/u
/** Signs that stand for a whole phrase: made plain, they would make a text up to eighteen times as long. */
const phraseSigns = /[\ufdfa\ufdfb]/g
const accentedLatin = /[\u00c0-\u024f\u1e00-\u1eff]/

function foldCharacter(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x80) return character
  if (code >= 0xac00 && code <= 0xd7a3) return character
  if (code >= 0x4e00 && code <= 0x9fff) return simplified.get(character) ?? character
  if (character === 'ー' || character === '〜') return ''
  if (code >= 0x30a1 && code <= 0x30f6) {
    const hiragana = String.fromCharCode(code - 0x60)
    return lookAlikes.get(hiragana) ?? hiragana
  }
  const other = lookAlikes.get(character)
  if (other !== undefined) return other
  if (character === 'ß') return 'ss'
  if (character === 'æ') return 'ae'
  if (character === 'œ') return 'oe'
  if (invisible.test(character)) return ''
  if (accentedLatin.test(character)) return character.normalize('NFD').charAt(0)
  return character
}

/**
 * Compatibility forms (full and half width, circled, mathematical letters), case, accents,
 * look-alike letters, katakana, traditional characters and invisible characters folded away.
 * Linear in the length of the text.
 */
export function fold(text: string): string {
  if (plainAscii.test(text)) return text.toLowerCase().replaceAll('`', "'")
  let folded = ''
  for (const character of text
    .replace(/[’‘ʼ´`＇′]/g, "'")
    .replace(phraseSigns, ' ')
    .normalize('NFKC')
    .toLowerCase()) {
    folded += foldCharacter(character)
  }
  return folded
}

/**
 * Rewrites pauses as plain punctuation: dots in a row, lone dashes and single line breaks part
 * clauses, an empty line parts sentences. Titles in 《》 are left out: nobody speaks in them.
 */
export function foldPauses(folded: string): string {
  return (
    folded
      .replace(/《[^》]{3,60}》/g, ',')
      // From where the white space begins: begun anew at each of its signs, it would be read once for each.
      .replace(/(?<!\s)\s*\n\s*\n\s*/g, '。')
      .replace(/[.。]{2,}/g, ',')
      .replace(/\n/g, ',')
      .replace(/ [-–—]+ /g, ', ')
  )
}
