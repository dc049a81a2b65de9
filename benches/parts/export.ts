import { newId } from '@lumen/database/ids'
import { openDatabase } from '@lumen/database/open'
import { createSealer, parseSealKeys } from '@lumen/database/sealing'
import { createLogger } from '@lumen/runtime/logger'
import { startProduct, type Product } from '../../infra/stack/test/product.ts'
import { alone, type BenchOptions, type Row } from '../support/rows.ts'
import { watchMemory } from '../support/watch-memory.ts'

/**
 * A copy of everything of a user with 100,000 messages, as
 * JSON and as a kit, by all services in this process on real servers. How long each takes, and how much
 * memory the process takes at most beyond what it had: flat, however many there are.
 */
const batch = 2_000
const sentence = 'Today I walked along the river and thought of what you said yesterday. '

/** As much of the tables of chat as is filled here. */
type Tables = {
  messages: Record<string, unknown>
  conversations: { companion_id: string; last_position: string }
}

/** Somebody whose talk has so many messages; their token. */
async function fill(product: Product, count: number): Promise<string> {
  const log = createLogger({ service: 'bench', level: 'error' })
  const { token, user } = await product.person()
  const companion = await product.companion(token, { name: 'Luna' })
  const db = openDatabase<Tables>({ url: await product.databaseUrlOf('chat'), log, poolSize: 2 })
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
  return token
}

type Entry = { status: string; error: string | null; format: string }

/** How long a copy takes, and how much memory the process takes at most beyond what it had. */
async function measure(product: Product, token: string, format: 'json' | 'kit') {
  const memory = watchMemory()
  const began = performance.now()
  const path = '/api/enterprise/privacy/exports'
  await product.call('POST', path, { token, body: { format } })
  let entry: Entry | undefined
  do {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const { body } = await product.call('GET', path, { token })
    entry = (body as Entry[]).find((each) => each.format === format)
  } while (entry?.status === 'queued' || entry?.status === 'running')
  if (entry?.status !== 'ready') throw new Error(`no copy: ${JSON.stringify(entry)}`)
  return { seconds: (performance.now() - began) / 1_000, grownMb: memory.stop() }
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const count = short ? 2_000 : 100_000
  const product = await startProduct()
  try {
    const token = await fill(product, count)
    const rows: Row[] = []
    for (const format of ['json', 'kit'] as const) {
      const { seconds, grownMb } = await measure(product, token, format)
      const name = `export: ${count.toLocaleString('en')} messages as ${format}`
      rows.push(
        alone({ name, unit: 's', ours: [seconds] }),
        alone({
          name: `${name}, memory of all services beyond what they had`,
          unit: 'MB',
          ours: [grownMb],
        }),
      )
    }
    return rows
  } finally {
    await product.close()
  }
}
