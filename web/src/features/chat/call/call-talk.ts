import type { ErrorCode } from '@lumen/contracts/error-body'
import type { AppStore } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import { draftChanged, selectChat } from '../chat-slice'
import { comparePositions } from '../conversation/conversation'
import type { ChatSync } from '../live/chat-sync'
import { selectReplyState, selectRunningReply } from '../reply-state'

/** A reply as far as it has come. */
export type TalkReply = {
  id: string
  /** Markdown. */
  text: string
  done: boolean
  /** It cares for somebody in danger: help lines stand beside it. */
  crisis: boolean
}

/** The talk that a call is a part of: what is said in it are messages like all others. */
export type CallTalk = {
  /** Whether a message may be sent now. */
  isIdle(): boolean
  /** False: it was not taken, because it was said a moment ago, for example. */
  send(text: string): boolean
  /** Stops the reply that is being written. False: none is yet. */
  stop(): boolean
  /** Replies that came since the call began, oldest first. */
  replies(): TalkReply[]
  /** Why the newest message got no reply; null: nobody said. */
  refusal(): ErrorCode | null
  /** Puts words that could not be sent where they can be seen and sent later. */
  keep(text: string): void
  /** Whatever changes; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Speaks in the talk with a companion through the ways of the chat page. */
export function openCallTalk(store: AppStore, sync: ChatSync, companionId: string): CallTalk {
  const { getState, dispatch } = store
  const messages = () =>
    chatApi.endpoints.getConversation.select(companionId)(getState()).data?.messages
  // What was said before is not said again; nothing is new before the talk is here.
  let since: string | null = null
  const begunAt = () => {
    const held = messages()
    if (held !== undefined) since ??= held.at(-1)?.position ?? '0'
    return since
  }
  begunAt()

  return {
    isIdle: () => selectReplyState(getState(), companionId) === 'idle',
    send: (text) => sync.send(companionId, text),
    stop() {
      const running = selectRunningReply(getState(), companionId)
      if (running !== null) sync.stop(running)
      return running !== null
    },
    replies() {
      const begun = begunAt()
      const { running } = selectChat(getState()).live
      return (messages() ?? [])
        .filter(({ position, isFromUser, metadata }) => {
          const isNew = begun !== null && comparePositions(position, begun) > 0
          return isNew && !isFromUser && metadata.media === undefined
        })
        .map(({ id, content, status, metadata }) => ({
          id,
          text: running[id]?.text ?? content,
          done: status !== 'running' && running[id] === undefined,
          crisis: metadata.crisis !== undefined,
        }))
    },
    refusal() {
      const { unanswered, hints } = selectChat(getState())
      const own = messages()?.findLast(({ isFromUser }) => isFromUser)
      const hint = hints[companionId]
      return (own && unanswered[own.id]) ?? (hint?.kind === 'refused' ? hint.code : null)
    },
    keep(text) {
      const draft = selectChat(getState()).drafts[companionId]?.trim() ?? ''
      dispatch(draftChanged({ companionId, text: draft === '' ? text : `${draft}\n${text}` }))
    },
    subscribe: store.subscribe,
  }
}
