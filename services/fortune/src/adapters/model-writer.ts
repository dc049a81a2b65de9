import type { ChatProvider } from '@lumen/ai/chat'
import { failureFields, ModelFailure } from '@lumen/ai/model-failure'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import { currentRequestId } from '@lumen/runtime/request-context'
import type { FortuneFigures } from '../fortune-metrics.ts'
import { type WritingTask, writingPrompt, writingSchema } from './model-prompt.ts'
import { readModelAnswer, UnusableText } from './read-model-answer.ts'

/** Writes texts anew with a model, from the facts and the draft of the local writer. */
export type ModelWriter = {
  readonly provider: string
  readonly model: string
  /**
   * As long as its server may take, which is minutes on a slow machine. Null when the model failed, or
   * rests after it did: the draft then stands.
   */
  write(task: WritingTask): Promise<Record<string, string> | null>
}

const answerTokens = 6_000
/** After a failure the model is left alone for so long. */
const restMs = 60_000

type WriterOptions = {
  /** Aborted when the service stops. */
  signal: AbortSignal
  clock: Clock
  log: Logger
  failures: FortuneFigures['modelFailures']
}

/** Makes one writer of each model: one that failed rests, whoever asks. */
export function keepModelWriters(options: WriterOptions): (provider: ChatProvider) => ModelWriter {
  const kept = new WeakMap<ChatProvider, ModelWriter>()
  return (provider) => {
    const writer = kept.get(provider) ?? createModelWriter(provider, options)
    kept.set(provider, writer)
    return writer
  }
}

function createModelWriter(
  provider: ChatProvider,
  { signal, clock, log, failures }: WriterOptions,
): ModelWriter {
  let restsUntil = 0

  const ask = async (task: WritingTask): Promise<Record<string, string>> => {
    const requestId = currentRequestId()
    const reply = provider.stream({
      turns: writingPrompt(task),
      maxTokens: answerTokens,
      temperature: 0.7,
      jsonSchema: writingSchema(task),
      signal,
      ...(requestId !== undefined && { requestId }),
    })
    let answer = ''
    for await (const piece of reply) answer += piece
    return readModelAnswer(answer, task)
  }

  return {
    provider: provider.name,
    model: provider.model,
    async write(task) {
      if (clock.now().getTime() < restsUntil) return null
      try {
        return await ask(task)
      } catch (error) {
        if (signal.aborted) return null
        const unusable = error instanceof UnusableText
        const reason = unusable
          ? error.reason
          : error instanceof ModelFailure
            ? error.code
            : 'failed'
        failures.inc({ reason })
        log.warn(
          { ...failureFields(error), reason },
          'the local writer’s text stands in place of the model’s',
        )
        // One bad text says nothing about the next; a server that does not answer does.
        if (!unusable) restsUntil = clock.now().getTime() + restMs
        return null
      }
    },
  }
}
