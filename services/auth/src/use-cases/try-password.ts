import { AppError } from '@lumen/http/app-error'
import type { AuthContext } from '../context.ts'
import type { Visitor } from '../domain/visitor.ts'
import { findKnownPlaces } from '../store/known-places.ts'
import type { Trier } from '../store/login-failures.ts'

/** Who tries to get into the account of an address; asked alike for addresses without one. */
export async function whoTries(
  { db }: AuthContext,
  email: string,
  { deviceHash, network }: Visitor,
): Promise<Trier> {
  const known = await findKnownPlaces(db, email, { device: deviceHash, network })
  if (known.device && deviceHash !== null) return { kind: 'device', id: deviceHash }
  return known.network ? { kind: 'network', id: network } : { kind: 'stranger' }
}

/** Counts an attempt; `rate_limited` with the seconds to wait when there were too many. */
export async function countAttempt(
  { loginFailures }: AuthContext,
  email: string,
  trier: Trier,
  address: string,
): Promise<void> {
  const pause = await loginFailures.attempt(email, trier, address)
  if (pause > 0)
    throw new AppError('rate_limited', 'Too many failed attempts; try again later', {
      retryAfter: pause,
    })
}
