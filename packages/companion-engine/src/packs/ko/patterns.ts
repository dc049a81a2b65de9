const syllables = 0xac00
const finals = 28
const vowels = 21

/** Syllables without a final consonant: what follows them takes 가, 는, 를, 야, 예요. */
const openSyllables = Array.from({ length: 19 * vowels }, (_, at) =>
  String.fromCharCode(syllables + at * finals),
).join('')

/** Behind a syllable with a final consonant. */
export const closed = `(?<=[가-힣])(?<![${openSyllables}])`

/** What may trail a chat message: laughter, tears, blanks. */
const trail = '[ㅋㅎㅠㅜㄷ;^\\s]{0,60}'

/**
 * A pattern in the notation of this pack: every blank is optional (spacing is free in chat), `_`
 * stands for the beginning of a word, and before `$` laughter and tears may trail.
 */
export const rx = (source: string): RegExp =>
  new RegExp(
    source.replace(/ \??/g, '\\s?').replaceAll('_', '(?<![가-힣])').replaceAll('$', `${trail}$`),
    'u',
  )

/** A feeling that is not taken back by what follows it (슬프지 않아, 행복하진 못해). */
export const felt = (source: string): RegExp =>
  rx(`(?:${source})(?!(?:하|스럽|겁|롭)?(?:지|진|질)(?:는|도|가|를)? (?:않|못|안|마))`)

/** Whether a word ends in a final consonant. */
export const isClosed = (word: string): boolean => {
  const code = word.charCodeAt(word.length - 1)
  if (code >= 0x30 && code <= 0x39) return '013678'.includes(word.charAt(word.length - 1))
  return code >= syllables && code <= 0xd7a3 && (code - syllables) % finals !== 0
}
