import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import {
  createIdentitySigner,
  createIdentityVerifier,
  generateIdentityKeys,
  type Caller,
} from './identity.ts'

const caller: Caller = {
  userId: '0192d5a0-0000-7000-8000-000000000001',
  sessionId: '0192d5a0-0000-7000-8000-000000000002',
  role: 'user',
  ageBand: 'adult',
  region: 'DE',
  language: 'de',
}

function setUp() {
  const keys = generateIdentityKeys()
  const clock = { time: Date.UTC(2026, 0, 1), now: () => new Date(clock.time) }
  const signer = createIdentitySigner({ privateKey: keys.privateKey, clock })
  const verifier = createIdentityVerifier({ publicKey: keys.publicKey, audience: 'chat', clock })
  return { keys, clock, signer, verifier }
}

function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'accepted'
}
const invalid = 'unauthenticated: The identity of this request is not valid'
const expired = 'unauthenticated: The identity of this request has expired'

describe('a signed identity', () => {
  test('tells the service who calls', () => {
    const { signer, verifier } = setUp()
    expect(verifier.verify(signer.sign(caller, 'chat'))).toEqual(caller)
  })

  test('carries the caller and nothing else that was in the object', () => {
    const { signer, verifier } = setUp()
    const more = { ...caller, expiresAt: '2026-01-01T00:00:00Z', email: 'ada@example.org' }
    const header = signer.sign(more, 'chat')
    expect(verifier.verify(header)).toEqual(caller)
    expect(Buffer.from(header.split('.')[0]!, 'base64url').toString()).not.toContain('ada')
  })

  test('is accepted again within its time, and remembered', () => {
    const { signer, verifier, clock } = setUp()
    const header = signer.sign(caller, 'chat')
    const first = verifier.verify(header)
    clock.time += 29_000
    expect(verifier.verify(header)).toBe(first)
  })

  test('expires after 30 s, seen before or not', () => {
    const { keys, signer, verifier, clock } = setUp()
    const header = signer.sign(caller, 'chat')
    verifier.verify(header)
    clock.time += 30_000
    expect(codeOf(() => verifier.verify(header))).toBe(expired)
    expect(codeOf(() => verifier.verify(header))).toBe(expired)
    const other = createIdentityVerifier({ ...keys, audience: 'chat', clock })
    expect(codeOf(() => other.verify(header))).toBe(expired)
  })

  test('is for one service only', () => {
    const { signer, verifier } = setUp()
    expect(codeOf(() => verifier.verify(signer.sign(caller, 'auth')))).toBe(invalid)
  })

  test('is refused when anything in it was changed', () => {
    const { signer, verifier } = setUp()
    const header = signer.sign(caller, 'chat')
    const [payload, signature] = header.split('.') as [string, string]
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    claims.caller.role = 'admin'
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
    expect(codeOf(() => verifier.verify(`${forged}.${signature}`))).toBe(invalid)
    const flipped = signature.startsWith('A') ? 'B' : 'A'
    for (const broken of [
      `${payload}.${flipped}${signature.slice(1)}`,
      `${payload}.`,
      payload,
      `.${signature}`,
      '',
      '.',
      'x'.repeat(5_000),
    ])
      expect(codeOf(() => verifier.verify(broken))).toBe(invalid)
    expect(codeOf(() => verifier.verify(undefined))).toBe('unauthenticated: Sign in first')
  })

  test('is refused when another key signed it, or it signs something else', () => {
    const { keys, verifier, signer, clock } = setUp()
    const stranger = createIdentitySigner({ ...generateIdentityKeys(), clock })
    expect(codeOf(() => verifier.verify(stranger.sign(caller, 'chat')))).toBe(invalid)
    const key = createPrivateKey({
      key: Buffer.from(keys.privateKey, 'base64'),
      format: 'der',
      type: 'pkcs8',
    })
    const payload = Buffer.from(signer.sign(caller, 'chat').split('.')[0]!)
    const plain = sign(null, payload, key).toString('base64url')
    expect(codeOf(() => verifier.verify(`${payload.toString()}.${plain}`))).toBe(invalid)
  })
})

describe('signing', () => {
  test('happens once per session and audience while 10 s remain', () => {
    const { signer, clock } = setUp()
    const first = signer.sign(caller, 'chat')
    clock.time += 20_000
    expect(signer.sign({ ...caller }, 'chat')).toBe(first)
    expect(signer.sign(caller, 'auth')).not.toBe(first)
    clock.time += 1
    expect(signer.sign(caller, 'chat')).not.toBe(first)
  })

  test('happens anew when the caller changed', () => {
    const { signer, verifier } = setUp()
    signer.sign(caller, 'chat')
    const changes: Partial<Caller>[] = [
      { userId: '0192d5a0-0000-7000-8000-000000000003' },
      { role: 'admin' },
      { ageBand: 'teen' },
      { region: null },
      { language: 'zh' },
    ]
    for (const change of changes) {
      const changed = { ...caller, ...change }
      expect(verifier.verify(signer.sign(changed, 'chat'))).toEqual(changed)
      expect(verifier.verify(signer.sign(caller, 'chat'))).toEqual(caller)
    }
  })
})

describe('the address', () => {
  test('is believed with the proof of the gateway, for 30 s, for that address', () => {
    const { signer, verifier, clock } = setUp()
    const proof = signer.signGateway('203.0.113.7')
    expect(signer.signGateway('203.0.113.7')).toBe(proof)
    expect(verifier.verifyGateway('203.0.113.7', proof)).toBe(true)
    expect(verifier.verifyGateway('203.0.113.7', proof)).toBe(true)
    expect(verifier.verifyGateway('203.0.113.8', proof)).toBe(false)
    clock.time += 30_000
    expect(verifier.verifyGateway('203.0.113.7', proof)).toBe(false)
  })

  test('is signed anew once less than 10 s remain', () => {
    const { signer, clock } = setUp()
    const proof = signer.signGateway('203.0.113.7')
    clock.time += 20_000
    expect(signer.signGateway('203.0.113.7')).toBe(proof)
    clock.time += 1
    const next = signer.signGateway('203.0.113.7')
    expect(next).not.toBe(proof)
    expect(signer.signGateway('203.0.113.7')).toBe(next)
  })

  test('is not believed once its time is over, though nobody asked before', () => {
    const { signer, verifier, clock } = setUp()
    const proof = signer.signGateway('203.0.113.7')
    clock.time += 30_000
    expect(verifier.verifyGateway('203.0.113.7', proof)).toBe(false)
  })

  test('is read up to 2,048 characters of both, and no further', () => {
    const { signer, verifier } = setUp()
    const proofLength = signer.signGateway('a').length
    const longest = 'a'.repeat(2_048 - proofLength)
    expect(verifier.verifyGateway(longest, signer.signGateway(longest))).toBe(true)
    expect(verifier.verifyGateway(`${longest}a`, signer.signGateway(`${longest}a`))).toBe(false)
  })

  test('is not believed with a forged, lengthened or foreign proof', () => {
    const { signer, verifier, clock } = setUp()
    const [expiresAt, signature] = signer.signGateway('203.0.113.7').split('.') as [string, string]
    for (const proof of [
      `${Number(expiresAt) + 1}.${signature}`,
      `${expiresAt}.`,
      `x.${signature}`,
      signature,
      '',
      createIdentitySigner({ ...generateIdentityKeys(), clock }).signGateway('203.0.113.7'),
      signer.sign(caller, 'chat'),
    ])
      expect(verifier.verifyGateway('203.0.113.7', proof)).toBe(false)
  })
})

test('a key of another kind is refused', () => {
  const { privateKey } = generateKeyPairSync('x25519')
  const other = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  expect(() => createIdentitySigner({ privateKey: other })).toThrow('not an Ed25519 key')
})

test('a key that is none is refused at the start, without being shown', () => {
  for (const key of ['', 'bm9uc2Vuc2U=', generateIdentityKeys().publicKey.slice(0, 20)]) {
    expect(() => createIdentitySigner({ privateKey: key })).toThrow(
      'The private key of identities is not an Ed25519 key (DER in base64)',
    )
    expect(() => createIdentityVerifier({ publicKey: key, audience: 'chat' })).toThrow(
      'The public key of identities is not an Ed25519 key (DER in base64)',
    )
  }
})
