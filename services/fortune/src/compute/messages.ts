import type { ErrorCode } from '@lumen/contracts/error-body'
import type { ProblemDetails } from '../domain/problem.ts'
import type { TaskName } from './tasks/all.ts'

/** To the thread. */
export type TaskMessage = { readonly id: number; readonly name: TaskName; readonly input: unknown }

/** From the thread. A `problem` is the asker’s, a `failure` is ours. */
export type TaskAnswer = { readonly id: number } & (
  | { readonly kind: 'done'; readonly output: unknown; readonly cpuMs: number }
  | {
      readonly kind: 'problem'
      readonly code: ErrorCode
      readonly message: string
      readonly details: ProblemDetails | undefined
    }
  | { readonly kind: 'failure'; readonly error: Error }
)
