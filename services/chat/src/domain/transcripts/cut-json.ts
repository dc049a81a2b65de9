import { TranscriptError, transcriptLimits } from './transcript.ts'

/** What to do with a value: look into it, take it whole, or pass over it. */
export type Choice = 'open' | 'take' | 'skip'
export type JsonPart = { path: string; value: unknown }

const byte = {
  quote: 0x22,
  comma: 0x2c,
  colon: 0x3a,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
const opens = (code: number) => code === byte.openObject || code === byte.openList
const closes = (code: number) => code === byte.closeObject || code === byte.closeList
const ends = (code: number) => isSpace(code) || code === byte.comma || closes(code)

const keyBytes = 1_024

/** A list or object that is looked into. `next`: what may come now. */
type Frame = {
  list: boolean
  path: string
  key: string
  next: 'first' | 'key' | 'colon' | 'value' | 'end'
}
/** A value that is held or passed over. */
type Span = {
  use: 'key' | 'take' | 'skip'
  path: string
  held: Uint8Array[]
  bytes: number
  kind: 'nested' | 'string' | 'plain'
  depth: number
  quoted: boolean
  escaped: boolean
}

/** @throws TranscriptError `encoding` or `broken` */
export function parseJson(bytes: Uint8Array): unknown {
  let text
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new TranscriptError('encoding', { cause })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new TranscriptError('broken', { cause })
  }
}

/**
 * Cuts one JSON document of any length into the values that are chosen, as it comes. A path names keys,
 * joined by dots, with `*` for an entry of a list; that of the document is ''. No more is held than one
 * chosen value, up to `partBytes`.
 * @throws TranscriptError when the document is damaged, a value too large or nested too deeply
 */
export async function* cutJson(
  chunks: AsyncIterable<Uint8Array>,
  choose: (path: string) => Choice,
): AsyncGenerator<JsonPart> {
  const frames: Frame[] = []
  const current: { span: Span | null } = { span: null }
  let begun = false
  const broken = () => new TranscriptError('broken')

  /** Begins the value whose first byte this is. */
  function begin(code: number): void {
    const frame = frames.at(-1)
    const name = frame === undefined ? '' : frame.list ? '*' : frame.key
    const path = frame === undefined || frame.path === '' ? name : `${frame.path}.${name}`
    if (frame !== undefined) frame.next = 'end'
    const choice = choose(path)
    if (choice === 'open' && opens(code)) {
      frames.push({ list: code === byte.openList, path, key: '', next: 'first' })
      return
    }
    if (code === byte.colon || code === byte.comma || closes(code)) throw broken()
    current.span = newSpan(code, choice === 'take' ? 'take' : 'skip', path)
  }

  /** A byte between values. */
  function step(code: number): void {
    if (isSpace(code)) return
    const frame = frames.at(-1)
    if (frame === undefined) {
      if (begun) throw broken()
      begun = true
      return begin(code)
    }
    const close = frame.list ? byte.closeList : byte.closeObject
    if (code === close && (frame.next === 'first' || frame.next === 'end')) {
      frames.pop()
      return
    }
    if (frame.next === 'end') {
      if (code !== byte.comma) throw broken()
      frame.next = frame.list ? 'value' : 'key'
    } else if (frame.next === 'colon') {
      if (code !== byte.colon) throw broken()
      frame.next = 'value'
    } else if (frame.list || frame.next === 'value') begin(code)
    else {
      if (code !== byte.quote) throw broken()
      current.span = newSpan(code, 'key', '')
    }
  }

  for await (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk[at]!
      const { span } = current
      if (span === null) {
        step(code)
        from = at
        continue
      }
      const end = endOf(span, code)
      if (end === 'inside') continue
      const upTo = end === 'after' ? at + 1 : at
      hold(span, chunk.subarray(from, upTo))
      current.span = null
      const frame = frames.at(-1)
      if (span.use === 'key') {
        frame!.key = String(parseJson(Buffer.concat(span.held)))
        frame!.next = 'colon'
      } else if (span.use === 'take')
        yield { path: span.path, value: parseJson(Buffer.concat(span.held)) }
      if (end === 'before') step(code)
      from = at
    }
    if (current.span !== null) hold(current.span, chunk.subarray(from))
  }
  if (current.span !== null || frames.length > 0 || !begun) throw broken()
}

const newSpan = (code: number, use: Span['use'], path: string): Span => ({
  use,
  path,
  held: [],
  bytes: 0,
  kind: opens(code) ? 'nested' : code === byte.quote ? 'string' : 'plain',
  depth: opens(code) ? 1 : 0,
  quoted: code === byte.quote,
  escaped: false,
})

function hold(span: Span, bytes: Uint8Array): void {
  if (span.use === 'skip') return
  span.bytes += bytes.length
  if (span.bytes > (span.use === 'key' ? keyBytes : transcriptLimits.partBytes))
    throw new TranscriptError('part_too_large')
  // A chunk may be used again by whoever reads it.
  span.held.push(Uint8Array.from(bytes))
}

/** Whether a value goes on with this byte, ends with it, or has ended before it. */
function endOf(span: Span, code: number): 'inside' | 'after' | 'before' {
  if (span.kind === 'plain') return ends(code) ? 'before' : 'inside'
  if (span.quoted) {
    if (span.escaped) span.escaped = false
    else if (code === byte.backslash) span.escaped = true
    else if (code === byte.quote) {
      span.quoted = false
      if (span.kind === 'string') return 'after'
    }
    return 'inside'
  }
  if (code === byte.quote) span.quoted = true
  else if (opens(code)) {
    span.depth += 1
    if (span.depth > transcriptLimits.depth) throw new TranscriptError('too_deep')
  } else if (closes(code)) {
    span.depth -= 1
    if (span.depth === 0) return 'after'
  }
  return 'inside'
}
