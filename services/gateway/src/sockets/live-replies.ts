import { assembleReply } from '@lumen/contracts/chat/assemble-reply'
import { chatRequests, type LiveDeltas, type LiveFrame } from '@lumen/contracts/chat/bus'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import type { Message } from '@lumen/contracts/chat/schema'
import type { HeldReply } from '@lumen/contracts/frames'
import type { GatewayContext } from '../context.ts'
import type { Connection } from './connection.ts'
import { chunkFrame, completeFrame, stageFrame, startFrame } from './reply-frames.ts'
import type { ConnectedUsers } from './users.ts'

/**
 * Text goes out at once, and then no sooner than this after it did: what comes meanwhile goes together.
 * Protocol 1 repeats the whole text, so it gets it less often.
 */
const gatherMs = { 1: 100, 2: 15 } as const
/** A reply that shows no sign of life this long is asked about. */
const silenceMs = 10_000

type LiveReply = {
  userId: string
  message: Message
  emotion: string
  clientMessageId: string | null
  text: string
  /** What it waits for; null once words came. */
  stage: ReplyStage | null
  heardAt: number
  /** The owner is being asked: further gaps until its answer need no question of their own. */
  catchingUp: boolean
  /** How long the text is, as deltas told that came behind a gap while the owner was asked. */
  knownLength: number
  timers: Map<1 | 2, NodeJS.Timeout>
  /** When text went out last, by the steady clock. */
  sentAt: Map<1 | 2, number>
}

export type LiveReplies = {
  started(userId: string, frame: Extract<LiveFrame, { kind: 'reply-started' }>): void
  staged(messageId: string, stage: ReplyStage): void
  ended(userId: string, frame: Extract<LiveFrame, { kind: 'reply-ended' }>): void
  dropped(messageId: string): void
  deltas(deltas: LiveDeltas): void
  /** Sends a socket everything after what it has and keeps it up to date; false when there is no such reply. */
  attach(connection: Connection, userId: string, held: HeldReply): Promise<boolean>
  /** Asks again about every reply (after the bus was away), or about the silent ones. */
  refresh(which: 'all' | 'silent'): Promise<void>
  close(): void
}

/**
 * Follows the running replies of the users who are connected here. The text is assembled from deltas
 * by length, so lost, doubled or reordered ones can only delay it: a gap asks the owner for the text
 * so far, and the final text always comes with the end.
 */
export function createLiveReplies(
  context: GatewayContext,
  users: () => ConnectedUsers,
): LiveReplies {
  const { bus, clock, log, gatewayId } = context
  const replies = new Map<string, LiveReply>()
  const now = () => clock.now().getTime()

  const flush = (reply: LiveReply, protocol: 1 | 2) => {
    reply.sentAt.set(protocol, performance.now())
    for (const connection of users().of(reply.userId)) {
      if (connection.protocol !== protocol) continue
      const sent = connection.sentSeq.get(reply.message.id)
      if (sent === undefined || sent >= reply.text.length) continue
      if (connection.isBusy()) schedule(reply, protocol)
      else {
        connection.send(chunkFrame(reply.message.id, reply.text, sent, protocol))
        connection.sentSeq.set(reply.message.id, reply.text.length)
      }
    }
  }

  const schedule = (reply: LiveReply, protocol: 1 | 2) => {
    if (reply.timers.has(protocol)) return
    const sentAt = reply.sentAt.get(protocol) ?? -Infinity
    const waitMs = sentAt + gatherMs[protocol] - performance.now()
    if (waitMs <= 0) return flush(reply, protocol)
    const timer = setTimeout(() => {
      reply.timers.delete(protocol)
      flush(reply, protocol)
    }, waitMs)
    reply.timers.set(protocol, timer)
  }

  const grown = (reply: LiveReply, text: string) => {
    reply.heardAt = now()
    if (text.length <= reply.text.length) return
    reply.text = text
    reply.stage = null
    const connections = [...users().of(reply.userId)]
    for (const spoken of [1, 2] as const)
      if (connections.some(({ protocol }) => protocol === spoken)) schedule(reply, spoken)
  }

  /** Words may overtake a stage: one that they are past is over. */
  const reached = (reply: LiveReply, stage: ReplyStage | undefined): boolean => {
    reply.heardAt = now()
    if (stage === undefined || stage.seq < reply.text.length) return false
    const same = reply.stage?.stage === stage.stage && reply.stage.percent === stage.percent
    reply.stage = stage
    return !same
  }

  const forget = (messageId: string) => {
    const reply = replies.get(messageId)
    if (reply === undefined) return
    for (const timer of reply.timers.values()) clearTimeout(timer)
    replies.delete(messageId)
    for (const connection of users().of(reply.userId)) connection.sentSeq.delete(messageId)
  }

  const follow = (userId: string, messageId: string) =>
    bus.request(chatRequests, 'chat.follow-reply', { userId, messageId, gatewayId })

  /** Brings a followed reply up to date with its owner or, when it is over, ends it here. */
  const catchUp = async (messageId: string) => {
    const reply = replies.get(messageId)
    if (reply === undefined || reply.catchingUp) return
    reply.heardAt = now()
    reply.catchingUp = true
    try {
      const { message, stage } = await follow(reply.userId, messageId)
      if (replies.get(messageId) !== reply) return
      if (message?.status === 'running') {
        grown(reply, message.content)
        if (reached(reply, stage)) users().send(reply.userId, stageFrame(messageId, stage!))
      } else {
        forget(messageId)
        if (message !== null)
          users().send(reply.userId, completeFrame({ ...message, id: messageId }))
      }
    } catch (error) {
      log.warn({ err: error, messageId }, 'could not follow a reply; trying again')
      reply.knownLength = 0
    } finally {
      reply.catchingUp = false
    }
    // A delta behind the gap may have overtaken the answer: once more, then its next delta tells.
    const behind = reply.text.length < reply.knownLength
    reply.knownLength = 0
    if (behind && replies.get(messageId) === reply) await catchUp(messageId)
  }

  const open = (
    userId: string,
    message: Message,
    emotion: string,
    clientMessageId: string | null,
  ) => {
    forget(message.id)
    const reply: LiveReply = {
      userId,
      message,
      emotion,
      clientMessageId,
      text: message.content,
      stage: null,
      heardAt: now(),
      catchingUp: false,
      knownLength: 0,
      timers: new Map(),
      sentAt: new Map(),
    }
    replies.set(message.id, reply)
    return reply
  }

  const sendStart = (connection: Connection, reply: LiveReply) => {
    connection.sentSeq.set(reply.message.id, reply.text.length)
    connection.send(
      startFrame({ ...reply.message, content: reply.text }, reply.emotion, reply.clientMessageId),
    )
  }

  return {
    started(userId, { message, emotion, clientMessageId }) {
      const reply = open(userId, message, emotion, clientMessageId)
      for (const connection of users().of(userId)) sendStart(connection, reply)
      void catchUp(message.id)
    },
    staged(messageId, stage) {
      const reply = replies.get(messageId)
      if (reply !== undefined && reached(reply, stage))
        users().send(reply.userId, stageFrame(messageId, stage))
    },
    ended(userId, frame) {
      forget(frame.message.id)
      users().send(userId, completeFrame(frame.message, frame))
    },
    dropped: forget,
    deltas(deltas) {
      for (const delta of deltas) {
        const reply = replies.get(delta.messageId)
        if (reply === undefined) continue
        const assembled = assembleReply({ text: reply.text }, delta)
        if (assembled === 'gap') {
          if (reply.catchingUp) reply.knownLength = Math.max(reply.knownLength, delta.seq)
          void catchUp(delta.messageId)
        } else grown(reply, assembled.text)
      }
    },
    async attach(connection, userId, { messageId, afterSeq: had, change }) {
      const { message, stage } = await follow(userId, messageId)
      if (message === null || message.isFromUser) return false
      if (message.status !== 'running') {
        connection.send(completeFrame(message))
        return true
      }
      const known = replies.get(messageId)
      const reply = known ?? open(userId, message, message.metadata.emotion ?? 'thinking', null)
      grown(reply, message.content)
      const afterSeq = change === undefined || change === message.change ? had : 0
      if (afterSeq === 0)
        connection.send(
          startFrame({ ...reply.message, content: '' }, reply.emotion, reply.clientMessageId),
        )
      connection.sentSeq.set(messageId, Math.min(afterSeq, reply.text.length))
      reached(reply, stage)
      if (reply.stage !== null) connection.send(stageFrame(messageId, reply.stage))
      schedule(reply, connection.protocol)
      return true
    },
    async refresh(which) {
      const silentSince = now() - silenceMs
      const stale = [...replies.values()].filter(
        (reply) => which === 'all' || reply.heardAt < silentSince,
      )
      await Promise.all(stale.map((reply) => catchUp(reply.message.id)))
      for (const reply of replies.values())
        if (users().of(reply.userId).size === 0) forget(reply.message.id)
    },
    close() {
      for (const messageId of replies.keys()) forget(messageId)
    },
  }
}
