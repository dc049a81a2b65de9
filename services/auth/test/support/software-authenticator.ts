import type { NewCredential, PasskeyAnswer } from '@lumen/contracts/auth/passkeys'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** Present, checked, kept on several devices; and, of a new one, with its key. */
const flags = { used: 0x01 | 0x04 | 0x08 | 0x10, made: 0x40 }

/** What a browser page of an origin asks an authenticator for. */
type Asked = { challenge: string; origin?: string; rpId?: string }

const clientData = (type: 'create' | 'get', { challenge, origin = 'http://localhost' }: Asked) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

/** Bytes as CBOR: what it encodes here is longer than 23 and shorter than 65,536 bytes. */
const cborBytes = (data: Buffer) =>
  data.length < 256
    ? Buffer.concat([Buffer.from([0x58, data.length]), data])
    : Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data])
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

/** One passkey in software: P-256, without attestation. */
export function createSoftwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const coseKey = Buffer.concat([
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x!, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y!, 'base64url')),
  ])
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 1

  const authenticatorData = (rpId: string, bits: number, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(bits)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), head, more])
  }
  const named = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id,
    /** As copies of it count on from where they were made. */
    setCounter(next: number) {
      counter = next
    },
    /** What `navigator.credentials.create()` answers. */
    create(asked: Asked): NewCredential {
      const data = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ])
      const made = authenticatorData(asked.rpId ?? 'localhost', flags.used | flags.made, data)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(made),
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('create', asked)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** What `navigator.credentials.get()` answers for this user. */
    get(asked: Asked, userId: string): PasskeyAnswer['credential'] {
      counter += 1
      const client = clientData('get', asked)
      const data = authenticatorData(asked.rpId ?? 'localhost', flags.used)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: base64url(userId),
        },
      }
    },
  }
}
