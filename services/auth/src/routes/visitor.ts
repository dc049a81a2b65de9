import { deviceHeader } from '@lumen/contracts/auth/limits'
import type { AuthContext } from '../context.ts'
import { deviceOf } from '../domain/device.ts'
import { hashSessionToken, newSessionToken } from '../domain/session-token.ts'
import type { Visitor } from '../domain/visitor.ts'

/** Who sends a request, as far as it says. */
export function visitorOf(
  { networkHash }: AuthContext,
  request: { address: string; header(name: string): string | undefined },
): Visitor {
  const { address } = request
  const brought = request.header(deviceHeader)
  const known = brought !== undefined && /^[\w-]{43}$/.test(brought) ? brought : null
  return {
    address,
    network: networkHash(address),
    device: deviceOf(request.header('user-agent')),
    deviceToken: known ?? newSessionToken(),
    deviceHash: known === null ? null : hashSessionToken(known),
  }
}
