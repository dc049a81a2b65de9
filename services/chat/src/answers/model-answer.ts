import type { ChatProvider } from '@lumen/ai/chat'
import type { Clock } from '@lumen/runtime/clock'
import { buildPrompt, localTime } from '../domain/prompt.ts'
import { excerptsOf } from '../domain/used-memories.ts'
import type { Answer, AnswerRequest } from './answer.ts'

/** A model's answer as it comes. Throws `ChatFailure`. */
export async function* modelAnswer(
  request: AnswerRequest,
  options: { model: ChatProvider; clock: Clock; contextTokens: number; replyTokens: number },
): Answer {
  const { model, replyTokens } = options
  const prompt = buildPrompt({
    ...request,
    crisisRecent: request.recentCrisis !== null,
    localTime: localTime(options.clock.now(), request.timeZone),
    contextTokens: options.contextTokens - replyTokens,
  })
  request.note({
    provider: model.name,
    model: model.model,
    usedMemories: excerptsOf([...request.memories, ...request.facts]),
  })
  const reply = model.stream({
    turns: prompt,
    maxTokens: replyTokens,
    signal: request.signal,
    requestId: request.requestId,
  })
  for (;;) {
    const next = await reply.next()
    if (next.done === true) {
      request.note({ model: next.value.model })
      return
    }
    yield next.value
  }
}
