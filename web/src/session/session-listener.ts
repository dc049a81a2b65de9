import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { baseApi } from '@/api/base-api'
import { sessionRejected } from '@/api/base-query'
import { forgetPersonal } from '@/storage/personal-storage'
import {
  checked,
  preferencesChanged,
  sessionReplaced,
  signedIn,
  signedOut,
  userChanged,
} from './session-slice'
import type { SessionState } from './session-slice'
import { clearSession, saveSession } from './session-storage'

/** How long a call may take that was under way when the session ended. */
const answerMs = 10_000

type WithSession = { session: SessionState }

/** Keeps browser storage in step with the session, and drops cached answers when it ends. */
export function createSessionListener() {
  const listener = createListenerMiddleware<WithSession>()
  listener.startListening({
    matcher: isAnyOf(signedIn, checked, userChanged, preferencesChanged),
    effect: (_, { getState }) => {
      const { key, user } = getState().session
      if (key !== null && user !== null) saveSession(key, user)
    },
  })
  listener.startListening({
    matcher: isAnyOf(signedOut, sessionRejected),
    effect: async (_, { getState, dispatch, delay }) => {
      if (getState().session.key !== null) return
      clearSession()
      // The call that found the session ended still has to give its answer.
      await delay(0)
      // So do calls that ended it themselves, as following a mailed link may.
      const running = dispatch(baseApi.util.getRunningMutationsThunk())
      await Promise.race([Promise.allSettled(running), delay(answerMs)])
      dispatch(baseApi.util.resetApiState())
    },
  })
  listener.startListening({
    actionCreator: sessionReplaced,
    // At once, before the server is asked who it is now; the storage has the new session already.
    effect: (_, { dispatch }) => void dispatch(baseApi.util.resetApiState()),
  })
  listener.startListening({
    // Whoever leaves by choice leaves no unsent words behind; an expired session may go on later.
    predicate: (action) => signedOut.match(action) && action.payload === 'by-choice',
    effect: forgetPersonal,
  })
  return listener.middleware
}
