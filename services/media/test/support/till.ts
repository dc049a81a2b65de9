import { billingRequests, type Refused } from '@lumen/contracts/billing/bus'
import type { Bus } from '@lumen/bus/connect'
import type { PlanId } from '@lumen/contracts/plans'
import { newId } from '@lumen/database/ids'

export type Booking = {
  id: string
  userId: string
  key: string
  kind: string
  units: number
  status: 'reserved' | 'settled' | 'released'
  credits: number
  /** How often it was asked to settle and to release. */
  settled: number
  released: number
}

/** Service billing as media knows it, over the bus; it keeps a book that tests read. */
export function openTill(bus: Bus) {
  const book: Booking[] = []
  const state: { refusal: Refused | null; away: boolean; plan: PlanId } = {
    refusal: null,
    away: false,
    plan: 'free',
  }
  /** What it waits for before it sets something aside. */
  const beforeReserving = { current: (): Promise<void> => Promise.resolve() }
  const present = () => {
    if (state.away) throw new Error('the till is closed')
  }
  const serving = bus.serve(billingRequests, {
    'billing.reserve': async ({ userId, key, kind, units }) => {
      present()
      await beforeReserving.current()
      if (state.refusal !== null) return state.refusal
      const known = book.find((each) => each.userId === userId && each.key === key)
      if (known !== undefined)
        return { outcome: 'reserved', reservationId: known.id, credits: known.credits }
      const credits = { text: 1, image: 10, voice: 5, video: 50 }[kind] * units
      const id = newId()
      book.push({
        id,
        userId,
        key,
        kind,
        units,
        status: 'reserved',
        credits,
        settled: 0,
        released: 0,
      })
      return { outcome: 'reserved', reservationId: id, credits }
    },
    'billing.settle': async ({ reservationId, units }) => {
      present()
      const booking = book.find(({ id }) => id === reservationId)
      if (booking === undefined) return { outcome: 'unknown', credits: 0 }
      booking.settled += 1
      if (booking.status === 'released') return { outcome: 'released', credits: 0 }
      if (booking.status === 'reserved') {
        booking.credits = Math.ceil((booking.credits * (units ?? booking.units)) / booking.units)
        booking.status = 'settled'
      }
      return { outcome: 'settled', credits: booking.credits }
    },
    'billing.release': async (asked) => {
      present()
      const booking = book.find((each) =>
        'reservationId' in asked
          ? each.id === asked.reservationId
          : each.userId === asked.userId && each.key === asked.key,
      )
      if (booking === undefined) return { outcome: 'unknown' }
      booking.released += 1
      booking.status = 'released'
      return { outcome: 'released' }
    },
    'billing.read-account': async () => ({
      credits: 1_000,
      vipPoints: 0,
      plan: state.plan,
      companions: null,
      version: 1,
    }),
  })
  return {
    book,
    /** What it does next: refuse, be away, say a plan. */
    state,
    beforeReserving,
    of: (userId: string) => book.filter((each) => each.userId === userId),
    close: () => serving.close(),
  }
}
