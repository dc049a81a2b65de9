import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Passes signals on. One Ctrl-C arrives twice, from the terminal and from the npm above, so what
 * follows within half a second is the same one. A closed terminal, and the death of the npm or the
 * shell above (which do not pass on every signal), ask for a clean end.
 * @returns a function that stops passing on and tells which signal came last
 */
export function forwardSignals(pass) {
  let last
  let lastAt = -Infinity
  const receive = (signal) => {
    const now = performance.now()
    const repeated = now - lastAt < 500
    lastAt = now
    last = signal
    if (!repeated) pass(signal === 'SIGHUP' ? 'SIGTERM' : signal)
  }
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => receive(signal)])
  for (const [signal, listener] of listeners) process.on(signal, listener)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event === undefined || process.ppid === parent) return
    clearInterval(watch)
    if (last === undefined) receive('SIGTERM')
  }, 250)
  return () => {
    clearInterval(watch)
    for (const [signal, listener] of listeners) process.removeListener(signal, listener)
    return last
  }
}

/**
 * The processes that do the work below npm: not npm, which would pass the signal on a second time,
 * and not its shell, which would die of it and leave its child behind.
 */
export function workersBelow(npm) {
  const children = new Map()
  for (const entry of processTable()) {
    children.set(entry.parent, [...(children.get(entry.parent) || []), entry])
  }
  const below = (pid) =>
    (children.get(pid) || []).flatMap((child) => {
      const deeper = /^-?(sh|dash|bash|zsh|ash|busybox)$/.test(child.name) ? below(child.pid) : []
      return deeper.length > 0 ? deeper : [child.pid]
    })
  const workers = below(npm)
  return workers.length > 0 ? workers : [npm]
}

/** Every process with its parent, from /proc or else from ps. */
function processTable() {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => /^(\d+) \((.*)\) \S (\d+)/s.exec(readStat(name)))
      .filter((match) => match !== null)
      .map(([, pid, name, parent]) => ({ pid: Number(pid), name, parent: Number(parent) }))
  }
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
  return (stdout || '')
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*\S)/.exec(line))
    .filter((match) => match !== null)
    .map(([, pid, parent, path]) => ({
      pid: Number(pid),
      name: basename(path),
      parent: Number(parent),
    }))
}

/** Sends a signal to processes (or groups, as negative pids) that may have ended already. */
export function sendSignal(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/** Empty for a process that ended in the meantime. */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
