import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTurn, type LoadRequests } from '../../infra/k6/requests.ts'
import { secondsOf, type Stage } from '../../infra/k6/scenarios.ts'
import { residentBytes } from '../support/processor-time.ts'
import { ask } from './ask.ts'
import type { Person } from './people.ts'
import { createRecord, type LoadRecord } from './record.ts'
import { talk } from './talk.ts'
import { visitsOf } from './visits.ts'

const weighEveryMs = 1_000

type Run = {
  url: string
  requests: LoadRequests
  people: readonly Person[]
  /** The process whose memory is watched. */
  pid: number | null
  signal: AbortSignal
}

/** Lets people come, ask, talk and go as the stages say. */
export async function runScenario(stages: readonly Stage[], run: Run): Promise<LoadRecord> {
  const { url, requests, people, pid, signal } = run
  const wholeMs = secondsOf(stages) * 1_000
  const record = createRecord(wholeMs)
  const sequence = inTurn(requests.mix)
  const began = performance.now()
  const now = () => performance.now() - began
  const weigh = (process: number) => {
    try {
      record.weighed(now(), residentBytes(process))
    } catch {
      // It has ended, which its users tell.
    }
  }
  const weighing = pid === null ? null : setInterval(() => weigh(pid), weighEveryMs)
  // Everybody who is there listens.
  setMaxListeners(0, signal)
  try {
    await Promise.all(
      visitsOf(stages).map(async ({ user, from, to }) => {
        await sleep(from * 1_000, undefined, { signal }).catch(() => undefined)
        if (signal.aborted) return
        const common = { url, user, record, now, signal }
        const person = people[user]!
        await Promise.all([
          ask(person, { ...common, sequence, seconds: to - from }),
          talk(person, { ...common, frames: requests.frames, until: to * 1_000 }),
        ])
      }),
    )
  } finally {
    if (weighing !== null) clearInterval(weighing)
  }
  return record
}
