import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { startProduct } from '../infra/stack/test/product.ts'
import { openSocket } from '../infra/stack/test/socket-client.ts'
import { startHelper } from './support/helper-process.ts'
const spans: any[] = []
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  void (async () => {
    const { resourceSpans } = (await json(request)) as any
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }: any) => key === 'service.name').value
        .stringValue
      for (const scope of scopeSpans)
        for (const span of scope.spans) spans.push({ parentSpanId: '', ...span, service })
    }
  })().finally(() => response.end('{}'))
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const provider = startHelper('fake-provider.ts')
provider.tell({ tokensPerSecond: 20, tokens: 40 })
const baseUrl = await provider.heard<string>()
const product = await startProduct({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as any).port}`,
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: baseUrl,
  OPENAI_CHAT_MODEL: 'bench',
  LUMEN_DEFAULT_PLAN: 'premium',
} as any)
const { token } = await product.person()
const companion = await product.companion(token)
const socket = await openSocket(product.url)
socket.send({ type: 'auth', token })
await socket.next('auth_success')
for (const content of [
  'I moved to Lisbon in spring',
  'My sister Mia visits me tomorrow',
  'What do you know of my sister?',
]) {
  socket.send({ type: 'streaming_chat', companionId: companion.id, content })
  await socket.next('streaming_stream_complete')
  await new Promise((r) => setTimeout(r, 3000))
}
socket.close()
await product.close()
server.close()
await provider.close()
const frames = spans
  .filter((s) => s.name === 'frame streaming_chat')
  .toSorted((a, b) => (BigInt(a.startTimeUnixNano) < BigInt(b.startTimeUnixNano) ? -1 : 1))
const root = frames.at(-1)
const at = (s: any) => Number(BigInt(s.startTimeUnixNano) - BigInt(root.startTimeUnixNano)) / 1e6
const took = (s: any) => Number(BigInt(s.endTimeUnixNano) - BigInt(s.startTimeUnixNano)) / 1e6
const show = (s: any, depth: number) => {
  console.log(
    `${at(s).toFixed(0).padStart(6)} ${took(s).toFixed(1).padStart(8)}  ${'  '.repeat(depth)}${s.service.replace('lumen-', '')}: ${s.name}`,
  )
  for (const c of spans
    .filter((c) => c.parentSpanId === s.spanId)
    .toSorted((a, b) => at(a) - at(b)))
    show(c, depth + 1)
}
show(root, 0)
