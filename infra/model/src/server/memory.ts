import { readFileSync } from 'node:fs'
import { freemem } from 'node:os'
import type { GgufFileInfo } from './llama.ts'

/** Bytes of what a model keeps of a token's keys and values, at 16 bits a number. */
export function bytesPerToken({ architectureMetadata: model }: GgufFileInfo): number {
  const layers = model.block_count ?? 0
  const heads = largest(model.attention?.head_count) || 1
  const keyHeads = largest(model.attention?.head_count_kv) || heads
  const size = (model.embedding_length ?? 0) / heads
  const key = model.attention?.key_length ?? size
  const value = model.attention?.value_length ?? size
  return layers * keyHeads * (key + value) * 2
}

/** Some models state one figure for each layer. */
const largest = (figure: number | number[] | undefined): number =>
  Math.max(0, ...[figure ?? 0].flat())

/** Contexts that are tried, tokens each. */
const contexts = [16_384, 8_192, 6_144, 4_096, 2_048] as const
/** What the rest of the machine keeps. */
const spareBytes = 512 * 1024 * 1024

/**
 * The longest context that fits into memory beside the model, for all slots; null: not even the
 * shortest does.
 */
export function fittingContext(options: {
  fileBytes: number
  tokenBytes: number
  slots: number
  /** Longer than it was trained for helps nobody. */
  trained: number
  freeBytes: number
}): number | null {
  const { fileBytes, tokenBytes, slots, trained, freeBytes } = options
  const fits = (context: number) =>
    fileBytes + tokenBytes * context * slots + spareBytes <= freeBytes
  const longest = Math.max(trained, contexts.at(-1) ?? 0)
  return contexts.find((context) => context <= longest && fits(context)) ?? null
}

/** Bytes of memory that a new program can have: on Linux what is only cached counts as free. */
export function availableMemory(): number {
  try {
    const found = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))
    const available = found === null ? freemem() : Number(found[1]) * 1024
    return Math.min(available, limitOfContainer())
  } catch {
    return freemem()
  }
}

/** What a container may still take; infinite where there is none. */
function limitOfContainer(): number {
  const constrained = process.constrainedMemory()
  return constrained > 0 ? process.availableMemory() : Infinity
}
