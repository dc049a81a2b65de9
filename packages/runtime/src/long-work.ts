import { createWorkers } from './workers.ts'

type Tasks = Readonly<Record<string, (...input: never[]) => unknown>>
export type LongTask = { readonly name: string; readonly input: readonly unknown[] }

const never = new AbortController().signal

/**
 * Work whose time grows with what it is given: short work is done where it is asked for, long work in a
 * thread, so that nobody who is served meanwhile is held up. There is one thread a process; the first
 * long work begins it, and it is gone five minutes after the last.
 *
 * @param tasks plain data in and out
 * @param file what runs in the thread: its default export is `inThread(tasks)`
 * @param atOnce the length of work that is still short: what takes less than 10 ms
 */
export function openLongWork<All extends Tasks>(tasks: All, file: URL, atOnce: number) {
  const workers = createWorkers({ places: 1, limitMs: 60_000, idleMs: 300_000 })
  /** @throws what the task throws; a TimeoutError after a minute in the thread */
  return async <Name extends keyof All & string>(
    name: Name,
    length: number,
    ...input: Parameters<All[Name]>
  ): Promise<ReturnType<All[Name]>> =>
    length > atOnce
      ? workers.run(file, { name, input } satisfies LongTask, never)
      : (tasks[name]!(...input) as ReturnType<All[Name]>)
}

/** What a thread does of these tasks. */
export const inThread =
  (tasks: Tasks) =>
  ({ name, input }: LongTask): unknown =>
    tasks[name]!(...(input as never[]))
