import type { ChatEnd, ChatProvider, ChatRequest } from '@lumen/ai/chat'
import { ModelFailure } from '@lumen/ai/model-failure'

/** What a consumer sees of one reply: its pieces, and how it ended or failed. */
export type Outcome = { pieces: string[]; text: string; end?: ChatEnd; failure?: ModelFailure }

/** Reads a whole reply; anything but a `ModelFailure` is thrown on. */
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
    if (!(error instanceof ModelFailure)) throw error
    return { pieces, text: pieces.join(''), failure: error }
  }
}
