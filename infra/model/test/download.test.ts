import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { download, type DownloadOptions } from '../src/download.ts'

const content = randomBytes(300_000)
const sha256 = createHash('sha256').update(content).digest('hex')

let folder: string
let path: string
const servers: ReturnType<typeof createServer>[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lumen-download-'))
  path = join(folder, 'model.gguf')
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await rm(folder, { recursive: true, force: true })
})

type Handler = (request: IncomingMessage, response: ServerResponse, asked: number) => void

/** A mirror on this machine; `asked` counts the requests for bytes, `stated` is what it says of them. */
async function mirror(handler: Handler, stated: Record<string, string> = {}): Promise<string> {
  let asked = 0
  const server = createServer((request, response) => {
    if (request.method === 'HEAD') {
      response.writeHead(302, { location: '/elsewhere', ...stated }).end()
      return
    }
    asked += 1
    handler(request, response, asked)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.gguf`
}

const startOf = ({ headers }: IncomingMessage): number =>
  Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0)

/** Answers as it should. */
const honest: Handler = (request, response) => {
  const from = startOf(request)
  const rest = content.subarray(from)
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length })
  response.end(rest)
}

const run = (urls: string[], options: Partial<DownloadOptions> = {}) =>
  download(path, {
    sources: urls.map((url) => ({ url })),
    expect: { bytes: content.length, sha256 },
    stallMs: 300,
    attempts: 2,
    spareBytes: 0,
    ...options,
  })

it('brings the file whole and tells how far it is', async () => {
  const seen: number[] = []
  const done = await run([await mirror(honest)], {
    onProgress: ({ received, total }) => seen.push(received / (total ?? 1)),
  })
  expect(done).toEqual({ bytes: content.length, sha256 })
  expect(await readFile(path)).toEqual(content)
  expect(seen.at(-1)).toBe(1)
  expect(await readdir(folder)).toEqual(['model.gguf'])
})

it('goes on where a connection broke off, as often as something comes', async () => {
  const starts: number[] = []
  let cut = () => {}
  const url = await mirror((request, response, asked) => {
    starts.push(startOf(request))
    if (asked > 4) return honest(request, response, asked)
    const rest = content.subarray(startOf(request))
    response.writeHead(startOf(request) > 0 ? 206 : 200, { 'content-length': rest.length })
    response.write(rest.subarray(0, 50_000))
    cut = () => response.destroy()
  })
  // Cut off only once it has arrived: what is still on its way is lost with a connection.
  await run([url], { onProgress: ({ received }) => received % 50_000 === 0 && cut() })
  expect(await readFile(path)).toEqual(content)
  expect(starts).toEqual([0, 50_000, 100_000, 150_000, 200_000])
})

it('goes on with what an interrupted download left', async () => {
  const leave = new AbortController()
  const slow = await mirror((_, response) => {
    response.writeHead(200, { 'content-length': content.length })
    response.write(content.subarray(0, 100_000))
  })
  const stopped = run([slow], {
    stallMs: 60_000,
    signal: leave.signal,
    onProgress: ({ received }) => received >= 100_000 && leave.abort(new Error('enough')),
  })
  await expect(stopped).rejects.toThrow('enough')
  expect(await readdir(folder)).toEqual(['model.gguf.part'])
  let from = -1
  const url = await mirror((request, response, asked) => {
    from = startOf(request)
    honest(request, response, asked)
  })
  await run([url])
  expect(from).toBe(100_000)
  expect(await readFile(path)).toEqual(content)
})

it('begins anew where a server does not know ranges', async () => {
  const url = await mirror((_, response, asked) => {
    if (asked > 1) {
      response.writeHead(200, { 'content-length': content.length })
      response.end(content)
      return
    }
    response.writeHead(200, { 'content-length': content.length })
    response.write(content.subarray(0, 1_000), () => response.destroy())
  })
  await run([url])
  expect(await readFile(path)).toEqual(content)
})

it.each<[string, Handler]>([
  ['is missing', (_, response) => response.writeHead(404).end()],
  [
    'answers with a web page',
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  ],
  [
    'has a file of another size',
    (_, response) => response.writeHead(200, { 'content-length': 10 }).end('0123456789'),
  ],
  [
    'has another file of the same size',
    (_, response) => response.writeHead(200).end(randomBytes(content.length)),
  ],
  [
    'stalls',
    (_, response) => response.writeHead(200, { 'content-length': content.length }).flushHeaders(),
  ],
])('takes the next mirror when one %s', async (_, handler) => {
  await run([await mirror(handler), await mirror(honest)])
  expect(await readFile(path)).toEqual(content)
})

it('says what every source answered when none has it', async () => {
  const gone = await mirror((_, response) => response.writeHead(404).end())
  const failure = run([gone, 'http://127.0.0.1:9/model.gguf'])
  await expect(failure).rejects.toThrow(/answered 404; 127\.0\.0\.1:9: fetch failed/)
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

it('takes size and hash from the headers that a hub states', async () => {
  const hub = async (hash: string) => {
    const size = String(content.length)
    return { url: await mirror(honest, { 'x-linked-size': size, 'x-linked-etag': `"${hash}"` }) }
  }
  const wrong = await hub('0'.repeat(64))
  await expect(run([], { sources: [wrong], expect: {} })).rejects.toThrow('hash differs')
  await run([], { sources: [await hub(sha256)], expect: {} })
  expect(await readFile(path)).toEqual(content)
})

it('refuses before the first byte what the disk has no room for', async () => {
  await expect(run([await mirror(honest)], { spareBytes: 1e18 })).rejects.toThrow(
    /disk has .* free/,
  )
})
