import { chatLimits } from '@lumen/contracts/chat/limits'
import type { AttachedPicture } from '@lumen/contracts/chat/schema'
import type { Language } from '@lumen/contracts/languages'
import { baseApi } from '@/api/base-api'
import type { Realtime } from '@/realtime/realtime'
import type { AppStore } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import {
  hintShown,
  messageQueued,
  outgoingChanged,
  outgoingRemoved,
  repliesFollowed,
  replyRefused,
  selectChat,
  textsRestored,
  type AttachedRecording,
  type KeptState,
  type Outgoing,
} from '../chat-slice'
import { keepTexts, readKeptTexts } from '../chat-persistence'
import { createFrameApplier } from './apply-frames'
import { createCatchUp } from './catch-up'
import { selectReplyState } from '../reply-state'
import { createChunkBuffer } from './chunk-buffer'
import { dropStored } from './drop-stored'
import { forgetReply, type Missing } from './live-replies'
import { cleanMessage } from './message-text'
import { newSendId } from '@/realtime/send-id'

/** A message the server does not confirm within this time counts as failed. */
const confirmWithinMs = 12_000
/** A reply that does not begin within this time is given up. */
const replyWithinMs = 15_000
/** A running reply that is silent this long is asked about. */
const silenceMs = 15_000
const watchEveryMs = 3_000
/** Drafts are written to the browser's storage once nobody typed for this long. */
const keepAfterMs = 400

export type ChatSync = {
  /** Listens to the socket, sends what waits and keeps texts; returns how to stop. */
  start(): () => void
  /**
   * True when the text was taken; else a hint says why not, and the text stays where it is.
   * @param recording in which the words were heard: the message is one of voice then
   * @param pictures that the server has; with them the text may be empty
   */
  send(
    companionId: string,
    text: string,
    recording?: AttachedRecording,
    pictures?: readonly AttachedPicture[],
  ): boolean
  retry(clientMessageId: string): void
  /** Gives up a message that could not be sent. */
  discard(clientMessageId: string): void
  stop(messageId: string): void
  /**
   * Takes a conversation's word for what nobody told of: messages of ours that it has are sent, and
   * replies that it shows as running are asked about.
   */
  reconcile(companionId: string): void
}

export type ChatSyncOptions = {
  store: AppStore
  realtime: Realtime
  userId: string
  /** Language of the interface; the companion answers in the language of the message. */
  language: () => Language
}

/** Keeps the chat in step with the server: one for each chat page. */
export function createChatSync({ store, realtime, userId, language }: ChatSyncOptions): ChatSync {
  const { dispatch, getState } = store
  const chat = () => selectChat(getState())
  const isConnected = () => getState().realtime.status === 'connected'
  const sentAt = new Map<string, number>()
  const heardAt = new Map<string, number>()
  const lastSent = new Map<string, { text: string; at: number; id: string }>()

  const askFor = ({ messageId, afterSeq }: Missing) => {
    heardAt.set(messageId, Date.now())
    realtime.send({ type: 'resume', messageId, afterSeq })
  }
  const frames = createFrameApplier(store, askFor, (id) => sentAt.has(id))
  const { catchUp, lookFor } = createCatchUp(store)
  const buffer = createChunkBuffer(frames.chunks)

  const transmit = ({ clientMessageId, companionId, content, recording, pictures }: Outgoing) => {
    const sent = realtime.send({
      type: 'streaming_chat',
      companionId,
      content,
      messageType: recording === undefined ? 'text' : 'voice',
      ...(recording !== undefined && { recordingId: recording.recordingId }),
      ...(pictures !== undefined && {
        pictures: pictures.map(({ objectId, description }) => ({ objectId, description })),
      }),
      clientMessageId,
      language: language(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    if (sent) sentAt.set(clientMessageId, Date.now())
    dispatch(outgoingChanged({ clientMessageId, state: sent ? 'sending' : 'waiting' }))
  }

  const conversationOf = (companionId: string) =>
    chatApi.endpoints.getConversation.select(companionId)(getState()).data

  const reconcile = (companionId: string) => {
    dropStored(store, companionId)
    if (!isConnected()) return
    const { live } = chat()
    for (const message of conversationOf(companionId)?.messages ?? []) {
      const followed = message.id in live.running
      if (message.status === 'running' && !followed) askFor({ messageId: message.id, afterSeq: 0 })
      // Its end was missed, and the conversation has it already.
      if (message.status !== 'running' && followed)
        askFor({ messageId: message.id, afterSeq: live.running[message.id]?.text.length ?? 0 })
    }
  }

  const connected = () => {
    for (const companionId of chatApi.util.selectCachedArgsForQuery(getState(), 'getConversation'))
      void catchUp(companionId)
    for (const entry of chat().outgoing) if (entry.state === 'waiting') transmit(entry)
    // Whatever changed in the list while nobody listened.
    dispatch(baseApi.util.invalidateTags([{ type: 'Companion', id: 'LIST' }]))
  }

  const disconnected = () => {
    for (const { clientMessageId, state } of chat().outgoing)
      if (state === 'sending') dispatch(outgoingChanged({ clientMessageId, state: 'waiting' }))
  }

  /** Looks after what should have been answered by now. */
  const watch = () => {
    if (!isConnected()) return
    const now = Date.now()
    for (const { clientMessageId, state } of chat().outgoing)
      if (state === 'sending' && now - (sentAt.get(clientMessageId) ?? 0) > confirmWithinMs)
        dispatch(outgoingChanged({ clientMessageId, state: 'failed' }))
    for (const [messageId, since] of Object.entries(chat().expected))
      if (now - since > replyWithinMs) dispatch(replyRefused({ messageId, code: 'timeout' }))
    for (const { messageId, text } of Object.values(chat().live.running))
      if (now - (heardAt.get(messageId) ?? 0) > silenceMs)
        askFor({ messageId, afterSeq: text.length })
  }

  /** The same text was taken a moment ago (and was not given back since). */
  const isRepetition = (companionId: string, content: string) => {
    const last = lastSent.get(companionId)
    if (last?.text !== content || Date.now() - last.at >= chatLimits.duplicateWindowMs) return false
    return (
      chat().outgoing.some((entry) => entry.clientMessageId === last.id) ||
      conversationOf(companionId)?.messages.some((one) => one.clientMessageId === last.id) === true
    )
  }

  return {
    start() {
      let kept: KeptState = readKeptTexts(userId)
      dispatch(textsRestored(kept))
      let texts: KeptState = chat()
      let keepTimer: ReturnType<typeof setTimeout> | undefined
      const keep = () => {
        clearTimeout(keepTimer)
        keepTimer = undefined
        // Somebody who signed out leaves nothing behind.
        if (getState().session.user?.id !== userId) return
        keepTexts(userId, texts, kept)
        kept = texts
      }
      let wasConnected = isConnected()
      if (wasConnected) connected()

      const stopFrames = realtime.subscribe((frame) => {
        if ('messageId' in frame && frame.messageId !== null)
          heardAt.set(frame.messageId, Date.now())
        if (frame.type === 'streaming_stream_chunk') {
          buffer.add(frame)
          return
        }
        buffer.flush()
        frames.apply(frame)
        if ('message' in frame && typeof frame.message === 'object')
          lookFor(frame.message.companionId, frame.message.change)
      })
      const stopResuming = realtime.resumeFrom(() =>
        Object.values(chat().live.running).map(({ messageId, text, change }) => ({
          messageId,
          afterSeq: text.length,
          ...(change !== undefined && { change }),
        })),
      )
      const stopStore = store.subscribe(() => {
        const now = chat()
        const { drafts, modes, outgoing } = texts
        texts = now
        if (now.drafts !== drafts || now.modes !== modes || now.outgoing !== outgoing)
          keepTimer ??= setTimeout(keep, keepAfterMs)
        if (isConnected() === wasConnected) return
        wasConnected = isConnected()
        if (wasConnected) connected()
        else disconnected()
      })
      const watchTimer = setInterval(watch, watchEveryMs)
      const hidden = () => {
        if (keepTimer !== undefined) keep()
      }
      globalThis.addEventListener('pagehide', hidden)
      document.addEventListener('visibilitychange', hidden)
      return () => {
        globalThis.removeEventListener('pagehide', hidden)
        document.removeEventListener('visibilitychange', hidden)
        clearInterval(watchTimer)
        stopStore()
        stopResuming()
        stopFrames()
        buffer.flush()
        hidden()
        // Nobody listens any more: what goes on is asked for when somebody does again.
        let { live } = chat()
        for (const messageId of Object.keys(live.running)) live = forgetReply(live, messageId)
        dispatch(repliesFollowed(live))
      }
    },

    send(companionId, text, recording, pictures = []) {
      const content = cleanMessage(text)
      const shows = pictures.length > 0
      if ((content === '' && !shows) || content.length > chatLimits.messageLength) return false
      if (!shows && isRepetition(companionId, content)) {
        dispatch(hintShown({ companionId, hint: { kind: 'duplicate' } }))
        return false
      }
      if (selectReplyState(getState(), companionId) !== 'idle') return false
      const clientMessageId = newSendId()
      lastSent.set(companionId, { text: content, at: Date.now(), id: clientMessageId })
      const entry: Outgoing = {
        clientMessageId,
        companionId,
        content,
        ...(recording !== undefined && { recording }),
        ...(shows && { pictures: [...pictures] }),
        createdAt: new Date().toISOString(),
        state: 'waiting',
      }
      dispatch(messageQueued(entry))
      transmit(entry)
      if (!isConnected()) realtime.retry()
      return true
    },
    retry(clientMessageId) {
      const entry = chat().outgoing.find((one) => one.clientMessageId === clientMessageId)
      if (entry === undefined) return
      transmit(entry)
      if (!isConnected()) realtime.retry()
    },
    discard: (clientMessageId) => void dispatch(outgoingRemoved(clientMessageId)),
    stop: (messageId) => void realtime.send({ type: 'stop', messageId }),
    reconcile,
  }
}
