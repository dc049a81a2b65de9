import type { Static, TObject, TSchema } from 'typebox'
import type { ProcessName } from './operation.ts'

/**
 * One fact that a service tells. Events go through the outbox into JetStream; they carry ids and
 * versions, never personal text. The key is `<service>.<noun>-<past tense verb>`.
 */
export type EventDeclaration = { readonly payload: TObject; readonly summary: string }
export type EventTable = Readonly<Record<`${string}.${string}`, EventDeclaration>>
export const defineEvents = <const T extends Record<`${string}.${string}`, EventDeclaration>>(
  events: T,
) => events
export type Payload<E extends EventDeclaration> = Static<E['payload']>

/** An event as consumers receive it. */
export type EventEnvelope<Name extends string = string, P = unknown> = {
  readonly id: string
  readonly name: Name
  readonly occurredAt: string
  readonly requestId: string
  readonly payload: P
}

/** One question that a service answers over NATS. The key is `<service>.<verb-noun>`. */
export type RequestDeclaration = {
  readonly summary: string
  /** Who may ask it; NATS refuses everybody else. */
  readonly callers: readonly ProcessName[]
  readonly input: TSchema
  readonly output: TSchema
  /** How long the asker waits. */
  readonly timeoutMs: number
}
export const defineRequests = <const T extends Record<`${string}.${string}`, RequestDeclaration>>(
  requests: T,
) => requests
export type RequestTable = Readonly<Record<`${string}.${string}`, RequestDeclaration>>

/** Subjects of each kind of traffic, in one place. */
export const subjects = {
  event: (name: string) => `event.${name}`,
  request: (name: string) => `request.${name}`,
  /** Frames for one user, to every gateway that holds a socket of that user. */
  liveUser: (userId: string) => `live.user.${userId}`,
  /** Batched deltas for one gateway process. */
  liveGateway: (gatewayId: string) => `live.gateway.${gatewayId}`,
  /** Commands to the chat process that is running a reply. */
  replyOwner: (ownerId: string) => `live.owner.${ownerId}`,
  /** News of one media job, to whoever waits for it or works on it. */
  mediaJob: (jobId: string) => `live.media-job.${jobId}`,
  /** Sessions that ended: every gateway drops them at once. */
  sessionRevoked: 'live.session-revoked',
  /** A user deleted memories or brought some back: whoever holds their masks asks for them anew. */
  masksChanged: 'live.masks-changed',
  /** What a gateway answered in the last minute, for the figures of the back office. */
  gatewayAnswers: 'live.gateway-answers',
  /** Models came, went or were chosen: carries the new `ModelsState`. */
  modelsChanged: 'live.models-changed',
  /** An administrator set a feature flag: carries the new `FlagState`. */
  flagsChanged: 'live.flags-changed',
  /** What users are told on every page is another now: pages ask for it anew. */
  announcementsChanged: 'live.announcements-changed',
  /** A provider failed in mid-use: who knows of providers looks at it at once. Carries its id. */
  modelFailed: 'live.model-failed',
  /** A user's data key was erased: every copy of the service drops it from memory. */
  dataKeyErased: (service: string) => `live.data-key-erased.${service}`,
} as const
