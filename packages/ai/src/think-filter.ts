import { isRecord } from './record.ts'

const TAG = /<(\/?)think(?:ing)?>/i
const CLOSING_TAG = /<\/think(?:ing)?>/i
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

/**
 * Removes `<think>…</think>` (also `<thinking>`) from text that arrives in pieces; tags may be
 * split anywhere. White space before the first visible character is dropped too. A closing tag
 * without an opening one is removed alone: the thoughts before it were already shown, and only the
 * server's own reasoning parser can prevent that.
 */
export function createThinkFilter(): { push(piece: string): string; end(): string } {
  let held = ''
  let thinking = false
  let shown = false

  function show(text: string): string {
    const visible = shown ? text : text.trimStart()
    if (visible !== '') shown = true
    return visible
  }

  return {
    push(piece) {
      let rest = held + piece
      let visible = ''
      for (;;) {
        const tag = (thinking ? CLOSING_TAG : TAG).exec(rest)
        if (tag === null) break
        if (!thinking) visible += rest.slice(0, tag.index)
        thinking = tag[1] === ''
        rest = rest.slice(tag.index + tag[0].length)
      }
      const tail = startOfTag(rest)
      if (!thinking) visible += rest.slice(0, rest.length - tail.length)
      held = tail
      return show(visible)
    },
    end() {
      return thinking ? '' : show(held)
    },
  }
}

/** The end of `text` that may be the beginning of a tag. */
function startOfTag(text: string): string {
  const tail = text.slice(text.lastIndexOf('<')).toLowerCase()
  if (!tail.startsWith('<')) return ''
  return OPENING.startsWith(tail) || CLOSING.startsWith(tail) ? text.slice(-tail.length) : ''
}
