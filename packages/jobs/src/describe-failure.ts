/** What is told of a failed try: its message stays in the log, for it may quote what was worked on. */
export type JobFailure = {
  /** `TypeError` */
  readonly error: string
  /** Where in our own files, `services/chat/src/use-cases/answer.ts:12`; null: not known. */
  readonly at: string | null
}

const errorName = /^[A-Z]\w*$/
const ownFrame = /\b((?:services|packages)\/[\w./-]+:\d+)/

/** @param stack as the error told it when the job failed last */
export function describeFailure(stack: string | undefined): JobFailure {
  const [first = '', ...rest] = (stack ?? '').split('\n')
  const name = first.split(':', 1)[0]?.trim() ?? ''
  const frames = rest.filter((line) => line.startsWith('    at '))
  return {
    error: errorName.test(name) ? name : 'Error',
    at: ownFrame.exec(frames.join('\n'))?.[1] ?? null,
  }
}
