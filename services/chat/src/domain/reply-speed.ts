import type { ChatEnd } from '@lumen/ai/chat'
import { estimateTokens } from '@lumen/ai/tokens'
import type { ReplySpeed } from '@lumen/contracts/chat/schema'

/** How fast one reply comes, from now on. */
export type SpeedMeasure = {
  piece(piece: string): void
  end(end: ChatEnd): void
  /** null: no word came. */
  speed(): ReplySpeed | null
}

/** A rate over less than this says nothing. */
const tellingMs = 200

/** Measures by the tokens that the server reports, else estimated ones. `clock` gives milliseconds. */
export function measureSpeed(clock = () => performance.now()): SpeedMeasure {
  const begun = clock()
  let firstAt: number | null = null
  let lastAt = begun
  let text = ''
  let usage: ChatEnd['usage'] = null
  return {
    piece(piece) {
      lastAt = clock()
      firstAt ??= lastAt
      text += piece
    },
    end(end) {
      usage = end.usage
    },
    speed() {
      if (firstAt === null) return null
      const writingMs = lastAt - firstAt
      const tokens = usage?.completionTokens ?? estimateTokens(text)
      // The first token came when writing began.
      const rate = ((tokens - 1) / writingMs) * 1_000
      return {
        firstTokenMs: Math.round(firstAt - begun),
        tokensPerSecond: writingMs < tellingMs ? null : Math.max(0, Math.round(rate * 10) / 10),
      }
    },
  }
}
