import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
  verify as verifyBytes,
  type KeyObject,
} from 'node:crypto'
import { Identity } from '@lumen/contracts/auth/bus'
import type { ServiceName } from '@lumen/contracts/operation'
import { BoundedMap } from '@lumen/runtime/bounded-map'
import { systemClock, type Clock } from '@lumen/runtime/clock'
import type { Metrics } from '@lumen/runtime/metrics'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { AppError } from './app-error.ts'

/** Who is calling, as the gateway vouches for it. */
export type Caller = Omit<Identity, 'expiresAt'>

/** Carries the signed caller from the gateway to a service. */
export const identityHeader = 'x-lumen-identity'
/** Carries the address of the person's end of the connection … */
export const addressHeader = 'x-lumen-address'
/** … and the gateway's proof that it wrote that address. */
export const gatewayHeader = 'x-lumen-gateway'

const lifetimeMs = 30_000
const reuseWhileMs = 10_000
const longestHeader = 2_048
/** The gateway’s signatures, one for each session and service it asks: of some 10,000 that are in use. */
const signedBytes = 12_000_000
/** What one service has verified: of some 4,000 sessions. */
const verifiedBytes = 4_000_000
/** Of some 3,000 addresses. */
const addressBytes = 2_000_000
/** What an entry takes beside its texts: a caller, an object, a place in the map. */
const entryBytes = 700

type Expiring = { expiresAt: number }

/** What was signed, for as long as it holds. */
const remember = <V extends Expiring>(
  maxBytes: number,
  clock: Clock,
  textOf: (key: string, value: V) => number,
) =>
  new BoundedMap<string, V>({
    maxBytes,
    bytesOf: (key, value) => entryBytes + textOf(key, value),
    isOver: ({ expiresAt }) => expiresAt <= clock.now().getTime(),
  })

const Claims = Type.Object({
  audience: Type.String(),
  expiresAt: Type.Integer(),
  caller: Type.Omit(Identity, ['expiresAt']),
})

/** What a signature is about is part of what is signed, so that one kind never serves as another. */
const identityBytes = (payload: string) => Buffer.from(`lumen-identity:${payload}`)
const gatewayBytes = (expiresAt: number, address: string) =>
  Buffer.from(`lumen-gateway:${expiresAt}:${address}`)

function readKey(name: string, text: string, read: (der: Buffer) => KeyObject): KeyObject {
  try {
    const key = read(Buffer.from(text, 'base64'))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // told below, without the text of the key
  }
  throw new TypeError(`The ${name} key of identities is not an Ed25519 key (DER in base64)`)
}

/** A new pair for the environment: the gateway gets the private key, services the public one. */
export function generateIdentityKeys(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519')
  return {
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  }
}

const sameCaller = (a: Caller, b: Caller) =>
  a === b ||
  (a.userId === b.userId &&
    a.sessionId === b.sessionId &&
    a.role === b.role &&
    a.ageBand === b.ageBand &&
    a.region === b.region &&
    a.language === b.language)

export type IdentitySigner = {
  /** The identity header for one service, valid for 10 to 30 s. */
  sign(caller: Caller, audience: ServiceName): string
  /** The proof that goes with an address header, valid for 10 to 30 s. */
  signGateway(address: string): string
}

/**
 * Signs callers and addresses for the services. A signature is made once per session and audience
 * (or address) and reused while at least 10 s of its 30 s remain and the caller has not changed.
 * @param options.privateKey base64 of PKCS #8 DER
 */
export function createIdentitySigner(options: {
  privateKey: string
  clock?: Clock
  metrics?: Metrics
}): IdentitySigner {
  const key = readKey('private', options.privateKey, (der) =>
    createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
  )
  const clock = options.clock ?? systemClock
  const callers = remember<Expiring & { caller: Caller; header: string }>(
    signedBytes,
    clock,
    (slot, { header }) => slot.length + header.length,
  )
  const addresses = remember<Expiring & { proof: string }>(
    addressBytes,
    clock,
    (address, { proof }) => address.length + proof.length,
  )
  options.metrics?.cache('signed identities', callers)
  options.metrics?.cache('signed addresses', addresses)

  return {
    sign(caller, audience) {
      const now = clock.now().getTime()
      const slot = `${audience}:${caller.sessionId}`
      const known = callers.get(slot)
      if (known && known.expiresAt - now >= reuseWhileMs && sameCaller(known.caller, caller))
        return known.header
      const { userId, sessionId, role, ageBand, region, language } = caller
      const expiresAt = now + lifetimeMs
      const payload = Buffer.from(
        JSON.stringify({
          audience,
          expiresAt,
          caller: { userId, sessionId, role, ageBand, region, language },
        }),
      ).toString('base64url')
      const signature = signBytes(null, identityBytes(payload), key).toString('base64url')
      const header = `${payload}.${signature}`
      callers.set(slot, { caller, expiresAt, header })
      return header
    },
    signGateway(address) {
      const now = clock.now().getTime()
      const known = addresses.get(address)
      if (known && known.expiresAt - now >= reuseWhileMs) return known.proof
      const expiresAt = now + lifetimeMs
      const signature = signBytes(null, gatewayBytes(expiresAt, address), key)
      const proof = `${expiresAt}.${signature.toString('base64url')}`
      addresses.set(address, { expiresAt, proof })
      return proof
    },
  }
}

export type IdentityVerifier = {
  /** @throws AppError `unauthenticated` when the header is absent, forged, for another service or expired */
  verify(header: string | undefined): Caller
  /** Whether the gateway wrote this address within the last 30 s. */
  verifyGateway(address: string, proof: string): boolean
}

/**
 * Verifies what the gateway signed. Valid headers are remembered until they expire, so that a
 * busy session costs one signature check in 20 s.
 * @param options.publicKey base64 of SPKI DER
 * @param options.audience the service that asks; identities for others are refused
 */
export function createIdentityVerifier(options: {
  publicKey: string
  audience: ServiceName
  clock?: Clock
  metrics?: Metrics
}): IdentityVerifier {
  const key = readKey('public', options.publicKey, (der) =>
    createPublicKey({ key: der, format: 'der', type: 'spki' }),
  )
  const clock = options.clock ?? systemClock
  const claims = Compile(Claims)
  const callers = remember<Expiring & { caller: Caller }>(
    verifiedBytes,
    clock,
    (header) => header.length,
  )
  const proofs = remember<Expiring & { address: string }>(
    addressBytes,
    clock,
    (proof, { address }) => proof.length + address.length,
  )
  options.metrics?.cache('verified identities', callers)
  options.metrics?.cache('verified addresses', proofs)

  function read(header: string): Static<typeof Claims> | undefined {
    const dot = header.indexOf('.')
    if (dot < 0 || header.length > longestHeader) return undefined
    const payload = header.slice(0, dot)
    const signature = Buffer.from(header.slice(dot + 1), 'base64url')
    if (!verifyBytes(null, identityBytes(payload), key, signature)) return undefined
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return claims.Check(content) ? content : undefined
  }

  return {
    verify(header) {
      if (header === undefined) throw new AppError('unauthenticated', 'Sign in first')
      const now = clock.now().getTime()
      const known = callers.get(header)
      if (known) {
        if (known.expiresAt > now) return known.caller
        callers.delete(header)
        throw new AppError('unauthenticated', 'The identity of this request has expired')
      }
      const content = read(header)
      if (content === undefined || content.audience !== options.audience)
        throw new AppError('unauthenticated', 'The identity of this request is not valid')
      if (content.expiresAt <= now)
        throw new AppError('unauthenticated', 'The identity of this request has expired')
      const caller = Object.freeze(content.caller)
      callers.set(header, { caller, expiresAt: content.expiresAt })
      return caller
    },
    verifyGateway(address, proof) {
      const now = clock.now().getTime()
      const known = proofs.get(proof)
      if (known) return known.address === address && known.expiresAt > now
      const dot = proof.indexOf('.')
      if (dot < 0 || proof.length + address.length > longestHeader) return false
      const expiresAt = Number(proof.slice(0, dot))
      if (!Number.isSafeInteger(expiresAt) || expiresAt <= now) return false
      const signature = Buffer.from(proof.slice(dot + 1), 'base64url')
      if (!verifyBytes(null, gatewayBytes(expiresAt, address), key, signature)) return false
      proofs.set(proof, { address, expiresAt })
      return true
    },
  }
}
