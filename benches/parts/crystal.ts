import { memoryTypes } from '@lumen/contracts/memory/schema'
import { chromium, expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { signIn } from '../../web/e2e/person.ts'
import { startProductProcess } from '../../web/e2e/product-process.ts'
import { measureMainThread, type MainThread } from '../support/main-thread.ts'
import { post } from '../support/service-chain.ts'
import { against, alone, type BenchOptions, type Row } from '../support/rows.ts'

/**
 * What the crystal graph costs the page. Seeds memories on the real product, opens the page in Chromium,
 * moves and zooms the graph, and reads from a trace how long the main thread works for each frame; then
 * the same in the same run with layout and drawing in the page, as the baseline. Needs a built web
 * (`npm run -s build`).
 */
const budget = { frameMs: 8, taskMs: 50 }

/** What a browser keeps of somebody who is signed in. */
type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** Memories written at the same time. */
const writers = 8

/** Somebody with so many memories of every kind, signed in at a browser of their own. */
async function seed(browser: Browser, url: string, wanted: number): Promise<SignedIn> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  const { session, companions } = await signIn(await context.newPage(), { companions: ['小忆'] })
  let next = 0
  const write = async () => {
    for (let at = next++; at < wanted; at = next++)
      await post(
        `${url}/api/memories/${companions[0]!.id}`,
        {
          content: `第 ${at + 1} 件小事：雨天、巷口和一碗热汤面`,
          memoryType: memoryTypes[at % memoryTypes.length],
          importance: 1 + (at % 10),
          emotionalWeight: ((at % 21) - 10) / 10,
          contextTags: [`标签${at % 25}`],
          pinned: at % 17 === 0,
        },
        session.token,
      )
  }
  await Promise.all(Array.from({ length: writers }, write))
  const page = context.pages()[0]!
  await page.goto('/companions')
  const state = await context.storageState()
  await context.close()
  return state
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
  { url, person, wanted }: { url: string; person: SignedIn; wanted: number },
  inPage: boolean,
): Promise<Measured> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: person,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    if (inPage) await page.addInitScript({ content: 'delete globalThis.OffscreenCanvas' })
    // Code and texts come from the cache of the browser when it is measured.
    await page.goto('/companions')
    await page.waitForLoadState('networkidle')
    const opening = await measureMainThread(page, async () => {
      await page.goto('/memory-crystal')
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

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const [wanted, rounds] = short ? [60, 1] : [500, 2]
  const product = await startProductProcess('usual')
  const browser = await chromium.launch({
    executablePath: product.browser,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const person = await seed(browser, product.url, wanted)
    const asked = { url: product.url, person, wanted }
    const [worker, inPage]: [Measured[], Measured[]] = [[], []]
    for (let at = 0; at < rounds; at++) {
      worker.push(await measure(browser, asked, false))
      inPage.push(await measure(browser, asked, true))
    }
    return (['opening', 'handling'] as const).flatMap((part) => {
      const of = `crystal: ${part} ${wanted} memories`
      const [ours, theirs] = [worker, inPage].map((each) => each.map((one) => one[part]))
      const frames = ours!.map(({ medianFrameMs }) => medianFrameMs)
      return [
        against({
          name: `${of}, main thread a frame, to drawing in the page`,
          unit: 'ms',
          ours: frames,
          baseline: theirs!.map(({ medianFrameMs }) => medianFrameMs),
        }),
        alone({
          name: `${of}, a frame`,
          unit: 'ms',
          goal: { atMost: budget.frameMs },
          ours: frames,
        }),
        alone({
          name: `${of}, longest task`,
          unit: 'ms',
          goal: { atMost: budget.taskMs },
          ours: ours!.map(({ longestTaskMs }) => longestTaskMs),
        }),
      ]
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** All counts of crystals that the lines tell. */
function sumOf(lines: readonly string[]): number {
  const counts = lines.flatMap((line) => line.match(/\d+(?= 枚)/g) ?? [])
  return counts.reduce((sum, count) => sum + Number(count), 0)
}
