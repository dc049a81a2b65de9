import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const digits = 6
/** Steps before and after now whose codes are taken: clocks of phones go wrong. */
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 (RFC 4648), without padding, as authenticator apps take them. */
export function toBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  let bits = ''
  for (const letter of text) bits += alphabet.indexOf(letter).toString(2).padStart(5, '0')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The code of a time step (RFC 6238 with SHA-1 and six digits, which every app knows). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0xf
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/**
 * The step that a code is of, at most 30 seconds off; null when it is of none, or of one not after
 * `lastStep`: a code that was taken is not taken again.
 */
export function stepOfCode(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): number | null {
  const given = Buffer.from(code.padEnd(digits).slice(0, digits + 1))
  let found: number | null = null
  for (let step = totpStep(now) - drift; step <= totpStep(now) + drift; step += 1) {
    const expected = Buffer.from(totpCode(secret, step))
    const same = given.length === expected.length && timingSafeEqual(given, expected)
    if (same && step > lastStep) found = step
  }
  return found
}

/** What an authenticator app reads from the picture. */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(stepSeconds),
  })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
