import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { LlamaModel } from './llama.ts'

const measuredTokens = 48

/**
 * How many threads read a prompt fastest here, measured once for a model on a machine and kept in
 * `file`: more threads than free cores make it a hundred times slower, and no figure is right for all.
 */
export async function fittingThreads(
  file: string,
  key: string,
  model: LlamaModel,
): Promise<number> {
  const cores = availableParallelism()
  const name = `${key}:${cores}`
  const known = readMeasured(file)
  const before = known[name]
  if (before !== undefined) return before
  const candidates = [...new Set([1, Math.ceil(cores / 2), Math.max(1, cores - 1)])]
  let best = 1
  let least = Infinity
  for (const threads of candidates) {
    const context = await model.createContext({ contextSize: 256, sequences: 1, threads })
    const sequence = context.getSequence()
    const tokens = model.tokenize('the quick brown fox jumps over the lazy dog '.repeat(20))
    const begun = performance.now()
    await sequence.evaluateWithoutGeneratingNewTokens(tokens.slice(0, measuredTokens))
    const ms = performance.now() - begun
    await context.dispose()
    // A little more speed is not worth a core that the rest of the machine could have.
    if (ms >= least * 0.9) continue
    least = ms
    best = threads
  }
  writeFileSync(file, JSON.stringify({ ...known, [name]: best }))
  return best
}

function readMeasured(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}
