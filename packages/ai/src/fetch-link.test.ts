import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchLink } from './fetch-link.ts'
import { ExpiredLink } from './media-call.ts'

const signal = AbortSignal.timeout(60_000)
const web = { address: '93.184.216.34', family: 4 }
const here = { address: '127.0.0.1', family: 4 }
const ofTheWeb = { baseUrl: 'https://api.example.com/v1', maxBytes: 100, signal }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})
/** A machine of this network; what it was asked for, by host and path. */
async function serve(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, asked }
}
const picture: RequestListener = (_request, response) => response.end('picture')

/** What names stand for, one answer after the other; the last one goes on. */
function names(table: Record<string, (typeof here)[][]>) {
  const asked: string[] = []
  const resolve = (hostname: string) => {
    asked.push(hostname)
    const answers = table[hostname] ?? []
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer === undefined
      ? Promise.reject(new Error(`${hostname} is not known`))
      : Promise.resolve(answer)
  }
  return { resolve, asked }
}

describe('a link of a provider of the web', () => {
  test.each([
    'http://127.0.0.1:9/x',
    'http://localhost/x',
    'http://localhost./x',
    'https://router./x',
    'http://[::1]/x',
    'http://[::ffff:10.0.0.1]/x',
    'http://[64:ff9b::7f00:1]/x',
    'http://[2002:7f00:1::]/x',
    'http://[ff02::1]/x',
    'http://2130706433/x',
    'http://0x7f.1/x',
    'http://0177.0.0.1/x',
    'http://①②⑦.0.0.1/x',
    'http://169.254.169.254/latest/meta-data',
    'http://224.0.0.1/x',
    'https://192.168.1.1/x',
    'https://router/x',
    'https://db.internal/x',
    'ftp://host.example/x',
  ])('may not be %s', async (link) => {
    const { resolve } = names({ 'api.example.com': [[web]] })
    await expect(fetchLink(link, ofTheWeb, resolve)).rejects.toMatchObject({ code: 'malformed' })
  })

  test('may not be a name that stands for this network, also beside addresses of the web', async () => {
    const server = await serve(picture)
    for (const addresses of [[here], [web, here]]) {
      const { resolve } = names({ 'api.example.com': [[web]], 'cdn.example.com': [addresses] })
      const link = `http://cdn.example.com:${server.port}/x`
      await expect(fetchLink(link, ofTheWeb, resolve)).rejects.toMatchObject({ code: 'malformed' })
    }
    expect(server.asked).toEqual([])
  })

  test('is followed to the address that was looked at: what its name stands for next does not matter', async () => {
    const server = await serve(picture)
    const { resolve, asked } = names({
      'api.example.com': [[web]],
      // Of no machine: the connection fails, and goes nowhere else.
      'cdn.example.com': [[{ address: '192.0.2.1', family: 4 }], [here]],
    })
    const leaving = new AbortController()
    const fetching = fetchLink(
      `http://cdn.example.com:${server.port}/x`,
      { ...ofTheWeb, signal: leaving.signal },
      async (hostname) => {
        const found = await resolve(hostname)
        if (hostname === 'cdn.example.com') setImmediate(() => leaving.abort())
        return found
      },
    )
    await expect(fetching).rejects.toBeInstanceOf(Error)
    expect(asked.filter((name) => name === 'cdn.example.com')).toHaveLength(1)
    expect(server.asked).toEqual([])
  })
})

describe('a link of a provider of this network', () => {
  test('is asked by its name at the address that was resolved, once for each hop', async () => {
    const far = await serve(picture)
    const near = await serve((_request, response) =>
      response.writeHead(302, { location: `http://pictures.example:${far.port}/y` }).end(),
    )
    const { resolve, asked } = names({ 'pictures.example': [[here], []] })
    const from = { baseUrl: `http://127.0.0.1:${near.port}/v1`, maxBytes: 100, signal }
    const bytes = await fetchLink('/x', from, resolve)
    expect(Buffer.from(bytes).toString()).toBe('picture')
    expect(asked).toEqual(['pictures.example'])
    expect(far.asked).toEqual([`pictures.example:${far.port}/y`])
  })

  test('that is cut off, or that nobody answers, is to be asked for anew', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
    const server = await serve((request, response) => {
      response.writeHead(200, { 'content-length': 50 }).write('half a picture')
      if (request.url === '/cut') response.destroy()
      else begin()
    })
    const from = { baseUrl: `http://127.0.0.1:${server.port}/v1`, maxBytes: 100, signal }
    await expect(fetchLink('/cut', from)).rejects.toThrow(ExpiredLink)
    await expect(fetchLink('http://nowhere.example/x', from, names({}).resolve)).rejects.toThrow(
      ExpiredLink,
    )
    const leaving = new AbortController()
    const held = fetchLink('/held', { ...from, signal: leaving.signal })
    await begun
    leaving.abort(new Error('no longer wanted'))
    await expect(held).rejects.toThrow('no longer wanted')
  })

  test('may not lead in circles, be gone, or hold more than was agreed', async () => {
    const server = await serve((request, response) => {
      if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end()
      else if (request.url === '/gone') response.writeHead(404).end()
      else response.end('x'.repeat(101))
    })
    const from = { baseUrl: `http://127.0.0.1:${server.port}/v1`, maxBytes: 100, signal }
    await expect(fetchLink('/circle', from)).rejects.toThrow('circles')
    await expect(fetchLink('/gone', from)).rejects.toThrow('404')
    await expect(fetchLink('/large', from)).rejects.toThrow('larger than 100')
  })
})
