import type { Preferences, User } from '@lumen/contracts/auth/schema'
import { isApiError } from '@/api/error'
import type { AppDispatch, RootState } from '@/store/root-reducer'
import type { CallInput } from '@/api/call'
import { sessionApi } from './session-api'
import {
  checked,
  checkStarted,
  preferencesChanged,
  serverAway,
  sessionReplaced,
  signedIn,
  signedOut,
  userChanged,
} from './session-slice'
import { clearSession, dropLeftToken, newKey, readKey, readLeftToken } from './session-storage'

type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Promise<Result>

/** Milliseconds before the server is asked again whose session this is. */
const askAgainAfterMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000] as const

/** Says nothing about the session: whoever should answer is not there, or has too much to do. */
const isAway = (error: unknown) =>
  isApiError(error) &&
  (typeof error.status === 'number'
    ? error.status >= 500 || error.status === 429
    : error.status !== 'unreadable')

/** Waits, but not longer than until the network is back. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      resolve()
    }
    globalThis.addEventListener('online', done)
  })

/** Who is signed in; a token that an earlier version left in the storage goes into the cookie first. */
const askWho = (): Thunk<{ user?: User | undefined; error?: unknown }> => async (dispatch) => {
  const left = readLeftToken()
  if (left !== null) {
    const { error } = await dispatch(sessionApi.endpoints.keepInCookie.initiate(left))
    if (error !== undefined) return { error }
    dropLeftToken()
  }
  const check = dispatch(sessionApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }))
  const { data: user, error } = await check
  check.unsubscribe()
  return { user, error }
}

/**
 * Asks the server whose session this browser keeps. Without one, or when the answer is 401 or
 * 403, the session is cleared silently. A server that is away is asked again a few times; the
 * session stays as it is meanwhile, and afterwards until somebody tries again. Any other failure is
 * logged and clears the session.
 * @param delays milliseconds before each further attempt
 */
export const checkSession =
  (delays: readonly number[] = askAgainAfterMs): Thunk =>
  async (dispatch, getState) => {
    const left = readLeftToken()
    const key = readKey() ?? (left === null ? null : (getState().session.key ?? newKey(left)))
    if (key === null) {
      clearSession()
      dispatch(signedOut(null))
      return
    }
    const { key: before } = getState().session
    dispatch(before === null || before === key ? checkStarted(key) : sessionReplaced(key))
    for (let attempt = 0; ; attempt += 1) {
      const { user, error } = await dispatch(askWho())
      // Somebody may have signed in or out while we asked.
      if (getState().session.key !== key) return
      if (user !== undefined) {
        dispatch(checked(user))
        return
      }
      if (!isAway(error)) {
        const silent = isApiError(error) && (error.status === 401 || error.status === 403)
        if (!silent) console.error('The session could not be checked', error)
        dispatch(signedOut(null))
        return
      }
      console.warn('The session could not be checked', error)
      const delay = delays[attempt]
      dispatch(serverAway(delay === undefined ? 'stopped' : 'retrying'))
      if (delay === undefined) return
      await pause(delay)
      const { session } = getState()
      if (session.key !== key || session.status !== 'loading') return
    }
  }

/** Signs in; rejects with an `ApiError`. */
export const login =
  (body: CallInput<'POST /api/auth/login'>['body']): Thunk =>
  async (dispatch) => {
    dispatch(signedIn(await dispatch(sessionApi.endpoints.login.initiate({ body })).unwrap()))
  }

/**
 * Makes an account and signs in, or has the link mailed that makes it; rejects with an `ApiError`.
 * @param theme the look chosen before there was an account; the account takes it over
 */
export const register =
  (
    body: CallInput<'POST /api/auth/register'>['body'],
    theme: Preferences['theme'],
  ): Thunk<'signed-in' | 'mailed'> =>
  async (dispatch) => {
    const made = await dispatch(sessionApi.endpoints.register.initiate({ body })).unwrap()
    if ('status' in made) return 'mailed'
    const { token, user } = made
    const preferences = { ...user.preferences, theme }
    dispatch(signedIn({ token, user: { ...user, preferences } }))
    if (theme !== user.preferences.theme) void dispatch(savePreferences({ theme }))
    return 'signed-in'
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
  // An answer that is on its way may have been read before the change, and would be taken for this one's.
  await dispatch(sessionApi.util.getRunningQueryThunk('getMe', undefined))
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
