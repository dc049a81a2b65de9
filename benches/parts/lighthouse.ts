import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startProductProcess } from '../../web/e2e/product-process.ts'
import { alone, type BenchOptions, type Goal, type Row } from '../support/rows.ts'

/**
 * Lighthouse on public pages, as a phone on slow 4G sees them. The network and the processor are really
 * slowed down (“applied” throttling), and every page is measured five times. Needs a built web
 * (`npm run -s build`).
 */
const pages = ['/', '/de', '/pricing', '/help', '/terms']

type Result = { lcp: number; cls: number; bytes: number; scores: number[] }
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

async function measure(address: string, chromePath: string): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
    })
    if (run === undefined) throw new Error(`Lighthouse said nothing about ${address}`)
    const { audits, categories: scored, runtimeError } = run.lhr
    if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`)
    const number = (id: string) => audits[id]?.numericValue ?? Number.NaN
    for (const { id, title, score } of Object.values(audits))
      if (
        score === 0 &&
        ['accessibility', 'best-practices', 'seo'].some((name) =>
          scored[name]?.auditRefs.some((reference) => reference.id === id && reference.weight > 0),
        )
      )
        console.error(`${address}: ${title} (${id})`)
    return {
      lcp: number('largest-contentful-paint'),
      cls: number('cumulative-layout-shift'),
      bytes: number('total-byte-weight'),
      scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    }
  } finally {
    chrome.kill()
  }
}

export async function bench({ short }: BenchOptions): Promise<Row[]> {
  const runs = short ? 1 : 5
  const product = await startProductProcess('usual')
  try {
    const rows: Row[] = []
    for (const page of short ? pages.slice(0, 1) : pages) {
      const results: Result[] = []
      for (let run = 0; run < runs; run++)
        results.push(await measure(product.url + page, product.browser))
      const row = (name: string, unit: string, pick: (result: Result) => number, goal?: Goal) =>
        alone({
          name: `web: ${page}, ${name}`,
          unit,
          ours: results.map(pick),
          ...(goal && { goal }),
        })
      rows.push(
        row('largest paint on slow 4G', 's', ({ lcp }) => lcp / 1_000, { atMost: 1.5 }),
        row('bytes', 'kB', ({ bytes }) => bytes / 1_000),
        row('layout shift', '', ({ cls }) => cls, { atMost: 0.02 }),
        row('Lighthouse, performance', '', ({ scores }) => scores[0] ?? 0, { atLeast: 95 }),
        row('Lighthouse, the lowest other', '', ({ scores }) => Math.min(...scores.slice(1)), {
          atLeast: 100,
        }),
      )
    }
    return rows
  } finally {
    await product.stop()
  }
}
