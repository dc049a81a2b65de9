import { importLimits } from '@lumen/contracts/chat/import-limits'
import { createSoftwareAuthenticator } from '@lumen/auth/test-support/software-authenticator'
import type { Session } from '@lumen/contracts/auth/schema'
import { expect } from 'vitest'
import { bodySamples } from '../operation-samples.ts'
import { uploadSamples } from '../upload-samples.ts'
import type { Product } from '../product.ts'
import { signedInSocket, type SocketClient } from '../socket-client.ts'

/** What everybody is told, and puts away. */
export const announcementId = '018f0000-0000-7000-8000-00000000000a'

export type Filled = { companionId: string; socket: SocketClient }

/** Has somebody use every feature once; `mark` stands in each text of theirs. */
export async function fillEverything(product: Product, me: Session, mark: string): Promise<Filled> {
  const { token, user } = me
  const ask = async (method: string, path: string, body?: unknown) => {
    const answer = await product.call(method, path, { token, ...(body !== undefined && { body }) })
    expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  const upload = (path: string, field: string) => {
    const sample = uploadSamples[`POST ${path}`]!
    const form = new FormData()
    form.set(field, new Blob([sample.bytes]), sample.name)
    return fetch(product.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
  }
  await ask('PATCH', '/api/notifications/preferences', {
    kind: 'memory-crystal',
    inApp: true,
    push: true,
  })
  await ask('POST', '/api/auth/totp')
  const begun = await ask('POST', '/api/auth/passkeys/options')
  const credential = createSoftwareAuthenticator().create(begun)
  await ask('POST', '/api/auth/passkeys', { credential, name: mark })
  // One that is asked for and not made.
  await ask('POST', '/api/auth/passkeys/options')
  await ask('PUT', '/api/enterprise/privacy/settings', { marketingConsent: true })
  await ask('POST', '/api/enterprise/privacy/exports', { format: 'json' })
  const subscription = bodySamples['POST /api/notifications/subscriptions']
  await ask('POST', '/api/notifications/subscriptions', {
    ...subscription,
    endpoint: `https://fcm.googleapis.com/fcm/send/${mark}`,
  })
  // A file of which a piece has come.
  const importing = await ask('POST', '/api/imports', { bytes: importLimits.pieceBytes + 1 })
  const piece = new FormData()
  piece.set('piece', new Blob([new Uint8Array(importLimits.pieceBytes)]))
  const sent = await fetch(`${product.url}/api/imports/${importing.id}/pieces/0`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: piece,
  })
  expect(sent.status).toBe(200)
  await ask('POST', '/api/contact', {
    ...bodySamples['POST /api/contact'],
    clientId: user.id,
    name: mark,
    message: `${mark} wrote to you`,
  })
  await ask('POST', '/api/reports', {
    id: user.id,
    kind: 'template',
    targetId: (await ask('GET', '/api/avatars/templates'))[0].id,
    reason: 'other',
    words: `${mark} does not like it`,
  })
  const [article] = await ask('GET', '/api/help/articles?language=en')
  await ask('POST', `/api/help/articles/${article.slug}/feedback`, { helpful: true })

  await ask('PUT', `/api/announcements/${announcementId}/dismissed`)

  const buy = async (path: string, key: string) => {
    const { url } = await ask('POST', path, bodySamples[key])
    await ask('POST', `/api/stripe/test-checkouts/${url.split('/').at(-1)}`, { action: 'pay' })
  }
  await buy('/api/stripe/create-checkout-session', 'POST /api/stripe/create-checkout-session')
  await buy('/api/stripe/create-credit-checkout', 'POST /api/stripe/create-credit-checkout')

  const companion = await ask('POST', '/api/companions', {
    ...bodySamples['POST /api/companions'],
    name: mark,
    backstory: `${mark} lives by the sea.`,
  })
  // Made of one that comes along: that is its use.
  const scenario = await ask('POST', '/api/scenarios', {
    ...bodySamples['POST /api/scenarios'],
    title: `${mark} and the lamp`,
    participants: [companion.id],
  })
  await ask('PUT', `/api/scenarios/${scenario.id}/shared`, { shared: true })
  await ask('PUT', '/api/scenarios/night-train/rating', { stars: 4 })
  // Off: nothing is written by itself, and nothing changes while a test looks.
  await ask('PUT', `/api/companions/${companion.id}/contact`, {
    ...bodySamples['PUT /api/companions/:companionId/contact'],
    enabled: false,
  })
  const socket = await signedInSocket(product.url, token, user.id)
  for (const content of [`My cat is called ${mark}.`, `I live in ${mark}town and play the tuba.`]) {
    const after = socket.frames.length
    socket.send({ type: 'streaming_chat', companionId: companion.id, content })
    await socket.next('streaming_stream_complete', undefined, after)
  }
  const [{ id: replyId }] = await ask('GET', `/api/messages/${companion.id}`)
  const again = socket.frames.length
  // Its first text stays beside the new one.
  await ask('POST', `/api/messages/${replyId}/regenerate`, {})
  await socket.next('streaming_stream_complete', undefined, again)
  const memory = await ask('POST', `/api/memories/${companion.id}`, {
    content: `${mark} plays the tuba.`,
    memoryType: 'fact',
    scope: 'user',
  })
  await ask('DELETE', `/api/memories/${companion.id}/${memory.id}`)
  // Masks of what was forgotten come to chat with the next reply.
  const after = socket.frames.length
  socket.send({ type: 'streaming_chat', companionId: companion.id, content: `Hello from ${mark}.` })
  await socket.next('streaming_stream_complete', undefined, after)
  const [{ id: lastId }] = await ask('GET', `/api/messages/${companion.id}`)
  await ask('DELETE', `/api/messages/${lastId}`)
  // What was said last stands aside from then on.
  await ask('POST', `/api/messages/${companion.id}/branches`, { after: replyId })
  // After what is remembered: a scene tells nothing of anybody.
  await ask('POST', `/api/scenarios/${scenario.id}/begin`, { companionId: companion.id })

  await ask(
    'PUT',
    `/api/wisdom/${user.id}/birth-profile`,
    bodySamples['PUT /api/wisdom/:userId/birth-profile'],
  )
  await ask('POST', '/api/wisdom/people', bodySamples['POST /api/wisdom/people'])
  await ask('POST', `/api/wisdom/${user.id}/insights`, { type: 'fortune' })
  for (const what of ['chart', 'bazi', 'daily-fortune'])
    await ask('GET', `/api/wisdom/${user.id}/${what}`)

  const { imageUrl } = (await (await upload('/api/user/avatar/upload', 'avatar')).json()) as {
    imageUrl: string
  }
  await upload('/api/speech-to-text', 'audio')
  await upload('/api/media/pictures', 'picture')
  await ask('POST', '/api/avatars/templates', {
    ...bodySamples['POST /api/avatars/templates'],
    name: mark,
    promptTemplate: `a red fox called ${mark}`,
  })
  await ask('POST', '/api/generate-image', { prompt: `A lake, ${mark}`, companionId: companion.id })
  await ask('POST', '/api/avatars/set', {
    companionId: companion.id,
    imageUrl,
    styleType: 'fantasy',
    generationPrompt: mark,
  })
  return { companionId: companion.id, socket }
}
