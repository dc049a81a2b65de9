import type { MediaContext } from '../context.ts'

/** So long after the end of the work a reservation that nobody heard of may still come to stand. */
const onItsWayMs = 60_000

export type Debt = {
  readonly state: 'settle' | 'release'
  readonly userId: string
  /** What billing knows it by. */
  readonly key: string
  /** null: billing was asked to reserve, and no answer was heard. */
  readonly reservationId: string | null
  /** What is settled; what was reserved when it is left out. */
  readonly units: number | undefined
  /** Since when it is owed. */
  readonly since: Date | null
}

/**
 * Settles or releases what is owed; again is as once.
 * @returns credits spent; `unknown`: a reservation may be on its way still, so the debt stands
 * @throws when billing does not answer: the debt stands, and the sweep asks again
 */
export async function settleDebt(
  { charges, clock }: Pick<MediaContext, 'charges' | 'clock'>,
  { state, userId, key, reservationId, units, since }: Debt,
): Promise<number | 'unknown'> {
  if (state === 'settle') {
    if (reservationId === null) throw new Error(`${key} was made without a reservation`)
    return charges.settle(reservationId, units)
  }
  if (reservationId !== null) await charges.release({ id: reservationId })
  else {
    const outcome = await charges.release({ userId, key })
    const owedMs = clock.now().getTime() - (since?.getTime() ?? 0)
    if (outcome === 'unknown' && owedMs < onItsWayMs) return 'unknown'
  }
  return 0
}
