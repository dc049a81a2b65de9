import { insertMessage, listMessages } from '@lumen/chat/store/messages'
import { contentContext, metadataContext } from '@lumen/chat/store/open-message'
import type { ChatTables } from '@lumen/chat/store/tables'
import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import { createSealer, parseSealKeys, type Box } from '@lumen/database/sealing'
import { createIdentitySigner, identityHeader } from '@lumen/http/identity'
import { createLogger } from '@lumen/runtime/logger'
import { sql, type Kysely } from 'kysely'
import { Client } from 'pg'
import { against, type BenchOptions, type Row } from '../support/rows.ts'
import { post, startChain } from '../support/service-chain.ts'
import { seedMessages, type Talk } from '../support/talk-history.ts'

/**
 * The newest page of a talk: of one with a million messages beside one with a thousand, as the service
 * answers it; and a page and an insert of the store beside the same statements, prepared, on bare pg.
 */
const page = 25
/** Seeded texts are of no meaning to anybody; these are sealed, and may be read. */
const readable = 50

type Store = { db: Kysely<ChatTables>; box: Box; raw: Client }

/** Runs of `count`, one after the other. @returns a second */
async function rate(count: number, act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let index = 0; index < count; index += 1) await act()
  return count / ((performance.now() - began) / 1_000)
}

/** Two in turn, round for round, after a warm-up. */
async function inTurns(
  rounds: number,
  count: number,
  ours: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
): Promise<{ ours: number[]; baseline: number[] }> {
  const taken: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] }
  await rate(count, ours)
  await rate(count, baseline)
  for (let round = 0; round < rounds; round += 1) {
    taken.baseline.push(await rate(count, baseline))
    taken.ours.push(await rate(count, ours))
  }
  return taken
}

const messageOf = ({ userId, companionId }: Talk, position: number) => ({
  id: newId(),
  userId,
  companionId,
  position: BigInt(position),
  content: 'Today I walked along the river and thought of what you said yesterday.',
  isFromUser: position % 2 === 1,
  messageType: 'text' as const,
  status: 'complete' as const,
  clientMessageId: null,
  replyTo: null,
  offRecord: false,
  createdAt: new Date(),
})

async function fill(admin: Kysely<never>, { db, box }: Store, talk: Talk, messages: number) {
  const part = 10_000
  const seeded = messages - readable
  for (let from = 1; from <= seeded; from += part)
    await seedMessages(admin, talk, from, Math.min(from + part - 1, seeded))
  for (let position = seeded + 1; position <= messages; position += 1)
    await db.transaction().execute((tx) => insertMessage(tx, box, messageOf(talk, position)))
  await sql`update conversations set last_position = ${messages}
    where companion_id = ${talk.companionId}`.execute(db)
}

/** The statements of the store as they go to PostgreSQL, prepared, and what is sealed opened. */
function bareStatements({ db, box, raw }: Store, talk: Talk) {
  const columns =
    'messages.*, replies.message_id is not null as running, replies.text as running_text'
  const read = `select ${columns} from messages left join replies
    on replies.message_id = messages.id and replies.status = 'running'
    where messages.companion_id = $1 order by messages.position desc limit $2`
  const write = `insert into messages (id, companion_id, user_id, position, is_from_user, message_type,
    status, content, metadata, version, change, off_record, created_at)
    values ($1, $2, $3, $4, true, 'text', 'complete', $5, $6, 1, $7, false, now())`
  const next = `update conversations set last_change = last_change + 1 where companion_id = $1
    returning last_change`
  return {
    async page() {
      const { rows } = await raw.query({
        name: 'page',
        text: read,
        values: [talk.companionId, page],
      })
      for (const row of rows) {
        box.unseal(row.content, contentContext(row.id))
        JSON.parse(box.unseal(row.metadata, metadataContext(row.id)))
      }
    },
    async insert(position: number) {
      const message = messageOf(talk, position)
      await raw.query('begin')
      const { rows } = await raw.query({ name: 'next', text: next, values: [talk.companionId] })
      const content = box.seal(message.content, contentContext(message.id))
      const metadata = box.seal('{}', metadataContext(message.id))
      const { id, companionId, userId } = message
      const values = [id, companionId, userId, position, content, metadata, rows[0].last_change]
      await raw.query({ name: 'insert', text: write, values })
      await raw.query('commit')
    },
    ours: (position: number) =>
      db.transaction().execute((tx) => insertMessage(tx, box, messageOf(talk, position))),
  }
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [few, many, rounds, count] = short ? [1_000, 20_000, 2, 50] : [1_000, 1_000_000, 7, 200]
  const chain = await startChain()
  const log = createLogger({ service: 'bench', level: 'error' })
  const { environment, secrets } = chain
  const url = await environment.databaseUrlOf('chat')
  const db = openDatabase<ChatTables>({ url, log, poolSize: 1 })
  const admin = openDatabase<never>({
    url: environment.adminUrl,
    log,
    poolSize: 1,
    statementTimeoutMs: 600_000,
  })
  const raw = new Client({ connectionString: url })
  try {
    await raw.connect()
    const { token, identity } = await chain.person()
    const { userId } = identity
    const box = await createSealer(parseSealKeys(secrets.sealKeys)).open(db, userId)
    const store = { db, box, raw }
    const talks: Talk[] = []
    for (const messages of [few, many]) {
      const { id } = await post<{ id: string }>(
        `${chain.gateway.url}/api/companions`,
        { name: 'Luna' },
        token,
      )
      talks.push({ userId, companionId: id })
      await fill(admin, store, talks.at(-1)!, messages)
    }
    await sql`vacuum analyze chat.messages`.execute(admin)
    const [brief, long] = talks as [Talk, Talk]
    const signer = createIdentitySigner({ privateKey: secrets.identity.privateKey })
    const ask = async ({ companionId }: Talk) => {
      const answer = await fetch(`${chain.chat.url}/api/messages/${companionId}?limit=${page}`, {
        headers: { [identityHeader]: signer.sign(identity, 'chat') },
      })
      const { length } = (await answer.json()) as unknown[]
      if (length !== page) throw new Error(`a page of ${length}: ${answer.status}`)
    }
    const pages = await inTurns(
      rounds,
      count,
      () => ask(long),
      () => ask(brief),
    )
    const bare = bareStatements(store, long)
    const read = await inTurns(
      rounds,
      count,
      () => listMessages(db, box, long.companionId, { limit: page }),
      bare.page,
    )
    let position = many
    const written = await inTurns(
      rounds,
      count,
      () => bare.ours((position += 1)),
      () => bare.insert((position += 1)),
    )
    const ms = (rates: readonly number[]) => rates.map((each) => 1_000 / each)
    return [
      against({
        name: `history: newest page of ${many.toLocaleString('en')} messages, to ${few.toLocaleString('en')}`,
        unit: 'ms',
        goal: { atMost: 1.3 },
        ours: ms(pages.ours),
        baseline: ms(pages.baseline),
      }),
      against({
        name: 'history: a page of the store, to prepared pg',
        unit: '/s',
        goal: { atLeast: 0.75 },
        ...read,
      }),
      against({
        name: 'history: an insert of the store, to prepared pg',
        unit: '/s',
        goal: { atLeast: 0.75 },
        ...written,
      }),
    ]
  } finally {
    await raw.end()
    await db.destroy()
    await admin.destroy()
    await chain.close()
  }
}
