import type { Bus } from '@lumen/bus/connect'
import { subjects } from '@lumen/contracts/bus'
import { OwnerCommand } from '@lumen/contracts/chat/bus'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import { newId } from '@lumen/database/ids'
import type { Logger } from '@lumen/runtime/logger'
import { Check } from 'typebox/value'
import type { LiveReplies } from './live-replies.ts'
import type { RunningReply } from './running-reply.ts'

/** Sends the further deltas of a reply of this process to a gateway; what it starts from. */
export function followHere(reply: RunningReply, gatewayId: string): Held {
  const stage = reply.stage()
  return { text: reply.follow(gatewayId), ...(stage && { stage }) }
}

export type OwnerAsk =
  | { command: 'follow'; messageId: string; gatewayId: string }
  | { command: 'stop'; messageId: string }

/** A reply as its owner holds it: its text, null when it does not run there. */
export type Held = { text: string | null; stage?: ReplyStage }

export type OwnerInbox = {
  /**
   * Asks the process that runs a reply. Returns it as it is (after a stop: with the text it ended
   * with), and undefined when nobody answered in time.
   */
  ask(owner: string, ask: OwnerAsk, timeoutMs: number): Promise<Held | undefined>
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
  const asked = new Map<string, (held: Held) => void>()

  const obey = async (command: Exclude<OwnerCommand, { command: 'answer' }>): Promise<Held> => {
    const reply = live.find(command.messageId)
    if (reply === undefined) return { text: null }
    if (command.command === 'follow') return followHere(reply, command.gatewayId)
    await live.stop(command.messageId)
    return { text: reply.text() }
  }

  const subscription = bus.listen(subjects.replyOwner(ownerId), async (data) => {
    if (!Check(OwnerCommand, data)) {
      log.warn('a command for a running reply was not understood')
      return
    }
    if (data.command === 'answer') {
      asked.get(data.askId)?.(data)
      return
    }
    const { text, stage } = await obey(data)
    if (data.askId === undefined || data.answerTo === undefined) return
    const answer: OwnerCommand = {
      command: 'answer',
      askId: data.askId,
      text,
      ...(stage && { stage }),
    }
    bus.broadcast(subjects.replyOwner(data.answerTo), answer)
  })

  return {
    async ask(owner, ask, timeoutMs) {
      const askId = newId()
      const { promise, resolve } = Promise.withResolvers<Held | undefined>()
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
