import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { japaneseNumber } from './read-aloud.ts'

type Token = { readonly surface_form: string; readonly pronunciation?: string }
type Tokenizer = { tokenize(text: string): readonly Token[] }
type Kuromoji = {
  builder(options: { dicPath: string }): {
    build(done: (error: Error | null, tokenizer: Tokenizer) => void): void
  }
}

/** Turns Japanese into hiragana as it is pronounced; the dictionary takes about a second to load. */
const require = createRequire(import.meta.url)
const kuromoji = require('kuromoji') as Kuromoji
const dicPath = join(dirname(require.resolve('kuromoji/package.json')), 'dict')
const tokenizer = await new Promise<Tokenizer>((resolve, reject) => {
  kuromoji
    .builder({ dicPath })
    .build((error, built) => (error === null ? resolve(built) : reject(error)))
})
const numbers = (workerData as string).replaceAll(/\d{1,12}/g, (number) =>
  japaneseNumber(Number(number)),
)
const spoken = tokenizer
  .tokenize(numbers)
  .map(({ surface_form, pronunciation }) => pronunciation ?? surface_form)
  .join('')
  .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! - 0x60))
parentPort?.postMessage(spoken, [])
