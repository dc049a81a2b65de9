import { cutJson, parseJson, type Choice, type JsonPart } from './cut-json.ts'
import {
  partsOfCharacterAi,
  partsOfChatGpt,
  partsOfOwnCompanion,
  partsOfOwnMessage,
  partsOfSillyTavern,
} from './formats.ts'
import {
  field,
  fieldsOf,
  TranscriptError,
  transcriptLimits,
  type Transcript,
  type TranscriptPart,
} from './transcript.ts'

type Bytes = AsyncIterable<Uint8Array>

const newline = 0x0a
const archive = [0x50, 0x4b]
const byteOrderMark = [0xef, 0xbb, 0xbf]
const beginsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((each, index) => bytes[index] === each)

/** Nothing, or what is left of an end of a line as Windows writes it. */
const isBlank = (held: readonly Buffer[], length: number) =>
  length < 3 && Buffer.concat(held).toString('latin1').trim() === ''

/** Lines without their ends; empty ones are left out. */
async function* linesOf(chunks: Bytes): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  const add = (bytes: Uint8Array) => {
    length += bytes.length
    if (length > transcriptLimits.lineBytes) throw new TranscriptError('part_too_large')
    held.push(Buffer.from(bytes))
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at))
      if (!isBlank(held, length)) yield Buffer.concat(held)
      held = []
      length = 0
      from = at + 1
    }
    add(chunk.subarray(from))
  }
  if (!isBlank(held, length)) yield Buffer.concat(held)
}

const choices: Readonly<Record<string, Choice>> = {
  '': 'open',
  '*': 'take',
  data: 'open',
  'data.companions': 'open',
  'data.companions.*': 'take',
  'data.messages': 'open',
  'data.messages.*': 'take',
  turns: 'take',
  histories: 'open',
  'histories.*': 'take',
  chats: 'open',
  'chats.*': 'take',
  mapping: 'take',
  current_node: 'take',
  title: 'take',
  format: 'take',
}

async function* partsOfLines(chunks: Bytes): AsyncGenerator<TranscriptPart> {
  for await (const line of linesOf(chunks)) {
    const fields = fieldsOf(parseJson(line))
    if (fields === null) throw new TranscriptError('broken')
    yield* partsOfSillyTavern(fields, '0')
  }
}

/** What the values of a document are parts of; the first one that is known decides. */
function asParts(
  { path, value }: JsonPart,
  index: number,
): (Pick<Transcript, 'format'> & { parts: TranscriptPart[] }) | null {
  const fields = fieldsOf(value)
  const talk = String(index)
  switch (path) {
    case '*': {
      const parts = fields && partsOfChatGpt(fields, talk)
      return parts && { format: 'chatgpt', parts }
    }
    case 'turns': {
      const parts = partsOfCharacterAi(value, talk)
      return parts && { format: 'character_ai', parts }
    }
    case 'histories.*':
    case 'chats.*': {
      const turns = fields && (field(fields, 'turns') ?? field(fields, 'msgs'))
      const parts = partsOfCharacterAi(turns, talk)
      return parts && { format: 'character_ai', parts }
    }
    case 'data.companions.*':
      return fields && { format: 'lumen', parts: partsOfOwnCompanion(fields) }
    case 'data.messages.*':
      return fields && { format: 'lumen', parts: partsOfOwnMessage(fields) }
    default:
      return null
  }
}

async function* partsOfDocument(
  chunks: Bytes,
): AsyncGenerator<{ format: Transcript['format']; parts: TranscriptPart[] }> {
  let index = 0
  let own = false
  // One conversation of ChatGPT alone is an object, whose tree comes before what points into it.
  const alone: Record<string, unknown> = {}
  for await (const part of cutJson(chunks, (path) => choices[path] ?? 'skip')) {
    if (part.path === 'format') own = part.value === 'lumen-export'
    if (part.path.startsWith('data.') && !own) throw new TranscriptError('unknown')
    if (part.path === 'mapping' || part.path === 'current_node' || part.path === 'title')
      alone[part.path] = part.value
    const read = asParts(part, index)
    if (read === null) continue
    index += 1
    yield read
  }
  const parts = partsOfChatGpt(alone, String(index))
  if (parts !== null) yield { format: 'chatgpt', parts }
}

/** Puts back what was looked at. */
async function* withFirst(first: Uint8Array, rest: AsyncIterator<Uint8Array>): Bytes {
  yield first
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
}

/** Whether the first line is one of a chat of SillyTavern: an object of its own. */
function isLineOfTalk(first: Uint8Array): boolean {
  const end = first.indexOf(newline)
  try {
    const fields = fieldsOf(parseJson(end < 0 ? first : first.subarray(0, end)))
    return (
      fields !== null &&
      (Object.hasOwn(fields, 'mes') ||
        Object.hasOwn(fields, 'chat_metadata') ||
        (Object.hasOwn(fields, 'user_name') && Object.hasOwn(fields, 'character_name')))
    )
  } catch {
    return false
  }
}

/**
 * Reads what is said in a file, as it comes, by what is in it: JSON Lines of SillyTavern, JSON of
 * Character.AI, ChatGPT or an account of ours. The file is not held.
 * @param chunks its first one has the first line, up to 64 KiB
 * @throws TranscriptError, also while its parts are read
 */
export async function readTranscript(chunks: Bytes): Promise<Transcript> {
  const iterator = chunks[Symbol.asyncIterator]()
  const { value, done } = await iterator.next()
  if (done === true || value.length === 0) throw new TranscriptError('empty')
  const first = beginsWith(value, byteOrderMark) ? value.subarray(byteOrderMark.length) : value
  if (beginsWith(first, archive)) throw new TranscriptError('archive')
  const whole = withFirst(first, iterator)
  if (isLineOfTalk(first)) return { format: 'sillytavern', parts: partsOfLines(whole) }
  if (!/^\s*[[{]/.test(Buffer.from(first.subarray(0, 256)).toString('latin1')))
    throw new TranscriptError('unknown')
  const documents = partsOfDocument(whole)
  const start = await documents.next()
  if (start.done === true) throw new TranscriptError('unknown')
  const { format } = start.value
  async function* parts() {
    yield* start.value!.parts
    for await (const each of documents) yield* each.parts
  }
  return { format, parts: parts() }
}
