import type { ErrorCode } from '@lumen/contracts/error-body'
import { FortuneProblem, type ProblemDetails } from '../domain/problem.ts'
import { createTasks, type TaskName } from './tasks/all.ts'

/** What the thread is asked. */
export type Asked = { readonly name: TaskName; readonly input: unknown }

/** What it answers. A `problem` is the asker’s, a `failure` is ours. */
export type Answer =
  | { readonly kind: 'done'; readonly output: unknown; readonly cpuMs: number }
  | {
      readonly kind: 'problem'
      readonly code: ErrorCode
      readonly message: string
      readonly details: ProblemDetails | undefined
    }
  | { readonly kind: 'failure'; readonly error: Error }

const tasks = createTasks()

/** What the thread does: it computes charts and writes readings. */
export default async function answer({ name, input }: Asked): Promise<Answer> {
  const begun = performance.now()
  try {
    const task = tasks[name] as (input: unknown) => Promise<unknown>
    return { kind: 'done', output: await task(input), cpuMs: performance.now() - begun }
  } catch (error) {
    if (error instanceof FortuneProblem) {
      const { code, message, details } = error
      return { kind: 'problem', code, message, details }
    }
    return { kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) }
  }
}
