import { failureFields, ModelFailure } from '@lumen/ai/model-failure'
import type { ModerationProvider } from '@lumen/ai/moderation'
import type { Clock } from '@lumen/runtime/clock'
import type { Logger } from '@lumen/runtime/logger'
import type { ChatModel } from '@lumen/service/models'
import type { TokenRatios } from '../domain/token-ratios.ts'
import { turnInWords } from '../domain/recent-turns.ts'
import type { Answer, AnswerRequest } from './answer.ts'
import { crisisAnswer, replaceHarm, type CrisisOptions } from './crisis-answer.ts'
import { fallbackAnswer } from './fallback-answer.ts'
import { localAnswer } from './local-answer.ts'
import { modelAnswer, RefusedOutput, WithheldOutput } from './model-answer.ts'
import { withheldAnswer } from './withheld-answer.ts'

/** The model that somebody chose could not be reached before its first word. */
export class ChosenModelAway extends Error {
  override readonly name = 'ChosenModelAway'

  constructor(cause: ModelFailure) {
    super('the chosen model is away', { cause })
  }
}

const isAway = (error: unknown): error is ModelFailure =>
  error instanceof ModelFailure && ['unavailable', 'timeout', 'idle'].includes(error.code)

/** What answers are made with, whoever gives them. */
export type Answering = CrisisOptions & {
  moderation: ModerationProvider | null
  /** It is on a machine of the operator’s. */
  moderationStays: boolean
  clock: Clock
  log: Logger
  /** Room of a prompt for what is remembered and summed up. */
  memoryTokens: number
  summaryTokens: number
  ratios: TokenRatios
}

/**
 * Writes an answer with a model; null: the local companion does. A crisis gets the fixed caring text,
 * whatever is configured. Otherwise the model answers; when it fails before its first word the local
 * companion does and says so, unless somebody chose the model (`ChosenModelAway`); when its provider
 * withholds the answer a fixed line says that. A failure after the first word is thrown:
 * another writer's text is never glued on. Only where a model's text would do harm, by our own guard or
 * by the provider's moderation, a fixed one takes its place.
 */
export async function* composeAnswer(
  given: Answering,
  model: ChatModel | null,
  request: AnswerRequest,
): Answer {
  const answering = { ...given, moderation: moderationOf(given, model) }
  const { crisis: label, crisisForm, crisisLanguage: language } = request
  if (label !== 'none') {
    const form = crisisForm ?? 'indirect'
    return yield* crisisAnswer(request, answering, { label, form, language })
  }
  if (model !== null) {
    if (await seesSelfHarm(answering, request))
      return yield* crisisAnswer(request, answering, {
        label: 'crisis',
        form: 'indirect',
        language: request.spoken,
      })
    if (yield* tryModel(answering, model, request)) return
    return yield* fallbackAnswer(request, answering)
  }
  yield* localAnswer(request, answering)
}

/** Of a talk that stays on the operator's machines nobody else is told, whoever was configured besides. */
const moderationOf = ({ moderation, moderationStays }: Answering, model: ChatModel | null) =>
  model?.local && model.providerId !== 'configured' && !moderationStays ? null : moderation

/** The model's answer; false when it failed before its first word and another may answer. */
async function* tryModel(
  answering: Answering,
  model: ChatModel,
  request: AnswerRequest,
): AsyncGenerator<string, boolean, void> {
  let begun = false
  try {
    for await (const piece of modelAnswer(request, { ...answering, model })) {
      begun = true
      yield piece
    }
    // A provider may withhold all of an answer; somebody should still say something.
    return begun || request.signal.aborted
  } catch (error) {
    if (error instanceof RefusedOutput) {
      answering.log.warn({ err: error, requestId: request.requestId }, 'a model’s text was cut')
      request.onRefused(error.reason, error.by)
      if (begun) replaceHarm(request, answering, error)
      return begun
    }
    if (error instanceof WithheldOutput) {
      answering.log.warn({ requestId: request.requestId }, 'a provider withheld an answer')
      // What follows a crisis has texts of its own.
      if (request.care !== null && request.continueFrom === null) return false
      if (request.continueFrom === null) yield* withheldAnswer(request, answering)
      return true
    }
    const stopped = error instanceof ModelFailure && error.code === 'aborted'
    if (!begun && request.insisted && isAway(error)) throw new ChosenModelAway(error)
    if (begun || stopped || request.continueFrom !== null) throw error
    answering.log.warn(
      { ...failureFields(error), requestId: request.requestId },
      'the local companion stands in',
    )
    return false
  }
}

/** What the provider's moderation adds to the crisis floor; without its verdict the floor stands. */
async function seesSelfHarm(answering: Answering, request: AnswerRequest): Promise<boolean> {
  if (answering.moderation === null) return false
  const text = turnInWords(request.turns.at(-1))
  try {
    const verdict = await answering.moderation.check(text, request.signal, request.requestId)
    return verdict.selfHarm
  } catch {
    return false // logged by the provider
  }
}
