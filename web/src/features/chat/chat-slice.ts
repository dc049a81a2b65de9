import type { AttachedPicture, Message } from '@lumen/contracts/chat/schema'
import type { ErrorCode } from '@lumen/contracts/error-body'
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { sessionReplaced, signedIn, signedOut } from '@/session/session-slice'
import { rootReducer } from '@/store/root-reducer'
import { noReplies, type LiveReplies } from './live/live-replies'

/** How somebody says something: the composer's modes are the kinds of messages. */
export type InputMode = Message['messageType']

/** A stored recording whose words stand in the text box, to be sent with them. */
export type AttachedRecording = { recordingId: string; seconds: number }

/** A message of ours that the server has not confirmed yet. */
export type Outgoing = {
  clientMessageId: string
  companionId: string
  content: string
  /** The recording that the words were heard in. */
  recording?: AttachedRecording
  /** Which the server has already. */
  pictures?: AttachedPicture[]
  createdAt: string
  /** `waiting` for a connection, `sending`, or `failed` until somebody tries again. */
  state: 'waiting' | 'sending' | 'failed'
}

/** A short word above the composer. */
export type Hint =
  | { kind: 'duplicate' }
  | { kind: 'refused'; code: ErrorCode; text: string }
  | { kind: 'reply-failed' }
  /** A recording went out without words: the text box is there for them. */
  | { kind: 'voice-note-sent' }

export type ChatState = {
  live: LiveReplies
  outgoing: Outgoing[]
  /** Stored messages of ours whose reply should begin now: since when it is waited for. */
  expected: Record<string, number>
  /** Why a message of ours that is stored got no reply, by its id. */
  unanswered: Record<string, ErrorCode>
  /** What is being written, by companion; descriptions of what is to be made by `descriptionKey`. */
  drafts: Record<string, string>
  /** How it is said, by companion; text where nothing stands here. */
  modes: Record<string, InputMode>
  /** What was heard as the draft, by companion. */
  attached: Record<string, AttachedRecording>
  hints: Record<string, Hint>
  /** The reply that ended last: read out to people who cannot see it. */
  completed: { companionId: string; messageId: string } | null
}

/** What this browser keeps over a reload. */
export type KeptState = Pick<ChatState, 'drafts' | 'modes' | 'outgoing'>

/** Where the description of a picture or video for a companion stands among the drafts. */
export const descriptionKey = (companionId: string, mode: 'image' | 'video'): string =>
  `${companionId}:${mode}`

const initialState: ChatState = {
  live: noReplies,
  outgoing: [],
  expected: {},
  unanswered: {},
  drafts: {},
  modes: {},
  attached: {},
  hints: {},
  completed: null,
}

/** What the chat holds beyond the stored conversations. */
export const chatSlice = createSlice({
  name: 'chat',
  initialState,
  reducers: {
    textsRestored: (state, { payload }: PayloadAction<KeptState>) => {
      state.drafts = { ...payload.drafts, ...state.drafts }
      state.modes = { ...payload.modes, ...state.modes }
      const held = new Set(state.outgoing.map((entry) => entry.clientMessageId))
      state.outgoing.unshift(...payload.outgoing.filter((one) => !held.has(one.clientMessageId)))
    },
    repliesFollowed: (state, { payload }: PayloadAction<LiveReplies>) => {
      Object.assign(state, { live: payload })
    },
    replyCompleted: (state, { payload }: PayloadAction<ChatState['completed']>) => {
      state.completed = payload
    },
    messageQueued: (state, { payload }: PayloadAction<Outgoing>) => {
      state.outgoing.push(payload)
      delete state.drafts[payload.companionId]
      delete state.attached[payload.companionId]
      delete state.hints[payload.companionId]
    },
    outgoingChanged: (
      state,
      { payload }: PayloadAction<Pick<Outgoing, 'clientMessageId' | 'state'>>,
    ) => {
      const entry = state.outgoing.find((one) => one.clientMessageId === payload.clientMessageId)
      if (entry !== undefined) entry.state = payload.state
    },
    /** The server has it, or nobody wants to send it any more. */
    outgoingRemoved: (state, { payload }: PayloadAction<string>) => {
      state.outgoing = state.outgoing.filter((entry) => entry.clientMessageId !== payload)
    },
    /** Nothing was stored: the text goes back to where it was written. */
    outgoingReturned: (state, { payload }: PayloadAction<{ id: string; hint: Hint }>) => {
      const entry = state.outgoing.find((one) => one.clientMessageId === payload.id)
      if (entry === undefined) return
      state.outgoing = state.outgoing.filter((one) => one !== entry)
      const draft = state.drafts[entry.companionId]?.trim() ?? ''
      state.drafts[entry.companionId] = draft === '' ? entry.content : `${entry.content}\n${draft}`
      if (entry.recording !== undefined) state.attached[entry.companionId] ??= entry.recording
      state.hints[entry.companionId] = payload.hint
    },
    replyRefused: (state, { payload }: PayloadAction<{ messageId: string; code: ErrorCode }>) => {
      state.unanswered[payload.messageId] = payload.code
      delete state.expected[payload.messageId]
    },
    /** @param payload.now milliseconds since the epoch */
    replyExpected: (state, { payload }: PayloadAction<{ messageId: string; now: number }>) => {
      state.expected[payload.messageId] = payload.now
      delete state.unanswered[payload.messageId]
    },
    replyBegun: (state, { payload }: PayloadAction<string>) => {
      delete state.expected[payload]
      delete state.unanswered[payload]
    },
    /** The newest choice stands last: that is the order in which they are kept. */
    modeChosen: (state, { payload }: PayloadAction<{ companionId: string; mode: InputMode }>) => {
      delete state.modes[payload.companionId]
      if (payload.mode !== 'text') state.modes[payload.companionId] = payload.mode
    },
    voiceLeft: (state, { payload }: PayloadAction<string>) => {
      if (state.modes[payload] === 'voice') delete state.modes[payload]
    },
    recordingAttached: (
      state,
      { payload }: PayloadAction<{ companionId: string; recording: AttachedRecording | null }>,
    ) => {
      const { companionId, recording } = payload
      if (recording === null) delete state.attached[companionId]
      else state.attached[companionId] = recording
    },
    draftChanged: (state, { payload }: PayloadAction<{ companionId: string; text: string }>) => {
      const { companionId, text } = payload
      // The newest draft stands last: that is the order in which they are kept.
      delete state.drafts[companionId]
      if (text !== '') state.drafts[companionId] = text
      delete state.hints[companionId]
    },
    hintShown: (state, { payload }: PayloadAction<{ companionId: string; hint: Hint }>) => {
      state.hints[payload.companionId] = payload.hint
    },
    hintGone: (state, { payload }: PayloadAction<string>) => {
      delete state.hints[payload]
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(signedIn, signedOut, sessionReplaced), () => initialState)
  },
})

declare module '@/store/root-reducer' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- slices join by merging
  export interface LazySlices extends WithSlice<typeof chatSlice> {}
}

const injected = chatSlice.injectInto(rootReducer)
export const selectChat = injected.selectSlice

export const {
  textsRestored,
  repliesFollowed,
  replyCompleted,
  messageQueued,
  outgoingChanged,
  outgoingRemoved,
  outgoingReturned,
  replyRefused,
  replyExpected,
  replyBegun,
  modeChosen,
  voiceLeft,
  recordingAttached,
  draftChanged,
  hintShown,
  hintGone,
} = chatSlice.actions
