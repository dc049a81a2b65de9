import { languages } from '@lumen/contracts/languages'
import { pushTextsOf } from '../push-texts.ts'
import { describe, expect, it } from 'vitest'
import { pushPayload, type PushedNotification } from './push-payload.ts'

const id = '018f0000-0000-7000-8000-000000000000'
const at = { id, createdAt: '2026-11-21T12:00:00Z', readAt: null }
const samples: PushedNotification[] = [
  {
    ...at,
    kind: 'new-sign-in',
    params: { sessionId: id, browser: 'Firefox', system: 'Linux' },
  },
  { ...at, kind: 'new-sign-in', params: { sessionId: id, browser: null, system: null } },
  { ...at, kind: 'password-changed', params: {} },
  { ...at, kind: 'memory-crystal', params: { companionId: id, memoryId: id } },
  { ...at, kind: 'media-ready', params: { jobId: id, media: 'video' } },
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

it('names the device of a sign-in', () => {
  expect(pushPayload(samples[0]!, 'en', pushTextsOf('en')).body).toContain('Firefox · Linux')
  expect(pushPayload(samples[1]!, 'en', pushTextsOf('en')).body).toContain('a new device')
})
