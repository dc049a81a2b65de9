import { newId } from '@lumen/database/ids'
import { AppError } from '@lumen/http/app-error'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MediaContext } from '../src/context.ts'
import type { Charges } from '@lumen/service/charges'
import { endJob } from '../src/use-cases/finish-job.ts'
import { sweepJobs } from '../src/use-cases/sweep-jobs.ts'
import { openMediaStack, until, type Instance, type MediaStack } from './support/media-stack.ts'
import { testProviders } from './support/providers.ts'

type Released = Parameters<Charges['release']>[0]

let stack: MediaStack
/** Nobody works on what it makes. */
let api: Instance
let context: MediaContext
/** What billing is asked and answers. */
let charges: Charges
/** How often a prompt was looked at. */
let moderated = 0

const inHand = (): Charges => ({
  reserve: () => Promise.resolve({ id: newId(), credits: 10 }),
  settle: () => Promise.resolve(10),
  release: () => Promise.resolve('released'),
})

beforeAll(async () => {
  stack = await openMediaStack()
  const through: Charges = {
    reserve: (wish) => charges.reserve(wish),
    settle: (id, units) => charges.settle(id, units),
    release: (reserved) => charges.release(reserved),
  }
  const providers = testProviders()
  const { moderate } = providers
  const counted: typeof moderate = (...asked) => {
    moderated += 1
    return moderate(...asked)
  }
  api = await stack.start(
    { MEDIA_ROLE: 'api' },
    { charges: through, providers: { ...providers, moderate: counted } },
  )
  context = await stack.context({ charges: through })
})
afterAll(() => stack?.close())

const path = '/api/multimodal/generate-image'
const wish = { prompt: 'A lighthouse in the snow', style: 'watercolor' }
const sweep = () => sweepJobs(context, new AbortController().signal)
const jobsOf = (userId: string) =>
  stack.db.selectFrom('jobs').selectAll().where('user_id', '=', userId).execute()
const later = (userId: string) =>
  stack.db
    .updateTable('jobs')
    .set({ finished_at: new Date(Date.now() - 50_000) })
    .where('user_id', '=', userId)
    .execute()

/** A job that was made and that nobody has worked on. */
async function start(user: ReturnType<MediaStack['user']>): Promise<string> {
  const leaving = new AbortController()
  const asked = user.call(api, 'POST', path, wish, leaving.signal)
  const [job] = await until(async () => {
    const found = await jobsOf(user.userId)
    return found.at(-1)?.charge_state === 'reserved' && found.slice(-1)
  })
  leaving.abort()
  await asked.catch(() => {})
  return job!.id
}

describe('a reservation', () => {
  it('that nobody heard of is given back once it stands', async () => {
    const user = stack.user()
    const asked: Released[] = []
    let outcome: 'released' | 'unknown' = 'unknown'
    charges = {
      ...inHand(),
      reserve: () => Promise.reject(new AppError('unavailable', 'no answer')),
      release: (reserved) => {
        asked.push(reserved)
        return Promise.resolve(outcome)
      },
    }
    expect((await user.call(api, 'POST', path, wish)).status).toBe(503)
    expect(await jobsOf(user.userId)).toMatchObject([{ charge_state: 'release' }])
    await later(user.userId)
    outcome = 'released'
    await sweep()
    expect(asked.length).toBeGreaterThan(1)
    expect(asked.at(-1)).toHaveProperty('key')
    expect(await jobsOf(user.userId)).toMatchObject([{ charge_state: 'closed' }])
  })

  it('that billing stumbles over does not hold up the others', async () => {
    charges = { ...inHand(), release: () => Promise.reject(new Error('away')) }
    const users = [stack.user(), stack.user()] as const
    const jobs: string[] = []
    for (const user of users) {
      const id = await start(user)
      await user.call(api, 'DELETE', `/api/media/jobs/${id}`)
      await later(user.userId)
      jobs.push(id)
    }
    const [first] = await jobsOf(users[0].userId)
    charges = {
      ...inHand(),
      release: (reserved) =>
        'id' in reserved && reserved.id === first!.reservation_id
          ? Promise.reject(new Error('this one is at fault'))
          : Promise.resolve('released'),
    }
    await sweep()
    expect(await jobsOf(users[0].userId)).toMatchObject([{ charge_state: 'release' }])
    expect(await jobsOf(users[1].userId)).toMatchObject([{ charge_state: 'closed' }])
  })
})

describe('a job', () => {
  it('that is tried again twice at once is one job', async () => {
    charges = inHand()
    const user = stack.user()
    const id = await start(user)
    await user.call(api, 'DELETE', `/api/media/jobs/${id}`)
    const retry = () => user.call(api, 'POST', `/api/media/jobs/${id}/retry`)
    const [one, other] = await Promise.all([retry(), retry()])
    expect([one.status, other.status]).toEqual([201, 201])
    expect(one.body.id).toBe(other.body.id)
    expect(await jobsOf(user.userId)).toHaveLength(2)

    await user.call(api, 'DELETE', `/api/media/jobs/${one.body.id}`)
    moderated = 0
    const third = await retry()
    // Not for the tries that were made before.
    expect(moderated).toBe(1)
    expect(third.body).toMatchObject({ status: 'queued' })
    expect(third.body.id).not.toBe(one.body.id)
  })

  it('of one kind is not the answer to a wish of another under the same key', async () => {
    charges = inHand()
    const user = stack.user()
    const requestKey = newId()
    const leaving = new AbortController()
    const asked = user.call(api, 'POST', path, { ...wish, requestKey }, leaving.signal)
    await until(async () => (await jobsOf(user.userId)).length === 1)
    const speech = { text: 'Good evening', voice: 'nova', requestKey }
    const other = await user.call(api, 'POST', '/api/multimodal/generate-audio', speech)
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    leaving.abort()
    await asked.catch(() => {})
  })

  it('that is cancelled before its message is known still tells that message', async () => {
    const user = stack.user()
    const companionId = newId()
    stack.talk.companions.add(companionId)
    const events = await stack.events(user.userId)
    charges = {
      ...inHand(),
      reserve: async ({ key }) => {
        await endJob(context, key.replace('media:', ''), { status: 'cancelled', errorCode: null })
        return { id: newId(), credits: 10 }
      },
    }
    const { body } = await user.call(api, 'POST', '/api/generate-image', { ...wish, companionId })
    expect(body.code).toBe('conflict')
    const [job] = await jobsOf(user.userId)
    const messageId = stack.talk.messages.get(job!.id)
    expect(messageId).toBeDefined()
    await until(() =>
      events.some(({ payload }) => (payload as { messageId: unknown }).messageId === messageId),
    )
  })
})
