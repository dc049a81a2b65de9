import { createHash, randomBytes } from 'node:crypto'
import { toBase32 } from './totp.ts'

/** A new recovery code of 80 random bits, in groups that can be copied by hand. */
export const newRecoveryCode = (): string => toBase32(randomBytes(10)).match(/.{4}/g)!.join('-')

/** What is typed of a code: without white space and hyphens, in capitals. */
export const normalCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** What is stored of a code: its SHA-256, hex; 80 random bits need no slower one. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(normalCode(code)).digest('hex')
