import { serviceNames } from '@lumen/contracts/operation'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'

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
