import type { Preferences, User } from '@lumen/contracts/auth/schema'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionRejected } from '@/api/base-query'
import { newKey, readKey, readLeftToken } from './session-storage'

export type SessionState = {
  /** `loading` until the server has said whose session this is. */
  status: 'loading' | 'signed-in' | 'signed-out'
  /** What this browser calls the session: `tokenOf` has what is sent for it. */
  key: string | null
  user: User | null
  /** How a running session ended, until the sign-in page has taken notice of it. */
  ended: 'by-choice' | 'expired' | null
  /** While loading: the server cannot say now whose session this is, and is asked again or no longer. */
  away: 'retrying' | 'stopped' | null
}

const signedOutState: SessionState = {
  status: 'signed-out',
  key: null,
  user: null,
  ended: null,
  away: null,
}

/** The server is asked whose session this is. */
const loading = (key: string): SessionState => ({ ...signedOutState, status: 'loading', key })

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => {
    const left = readLeftToken()
    const key = readKey() ?? (left === null ? null : newKey(left))
    return key === null ? signedOutState : loading(key)
  },
  reducers: {
    checkStarted: (_, { payload }: PayloadAction<string>) => loading(payload),
    /** Another tab has signed somebody in, and this one has not seen that who was here left. */
    sessionReplaced: (_, { payload }: PayloadAction<string>) => loading(payload),
    signedIn: {
      prepare: ({ token, user }: { token: string; user: User }) => ({
        payload: { key: newKey(token), user },
      }),
      reducer: (_, { payload }: PayloadAction<{ key: string; user: User }>): SessionState => ({
        ...payload,
        status: 'signed-in',
        ended: null,
        away: null,
      }),
    },
    /** The server has said whose session this is. */
    checked: (state, { payload }: PayloadAction<User>): SessionState => ({
      ...state,
      status: 'signed-in',
      user: payload,
      ended: null,
      away: null,
    }),
    serverAway: (state, { payload }: PayloadAction<NonNullable<SessionState['away']>>) => {
      if (state.status === 'loading') state.away = payload
    },
    signedOut: (_, { payload }: PayloadAction<SessionState['ended']>): SessionState => ({
      ...signedOutState,
      ended: payload,
    }),
    endNoticed: (state) => {
      state.ended = null
    },
    userChanged: (state, { payload }: PayloadAction<User>) => {
      if (state.status === 'signed-in') state.user = payload
    },
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>) => {
      if (state.user !== null) Object.assign(state.user.preferences, payload)
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRejected, (state, { payload }) =>
      // An answer to an old session must not end the session that came after it.
      state.key === payload.key
        ? { ...signedOutState, ended: state.status === 'signed-in' ? 'expired' : null }
        : state,
    )
  },
})

export const {
  checkStarted,
  sessionReplaced,
  serverAway,
  signedIn,
  checked,
  signedOut,
  endNoticed,
  userChanged,
  preferencesChanged,
} = sessionSlice.actions
