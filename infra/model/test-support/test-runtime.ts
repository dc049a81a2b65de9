import { resolve } from 'node:path'
import { ensureRuntime, llamaRuntime, platformPackage, type Runtime } from '../src/runtime.ts'

const shared = resolve(import.meta.dirname, '..', '..', '..', '.data', 'model')

/** Why no model can run on this machine, and what needs one is skipped; null: it can. */
export const noRuntime: string | null = whyNot(llamaRuntime)

export function whyNot(runtime: Runtime): string | null {
  try {
    platformPackage(runtime)
    return null
  } catch (error) {
    return String(error)
  }
}

/** A runtime, installed once for all tests and kept. */
export const testRuntime = (runtime = llamaRuntime): Promise<string> =>
  ensureRuntime(shared, runtime, { report: () => {} })
