import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

it('brings a notification, and that it was read, to open pages', async () => {
  const { token, user, email } = await product.person()
  const socket = await signedInSocket(product.url, token, user.id)
  await product.call('POST', '/api/auth/login', {
    body: { email, password: 'correct horse battery' },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Firefox/142.0' },
  })
  expect(await socket.next('notification')).toMatchObject({
    notification: {
      kind: 'new-sign-in',
      params: { browser: 'Firefox', system: 'Linux' },
      readAt: null,
    },
    unreadCount: 2,
  })
  await product.call('POST', '/api/notifications/read', { token, body: {} })
  expect(await socket.next('notifications_read')).toMatchObject({ unreadCount: 0 })
  socket.close()
})

it('closes the sockets of a session that is ended elsewhere', async () => {
  const { token, user, email } = await product.person()
  const other = await product.call('POST', '/api/auth/login', {
    body: { email, password: 'correct horse battery' },
  })
  const socket = await signedInSocket(product.url, other.body.token, user.id)
  await product.call('DELETE', '/api/auth/sessions', { token })
  await socket.closed
  const { status } = await product.call('GET', '/api/auth/me', { token: other.body.token })
  expect(status).toBe(401)
})

it('tells figures of a conversation that was really led', async () => {
  const { token, user } = await product.person()
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  socket.send({ type: 'streaming_chat', companionId: companion.id, content: '你好' })
  await socket.next('streaming_stream_complete')
  socket.close()
  const stats = () => product.call('GET', '/api/user/stats?timeZone=Asia/Tokyo', { token })
  await expect
    .poll(async () => (await stats()).body)
    .toMatchObject({
      totalMessages: 2,
      totalConversations: 1,
      daysActive: 1,
      todayConversations: 1,
      todayFeatures: 2,
    })
})
