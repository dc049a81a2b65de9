// Checks the built web against its budgets, in kB of gzip: what each screen loads before it can be
// used (its code and everything that code imports statically), single chunks, and the whole. Also
// that no schema of the contracts came along. Fails when it finds nothing to measure.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { publicPages } from './src/app/public-routes.ts'

const dist = fileURLToPath(new URL('dist/', import.meta.url))
const budgets = { 'src/features/chat/chat-page.tsx': 233, '*': 202 }
/** Public pages stand alone: the script of the site instead of the app’s. */
const publicBudget = 170
const chunkBudget = 75
/** Every page, window and worker together, which nobody ever opens in one sitting: to see growth. */
const wholeBudget = 905

const sizes = new Map()
const problems = []
const sizeOf = (file) => {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const code = readFileSync(dist + file)
  const size = gzipSync(code, { level: 9 }).length / 1000
  // Each of its schemas is told from other objects by this name.
  if (/["'`]~kind["'`]/.test(code.toString('utf8')))
    problems.push(`${file} holds schemas of the contracts: import types only`)
  sizes.set(file, size)
  return size
}

const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'))
/** Chunks that a manifest entry needs before it runs. */
const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const entry = 'src/main.tsx'
const site = 'src/site/entry-site.tsx'
const shell = 'src/app/shell/app-shell.tsx'
/** Screens of the app that are seen without its frame. */
const isBare = (screen) =>
  screen.startsWith('src/features/auth/') || screen === 'src/app/not-found-page.tsx'
for (const key of [entry, site, shell])
  if (manifest[key] === undefined) throw new Error(`the build has no ${key}`)
const isPublic = new Set(publicPages.map(({ source }) => source))
const screens = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'))
for (const screen of screens) {
  const around = isPublic.has(screen) ? [site] : isBare(screen) ? [entry] : [entry, shell]
  const keys = [...around, screen].reduce((seen, key) => closure(key, seen), new Set())
  const total = [...keys].reduce((sum, key) => sum + sizeOf(manifest[key].file), 0)
  const budget = isPublic.has(screen) ? publicBudget : (budgets[screen] ?? budgets['*'])
  console.log(`${total.toFixed(1).padStart(7)} of ${budget} kB  ${screen}`)
  if (total > budget) problems.push(`${screen} loads ${total.toFixed(1)} kB, more than ${budget}`)
}

const scripts = readdirSync(`${dist}assets`).filter((file) => file.endsWith('.js'))
for (const file of scripts) {
  const size = sizeOf(`assets/${file}`)
  if (size > chunkBudget)
    problems.push(`${file} has ${size.toFixed(1)} kB, more than ${chunkBudget}`)
  if (size > 1 && !existsSync(`${dist}assets/${file}.br`))
    problems.push(`${file} was not compressed at build`)
}
const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0)
console.log(
  `${whole.toFixed(1).padStart(7)} of ${wholeBudget} kB  everything, ${scripts.length} files`,
)
if (whole > wholeBudget) problems.push(`the whole app has ${whole.toFixed(1)} kB`)
if (screens.length <= isPublic.size || scripts.length === 0)
  problems.push('nothing was measured: build the web first')

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
