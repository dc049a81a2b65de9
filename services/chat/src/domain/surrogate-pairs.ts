/**
 * Passes text through in pieces that never end in the first half of a surrogate pair; that half
 * waits for the piece with the second one. `rest()` gives what still waits, at the end.
 */
export function createPairKeeper(): { push(piece: string): string; rest(): string } {
  let held = ''
  return {
    push(piece) {
      const text = held + piece
      const last = text.charCodeAt(text.length - 1)
      const split = last >= 0xd800 && last <= 0xdbff
      held = split ? text.slice(-1) : ''
      return split ? text.slice(0, -1) : text
    },
    rest() {
      const text = held
      held = ''
      return text
    },
  }
}
