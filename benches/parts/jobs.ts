import { defineJobs } from '@lumen/contracts/job'
import { Closed } from '@lumen/contracts/schema'
import { createWorkers } from '@lumen/runtime/workers'
import { localImageProvider } from '@lumen/media/adapters/local/image-provider'
import { openTestEnvironment } from '@lumen/provision/testing'
import { createJobs } from '@lumen/jobs/queues'
import { createLogger } from '@lumen/runtime/logger'
import { createMetrics } from '@lumen/runtime/metrics'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { Type } from 'typebox'
import { startProductProcess } from '../../web/e2e/product-process.ts'
import { against, type BenchOptions, type Row } from '../support/rows.ts'

/**
 * Jobs a second through packages/jobs with a handler that does nothing, beside bare
 * BullMQ with the same options, on one Redis; rounds take turns. Then the
 * whole way of a picture in the product, from the request to the stored result, beside painting alone.
 */
const jobsPerRound = 2_000
const concurrency = 4
const enqueuedAtOnce = 50

const catalog = defineJobs({
  'chat.nothing': {
    queue: 'bench',
    summary: 'Nothing',
    payload: Closed({ pictureId: Type.String({ minLength: 1 }) }),
    attempts: 5,
    timeoutMs: 60_000,
  },
})

/** Tells when so many more jobs were worked on. */
function createCounter() {
  let left = 0
  let done = () => {}
  return {
    count() {
      left -= 1
      if (left === 0) done()
    },
    expect(count: number): Promise<void> {
      left = count
      return new Promise((resolve) => (done = resolve))
    },
  }
}

/** Jobs a second from the first that is added to the last that is worked on. */
async function roundOf(
  counter: ReturnType<typeof createCounter>,
  add: (id: string) => Promise<unknown>,
): Promise<number> {
  const worked = counter.expect(jobsPerRound)
  const begun = performance.now()
  for (let at = 0; at < jobsPerRound; at += enqueuedAtOnce)
    await Promise.all(Array.from({ length: enqueuedAtOnce }, (_, index) => add(`p${at + index}`)))
  await worked
  return jobsPerRound / ((performance.now() - begun) / 1000)
}

async function benchQueue(rounds: number): Promise<Row> {
  const environment = await openTestEnvironment('chat')
  const { redisUrl } = environment
  const log = createLogger({ service: 'chat', level: 'warn' })
  const metrics = createMetrics({ service: 'chat' })
  const jobs = createJobs({ redisUrl, log, metrics, service: 'chat', catalog })
  const ours = createCounter()
  const handle = async () => ours.count()
  await jobs.work({ 'chat.nothing': handle }, { concurrency })

  const connect = () => new Redis(redisUrl, { maxRetriesPerRequest: null })
  const [adding, working] = [connect(), connect()]
  const queue = new Queue('bare', { connection: adding })
  const bare = createCounter()
  const worker = new Worker('bare', async () => bare.count(), { connection: working, concurrency })
  const jobOptions = {
    attempts: 5,
    backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
    removeOnComplete: true,
    removeOnFail: { age: 7 * 24 * 3_600, count: 1_000 },
  }
  const runBare = () =>
    roundOf(bare, (pictureId) => queue.add('nothing', { pictureId }, jobOptions))
  const runOurs = () => roundOf(ours, (pictureId) => jobs.enqueue('chat.nothing', { pictureId }))
  try {
    await runBare()
    await runOurs()
    const bareRates: number[] = []
    const ourRates: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      // Who goes first changes, so that neither always has the warmer Redis.
      for (const turn of round % 2 === 0 ? ['bare', 'ours'] : ['ours', 'bare'])
        if (turn === 'bare') bareRates.push(await runBare())
        else ourRates.push(await runOurs())
    }
    return against({
      name: 'jobs: queued and worked on, to bare BullMQ',
      unit: '/s',
      goal: { atLeast: 0.7 },
      ours: ourRates,
      baseline: bareRates,
    })
  } finally {
    await worker.close()
    await queue.close()
    adding.disconnect()
    working.disconnect()
    await jobs.close()
    await environment.close()
  }
}

type Made = { metadata?: { width?: number } }
type Called = {
  status: number
  body: Made & { token?: string; id?: string; status?: string; result?: Made | null }
}

async function call(url: string, path: string, body?: unknown, token?: string): Promise<Called> {
  const response = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Called['body'] }
}

/** Time from the request to its result, which is answered with its job first when it takes long. */
async function wayOfPicture(
  url: string,
  token: string,
  prompt: string,
): Promise<{ ms: number; size: number }> {
  const begun = performance.now()
  const asked = { prompt, style: 'photorealistic' }
  let { status, body } = await call(url, '/api/multimodal/generate-image', asked, token)
  while (status === 202 || body.status === 'queued' || body.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    ;({ status, body } = await call(url, `/api/media/jobs/${body.id}`, undefined, token))
    if (performance.now() - begun > 120_000) throw new Error('no picture within two minutes')
  }
  if (status !== 200 || body.status === 'failed')
    throw new Error(`no picture: ${status} ${JSON.stringify(body)}`)
  const { width = 1_024 } = body.metadata ?? body.result?.metadata ?? {}
  return { ms: performance.now() - begun, size: width }
}

async function benchPicture(pictures: number): Promise<Row> {
  const product = await startProductProcess('usual')
  const workers = createWorkers({ places: 1 })
  try {
    const email = `bench-${Date.now()}@example.com`
    const account = { email, password: 'a long pass phrase', username: 'bench', ageConfirmed: true }
    const { body } = await call(product.url, '/api/auth/register', account)
    if (body.token === undefined) throw new Error('nobody could be registered')
    const whole: number[] = []
    const painting: number[] = []
    for (let at = 0; at < pictures; at += 1) {
      const prompt = `湖边的秋天，夕阳，第${at + 1}只小船`
      const { ms, size } = await wayOfPicture(product.url, body.token, prompt)
      whole.push(ms)
      const begun = performance.now()
      const request = { prompt, style: 'photorealistic', seed: `${at}`, language: 'zh' } as const
      await localImageProvider(workers).paint(
        { ...request, size, kind: 'scene' },
        new AbortController().signal,
      )
      painting.push(performance.now() - begun)
    }
    return against({
      name: 'jobs: a picture from request to result, to painting it',
      unit: 'ms',
      ours: whole,
      baseline: painting,
    })
  } finally {
    await workers.close()
    await product.stop()
  }
}

export const bench = async ({ short }: BenchOptions): Promise<Row[]> => [
  await benchQueue(short ? 2 : 9),
  await benchPicture(short ? 1 : 5),
]
