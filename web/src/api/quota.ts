import type { ErrorBody } from '@lumen/contracts/error-body'

/** What the server says about a `quota_exceeded`, over REST and on the socket. */
export type QuotaDetails = ErrorBody['details']

const quotaEvent = 'lumen:quota'
/** Who listens is fetched after the page: so long, in ms, what nobody has heard waits for them. */
const waitsMs = 15_000
let unheard: { detail: QuotaDetails; at: number } | null = null

/** Tells the frame that something was refused for want of credits or room in the plan. */
export function tellQuota(detail: QuotaDetails): void {
  const event = new CustomEvent(quotaEvent, { detail, cancelable: true })
  const heard = !globalThis.dispatchEvent(event)
  unheard = heard ? null : { detail, at: Date.now() }
}

/** Hears of refusals, and of the last one before; returns how to stop. */
export function onQuota(listener: (details: QuotaDetails) => void): () => void {
  const hear = (event: Event) => {
    event.preventDefault()
    listener((event as CustomEvent<QuotaDetails>).detail)
  }
  globalThis.addEventListener(quotaEvent, hear)
  if (unheard !== null && Date.now() - unheard.at < waitsMs) listener(unheard.detail)
  unheard = null
  return () => globalThis.removeEventListener(quotaEvent, hear)
}
