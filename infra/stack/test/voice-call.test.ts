import { bytes, json, mp3, startMediaServer } from '@lumen/ai/test-support/media-server'
import { mediaLimits } from '@lumen/contracts/media/limits'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hearsAndSpeaks } from './calls.ts'
import { startProduct, type Product } from './product.ts'
import { uploadSamples } from './upload-samples.ts'

let product: Product
let provider: Awaited<ReturnType<typeof startMediaServer>>

beforeAll(async () => {
  provider = await startMediaServer()
  product = await startProduct({
    ...hearsAndSpeaks,
    OPENAI_SPEECH_BASE_URL: provider.baseUrl,
    OPENAI_TRANSCRIPTION_BASE_URL: provider.baseUrl,
  })
})
afterAll(async () => {
  await product?.close()
  await provider?.close()
})

/** Somebody who calls their companion. */
async function caller() {
  const { token } = await product.person()
  const { id: companionId } = await product.companion(token, { voice: { id: 'onyx', pitch: 1 } })
  const post = (path: string, body?: unknown) =>
    product.call('POST', `/api/media/calls${path}`, { token, body })
  const get = async (path: string) => (await product.call('GET', path, { token })).body
  const sound = uploadSamples['POST /api/media/calls/:callId/hear']!
  return {
    get,
    post,
    begin: async () =>
      (await post('', { companionId, requestKey: randomUUID() })).body.call.id as string,
    hear(callId: string) {
      const body = new FormData()
      body.set('audio', new Blob([sound.bytes], { type: 'audio/wav' }), sound.name)
      const path = `/${callId}/hear?sequence=1&final=true&language=zh`
      return post(path, body)
    },
    say: (callId: string, text: string) =>
      fetch(`${product.url}/api/media/calls/${callId}/say`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text, sequence: 1 }),
      }),
  }
}

it('hears, says and charges through every service', async () => {
  const me = await caller()
  expect((await me.get('/api/media/capabilities')).call).toMatchObject({ available: true })
  const { usableBalance } = await me.get('/api/wallet/balance')
  const callId = await me.begin()
  expect((await me.get('/api/wallet/balance')).usableBalance).toBe(usableBalance - 5)

  provider.next('POST /v1/audio/transcriptions', json({ text: '你好' }))
  expect(await me.hear(callId)).toMatchObject({ status: 200, body: { text: '你好' } })
  provider.next('POST /v1/audio/speech', bytes(mp3(20), 'audio/mpeg'))
  const said = await me.say(callId, '晚上好。')
  expect([said.status, said.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  expect(said.headers.get('cache-control')).toBe('no-store')
  expect(Buffer.from(await said.arrayBuffer()).subarray(-100)).toEqual(mp3(20).subarray(-100))
  expect(String(provider.asked.at(-1)!.body)).toContain('onyx')

  const alive = await me.post(`/${callId}/alive`)
  expect(alive.body.secondsLeft).toBeLessThanOrEqual(mediaLimits.call.seconds)
  const ended = await me.post(`/${callId}/end`)
  expect([ended.status, ended.body.credits]).toEqual([200, 5])
  expect(await me.hear(callId)).toMatchObject({ status: 410, body: { code: 'call_ended' } })
  expect((await me.get('/api/wallet/balance')).usableBalance).toBe(usableBalance - 5)
  expect((await me.get('/api/wallet/usage-stats')).voice).toMatchObject({ used: 1 })
})

it('costs nothing when nothing is heard or said', async () => {
  const me = await caller()
  const { usableBalance } = await me.get('/api/wallet/balance')
  const callId = await me.begin()
  expect((await me.post(`/${callId}/end`)).body).toMatchObject({ credits: 0 })
  expect((await me.get('/api/wallet/balance')).usableBalance).toBe(usableBalance)
  expect((await me.get('/api/wallet/usage-stats')).voice).toMatchObject({ used: 0 })
})

it('speaks no more in a minute than anybody could hear', async () => {
  const me = await caller()
  const callId = await me.begin()
  const answers: number[] = []
  // Too long for anybody to be asked to speak it; it counts all the same.
  for (let count = 0; count <= mediaLimits.call.saysPerMinute; count += 1)
    answers.push((await me.say(callId, 'x'.repeat(601))).status)
  expect(answers.at(-1)).toBe(429)
  expect(new Set(answers.slice(0, -1))).toEqual(new Set([400]))
})
