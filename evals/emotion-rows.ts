import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { isLanguage, type Language } from '@lumen/contracts/languages'
import { type Emotion, emotions } from '@lumen/understanding/feeling/feelings'

export type EmotionRow = {
  readonly text: string
  readonly language: Language
  readonly label: Emotion
  /** The rows it was gathered with: those of its language, or `talk`. */
  readonly set: string
}

/** Reads JSONL rows {text, language, label}, gzipped or not. @throws where a row is none */
export function readEmotionRows(path: string, set?: string): EmotionRow[] {
  const file = readFileSync(path)
  const lines = (path.endsWith('.gz') ? gunzipSync(file) : file).toString().trim().split('\n')
  return lines.map((line, at) => {
    const { text, language, label } = JSON.parse(line) as Record<string, unknown>
    const emotion = emotions.find((one) => one === label)
    if (typeof text !== 'string' || !isLanguage(language) || emotion === undefined)
      throw new Error(`${path}:${at + 1} has no text, no language or none of the seven labels`)
    return { text, language, label: emotion, set: set ?? language }
  })
}

/** Batches of lines as one says them to a companion, each written without sight of the others. */
export const talkBatches = ['words', 'events-a', 'events-b', 'events-c', 'plain'] as const
export type TalkBatch = (typeof talkBatches)[number]

/**
 * What one says to a companion, written for this: public rows are of other kinds of text. Lines with
 * words of feeling (`words`) teach what comments teach, too.
 */
export const readTalkRows = (batches: readonly TalkBatch[] = talkBatches): EmotionRow[] =>
  batches.flatMap((batch) => {
    const path = fileURLToPath(new URL(`fixtures/talk-feelings/${batch}.jsonl`, import.meta.url))
    const sets = batch === 'words' ? [batch, 'talk'] : ['talk']
    return sets.flatMap((set) => readEmotionRows(path, set))
  })

export type Guess = Pick<EmotionRow, 'language' | 'label' | 'set'> & { readonly guess: Emotion }

/** Mean F1 of the feelings that occur; each guess counts as much as `weight` says. */
export function macroF1<Of extends Guess>(
  guesses: readonly Of[],
  weight: (guess: Of) => number = () => 1,
): number {
  const mass = (of: readonly Of[]) => of.reduce((sum, one) => sum + weight(one), 0)
  const scores = emotions.flatMap((emotion) => {
    const wanted = mass(guesses.filter(({ label }) => label === emotion))
    if (wanted === 0) return []
    const said = mass(guesses.filter(({ guess }) => guess === emotion))
    const right = mass(guesses.filter(({ label, guess }) => label === emotion && guess === emotion))
    return [(2 * right) / (wanted + said)]
  })
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
