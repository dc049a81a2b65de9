import type { ErrorBody } from '@lumen/contracts/error-body'

/** What the plan or the credits did not reach for. */
export type QuotaReason = 'credits' | 'messages' | 'images' | 'voice_minutes' | 'companions'

export type Quota = {
  /** Null: the server named none that is known here. */
  reason: QuotaReason | null
  /** Credits or uses that it takes, and that are left; null when the server said nothing. */
  needed: number | null
  left: number | null
  /** ISO time at which there will be more; null: not by waiting. */
  resetsAt: string | null
}

const reasons: readonly string[] = [
  'credits',
  'messages',
  'images',
  'voice_minutes',
  'companions',
] satisfies QuotaReason[]

const numberOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null

/** Reads the details of `quota_exceeded`, as REST and socket tell them. */
export function parseQuota(details: ErrorBody['details']): Quota {
  const of = (path: string) => details?.find((detail) => detail.path === path)?.message
  const reason = of('reason')
  const resetsAt = of('resetsAt') ?? ''
  return {
    reason: reason !== undefined && reasons.includes(reason) ? (reason as QuotaReason) : null,
    needed: numberOf(of('needed')),
    left: numberOf(of('left')),
    resetsAt: Number.isNaN(Date.parse(resetsAt)) ? null : resetsAt,
  }
}
