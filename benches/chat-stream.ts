/**
 * `npm run bench:stream`: what the page has to do while replies stream in. Counts tasks of more than
 * 50 ms and layout shifts in Chromium, for replies and, as the baseline, for the same time without
 * any. Needs a built web (`npm run build -w web`).
 *
 *   --url http://…   a product that runs already, instead of one that is started for this
 *   --replies 4      how many replies are listened to
 */
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '@lumen/provision/browser'
import { chromium, type Page } from '@playwright/test'
import { startProduct } from './product.ts'

const { values: options } = parseArgs({
  options: { url: { type: 'string' }, replies: { type: 'string', default: '4' } },
})
const replies = Number(options.replies)
if (!Number.isInteger(replies) || replies < 1)
  throw new Error('--replies is a whole number from 1 on')

const budget = { taskMs: 50, cls: 0.02 }
const root = resolve(import.meta.dirname, '..')

/** Tasks of 50 ms and more that the browser reports, and how far things moved by themselves. */
type Seen = { tasks: number[]; shift: number }

/** Runs in the page. */
const observe = `
  globalThis.seen = { tasks: [], shift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration))
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shift += value
  }).observe({ type: 'layout-shift' })
`
const take = (page: Page) =>
  page.evaluate<Seen>(`(() => {
    const taken = seen
    seen = { tasks: [], shift: 0 }
    return taken
  })()`)

async function call<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

const product =
  options.url === undefined
    ? await startProduct()
    : { url: options.url, stop: () => Promise.resolve() }
const executablePath = await findBrowser({
  dataDir: resolve(root, '.data', 'test'),
  report: (line) => console.error(line),
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const { token, user } = await call<{ token: string; user: object }>(
    `${product.url}/api/auth/register`,
    {
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
      username: 'Bench',
      birthDate: '1990-05-01',
      region: 'CN',
    },
  )
  await call(`${product.url}/api/companions`, { name: '小忆' }, token)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const stored = { 'lumen.token': token, 'lumen.user': JSON.stringify(user) }
  await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` })
  await page.addInitScript({ content: observe })
  await page.goto(`${product.url}/chat`)
  const box = page.getByRole('textbox', { name: /的消息$/ })
  await box.waitFor()
  await page.waitForLoadState('networkidle')
  const opening = await take(page)

  const began = performance.now()
  const lines = ['讲个长一点的故事吧', '再讲一个', '给我念首诗', '讲个笑话']
  for (let at = 0; at < replies; at++) {
    await box.fill(lines[at % lines.length] ?? '')
    await box.press('Enter')
    // Every reply that is whole says who wrote it.
    await page.getByText('离线陪伴 · 脚本').nth(at).waitFor()
  }
  const streaming = await take(page)
  const seconds = (performance.now() - began) / 1000
  await page.waitForTimeout(seconds * 1000)
  const idle = await take(page)

  const long = ({ tasks }: Seen) => tasks.filter((duration) => duration > budget.taskMs).length
  const rows = Object.entries({ opening, streaming, idle }).map(([name, seen]) => ({
    name,
    [`tasks over ${budget.taskMs} ms`]: long(seen),
    'longest (ms)': Math.max(0, ...seen.tasks),
    'layout shift': Number(seen.shift.toFixed(4)),
  }))
  console.table(rows)
  console.log(
    `${replies} replies in ${seconds.toFixed(1)} s; long tasks while streaming against idle: ${long(streaming)} : ${long(idle)}`,
  )
  if (long(streaming) > long(idle) || opening.shift + streaming.shift > budget.cls)
    process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}
