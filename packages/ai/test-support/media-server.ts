import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { LLMock } from '@copilotkit/aimock'

/**
 * A request that the server got; `path` begins with its method. Those that the double answers have no
 * body here. `open` ends when the answer has ended or the caller hung up.
 */
export type Asked = { path: string; body: Buffer; auth: string; open: boolean }
type Answer = (response: ServerResponse, asked: Asked) => void

/**
 * @copilotkit/aimock as a server of media. A test may put answers of its own in front, one for each
 * next request to a path; what has none is answered by the double.
 */
export async function startMediaServer() {
  const asked: Asked[] = []
  const queues = new Map<string, Answer[]>()
  const mock = new LLMock({ port: 0, host: '127.0.0.1' })

  async function handleRequest(incoming: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host')
    const path = `${incoming.method} ${pathname}`
    const request: Asked = {
      path,
      body: Buffer.alloc(0),
      auth: incoming.headers.authorization ?? '',
      open: true,
    }
    response.once('close', () => (request.open = false))
    const answer = queues.get(path)?.shift()
    if (answer !== undefined) request.body = await buffer(incoming)
    asked.push(request)
    answer?.(response, request)
    return answer !== undefined
  }
  mock.mount('/v1', { handleRequest })
  mock.mount('/files', { handleRequest })
  await mock.start()
  return {
    mock,
    url: mock.url,
    baseUrl: `${mock.url}/v1`,
    asked,
    /** Answers the next requests to this path (`POST /v1/…`), one after the other. */
    next(path: string, ...answers: Answer[]) {
      queues.set(path, [...(queues.get(path) ?? []), ...answers])
    },
    reset() {
      asked.length = 0
      queues.clear()
    },
    close: () => mock.stop(),
  }
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

export const html: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Sign in</title>')
}

export const bytes =
  (body: Uint8Array, type: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type })
    response.end(body)
  }

/** Announces the whole and sends the beginning, then the socket dies. */
export const cutBytes =
  (body: Uint8Array, type: string): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length })
    response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy())
  }

export const fault = (status: number, code = 'x', headers: Record<string, string> = {}) =>
  json({ error: { message: 'it says more than it should', code, type: 'x' } }, status, headers)

/** Never answers. */
export const silence: Answer = () => {}

/** One pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Frames of silence, 26 ms each. */
export function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417)
  frame.writeUInt32BE(0xff_fb_90_00)
  return Buffer.concat(Array.from({ length: frames }, () => frame))
}

/** Boxes of an MP4 without anything to see. */
export const mp4 = Buffer.concat(
  (['ftyp', 'moov', 'mdat'] as const).map((name) => {
    const box = Buffer.alloc(24)
    box.writeUInt32BE(24)
    box.write(name, 4, 'latin1')
    return box
  }),
)
