import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import { parseErrorBody, type ApiError } from './error'
import { tellQuota } from './quota'
import { serverAddress } from './server-address'

/** The server no longer knows this token. The session slice ends the session when it sees this. */
export const sessionRejected = createAction<{ token: string }>('api/sessionRejected')

/** The part of the store that calls need. */
type WithToken = { session: { token: string | null } }

const raw = fetchBaseQuery({
  baseUrl: serverAddress(),
  // The wrapper's page is of another site than the server: there the bearer token is all there is.
  credentials: import.meta.env.MODE === 'native' ? 'omit' : 'include',
  timeout: 30_000,
  prepareHeaders: (headers, { getState }) => {
    const { token } = (getState() as WithToken).session
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    return headers
  },
  responseHandler: async (response) => {
    const text = await response.text()
    if (!response.ok) return text
    return text === '' ? null : (JSON.parse(text) as unknown)
  },
})

function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { status: 'network', body: null, message: `network: ${error.error}` }
    case 'TIMEOUT_ERROR':
      return { status: 'timeout', body: null, message: `timeout: ${error.error}` }
    case 'PARSING_ERROR':
      return {
        status: 'unreadable',
        body: null,
        message: `${error.originalStatus}: ${error.error}`,
      }
    case 'CUSTOM_ERROR':
      return { status: 'unreadable', body: null, message: error.error }
    default: {
      const text = typeof error.data === 'string' ? error.data : ''
      return {
        status: error.status,
        body: parseErrorBody(text),
        message: `${error.status}: ${text || (meta?.response?.statusText ?? '')}`,
      }
    }
  }
}

/** Calls the gateway: bearer token and cookies go along, every failure becomes an `ApiError`. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (
  args,
  api,
  options,
) => {
  const { token } = (api.getState() as WithToken).session
  const result = await raw(args, api, options)
  if (result.error === undefined) return { data: result.data }
  const error = toApiError(result.error, result.meta)
  if (error.status === 401 && token !== null && error.body?.code !== 'bad_credentials')
    (api.dispatch as (action: UnknownAction) => unknown)(sessionRejected({ token }))
  if (error.body?.code === 'quota_exceeded') tellQuota(error.body.details)
  return { error }
}
