import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'
import { addWeb, readScriptHashes, readWebPages, sendPage } from './web.ts'

let root: string
let server: FastifyInstance

const files = {
  'index.html': 'landing',
  'app.html': 'app',
  'pricing.html': 'pricing',
  'de.html': 'landing in German',
  'de/pricing.html': 'pricing in German',
  'assets/main-1.js': 'code',
  'screens.json': '["/auth", "/chat", "/chat/:companionId"]',
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lumen-web-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), content)
  }
})
afterEach(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

async function get(url: string, accept = 'text/html', encodings = 'identity') {
  server = fastify()
  const pages = readWebPages(root)
  server.setNotFoundHandler((request, reply) => {
    if (!sendPage(pages, request, reply)) reply.code(404).send('nothing')
  })
  await addWeb(server, root)
  return server.inject({ url, headers: { accept, 'accept-encoding': encodings } })
}

describe('the built web', () => {
  it.each([
    ['/', 'landing'],
    ['/pricing', 'pricing'],
    ['/pricing/', 'pricing'],
    ['/pricing?from=mail', 'pricing'],
    ['/pricing?utm_source=news.example', 'pricing'],
    ['/auth?email=a@b.com', 'app'],
    ['/de', 'landing in German'],
    ['/de/', 'landing in German'],
    ['/de/pricing', 'pricing in German'],
    ['/chat', 'app'],
    ['/chat/0198c0de', 'app'],
  ])('answers %s', async (url, content) => {
    const { statusCode, body, headers } = await get(url)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: content })
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it.each(['/nowhere', '/de/chat', '/help/nothing', '/chat/a/b', '/app', '/xx/pricing'])(
    'shows that there is no %s, and says so to machines',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'app' })
    },
  )

  it('does not start with a list of screens that cannot be one', () => {
    writeFileSync(join(root, 'screens.json'), '["/chat(.*)"]')
    expect(() => readWebPages(root)).toThrow(/not a list of addresses/)
  })

  it('keeps hashed files for ever', async () => {
    const { headers } = await get('/assets/main-1.js')
    expect(headers['cache-control']).toContain('immutable')
  })

  it.each([
    '/api/nothing',
    '/assets/gone.js',
    '/content/terms/xx.json',
    '/og/xx.png',
    '/health',
    '/health/ready',
    '/metrics?x=1',
  ])('has no page for %s', async (url) => expect((await get(url)).statusCode).toBe(404))

  it('sends pages and files as they were compressed at build, to who can read that', async () => {
    for (const file of ['pricing.html', 'assets/main-1.js'])
      writeFileSync(join(root, `${file}.br`), `${file}, small`)
    const page = await get('/pricing', 'text/html', 'gzip, deflate, br')
    expect([page.body, page.headers['content-encoding']]).toEqual(['pricing.html, small', 'br'])
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['vary']).toContain('accept-encoding')
    await server.close()
    const script = await get('/assets/main-1.js', '*/*', 'br')
    expect(script.body).toBe('assets/main-1.js, small')
    expect(script.headers['content-type']).toContain('javascript')
    expect(script.headers['cache-control']).toContain('immutable')
    await server.close()
    expect((await get('/pricing', 'text/html', 'gzip')).body).toBe('pricing')
  })

  it('has no page for who does not want one', async () => {
    expect((await get('/pricing', 'application/json')).statusCode).toBe(404)
  })

  it('allows the scripts inside rendered pages by their hashes, and no others', async () => {
    const policy = async () => {
      server = fastify()
      addSecurityHeaders(server, false, readScriptHashes(root))
      const { headers } = await server.inject('/')
      return /script-src [^;]+/.exec(String(headers['content-security-policy']))?.[0]
    }
    expect(await policy()).toBe("script-src 'self' 'wasm-unsafe-eval'")
    writeFileSync(join(root, 'script-hashes.json'), '["sha256-AbC+/="]')
    expect(await policy()).toBe("script-src 'self' 'wasm-unsafe-eval' 'sha256-AbC+/='")
    writeFileSync(join(root, 'script-hashes.json'), `["sha256-x' *"]`)
    expect(() => readScriptHashes(root)).toThrow(/not a list of SHA-256 hashes/)
    expect(readScriptHashes(undefined)).toEqual([])
  })

  it('shows the app everywhere while nothing is rendered', async () => {
    rmSync(root, { recursive: true })
    mkdirSync(root)
    writeFileSync(join(root, 'index.html'), 'app')
    expect((await get('/pricing')).body).toBe('app')
  })
})
