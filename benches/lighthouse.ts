/**
 * `npm run bench:lighthouse`: Lighthouse on public pages, as a phone on slow 4G sees them. The network
 * and the processor are really slowed down (“applied” throttling), every page is measured five times
 * and the median is printed. Needs a built web (`npm run build -w web`) and a Chromium.
 *
 *   --url http://…   a product that runs already, instead of one that is started for this
 *   --runs 5         how often each page is measured
 *   --page /pricing  only this page; may be given several times
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '@lumen/provision/browser'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startProduct } from './product.ts'

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: ['/', '/de', '/pricing', '/help', '/terms'] },
  },
})
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1 on')

const budgets = { lcpMs: 1_500, performance: 95, others: 100, cls: 0.02 }
const root = resolve(import.meta.dirname, '..')

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Result = { lcp: number; cls: number; tbt: number; bytes: number; scores: number[] }
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
      tbt: number('total-blocking-time'),
      bytes: number('total-byte-weight'),
      scores: categories.map((name) => Math.round((scored[name]?.score ?? 0) * 100)),
    }
  } finally {
    chrome.kill()
  }
}

const browser = await findBrowser({
  dataDir: resolve(root, '.data', 'test'),
  report: (line) => console.error(line),
})
const product =
  options.url === undefined
    ? await startProduct()
    : { url: options.url, stop: () => Promise.resolve() }
const problems: string[] = []
try {
  console.log(`median of ${runs}, applied slow 4G; scores: ${categories.join(', ')}`)
  for (const page of options.page) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await measure(product.url + page, browser))
    const lcp = median(results.map((result) => result.lcp))
    const cls = median(results.map((result) => result.cls))
    const scores = categories.map((_, index) =>
      median(results.map((result) => result.scores[index] ?? 0)),
    )
    console.log(
      [
        page.padEnd(14),
        `LCP ${(lcp / 1000).toFixed(2)} s`,
        `TBT ${Math.round(median(results.map((result) => result.tbt)))} ms`,
        `CLS ${cls.toFixed(3)}`,
        `${Math.round(median(results.map((result) => result.bytes)) / 1000)} kB`,
        scores.join(' '),
      ].join('  '),
    )
    const [performance = 0, ...others] = scores
    if (lcp > budgets.lcpMs) problems.push(`${page}: LCP is over ${budgets.lcpMs} ms`)
    if (cls > budgets.cls) problems.push(`${page}: CLS is over ${budgets.cls}`)
    if (performance < budgets.performance)
      problems.push(`${page}: performance is below ${budgets.performance}`)
    if (others.some((score) => score < budgets.others))
      problems.push(`${page}: a score is below ${budgets.others}`)
  }
} finally {
  await product.stop()
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
