/**
 * `npm run bench:crystal`: what the crystal graph costs the page. Seeds memories on the real product,
 * opens the page in Chromium, moves and zooms the graph, and reads from a trace how long the main
 * thread works for each frame; then the same in the same run with layout and drawing in the page, as
 * the baseline. Needs a built web (`npm run build -w web`).
 *
 *   --url http://…     a product that runs already (without rate limits), instead of one started for this
 *   --memories 500     how many crystals
 *   --rounds 2         how often each of the two is measured, alternating
 */
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { memoryTypes, type Memory } from '@lumen/contracts/memory/schema'
import { findBrowser } from '@lumen/provision/browser'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import { measureMainThread, type MainThread } from './main-thread.ts'
import { startProduct } from './product.ts'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    memories: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '2' },
  },
})
const wanted = Number(options.memories)
const rounds = Number(options.rounds)
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1_000)
  throw new Error('--memories is a whole number from 1 to 1000')
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1 on')

const budget = { frameMs: 8, taskMs: 50 }
const root = resolve(import.meta.dirname, '..')
/** Memories written at the same time. */
const writers = 8

type Person = { token: string; user: object; companionId: string }

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Somebody with so many memories of every kind. */
async function seed(url: string): Promise<Person> {
  const { token, user } = await post<{ token: string; user: object }>(`${url}/api/auth/register`, {
    email: `${randomUUID()}@example.com`,
    password: randomUUID(),
    username: 'Bench',
    birthDate: '1990-05-01',
    region: 'CN',
  })
  const companion = await post<{ id: string }>(`${url}/api/companions`, { name: '小忆' }, token)
  let next = 0
  const write = async () => {
    for (let at = next++; at < wanted; at = next++)
      await post<Memory>(
        `${url}/api/memories/${companion.id}`,
        {
          content: `第 ${at + 1} 件小事：雨天、巷口和一碗热汤面`,
          memoryType: memoryTypes[at % memoryTypes.length],
          importance: 1 + (at % 10),
          emotionalWeight: ((at % 21) - 10) / 10,
          contextTags: [`标签${at % 25}`],
          pinned: at % 17 === 0,
        },
        token,
      )
  }
  await Promise.all(Array.from({ length: writers }, write))
  return { token, user, companionId: companion.id }
}

/** Moves, zooms and points for about three seconds, as a hand would. */
async function handle(page: Page): Promise<void> {
  const list = page.getByRole('listbox')
  await list.focus()
  const box = await list.boundingBox()
  if (box === null) throw new Error('the graph is not on the screen')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  for (let step = 0; step < 40; step++) {
    await page.mouse.wheel(0, step < 20 ? -60 : 60)
    await page.waitForTimeout(16)
  }
  await page.mouse.down()
  for (let step = 0; step < 60; step++)
    await page.mouse.move(
      middle.x + Math.sin(step / 8) * 160,
      middle.y + Math.cos(step / 8) * 90 - 90,
    )
  await page.mouse.up()
  for (let step = 0; step < 60; step++)
    await page.mouse.move(box.x + 60 + step * 8, middle.y + Math.sin(step / 5) * 80)
}

type Measured = { opening: MainThread; handling: MainThread }

/** @param inPage takes away what lets the graph be drawn in a worker */
async function measure(
  browser: Browser,
  url: string,
  person: Person,
  inPage: boolean,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const stored = { 'lumen.token': person.token, 'lumen.user': JSON.stringify(person.user) }
    await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` })
    if (inPage) await page.addInitScript({ content: 'delete globalThis.OffscreenCanvas' })
    // Code and texts come from the cache of the browser when it is measured.
    await page.goto(`${url}/companions`)
    await page.waitForLoadState('networkidle')
    const opening = await measureMainThread(page, async () => {
      await page.goto(`${url}/memory-crystal`)
      // What holds and what is past are counted apart.
      await expect
        .poll(async () => sumOf(await page.getByRole('status').allTextContents()), {
          timeout: 30_000,
        })
        .toBe(wanted)
      await page.locator('[data-graph=ready]').waitFor()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1_500)
    })
    const handling = await measureMainThread(page, () => handle(page))
    return { opening, handling }
  } finally {
    await context.close()
  }
}

const middleOf = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
const round = (value: number) => Math.round(value * 100) / 100

/** The median round of one of the two. */
const summarize = (measured: readonly MainThread[]) => ({
  frames: middleOf(measured.map(({ frames }) => frames)),
  'median frame (ms)': round(middleOf(measured.map(({ medianFrameMs }) => medianFrameMs))),
  'longest frame (ms)': round(middleOf(measured.map(({ longestFrameMs }) => longestFrameMs))),
  'longest task (ms)': round(middleOf(measured.map(({ longestTaskMs }) => longestTaskMs))),
  'by the wall (ms)': round(middleOf(measured.map(({ longestTaskWallMs }) => longestTaskWallMs))),
})

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
  const person = await seed(product.url)
  const worker: Measured[] = []
  const inPage: Measured[] = []
  for (let at = 0; at < rounds; at++) {
    worker.push(await measure(browser, product.url, person, false))
    inPage.push(await measure(browser, product.url, person, true))
  }
  const parts = ['opening', 'handling'] as const
  const rows = parts.flatMap((part) => [
    { what: part, where: 'worker', ...summarize(worker.map((each) => each[part])) },
    { what: part, where: 'page', ...summarize(inPage.map((each) => each[part])) },
  ])
  console.table(rows)
  const [openWorker, openPage, handleWorker, handlePage] = rows
  if (!openWorker || !openPage || !handleWorker || !handlePage) throw new Error('nothing measured')
  const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(2))
  console.log(
    `${wanted} crystals; worker against page: median frame ${share(handleWorker['median frame (ms)'], handlePage['median frame (ms)'])}, longest task while opening ${share(openWorker['longest task (ms)'], openPage['longest task (ms)'])}`,
  )
  const over =
    handleWorker['median frame (ms)'] > budget.frameMs ||
    openWorker['median frame (ms)'] > budget.frameMs ||
    Math.max(openWorker['longest task (ms)'], handleWorker['longest task (ms)']) > budget.taskMs
  if (over) {
    console.error(`over the budget of ${budget.frameMs} ms a frame and ${budget.taskMs} ms a task`)
    process.exitCode = 1
  }
} finally {
  await browser.close()
  await product.stop()
}

/** All counts of crystals that the lines tell. */
function sumOf(lines: readonly string[]): number {
  const counts = lines.flatMap((line) => line.match(/\d+(?= 枚)/g) ?? [])
  return counts.reduce((sum, count) => sum + Number(count), 0)
}
