import { ChatFailure } from '@lumen/ai/chat'
import type { ChatEnd, ChatProvider, ChatRequest } from '@lumen/ai/chat'

/** What a consumer sees of one reply: its pieces, and how it ended or failed. */
export type Outcome = { pieces: string[]; text: string; end?: ChatEnd; failure?: ChatFailure }

/** Reads a whole reply; anything but a `ChatFailure` is thrown on. */
export async function collect(
  provider: ChatProvider,
  request: Partial<ChatRequest> = {},
): Promise<Outcome> {
  const pieces: string[] = []
  const reply = provider.stream({ turns: [{ role: 'user', content: '你好' }], ...request })
  try {
    for (;;) {
      const step = await reply.next()
      if (step.done) return { pieces, text: pieces.join(''), end: step.value }
      pieces.push(step.value)
    }
  } catch (error) {
    if (!(error instanceof ChatFailure)) throw error
    return { pieces, text: pieces.join(''), failure: error }
  }
}
