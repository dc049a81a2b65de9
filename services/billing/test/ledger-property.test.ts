import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { release, settle } from '../src/use-cases/end-reservation.ts'
import { releaseOverdue } from '../src/use-cases/release-overdue.ts'
import { renewWallets } from '../src/use-cases/renew-wallets.ts'
import { newUser, openService } from './billing-service.ts'
import { faultsOf } from './ledger-faults.ts'
import { walletActions } from './wallet-actions.ts'

type Actions = ReturnType<typeof walletActions>
let service: Awaited<ReturnType<typeof openService>>
let ask: Actions['ask']
let pack: Actions['pack']
let takeBack: Actions['takeBack']
beforeAll(async () => {
  service = await openService()
  ;({ ask, pack, takeBack } = walletActions(service.context))
})
afterAll(() => service.close())

const march = new Date('2026-03-15T12:00:00Z')
const dayMs = 24 * 3_600_000

it('adds up after any series of actions, many at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 8 }), async (rounds) => {
      service.time.now = march
      const users = [newUser(), newUser(), newUser()]
      const made: string[] = []
      for (const actions of rounds) {
        await Promise.all(actions.map((action) => perform(action, users, made)))
      }
      expect(await faultsOf(service.context.db)).toEqual([])
    }),
    { numRuns: 30 },
  )
})

const who = fc.integer({ min: 0, max: 2 })
const key = fc.integer({ min: 0, max: 8 }).map(String)
const few = fc.integer({ min: 1, max: 4 })
const which = fc.nat(50)
const act = <const Name extends string>(name: Name) => fc.constant(name)

const actions = [
  fc.record({
    act: act('reserve'),
    who,
    key,
    kind: fc.constantFrom('text', 'image', 'voice', 'video'),
    units: few,
  }),
  fc.record({ act: act('settle'), which, units: fc.option(few, { nil: undefined }) }),
  fc.record({ act: act('release'), which }),
  fc.record({ act: act('pack'), who, key, units: few }),
  fc.record({ act: act('take-back'), who, key, units: few }),
  fc.record({ act: act('wait'), days: fc.integer({ min: 0, max: 20 }) }),
] as const
const round = fc.array(fc.oneof(...actions), { minLength: 1, maxLength: 8 })
type Action = typeof round extends fc.Arbitrary<(infer A)[]> ? A : never

/** `made`: reservations that were given, which later actions choose from. */
async function perform(action: Action, users: readonly string[], made: string[]): Promise<void> {
  const chosen = (index: number) => made[index % Math.max(1, made.length)]
  switch (action.act) {
    case 'reserve': {
      const given = await ask(users[action.who]!, action.key, action.kind, action.units)
      if (given.outcome === 'reserved') made.push(given.reservationId)
      return
    }
    case 'settle': {
      const reservationId = chosen(action.which)
      const { units } = action
      if (reservationId)
        await settle(service.context, { reservationId, ...(units !== undefined && { units }) })
      return
    }
    case 'release': {
      const reservationId = chosen(action.which)
      if (reservationId) await release(service.context, reservationId)
      return
    }
    case 'pack':
      await pack(users[action.who]!, action.key, action.units * 40)
      return
    case 'take-back':
      await takeBack(users[action.who]!, action.key, action.units * 40)
      return
    case 'wait': {
      service.time.now = new Date(service.time.now.getTime() + action.days * dayMs)
      const signal = AbortSignal.timeout(60_000)
      await Promise.all([
        releaseOverdue(service.context, signal),
        renewWallets(service.context, signal),
      ])
    }
  }
}
