export type Progress = {
  /** Tells when a step begins to take long, and when it is done. */
  step<T>(name: string, work: Promise<T>): Promise<T>
  note(line: string): void
  done(line: string): void
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Plain lines, readable in a terminal, a log file and a screen reader alike. */
export function createProgress(write: (line: string) => void = console.log): Progress {
  const began = performance.now()
  return {
    async step(name, work) {
      const since = performance.now()
      const result = await work
      write(`  ${name} (${seconds(since)})`)
      return result
    },
    note: (line) => write(`    ${line}`),
    done: (line) => write(`  ${line} (${seconds(began)})`),
  }
}
