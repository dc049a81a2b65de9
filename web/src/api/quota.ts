import type { ErrorBody } from '@lumen/contracts/error-body'

/** What the server says about a `quota_exceeded`, over REST and on the socket. */
export type QuotaDetails = ErrorBody['details']

const quotaEvent = 'lumen:quota'
/** Who listens is fetched after the page: it may be on its way still. */
const again = { everyMs: 250, times: 60 }

/** Tells the frame that something was refused for want of credits or room in the plan. */
export function tellQuota(detail: QuotaDetails, timesLeft = again.times): void {
  const heard = !globalThis.dispatchEvent(new CustomEvent(quotaEvent, { detail, cancelable: true }))
  if (!heard && timesLeft > 0) setTimeout(() => tellQuota(detail, timesLeft - 1), again.everyMs)
}

/** Hears of refusals; returns how to stop. */
export function onQuota(listener: (details: QuotaDetails) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    listener((event as CustomEvent<QuotaDetails>).detail)
  }
  globalThis.addEventListener(quotaEvent, hear)
  return () => globalThis.removeEventListener(quotaEvent, hear)
}
