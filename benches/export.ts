import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import { createSealer, parseSealKeys } from '@lumen/database/sealing'
import { createLogger } from '@lumen/runtime/logger'
import { startProduct } from '../infra/stack/test/product.ts'

/**
 * `npm run bench:export`: a copy of everything of a user with 100,000 messages (`-- --messages N`), as
 * JSON and as a kit, by all services in this process on real servers. How long each takes, how large it
 * is, and how much memory the process takes at most beyond what it had: flat, whatever N is.
 */
const at = process.argv.indexOf('--messages')
const count = at < 0 ? 100_000 : Number(process.argv[at + 1])
const batch = 2_000
const sentence = 'Today I walked along the river and thought of what you said yesterday. '

/** As much of the tables of chat as is filled here. */
type Tables = {
  messages: Record<string, unknown>
  conversations: { companion_id: string; last_position: string }
}

const log = createLogger({ service: 'bench', level: 'error' })
const product = await startProduct()
const { token, user } = await product.person()
const companion = await product.companion(token, { name: 'Luna' })

const db = openDatabase<Tables>({
  url: await product.databaseUrlOf('chat'),
  log,
  poolSize: 2,
})
const box = await createSealer(parseSealKeys(product.sealKeys)).open(db, user.id)
for (let first = 1; first <= count; first += batch) {
  const rows = Array.from({ length: Math.min(batch, count - first + 1) }, (_, index) => {
    const id = newId()
    const position = first + index
    return {
      id,
      companion_id: companion.id,
      user_id: user.id,
      position: String(position),
      is_from_user: position % 2 === 1,
      message_type: 'text' as const,
      status: 'complete' as const,
      content: box.seal(
        `${position} ${sentence.repeat(1 + (position % 4))}`,
        `messages.content:${id}`,
      ),
      metadata: box.seal('{}', `messages.metadata:${id}`),
      client_message_id: null,
      reply_to: null,
      version: 1,
      created_at: new Date(Date.UTC(2026, 0, 1) + position * 60_000),
      edited_at: null,
    }
  })
  await db.insertInto('messages').values(rows).execute()
}
await db
  .updateTable('conversations')
  .set({ last_position: String(count) })
  .where('companion_id', '=', companion.id)
  .execute()
await db.destroy()

const mega = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`
console.info(`an export of ${count.toLocaleString('en')} messages`)
for (const format of ['json', 'kit'] as const) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
  const began = performance.now()
  const path = '/api/enterprise/privacy/exports'
  await product.call('POST', path, { token, body: { format } })
  let entry: { status: string; bytes: number; error: string | null; format: string }
  do {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { body } = await product.call('GET', path, { token })
    entry = body.find((each: { format: string }) => each.format === format)
  } while (entry.status === 'queued' || entry.status === 'running')
  clearInterval(watch)
  const seconds = (performance.now() - began) / 1_000
  console.info(
    `${format}: ${entry.status} in ${seconds.toFixed(1)} s, ${mega(entry.bytes)}, ` +
      `memory ${mega(before)} → at most ${mega(most)} (+${mega(most - before)})`,
  )
}
await product.close()
