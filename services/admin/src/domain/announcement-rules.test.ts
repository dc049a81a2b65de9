import type { AnnouncementDraft, AnnouncementRecord } from '@lumen/contracts/announcements/schema'
import { expect, it } from 'vitest'
import { inLanguage, isMeant, problemsOf } from './announcement-rules.ts'

const draft: AnnouncementDraft = {
  words: { zh: { title: '维护', text: '今晚两点。' }, en: { title: 'Upkeep', text: 'At two.' } },
  fallback: 'en',
  link: null,
  beginsAt: '2026-11-23T10:00:00Z',
  endsAt: '2026-11-24T10:00:00Z',
  audience: 'all',
  plans: [],
  onStatus: false,
  version: 0,
}
const record: AnnouncementRecord = { ...draft, id: 'x', version: 1 }
const paths = (change: Partial<AnnouncementDraft>) =>
  problemsOf({ ...draft, ...change }).map(({ path }) => path)

it('names what does not fit together', () => {
  expect(paths({})).toEqual([])
  expect(paths({ fallback: 'de' })).toEqual(['fallback'])
  expect(paths({ endsAt: draft.beginsAt })).toEqual(['endsAt'])
  expect(paths({ audience: 'plans' })).toEqual(['plans'])
  expect(paths({ plans: ['free'] })).toEqual(['plans'])
})

it('is read in one’s own language, else in the one that stands in', () => {
  expect(inLanguage(record, 'zh')).toMatchObject({ title: '维护', language: 'zh' })
  expect(inLanguage(record, 'fr')).toMatchObject({ title: 'Upkeep', language: 'en' })
})

it('is for those who are meant', () => {
  const visitor = { signedIn: false, plan: null }
  const free = { signedIn: true, plan: 'free' as const }
  expect(isMeant(record, visitor)).toBe(true)
  expect(isMeant({ audience: 'signed-in', plans: [] }, visitor)).toBe(false)
  expect(isMeant({ audience: 'signed-in', plans: [] }, free)).toBe(true)
  const paying = { audience: 'plans' as const, plans: ['basic' as const, 'premium' as const] }
  expect(isMeant(paying, free)).toBe(false)
  expect(isMeant(paying, { signedIn: true, plan: 'premium' })).toBe(true)
  expect(isMeant(paying, { signedIn: true, plan: null })).toBe(false)
})
