// Control characters except newline and tab, and surrogates without their partner: PostgreSQL
// refuses U+0000 and unpaired surrogates, and none of the others belongs in a chat message.
const UNWANTED = /[^\P{Cc}\n\t]|\p{Cs}/gu

/** Removes control characters (newline and tab stay) and unpaired surrogates. */
export function cleanText(text: string): string {
  return text.replace(UNWANTED, '')
}

/**
 * `cleanText` for text that arrives in pieces: a pair of surrogates split between two pieces is put
 * together again instead of being dropped twice.
 */
export function createTextCleaner(): { push(piece: string): string } {
  let held = ''
  return {
    push(piece) {
      const text = held + piece
      const last = text.charCodeAt(text.length - 1)
      const split = last >= 0xd800 && last <= 0xdbff
      held = split ? text.slice(-1) : ''
      return cleanText(split ? text.slice(0, -1) : text)
    },
  }
}
