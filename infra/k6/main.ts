import { fail, sleep } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Counter, Rate, Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import { clearTimeout, setTimeout } from 'k6/timers'
import { WebSocket } from 'k6/websockets'
import { filledIn, inTurn, type LoadRequest, type LoadRequests, type Words } from './requests.ts'
import {
  isScenarioName,
  mostUsersOf,
  pace,
  replyWithinMs,
  scenarioNames,
  scenarios,
  stretched,
} from './scenarios.ts'
import { createTalkTurn } from './talk-turn.ts'

/**
 * `k6 run -e SCENARIO=load -e URL=https://… infra/k6/main.ts`: users who register, ask and talk, and whose
 * accounts are deleted at the end.
 */
const name = __ENV['SCENARIO'] ?? 'smoke'
if (!isScenarioName(name)) throw new Error(`SCENARIO is one of ${scenarioNames.join(', ')}`)
const url = (__ENV['URL'] ?? 'http://localhost:8080').replace(/\/$/, '')
const wanted = __ENV['MINUTES']
const { thresholds } = scenarios[name]
const stages = stretched(scenarios[name].stages, wanted === undefined ? undefined : Number(wanted))
const requests = JSON.parse(open('./requests.json')) as LoadRequests
const sequence = inTurn(requests.mix)

const replies = new Counter('lumen_replies')
const replyErrors = new Rate('lumen_reply_errors')
const firstWords = new Trend('lumen_first_words', true)
const wholeReply = new Trend('lumen_whole_reply', true)
const socketErrors = new Rate('lumen_socket_errors')

const users = {
  executor: 'ramping-vus',
  startVUs: 0,
  stages: stages.map(({ seconds, users: target }) => ({
    duration: `${Math.round(seconds * 1_000)}ms`,
    target,
  })),
  // Who is answered just now hears the end of it.
  gracefulRampDown: `${replyWithinMs}ms`,
  gracefulStop: `${replyWithinMs}ms`,
} as const

export const options: Options = {
  scenarios: { ask: { ...users, exec: 'ask' }, talk: { ...users, exec: 'talk' } },
  // Whoever registers and leaves is not what is measured.
  thresholds: {
    'http_req_failed{scenario:ask}': [`rate<=${thresholds.requestErrors}`],
    'http_req_duration{scenario:ask}': [
      `p(95)<=${thresholds.requestP95}`,
      `p(99)<=${thresholds.requestP99}`,
    ],
    lumen_replies: ['count>0'],
    lumen_reply_errors: [`rate<=${thresholds.replyErrors}`],
    lumen_first_words: [`p(95)<=${thresholds.firstWordsP95}`],
    lumen_socket_errors: [`rate<=${thresholds.socketErrors}`],
  },
  setupTimeout: '15m',
  teardownTimeout: '15m',
}

type Person = { readonly token: string; readonly companionId: string }

function send({ method, path, body }: LoadRequest, words: Words) {
  const { token } = words
  return http.request(method, url + path, body === undefined ? null : JSON.stringify(body), {
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    // Addresses that differ in an id only are one.
    tags: { name: `${method} ${path.replace(words['companionId'] ?? '{}', ':companionId')}` },
  })
}

/** The answer of a request without which nothing goes on. */
function must(request: LoadRequest, words: Words): unknown {
  const answer = send(filledIn(request, words), words)
  if (answer.status !== 201)
    fail(`${request.path}: ${answer.status} ${JSON.stringify(answer.json())}`)
  return answer.json()
}

export function setup(): Person[] {
  const run = Date.now().toString(36)
  return Array.from({ length: mostUsersOf(stages) }, (_, index) => {
    const email = `load-${run}-${index}@example.com`
    const { token } = must(requests.register, { email }) as { token: string }
    const { id } = must(requests.companion, { token }) as { id: string }
    return { token, companionId: id }
  })
}

const mine = (people: readonly Person[]): Person =>
  people[(exec.vu.idInTest - 1) % people.length] ?? fail('nobody has registered')

/** One request. */
export function ask(people: readonly Person[]): void {
  const person = mine(people)
  const at = exec.vu.idInTest + exec.vu.iterationInScenario
  const request = sequence[at % sequence.length] ?? fail('nothing is asked')
  const { timings } = send(filledIn(request, person), person)
  sleep(Math.max(0, 1 / pace.requestsPerSecond - timings.duration / 1_000))
}

/** One message and its reply, over a socket of its own, which stays open until the next. */
export function talk(people: readonly Person[]): void {
  const began = Date.now()
  const words = { ...mine(people), turn: `${exec.vu.idInTest}-${exec.vu.iterationInScenario}` }
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`)
  const turn = createTalkTurn(requests.frames, words, {
    send: (text) => socket.send(text),
    now: () => Date.now(),
    ended(outcome) {
      clearTimeout(waiting)
      socketErrors.add(outcome.fault === 'socket')
      if (outcome.fault !== 'socket') replyErrors.add(outcome.fault === 'reply')
      if (outcome.fault === null) {
        replies.add(1)
        firstWords.add(outcome.firstWordsMs)
        wholeReply.add(outcome.wholeMs)
      }
      const rest = began + pace.secondsPerMessage * 1_000 - Date.now()
      setTimeout(() => socket.close(), Math.max(1, rest))
    },
  })
  const waiting = setTimeout(() => turn.tooLate(), replyWithinMs)
  socket.addEventListener('open', () => turn.opened())
  socket.addEventListener('message', (event) => {
    if ('data' in event && typeof event.data === 'string') turn.heard(event.data)
  })
  socket.addEventListener('error', () => turn.broke())
  socket.addEventListener('close', () => turn.broke())
}

export function teardown(people: readonly Person[]): void {
  for (const person of people) send(requests.leave, person)
}
