import type { Preferences } from '@lumen/contracts/auth/schema'
import { isApiError } from '@/api/error'
import type { AppDispatch, RootState } from '@/store/root-reducer'
import type { CallInput } from '@/api/call'
import { sessionApi } from './session-api'
import { checkStarted, preferencesChanged, signedIn, signedOut, userChanged } from './session-slice'
import { clearSession, readToken } from './session-storage'

type Thunk = (dispatch: AppDispatch, getState: () => RootState) => Promise<void>

/**
 * Asks the server whose token this browser keeps. Without a token, or when the answer is 401 or
 * 403, the session is cleared silently; any other failure is logged and clears it as well.
 */
export const checkSession = (): Thunk => async (dispatch, getState) => {
  const token = readToken()
  if (token === null) {
    clearSession()
    dispatch(signedOut(null))
    return
  }
  dispatch(checkStarted(token))
  const check = dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  const { data: user, error } = await check
  check.unsubscribe()
  // Somebody may have signed in or out while we asked.
  if (getState().session.token !== token) return
  if (user !== undefined) {
    dispatch(signedIn({ token, user }))
    return
  }
  const silent = isApiError(error) && (error.status === 401 || error.status === 403)
  if (!silent) console.error('The session could not be checked', error)
  dispatch(signedOut(null))
}

/** Signs in; rejects with an `ApiError`. */
export const login =
  (body: CallInput<'POST /api/auth/login'>['body']): Thunk =>
  async (dispatch) => {
    dispatch(signedIn(await dispatch(sessionApi.endpoints.login.initiate({ body })).unwrap()))
  }

/**
 * Makes an account and signs in; rejects with an `ApiError`.
 * @param theme the look chosen before there was an account; the account takes it over
 */
export const register =
  (body: CallInput<'POST /api/auth/register'>['body'], theme: Preferences['theme']): Thunk =>
  async (dispatch) => {
    const { token, user } = await dispatch(
      sessionApi.endpoints.register.initiate({ body }),
    ).unwrap()
    const preferences = { ...user.preferences, theme }
    dispatch(signedIn({ token, user: { ...user, preferences } }))
    if (theme !== user.preferences.theme) void dispatch(savePreferences({ theme }))
  }

/** Ends the session on the server, then here; rejects with an `ApiError` and stays signed in when the server cannot be told. */
export const logout = (): Thunk => async (dispatch) => {
  try {
    await dispatch(sessionApi.endpoints.logout.initiate()).unwrap()
  } catch (error) {
    // The server does not know this session any more: that is signed out.
    if (!isApiError(error) || error.status !== 401) throw error
  }
  dispatch(signedOut('by-choice'))
}

/** Asks for the user again, after something about the account changed. */
export const refreshUser = (): Thunk => async (dispatch, getState) => {
  // The server closes the socket before it answers the logout; asking now would make of it an expired session.
  const leaving = Object.values(getState().api.mutations).some(
    (mutation) => mutation?.endpointName === 'logout' && mutation.status === 'pending',
  )
  if (leaving) return
  const check = dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  const { data: user, error } = await check
  check.unsubscribe()
  if (user !== undefined) dispatch(userChanged(user))
  else console.error('The account could not be read again', error)
}

/** Tells the account about a chosen language or theme, so that other devices follow. */
export const savePreferences =
  (change: Partial<Preferences>): Thunk =>
  async (dispatch, getState) => {
    if (getState().session.status !== 'signed-in') return
    dispatch(preferencesChanged(change))
    const { error } = await dispatch(
      sessionApi.endpoints.updatePreferences.initiate({ body: change }),
    )
    if (error !== undefined) console.error('Preferences could not be saved', error)
  }
