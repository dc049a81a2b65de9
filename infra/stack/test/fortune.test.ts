import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

const birth = { birthDate: '1990-05-01', birthTime: '12:30', birthLocation: '北京', gender: 'male' }

it('lets a companion tell a true fact of the chart that its user entered', async () => {
  const { token, user } = await product.person({ language: 'zh' })
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  const ask = async (content: string) => {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    return socket.next('streaming_stream_complete', undefined, after)
  }
  const before = await ask('我今天的运势怎么样？')
  expect(before.usedMemories).toEqual([])
  const path = `/api/wisdom/${user.id}/birth-profile?timeZone=Asia/Shanghai`
  const saved = await product.call('PUT', path, { token, body: birth })
  expect([saved.status, saved.body.profile.zodiacSign]).toEqual([200, 'taurus'])
  const after = await ask('现在再看看，今天的运势怎么样？')
  expect(after.usedMemories).toMatchObject([{ kind: 'chart-fact' }])
  // A reading of the day is longer than its excerpt.
  expect(after.message.content).toContain(after.usedMemories[0]?.excerpt.replace(/…$/, ''))
  socket.close()
})

it('reads the same day for everybody', async () => {
  const [one, two] = [await product.person(), await product.person()]
  const read = ({ token }: { token: string }) =>
    product.call('GET', '/api/astrology/horoscope/leo?timeZone=Asia/Shanghai', { token })
  const [mine, theirs] = [await read(one), await read(two)]
  expect(mine.status).toBe(200)
  expect(theirs.body).toEqual(mine.body)
})
