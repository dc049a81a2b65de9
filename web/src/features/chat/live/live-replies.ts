import { assembleReply } from '@lumen/contracts/chat/assemble-reply'
import type { ServerFrames } from '@lumen/contracts/frames'

/** A reply that is being written, as far as it has come. */
export type LiveReply = {
  readonly messageId: string
  readonly companionId: string
  readonly emotion: string
  readonly text: string
  /** Of the message it began with; see `HeldReply`. */
  readonly change?: number
  /** What it waits for, until its next words come. */
  readonly stage?: Pick<ServerFrames['streaming_stage'], 'stage' | 'percent'>
}

export type LiveReplies = {
  readonly running: Readonly<Record<string, LiveReply>>
  /** Replies that ended lately: chunks of theirs that come late mean nothing. */
  readonly ended: readonly string[]
}

export type ReplyFrame =
  | ServerFrames['streaming_stream_start']
  | ServerFrames['streaming_stage']
  | ServerFrames['streaming_stream_chunk']
  | ServerFrames['streaming_stream_complete']
  | ServerFrames['streaming_stream_error']

/** What is missing of a reply: everything after `afterSeq` (UTF-16 units). */
export type Missing = { readonly messageId: string; readonly afterSeq: number }

export type Followed = { readonly state: LiveReplies; readonly missing: Missing | null }

export const noReplies: LiveReplies = { running: {}, ended: [] }

const endedKept = 50

function without(state: LiveReplies, messageId: string): LiveReplies {
  const { [messageId]: _, ...running } = state.running
  const ended = [...state.ended.filter((id) => id !== messageId), messageId].slice(-endedKept)
  return { running, ended }
}

/**
 * Adds a chunk; null when something before it is missing. One that disagrees with what is held
 * belongs to a newer reply and wins.
 */
function addChunk(text: string, seq: number, delta: string): string | null {
  const start = seq - delta.length
  if (start <= text.length && !delta.startsWith(text.slice(start, seq)))
    return text.slice(0, start) + delta
  const assembled = assembleReply({ text }, { seq, delta })
  return assembled === 'gap' ? null : assembled.text
}

/**
 * Follows the frames of running replies. Frames may be lost, doubled, reordered or joined: what is
 * shown is always a beginning of the reply, and `missing` says what to ask the server for.
 */
export function followReply(state: LiveReplies, frame: ReplyFrame): Followed {
  switch (frame.type) {
    case 'streaming_stream_start': {
      const { messageId, companionId, emotion, message } = frame
      const { change } = message
      const held = state.running[messageId]?.text ?? ''
      // After a reconnect the server starts from nothing; what is held of the same reply stays.
      const text = held.startsWith(message.content) ? held : message.content
      const about = { messageId, companionId, emotion, text }
      const begun: LiveReply = { ...about, ...(change !== undefined && { change }) }
      return {
        state: {
          running: { ...state.running, [messageId]: begun },
          ended: state.ended.filter((id) => id !== messageId),
        },
        missing: null,
      }
    }
    case 'streaming_stream_chunk': {
      const { messageId, seq } = frame
      const reply = state.running[messageId]
      if (reply === undefined)
        return state.ended.includes(messageId)
          ? { state, missing: null }
          : { state, missing: { messageId, afterSeq: 0 } }
      const text = addChunk(reply.text, seq, frame.delta ?? frame.fullContent ?? '')
      if (text === null) return { state, missing: { messageId, afterSeq: reply.text.length } }
      if (text === reply.text) return { state, missing: null }
      const { stage: _, ...grown } = reply
      return {
        state: { ...state, running: { ...state.running, [messageId]: { ...grown, text } } },
        missing: null,
      }
    }
    case 'streaming_stage': {
      const { messageId, stage, percent } = frame
      const reply = state.running[messageId]
      // The server tells it again to whoever asks for the reply.
      if (reply === undefined) return { state, missing: null }
      const staged = { ...reply, stage: { stage, ...(percent !== undefined && { percent }) } }
      return {
        state: { ...state, running: { ...state.running, [messageId]: staged } },
        missing: null,
      }
    }
    case 'streaming_stream_complete':
      return { state: without(state, frame.messageId), missing: null }
    case 'streaming_stream_error':
      return {
        state: frame.messageId === null ? state : without(state, frame.messageId),
        missing: null,
      }
  }
}

/** Stops following a reply that is over or gone. It may start again. */
export function forgetReply(state: LiveReplies, messageId: string): LiveReplies {
  if (!(messageId in state.running)) return state
  const { [messageId]: _, ...running } = state.running
  return { ...state, running }
}
