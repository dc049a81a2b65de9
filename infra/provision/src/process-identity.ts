import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A process told apart from a later one with the same pid by its name and start time. */
export type ProcessIdentity = {
  readonly pid: number
  readonly name: string
  /** Opaque start time: boot id and clock ticks on Linux, `ps` time elsewhere. */
  readonly start: string
}

/** Describes the process with this pid, or nothing when there is none (a zombie counts as none). */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return identifyOnLinux(pid)
  if (process.platform === 'win32') return identifyByPidAlone(pid)
  return identifyByPs(pid)
}

/** Whether this very process still lives. Its name does not count: Node processes rename themselves. */
export function isAlive(identity: ProcessIdentity): boolean {
  return identifyProcess(identity.pid)?.start === identity.start
}

/** Whether exactly this server process still runs, under the name it was started with. */
export function isRunning(identity: ProcessIdentity): boolean {
  return isAlive(identity) && identifyProcess(identity.pid)?.name === identity.name
}

/**
 * Reads the fields of `/proc/<pid>/stat` that identify a process.
 * The name stands in parentheses and may itself hold spaces and parentheses.
 */
export function parseProcStat(
  stat: string,
): { name: string; state: string; startTicks: string } | undefined {
  const open = stat.indexOf('(')
  const close = stat.lastIndexOf(')')
  const fields = stat.slice(close + 2).split(' ')
  const state = fields[0]
  const startTicks = fields[19]
  if (open < 0 || close < open || state === undefined || startTicks === undefined) return undefined
  return { name: stat.slice(open + 1, close), state, startTicks }
}

function identifyOnLinux(pid: number): ProcessIdentity | undefined {
  try {
    const stat = parseProcStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    if (stat === undefined || stat.state === 'Z' || stat.state === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { pid, name: stat.name, start: `${boot}:${stat.startTicks}` }
  } catch {
    return undefined
  }
}

function identifyByPs(pid: number): ProcessIdentity | undefined {
  try {
    const columns = ['-o', 'state=', '-o', 'lstart=', '-o', 'comm=']
    const line = execFileSync('ps', ['-p', String(pid), ...columns], {
      encoding: 'utf8',
      timeout: 5_000,
      env: { ...process.env, LC_ALL: 'C' },
    }).trim()
    const match = /^(\S+)\s+(\w+ +\w+ +\d+ +[\d:]+ +\d+)\s+(.+)$/.exec(line)
    if (match === null || match[1]?.startsWith('Z')) return undefined
    return { pid, start: match[2] ?? '', name: basename(match[3] ?? '') }
  } catch {
    return undefined
  }
}

function identifyByPidAlone(pid: number): ProcessIdentity | undefined {
  try {
    process.kill(pid, 0)
    return { pid, name: '', start: '' }
  } catch {
    return undefined
  }
}
