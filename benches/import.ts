import type { TalkImport } from '@lumen/contracts/chat/imports'
import { importLimits } from '@lumen/contracts/chat/import-limits'
import { startProduct } from '../infra/stack/test/product.ts'

/**
 * `npm run bench:import`: a SillyTavern chat of 200,000 messages (`-- --messages N`) comes over, by all
 * services in this process on real servers. How long sending, looking through and bringing over take, and
 * how much memory the process takes at most beyond what it had: flat, whatever N is. Memory reads what
 * came over meanwhile and after; that is not waited for.
 */
const at = process.argv.indexOf('--messages')
const count = at < 0 ? 200_000 : Number(process.argv[at + 1])
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
function* pieces() {
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

const product = await startProduct()
const { token } = await product.person()
let bytes = 0
for (const piece of pieces()) bytes += piece.length

const mega = (size: number) => `${Math.round(size / 1_048_576)} MB`
console.info(`an import of ${count.toLocaleString('en')} messages, ${mega(bytes)}`)
globalThis.gc?.()
const before = process.memoryUsage().rss
let most = before
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1_000
  console.info(`${what}: ${seconds.toFixed(1)} s, memory ${mega(before)} → at most ${mega(most)}`)
  return result
}
const { body: begun } = await product.call('POST', '/api/imports', { token, body: { bytes } })
const path = `/api/imports/${begun.id}`
async function until(going: TalkImport['status']): Promise<TalkImport> {
  for (;;) {
    const { status, body } = await product.call('GET', path, { token })
    if (status !== 200) throw new Error(`the import is answered ${status}`)
    if (body.status !== going) return body
    // As often as the limit of requests allows for as long as it takes.
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
await timed('sending', async () => {
  let number = 0
  for (const piece of pieces()) {
    const form = new FormData()
    form.append('piece', new Blob([Uint8Array.from(piece)]), 'piece')
    const answer = await fetch(`${product.url}${path}/pieces/${number++}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
})
const found = await timed('looking through', () => until('looking'))
console.info(`${found.status}: ${found.talks[0]?.messages} messages`)
await product.call('POST', `${path}/start`, { token, body: { talk: '0', name: 'Ada' } })
const done = await timed('bringing over', () => until('importing'))
clearInterval(watch)
console.info(`${done.status}: ${done.added} added`)
await product.close()
