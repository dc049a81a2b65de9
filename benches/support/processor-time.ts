import { readFileSync } from 'node:fs'

/** What Linux counts processor time in, on every machine that Node runs on. */
export const ticksPerSecond = 100

/** Microseconds of processor time that a process has used, in user and system. @throws where there is no /proc */
export function processorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6
}

/** What several processes use together while something goes on. */
export async function spentBy<T>(
  pids: readonly number[],
  work: () => Promise<T>,
): Promise<{ result: T; us: number }> {
  const total = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0)
  const before = total()
  const result = await work()
  return { result, us: total() - before }
}

/** Bytes of memory that a process holds now. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) * 1024
}
