import { chatModerationRequests } from '@lumen/contracts/chat/moderation-bus'
import type { Scenario } from '@lumen/contracts/chat/scenario-schema'
import { erasureRequests } from '@lumen/contracts/erasure'
import { withAdmin } from '@lumen/provision/admin-session'
import { openReplicatedPostgres, type ReplicatedPostgres } from '@lumen/provision/replica-testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openChatStack, type ChatStack, type Instance } from './support/chat-stack.ts'

let servers: ReplicatedPostgres
let stack: ChatStack
let chat: Instance
beforeAll(async () => {
  servers = await openReplicatedPostgres('replicated-chat', 'chat')
  stack = await openChatStack()
  const { host, pathname } = new URL(servers.replica.databaseUrl)
  chat = await stack.start({
    CHAT_DATABASE_URL: servers.primary.databaseUrl,
    CHAT_DATABASE_REPLICA_ADDRESS: host + pathname,
  })
})
afterAll(async () => {
  await stack?.close()
  await servers?.close()
})

type User = ReturnType<ChatStack['user']>

async function share(user: User, title: string): Promise<string> {
  const written = { title, description: 'Two keepers and one last ship.' }
  const { id } = (await user.call(chat, 'POST', '/api/scenarios', written)).body as Scenario
  expect(
    (await user.call(chat, 'PUT', `/api/scenarios/${id}/shared`, { shared: true })).status,
  ).toBe(200)
  return id
}

const rate = async (user: User, id: string) => {
  const path = `/api/scenarios/${id}/rating`
  expect((await user.call(chat, 'PUT', path, { stars: 5 })).status).toBe(200)
}

/** Ids of those that people wrote. */
const seenBy = async (user: User, path = '/api/scenarios'): Promise<string[]> => {
  const { status, body } = await user.call(chat, 'GET', path)
  expect(status).toBe(200)
  return (body as Scenario[]).filter(({ origin }) => origin !== 'built-in').map(({ id }) => id)
}
const figure = async (name: string) => {
  const text = await (await fetch(`${chat.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

it('shows what others share of a replica, one’s own at once, and nothing that was taken back or erased', async () => {
  const [reader, writer, leaver] = [stack.user(), stack.user(), stack.user()]
  const [stays, withheld] = [await share(writer, 'stays'), await share(writer, 'is withheld')]
  const goes = await share(leaver, 'goes with its writer')
  for (const id of [stays, withheld, goes]) await rate(reader, id)
  await expect.poll(() => figure('database_replica_used{service="chat"}')).toBe(1)
  await expect
    .poll(async () => new Set(await seenBy(reader)))
    .toEqual(new Set([stays, withheld, goes]))
  expect(await figure('database_old_reads_total{server="replica",service="chat"}')).toBeGreaterThan(
    0,
  )

  const onReplica = (statement: string) =>
    withAdmin(servers.replica.adminUrl, (client) => client.query(statement))
  await onReplica('select pg_wal_replay_pause()')
  await stack.bus.request(chatModerationRequests, 'chat.withhold-scenario', {
    scenarioId: withheld,
    withheld: true,
  })
  await stack.bus.request(erasureRequests.chat, 'chat.erase-user', { userId: leaver.userId })
  const own = await share(reader, 'was shared just now')
  await rate(writer, own)
  for (const path of ['/api/scenarios', '/api/scenarios/leaderboard?by=rating'])
    expect(new Set(await seenBy(reader, path)), path).toEqual(new Set([own, stays]))
  expect(await seenBy(writer)).toContain(withheld)
  await onReplica('select pg_wal_replay_resume()')
})
