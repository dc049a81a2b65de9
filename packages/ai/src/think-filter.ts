import { isRecord } from './record.ts'

const TAG = /<(\/?)think(?:ing)?>/i
const CLOSING_TAG = /<(\/)think(?:ing)?>/i
const OPENING = '<thinking>'
const CLOSING = '</thinking>'

/**
 * The visible text of one streamed delta. Reasoning that servers send in fields of its own
 * (`reasoning_content`, `reasoning`, parts of type `thinking`) is left out.
 */
export function visibleDelta(delta: unknown): string {
  if (!isRecord(delta)) return ''
  const { content, refusal } = delta
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOfPart).join('')
  return typeof refusal === 'string' ? refusal : ''
}

function textOfPart(part: unknown): string {
  return isRecord(part) && part['type'] === 'text' && typeof part['text'] === 'string'
    ? part['text']
    : ''
}

export type ThinkFilter = {
  push(piece: string): string
  end(): string
  /** Units at the beginning of what was given so far that turned out to be thoughts. */
  thoughtLength(): number
  /** A closing tag came without an opening one. */
  strayed(): boolean
}

/** The beginning of a reply is held until it is so long, or came in so many pieces. */
const openingLength = 100
const openingPieces = 8

/**
 * Removes `<think>…</think>` (also `<thinking>`) from text that arrives in pieces; tags may be
 * split anywhere. White space before the first visible character is dropped too. What stands before
 * a closing tag without an opening one was thought as well: the first few pieces wait for such a
 * tag, and what was given by the time it comes is told by `thoughtLength`.
 *
 * @param prefilled whether the server is known to begin replies within thoughts: then all waits for the
 *   tag; where it is known not to, nothing waits
 */
export function createThinkFilter(prefilled: boolean | null = null): ThinkFilter {
  let held = ''
  let thinking = false
  /** What waits; null once it was given. */
  let opening: string | null = prefilled === false ? null : ''
  let pieces = 0
  let given = 0
  let thoughts = 0
  let strayed = false
  let shown = false

  function give(text: string): string {
    const visible = shown ? text : text.trimStart()
    if (visible !== '') shown = true
    given += visible.length
    return visible
  }
  function release(): string {
    const text = opening ?? ''
    opening = null
    return give(text)
  }
  function show(text: string): string {
    if (opening === null) return give(text)
    opening = (opening + text).trimStart()
    const waits = prefilled === true || (pieces < openingPieces && opening.length < openingLength)
    return waits ? '' : release()
  }
  /** All before this was thought. */
  function restart(): void {
    opening = null
    strayed = true
    thoughts = given
    shown = false
  }

  return {
    push(piece) {
      if (piece !== '') pieces += 1
      let rest = held + piece
      let visible = ''
      for (;;) {
        const tag = (thinking ? CLOSING_TAG : TAG).exec(rest)
        if (tag === null) break
        const closes = tag[1] !== ''
        if (!thinking && closes) restart()
        else if (!thinking) {
          // Thoughts that are marked as such need no waiting.
          pieces = openingPieces
          prefilled = false
          visible += show(rest.slice(0, tag.index))
        }
        thinking = !closes
        rest = rest.slice(tag.index + tag[0].length)
      }
      const tail = startOfTag(rest)
      if (!thinking) visible += show(rest.slice(0, rest.length - tail.length))
      held = tail
      return visible
    },
    end() {
      const rest = thinking ? '' : held
      held = ''
      return release() + give(rest)
    },
    thoughtLength: () => thoughts,
    strayed: () => strayed,
  }
}

/** The end of `text` that may be the beginning of a tag. */
function startOfTag(text: string): string {
  const tail = text.slice(text.lastIndexOf('<')).toLowerCase()
  if (!tail.startsWith('<')) return ''
  return OPENING.startsWith(tail) || CLOSING.startsWith(tail) ? text.slice(-tail.length) : ''
}
