import { setTimeout as pause } from 'node:timers/promises'
import { waitUntil } from '@lumen/provision/wait-until'
import { audit, unsettled, type Databases } from './audit.ts'
import type { Fault, Field } from './faults.ts'
import type { User, Witness } from './user.ts'

/** What became of one fault, or of the same one several times. */
export type Result = {
  fault: string
  times: number
  /** Why it was not done; null: it was. */
  skipped: string | null
  survived: boolean
  lost: number
  duplicated: number
  /** Seconds from its end until somebody's first whole reply, and until everybody's. */
  recoveryFirst: number
  recoveryAll: number
  /** Seconds until every service said that it is ready. */
  ready: number
  /** What users saw, the most frequent first. */
  saw: string[]
  /** What the audit found. */
  findings: string[]
}

/** After this nobody comes back. */
const recoveryLimitMs = 240_000
const settleLimitMs = 240_000
const calmMs = 1_500
const healthEveryMs = 1_100

/** Takes down what users see and when each of them last chatted as usual. */
export class Watch implements Witness {
  seen = new Map<string, number>()
  readonly chats = new Map<User, { begunAt: number; endedAt: number }>()
  deeds = { chat: 0, look: 0, companion: 0, purchase: 0, picture: 0 }

  saw(what: string): void {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  did(user: User, deed: keyof Watch['deeds'], begunAt: number, endedAt: number): void {
    this.deeds[deed] += 1
    if (deed === 'chat') this.chats.set(user, { begunAt, endedAt })
  }

  /** What was seen since the last time, the most frequent first. */
  take(): string[] {
    const seen = [...this.seen].toSorted(([, a], [, b]) => b - a)
    this.seen = new Map()
    return seen.map(([what, times]) => `${what} ×${times}`)
  }
}

/** Users at work on a product that faults are done to. */
export type Run = {
  field: Field
  users: readonly User[]
  watch: Watch
  databases(): Databases
}

/** Does one fault while users go on, waits until all is as before, and looks through what is stored. */
export async function runFault(fault: Fault, run: Run): Promise<Result> {
  const { field, users, watch } = run
  const result: Result = {
    fault: fault.name,
    times: 1,
    skipped: fault.skipped(field),
    survived: false,
    lost: 0,
    duplicated: 0,
    recoveryFirst: 0,
    recoveryAll: 0,
    ready: 0,
    saw: [],
    findings: [],
  }
  if (result.skipped !== null) return result
  for (const user of users) user.start()
  await pause(calmMs)
  watch.take()
  const mend = await fault.begin(field)
  await pause(fault.holdMs)
  const told = await mend()
  if (typeof told === 'string') watch.saw(told)
  const mendedAt = performance.now()
  const back = () =>
    users.flatMap((user) => {
      const chat = watch.chats.get(user)
      return chat !== undefined && chat.begunAt >= mendedAt ? [chat.endedAt - mendedAt] : []
    })
  await waitUntil(
    () => {
      const times = back()
      if (times.length > 0) result.recoveryFirst ||= Math.min(...times) / 1_000
      // Of each user the first reply counts: once the last of them has one, it is over.
      result.recoveryAll = (performance.now() - mendedAt) / 1_000
      return times.length === users.length
    },
    { limitMs: recoveryLimitMs, everyMs: 50 },
  )
  const isReady = await waitUntil(() => allReady(field.product.url), {
    limitMs: settleLimitMs,
    everyMs: healthEveryMs,
  })
  result.ready = (performance.now() - mendedAt) / 1_000
  result.survived = isReady && back().length === users.length
  await Promise.all(users.map((user) => user.rest()))
  const { lost, duplicated, wrong } = await lookThrough(run)
  result.lost = lost.length
  result.duplicated = duplicated.length
  result.findings = [...lost, ...duplicated, ...wrong]
  result.survived &&= result.findings.length === 0
  result.saw = watch.take()
  await fault.after?.(field)
  return result
}

async function allReady(url: string): Promise<boolean> {
  // What the gateway remembers of a moment ago does not count.
  await pause(healthEveryMs)
  const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  )
  return answer?.status === 200
}

/** Waits for what comes to an end by itself, then compares; what never ends is wrong. */
async function lookThrough({ databases, users }: Run) {
  let open: string[] = []
  const isSettled = async () => {
    open = await unsettled(databases()).catch((error: unknown) => [String(error)])
    return open.length === 0
  }
  await waitUntil(isSettled, { limitMs: settleLimitMs, everyMs: 250 })
  const findings = await audit(databases(), users)
  return { ...findings, wrong: [...open, ...findings.wrong] }
}

/** Several results of a fault as one: the worst times, and all that was seen. */
export function together(results: readonly Result[]): Result[] {
  const byName = new Map<string, Result>()
  for (const result of results) {
    const before = byName.get(result.fault)
    byName.set(
      result.fault,
      before === undefined
        ? result
        : {
            ...result,
            times: before.times + 1,
            survived: before.survived && result.survived,
            lost: before.lost + result.lost,
            duplicated: before.duplicated + result.duplicated,
            recoveryFirst: Math.max(before.recoveryFirst, result.recoveryFirst),
            recoveryAll: Math.max(before.recoveryAll, result.recoveryAll),
            ready: Math.max(before.ready, result.ready),
            saw: [...new Set([...before.saw, ...result.saw])],
            findings: [...before.findings, ...result.findings],
          },
    )
  }
  return [...byName.values()]
}
