import type { ErasureReceipt, ErasureRecord } from '@lumen/contracts/auth/deletion'
import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

/** JSON without white space, the keys of every object in alphabetical order: what is signed. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`
}

/** Signs a record with the product's Ed25519 key. */
export function signRecord(record: ErasureRecord, privateKey: KeyObject): ErasureReceipt {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return {
    record,
    algorithm: 'Ed25519',
    publicKey: publicKey.toString('base64'),
    signature: sign(null, Buffer.from(canonicalJson(record)), privateKey).toString('base64'),
  }
}

/** Whether a receipt is as its key has signed it. */
export const isGenuine = ({ record, publicKey, signature }: ErasureReceipt): boolean =>
  verify(
    null,
    Buffer.from(canonicalJson(record)),
    createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' }),
    Buffer.from(signature, 'base64'),
  )
