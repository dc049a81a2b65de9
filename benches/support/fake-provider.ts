import { createServer, type ServerResponse } from 'node:http'

/**
 * A provider that speaks OpenAI's `chat.completions`: every reply is words that tell when they were sent, so
 * many a second. The bench starts it and says how, and may say so again; it says where it listens.
 */
export type ProviderTask = { tokensPerSecond: number; tokens: number }

const words = 'light river morning garden window letter bridge evening quiet harbour'.split(' ')

/** A word and the moment, in milliseconds and base 36, as `river-mf3k2a1 `; every twelfth ends a sentence. */
const tokenAt = (index: number): string =>
  `${words[index % words.length]}-${Date.now().toString(36)}${index % 12 === 11 ? '.' : ''} `

const told = /-([0-9a-z]+)\.? /g

/** The moments at which whole tokens of this text were sent, and where the rest begins. */
export function readMoments(text: string): { moments: number[]; read: number } {
  let read = 0
  const moments: number[] = []
  for (const match of text.matchAll(told)) {
    moments.push(Number.parseInt(match[1]!, 36))
    read = match.index + match[0].length
  }
  return { moments, read }
}

function stream(response: ServerResponse, { tokensPerSecond, tokens }: ProviderTask): void {
  const everyMs = 1_000 / tokensPerSecond
  const began = performance.now()
  const about = { id: 'bench', object: 'chat.completion.chunk', created: 0, model: 'bench' }
  const send = (delta: object, finish_reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({ ...about, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  let index = 0
  const next = () => {
    if (response.destroyed) return
    if (index === tokens) {
      send({}, 'stop')
      response.end('data: [DONE]\n\n')
      return
    }
    send({ content: tokenAt(index) }, null)
    index += 1
    setTimeout(next, Math.max(0, began + index * everyMs - performance.now()))
  }
  next()
}

function serve(first: ProviderTask): void {
  let task = first
  process.on('message', (next: ProviderTask) => (task = next))
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      if (request.url?.endsWith('/chat/completions')) stream(response, task)
      else response.writeHead(404).end('{}')
    })
  })
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number }
    process.send?.(`http://127.0.0.1:${port}/v1`)
  })
}

if (process.send !== undefined && process.argv[1] === import.meta.filename)
  process.once('message', serve)
