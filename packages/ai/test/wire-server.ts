import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'

export type Asked = {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Record<string, unknown>
  /** The caller hung up before it was answered whole. */
  left: boolean
}
export type Route = (response: ServerResponse, asked: Asked) => void

/** A server whose every path a test writes; what has none answers 404. */
export async function startWireServer(routes: Record<string, Route>) {
  const asked: Asked[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '', headers } = request
    const text = await readText(request)
    const entry: Asked = {
      path,
      headers,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      left: false,
    }
    asked.push(entry)
    response.once('close', () => {
      entry.left = !response.writableFinished
    })
    const route = routes[path]
    if (route === undefined) response.writeHead(404).end('{}')
    else route(response, entry)
  }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    routes,
    asked,
    of: (path: string) => asked.filter((each) => each.path === path),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const json =
  (body: unknown, status = 200): Route =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))

/** One JSON value a line, as Ollama streams. */
export const lines =
  (...values: unknown[]): Route =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'application/x-ndjson' })
      .end(values.map((value) => `${JSON.stringify(value)}\n`).join(''))

/** The headers and nothing more. */
export const silence: Route = () => {}

/** Events of a stream of chat completions, with its end. */
export const sse =
  (...chunks: object[]): Route =>
  (response) =>
    void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(
        [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]']
          .map((data) => `data: ${data}\n\n`)
          .join(''),
      )

export const delta = (content: string, finish: string | null = null) => ({
  model: 'm',
  choices: [{ index: 0, delta: { content }, finish_reason: finish }],
})
