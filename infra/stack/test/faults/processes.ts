import { readdirSync, readFileSync } from 'node:fs'

/** Parents of all processes of this machine, as Linux tells them. */
function parents(): Map<number, number> {
  const found = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The name in parentheses may hold anything, parentheses too.
      const rest = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!
      found.set(Number(name), Number(rest.split(' ')[1]))
    } catch {
      // It has ended meanwhile.
    }
  }
  return found
}

/** A process and all that it started, the last generation first. */
function familyOf(pid: number): number[] {
  const all = parents()
  const family = [pid]
  for (const member of family)
    for (const [child, parent] of all) if (parent === member) family.push(child)
  return family.toReversed()
}

/** Sends a signal to a process and all that it started: PostgreSQL works in processes of its own. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const member of familyOf(pid)) {
    try {
      process.kill(member, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}
