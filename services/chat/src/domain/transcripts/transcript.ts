import type { ImportFormat, ImportProblem } from '@lumen/contracts/chat/imports'

/** Nothing can be taken of a file; `problem` says why. */
export class TranscriptError extends Error {
  readonly problem: ImportProblem

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(`The file cannot be read: ${problem}`, options)
    this.name = 'TranscriptError'
    this.problem = problem
  }
}

export const transcriptLimits = {
  /** Of what has to be held at once, in bytes: a line, a talk of a tree, an entry of a list. */
  lineBytes: 1024 * 1024,
  partBytes: 32 * 1024 * 1024,
  depth: 100,
} as const

/** What somebody said; `at` is in milliseconds, null where the file does not say. */
export type Said = { fromUser: boolean; text: string; at: number | null }

/** What a transcript is made of, in the order of the file: who is in a talk, and what was said in it. */
export type TranscriptPart =
  | { kind: 'talk'; talk: string; title?: string; companion?: string }
  | ({ kind: 'said'; talk: string } & Said)

export type Transcript = { format: ImportFormat; parts: AsyncIterable<TranscriptPart> }

export type Fields = Readonly<Record<string, unknown>>

/** An object of a file, of which nothing is known. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null

/** Own fields only: what a file calls `__proto__` or `constructor` means nothing here. */
export const field = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : ''

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** A name or title on one line, without what steers how text is shown. */
export const nameOf = (value: unknown): string =>
  textOf(value).slice(0, 1_000).replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()
