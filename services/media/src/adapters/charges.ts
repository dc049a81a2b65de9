import type { ChargedKind } from '../domain/job-input.ts'

export type Reservation = { readonly id: string; readonly credits: number }

/** What making something costs. Every call may be repeated without a further effect. */
export type ChargePort = {
  /**
   * Sets credits aside before anything is made; `key` names the job.
   * @throws AppError `quota_exceeded` with details; `unavailable` when the till does not answer
   */
  reserve(wish: {
    userId: string
    key: string
    kind: ChargedKind
    units: number
  }): Promise<Reservation>
  /**
   * It was made: spends what was reserved, or less.
   * @returns credits spent; 0 when they had been given back before
   */
  settle(reservationId: string, units: number | undefined): Promise<number>
  /**
   * It was not made: gives back what was reserved, by the key where no id is known.
   * @returns `unknown`: nothing was reserved, or it is on its way still
   */
  release(
    reserved: { id: string } | { userId: string; key: string },
  ): Promise<'released' | 'unknown'>
}
