import type { Language } from '@lumen/contracts/languages'
import { checkOutput } from '@lumen/safety/output-guard'

/** What may be shown of a model's text, or why no more of it may and what of it can stay. */
export type GateResult = { show: string } | { refused: string; kept: string }

export type OutputGate = {
  push(piece: string): GateResult
  /** The rest, when the model has ended. */
  end(): GateResult
}

/** How far back a text is read once more with each piece. */
const readBack = 1_200
const sentenceEnd = /[.!?。！？…\n]+["”’」』»)\s]*/g

/** Where the sentences of a text end, in order. */
const sentenceEnds = (text: string): number[] =>
  Array.from(text.matchAll(sentenceEnd), (match) => match.index + match[0].length)

/**
 * Reads what a model writes before it is shown. Usually each piece passes at once, and what turns out
 * to be harmful is cut back to the sentence before it. With `bySentence`, for the talk after a crisis,
 * a sentence is shown only when it is whole, so that nobody sees even the beginning of such a one.
 */
export function createOutputGate(language: Language, bySentence: boolean): OutputGate {
  let text = ''
  let shown = 0

  const pass = (upTo: number): GateResult => {
    if (upTo <= shown) return { show: '' }
    const { reason } = checkOutput(text.slice(Math.max(0, upTo - readBack), upTo), language)
    if (reason !== null) return { refused: reason, kept: cutBack(text.slice(0, upTo), language) }
    const show = text.slice(shown, upTo)
    shown = upTo
    return { show }
  }

  return {
    push(piece) {
      text += piece
      return pass(bySentence ? (sentenceEnds(text).at(-1) ?? 0) : text.length)
    },
    end: () => pass(text.length),
  }
}

/** The whole sentences at the beginning of a text that are fine; what comes after them is not. */
function cutBack(text: string, language: Language): string {
  const fine = sentenceEnds(text)
    .toReversed()
    .find((end) => end < text.length && checkOutput(text.slice(0, end), language).isSafe)
  return text.slice(0, fine ?? 0).trimEnd()
}
