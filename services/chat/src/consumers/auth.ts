import type { Payload } from '@lumen/contracts/bus'
import type { authEvents } from '@lumen/contracts/auth/bus'
import { eventConsumers } from '@lumen/contracts/consumers'
import type { ChatContext } from '../context.ts'
import { takeUpTalk } from '../use-cases/take-up-talk.ts'

const { durable } = eventConsumers.chat.auth

/** Follows new accounts: who was a guest is greeted in the talk that came with them. */
export const consumeAuth = (context: ChatContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    ...eventConsumers.chat.auth,
    handler: (event) =>
      takeUpTalk(
        context,
        durable,
        event,
        event.payload as Payload<(typeof authEvents)['auth.user-registered']>,
      ),
  })
