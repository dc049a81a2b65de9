import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed } from '../schema.ts'
import { ServiceHealth } from './operations.ts'

/** How a service answered the gateway just now. */
export const ServiceCheck = Closed({
  /** Name of the service; `gateway` is itself. */
  id: Type.String(),
  status: ServiceHealth.properties.status,
  /** Milliseconds until the answer; null without one. */
  responseMs: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  /** Capabilities that it lacks on this server, for example a program for videos. */
  off: Type.Optional(Type.Array(Type.String())),
})
export type ServiceCheck = Static<typeof ServiceCheck>

export const gatewayRequests = defineRequests({
  'gateway.check-services': {
    summary: 'Ask every service whether it is ready, the way that requests of users go',
    input: Closed({}),
    output: Closed({ services: Type.Array(ServiceCheck) }),
    timeoutMs: 3_000,
  },
})
