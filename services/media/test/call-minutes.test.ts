import { json } from '@lumen/ai/test-support/media-server'
import { erasureRequests } from '@lumen/contracts/erasure'
import { newId } from '@lumen/database/ids'
import { describe, expect, it } from 'vitest'
import { utterance } from './recordings.ts'
import {
  booked,
  callOf,
  double,
  hearing,
  noCredits,
  person,
  stack,
  sweep,
  time,
  useCalls,
  whyEnded,
} from './support/calls.ts'
import { until } from './support/media-stack.ts'

useCalls()

describe('a minute of a call', () => {
  it('in which nothing was heard or said costs nothing', async () => {
    const me = person()
    const id = await callOf(me)
    expect((await me.hear(id, '')).body).toEqual({ text: '' })
    await me.hear(id, 400)
    time.seconds = 45
    await me.alive(id)
    time.seconds = 62
    await me.hear(id, 'hello')
    expect(booked(me.user)).toEqual(['released', 'reserved'])
    expect((await me.end(id)).body).toEqual({ seconds: 62, credits: 5 })
    expect(booked(me.user)).toEqual(['released', 'settled'])
  })

  it('that nobody can pay is not begun: the first refuses the call, a later one ends it', async () => {
    const me = person()
    const requestKey = newId()
    stack.till.state.refusal = noCredits
    const refused = await me.begin({ requestKey })
    expect([refused.status, refused.body.code]).toEqual([402, 'quota_exceeded'])
    stack.till.state.refusal = null
    // The same wish, with credits.
    const id = (await me.begin({ requestKey })).body.call.id
    await me.hear(id, 'x')
    stack.till.state.refusal = noCredits
    time.seconds = 50
    expect((await me.alive(id)).status).toBe(200)
    time.seconds = 61
    const over = [410, 'call_ended', 'insufficient_credits']
    expect(whyEnded(await me.alive(id))).toEqual(over)
    expect(whyEnded(await me.hear(id, 'x'))).toEqual(over)
    expect((await me.end(id)).body).toEqual({ seconds: 61, credits: 5 })
    expect(booked(me.user)).toEqual(['settled'])
  })

  it('is not begun while billing is away, and the call goes on when it is back', async () => {
    const me = person()
    const requestKey = newId()
    stack.till.state.away = true
    const away = await me.begin({ requestKey })
    expect([away.status, away.body.code]).toEqual([503, 'unavailable'])
    stack.till.state.away = false
    const id = (await me.begin({ requestKey })).body.call.id
    await me.hear(id, 'x')
    time.seconds = 59
    await me.alive(id)
    time.seconds = 61
    stack.till.state.away = true
    expect((await me.alive(id)).status).toBe(503)
    stack.till.state.away = false
    expect((await me.hear(id, 'y')).status).toBe(200)
    stack.till.state.away = true
    const whole = { seconds: 61, credits: 10 }
    expect((await me.end(id)).body).toEqual(whole)
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
    stack.till.state.away = false
    time.seconds = 70
    await sweep()
    await sweep()
    expect(stack.till.of(me.user.userId)).toMatchObject([
      { status: 'settled', settled: 1 },
      { status: 'settled', settled: 1, released: 0 },
    ])
    expect((await me.end(id)).body).toEqual(whole)
  })

  it('is paid by who hangs up before they are answered, or their answer is not given', async () => {
    const me = person()
    const id = await callOf(me)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    double.server.next(
      hearing,
      (response, asked) => void held.then(() => json({ text: 'x' })(response, asked)),
    )
    const heard = me.send(id, utterance(1))
    await until(() => double.server.asked.length === 1)
    expect((await me.end(id)).body).toEqual({ seconds: 0, credits: 0 })
    letGo()
    expect(whyEnded(await heard)).toEqual([410, 'call_ended', 'ended'])
    expect(booked(me.user)).toEqual(['released'])
  })
})

describe('a minute that begins', () => {
  it('is set aside once, however many ask in it at once', async () => {
    const me = person()
    const id = await callOf(me)
    time.seconds = 30
    await me.hear(id, 'x')
    time.seconds = 61
    const asked = [me.alive(id), me.hear(id, 'y'), me.alive(id), me.alive(id)]
    const answers = await Promise.all(asked)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(booked(me.user)).toEqual(['settled', 'reserved'])
  })

  it('is given back when the call ends before it is set aside', async () => {
    const me = person()
    const id = await callOf(me)
    time.seconds = 30
    await me.hear(id, 'x')
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    stack.till.beforeReserving.current = () => {
      ask()
      return held
    }
    time.seconds = 61
    const alive = me.alive(id)
    await asked
    expect((await me.end(id)).body).toEqual({ seconds: 61, credits: 5 })
    letGo()
    stack.till.beforeReserving.current = () => Promise.resolve()
    await alive
    expect(booked(me.user)).toEqual(['settled', 'released'])
  })
})

describe('the account of somebody who calls', () => {
  it('takes the call with it when it is erased, and gives back what is set aside', async () => {
    const me = person()
    await callOf(me)
    const { userId } = me.user
    await stack.bus.request(erasureRequests.media, 'media.erase-user', { userId })
    expect(booked(me.user)).toEqual(['released'])
    for (const table of ['calls', 'call_minutes'] as const) {
      const rows = await stack.db.selectFrom(table).select('user_id').execute()
      expect(rows.map(({ user_id: of }) => of)).not.toContain(userId)
    }
  })
})

describe('a call that nobody ends', () => {
  it('is over a minute after its last sign of life, and paid up to that', async () => {
    const [me, other] = [person(), person()]
    const id = await callOf(me)
    await me.hear(id, 'x')
    time.seconds = 40
    await me.alive(id)
    time.seconds = 100
    await sweep()
    expect((await me.alive(id)).status).toBe(200)
    const theirs = await callOf(other)
    time.seconds = 161
    await sweep()
    expect(booked(me.user)).toEqual(['settled', 'released'])
    expect(booked(other.user)).toEqual(['released'])
    const gone = [410, 'call_ended', 'abandoned']
    expect(whyEnded(await me.alive(id))).toEqual(gone)
    expect(whyEnded(await other.alive(theirs))).toEqual(gone)
    expect((await me.end(id)).body).toEqual({ seconds: 100, credits: 5 })
  })

  it('is over as well when who abandoned it comes back before the sweep', async () => {
    const me = person()
    const id = await callOf(me)
    await me.hear(id, 'x')
    time.seconds = 10
    await me.alive(id)
    time.seconds = 71
    expect(whyEnded(await me.alive(id))).toEqual([410, 'call_ended', 'abandoned'])
    expect((await me.end(id)).body).toEqual({ seconds: 10, credits: 5 })
  })

  it('takes an hour at most', async () => {
    const me = person()
    const id = await callOf(me)
    for (time.seconds = 50; time.seconds < 3_600; time.seconds += 50) await me.alive(id)
    time.seconds = 3_599
    expect((await me.alive(id)).body).toEqual({ secondsLeft: 1 })
    time.seconds = 3_600
    await sweep()
    expect(whyEnded(await me.alive(id))).toEqual([410, 'call_ended', 'longest'])
    expect((await me.end(id)).body).toEqual({ seconds: 3_600, credits: 0 })
    expect(new Set(booked(me.user))).toEqual(new Set(['released']))
  })

  it('is told of for a day, then no row of it is left', async () => {
    const me = person()
    const id = await callOf(me)
    await me.hear(id, 'x')
    await me.end(id)
    time.seconds = 86_000
    await sweep()
    expect((await me.end(id)).status).toBe(200)
    time.seconds = 87_000
    await sweep()
    expect((await me.end(id)).status).toBe(404)
    const left = await stack.db
      .selectFrom('call_minutes')
      .select('minute')
      .where('call_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
