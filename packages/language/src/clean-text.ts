/** Longest user text that is looked at; of a longer one its beginning and its end. */
const textLimit = 2_400

const controls = /[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]/gu
const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f]/gu

/** Bounded, well-formed, composed (NFC), without control and invisible characters. */
export function cleanText(text: string): string {
  const bounded =
    text.length <= textLimit
      ? text
      : `${text.slice(0, textLimit / 2)}\n${text.slice(-textLimit / 2)}`
  return bounded
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\r\n]+/g, '\n')
    .replace(controls, (found) => (found === '\n' ? '\n' : ' '))
    .replace(invisible, '')
    .replace(/[^\S\n]+/gu, ' ')
    .trim()
}
