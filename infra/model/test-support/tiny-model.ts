import { writeFile } from 'node:fs/promises'

/** What the model says, word by word; then it ends. */
export const tinyWords = [
  'Hello',
  ' there,',
  ' I',
  ' am',
  ' a',
  ' tiny',
  ' test',
  ' model.',
  ' 你好',
  '，',
  '很高兴',
  '见到你',
  '。',
] as const

const marks = { start: '<|im_start|>', end: '<|im_end|>' } as const
const template =
  "{% for m in messages %}{{ '<|im_start|>' + m['role'] + '\\n' + m['content'] + '<|im_end|>' + '\\n' }}" +
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"

const width = 64
const inner = 128
const heads = 4
const keyHeads = 2
/** A token is a letter or less: prompts of the product are long in them. */
const trained = 32_768
/** How sure it is of the next word. */
const sureness = 24

/**
 * Writes a model of 350 kB, a chain of words in the shape of a Llama: attention and the inner layers
 * add nothing, so that a token's own direction alone decides which one follows. It reads any text and
 * always says `tinyWords`.
 *
 * @param pooling writes a model for embeddings instead: the mean of its tokens
 */
export async function writeTinyModel(path: string, { pooling = false } = {}): Promise<void> {
  const vocabulary = createVocabulary()
  const random = createRandom()
  const { size } = vocabulary
  const directions = Array.from({ length: size }, () => unit(Array.from({ length: width }, random)))
  const next = Array.from({ length: size }, () => Array.from({ length: width }, () => 0))
  const follow = (from: number, to: number) =>
    directions[from]!.forEach((value, index) => {
      next[to]![index]! += (value * sureness) / Math.sqrt(width)
    })
  const words = tinyWords.map(vocabulary.id)
  follow(vocabulary.id('<0x0A>'), words[0]!)
  words.slice(1).forEach((word, index) => follow(words[index]!, word))
  follow(words.at(-1)!, vocabulary.id(marks.end))

  const headWidth = width / heads
  const filled = (count: number, value: () => number) => Array.from({ length: count }, value)
  const noise = () => random() * 0.1
  const nothing = () => 0
  const tensors: Tensor[] = [
    { name: 'token_embd.weight', shape: [width, size], values: directions.flat() },
    { name: 'output_norm.weight', shape: [width], values: filled(width, () => 1) },
    { name: 'output.weight', shape: [width, size], values: next.flat() },
    { name: 'blk.0.attn_norm.weight', shape: [width], values: filled(width, () => 1) },
    { name: 'blk.0.ffn_norm.weight', shape: [width], values: filled(width, () => 1) },
    ...(
      [
        ['attn_q', width, width, noise],
        ['attn_k', width, headWidth * keyHeads, noise],
        ['attn_v', width, headWidth * keyHeads, noise],
        ['attn_output', width, width, nothing],
        ['ffn_gate', width, inner, noise],
        ['ffn_up', width, inner, noise],
        ['ffn_down', inner, width, nothing],
      ] as const
    ).map(([name, rows, columns, value]) => ({
      name: `blk.0.${name}.weight`,
      shape: [rows, columns],
      values: filled(rows * columns, value),
    })),
  ]
  await writeFile(path, gguf(metadata(vocabulary, pooling), tensors))
}

type Tensor = { name: string; shape: readonly number[]; values: readonly number[] }
type Vocabulary = ReturnType<typeof createVocabulary>

/** Kinds of tokens as the format numbers them. */
const kinds = { normal: 1, unknown: 2, control: 3, whole: 4, byte: 6 } as const

function createVocabulary() {
  const ids = new Map<string, number>()
  const types: number[] = []
  const scores: number[] = []
  const add = (token: string, kind: keyof typeof kinds, score = 0) => {
    if (ids.has(token)) return
    ids.set(token, ids.size)
    types.push(kinds[kind])
    scores.push(score)
  }
  add('<unk>', 'unknown')
  add('<s>', 'control')
  add('</s>', 'control')
  for (let byte = 0; byte < 256; byte += 1)
    add(`<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`, 'byte')
  add(marks.start, 'control')
  add(marks.end, 'control')
  // Matched whole, so that what it wrote is read as the same tokens again.
  for (const word of tinyWords) add(word, 'whole')
  add('▁', 'normal', -1)
  for (let code = 33; code < 127; code += 1) add(String.fromCharCode(code), 'normal', -2)
  return {
    tokens: [...ids.keys()],
    types,
    scores,
    size: ids.size,
    id: (token: string): number => ids.get(token)!,
  }
}

/** The same numbers each time, between -1 and 1. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 31 - 1
  }
}

function unit(values: readonly number[]): number[] {
  const length = Math.hypot(...values)
  return values.map((value) => value / length)
}

type Value =
  | { u32: number }
  | { f32: number }
  | { flag: boolean }
  | { text: string }
  | { texts: readonly string[] }
  | { floats: readonly number[] }
  | { integers: readonly number[] }

function metadata(vocabulary: Vocabulary, pooling: boolean): [string, Value][] {
  return [
    ['general.architecture', { text: 'llama' }],
    ['general.name', { text: pooling ? 'Tiny Embedding' : 'Tiny Chat' }],
    ['llama.context_length', { u32: trained }],
    ['llama.embedding_length', { u32: width }],
    ['llama.block_count', { u32: 1 }],
    ['llama.feed_forward_length', { u32: inner }],
    ['llama.attention.head_count', { u32: heads }],
    ['llama.attention.head_count_kv', { u32: keyHeads }],
    ['llama.attention.layer_norm_rms_epsilon', { f32: 1e-5 }],
    ['llama.rope.dimension_count', { u32: width / heads }],
    ['llama.rope.freq_base', { f32: 10_000 }],
    ['llama.vocab_size', { u32: vocabulary.size }],
    ...(pooling ? [['llama.pooling_type', { u32: 1 }] as [string, Value]] : []),
    ['tokenizer.ggml.model', { text: 'llama' }],
    ['tokenizer.ggml.pre', { text: 'default' }],
    ['tokenizer.ggml.tokens', { texts: vocabulary.tokens }],
    ['tokenizer.ggml.scores', { floats: vocabulary.scores }],
    ['tokenizer.ggml.token_type', { integers: vocabulary.types }],
    ['tokenizer.ggml.bos_token_id', { u32: vocabulary.id('<s>') }],
    ['tokenizer.ggml.eos_token_id', { u32: vocabulary.id(pooling ? '</s>' : marks.end) }],
    ['tokenizer.ggml.unknown_token_id', { u32: vocabulary.id('<unk>') }],
    ['tokenizer.ggml.padding_token_id', { u32: vocabulary.id('</s>') }],
    ['tokenizer.ggml.add_bos_token', { flag: true }],
    ['tokenizer.ggml.add_eos_token', { flag: false }],
    ['tokenizer.ggml.add_space_prefix', { flag: false }],
    ...(pooling ? [] : [['tokenizer.chat_template', { text: template }] as [string, Value]]),
  ]
}

const alignment = 32
const aligned = (size: number): number => Math.ceil(size / alignment) * alignment

/** A file of format GGUF, version 3, with tensors of 32-bit floats. */
function gguf(entries: readonly [string, Value][], tensors: readonly Tensor[]): Buffer {
  let offset = 0
  const infos = tensors.map(({ name, shape, values }) => {
    const info = Buffer.concat([
      text(name),
      u32(shape.length),
      ...shape.map(u64),
      u32(0),
      u64(offset),
    ])
    offset = aligned(offset + values.length * 4)
    return info
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(entries.length),
    ...entries.flatMap(([key, value]) => [text(key), encoded(value)]),
    ...infos,
  ])
  return Buffer.concat([head, ...tensors.map(({ values }) => floats(values))].map(padded))
}

const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(aligned(bytes.length) - bytes.length)])

/** A value with its type before it. */
function encoded(value: Value): Buffer {
  if ('u32' in value) return Buffer.concat([u32(4), u32(value.u32)])
  if ('f32' in value) return Buffer.concat([u32(6), floats([value.f32])])
  if ('flag' in value) return Buffer.concat([u32(7), Buffer.from([value.flag ? 1 : 0])])
  if ('text' in value) return Buffer.concat([u32(8), text(value.text)])
  if ('texts' in value) return list(8, value.texts.length, value.texts.map(text))
  if ('floats' in value) return list(6, value.floats.length, [floats(value.floats)])
  return list(5, value.integers.length, value.integers.map(u32))
}

const list = (type: number, count: number, items: readonly Buffer[]): Buffer =>
  Buffer.concat([u32(9), u32(type), u64(count), ...items])

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}

const floats = (values: readonly number[]): Buffer => Buffer.from(Float32Array.from(values).buffer)

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8')
  return Buffer.concat([u64(bytes.length), bytes])
}
