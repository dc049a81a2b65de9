import type { ErrorBody } from '@lumen/contracts/error-body'

/** What the server says about a `quota_exceeded`, over REST and on the socket. */
export type QuotaDetails = ErrorBody['details']

const quotaEvent = 'lumen:quota'

/** Tells the frame that something was refused for want of credits or room in the plan. */
export const tellQuota = (detail: QuotaDetails): void =>
  void globalThis.dispatchEvent(new CustomEvent(quotaEvent, { detail }))

/** Hears of refusals; returns how to stop. */
export function onQuota(listener: (details: QuotaDetails) => void): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<QuotaDetails>).detail)
  globalThis.addEventListener(quotaEvent, hear)
  return () => globalThis.removeEventListener(quotaEvent, hear)
}
