import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomFillSync,
  type KeyObject,
} from 'node:crypto'

/**
 * How sealed bytes look, for texts and for wrapped keys alike:
 *
 *     format (1 byte) · nonce (12 bytes) · ciphertext · tag (16 bytes)
 *
 * AES-256-GCM; format and context are authenticated with it. A new format gets a new first byte,
 * so that what is stored stays readable.
 */
const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const overheadBytes = 1 + nonceBytes + tagBytes

/** First byte of sealed data. */
export const formats = { utf8: 1, utf16: 2, key: 3 } as const

export const keyBytes = 32

/** Sealed data could not be opened. The message never holds any of it. */
export class SealError extends Error {
  /**
   * - `damaged`: altered, cut, moved to another place, or sealed with another key
   * - `erased`: the user's key was erased
   * - `key`: the master keys of the configuration do not fit
   */
  readonly reason: 'damaged' | 'erased' | 'key'
  /** Who asks for something of an erased account is told that its sessions have ended. */
  readonly code?: 'session_expired'
  readonly status?: 401

  constructor(reason: SealError['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SealError'
    this.reason = reason
    if (reason === 'erased') Object.assign(this, { code: 'session_expired', status: 401 })
  }
}

/** @param key a key object: bytes would be turned into one each time, at four times the cost */
export function sealBytes(
  key: KeyObject,
  format: number,
  plain: Uint8Array,
  context: string,
): Buffer {
  const sealed = Buffer.allocUnsafe(plain.length + overheadBytes)
  sealed[0] = format
  randomFillSync(sealed, 1, nonceBytes)
  const nonce = sealed.subarray(1, 1 + nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
  cipher.setAAD(additionalData(format, context))
  cipher.update(plain).copy(sealed, 1 + nonceBytes)
  cipher.final()
  cipher.getAuthTag().copy(sealed, sealed.length - tagBytes)
  return sealed
}

/** @throws SealError `damaged` */
export function unsealBytes(key: KeyObject, sealed: Uint8Array, context: string): Buffer {
  const format = sealed[0]
  if (format === undefined || sealed.length < overheadBytes) {
    throw new SealError('damaged', `Sealed data of ${context} is cut short`)
  }
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(1, 1 + nonceBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(additionalData(format, context))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  const plain = decipher.update(sealed.subarray(1 + nonceBytes, sealed.length - tagBytes))
  try {
    decipher.final()
  } catch (error) {
    throw new SealError(
      'damaged',
      `Sealed data of ${context} cannot be opened: altered, moved from another place, or sealed with another key`,
      { cause: error },
    )
  }
  return plain
}

/** A key for one purpose, derived from a data key (HKDF-SHA-256). */
export function deriveKey(key: Uint8Array, purpose: string): KeyObject {
  const bytes = hkdfSync('sha256', key, new Uint8Array(0), `lumen:${purpose}`, keyBytes)
  return createSecretKey(new Uint8Array(bytes))
}

function additionalData(format: number, context: string): Buffer {
  return Buffer.from(`${format}:${context}`, 'utf8')
}
