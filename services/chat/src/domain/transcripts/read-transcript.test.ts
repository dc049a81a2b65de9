import { describe, expect, it } from 'vitest'
import { readTranscript } from './read-transcript.ts'
import { saidAt } from './said-at.ts'
import { TranscriptError, transcriptLimits, type TranscriptPart } from './transcript.ts'

/** The file in pieces of some bytes, of which the first has the first line. */
async function* pieces(file: string | Uint8Array, size = 64) {
  const bytes = Buffer.from(file as Uint8Array)
  const line = bytes.indexOf(10)
  const first = Math.max(size, line + 1)
  yield bytes.subarray(0, first)
  for (let at = first; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(file: string | Uint8Array, size?: number) {
  const { format, parts } = await readTranscript(pieces(file, size))
  const all: TranscriptPart[] = []
  for await (const part of parts) all.push(part)
  return {
    format,
    talks: all.filter((part) => part.kind === 'talk'),
    said: all.flatMap((part) =>
      part.kind === 'said' ? [`${part.talk} ${part.fromUser ? 'I' : 'it'}: ${part.text}`] : [],
    ),
    times: all.flatMap((part) => (part.kind === 'said' ? [part.at] : [])),
  }
}
const problemOf = async (file: string | Uint8Array, size?: number) =>
  read(file, size).then(
    () => null,
    (error: unknown) => (error instanceof TranscriptError ? error.problem : error),
  )
const lines = (...each: unknown[]) => each.map((line) => JSON.stringify(line)).join('\n')

describe('a chat of SillyTavern', () => {
  const chat = lines(
    { user_name: 'Mo', character_name: 'Ada', chat_metadata: {} },
    { name: 'Ada', is_user: false, send_date: '2024-03-01 @14h 05m 10s 123ms', mes: 'Hello, Mo.' },
    { name: 'System', is_system: true, mes: 'Chat was hidden' },
    { name: 'Mo', is_user: true, send_date: 'March 1, 2024 2:06pm', mes: '你好 👋' },
  )
  it('is read line by line, without what the program says', async () => {
    for (const size of [1, 3, 64, 10_000]) {
      const { format, talks, said, times } = await read(`${chat}\r\n\n`, size)
      expect(format).toBe('sillytavern')
      expect(talks[0]).toEqual({ kind: 'talk', talk: '0', companion: 'Ada', title: 'Ada' })
      expect(said).toEqual(['0 it: Hello, Mo.', '0 I: 你好 👋'])
      expect(times).toEqual([Date.UTC(2024, 2, 1, 14, 5, 10, 123), Date.UTC(2024, 2, 1, 14, 6)])
    }
  })
  it('is refused where a line is none, is endless, or is no text', async () => {
    expect(await problemOf(`${chat}\nnot json`)).toBe('broken')
    expect(await problemOf(`${chat}\n[1]`)).toBe('broken')
    const endless = `${chat}\n{"mes":"${'a'.repeat(transcriptLimits.lineBytes)}`
    expect(await problemOf(endless, 65_536)).toBe('part_too_large')
    const wrong = Buffer.concat([
      Buffer.from(`${chat}\n{"mes":"`),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ])
    expect(await problemOf(wrong)).toBe('encoding')
  })
})

const node = (
  id: string,
  parent: string | null,
  role: string,
  text: string,
  extra: object = {},
) => ({
  [id]: {
    id,
    parent,
    message: {
      author: { role },
      create_time: 1_700_000_000.5,
      content: { content_type: 'text', parts: [text] },
      ...extra,
    },
  },
})

describe('conversations of ChatGPT', () => {
  const conversation = {
    title: 'A \u202Etrip<script>',
    current_node: 'c2',
    mapping: {
      root: { id: 'root', parent: null, message: null },
      ...node('s', 'root', 'system', 'You are'),
      ...node('a', 's', 'user', 'Where to?'),
      ...node('b', 'a', 'assistant', 'search()', { recipient: 'browser' }),
      ...node('c1', 'b', 'assistant', 'To Rome.'),
      ...node('c2', 'b', 'assistant', 'To Lyon.'),
    },
  }
  it('give the branch that was shown last', async () => {
    const { format, talks, said, times } = await read(
      JSON.stringify([conversation, { ...conversation, current_node: 'c1' }]),
    )
    expect(format).toBe('chatgpt')
    expect(talks[0]).toEqual({ kind: 'talk', talk: '0', title: 'A trip<script>' })
    expect(said).toEqual(['0 I: Where to?', '0 it: To Lyon.', '1 I: Where to?', '1 it: To Rome.'])
    expect(times[0]).toBe(1_700_000_000_500)
  })
  it('may be one alone', async () => {
    expect((await read(JSON.stringify(conversation))).said).toHaveLength(2)
  })
  it('may go round in circles without end', async () => {
    const mapping = { ...node('a', 'b', 'user', '1'), ...node('b', 'a', 'assistant', '2') }
    const { said } = await read(JSON.stringify([{ mapping, current_node: 'a' }]))
    expect(said).toEqual(['0 it: 2', '0 I: 1'])
  })
})

describe('talks of Character.AI', () => {
  const turn = (name: string, human: boolean, text: string, at: string) => ({
    author: { name, is_human: human },
    create_time: at,
    primary_candidate_id: 'x',
    candidates: [
      { candidate_id: 'w', raw_content: 'another' },
      { candidate_id: 'x', raw_content: text },
    ],
  })
  it('come in the order in which they were said', async () => {
    const turns = [
      turn('Mo', true, 'Hi', '2024-01-01T10:01:00.000Z'),
      turn('Ada', false, 'Hello', '2024-01-01T10:00:00.000Z'),
    ]
    const { format, talks, said } = await read(JSON.stringify({ turns }))
    expect(format).toBe('character_ai')
    expect(talks[0]).toMatchObject({ companion: 'Ada' })
    expect(said).toEqual(['0 it: Hello', '0 I: Hi'])
  })
  it('are read as they were kept before, too', async () => {
    const msgs = [
      { src: { name: 'Ada', is_human: false }, text: 'Hello' },
      { src: { name: 'Mo', is_human: true }, text: 'Hi' },
    ]
    const { said } = await read(JSON.stringify({ histories: [{ msgs }, { msgs }] }))
    expect(said).toEqual(['0 it: Hello', '0 I: Hi', '1 it: Hello', '1 I: Hi'])
  })
})

describe('a copy of an account of ours', () => {
  it('gives its talks, without wishes for pictures', async () => {
    const file = {
      format: 'lumen-export',
      data: {
        companions: [{ id: 'c', name: 'Ada' }],
        turns: [[[['passed over']]]],
        messages: [
          {
            companionId: 'c',
            isFromUser: true,
            content: 'Hi',
            createdAt: '2026-01-01T00:00:00.000Z',
          },
          { companionId: 'c', isFromUser: true, content: 'a cat', messageType: 'image' },
          { companionId: 'c', isFromUser: false, content: 'Hello' },
        ],
      },
    }
    for (const size of [1, 7, 1_000]) {
      const { format, talks, said, times } = await read(JSON.stringify(file, null, 2), size)
      expect(format).toBe('lumen')
      expect(talks).toEqual([{ kind: 'talk', talk: 'c', companion: 'Ada', title: 'Ada' }])
      expect(said).toEqual(['c I: Hi', 'c it: Hello'])
      expect(times).toEqual([Date.UTC(2026, 0, 1), null])
    }
  })
})

it('refuses what it does not know, and what is meant to harm', async () => {
  expect(await problemOf('')).toBe('empty')
  expect(await problemOf('Dear diary')).toBe('unknown')
  expect(await problemOf('PK\u0003\u0004')).toBe('archive')
  expect(await problemOf('{"hello":"world"}')).toBe('unknown')
  expect(await problemOf('{"data":{"messages":[{"content":"x"}]}}')).toBe('unknown')
  expect(await problemOf('[{"mapping":{')).toBe('broken')
  expect(await problemOf('[{"mapping":{}},]')).toBe('broken')
  expect(await problemOf('[{"mapping":{}} {"mapping":{}}]')).toBe('broken')
  expect(await problemOf(`[${'['.repeat(100_000)}`)).toBe('too_deep')
  expect(await problemOf(`{"${'k'.repeat(5_000)}":1}`)).toBe('part_too_large')
  const large = `[{"mapping":"${'a'.repeat(transcriptLimits.partBytes)}"}]`
  expect(await problemOf(large, 1 << 20)).toBe('part_too_large')
  expect(await problemOf('[{"__proto__":{"mapping":{}}}]')).toBe('unknown')
})

it('takes times as files write them, and none that is not ours', () => {
  expect(saidAt('1700000000')).toBe(1_700_000_000_000)
  expect(saidAt(1_700_000_000_000)).toBe(1_700_000_000_000)
  expect(saidAt('2024-01-01T10:00:00+02:00')).toBe(Date.UTC(2024, 0, 1, 8))
  expect(saidAt('2024-01-01T10:00:00')).toBe(Date.UTC(2024, 0, 1, 10))
  for (const none of [null, {}, 'soon', -1, Number.NaN, 1e300, '9'.repeat(70)])
    expect(saidAt(none)).toBeNull()
})
