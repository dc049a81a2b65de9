import { createHmac } from 'node:crypto'
import { deriveKey, formats, SealError, sealBytes, unsealBytes } from './sealed-format.ts'

/** Seals and opens the texts of one user. */
export type Box = {
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
}

export type ErasableBox = Box & {
  /** Overwrites the keys; every later use throws SealError `erased`. */
  erase(): void
}

/** @param dataKey 32 bytes; overwritten once the keys for each purpose are derived */
export function createBox(userId: string, dataKey: Buffer): ErasableBox {
  const sealKey = deriveKey(dataKey, 'seal')
  const indexKey = deriveKey(dataKey, 'index')
  dataKey.fill(0)
  let erased = false
  const assertKept = () => {
    if (erased) throw new SealError('erased', `The data key of user ${userId} was erased`)
  }

  return {
    seal(text, context) {
      assertKept()
      return text.isWellFormed()
        ? sealBytes(sealKey, formats.utf8, Buffer.from(text, 'utf8'), context)
        : sealBytes(sealKey, formats.utf16, Buffer.from(text, 'utf16le'), context)
    },
    unseal(sealed, context) {
      assertKept()
      const plain = unsealBytes(sealKey, sealed, context)
      const format = sealed[0]
      if (format === formats.utf8) return plain.toString('utf8')
      if (format === formats.utf16) return plain.toString('utf16le')
      throw new SealError('damaged', `Sealed data of ${context} has the unknown format ${format}`)
    },
    index(tokens, scope) {
      assertKept()
      const scopeKey = createHmac('sha256', indexKey).update(scope, 'utf8').digest()
      return tokens.map((token) =>
        createHmac('sha256', scopeKey).update(token, 'utf8').digest().readInt32BE(0),
      )
    },
    erase() {
      erased = true
      sealKey.fill(0)
      indexKey.fill(0)
    },
  }
}
