import type { ModelFault, ModelFaultCode } from '@lumen/contracts/models/own-models'

/** A model cannot be run, got or kept; the message says why and what to do. */
export class ModelError extends Error {
  override readonly name = 'ModelError'
  readonly code: ModelFaultCode

  constructor(code: ModelFaultCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** What is told of any failure. */
export const faultOf = (error: unknown): ModelFault => ({
  code: error instanceof ModelError ? error.code : 'broken',
  message: error instanceof Error ? error.message : String(error),
})
