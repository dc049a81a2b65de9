import type { ChatProvider } from '@lumen/ai/chat'
import { chatRequests } from '@lumen/contracts/chat/bus'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openChatStack, until, type ChatStack, type Instance } from './support/chat-stack.ts'
import { branchesOf } from './support/talk-branches.ts'
import { createToldTalk } from './support/told-talk.ts'

let stack: ChatStack
let chat: Instance
let answers = 0
/** What the last prompt was made of. */
let prompted: string[] = []
const texts = /(?:saying|answer) \d+/g

/** Says something else each time. */
const model: ChatProvider = {
  name: 'openai',
  model: 'counting',
  async *stream({ turns }) {
    prompted = JSON.stringify(turns).match(texts) ?? []
    answers += 1
    yield await Promise.resolve(`answer ${answers}`)
    return { finish: 'stop', model: 'counting', usage: null }
  },
}

beforeAll(async () => {
  stack = await openChatStack()
  chat = await stack.start({}, { model })
})
afterAll(() => stack?.close())

const nth = fc.nat(11)
const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('say' as const), of: nth }) },
  ...(
    [
      'again',
      'choose',
      'edit',
      'delete',
      'part',
      'anew',
      'open',
      'remove',
      'restore',
      'clear',
    ] as const
  ).map((act) => ({
    weight: act === 'part' || act === 'open' ? 3 : 1,
    arbitrary: fc.record({ act: fc.constant(act), of: nth }),
  })),
)

it('shows, prompts, finds and gives to memory the same, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 16 }), async (actions) => {
      const user = stack.user()
      const { userId } = user
      const { id: companionId } = await user.createCompanion(chat)
      const talk = branchesOf(user, chat, companionId)
      const told = createToldTalk(companionId)
      const page = async () => (await user.messages(chat, companionId, '?limit=100')).toReversed()
      const greeting = new Set((await page()).map(({ id }) => id))
      const textOf = (message: { texts: string[]; shown: number }) => message.texts[message.shown]!
      const path = (id: string, more = '') => `/api/messages/${id}${more}`
      const pick = <T>(of: number, list: readonly T[]): T | undefined => list[of % list.length]
      let said = 0

      for (const { act, of } of actions) {
        const shown = told.shown()
        const replies = shown.filter(({ fromUser }) => !fromUser)
        switch (act) {
          case 'say': {
            said += 1
            const text = `saying ${said}`
            const { messageId, replyId } = await talk.say(text)
            // A prompt begins with what its user says: a reply to what is gone is not in it.
            const first = shown.findIndex(({ fromUser }) => fromUser)
            const earlier = first === -1 ? [] : shown.slice(first)
            expect(prompted).toEqual([...earlier.map(textOf), text])
            told.say([
              { id: messageId, fromUser: true, texts: [text] },
              { id: replyId, fromUser: false, texts: [`answer ${answers}`] },
            ])
            break
          }
          case 'again': {
            const reply = pick(of, replies)
            if (reply === undefined) break
            const { status } = await user.call(chat, 'POST', path(reply.id, '/regenerate'), {})
            // What it answers may be gone.
            if (status !== 202) break
            const count = reply.texts.length + 1
            await until(
              async () =>
                (await page()).some(
                  ({ id, status: state, versions }) =>
                    id === reply.id && state === 'complete' && versions?.count === count,
                ),
              'the new text',
            )
            reply.texts.push(`answer ${answers}`)
            reply.shown = reply.texts.length - 1
            break
          }
          case 'choose': {
            const reply = pick(of, replies)
            if (reply === undefined || reply.texts.length === 1) break
            reply.shown = of % reply.texts.length
            const number = reply.shown + 1
            await user.call(chat, 'PUT', path(reply.id, '/version'), { number })
            break
          }
          case 'edit': {
            const message = pick(
              of,
              shown.filter(({ fromUser }) => fromUser),
            )
            if (message === undefined) break
            said += 1
            message.texts = [`saying ${said}`]
            await user.call(chat, 'PATCH', path(message.id), { content: message.texts[0] })
            break
          }
          case 'delete': {
            const message = pick(of, shown)
            if (message === undefined) break
            await user.call(chat, 'DELETE', path(message.id))
            told.remove(message)
            break
          }
          case 'part': {
            const message = pick(of, shown)
            if (message === undefined || message === shown.at(-1)) break
            const { shown: chain } = await talk.after(message.id)
            told.part(shown.indexOf(message) + 1, chain.at(-1)!)
            break
          }
          case 'anew': {
            const { shown: chain } = await talk.after()
            // A greeting is something to part from as well.
            if (chain.at(-1) !== told.open()) told.part(0, chain.at(-1)!)
            break
          }
          case 'open': {
            const id = pick(of, told.ids())!
            await talk.open(id)
            told.show(id)
            break
          }
          case 'remove':
          case 'restore': {
            const id = pick(of, told.ids())!
            if (id === told.open()) break
            await (act === 'remove' ? talk.remove(id) : talk.restore(id))
            told.setDeleted(id, act === 'remove')
            break
          }
          case 'clear': {
            const { cleared, shown: chain } = await talk.clear()
            if (cleared !== null) told.clear(chain.at(-1)!)
          }
        }

        const messages = (await page()).filter(({ id }) => !greeting.has(id))
        expect(messages.map(({ id }) => id)).toEqual(told.shown().map(({ id }) => id))
        expect(messages.map(({ content }) => content)).toEqual(told.shown().map(textOf))
        expect(messages.map(({ versions }) => versions?.count ?? 1)).toEqual(
          told.shown().map(({ texts: { length } }) => length),
        )
        const { branches } = await talk.list()
        expect(branches.map(({ id }) => id).toSorted()).toEqual(told.ids())
        expect(branches.map(({ parentId }) => parentId)).toEqual(
          branches.map(({ id }) => told.parentOf(id)),
        )
        expect(
          branches.flatMap(({ id, deletedAt }) => (deletedAt === null ? [] : [id])).toSorted(),
        ).toEqual(told.deleted())

        // Of all that was said and not deleted, the search finds what is shown, and nothing is lost.
        const all = [...told.all()]
        const messageIds = all.map(({ id }) => id)
        if (messageIds.length === 0) continue
        const found = await stack.bus.request(chatRequests, 'chat.list-shown', {
          userId,
          messageIds,
        })
        expect(found.messageIds.toSorted()).toEqual(messages.map(({ id }) => id).toSorted())
        const read = await stack.bus.request(chatRequests, 'chat.read-messages', {
          userId,
          messageIds,
        })
        expect(new Map(read.messages.map(({ id, content }) => [id, content]))).toEqual(
          new Map(all.map((message) => [message.id, textOf(message)])),
        )
      }
    }),
    { numRuns: 12 },
  )
}, 300_000)
