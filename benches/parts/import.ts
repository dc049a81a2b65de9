import type { TalkImport } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { startProduct, type Product } from '../../infra/stack/test/product.ts'
import { alone, type BenchOptions, type Row } from '../support/rows.ts'
import { watchMemory } from '../support/watch-memory.ts'

/**
 * A SillyTavern chat of 200,000 messages comes over, by all
 * services in this process on real servers. How long sending, looking through and bringing over take, and
 * how much memory the process takes at most beyond what it had: flat, however many there are. Memory reads what
 * came over meanwhile and after; that is not waited for.
 */
const sentence = 'Today I walked along the river and thought of what you said yesterday. '

const lineOf = (index: number) =>
  JSON.stringify(
    index === 0
      ? { user_name: 'Mo', character_name: 'Ada', chat_metadata: {} }
      : {
          name: index % 2 === 0 ? 'Mo' : 'Ada',
          is_user: index % 2 === 0,
          send_date: Date.UTC(2024, 0, 1) + index * 60_000,
          mes: `${index} ${sentence.repeat(1 + (index % 4))}`,
        },
  )

/** The file in pieces, of which one at a time is there. */
function* pieces(count: number) {
  let held = Buffer.alloc(0)
  for (let index = 0; index <= count; index += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, count - index + 1) }, (_, more) =>
      lineOf(index + more),
    )
    held = Buffer.concat([held, Buffer.from(`${lines.join('\n')}\n`)])
    while (held.length >= importLimits.pieceBytes) {
      yield held.subarray(0, importLimits.pieceBytes)
      held = held.subarray(importLimits.pieceBytes)
    }
  }
  if (held.length > 0) yield held
}

async function send(product: Product, token: string, path: string, count: number): Promise<void> {
  let number = 0
  for (const piece of pieces(count)) {
    const form = new FormData()
    form.append('piece', new Blob([Uint8Array.from(piece)]), 'piece')
    const answer = await fetch(`${product.url}${path}/pieces/${number++}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

/** Waits until it is beyond this. */
async function until(
  product: Product,
  token: string,
  path: string,
  going: TalkImport['status'],
): Promise<TalkImport> {
  for (;;) {
    const { status, body } = await product.call('GET', path, { token })
    if (status !== 200) throw new Error(`the import is answered ${status}`)
    if (body.status !== going) return body
    // As often as the limit of requests allows for as long as it takes.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const count = short ? 5_000 : 200_000
  const product = await startProduct()
  try {
    const { token } = await product.person()
    let bytes = 0
    for (const piece of pieces(count)) bytes += piece.length
    const memory = watchMemory()
    const rows: Row[] = []
    const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
      const began = performance.now()
      const result = await work()
      const name = `import: ${count.toLocaleString('en')} messages, ${what}`
      rows.push(alone({ name, unit: 's', ours: [(performance.now() - began) / 1_000] }))
      return result
    }
    const { body: begun } = await product.call('POST', '/api/imports', { token, body: { bytes } })
    const path = `/api/imports/${begun.id}`
    await timed('sending', () => send(product, token, path, count))
    await timed('looking through', () => until(product, token, path, 'looking'))
    await product.call('POST', `${path}/start`, { token, body: { talk: '0', name: 'Ada' } })
    const done = await timed('bringing over', () => until(product, token, path, 'importing'))
    if (done.added < count) throw new Error(`${done.status}: only ${done.added} came over`)
    const name = 'import: memory of all services beyond what they had'
    return [...rows, alone({ name, unit: 'MB', ours: [memory.stop()] })]
  } finally {
    await product.close()
  }
}
