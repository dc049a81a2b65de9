import { expect, it } from 'vitest'
import { checkSecurityPages } from './security-pages.ts'

const row = (number: number, rest = '1 | What it asks | Met | `infra/a.test.ts › keeps it`') =>
  `| 1.1.${number} | ${rest} |`
const whole = Array.from({ length: 253 }, (_, index) => row(index + 1))
const files: Record<string, string> = { 'infra/a.test.ts': `it('keeps it', () => {})`, infra: '' }
const check = (lines: readonly string[]) =>
  checkSecurityPages(
    [{ path: 'docs/security.md', markdown: lines.join('\n') }],
    (path) => files[path] ?? null,
  )

it('is content when every requirement is judged and all that is named is there', () => {
  expect(check([...whole, '`npm test` and `GET /api/x` lead nowhere, and `a/b` neither.'])).toEqual(
    [],
  )
})

it.each([
  ['a file that is gone', ['See `infra/b.ts`.', ...whole], '1: there is no infra/b.ts'],
  ['a test that is gone', ['`infra/a.test.ts › broke it`', ...whole], '1: infra/a.test.ts has no'],
  ['a requirement that is not judged', whole.slice(1), '252 of 253'],
  ['one that is judged twice', [...whole, row(1)], '254: 1.1.1 is judged twice'],
  ['another state', [row(1, '1 | x | Fine | y'), ...whole.slice(1)], '1: 1.1.1 is Fine'],
  ['what is met nowhere', [row(1, '1 | x | Met | by hand'), ...whole.slice(1)], 'names nothing'],
  [
    'what is not met, and why',
    [row(1, '1 | x | Not met |'), ...whole.slice(1)],
    'does not say why',
  ],
])('names %s', (_name, lines, fault) => {
  expect(check(lines).join('\n')).toContain(fault)
})
