import type { ErrorCode } from '@lumen/contracts/error-body'
import { AppError } from '@lumen/http/app-error'
import { ObjectStoreError } from '@lumen/objects/object-store'
import { DeadlineError } from '@lumen/runtime/deadline'
import { ProviderError } from '../adapters/provider-error.ts'

/** Why a job could not be done, and whether another try may do it. */
export type JobFailure = { readonly code: ErrorCode; readonly mayRetry: boolean }

export function failureOf(error: unknown): JobFailure {
  if (error instanceof ProviderError)
    return { code: error.code, mayRetry: error.code === 'provider_failed' }
  // It was asked again while the result was in hand.
  if (error instanceof ObjectStoreError) return { code: error.code, mayRetry: false }
  if (error instanceof AppError) return { code: error.code, mayRetry: error.status >= 500 }
  if (error instanceof DeadlineError) return { code: 'timeout', mayRetry: true }
  // The local engine refuses what it cannot do.
  if (error instanceof RangeError) return { code: 'invalid_input', mayRetry: false }
  return { code: 'generation_failed', mayRetry: true }
}
