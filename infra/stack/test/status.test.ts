import { serviceNames } from '@lumen/contracts/operation'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

it('shows every service as the gateway finds it', async () => {
  const { status, body } = await product.call('GET', '/api/status')
  expect([status, body.status]).toEqual([200, 'operational'])
  const ids = body.services.map(({ id }: { id: string }) => id)
  expect(ids.toSorted()).toEqual(['gateway', ...serviceNames].toSorted())
  for (const service of body.services) {
    expect(service.status).toBe('operational')
    expect(service.responseTime).toBeLessThan(1_000)
    expect(service.days).toHaveLength(90)
  }
})

it('serves the help articles that come along', async () => {
  const { body } = await product.call('GET', '/api/help/articles?language=zh')
  expect(body.length).toBeGreaterThan(0)
  const { status } = await product.call('GET', `/api/help/articles/${body[0].slug}?language=zh`)
  expect(status).toBe(200)
})

it('takes ten contact messages an hour from one address', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 11; count += 1) {
    const { status } = await product.call('POST', '/api/contact', {
      body: {
        name: 'Ann',
        email: 'ann@example.com',
        subject: 'Hello',
        category: 'general',
        message: 'Hello',
      },
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

it('switches registration and videos off and on again while everything runs', async () => {
  const admin = await product.administrator()
  const person = await product.person()
  const socket = await signedInSocket(product.url, person.token, person.user.id)
  const set = async (key: string, percent: number | null) => {
    const settings = await product.call('GET', '/api/admin/flags', { token: admin.token })
    const { revision } = settings.body.find((each: { key: string }) => each.key === key)
    const body = { percent, revision, reason: 'a test' }
    const answer = await product.call('PUT', `/api/admin/flags/${key}`, {
      token: admin.token,
      body,
    })
    expect([answer.status, answer.body.percent]).toEqual([200, percent])
    return product.call('PUT', `/api/admin/flags/${key}`, { token: admin.token, body })
  }
  // Once more with what was read before: somebody changed it meanwhile.
  expect((await set('registration', 0)).body.code).toBe('conflict')
  await socket.next('flags_changed')
  expect((await product.call('GET', '/api/flags')).body.registration).toBe(false)
  const stranger = { password: 'correct horse battery', username: 'Sam', ageConfirmed: true }
  const body = { ...stranger, email: 'stranger@example.com' }
  await vi.waitFor(async () => {
    const { status, body: refused } = await product.call('POST', '/api/auth/register', { body })
    expect([status, refused.code]).toEqual([403, 'switched_off'])
  })
  await set('registration', null)
  await vi.waitFor(async () =>
    expect((await product.call('POST', '/api/auth/register', { body })).status).toBe(201),
  )

  await set('video-generation', 0)
  const { token } = person
  const film = { token, body: { prompt: 'The sea', duration: 3 } }
  await vi.waitFor(async () => {
    const answer = await product.call('POST', '/api/generate-video', film)
    expect([answer.status, answer.body.code]).toEqual([403, 'switched_off'])
  })
  const { body: offered } = await product.call('GET', '/api/media/capabilities', { token })
  expect(offered.video).toMatchObject({ available: false, provider: 'none' })
  expect(offered.image.available).toBe(true)
  socket.close()
})
