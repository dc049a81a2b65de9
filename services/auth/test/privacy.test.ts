import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openAuthStack, type AuthStack } from './support/auth-stack.ts'

let stack: AuthStack
beforeAll(async () => {
  stack = await openAuthStack({ LUMEN_PLAN_RETENTION: 'free:365' })
})
afterAll(() => stack.close())

const path = '/api/enterprise/privacy/settings'

describe('what a user allows', () => {
  it('begins with the defaults, of the day on which the account was made', async () => {
    const { token, user } = await stack.person()
    const { status, body } = await stack.call('GET', path, { token })
    expect(status).toBe(200)
    expect(body).toEqual({
      dataProcessingConsent: true,
      marketingConsent: false,
      analyticsConsent: true,
      shareWithPartners: false,
      dataRetentionPeriod: 365,
      automaticDeletion: false,
      updatedAt: user.createdAt,
      planRetentionDays: null,
    })
  })

  it('is changed field by field, and each answer is kept with its time and version', async () => {
    const { token, userId } = await stack.person()
    const put = (body: object) => stack.call('PUT', path, { token, body })
    expect((await put({ marketingConsent: true })).body).toMatchObject({
      marketingConsent: true,
      analyticsConsent: true,
      updatedAt: stack.now().toISOString(),
    })
    await put({ marketingConsent: true })
    await put({ dataRetentionPeriod: 90 })
    await put({ marketingConsent: false })
    const { body } = await stack.call('GET', '/api/enterprise/privacy/consents', { token })
    expect(body).toMatchObject([
      { kind: 'marketing', granted: false, version: '2026-11-23' },
      { kind: 'marketing', granted: true, at: stack.now().toISOString() },
    ])
    const change = sql`update consents set granted = true where user_id = ${userId}`
    await expect(change.execute(stack.db)).rejects.toThrow('never changed')
  })

  it.each([{}, { dataRetentionPeriod: 31 }, { analyticsConsent: 'yes' }, { unknown: true }])(
    'refuses %j',
    async (body) => {
      const { token } = await stack.person()
      expect((await stack.call('PUT', path, { token, body })).status).toBe(400)
    },
  )
})
