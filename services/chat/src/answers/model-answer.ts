import type { ChatProvider } from '@lumen/ai/chat'
import type { OutputReason } from '@lumen/safety/output-guard'
import type { Clock } from '@lumen/runtime/clock'
import { createOutputGate, type GateResult } from '../domain/output-gate.ts'
import { buildPrompt } from '../domain/prompt.ts'
import { excerptsOf } from '../domain/used-memories.ts'
import type { Answer, AnswerRequest } from './answer.ts'

/** A model wrote what must not be shown; `kept` is the beginning that may stay. */
export class RefusedOutput extends Error {
  override readonly name = 'RefusedOutput'
  readonly reason: OutputReason
  readonly kept: string

  constructor(reason: OutputReason, kept: string) {
    super(`the model's text was refused: ${reason}`)
    this.reason = reason
    this.kept = kept
  }
}

/** A model's answer as it comes. Throws `ChatFailure`, and `RefusedOutput` for what does harm. */
export async function* modelAnswer(
  request: AnswerRequest,
  options: {
    model: ChatProvider
    clock: Clock
    contextTokens: number
    replyTokens: number
    memoryTokens: number
  },
): Answer {
  const { model, replyTokens } = options
  const crisisRecent = request.care !== null
  const prompt = buildPrompt({
    ...request,
    crisisRecent,
    now: options.clock.now(),
    contextTokens: options.contextTokens - replyTokens,
    memoryTokens: options.memoryTokens,
  })
  request.note({
    provider: model.name,
    model: model.model,
    usedMemories: excerptsOf([...request.memories, ...request.facts]),
  })
  const gate = createOutputGate(crisisRecent)
  const reply = model.stream({
    turns: prompt,
    maxTokens: replyTokens,
    signal: request.signal,
    requestId: request.requestId,
  })
  try {
    for (;;) {
      const next = await reply.next()
      if (next.done === true) {
        request.note({ model: next.value.model })
        break
      }
      yield* shown(gate.push(next.value))
    }
  } catch (error) {
    // What the gate still held belongs to the partial text.
    if (!(error instanceof RefusedOutput)) yield* shown(gate.end())
    throw error
  } finally {
    await reply.return({ finish: 'stop', model: model.model, usage: null })
  }
  yield* shown(gate.end())
}

function* shown(result: GateResult): Generator<string, void, void> {
  if ('refused' in result) throw new RefusedOutput(result.refused, result.kept)
  if (result.show !== '') yield result.show
}
