import OpenAI from 'openai'
import { WebSocketServer } from 'ws'

/**
 * The least that relays a provider to sockets: `openai` to `ws`, with no store, guard or account. The bench
 * starts it and says where the provider is; it says where it listens.
 */
export type RelayTask = { baseUrl: string }

function serve({ baseUrl }: RelayTask): void {
  const client = new OpenAI({ apiKey: 'bench', baseURL: baseUrl })
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => void relay(data.toString('utf8')))
    const relay = async (content: string) => {
      const chunks = await client.chat.completions.create({
        model: 'bench',
        stream: true,
        messages: [{ role: 'user', content }],
      })
      for await (const chunk of chunks) {
        const delta = chunk.choices[0]?.delta.content
        if (delta) socket.send(JSON.stringify({ type: 'chunk', delta }))
      }
      socket.send(JSON.stringify({ type: 'end' }))
    }
  })
  server.once('listening', () => {
    const { port } = server.address() as { port: number }
    process.send?.(`ws://127.0.0.1:${port}`)
  })
}

if (process.send !== undefined && process.argv[1] === import.meta.filename)
  process.once('message', serve)
