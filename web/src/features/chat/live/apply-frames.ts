import type { Message } from '@lumen/contracts/chat/schema'
import type { ServerFrame, ServerFrames } from '@lumen/contracts/frames'
import { baseApi } from '@/api/base-api'
import { tellQuota } from '@/api/quota'
import { previewMessage } from '@/features/companion-data'
import type { AppStore } from '@/store/root-reducer'
import { chatApi, hideMessage, readAnew, showMessage } from '../chat-api'
import { awaitsWords, isBeingMade } from '../media/media-state'
import {
  hintShown,
  outgoingChanged,
  outgoingRemoved,
  outgoingReturned,
  replyCompleted,
  replyBegun,
  replyExpected,
  replyRefused,
  repliesFollowed,
  selectChat,
} from '../chat-slice'
import { picturesAdded } from '../pictures/pictures-slice'
import { followReply, forgetReply, type Missing, type ReplyFrame } from './live-replies'

/** Refusals that leave open whether the message was stored: it is kept and can be sent again. */
const uncertain = new Set(['timeout', 'unavailable', 'internal'])

type Store = Pick<AppStore, 'dispatch' | 'getState'>

/**
 * Takes frames of the server over into conversations, list and chat state.
 * @param sentHere whether a message was sent by this page, and not by another device
 */
export function createFrameApplier(
  store: Store,
  askFor: (missing: Missing) => void,
  sentHere: (clientMessageId: string) => boolean,
) {
  const { dispatch } = store
  const chat = () => selectChat(store.getState())

  const follow = (frames: readonly ReplyFrame[]) => {
    let state = chat().live
    const gaps = new Map<string, Missing>()
    for (const frame of frames) {
      const followed = followReply(state, frame)
      state = followed.state
      if (followed.missing !== null) gaps.set(followed.missing.messageId, followed.missing)
    }
    if (state !== chat().live) dispatch(repliesFollowed(state))
    for (const missing of gaps.values()) askFor(missing)
  }

  /** The server has this message of ours. */
  const confirm = (clientMessageId: string | null) => {
    if (clientMessageId === null) return
    if (chat().outgoing.some((entry) => entry.clientMessageId === clientMessageId))
      dispatch(outgoingRemoved(clientMessageId))
  }

  const isAnswered = ({ id, companionId }: Message) =>
    chatApi.endpoints.getConversation
      .select(companionId)(store.getState())
      .data?.messages.some(({ replyTo }) => replyTo === id) === true

  const failed = (frame: ServerFrames['streaming_stream_error']) => {
    const { message, clientMessageId, data, companionId } = frame
    follow([frame])
    if (message !== undefined) dispatch(showMessage(message))
    if (frame.messageId !== null) {
      // An answer given again that failed leaves the old text as it was.
      if (message?.status === 'complete')
        dispatch(hintShown({ companionId, hint: { kind: 'reply-failed' } }))
      return
    }
    confirm(clientMessageId)
    if (data.code === 'quota_exceeded' && clientMessageId !== null && sentHere(clientMessageId))
      tellQuota(data.details)
    if (message !== undefined) dispatch(replyRefused({ messageId: message.id, code: data.code }))
  }

  /** The pictures of a message that was not stored go back beside the text box; lost ones do not. */
  const returnPictures = (clientMessageId: string, code: string) => {
    const entry = chat().outgoing.find((one) => one.clientMessageId === clientMessageId)
    if (entry?.pictures === undefined || code === 'picture_gone') return
    const pictures = entry.pictures.map(({ description, ...uploaded }) => ({
      key: uploaded.objectId,
      description,
      state: 'ready' as const,
      uploaded,
    }))
    dispatch(picturesAdded({ companionId: entry.companionId, pictures }))
  }

  const refused = ({ clientMessageId, code, message }: ServerFrames['streaming_error']) => {
    if (clientMessageId === null) return
    if (uncertain.has(code)) dispatch(outgoingChanged({ clientMessageId, state: 'failed' }))
    else {
      returnPictures(clientMessageId, code)
      dispatch(
        outgoingReturned({ id: clientMessageId, hint: { kind: 'refused', code, text: message } }),
      )
    }
  }

  const changed = ({ change, companionId, message }: ServerFrames['message_changed']) => {
    if (change === 'deleted') {
      const live = forgetReply(chat().live, message.id)
      if (live !== chat().live) dispatch(repliesFollowed(live))
      dispatch(hideMessage(companionId, message.id, message.change))
    } else dispatch(showMessage(message))
    if (change === 'created') {
      confirm(message.clientMessageId)
      if (awaitsWords(message) && !isAnswered(message))
        dispatch(replyExpected({ messageId: message.id, now: Date.now() }))
      if (!message.isFromUser) dispatch(replyCompleted({ companionId, messageId: message.id }))
      dispatch(previewMessage(message))
      return
    }
    const { media } = message.metadata
    if (change === 'edited' && media !== undefined && !message.isFromUser && !isBeingMade(media)) {
      // Which is read out, unlike each step on the way there; the newest words stay the same.
      dispatch(replyCompleted({ companionId, messageId: message.id }))
      return
    }
    // Which words are the newest now, only the server knows.
    dispatch(baseApi.util.invalidateTags([{ type: 'Companion', id: 'LIST' }]))
  }

  return {
    chunks: follow,
    apply(frame: ServerFrame) {
      switch (frame.type) {
        case 'streaming_stream_start':
          follow([frame])
          dispatch(showMessage(frame.message))
          confirm(frame.clientMessageId)
          if (frame.replyTo !== null) dispatch(replyBegun(frame.replyTo))
          return
        case 'streaming_stage':
          return follow([frame])
        case 'streaming_stream_complete': {
          const { companionId, message } = frame
          follow([frame])
          dispatch(showMessage(message))
          dispatch(replyCompleted({ companionId, messageId: message.id }))
          dispatch(previewMessage(message))
          return
        }
        case 'streaming_stream_error':
          return failed(frame)
        case 'streaming_error':
          return refused(frame)
        case 'streaming_duplicate_detected':
          if (frame.clientMessageId !== null)
            dispatch(outgoingReturned({ id: frame.clientMessageId, hint: { kind: 'duplicate' } }))
          return
        case 'message_changed':
          return changed(frame)
        case 'talk_changed':
          dispatch(readAnew(frame.companionId))
          return
        case 'companion_changed':
          dispatch(baseApi.util.invalidateTags([{ type: 'Companion', id: 'LIST' }]))
          return
        case 'error':
          console.warn(`The server refused a frame: ${frame.code} (${frame.requestId})`)
          // What was asked about is not there any more: the conversation tells what is.
          if (frame.code === 'not_found') dispatch(baseApi.util.invalidateTags(['Message']))
      }
    },
  }
}
