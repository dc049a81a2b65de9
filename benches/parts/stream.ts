import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findBrowser } from '@lumen/provision/browser'
import { chromium, type Page } from '@playwright/test'
import { chatScreen } from '../../web/e2e/chat-screen.ts'
import { signIn } from '../../web/e2e/person.ts'
import { alone, against, type BenchOptions, type Row } from '../support/rows.ts'
import { takeSending, watchSending, type Sending } from '../support/sending.ts'
import { startProduct } from '../support/started-product.ts'

/**
 * What the page has to do while replies of `npm start` stream in, without a model: tasks of more than 50 ms
 * and layout shifts in Chromium, for replies and, as the baseline, for the same time without any; and how long
 * after Enter somebody sees their own words and the first of the answer. Needs a built web (`npm run -s build`).
 */
const longMs = 50
const settings = { OPENAI_API_KEY: '', LUMEN_DEFAULT_PLAN: 'premium', LOG_LEVEL: 'error' }
const browsers = resolve(import.meta.dirname, '../../.data/test')
/** Each once: what is said again at once is held for a double. */
const lines = [
  '讲个长一点的故事吧',
  '再讲一个',
  '给我念首诗',
  '讲个笑话',
  '再讲个短的故事',
  '今天有点累',
  '我想去海边走走',
  '你喜欢下雨天吗',
  '推荐一本书吧',
  '昨天我学会了做面包',
  '周末做什么好',
  '晚安之前再说一句吧',
]
/** What somebody takes at least to read an answer, in which the product works on what was said. */
const readingMs = 2_000
/** The first is told apart: code and page have not run before. */
const before = ['今天天气真好', '晚上吃什么好', '我有点累']

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

async function inOrder<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

const long = ({ tasks }: Seen) => tasks.filter((duration) => duration > longMs).length

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const replies = short ? 1 : lines.length
  const dataDir = await mkdtemp(join(tmpdir(), 'lumen-stream-'))
  const product = await startProduct(dataDir, { settings })
  const browser = await chromium.launch({
    executablePath: await findBrowser({ dataDir: browsers }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
    })
    await signIn(page, { companions: ['小忆'] })
    await page.addInitScript({ content: observe })
    await page.addInitScript({ content: watchSending })
    await page.goto('/chat')
    const chat = chatScreen(page)
    await chat.box.waitFor()
    await page.waitForLoadState('networkidle')
    const opening = await take(page)

    const say = async (line: string): Promise<Sending> => {
      await chat.say(line)
      const sending = await takeSending(page)
      await chat.answered.waitFor()
      await page.waitForTimeout(readingMs)
      return sending
    }
    const [first] = await inOrder(before, say)
    await take(page)
    const began = performance.now()
    const sent = await inOrder(lines.slice(0, replies), say)
    const streaming = await take(page)
    await page.waitForTimeout(performance.now() - began)
    const idle = await take(page)
    return [
      against({
        name: 'web: longest task while replies stream, to idle',
        unit: 'ms',
        ours: [Math.max(1, ...streaming.tasks)],
        baseline: [Math.max(1, ...idle.tasks)],
      }),
      alone({
        name: `web: tasks over ${longMs} ms while ${replies} replies stream, beyond those of idle`,
        unit: '',
        goal: { atMost: 0 },
        ours: [long(streaming) - long(idle)],
      }),
      alone({
        name: 'web: from Enter to one’s own bubble, painted',
        unit: 'ms',
        goal: { atMost: 50 },
        ours: sent.map(({ bubble }) => bubble),
      }),
      alone({
        name: 'web: from Enter to the first words of the answer, painted',
        unit: 'ms',
        goal: { atMost: 150 },
        ours: sent.map(({ words }) => words),
      }),
      alone({
        name: 'web: the same for the first message of a product that has just started',
        unit: 'ms',
        ours: first === undefined ? [] : [first.words],
      }),
      alone({
        name: 'web: layout shift while a talk opens and replies stream',
        unit: '',
        goal: { atMost: 0.02 },
        ours: [opening.shift + streaming.shift],
      }),
    ]
  } finally {
    await browser.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
