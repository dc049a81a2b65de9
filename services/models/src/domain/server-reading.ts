import { modelLimits } from '@lumen/contracts/models/limits'
import type { ModelOffer, ServerKind } from '@lumen/contracts/models/schema'

/** What a server says of itself. */
export type ServerReading = {
  kind: ServerKind
  state: 'ready' | 'loading'
  /** Models for talks; of a server that loads, none may be known yet. */
  offers: ModelOffer[]
  /** Models for meanings. */
  embeddings: string[]
}

/** How an address answered: as a server does, not as one (nobody listens, something else does), or not in time. */
export type Probe =
  | { outcome: 'read'; reading: ServerReading }
  | { outcome: 'gone' }
  | { outcome: 'silent' }

const titleLength = 80
/** Control characters, and those that turn or hide text. */
const unfit = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u

/** The name of a model as its server gives it; null: it is none that could be shown or asked for. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > modelLimits.nameLength)
    return null
  return unfit.test(value) ? null : value
}

/** A name as people read it: of a file without its folder and ending. */
export function titleOf(name: string): string {
  const base = name.split(/[\\/]/).at(-1) || name
  const title = base.replace(/\.gguf$/i, '')
  return title.length > titleLength ? `${title.slice(0, titleLength - 1)}…` : title
}

/** A count of tokens; null: it is none. */
export const readTokens = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null

/** Items of a list that make something, as many as are read of one server. */
export function readList<T>(value: unknown, read: (item: unknown) => T | null): T[] {
  if (!Array.isArray(value)) return []
  const made: T[] = []
  for (const item of value as unknown[]) {
    if (made.length === modelLimits.offers) break
    const one = read(item)
    if (one !== null) made.push(one)
  }
  return made
}
