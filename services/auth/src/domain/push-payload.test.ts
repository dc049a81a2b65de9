import { languages } from '@lumen/contracts/languages'
import { pushTextsOf } from '../push-texts.ts'
import { describe, expect, it } from 'vitest'
import { pushPayload, type PushedNotification } from './push-payload.ts'

const id = '018f0000-0000-7000-8000-000000000000'
const at = { id, createdAt: '2026-11-21T12:00:00Z', readAt: null }
const usd = { cents: 1299, currency: 'usd' }
const samples: PushedNotification[] = [
  {
    ...at,
    kind: 'new-sign-in',
    params: { sessionId: id, browser: 'Firefox', system: 'Linux' },
  },
  { ...at, kind: 'new-sign-in', params: { sessionId: id, browser: null, system: null } },
  { ...at, kind: 'password-changed', params: {} },
  { ...at, kind: 'passkey-changed', params: { change: 'copied' } },
  { ...at, kind: 'provider-changed', params: { change: 'linked' } },
  { ...at, kind: 'companion-message', params: { companionId: id, messageId: id } },
  { ...at, kind: 'memory-crystal', params: { companionId: id, memoryId: id } },
  { ...at, kind: 'media-ready', params: { jobId: id, media: 'video' } },
  { ...at, kind: 'payment-received', params: { bought: { kind: 'plan', id: 'basic' }, ...usd } },
  {
    ...at,
    kind: 'payment-refunded',
    params: { bought: { kind: 'pack', id: 'starter' }, ...usd, automatic: false },
  },
  {
    ...at,
    kind: 'payment-refunded',
    params: { bought: { kind: 'plan', id: 'premium' }, ...usd, automatic: true },
  },
  {
    ...at,
    kind: 'renewal-coming',
    params: { bought: { kind: 'plan', id: 'basic' }, ...usd, at: '2026-12-24T12:00:00Z' },
  },
  { ...at, kind: 'renewal-failed', params: { bought: { kind: 'plan', id: 'basic' } } },
]

describe.each(languages)('%s', (language) => {
  it.each(samples)('says $kind in full', (sample) => {
    const { title, body, url } = pushPayload(sample, language, pushTextsOf(language))
    expect(title).not.toMatch(/\{|^\s*$/)
    expect(body).not.toMatch(/\{|^\s*$/)
    expect(url).toMatch(/^\//)
    if (!['zh', 'ja'].includes(language)) expect(title + body).not.toMatch(/\p{Script=Han}/u)
  })
})

it.each([
  ['en', 'The Basic plan renews on December 24, 2026 for $12.99.'],
  ['zh', '基础版订阅将在 2026年12月24日 续费 US$12.99。'],
  ['de', 'Tarif Basis: verlängert sich am 24. Dezember 2026 für 12,99\u00a0$.'],
] as const)('says in %s what a renewal costs, and when', (language, said) => {
  const coming = samples.find(({ kind }) => kind === 'renewal-coming')
  expect(pushPayload(coming!, language, pushTextsOf(language)).body).toContain(said)
})

it('names the device of a sign-in', () => {
  expect(pushPayload(samples[0]!, 'en', pushTextsOf('en')).body).toContain('Firefox · Linux')
  expect(pushPayload(samples[1]!, 'en', pushTextsOf('en')).body).toContain('a new device')
})
