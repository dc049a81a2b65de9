import type { ChatEnd, ChatTurn } from '@lumen/ai/chat'
import { estimateTokens } from '@lumen/ai/tokens'
import type { ReplySpeed } from '@lumen/contracts/chat/schema'

/** What one request took of a model, whoever pays for it. */
export type ModelUse = { tokensIn: number; tokensOut: number; seconds: number }

export type UseMeasure = {
  /** What it was asked; asked anew, the last one counts. */
  asked(turns: readonly ChatTurn[]): void
  piece(piece: string): void
  end(end: ChatEnd): void
  use(): ModelUse
  /** null: no word came. */
  speed(): ReplySpeed | null
}

/** A rate over less than this says nothing. */
const tellingMs = 200

const tokensOf = (turns: readonly ChatTurn[]): number =>
  turns.reduce((sum, { content }) => sum + estimateTokens(content), 0)

/**
 * Measures one request from now on: tokens as the server reports them, else estimated; of a request that
 * failed before its first word none. `clock` gives milliseconds.
 */
export function measureUse(clock = () => performance.now()): UseMeasure {
  const begun = clock()
  let firstAt: number | null = null
  let lastAt = begun
  let text = ''
  let turns: readonly ChatTurn[] = []
  let usage: ChatEnd['usage'] = null
  const tokensOut = () => usage?.completionTokens ?? estimateTokens(text)
  return {
    asked(prompt) {
      turns = prompt
    },
    piece(piece) {
      lastAt = clock()
      firstAt ??= lastAt
      text += piece
    },
    end(end) {
      usage = end.usage
    },
    use: () => ({
      tokensIn: usage?.promptTokens ?? (firstAt === null ? 0 : tokensOf(turns)),
      tokensOut: tokensOut(),
      seconds: (clock() - begun) / 1_000,
    }),
    speed() {
      if (firstAt === null) return null
      const writingMs = lastAt - firstAt
      // The first token came when writing began.
      const rate = ((tokensOut() - 1) / writingMs) * 1_000
      return {
        firstTokenMs: Math.round(firstAt - begun),
        tokensPerSecond: writingMs < tellingMs ? null : Math.max(0, Math.round(rate * 10) / 10),
      }
    },
  }
}
