import { readdirSync, readFileSync } from 'node:fs'
import { ticksPerSecond } from './processor-time.ts'

/** Of a process: who started it, and ticks of its own and of those that it started and waited for. */
type Stat = { parent: number; ticks: number }

function statOf(pid: number): Stat | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program, in brackets, may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, ticks: user + system + userOfEnded + systemOfEnded }
  } catch {
    // It has ended meanwhile.
    return null
  }
}

/** Processes and all that they have started and that still run, as PostgreSQL has one for each connection. */
function familiesOf(pids: readonly number[]): Map<number, Stat> {
  const all = new Map<number, Stat>()
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
    if (stat !== null) all.set(Number(name), stat)
  }
  const found = new Map<number, Stat>()
  const waiting = [...pids]
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    const stat = all.get(pid)
    if (stat === undefined || found.has(pid)) continue
    found.set(pid, stat)
    for (const [child, { parent }] of all) if (parent === pid) waiting.push(child)
  }
  return found
}

/** Microseconds of processor time that these and all they started have used, those that ended too. */
export function processorTimeOfFamilies(pids: readonly number[]): number {
  const ticks = [...familiesOf(pids).values()].reduce((sum, each) => sum + each.ticks, 0)
  return (ticks / ticksPerSecond) * 1e6
}

/** Bytes of memory that these and all they started hold now; what several share counts once. */
export function residentBytesOfFamilies(pids: readonly number[]): number {
  let kilobytes = 0
  for (const pid of familiesOf(pids).keys()) {
    const told = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    kilobytes += Number(/^Pss:\s+(\d+) kB$/m.exec(told)?.[1])
  }
  return kilobytes * 1024
}
