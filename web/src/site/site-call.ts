import { call, type CallInput, type CallReply, type OperationKey } from '@/api/call'
import { tokenOf } from '@/api/credential'
import { parseErrorBody, type ApiError } from '@/api/error'
import { serverAddress } from '@/api/server-address'
import { readKey } from '@/session/session-storage'

const timeoutMs = 20_000

/**
 * Calls one operation without the app’s store, which public pages do not load.
 * @param keepalive goes on when the page is left meanwhile
 * @throws an `ApiError`
 */
export async function siteCall<K extends OperationKey>(
  key: K,
  input: CallInput<K>,
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<CallReply<K>> {
  const { url, method = 'GET', params, body } = call(key).query(input)
  const values = Object.entries((params ?? {}) as Record<string, string | undefined>).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]),
  )
  const query = values.length === 0 ? '' : `?${new URLSearchParams(values).toString()}`
  const token = tokenOf(readKey())
  let response: Response
  let text: string
  try {
    response = await fetch(serverAddress() + url + query, {
      method,
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    text = await response.text()
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw failure({ status: late ? 'timeout' : 'network', body: null, message: String(error) })
  }
  if (!response.ok)
    throw failure({
      status: response.status,
      body: parseErrorBody(text),
      message: `${response.status}: ${text || response.statusText}`,
    })
  try {
    return JSON.parse(text) as CallReply<K>
  } catch (error) {
    throw failure({ status: 'unreadable', body: null, message: String(error) })
  }
}

const failure = (error: ApiError) => Object.assign(new Error(error.message), error)
