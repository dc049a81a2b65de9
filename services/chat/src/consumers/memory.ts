import { eventConsumers } from '@lumen/contracts/consumers'
import type { ChatContext } from '../context.ts'
import { relabelMessages, type FeelingsRead } from '../use-cases/relabel-messages.ts'

const { durable } = eventConsumers.chat.memory

/** Follows what service memory read in messages. */
export const consumeMemory = (context: ChatContext): Promise<{ close(): Promise<void> }> =>
  context.bus.consume({
    ...eventConsumers.chat.memory,
    handler: (event) => relabelMessages(context, durable, event, event.payload as FeelingsRead),
  })
