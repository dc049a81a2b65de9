import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import { carriesToken, tokenOf } from './credential'
import { parseErrorBody, type ApiError } from './error'
import { tellQuota } from './quota'
import { serverAddress } from './server-address'
import { sessionHeader } from './session-header'

/** The server no longer knows this session. The session slice ends it when it sees this. */
export const sessionRejected = createAction<{ key: string }>('api/sessionRejected')

/** The part of the store that calls need. */
type WithSession = { session: { key: string | null } }

const raw = fetchBaseQuery({
  baseUrl: serverAddress(),
  credentials: carriesToken() ? 'omit' : 'include',
  timeout: 30_000,
  prepareHeaders: (headers, { getState }) => {
    const { key } = (getState() as WithSession).session
    const token = tokenOf(key)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    else if (key !== null) headers.set(sessionHeader, key)
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

/** Calls the gateway: what shows the session goes along, every failure becomes an `ApiError`. */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (
  args,
  api,
  options,
) => {
  const { key } = (api.getState() as WithSession).session
  const result = await raw(args, api, options)
  if (result.error === undefined) return { data: result.data }
  const error = toApiError(result.error, result.meta)
  if (error.status === 401 && key !== null && error.body?.code !== 'bad_credentials')
    (api.dispatch as (action: UnknownAction) => unknown)(sessionRejected({ key }))
  if (error.body?.code === 'quota_exceeded') tellQuota(error.body.details)
  return { error }
}
