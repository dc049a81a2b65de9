import { checkOutput, type OutputReason, sentenceEnds } from '@lumen/safety/output-guard'

/** What may be shown of a model's text, or why no more of it may and what of it can stay. */
export type GateResult = { show: string } | { refused: OutputReason; kept: string }

export type OutputGate = {
  push(piece: string): GateResult
  /** The rest, when the model has ended. */
  end(): GateResult
}

/** Sentences before the newest that are read with it. */
const context = 3

/**
 * Reads what a model writes before it is shown, sentence by sentence; usually each piece passes at
 * once. A sentence that sounds harmful is held until it is whole, for its end may take that back; if
 * it does not, the text is cut back to the sentence before. With `bySentence`, for the talk after a
 * crisis, every sentence is shown only when it is whole.
 */
export function createOutputGate(bySentence: boolean): OutputGate {
  let text = ''
  let shown = 0
  /** Where the sentences begin that are read with the newest, and where what is known to be fine ends. */
  let readFrom = 0
  let fine = 0

  const show = (upTo: number): GateResult => {
    const piece = text.slice(shown, Math.max(shown, upTo))
    shown = Math.max(shown, upTo)
    return { show: piece }
  }
  const judge = (upTo: number) => checkOutput(text.slice(readFrom, upTo), fine - readFrom).reason

  /** Judges the sentences that ended since, one by one. */
  const settle = (ends: readonly number[]): OutputReason | null => {
    for (const end of ends.filter((each) => each > fine)) {
      const reason = judge(end)
      if (reason !== null) return reason
      fine = end
    }
    readFrom = ends.at(-context) ?? readFrom
    return null
  }
  const refuse = (refused: OutputReason): GateResult => ({
    refused,
    kept: text.slice(0, fine).trimEnd(),
  })

  return {
    push(piece) {
      text += piece
      const reason = settle(sentenceEnds(text.slice(readFrom)).map((end) => end + readFrom))
      if (reason !== null) return refuse(reason)
      const holds = bySentence || judge(text.length) !== null
      return show(holds ? fine : text.length)
    },
    end() {
      const reason = judge(text.length)
      return reason === null ? show(text.length) : refuse(reason)
    },
  }
}
