/** Letters and digits alone, without regard to case and width: “ＭＩＲＡ” and “Mira” are one. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '')

/** What may stand around a name in a label, such as “**Mira:**” or “【小晶】：”. */
const longestFrame = 12
const colon = /[:：]/u
const afterLabel = /^[\s*_"”’」』】）)\]]+/u

export type NameLabelFilter = {
  push(piece: string): string
  /** The rest, when the text has ended. */
  end(): string
}

/**
 * Removes the companion's own name as a label before its reply (“Mira: hello”) from text that
 * arrives in pieces; only what may be such a label is held.
 */
export function createNameLabelFilter(name: string): NameLabelFilter {
  const names = new Set([keyOf(name), keyOf(name.split(/[\s·・]/u)[0] ?? '')])
  names.delete('')
  let held = ''
  let state: 'name' | 'gap' | 'text' = names.size === 0 ? 'text' : 'name'

  const mayBeName = (text: string): boolean => {
    const key = keyOf(text)
    return (
      text.length <= name.length + longestFrame && [...names].some((whole) => whole.startsWith(key))
    )
  }
  function take(): string {
    if (state === 'name') {
      const at = held.search(colon)
      if (at === -1 && mayBeName(held)) return ''
      if (at !== -1 && mayBeName(held.slice(0, at)) && names.has(keyOf(held.slice(0, at)))) {
        state = 'gap'
        held = held.slice(at + 1)
      } else state = 'text'
    }
    if (state === 'gap') {
      held = held.replace(afterLabel, '')
      if (held === '') return ''
      state = 'text'
    }
    const text = held
    held = ''
    return text
  }

  return {
    push(piece) {
      held += piece
      return take()
    },
    end() {
      if (state === 'name') state = 'text'
      return take()
    },
  }
}
