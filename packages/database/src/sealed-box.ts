import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { deriveKey, formats, SealError, sealBytes, unsealBytes } from './sealed-format.ts'

/** Seals and opens the texts of one user. */
export type Box = {
  /** Whose: what finds the rows that it opens names them. */
  readonly userId: string
  /**
   * @param context where the text will stand, `table.column:rowId`: it opens only there
   * @returns 29 bytes more than the text takes in UTF-8; texts with lone surrogates stay as they are
   */
  seal(text: string, context: string): Buffer
  /** @throws SealError when the bytes were altered, moved or sealed with another key */
  unseal(sealed: Uint8Array, context: string): string
  /**
   * Hashes of tokens for a searchable `int[]` column: HMAC-SHA-256 under a key of this user and
   * scope, cut to 32 signed bits. Equal tokens of one scope are equal; scopes cannot be compared.
   */
  index(tokens: readonly string[], scope: string): number[]
  /** The key of one scope alone, for who may test tokens with `hashToken` but hold nothing else. */
  indexKey(scope: string): Buffer
}

/** The hash of a token under the key of its scope. */
export const hashToken = (key: KeyObject | Buffer, token: string): number =>
  createHmac('sha256', key).update(token, 'utf8').digest().readInt32BE(0)

export type ErasableBox = Box & {
  /** Lets go of the keys; every later use throws SealError `erased`. */
  erase(): void
}

/** @param dataKey 32 bytes; overwritten once the keys for each purpose are derived */
export function createBox(userId: string, dataKey: Buffer): ErasableBox {
  let keys: { seal: KeyObject; index: KeyObject } | undefined = {
    seal: deriveKey(dataKey, 'seal'),
    index: deriveKey(dataKey, 'index'),
  }
  dataKey.fill(0)
  const kept = () => {
    if (!keys) throw new SealError('erased', `The data key of user ${userId} was erased`)
    return keys
  }

  const indexKey = (scope: string): Buffer =>
    createHmac('sha256', kept().index).update(scope, 'utf8').digest()

  return {
    userId,
    seal(text, context) {
      const { seal } = kept()
      return text.isWellFormed()
        ? sealBytes(seal, formats.utf8, Buffer.from(text, 'utf8'), context)
        : sealBytes(seal, formats.utf16, Buffer.from(text, 'utf16le'), context)
    },
    unseal(sealed, context) {
      const plain = unsealBytes(kept().seal, sealed, context)
      const format = sealed[0]
      if (format === formats.utf8) return plain.toString('utf8')
      if (format === formats.utf16) return plain.toString('utf16le')
      throw new SealError('damaged', `Sealed data of ${context} has the unknown format ${format}`)
    },
    index(tokens, scope) {
      const scopeKey = createSecretKey(indexKey(scope))
      return tokens.map((token) => hashToken(scopeKey, token))
    },
    indexKey,
    erase() {
      keys = undefined
    },
  }
}
