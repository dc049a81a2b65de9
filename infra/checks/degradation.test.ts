import { allRequests } from '@lumen/contracts/all-requests'
import { processNames } from '@lumen/contracts/operation'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkDegradation } from './degradation.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : null)

it.each(processNames)('%s says what it does while anything that it needs is away', (name) => {
  expect(checkDegradation(name, read(`services/${name}/README.md`) ?? '', read)).toEqual([])
})

it('asks for every server and service, and for a test that is there', () => {
  const row = (what: string, held: string) => `| ${what} | It waits. | ${held} |\n`
  const table = (rows: string) =>
    `## When something is away\n\n| What | What happens then | Held by |\n| - | - | - |\n${rows}`
  const test = '`a.test.ts › waits`'
  const all = ['PostgreSQL', 'Redis', 'NATS', 'service `auth`'].map((each) => row(each, test))
  const tests = (path: string) => (path === 'a.test.ts' ? `it('waits', …)` : null)
  const check = (readme: string) => checkDegradation('billing', readme, tests)
  expect(allRequests['auth.notify']?.callers).toContain('billing')
  expect(check(table(all.join('')))).toEqual([])
  expect(check('# billing')).toEqual(['has no “## When something is away”'])
  expect(check(table(all.slice(0, 3).join('')))).toEqual([
    'does not say what happens while `auth` is away',
  ])
  for (const held of ['by hand', '`b.test.ts › waits`', '`a.test.ts › hurries`'])
    expect(check(table(all.join('') + row('Stripe', held)))).toHaveLength(1)
})
