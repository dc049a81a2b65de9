import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allOperations } from '@lumen/contracts/all-operations'
import { clientFrames } from '@lumen/contracts/frames'
import { splitKey, type OperationKey } from '@lumen/contracts/operation'
import type { LoadRequest, LoadRequests } from './requests.ts'

/**
 * `npm run load:requests`: writes what users of the load scenarios send, from the examples of the
 * contracts. k6 reads the file: it knows no packages.
 */
const file = join(import.meta.dirname, 'requests.json')

/** How often each is asked, as the app does: the talk most of all. */
const mix: Readonly<Record<OperationKey, number>> = {
  'GET /api/messages/:companionId': 6,
  'GET /api/auth/me': 3,
  'GET /api/companions': 3,
  'GET /api/messages/recent': 2,
  'GET /api/memories/:companionId': 2,
  'GET /api/notifications': 2,
  'GET /api/wallet/balance': 2,
  'GET /api/companions/:companionId': 1,
  'GET /api/growth/:companionId': 1,
  'GET /api/user/stats': 1,
  'GET /api/scenarios': 1,
  'GET /api/flags': 1,
  'GET /api/announcements': 1,
  'POST /api/memories/:companionId': 1,
  'PATCH /api/companions/:companionId': 1,
}

/** Another for each user: in their place stand their names in braces. */
const own = ['email', 'token', 'companionId']

function exampleOf(name: string, schema: object): object {
  const [example] = (schema as { examples?: readonly object[] }).examples ?? []
  if (example === undefined) throw new Error(`${name} has no example in the contracts`)
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, own.includes(key) ? `{${key}}` : value]),
  )
}

function requestOf(key: OperationKey): LoadRequest {
  const operation = allOperations[key]
  if (operation === undefined) throw new Error(`The contracts have no ${key}`)
  const { method, path } = splitKey(key)
  return {
    method,
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    ...(operation.body && { body: exampleOf(key, operation.body) }),
  }
}

function saying(): object {
  const example = exampleOf('streaming_chat', clientFrames.streaming_chat) as { content: string }
  // The same words twice in a row are refused as a slip.
  return { ...example, content: `${example.content} {turn}` }
}

/** What `requests.json` holds. @throws when the contracts lack an operation or its example */
export function requestsOfContracts(): LoadRequests {
  return {
    register: requestOf('POST /api/auth/register'),
    companion: requestOf('POST /api/companions'),
    leave: requestOf('POST /api/enterprise/privacy/delete-account'),
    mix: Object.entries(mix).map(([key, weight]) => ({
      weight,
      ...requestOf(key as OperationKey),
    })),
    frames: { auth: exampleOf('auth', clientFrames.auth), say: saying() },
  }
}

if (process.argv[1] === import.meta.filename)
  await writeFile(file, `${JSON.stringify(requestsOfContracts(), null, 2)}\n`)
