import type { ServiceName } from './operation.ts'

/** Whose events a service follows, under a name that NATS keeps with how far it has come. */
export type ConsumerDeclaration = {
  readonly durable: string
  /** One subject filter within one service's events. */
  readonly filter: string
  /** Events handled at the same time over all copies; 1, which keeps the order, when absent. */
  readonly concurrency?: number
}

const following = <const Durable extends string>(
  durable: Durable,
  filter: string,
  concurrency = 1,
) => ({ durable, filter, concurrency }) satisfies ConsumerDeclaration

/** Every consumer of events, by the service that it belongs to. */
export const eventConsumers = {
  auth: {
    push: following('auth-push', 'event.auth.notification-created', 8),
    avatars: following('auth-avatars', 'event.media.user-avatar-changed'),
    featureUseOfChat: following('auth-feature-use-chat', 'event.chat.>', 8),
    featureUseOfMedia: following('auth-feature-use-media', 'event.media.>', 8),
    featureUseOfFortune: following('auth-feature-use-fortune', 'event.fortune.>', 8),
  },
  billing: {
    live: following('billing-live', 'event.billing.wallet-changed', 8),
    notices: following('billing-notices', 'event.billing.notice-written'),
  },
  admin: {
    peopleOfAuth: following('admin-people-auth', 'event.auth.>'),
    peopleOfChat: following('admin-people-chat', 'event.chat.>'),
    peopleOfMedia: following('admin-people-media', 'event.media.>'),
  },
  memory: {
    chat: following('memory-chat', 'event.chat.>'),
    // Beside what is said: nobody who talks waits behind what comes over from files.
    imports: following('memory-imports', 'event.chat.messages-imported'),
  },
  media: {
    chat: following('media-chat', 'event.chat.>'),
    notices: following('media-notices', 'event.media.result-ready', 8),
  },
  chat: {
    auth: following('chat-auth', 'event.auth.user-registered'),
    memory: following('chat-memory', 'event.memory.feelings-read'),
    media: following('chat-media', 'event.media.>'),
  },
} as const satisfies Partial<Record<ServiceName, Record<string, ConsumerDeclaration>>>

/** Those of one process. */
export const consumersOf = (name: string): readonly ConsumerDeclaration[] =>
  Object.values((eventConsumers as Record<string, Record<string, ConsumerDeclaration>>)[name] ?? {})
