import { branchesMost, type TalkBranches } from '@lumen/contracts/chat/branches'
import { chatRequests } from '@lumen/contracts/chat/bus'
import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import type { TalkChanges } from '@lumen/contracts/chat/schema'
import { newId } from '@lumen/database/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openChatStack,
  until,
  type ChatStack,
  type Instance,
  type TestUser,
} from './support/chat-stack.ts'
import { branchesOf } from './support/talk-branches.ts'

let stack: ChatStack
let chat: Instance
let user: TestUser
let companionId: string
let talk: ReturnType<typeof branchesOf>

beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start()
})
afterAll(() => stack?.close())
beforeEach(async () => {
  user = stack.user()
  companionId = (await user.createCompanion(chat)).id
  talk = branchesOf(user, chat, companionId)
})

const openOf = ({ shown }: TalkBranches) => shown.at(-1)!
const changesSince = async (since: number) =>
  (await talk.call('GET', `/changes?since=${since}`)).body as TalkChanges

describe('branches of a talk', () => {
  it('part after a message, and each keeps what was said in it', async () => {
    const { replyId } = await talk.say('I like rain.')
    await talk.say('I live in Bonn.')
    expect(await talk.list()).toMatchObject({
      shown: [companionId],
      branches: [{ id: companionId, parentId: null, forkedFrom: null, deletedAt: null }],
    })

    const parted = await talk.after(replyId)
    const side = openOf(parted)
    expect(parted.shown).toEqual([companionId, side])
    expect(await talk.said()).toEqual(['I like rain.'])
    await talk.say('I live in Ulm.')
    expect(await talk.said()).toEqual(['I like rain.', 'I live in Ulm.'])

    expect((await talk.list()).branches).toMatchObject([
      { id: companionId, messages: expect.any(Number) as number },
      {
        id: side,
        parentId: companionId,
        forkedFrom: replyId,
        messages: 2,
        beginning: 'I live in Ulm.',
        lastSpokenAt: expect.any(String) as string,
      },
    ])
    expect((await talk.open(companionId)).shown).toEqual([companionId])
    expect(await talk.said()).toEqual(['I like rain.', 'I live in Bonn.'])
    await talk.say('Bonn is small.')
    await talk.open(side)
    expect(await talk.said()).toEqual(['I like rain.', 'I live in Ulm.'])
    await talk.open(companionId)
    expect(await talk.said()).toEqual(['I like rain.', 'I live in Bonn.', 'Bonn is small.'])
  })

  it('change nothing where nothing stands behind, and are made once by who asks twice', async () => {
    const { replyId } = await talk.say('Hello.')
    expect((await talk.after(replyId)).branches).toHaveLength(1)
    const { messageId } = await talk.say('One more.')
    const [one, other] = await Promise.all([talk.after(replyId), talk.after(replyId)])
    expect(openOf(one)).toBe(openOf(other))
    expect(one.branches).toHaveLength(2)
    // One in which nothing was said goes when it is left.
    expect((await talk.open(companionId)).branches).toHaveLength(1)
    expect((await talk.call('POST', '/branches', { after: newId() })).status).toBe(404)
    await talk.after()
    expect((await talk.call('POST', '/branches', { after: messageId })).status).toBe(404)
  })

  it('are told to devices as one change, after which they read the talk anew', async () => {
    const { replyId } = await talk.say('Hello.')
    await talk.say('Goodbye.')
    const before = await changesSince(0)
    expect(before.whole).toBe(true)
    await talk.after(replyId)
    await until(() => user.frames.some(({ kind }) => kind === 'talk-changed'), 'the frame')
    expect(await changesSince(before.upTo)).toMatchObject({ whole: false })
    // The page that is read anew says up to where it is known.
    const page = await user.messages(chat, companionId)
    const known = Math.max(...page.map(({ change = 0 }) => change))
    expect(known).toBe(before.upTo + 1)
    expect(await changesSince(known)).toMatchObject({ whole: true, messages: [], removed: [] })
  })

  it('wait for what is being said, and for a scene', async () => {
    const { replyId } = await talk.say('Hello.')
    await talk.say('Goodbye.')
    const now = new Date()
    await stack.db
      .insertInto('plays')
      .values({
        id: newId(),
        user_id: user.userId,
        companion_id: companionId,
        scenario_id: 'night-train',
        content: Buffer.alloc(1),
        first_position: '1',
        begun_at: now,
      })
      .execute()
    const asked = [
      () => talk.call('POST', '/branches', { after: replyId }),
      () => talk.call('POST', '/clear'),
    ]
    for (const ask of asked)
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'scene_open' } })
    await stack.db
      .updateTable('plays')
      .set({ ended_at: now, last_position: '2' })
      .where('companion_id', '=', companionId)
      .execute()
    await stack.db
      .updateTable('replies')
      .set({ status: 'running', lease_until: new Date(now.getTime() + 600_000) })
      .where('message_id', '=', replyId)
      .execute()
    for (const ask of asked)
      expect(await ask()).toMatchObject({ status: 409, body: { code: 'reply_running' } })
    await stack.db
      .updateTable('replies')
      .set({ status: 'complete' })
      .where('message_id', '=', replyId)
      .execute()
    expect((await talk.after(replyId)).shown).toHaveLength(2)
  })

  it('make no circle, and are those of one talk', async () => {
    const { replyId } = await talk.say('Hello.')
    await talk.say('Goodbye.')
    const side = openOf(await talk.after(replyId))
    await talk.say('Otherwise.')
    await talk.open(companionId)
    // Opened, deleted and restored in any order, each parts from where it did.
    await talk.remove(side)
    await talk.open(side)
    const { branches } = await talk.list()
    expect(branches.map(({ id, parentId }) => [id, parentId])).toEqual([
      [companionId, null],
      [side, companionId],
    ])
    const stranger = stack.user()
    const theirs = branchesOf(stranger, chat, (await stranger.createCompanion(chat)).id)
    for (const call of [theirs.call, branchesOf(stranger, chat, companionId).call])
      for (const [method, path] of [
        ['PUT', `/branches/${side}/open`],
        ['DELETE', `/branches/${side}`],
        ['POST', `/branches/${side}/restore`],
      ] as const)
        expect((await call(method, path)).status).toBe(404)
    const branch = (who: TestUser) => who.call(chat, 'GET', `/api/messages/${replyId}/branch`)
    expect((await branch(stranger)).status).toBe(404)
    expect((await branch(user)).body).toEqual({ companionId, branchId: null, deleted: false })
  })

  it('are as many as are kept', async () => {
    const { replyId } = await talk.say('Hello.')
    await talk.say('Goodbye.')
    const side = openOf(await talk.after(replyId))
    await talk.say('Otherwise.')
    const now = new Date()
    await stack.db
      .insertInto('branches')
      .values(
        Array.from({ length: branchesMost - 2 }, () => ({
          id: newId(),
          companion_id: companionId,
          user_id: user.userId,
          parent_id: companionId,
          forked_at: '1',
          created_at: now,
          opened_at: now,
        })),
      )
      .execute()
    const full = { status: 409, body: { code: 'too_many_branches' } }
    expect(await talk.call('POST', '/branches', { after: replyId })).toMatchObject(full)
    expect(await talk.call('POST', '/branches', {})).toMatchObject(full)
    // Clearing makes no more of them.
    const { cleared } = await talk.clear()
    expect(cleared).toBe(side)
    await talk.open(side)
    expect(await talk.said()).toEqual(['Hello.', 'Otherwise.'])
  })
})

describe('a talk that was cleared', () => {
  it('is empty, comes back with everything, and another goes on beside it', async () => {
    const { replyId } = await talk.say('Hello.')
    await user.call(chat, 'PUT', `/api/messages/${replyId}/mark`)
    await user.call(chat, 'POST', `/api/messages/${replyId}/regenerate`, {})
    const whole = await until(async () => {
      const messages = await user.messages(chat, companionId)
      return messages.some(({ versions }) => versions?.count === 2) &&
        messages.every(({ status }) => status !== 'running')
        ? messages
        : null
    }, 'the second text')
    const { cleared } = await talk.clear()
    expect(cleared).toBe(companionId)
    expect(await user.messages(chat, companionId)).toEqual([])
    expect((await talk.clear()).cleared).toBeNull()
    expect((await talk.call('GET', '/marks')).body).toEqual([])
    const { body: place } = await user.call(chat, 'GET', `/api/messages/${replyId}/branch`)
    expect(place).toEqual({ companionId, branchId: companionId, deleted: true })

    await talk.open(companionId)
    const unnumbered = (messages: typeof whole) =>
      messages.map(({ change: _number, ...rest }) => rest)
    expect(unnumbered(await user.messages(chat, companionId))).toEqual(unnumbered(whole))
    expect((await talk.list()).branches).toMatchObject([{ deletedAt: null }])

    await talk.clear()
    await talk.say('New.')
    const { branches } = await talk.open(companionId)
    expect(branches).toHaveLength(2)
    expect(await talk.said()).toEqual(['Hello.'])
  })

  it('is erased after 30 days, with what was derived of it, and not what another branch shows', async () => {
    const shared = await talk.say('Hello.')
    const gone = await talk.say('Goodbye.')
    const side = openOf(await talk.after(shared.replyId))
    const kept = await talk.say('Otherwise.')
    await talk.remove(companionId)
    const young = new Date(Date.now() - 29 * 86_400_000)
    const old = new Date(Date.now() - 31 * 86_400_000)
    const age = (id: string, deletedAt: Date) =>
      stack.db.updateTable('branches').set({ deleted_at: deletedAt }).where('id', '=', id).execute()
    const ids = async () =>
      (
        await stack.db
          .selectFrom('all_messages')
          .select('id')
          .where('companion_id', '=', companionId)
          .where('is_from_user', '=', true)
          .orderBy('position')
          .execute()
      ).map(({ id }) => id)
    const events = await stack.events(user.userId)
    await age(companionId, young)
    await talk.open(companionId)
    expect(await talk.said()).toEqual(['Hello.', 'Goodbye.'])
    await talk.open(side)
    await talk.remove(companionId)
    await age(companionId, old)
    await stack.jobs.enqueue('chat.erase-branches', {})
    await until(async () => !(await ids()).includes(gone.messageId), 'the erasure')
    expect(await ids()).toEqual([shared.messageId, kept.messageId])
    await until(
      () =>
        events.some(
          ({ name, payload }) =>
            name === 'chat.message-deleted' &&
            (payload as { messageId: string }).messageId === gone.messageId,
        ),
      'the event that memory follows',
    )
    expect((await talk.call('PUT', `/branches/${companionId}/open`)).status).toBe(404)
    await until(
      async () => (await talk.list()).branches.map(({ id }) => id).join() === side,
      'the branch to be gone from the list',
    )

    // What was kept for the sake of the other one goes with it.
    await talk.clear()
    await talk.say('Anew.')
    await age(side, old)
    await stack.jobs.enqueue('chat.erase-branches', {})
    await until(async () => (await ids()).length === 1, 'the rest')
    expect(await talk.said()).toEqual(['Anew.'])
  })

  it('goes with its companion', async () => {
    await talk.say('Hello.')
    await talk.clear()
    await talk.say('Anew.')
    await user.call(chat, 'DELETE', `/api/companions/${companionId}`)
    expect((await talk.call('GET', '/branches')).status).toBe(404)
    await stack.db
      .updateTable('companions')
      .set({ erased_after: new Date(0) })
      .where('id', '=', companionId)
      .execute()
    await stack.jobs.enqueue('chat.erase-hidden-companions', {})
    const left = () =>
      stack.db
        .selectFrom('all_messages')
        .select('id')
        .where('companion_id', '=', companionId)
        .execute()
    await until(async () => (await left()).length === 0, 'the erasure')
  })
})

describe('a message that stands aside', () => {
  it('is read by memory, judged by moderation, and sent only once', async () => {
    const clientMessageId = newId()
    const sent = await user.send(companionId, 'Hello.', { clientMessageId })
    if (sent.outcome !== 'accepted' || sent.replyId === null) throw new Error(sent.outcome)
    const { replyId } = sent
    await until(async () => (await user.running()).length === 0, 'the end of the reply')
    await talk.clear()
    const read = await stack.bus.request(chatRequests, 'chat.read-messages', {
      userId: user.userId,
      messageIds: [sent.message.id],
    })
    expect(read.messages).toMatchObject([{ content: 'Hello.' }])
    expect(await user.send(companionId, 'Hello.', { clientMessageId })).toMatchObject({
      outcome: 'accepted',
      repeated: true,
      replyId,
    })
    const frames = user.frames.length
    await stack.bus.request(chatModerationRequests, 'chat.withhold-message', {
      userId: user.userId,
      messageId: replyId,
      withheld: true,
      version: 1,
    })
    expect(await talk.said()).toEqual([])
    await talk.open(companionId)
    const [reply] = await user.messages(chat, companionId)
    expect(reply).toMatchObject({ content: '', metadata: { withheld: true } })
    expect(user.frames.slice(frames).filter(({ kind }) => kind === 'message-changed')).toEqual([])
  })
})
