import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { baseApi } from '@/api/base-api'
import { sessionRejected } from '@/api/base-query'
import { forgetPersonal } from '@/storage/personal-storage'
import { preferencesChanged, signedIn, signedOut, userChanged } from './session-slice'
import type { SessionState } from './session-slice'
import { clearSession, saveSession } from './session-storage'

type WithSession = { session: SessionState }

/** Keeps browser storage in step with the session, and drops cached answers when it ends. */
export function createSessionListener() {
  const listener = createListenerMiddleware<WithSession>()
  listener.startListening({
    matcher: isAnyOf(signedIn, userChanged, preferencesChanged),
    effect: (_, { getState }) => {
      const { token, user } = getState().session
      if (token !== null && user !== null) saveSession(token, user)
    },
  })
  listener.startListening({
    matcher: isAnyOf(signedOut, sessionRejected),
    effect: async (_, { getState, dispatch, delay }) => {
      if (getState().session.token !== null) return
      clearSession()
      // The call that found the session ended still has to give its answer.
      await delay(0)
      dispatch(baseApi.util.resetApiState())
    },
  })
  listener.startListening({
    // Whoever leaves by choice leaves no unsent words behind; an expired session may go on later.
    predicate: (action) => signedOut.match(action) && action.payload === 'by-choice',
    effect: forgetPersonal,
  })
  return listener.middleware
}
