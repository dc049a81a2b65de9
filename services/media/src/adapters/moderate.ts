import type { ModerationProvider as ModerationModel } from '@lumen/ai/moderation'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { checkPrompt } from '@lumen/safety/prompt-policy'
import type { ModeratedRequest, ModerationVerdict, RefusalReason } from '../adapters/moderation.ts'

export type Moderate = {
  /**
   * Whether what somebody asks for may be made: first by rules of our own, which always hold, then by
   * the provider's model where there is one. A model that does not answer lets it pass.
   * @throws the signal's reason when it is aborted
   */
  text(text: string, request: ModeratedRequest, signal: AbortSignal): Promise<ModerationVerdict>
  /** Whether a picture that somebody uploads may be kept; without a provider's model it may. */
  picture(
    bytes: Uint8Array,
    mime: string,
    request: ModeratedRequest,
    signal: AbortSignal,
  ): Promise<ModerationVerdict>
}

const allowed: ModerationVerdict = { allowed: true }

export function createModerate(options: {
  model: ModerationModel | null
  log: Pick<Logger, 'warn' | 'info'>
  metrics: Metrics
}): Moderate {
  const { model, log } = options
  const counter = options.metrics.counter('media_refused_total', 'What was not made, and why', [
    'reason',
    'by',
  ])

  function refused(reason: RefusalReason, by: 'floor' | 'provider', request: ModeratedRequest) {
    counter.inc({ reason, by })
    log.info({ reason, by, work: request.work, ...idOf(request) }, 'a wish was refused')
    return { allowed: false, reason, by } as const
  }

  async function ask(
    question: (model: ModerationModel) => ReturnType<ModerationModel['check']>,
    request: ModeratedRequest,
    signal: AbortSignal,
  ): Promise<ModerationVerdict> {
    if (model === null) return allowed
    try {
      const { categories } = await question(model)
      const reason = reasonOf(categories, request)
      return reason === null ? allowed : refused(reason, 'provider', request)
    } catch (error) {
      signal.throwIfAborted()
      // The model has logged why it failed.
      log.warn({ work: request.work, ...idOf(request), err: error }, 'only the own rules moderated')
      return allowed
    }
  }

  return {
    async text(text, request, signal) {
      signal.throwIfAborted()
      const reason = checkPrompt(text, {
        language: request.language,
        adult: request.ageBand === 'adult',
        seen: request.work !== 'speech',
      })
      if (reason !== null) return refused(reason, 'floor', request)
      return ask((each) => each.check(text, signal, request.requestId), request, signal)
    },
    picture: (bytes, mime, request, signal) =>
      ask((each) => each.checkPicture(bytes, mime, signal, request.requestId), request, signal),
  }
}

const idOf = ({ requestId }: ModeratedRequest) => (requestId === undefined ? {} : { requestId })

/**
 * The weightiest reason among a model's categories, by OpenAI's names. What is only unkind or tells of
 * a fight is no reason.
 */
function reasonOf(categories: readonly string[], request: ModeratedRequest): RefusalReason | null {
  const has = (pattern: RegExp) => categories.some((name) => pattern.test(name))
  if (has(/^sexual[/_-]minors$/)) return 'minors'
  if (has(/^self[-_]harm/)) return 'crisis'
  if (has(/^sexual$/) && (request.work !== 'speech' || request.ageBand !== 'adult')) return 'sexual'
  if (has(/^hate|^harassment[/_-]threatening$/)) return 'hate'
  if (has(/^violence[/_-]graphic$/)) return 'violence'
  if (has(/^illicit[/_-]violent$/)) return 'other'
  return null
}
