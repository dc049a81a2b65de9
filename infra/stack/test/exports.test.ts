import { adminExport } from '@lumen/admin/export-sections'
import { authExport } from '@lumen/auth/export-sections'
import { billingExport } from '@lumen/billing/export-sections'
import { chatExport } from '@lumen/chat/export-sections'
import type { DataExport } from '@lumen/contracts/auth/privacy'
import { serviceNames } from '@lumen/contracts/operation'
import { fortuneExport } from '@lumen/fortune/export-sections'
import { mediaExport } from '@lumen/media/export-sections'
import { memoryExport } from '@lumen/memory/export-sections'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fromBuffer, type Entry } from 'yauzl'
import { withAnotherSignature } from './another-signature.ts'
import { startProduct, type Product } from './product.ts'
import { signedInSocket } from './socket-client.ts'

const base = '/api/enterprise/privacy'
const secret = '银杏树下的约定'
let product: Product
let token: string
let companionId: string

beforeAll(async () => {
  product = await startProduct()
  const person = await product.person({ language: 'zh' })
  token = person.token
  const companion = await product.companion(token, {
    name: '小 <忆> / 1',
    backstory: '在海边长大',
    personality: { empathy: 80, creativity: 70, intelligence: 60, humor: 50, traits: ['calm'] },
  })
  companionId = companion.id
  const socket = await signedInSocket(product.url, token, person.user.id)
  const content = `${secret} <script>alert(1)</script>`
  socket.send({ type: 'streaming_chat', companionId, content })
  await socket.next('streaming_stream_complete')
  socket.close()
})
afterAll(() => product?.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { headers: { authorization: `Bearer ${token}`, ...headers } })

async function finished(format: 'json' | 'kit'): Promise<DataExport> {
  const begun = await product.call('POST', `${base}/exports`, {
    token,
    body: { format, timeZone: 'Asia/Shanghai' },
  })
  expect(begun.status).toBe(202)
  return vi.waitFor(
    async () => {
      const { body } = await product.call('GET', `${base}/exports`, { token })
      const found = (body as DataExport[]).find(({ id }) => id === begun.body.id)!
      expect(found.error).toBeNull()
      expect(found.status).toBe('ready')
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}

/** Files of a zip by their names. */
async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  await new Promise<void>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
      if (failure !== null) return reject(failure)
      zip.on('error', reject).on('end', resolve)
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (error, stream) => {
          if (error !== null) return reject(error)
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks))
            zip.readEntry()
          })
        })
      })
      zip.readEntry()
    })
  })
  return files
}

describe('a copy of everything', () => {
  it('is downloaded as dated JSON by the call of the specification', async () => {
    const response = await fetch(`${product.url}${base}/export-data`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="lumen-export-\d{4}-\d{2}-\d{2}\.json"/,
    )
    const { data, ...about } = (await response.json()) as { data: Record<string, object[]> }
    expect(about).toMatchObject({ format: 'lumen-export', version: 1, language: 'zh' })
    expect(data['account']).toMatchObject([{ birthDate: '1990-05-01' }])
    expect(JSON.stringify(data['account'])).not.toContain('argon2')
    expect(data['companions']).toMatchObject([{ backstory: '在海边长大' }])
    expect(data['messages']?.[0]).toMatchObject({
      companionId,
      content: `${secret} <script>alert(1)</script>`,
    })
    expect(data['wallet']).toMatchObject([{ plan: 'premium' }])
  })

  it('is a kit that people read, programs read, and other applications take', async () => {
    const { url, fileName, bytes } = await finished('kit')
    expect(fileName).toMatch(/^lumen-export-.*\.zip$/)
    const response = await get(url!)
    const zip = Buffer.from(await response.arrayBuffer())
    expect(zip.length).toBe(bytes)
    const files = await unzipped(zip)
    const page = files.get('companions/01-小-忆-1.html')!.toString('utf8')
    expect(page).toContain('<html lang="zh">')
    expect(page).toContain(`${secret} &lt;script&gt;alert(1)&lt;/script&gt;`)
    expect(files.get('index.html')!.toString('utf8')).toContain('小 &lt;忆&gt; / 1')
    const card = JSON.parse(files.get('cards/01-小-忆-1.json')!.toString('utf8'))
    expect(card).toMatchObject({ spec: 'chara_card_v3', data: { name: '小 <忆> / 1' } })
    expect(files.get('cards/01-小-忆-1.png')!.toString('latin1')).toContain('ccv3')
    expect(JSON.parse(files.get('data.json')!.toString('utf8')).data.messages).not.toEqual([])
  })

  it('comes in parts, so that a broken download goes on', async () => {
    const { url, bytes } = await finished('json')
    const whole = Buffer.from(await (await get(url!)).arrayBuffer())
    const middle = Math.floor(bytes! / 2)
    const part = await get(url!, { range: `bytes=${middle}-` })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(middle))).toBe(true)
  })

  it('opens for its owner alone, by an address that was signed', async () => {
    const { url } = await finished('json')
    const other = await product.person()
    const stranger = await fetch(product.url + url!, {
      headers: { authorization: `Bearer ${other.token}` },
    })
    expect(stranger.status).toBe(404)
    expect((await fetch(product.url + url!)).status).toBe(401)
    expect((await get(withAnotherSignature(url!))).status).toBe(404)
    expect((await get(url!.replace(/expires=\d/, 'expires=9'))).status).toBe(404)
  })

  it('stands sealed in the store, and is gone when it is removed', async () => {
    const { id, url } = await finished('json')
    const folder = join(product.objects, 'x')
    const stored = async () => {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return found.filter((each) => each.isFile() && each.parentPath.includes(id))
    }
    // Of all parts that services wrote, the finished file is left.
    const files = await vi.waitFor(async () => {
      const left = await stored()
      expect(left.map(({ name }) => name)).toEqual(['archive.sealed'])
      return left
    })
    const bytes = await readFile(join(files[0]!.parentPath, files[0]!.name))
    expect(bytes.includes(Buffer.from(secret))).toBe(false)
    expect((await product.call('DELETE', `${base}/exports/${id}`, { token })).status).toBe(200)
    expect(await stored()).toEqual([])
    expect((await get(url!)).status).toBe(404)
  })

  it('is made once when it is asked for twice at a time', async () => {
    const ask = () => product.call('POST', `${base}/exports`, { token, body: { format: 'kit' } })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    await finished('kit')
  })
})

describe('every table with a user’s rows', () => {
  const exported = {
    admin: adminExport,
    auth: authExport,
    billing: billingExport,
    chat: chatExport,
    fortune: fortuneExport,
    media: mediaExport({} as never),
    memory: memoryExport,
    models: { sections: [], notExported: {} },
  }

  it.each(serviceNames)('of %s is exported, or says why not', async (service) => {
    const client = new Client({ connectionString: await product.databaseUrlOf(service) })
    await client.connect()
    const { rows } = await client.query<{ table_name: string }>(`
      select distinct table_name from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema')
        and (column_name ~ '(^|_)(user_id|owner_id|reader|sealed_for)$' or table_name = 'users')`)
    await client.end()
    const { sections, notExported } = exported[service]
    const named = [...sections.flatMap(({ tables }) => tables), ...Object.keys(notExported)]
    expect(rows.map((row) => row.table_name).filter((table) => !named.includes(table))).toEqual([])
    // What is named exists: an entry that is left over hides the next one of its name.
    const known = await tablesOf(service)
    expect(named.filter((table) => !known.includes(table))).toEqual([])
  })

  async function tablesOf(service: (typeof serviceNames)[number]): Promise<string[]> {
    const client = new Client({ connectionString: await product.databaseUrlOf(service) })
    await client.connect()
    const { rows } = await client.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`,
    )
    await client.end()
    return rows.map((row) => row.table_name)
  }
})
