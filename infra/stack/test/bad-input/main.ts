import { parseArgs } from 'node:util'
import { startProduct } from '../product.ts'
import { attack } from './attack.ts'

const usage = `Usage: npm run test:bad-input -- [options]
  --count N  how many inputs are sent (100000)
  --seed S   sends those of an earlier run again`

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}
const [count, seed] = [values.count, values.seed].map((text) => {
  if (!/^[1-9]\d{0,8}$|^0$/.test(text)) throw new Error(`${text} is no number\n${usage}`)
  return Number(text)
}) as [number, number]

/** Whoever is not signed in reaches nothing that could fail: more of them make a run worthless. */
const mostUnauthenticated = 0.02

console.log(`${count} inputs, seed ${seed}`)
// Whoever sends so much is over every limit, and would reach nothing behind it.
const product = await startProduct({ LUMEN_RATE_LIMITS: 'off' })
try {
  const since = performance.now()
  const { sent, statuses, unauthenticated, faults } = await attack(product, count, seed)
  const seconds = Math.round((performance.now() - since) / 1_000)
  for (const fault of faults) console.log(`FAULT ${fault}`)
  console.log(`sent in ${seconds} s: ${JSON.stringify(sent)}`)
  console.log(
    `answers by status: ${JSON.stringify(statuses)}, of them not signed in ${unauthenticated}`,
  )
  const { status, body } = await product.call('GET', '/api/health')
  const isWell = status === 200 && body.status === 'ok'
  if (!isWell) console.log(`FAULT health is ${status} ${JSON.stringify(body)}`)
  const reached = unauthenticated <= count * mostUnauthenticated
  if (!reached) console.log('FAULT too many were not signed in')
  console.log(`${count - faults.length} passed, ${faults.length} failed`)
  if (faults.length > 0 || !isWell || !reached) process.exitCode = 1
} finally {
  await product.close()
}
