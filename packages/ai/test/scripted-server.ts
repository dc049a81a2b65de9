import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createServer } from '@copilotkit/aimock'
import { isRecord } from '@lumen/ai/record'

export type Script = (response: ServerResponse, body: Record<string, unknown>) => void

/** A model server whose answers a test writes byte by byte; `bodies` holds what it was asked. */
export async function startScriptedServer() {
  const bodies: Record<string, unknown>[] = []
  const open = new Set<ServerResponse>()
  let script: Script = (response) => void response.end()
  async function handleRequest(request: IncomingMessage, response: ServerResponse) {
    open.add(response.once('close', () => open.delete(response)))
    const body: unknown = JSON.parse(await readText(request))
    if (!isRecord(body)) throw new Error('a model is asked with a JSON object')
    bodies.push(body)
    script(response, body)
    return true
  }
  const { server, url } = await createServer([], { port: 0, host: '127.0.0.1' }, [
    { path: '/v1/chat/completions', handler: { handleRequest } },
    { path: '/v1/moderations', handler: { handleRequest } },
    { path: '/v1/embeddings', handler: { handleRequest } },
  ])
  return {
    baseUrl: `${url}/v1`,
    bodies,
    openResponses: () => open.size,
    answer(next: Script) {
      script = next
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Answers with these events, then ends the response. */
export function events(...chunks: (object | string)[]): Script {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const chunk of chunks) {
      response.write(`data: ${typeof chunk === 'string' ? chunk : JSON.stringify(chunk)}\n\n`)
    }
    response.end()
  }
}

/** One chunk of a chat completion. */
export function chunk(delta: object, finish: string | null = null): object {
  return { model: 'scripted', choices: [{ index: 0, delta, finish_reason: finish }] }
}

/** Answers with an HTTP error. */
export function httpError(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}
