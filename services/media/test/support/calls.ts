import { fault, json } from '@lumen/ai/test-support/media-server'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { MediaContext } from '../../src/context.ts'
import { sweepCalls } from '../../src/use-cases/calls/sweep-calls.ts'
import { utterance } from '../recordings.ts'
import { startDouble, type Double } from './double.ts'
import { openMediaStack, type Instance, type MediaStack, type TestUser } from './media-stack.ts'

export let stack: MediaStack
export let double: Double
export let service: Instance
let context: MediaContext
const begun = Date.now()
/** What time it is, in seconds from the beginning. */
export const time = { seconds: 0 }
export const clock = { now: () => new Date(begun + time.seconds * 1_000) }
const never = new AbortController().signal
export const hearing = 'POST /v1/audio/transcriptions'
export const speaking = 'POST /v1/audio/speech'
export const luna = newId()

/** For the tests of a file: a media service with a provider that hears and speaks, and before each of them nothing of that asked. */
export function useCalls(): void {
  beforeAll(async () => {
    ;[stack, double] = await Promise.all([openMediaStack(), startDouble()])
    const providers = double.open('speech', 'transcription')
    service = await stack.start({ MEDIA_ROLE: 'api' }, { providers, clock })
    context = await stack.context({ clock })
    stack.talk.companions.add(luna)
  }, 300_000)
  beforeEach(() => {
    time.seconds = 0
    double.server.reset()
    Object.assign(stack.till.state, { refusal: null, away: false })
    stack.till.beforeReserving.current = () => Promise.resolve()
  })
  afterAll(async () => {
    await stack?.close()
    await double?.reset()
    await double?.close()
  })
}

export const noCredits = {
  outcome: 'refused',
  reason: 'credits',
  needed: 5,
  left: 0,
  resetsAt: null,
} as const
export const sweep = () => sweepCalls(context, never)
export const booked = (user: TestUser) => stack.till.of(user.userId).map(({ status }) => status)

/** A user who calls. */
export function person(user = stack.user()) {
  const ask = (call: string, what: string, body?: unknown) =>
    user.call(service, 'POST', `/api/media/calls/${call}/${what}`, body)
  return {
    user,
    begin: (change: object = {}) =>
      user.call(service, 'POST', '/api/media/calls', {
        companionId: luna,
        requestKey: newId(),
        ...change,
      }),
    async hear(call: string, words: string | number, sound = utterance(1), query = '') {
      double.server.next(hearing, typeof words === 'string' ? json({ text: words }) : fault(words))
      return this.send(call, sound, query)
    },
    async send(call: string, sound: Uint8Array, query = '') {
      const form = new FormData()
      form.set('audio', new Blob([new Uint8Array(sound)], { type: 'audio/wav' }), 'said.wav')
      const answer = await user.ask(service, 'POST', `/api/media/calls/${call}/hear${query}`, {
        form,
      })
      return { status: answer.status, body: (await answer.json()) as any }
    },
    say: (call: string, text = 'Good evening.') =>
      user.ask(service, 'POST', `/api/media/calls/${call}/say`, {
        body: { text, sequence: 1 },
      }),
    alive: (call: string) => ask(call, 'alive'),
    end: (call: string) => ask(call, 'end'),
  }
}

export const callOf = async (of: ReturnType<typeof person>, change?: object): Promise<string> =>
  (await of.begin(change)).body.call.id
export const whyEnded = ({ status, body }: { status: number; body: any }) => [
  status,
  body.code,
  body.details?.[0]?.message,
]
