import type { Companion, Message } from '@lumen/contracts/chat/schema'
import type { User } from '@lumen/contracts/auth/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadSamples } from './upload-samples.ts'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ LUMEN_RATE_LIMITS: 'off' })
})
afterAll(() => product?.close())

async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const value = await ask()
    if (value !== undefined) return value
    if (performance.now() > deadline) throw new Error(`waited for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

it('makes a picture in a talk, and lets the companion and the user wear it', async () => {
  const { token, user } = await product.person({ language: 'en' })
  const companion = await product.companion(token)
  const socket = await signedInSocket(product.url, token, user.id)
  const call = (method: string, path: string, body?: unknown) =>
    product.call(method, path, { token, body })
  const status = async (path: string) =>
    (await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })).status

  const made = await call('POST', '/api/generate-image', {
    prompt: 'a lighthouse by the sea',
    style: 'cartoon',
    companionId: companion.id,
    clientMessageId: 'wish-1',
  })
  expect([200, 202]).toContain(made.status)
  const messages = async () =>
    (await call('GET', `/api/messages/${companion.id}`)).body as Message[]
  const shown = await until(
    async () => (await messages()).find(({ metadata }) => metadata.media?.status === 'done'),
    'the picture in the talk',
  )
  expect(shown).toMatchObject({ isFromUser: false, messageType: 'image', content: '' })
  expect((await messages())[1]).toMatchObject({
    isFromUser: true,
    messageType: 'image',
    content: 'a lighthouse by the sea',
    clientMessageId: 'wish-1',
  })
  const imageUrl = `/api/media/objects/${shown.metadata.media?.objectId}`
  expect(await status(imageUrl)).toBe(200)

  // Worn by both: each hears of it from another service, which hears it from media.
  const body = { companionId: companion.id, imageUrl }
  const worn = await call('POST', '/api/avatars/set', body)
  expect(worn.status).toBe(200)
  await until(async () => {
    const read = (await call('GET', `/api/companions/${companion.id}`)).body as Companion
    return read.avatarUrl === worn.body.imageUrl ? read : undefined
  }, 'the companion to wear it')
  expect(await socket.next('companion_changed')).toMatchObject({ companionId: companion.id })
  const own = await call('POST', '/api/user/avatar/set', { imageUrl })
  await until(async () => {
    const me = (await call('GET', '/api/auth/me')).body as User
    return me.profileImageUrl === own.body.imageUrl ? me : undefined
  }, 'the user to wear it')
  expect(await socket.next('user_changed')).toEqual({ type: 'user_changed' })
  const stats = (await call('GET', '/api/user/stats')).body as { usedFeatures: string[] }
  expect(stats.usedFeatures).toContain('creation')

  // What is worn stays when the message goes that it was made for.
  expect((await call('DELETE', `/api/messages/${shown.id}`)).status).toBe(200)
  await until(
    async () => ((await status(imageUrl)) === 404 ? true : undefined),
    'the picture to go with its message',
  )
  expect(await status(worn.body.imageUrl)).toBe(200)
  const other = await product.person()
  const foreign = await fetch(product.url + worn.body.imageUrl, {
    headers: { authorization: `Bearer ${other.token}` },
  })
  expect(foreign.status).toBe(404)
})

it('takes a recording nobody wrote down into a talk, and lets it go with its message', async () => {
  const { token } = await product.person({ language: 'en' })
  const companion = await product.companion(token)
  const { bytes, name } = uploadSamples['POST /api/speech-to-text']!
  const form = new FormData()
  form.set('audio', new Blob([bytes]), name)
  const headers = { authorization: `Bearer ${token}` }
  const kept = await fetch(`${product.url}/api/speech-to-text`, {
    method: 'POST',
    headers,
    body: form,
  })
  const { code, details } = (await kept.json()) as {
    code: string
    details: { path: string; message: string }[]
  }
  expect(code).toBe('stt_unavailable')
  const recordingId = details.find(({ path }) => path === 'recording')?.message
  const note = await product.call('POST', `/api/messages/${companion.id}/voice-note`, {
    token,
    body: { recordingId, clientMessageId: 'note-1' },
  })
  expect([note.status, note.body.metadata.media.objectId]).toEqual([201, recordingId])
  const status = async () =>
    (await fetch(`${product.url}/api/media/objects/${recordingId}`, { headers })).status
  expect(await status()).toBe(200)
  await product.call('DELETE', `/api/messages/${note.body.id}`, { token })
  await until(
    async () => ((await status()) === 404 ? true : undefined),
    'the recording to go with its message',
  )
})

it('does not begin a picture whose main subject the painter of this machine cannot show, nor take anything for it', async () => {
  const { token } = await product.person({ language: 'zh' })
  const companion = await product.companion(token)
  const call = (method: string, path: string, body?: unknown) =>
    product.call(method, path, { token, body })
  const account = async () => [
    (await call('GET', '/api/wallet/balance')).body,
    (await call('GET', '/api/wallet/transactions')).body,
    (await call('GET', `/api/messages/${companion.id}`)).body,
  ]
  const before = await account()
  const wish = { prompt: '月夜的竹林，有人弹古琴', style: 'watercolor' }
  const preview = await call('POST', '/api/media/picture-preview', { prompt: wish.prompt })
  expect(preview.body).toMatchObject({
    local: true,
    notShown: ['竹林', '弹古琴'],
    mainSubjectShown: false,
  })
  for (const made of [
    await call('POST', '/api/multimodal/generate-image', wish),
    await call('POST', '/api/generate-image', { ...wish, companionId: companion.id }),
  ]) {
    expect([made.status, made.body.code]).toEqual([422, 'subject_not_drawn'])
    expect(made.body.error).toContain('画不出竹林和弹古琴')
  }
  expect(await account()).toEqual(before)
})
