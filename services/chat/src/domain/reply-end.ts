import type { Message } from '@lumen/contracts/chat/schema'
import { freeStopsPerDay } from '@lumen/contracts/plans'

/** How a run can end. */
export type EndStatus = Exclude<Message['status'], 'running'>

/**
 * Whether the text of a run that ended becomes the message's text. A first run always fills its
 * message. An answer given again replaces the old one once complete, or when its user stopped it on
 * purpose and something was there; a failed one leaves the old text. A continued one counts when it
 * added something.
 */
export function replacesText(
  kind: 'first' | 'again' | 'continued',
  status: EndStatus,
  text: string,
  previous: string,
): boolean {
  if (kind === 'first') return true
  if (kind === 'continued') return text !== previous
  return status === 'complete' || (status === 'stopped' && text !== '')
}

/**
 * Whether a reply is paid for: only what a provider of ours or a model completed, or wrote until its
 * user stopped it. The first stops of a day are free, where `stopOfDay` says which it was; crisis
 * replies and stand-ins for a model that failed always are.
 */
export const isCharged = (
  status: EndStatus,
  metadata: { provider?: string; fallback?: boolean; stopOfDay?: number },
): boolean =>
  (status === 'complete' ||
    (status === 'stopped' && (metadata.stopOfDay ?? Infinity) > freeStopsPerDay)) &&
  metadata.provider !== 'safety' &&
  metadata.fallback !== true
