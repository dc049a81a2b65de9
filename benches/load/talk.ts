import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { LoadRequests } from '../../infra/k6/requests.ts'
import { pace, replyWithinMs } from '../../infra/k6/scenarios.ts'
import { createTalkTurn, type TurnOutcome } from '../../infra/k6/talk-turn.ts'
import type { Person } from './people.ts'
import type { LoadRecord } from './record.ts'

type Talking = {
  url: string
  frames: LoadRequests['frames']
  user: number
  /** When it goes, as `now` tells the time. */
  until: number
  record: LoadRecord
  now(): number
  signal: AbortSignal
}

/** One message and its reply, over a socket of its own; the caller closes it. */
function say(socket: WebSocket, person: Person, turn: string, frames: LoadRequests['frames']) {
  return new Promise<TurnOutcome>((resolve) => {
    const talk = createTalkTurn(
      frames,
      { ...person, turn },
      {
        send: (text) => socket.send(text),
        now: () => performance.now(),
        ended(outcome) {
          clearTimeout(waiting)
          resolve(outcome)
        },
      },
    )
    const waiting = setTimeout(() => talk.tooLate(), replyWithinMs)
    socket.on('open', () => talk.opened())
    socket.on('message', (data: Buffer) => talk.heard(data.toString('utf8')))
    socket.on('error', () => talk.broke())
    socket.on('close', () => talk.broke())
  })
}

/** What one user says while it is there: a message, its reply, a pause, and again. */
export async function talk(person: Person, talking: Talking): Promise<void> {
  const { url, frames, user, until, record, now, signal } = talking
  for (let turn = 0; now() < until && !signal.aborted; turn += 1) {
    const began = now()
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { perMessageDeflate: false })
    try {
      const outcome = await say(socket, person, `${user}-${turn}`, frames)
      if (outcome.fault === null) record.replied(outcome.firstWordsMs, outcome.wholeMs)
      else record.failed(outcome.fault, now(), `a ${outcome.fault} failed: ${outcome.why}`)
      const next = Math.min(until, began + pace.secondsPerMessage * 1_000)
      await sleep(Math.max(0, next - now()), undefined, { signal }).catch(() => undefined)
    } finally {
      socket.terminate()
    }
  }
}
