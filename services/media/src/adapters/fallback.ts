import { ModelFailure } from '@lumen/ai/model-failure'
import type { Logger } from '@lumen/runtime/logger'
import type { Metrics } from '@lumen/runtime/metrics'
import { ProviderError } from '../adapters/provider-error.ts'

type Kind = 'image' | 'speech' | 'video'
type Work<T> = {
  /** Null without a provider. */
  readonly remote: (() => Promise<T>) | null
  readonly local: () => Promise<T>
  readonly signal: AbortSignal
  readonly requestId?: string | undefined
}

/** What this machine cannot do instead. */
const onlyProviders: ReadonlySet<ProviderError['code']> = new Set([
  'media_program_missing',
  'style_needs_model',
  'subject_not_drawn',
])

/** How long a provider is left alone after what asking again at once would not change. */
const restMs = { not_offered: 10 * 60_000, unauthorized: 60_000, quota: 60_000 } as const

/** Makes something by a provider where there is one, else, or when it fails, on this machine. */
export type Fallback = {
  /** True while the provider is not asked, because it said that it has no such thing. */
  resting(): boolean
  /**
   * @throws ProviderError `prompt_refused` when the provider's policy refuses it, `provider_failed` when
   * this machine cannot do it instead; the signal's reason; what the local engine throws
   */
  run<T extends object>(work: Work<T>): Promise<T & { readonly fallback?: true }>
}

export function createFallback(
  kind: Kind,
  { log, metrics }: { log: Pick<Logger, 'warn'>; metrics: Metrics },
): Fallback {
  const counter = metrics.counter(
    'media_made_total',
    'Media made, by who made it and how it went',
    ['kind', 'by', 'outcome'],
  )
  let restUntil = 0
  const resting = () => performance.now() < restUntil

  async function counted<T>(by: 'provider' | 'local', make: () => Promise<T>): Promise<T> {
    try {
      const made = await make()
      counter.inc({ kind, by, outcome: 'made' })
      return made
    } catch (error) {
      counter.inc({ kind, by, outcome: 'failed' })
      throw error
    }
  }

  async function instead<T extends object>(work: Work<T>, cause: unknown) {
    try {
      return { ...(await counted('local', work.local)), fallback: true as const }
    } catch (error) {
      if (error instanceof ProviderError && onlyProviders.has(error.code))
        throw new ProviderError('provider_failed', 'neither the provider nor this machine can', {
          cause,
        })
      throw error
    }
  }

  return {
    resting,
    async run(work) {
      const { remote, local, signal, requestId } = work
      signal.throwIfAborted()
      if (remote === null) return counted('local', local)
      if (resting()) return instead(work, undefined)
      try {
        return await counted('provider', remote)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof ModelFailure)) throw error
        if (error.code === 'refused')
          throw new ProviderError('prompt_refused', error.message, { cause: error })
        const rest = (restMs as Partial<Record<ModelFailure['code'], number>>)[error.code] ?? 0
        restUntil = Math.max(restUntil, performance.now() + rest)
        log.warn(
          { kind, code: error.code, fallback: true, ...(requestId !== undefined && { requestId }) },
          'the provider failed; it is made here instead',
        )
        return instead(work, error)
      }
    },
  }
}
