import { Type, type Static } from 'typebox'
import { defineRequests } from '../bus.ts'
import { Closed, Id, Timestamp } from '../schema.ts'
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

/** Broadcast on `subjects.gatewayAnswers`, each minute: its answers, and those of them that failed on our side. */
export const GatewayAnswers = Closed({
  gatewayId: Id,
  minute: Timestamp,
  answers: Type.Integer({ minimum: 0 }),
  failures: Type.Integer({ minimum: 0 }),
})
export type GatewayAnswers = Static<typeof GatewayAnswers>

export const gatewayRequests = defineRequests({
  'gateway.check-services': {
    summary: 'Ask every service whether it is ready, the way that requests of users go',
    callers: ['admin'],
    input: Closed({}),
    output: Closed({ services: Type.Array(ServiceCheck) }),
    timeoutMs: 3_000,
  },
})
