import { AppError } from '@lumen/http/app-error'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Item } from '../src/domain/payment-provider.ts'
import { beginCheckout } from '../src/use-cases/begin-checkout.ts'
import { settle } from '../src/use-cases/end-reservation.ts'
import { endGivenPlan, givePlan } from '../src/use-cases/give-plan.ts'
import {
  cancelSubscription,
  changeSubscription,
  resumeSubscription,
} from '../src/use-cases/manage-subscription.ts'
import { readInvoices } from '../src/use-cases/read-payments.ts'
import { receiveEvent } from '../src/use-cases/receive-event.ts'
import { reconcileDue } from '../src/use-cases/reconcile-due.ts'
import { refundPayment } from '../src/use-cases/refund-payment.ts'
import { renewWallets } from '../src/use-cases/renew-wallets.ts'
import { reserve } from '../src/use-cases/reserve.ts'
import { newUser, openService } from './billing-service.ts'
import { faultsOf } from './ledger-faults.ts'

let service: Awaited<ReturnType<typeof openService>>
beforeAll(async () => {
  service = await openService()
})
afterAll(() => service.close())

const who = fc.integer({ min: 0, max: 1 })
const interval = fc.constantFrom('month', 'year')
const plan = fc.constantFrom('basic', 'premium')
const act = <const Name extends string>(name: Name) => fc.constant(name)

const actions = [
  fc.record({ act: act('buy-pack'), who, pack: fc.constantFrom('starter', 'standard') }),
  fc.record({ act: act('buy-plan'), who, plan, interval }),
  fc.record({ act: act('change'), who, plan, interval }),
  fc.record({ act: act('cancel'), who }),
  fc.record({ act: act('resume'), who }),
  fc.record({ act: act('refund'), who, which: fc.nat(5) }),
  fc.record({ act: act('spend'), who, videos: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ act: act('give'), who, plan, days: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ act: act('end-given'), who }),
  fc.record({ act: act('wait'), days: fc.integer({ min: 0, max: 40 }) }),
] as const
const round = fc.array(fc.oneof(...actions), { minLength: 1, maxLength: 5 })
type Action = typeof round extends fc.Arbitrary<(infer A)[]> ? A : never

let spent = 0

async function buy(userId: string, item: Item): Promise<void> {
  const { context } = service
  const { url } = await beginCheckout(context, { userId, language: 'zh', item })
  const event = await context.payments.local?.act(url.split('/').at(-1) ?? '', 'pay')
  // Told twice, at once.
  const told = () => event && receiveEvent(context, event.body, event.signature)
  await Promise.all([told(), told()])
}

async function perform(action: Action, users: readonly string[]): Promise<void> {
  const { context, time } = service
  const userId = users['who' in action ? action.who : 0] ?? ''
  switch (action.act) {
    case 'buy-pack':
      return buy(userId, { kind: 'pack', id: action.pack })
    case 'buy-plan':
      return buy(userId, { kind: 'plan', id: action.plan, interval: action.interval })
    case 'change': {
      const to = { planId: action.plan, interval: action.interval }
      return void (await changeSubscription(context, userId, to))
    }
    case 'cancel':
      return void (await cancelSubscription(context, userId))
    case 'resume':
      return void (await resumeSubscription(context, userId))
    case 'refund': {
      const invoices = await readInvoices(context, userId, 'zh')
      const invoice = invoices[action.which % Math.max(1, invoices.length)]
      return void (invoice && (await refundPayment(context, userId, { paymentId: invoice.id })))
    }
    case 'spend': {
      const key = `spend-${(spent += 1)}`
      const asked = { userId, key, kind: 'video', units: action.videos, holdSeconds: 60 } as const
      const held = await reserve(context, asked)
      if (held.outcome === 'reserved') await settle(context, held)
      return
    }
    case 'give': {
      const until = new Date(time.now.getTime() + action.days * 86_400_000)
      return void (await givePlan(context, { userId, plan: action.plan, until }))
    }
    case 'end-given':
      return void (await endGivenPlan(context, userId))
    case 'wait': {
      time.now = new Date(time.now.getTime() + action.days * 86_400_000)
      const signal = AbortSignal.timeout(60_000)
      await Promise.all([reconcileDue(context, signal), renewWallets(context, signal)])
    }
  }
}

/** What must hold between what is paid for and what a wallet is on. */
async function faultsOfPlans(): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'wallet of ' || w.user_id || ' is not on what is paid for' as fault from wallets w
      left join lateral (select * from subscriptions s where s.user_id = w.user_id
        and status <> 'ended' order by started_at limit 1) s on true
      where w.plan <> coalesce(s.plan, 'free')
        or w.subscription_id is distinct from s.id
    union all
    select user_id || ' has two plans' from subscriptions where status <> 'ended'
      group by user_id having count(*) > 1
    union all
    select 'payment ' || id || ' was given back and its credits stayed' from payments
      where kind = 'pack' and refunded_cents = amount_cents and taken_back <> (select sum(granted)
        from lots where reference = 'payment:' || payment_id and source = 'pack')
    union all
    select 'payment ' || id || ' was made and nobody knows of it' from test_objects
      where kind = 'payment' and not exists
        (select from payments where payments.payment_id = test_objects.id)
    union all
    select user_id || ' was given credits twice for a month' from lots
      where source = 'plan' and reference not like '%:upgrade' and reference not like '%:given'
      group by user_id, reference having count(*) > 1
    union all
    select user_id || ' was given more than the best plan in a month' from lots
      where reference like '%:given' group by user_id, reference having sum(granted) > 7500`.execute(
    service.context.db,
  )
  return rows.map(({ fault }) => fault)
}

it('adds up after any series of purchases, changes and refunds, several at a time', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(fc.array(round, { maxLength: 8 }), async (rounds) => {
      service.time.now = new Date('2026-01-31T12:00:00Z')
      const users = [newUser(), newUser()]
      for (const chosen of rounds) {
        const ended = await Promise.allSettled(chosen.map((action) => perform(action, users)))
        for (const each of ended) {
          if (each.status === 'fulfilled') continue
          // Refused, as `already_subscribed`, is an answer; anything else is a fault.
          if (!(each.reason instanceof AppError)) throw each.reason
          refused += 1
        }
        // Time went by and nobody looked yet: the hourly job does.
        await reconcileDue(service.context, AbortSignal.timeout(60_000))
        await renewWallets(service.context, AbortSignal.timeout(60_000))
      }
      expect(await faultsOf(service.context.db)).toEqual([])
      expect(await faultsOfPlans()).toEqual([])
    }),
    { numRuns: 40 },
  )
  expect(refused).toBeGreaterThan(0)
})
