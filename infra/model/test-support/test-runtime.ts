import { resolve } from 'node:path'
import { ensureRuntime, platformPackage } from '../src/runtime.ts'

const shared = resolve(import.meta.dirname, '..', '..', '..', '.data', 'model')

/** Why no model can run on this machine, and what needs one is skipped; null: it can. */
export const noRuntime: string | null = reason()

function reason(): string | null {
  try {
    platformPackage()
    return null
  } catch (error) {
    return String(error)
  }
}

/** The runtime, installed once for all tests and kept. */
export const testRuntime = (): Promise<string> => ensureRuntime(shared, { report: () => {} })
