import type { PushPayload } from '@lumen/contracts/auth/notifications'
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Received = {
  payload: PushPayload
  headers: IncomingHttpHeaders
  /** Claims of the verified VAPID token. */
  vapid: Record<string, unknown>
}

export type PushService = Awaited<ReturnType<typeof openPushService>>

/** A push service of RFC 8030 at the wire, and browsers that can read what it takes. */
export async function openPushService() {
  type Browser = ReturnType<typeof createBrowser>
  const browsers = new Map<string, Browser>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const browser = browsers.get(request.url ?? '')
      const status = browser?.receive(request.headers, Buffer.concat(chunks)) ?? 404
      response.writeHead(status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    /** A browser that subscribed; `answers` are the statuses before messages are taken. */
    browser({ answers = [] }: { answers?: number[] } = {}) {
      const path = `/push/${randomUUID()}`
      const browser = createBrowser(origin + path, [...answers])
      browsers.set(path, browser)
      return browser
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function createBrowser(endpoint: string, answers: number[]) {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const secret = randomBytes(16)
  const received: Received[] = []
  let attempts = 0

  /** RFC 8291 over RFC 8188: one record. */
  const decrypt = (body: Buffer): PushPayload => {
    const salt = body.subarray(0, 16)
    const keyLength = body[20] ?? 0
    const serverKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey])
    const shared = pair.computeSecret(serverKey)
    const material = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${label}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushPayload
  }

  return {
    subscription: {
      endpoint,
      expirationTime: null,
      keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') },
    },
    received,
    attempts: () => attempts,
    receive(headers: IncomingHttpHeaders, body: Buffer): number {
      attempts += 1
      const refusal = answers.shift()
      if (refusal !== undefined) return refusal
      received.push({ payload: decrypt(body), headers, vapid: readVapid(headers) })
      return 201
    },
  }
}

/** Verifies `vapid t=<JWT>, k=<public key>` and returns its claims. */
function readVapid({ authorization = '' }: IncomingHttpHeaders): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const genuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!genuine) throw new Error('the VAPID token is not genuine')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
}
