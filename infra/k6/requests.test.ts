import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allOperations } from '@lumen/contracts/all-operations'
import { clientFrames } from '@lumen/contracts/frames'
import { Check } from 'typebox/value'
import { expect, it } from 'vitest'
import { filledIn, inTurn, type LoadRequests } from './requests.ts'
import { requestsOfContracts } from './write-requests.ts'

const id = '018f0000-0000-7000-8000-000000000000'
const words = { email: 'load-1@example.com', token: 'a-token', companionId: id, turn: '1-1' }

it('holds in its file what the contracts say: else npm run load:requests writes it anew', async () => {
  const file = await readFile(join(import.meta.dirname, 'requests.json'), 'utf8')
  expect(JSON.parse(file)).toEqual(requestsOfContracts())
})

it('sends what the contracts take', () => {
  const { register, companion, leave, mix, frames } = requestsOfContracts()
  for (const request of [register, companion, leave, ...mix]) {
    const key = `${request.method} ${request.path.replaceAll(/\{(\w+)\}/g, ':$1')}` as const
    const { body } = allOperations[key as keyof typeof allOperations]!
    const filled = filledIn(request, words)
    expect(`${key} ${filled.path}`).not.toContain('{')
    expect([key, body === undefined || Check(body, filled.body)]).toEqual([key, true])
  }
  expect(Check(clientFrames.auth, filledIn(frames.auth, words))).toBe(true)
  expect(filledIn(frames.say, words)).toMatchObject({
    companionId: id,
    content: expect.stringMatching(/1-1$/),
  })
  expect(Check(clientFrames.streaming_chat, filledIn(frames.say, words))).toBe(true)
})

it('fills in what it is given and leaves the rest', () => {
  const request = { path: '/{companionId}', body: { email: '{email}', text: '{unknown} {1' } }
  expect(filledIn(request, words)).toEqual({
    path: `/${id}`,
    body: { email: 'load-1@example.com', text: '{unknown} {1' },
  })
})

it('asks each as often as its weight says, evenly', () => {
  const mix: LoadRequests['mix'] = [
    { weight: 4, method: 'GET', path: '/often' },
    { weight: 2, method: 'GET', path: '/sometimes' },
    { weight: 1, method: 'GET', path: '/seldom' },
  ]
  const paths = inTurn(mix).map(({ path }) => path.slice(1))
  expect(paths).toEqual(['often', 'sometimes', 'often', 'seldom', 'often', 'sometimes', 'often'])
})
