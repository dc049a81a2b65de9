import { authRequests } from '@lumen/contracts/auth/bus'
import { newId } from '@lumen/database/ids'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createServer as createHttp2Server,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = (key: typeof google.privateKey) =>
  key.export({ type: 'pkcs8', format: 'pem' }).toString()
const portOf = (server: Server) => (server.address() as AddressInfo).port
const read = async (stream: AsyncIterable<Buffer>) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
/** Verifies a token and returns header and claims. */
function readToken(token: string, key: typeof google.publicKey): { header: any; claims: any } {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const signed = Buffer.from(`${header}.${claims}`)
  const publicKey = createPublicKey(key.export({ type: 'spki', format: 'pem' }))
  const signer = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', signed, signer, Buffer.from(signature, 'base64url')))
    throw new Error('the token is not genuine')
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return { header: decode(header), claims: decode(claims) }
}

let stack: AuthStack
let directory: string
let tokensGiven = 0
const sent: { path: string; headers: IncomingHttpHeaders; body: any }[] = []
let answers: { status: number; body?: object }[] = []
const nextAnswer = () => answers.shift() ?? { status: 200, body: {} }

async function answerForGoogle(request: IncomingMessage, response: ServerResponse) {
  const text = await read(request)
  if (request.url === '/token') {
    tokensGiven += 1
    readToken(new URLSearchParams(text).get('assertion') ?? '', google.publicKey)
    response.end(JSON.stringify({ access_token: 'access', expires_in: 3600 }))
    return
  }
  sent.push({ path: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
  const { status, body } = nextAnswer()
  response.writeHead(status).end(JSON.stringify(body ?? {}))
}
const fcm = createServer((request, response) => void answerForGoogle(request, response))

async function answerForApple(stream: ServerHttp2Stream, headers: IncomingHttpHeaders) {
  const text = await read(stream)
  sent.push({ path: String(headers[':path']), headers, body: JSON.parse(text) })
  const { status, body } = nextAnswer()
  stream.respond({ ':status': status })
  stream.end(body === undefined || status === 200 ? '' : JSON.stringify(body))
}
const apns = createHttp2Server()
apns.on('stream', (stream, headers) => void answerForApple(stream, headers))

beforeAll(async () => {
  for (const server of [fcm, apns]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  directory = await mkdtemp(join(tmpdir(), 'lumen-push-'))
  const account = {
    project_id: 'lumen-test',
    client_email: 'push@lumen-test.example',
    private_key: pem(google.privateKey),
    token_uri: `http://127.0.0.1:${portOf(fcm)}/token`,
  }
  await writeFile(join(directory, 'account.json'), JSON.stringify(account))
  await writeFile(join(directory, 'key.p8'), pem(apple.privateKey))
  stack = await openAuthStack({
    FCM_SERVICE_ACCOUNT_FILE: join(directory, 'account.json'),
    FCM_URL: `http://127.0.0.1:${portOf(fcm)}`,
    APNS_KEY_FILE: join(directory, 'key.p8'),
    APNS_KEY_ID: 'KEY1234567',
    APNS_TEAM_ID: 'TEAM123456',
    APNS_TOPIC: 'example.lumen.app',
    APNS_URL: `http://127.0.0.1:${portOf(apns)}`,
  })
})
afterAll(async () => {
  await stack?.close()
  fcm.closeAllConnections()
  fcm.close()
  apns.close()
  await rm(directory, { recursive: true })
})
beforeEach(() => {
  sent.length = 0
  answers = []
})

async function phone(platform: 'android' | 'ios') {
  const person = await stack.person({ language: 'de' })
  const { token, userId } = person
  const body = { token: `token-of-${newId()}`, userId, platform }
  await stack.call('POST', '/api/mobile/push-token', { token, body })
  const devices = () =>
    stack.db.selectFrom('push_devices').select('id').where('user_id', '=', userId).execute()
  return { ...person, pushToken: body.token, devices }
}
async function notify(userId: string): Promise<string> {
  const id = newId()
  const params = { companionId: newId(), memoryId: newId() }
  const notification = { kind: 'memory-crystal', params } as const
  await stack.bus.request(authRequests, 'auth.notify', { userId, id, notification })
  return id
}
const deliveries = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))

describe('Android', () => {
  it('gets messages by FCM, with one access token for many', async () => {
    const { userId, pushToken } = await phone('android')
    const before = tokensGiven
    const id = await notify(userId)
    await deliveries(1)
    expect(sent[0]?.path).toBe('/v1/projects/lumen-test/messages:send')
    expect(sent[0]?.headers.authorization).toBe('Bearer access')
    expect(sent[0]?.body.message).toMatchObject({
      token: pushToken,
      notification: { title: 'Eine Erinnerung ist entstanden' },
      data: { id, kind: 'memory-crystal', url: '/memory-crystal' },
    })
    await notify(userId)
    await deliveries(2)
    expect(tokensGiven - before).toBeLessThanOrEqual(1)
  })

  it('is tried again, with another token after a 401', async () => {
    const { userId } = await phone('android')
    answers = [{ status: 401 }, { status: 503 }]
    const before = tokensGiven
    await notify(userId)
    await deliveries(3)
    expect(tokensGiven).toBe(before + 1)
  })

  it('is forgotten when it is not registered any more', async () => {
    const { userId, devices } = await phone('android')
    answers = [{ status: 404, body: { error: { details: [{ errorCode: 'UNREGISTERED' }] } } }]
    await notify(userId)
    await vi.waitFor(async () => expect(await devices()).toEqual([]))
  })
})

describe('iOS', () => {
  it('gets messages by APNs', async () => {
    const { userId, pushToken } = await phone('ios')
    const id = await notify(userId)
    await deliveries(1)
    const { path, headers, body } = sent[0]!
    expect(path).toBe(`/3/device/${pushToken}`)
    expect(headers).toMatchObject({
      'apns-id': id,
      'apns-topic': 'example.lumen.app',
      'apns-push-type': 'alert',
    })
    const token = String(headers.authorization).replace('bearer ', '')
    expect(readToken(token, apple.publicKey)).toMatchObject({
      header: { alg: 'ES256', kid: 'KEY1234567' },
      claims: { iss: 'TEAM123456' },
    })
    expect(body).toMatchObject({
      aps: { alert: { title: 'Eine Erinnerung ist entstanden' } },
      id,
      url: '/memory-crystal',
    })
  })

  it('is tried again after a failure of Apple’s', async () => {
    const { userId } = await phone('ios')
    answers = [{ status: 503, body: { reason: 'ServiceUnavailable' } }]
    const id = await notify(userId)
    await deliveries(2)
    expect(sent.map(({ headers }) => headers['apns-id'])).toEqual([id, id])
  })

  it.each([
    { status: 410, body: { reason: 'Unregistered' } },
    { status: 400, body: { reason: 'BadDeviceToken' } },
  ])('is forgotten when its token is not good any more: %j', async (answer) => {
    const { userId, devices } = await phone('ios')
    answers = [answer]
    await notify(userId)
    await vi.waitFor(async () => expect(await devices()).toEqual([]))
  })
})

it('says what is wrong with a key file', async () => {
  await expect(
    openAuthStack({ FCM_SERVICE_ACCOUNT_FILE: join(directory, 'key.p8') }),
  ).rejects.toThrow(/FCM_SERVICE_ACCOUNT_FILE cannot be used/)
  await expect(openAuthStack({ APNS_KEY_FILE: join(directory, 'key.p8') })).rejects.toThrow(
    /APNS_KEY_ID/,
  )
})
