import type { Bus } from '@lumen/bus/connect'
import { billingRequests } from '@lumen/contracts/billing/bus'
import { newId } from '@lumen/database/ids'

type Booking = {
  key: string
  status: 'reserved' | 'settled' | 'released'
  credits: number
  times: number
  /** What whoever asked said of where it is written. */
  local: boolean | undefined
}

/**
 * Service billing as replies know it. It takes nothing unless told to: without it, a user has a few
 * free replies a day.
 */
export function openTill(billing: Bus) {
  const book = new Map<string, Booking>()
  const state = {
    /** What a reply costs. */
    credits: 0,
    /** Local text costs nothing. */
    localTextFree: false,
    /** It answers nothing but a wish to reserve. */
    away: false,
    /** Nobody has credits. */
    refuses: false,
    /** What a wish to reserve waits for. */
    held: Promise.resolve(),
    /** How often it was asked in vain. */
    unanswered: 0,
  }
  const end = (id: string, status: 'settled' | 'released') => {
    if (state.away) {
      state.unanswered += 1
      throw new Error('the till is closed')
    }
    const booking = book.get(id)!
    if (booking.status !== 'reserved') return booking
    booking.status = status
    booking.times += 1
    return booking
  }
  const {
    'billing.reserve': reserve,
    'billing.settle': settle,
    'billing.release': release,
  } = billingRequests
  billing.serve(
    { 'billing.reserve': reserve, 'billing.settle': settle, 'billing.release': release },
    {
      'billing.reserve': async ({ key, local }) => {
        await state.held
        if (state.refuses)
          return { outcome: 'refused', reason: 'credits', needed: 1, left: 0, resetsAt: null }
        const reservationId = newId()
        const credits = state.localTextFree && local === true ? 0 : state.credits
        book.set(reservationId, { key, status: 'reserved', credits, times: 0, local })
        return { outcome: 'reserved', reservationId, credits }
      },
      'billing.settle': async ({ reservationId }) => {
        const { status, credits } = end(reservationId, 'settled')
        return status === 'settled'
          ? { outcome: 'settled', credits }
          : { outcome: 'released', credits: 0 }
      },
      'billing.release': async (asked) => {
        if ('reservationId' in asked) {
          end(asked.reservationId, 'released')
          return { outcome: 'released' }
        }
        const [id] = [...book].find(([, { key }]) => key === asked.key) ?? []
        if (id === undefined) return { outcome: 'unknown' }
        end(id, 'released')
        return { outcome: 'released' }
      },
    },
  )
  return { book, state }
}
