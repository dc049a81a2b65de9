import { onnx } from './tiny-onnx.ts'

const rate = 16_000
/** Samples for each sound of a word. */
const soundLength = 1_600

/**
 * A voice of 7 kB in the shape of Piper's: each sound of a word is a tone, of 200 Hz for the first
 * speaker and 10 more for each further one.
 */
export function tinyVoice(voice: string, speakers: number): { model: Buffer; tokens: Buffer } {
  const ramp = Array.from({ length: soundLength }, (_, at) => (2 * Math.PI * at) / rate)
  const model = onnx({
    nodes: [
      { op: 'Cast', inputs: ['input'], output: 'sounds', attributes: { to: 1 } },
      { op: 'Transpose', inputs: ['sounds'], output: 'column', attributes: { perm: [1, 0] } },
      { op: 'Sign', inputs: ['column'], output: 'ones' },
      { op: 'Cast', inputs: ['sid'], output: 'speaker', attributes: { to: 1 } },
      { op: 'Mul', inputs: ['speaker', 'ten'], output: 'more' },
      { op: 'Add', inputs: ['more', 'first'], output: 'hertz' },
      { op: 'Mul', inputs: ['ramp', 'hertz'], output: 'angles' },
      { op: 'Sin', inputs: ['angles'], output: 'tone' },
      { op: 'MatMul', inputs: ['ones', 'tone'], output: 'tones' },
      { op: 'Reshape', inputs: ['tones', 'flat'], output: 'output' },
    ],
    constants: [
      { name: 'ten', shape: [1], floats: [10] },
      { name: 'first', shape: [1], floats: [200] },
      { name: 'ramp', shape: [1, soundLength], floats: ramp },
      { name: 'flat', shape: [3], integers: [1, 1, -1] },
    ],
    inputs: [
      { name: 'input', type: 'int64', shape: [1, 'N'] },
      { name: 'input_lengths', type: 'int64', shape: [1] },
      { name: 'scales', type: 'float', shape: [3] },
      { name: 'sid', type: 'int64', shape: [1] },
    ],
    outputs: [{ name: 'output', type: 'float', shape: [1, 1, 'L'] }],
    metadata: {
      model_type: 'vits',
      comment: 'piper',
      language: voice,
      voice,
      has_espeak: 1,
      n_speakers: speakers,
      sample_rate: rate,
    },
  })
  // Whatever espeak-ng writes a word with.
  const symbols = ['_', '^', '$', ' ']
  for (let code = 33; code < 0x3c9; code += 1) {
    const symbol = String.fromCodePoint(code)
    if (/[\p{L}\p{M}\p{P}\p{S}\p{N}]/u.test(symbol) && !symbols.includes(symbol))
      symbols.push(symbol)
  }
  const tokens = symbols.map((symbol, index) => `${symbol} ${index + 1}`).join('\n')
  return { model, tokens: Buffer.from(`${tokens}\n`) }
}

/** What the recogniser below hears, whatever is said. */
export const tinyHeard = '你好'

const frameWidth = 560

/** A recogniser in the shape of SenseVoice: it hears the same words in everything. */
export function tinyEar(): { model: Buffer; tokens: Buffer } {
  const words = ['<blank>', ...tinyHeard]
  const size = words.length
  // Before the words come four that say language, mood, event and manner of writing.
  const said = [1, 2, 1, 2, 1, 2]
  const row = (id: number) => words.map((_, index) => (index === id ? 1 : 0))
  const model = onnx({
    nodes: [
      // Of what is heard nothing but its length is left: so many blanks follow.
      { op: 'MatMul', inputs: ['x', 'nothing'], output: 'silence' },
      { op: 'Add', inputs: ['silence', 'blank'], output: 'blanks' },
      { op: 'Concat', inputs: ['said', 'blanks'], output: 'logits', attributes: { axis: 1 } },
    ],
    constants: [
      {
        name: 'nothing',
        shape: [frameWidth, size],
        floats: Array.from({ length: frameWidth * size }, () => 0),
      },
      { name: 'blank', shape: [size], floats: row(0) },
      { name: 'said', shape: [1, said.length, size], floats: said.flatMap(row) },
    ],
    inputs: [
      { name: 'x', type: 'float', shape: [1, 'T', frameWidth] },
      { name: 'x_length', type: 'int32', shape: [1] },
      { name: 'language', type: 'int32', shape: [1] },
      { name: 'text_norm', type: 'int32', shape: [1] },
    ],
    outputs: [{ name: 'logits', type: 'float', shape: [1, 'L', size] }],
    metadata: {
      model_type: 'sense_voice_ctc',
      vocab_size: size,
      blank_id: 0,
      lfr_window_size: 7,
      lfr_window_shift: 6,
      normalize_samples: 0,
      with_itn: 14,
      without_itn: 15,
      lang_auto: 0,
      lang_zh: 3,
      lang_en: 4,
      lang_yue: 7,
      lang_ja: 11,
      lang_ko: 12,
      lang_nospeech: 13,
      neg_mean: Array.from({ length: frameWidth }, () => '0').join(','),
      inv_stddev: Array.from({ length: frameWidth }, () => '1').join(','),
    },
  })
  const tokens = words.map((word, id) => `${word} ${id}`).join('\n')
  return { model, tokens: Buffer.from(`${tokens}\n`) }
}
