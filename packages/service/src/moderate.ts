import { failureFields } from '@lumen/ai/model-failure'
import type { ModerationProvider as ModerationModel } from '@lumen/ai/moderation'
import type { AgeBand } from '@lumen/contracts/auth/schema'
import type { Language } from '@lumen/contracts/languages'
import type { MediaWork } from '@lumen/contracts/media/names'
import type { ContentRefused, RefusalReason } from '@lumen/contracts/moderation'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { checkPrompt, checkProfile } from '@lumen/safety/prompt-policy'

/** Who asks, and for what: something to be made, or words of a profile that others could be shown. */
export type ModeratedRequest = {
  readonly language: Language
  readonly ageBand: AgeBand
  readonly work: MediaWork | 'profile'
  readonly requestId?: string
  /** It is not to be told to a provider: only our own rules look at it. */
  readonly staysHere?: boolean
}

/** Who looked at it; `providerAway`: one is configured and did not answer, so our own rules stood alone. */
export type LookedAtBy = Pick<ContentRefused, 'by' | 'provider' | 'model' | 'providerAway'>

export type ModerationVerdict =
  | ({ readonly allowed: true } & LookedAtBy)
  | ({ readonly allowed: false; readonly reason: RefusalReason } & LookedAtBy)

export type Moderate = {
  /**
   * Whether words may be made something of, or kept: first by rules of our own, which always hold, then
   * by the provider's model where there is one. A model that does not answer lets it pass.
   * @throws the signal's reason when it is aborted
   */
  text(text: string, request: ModeratedRequest, signal: AbortSignal): Promise<ModerationVerdict>
  /** Whether a picture may be kept or shown; without a provider's model it may. */
  picture(
    bytes: Uint8Array,
    mime: string,
    request: ModeratedRequest,
    signal: AbortSignal,
  ): Promise<ModerationVerdict>
}

const byFloor: LookedAtBy = { by: 'floor', provider: null, model: null, providerAway: false }

/** The policy of the product: the floor of its own, and the provider's model where one is configured. */
export function createModerate(options: {
  model: ModerationModel | null
  log: Pick<Logger, 'warn' | 'info'>
  metrics: Metrics
  /** In front of the name of what is counted: the service. */
  service: string
}): Moderate {
  const { model, log } = options
  const counter = options.metrics.counter(
    `${options.service}_refused_total`,
    'What was not made or not taken, and why',
    ['reason', 'by'],
  )

  function refused(reason: RefusalReason, looked: LookedAtBy, request: ModeratedRequest) {
    counter.inc({ reason, by: looked.by })
    const { work } = request
    log.info({ reason, by: looked.by, work, ...idOf(request) }, 'a wish was refused')
    return { allowed: false, reason, ...looked } as const
  }

  async function ask(
    question: (model: ModerationModel) => ReturnType<ModerationModel['check']>,
    request: ModeratedRequest,
    signal: AbortSignal,
  ): Promise<ModerationVerdict> {
    if (model === null || request.staysHere === true) return { allowed: true, ...byFloor }
    const { name: provider, model: named } = model
    try {
      const { categories } = await question(model)
      const looked = { by: 'provider', provider, model: named, providerAway: false } as const
      const reason = reasonOf(categories, request)
      return reason === null ? { allowed: true, ...looked } : refused(reason, looked, request)
    } catch (error) {
      signal.throwIfAborted()
      log.warn(
        { work: request.work, ...idOf(request), ...failureFields(error) },
        'only the own rules moderated',
      )
      return { allowed: true, by: 'floor', provider, model: named, providerAway: true }
    }
  }

  return {
    async text(text, request, signal) {
      signal.throwIfAborted()
      const about = { language: request.language, adult: request.ageBand === 'adult' }
      const reason =
        request.work === 'profile'
          ? checkProfile(text, about)
          : checkPrompt(text, { ...about, seen: request.work !== 'speech' })
      if (reason !== null) return refused(reason, byFloor, request)
      return ask((each) => each.check(text, signal, request.requestId), request, signal)
    },
    picture: (bytes, mime, request, signal) =>
      ask((each) => each.checkPicture(bytes, mime, signal, request.requestId), request, signal),
  }
}

const idOf = ({ requestId }: ModeratedRequest) => (requestId === undefined ? {} : { requestId })

/**
 * The weightiest reason among a model's categories, by OpenAI's names. What is only unkind or tells of
 * a fight is no reason; nor is it that somebody writes of their own distress where nothing is made of it.
 */
function reasonOf(categories: readonly string[], request: ModeratedRequest): RefusalReason | null {
  const has = (pattern: RegExp) => categories.some((name) => pattern.test(name))
  const { work, ageBand } = request
  if (has(/^sexual[/_-]minors$/)) return 'minors'
  if (has(/^self[-_]harm/) && work !== 'profile') return 'crisis'
  const words = work === 'speech' || work === 'profile'
  if (has(/^sexual$/) && (!words || ageBand !== 'adult')) return 'sexual'
  if (has(/^hate|^harassment[/_-]threatening$/)) return 'hate'
  if (has(/^violence[/_-]graphic$/) && work !== 'profile') return 'violence'
  if (has(/^illicit[/_-]violent$/)) return 'other'
  return null
}
