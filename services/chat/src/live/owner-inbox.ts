import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { OwnerCommand } from '@lumen/contracts/chat/bus'
import { newId } from '@lumen/database/ids'
import type { Logger } from '@lumen/runtime/logger'
import { Check } from 'typebox/value'
import type { LiveReplies } from './live-replies.ts'

export type OwnerAsk =
  | { command: 'follow'; messageId: string; gatewayId: string }
  | { command: 'stop'; messageId: string }

export type OwnerInbox = {
  /**
   * Asks the process that runs a reply. Returns its text so far (after a stop: the text it ended
   * with), null when the reply does not run there, and undefined when nobody answered in time.
   */
  ask(owner: string, ask: OwnerAsk, timeoutMs: number): Promise<string | null | undefined>
  close(): void
}

/** Takes the commands for replies of this process and the answers to what it asked others. */
export function openOwnerInbox(options: {
  bus: Bus
  ownerId: string
  live: LiveReplies
  log: Logger
}): OwnerInbox {
  const { bus, ownerId, live, log } = options
  const asked = new Map<string, (text: string | null) => void>()

  const obey = async (command: OwnerCommand): Promise<string | null> => {
    if (command.command === 'answer') return null
    const reply = live.find(command.messageId)
    if (reply === undefined) return null
    if (command.command === 'follow') return reply.follow(command.gatewayId)
    await live.stop(command.messageId)
    return reply.text()
  }

  const subscription = bus.listen(subjects.replyOwner(ownerId), async (data) => {
    if (!Check(OwnerCommand, data)) {
      log.warn('a command for a running reply was not understood')
      return
    }
    if (data.command === 'answer') {
      asked.get(data.askId)?.(data.text)
      return
    }
    const text = await obey(data)
    if (data.askId === undefined || data.answerTo === undefined) return
    const answer: OwnerCommand = { command: 'answer', askId: data.askId, text }
    bus.broadcast(subjects.replyOwner(data.answerTo), answer)
  })

  return {
    async ask(owner, ask, timeoutMs) {
      const askId = newId()
      const { promise, resolve } = Promise.withResolvers<string | null | undefined>()
      const timer = setTimeout(() => resolve(undefined), timeoutMs)
      asked.set(askId, resolve)
      try {
        const command: OwnerCommand = { ...ask, askId, answerTo: ownerId }
        bus.broadcast(subjects.replyOwner(owner), command)
        return await promise
      } finally {
        clearTimeout(timer)
        asked.delete(askId)
      }
    },
    close: () => subscription.stop(),
  }
}
