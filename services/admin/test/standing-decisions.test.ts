import { newId } from '@lumen/database/ids'
import type { Caller } from '@lumen/http/identity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openAdminStack,
  someCaller,
  type AdminStack,
  type Instance,
} from './support/admin-stack.ts'
import { serveOwners } from './support/content-owners.ts'
import { first, openDesk, second, type Owners } from './support/moderation-desk.ts'

let stack: AdminStack
let admin: Instance
let owners: Owners
beforeAll(async () => {
  stack = await openAdminStack()
  await stack.bus.ensureStreams(['auth', 'chat', 'media'])
  owners = await serveOwners(stack)
  admin = await stack.start()
})
afterAll(async () => {
  await owners?.close()
  await stack?.close()
})
beforeEach(() => owners.reset())

const { ask, report, decide } = openDesk(() => ({ stack, admin, owners }))

describe('decisions that concern the same', () => {
  const appealOf = (caller: Caller, id: string) =>
    ask(caller, 'POST', `/api/reports/${id}/appeal`, { words: 'It is not so.' })
  const lastWithheld = () => owners.told.withheld.at(-1)
  const lastSuspended = () => owners.told.suspended.at(-1)
  const byHand = (act: 'suspend' | 'restore', userId: string) =>
    ask(first, 'POST', `/api/admin/users/${userId}/${act}`, { reason: 'By hand' })
  const deedsOf = async (userId: string): Promise<string[]> =>
    (await ask(first, 'GET', '/api/admin/audit')).body.entries
      .filter(({ subject }: { subject: string }) => subject === userId)
      .map(({ action }: { action: string }) => action)

  it('leave a template withheld until none of them withholds it', async () => {
    const reportOwl = async () => {
      const caller = someCaller()
      const id = newId()
      await ask(caller, 'POST', '/api/reports', {
        id,
        kind: 'template',
        targetId: 'owl',
        reason: 'other',
      })
      return { caller, id }
    }
    const ann = await reportOwl()
    const ben = await reportOwl()
    const cat = await reportOwl()
    await decide(first, ann.id, 1, 'remove')
    await decide(first, ben.id, 1, 'keep')
    expect(owners.told.withheld).toEqual([{ templateId: 'owl', withheld: true }])
    await decide(first, cat.id, 1, 'remove')
    await appealOf(cat.caller, cat.id)
    expect((await decide(second, cat.id, 3, 'keep')).status).toBe(200)
    expect(lastWithheld()).toEqual({ templateId: 'owl', withheld: true })
    await appealOf(ann.caller, ann.id)
    await decide(second, ann.id, 3, 'keep')
    expect(lastWithheld()).toEqual({ templateId: 'owl', withheld: false })
  })

  it('show a text again that another one, of a text before it, withheld', async () => {
    const { caller, body } = await report()
    await decide(first, body.id, 1, 'remove')
    owners.versions.set(body.targetId, 3)
    const id = newId()
    expect((await ask(caller, 'POST', '/api/reports', { ...body, id })).body.id).toBe(id)
    await decide(first, id, 1, 'remove')
    await appealOf(caller, id)
    await decide(second, id, 3, 'keep')
    expect(lastWithheld()).toMatchObject({ withheld: false, version: 3 })
  })

  it('close an account until the last of them is undone', async () => {
    const { caller, body: one } = await report()
    const { body: other } = await report(caller)
    const { userId } = caller
    await decide(first, one.id, 1, 'suspend')
    await decide(first, other.id, 1, 'suspend')
    await appealOf(caller, one.id)
    await decide(second, one.id, 3, 'warn')
    expect(lastSuspended()).toEqual({ userId, suspended: true })
    await appealOf(caller, other.id)
    await decide(second, other.id, 3, 'keep')
    expect(lastSuspended()).toEqual({ userId, suspended: false })
    expect((await deedsOf(userId)).filter((action) => action === 'restore-user')).toEqual([
      'restore-user',
    ])
  })

  it('do not open what was closed by hand, which is opened by hand', async () => {
    const { caller, body } = await report()
    const { userId } = caller
    await decide(first, body.id, 1, 'suspend')
    expect((await byHand('suspend', userId)).status).toBe(200)
    await appealOf(caller, body.id)
    await decide(second, body.id, 3, 'keep')
    expect(lastSuspended()).toEqual({ userId, suspended: true })
    expect((await byHand('restore', userId)).status).toBe(200)
    expect(lastSuspended()).toEqual({ userId, suspended: false })
  })

  it('close an account again that was opened by hand, when they are upheld', async () => {
    const { caller, body } = await report()
    const { userId } = caller
    await decide(first, body.id, 1, 'suspend')
    await byHand('restore', userId)
    expect(lastSuspended()).toEqual({ userId, suspended: false })
    await appealOf(caller, body.id)
    await decide(second, body.id, 3, 'suspend')
    expect(lastSuspended()).toEqual({ userId, suspended: true })
    expect((await deedsOf(userId))[0]).toBe('suspend-user')
  })

  it('open no account that none of them closed', async () => {
    const { caller, body } = await report()
    await byHand('suspend', caller.userId)
    await decide(first, body.id, 1, 'keep')
    expect(owners.told.suspended).toHaveLength(1)
    expect(owners.told.withheld).toEqual([])
  })
})
