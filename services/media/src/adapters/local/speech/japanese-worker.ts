import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { anyOf, type ReadingTask } from './reading-task.ts'
import { spokenCount, spokenNumber } from './spoken-numbers.ts'

type Token = { readonly surface_form: string; readonly pronunciation?: string }
type Tokenizer = { tokenize(text: string): readonly Token[] }
type Kuromoji = {
  builder(options: { dicPath: string }): {
    build(done: (error: Error | null, tokenizer: Tokenizer) => void): void
  }
}

/** The dictionary takes about a second to load. */
const require = createRequire(import.meta.url)
const kuromoji = require('kuromoji') as Kuromoji
const dicPath = join(dirname(require.resolve('kuromoji/package.json')), 'dict')
const tokenizer = await new Promise<Tokenizer>((resolve, reject) => {
  kuromoji
    .builder({ dicPath })
    .build((error, built) => (error === null ? resolve(built) : reject(error)))
})

/** Numbers are read with what they count; the words between keep their context. */
function readingOf(
  tokens: readonly Token[],
  { readings, counting }: Omit<ReadingTask, 'text'>,
): string {
  let spoken = ''
  for (let at = 0; at < tokens.length; at += 1) {
    const { surface_form: written, pronunciation } = tokens[at]!
    if (counting === undefined || !/^\d{1,12}$/.test(written)) {
      spoken += readings[written] ?? pronunciation ?? written
      continue
    }
    let number = written
    while (/^\d+$/.test(tokens[at + 1]?.surface_form ?? '') && number.length < 12)
      number += tokens[(at += 1)]!.surface_form
    const value = Number(number)
    const next = tokens[at + 1]?.surface_form ?? ''
    const counted = spokenCount(value, next, counting)
    if (counted !== undefined) at += 1
    spoken += counted ?? spokenNumber(value, counting)
  }
  return spoken
}

/** Turns Japanese into hiragana as it is pronounced. */
export default function readJapanese({ text, ...reading }: ReadingTask): string {
  // The dictionary would take longer words apart.
  const replaced = text.replaceAll(anyOf(reading.readings), (word) =>
    word.length > 2 ? reading.readings[word]! : word,
  )
  return readingOf(tokenizer.tokenize(replaced), reading).replaceAll(/[ァ-ヶ]/g, (kana) =>
    String.fromCodePoint(kana.codePointAt(0)! - 0x60),
  )
}
