import { parentPort } from 'node:worker_threads'
import { FortuneProblem } from '../domain/problem.ts'
import type { TaskAnswer, TaskMessage } from './messages.ts'
import { createTasks } from './tasks/all.ts'

/** The thread that computes charts and writes readings, one task after the other. */
if (parentPort === null) throw new Error('This file runs as a thread')
const port = parentPort
const tasks = createTasks()

async function answer({ id, name, input }: TaskMessage): Promise<TaskAnswer> {
  const begun = performance.now()
  try {
    const task = tasks[name] as (input: unknown) => Promise<unknown>
    return { id, kind: 'done', output: await task(input), cpuMs: performance.now() - begun }
  } catch (error) {
    if (error instanceof FortuneProblem) {
      const { code, message, details } = error
      return { id, kind: 'problem', code, message, details }
    }
    return { id, kind: 'failure', error: error instanceof Error ? error : new Error(String(error)) }
  }
}

async function handle(message: TaskMessage): Promise<void> {
  port.postMessage(await answer(message))
}

port.on('message', (message: TaskMessage) => void handle(message))
