import { allRequests } from '@lumen/contracts/all-requests'
import type { ProcessName } from '@lumen/contracts/operation'

const heading = '## When something is away'
const servers = ['PostgreSQL', 'Redis', 'NATS']

/**
 * Holds the README of a service to what the contracts say that it asks: it tells what happens while each
 * of that, and of its servers, is away, and which test shows it.
 *
 * @param readTest the code of a test file; null: there is none
 * @returns what is wrong
 */
export function checkDegradation(
  name: ProcessName,
  readme: string,
  readTest: (path: string) => string | null,
): string[] {
  const [, section] = readme.split(heading)
  if (section === undefined) return [`has no “${heading}”`]
  const rows = section
    .split('\n')
    .filter((line) => /^\| (?!-|What )/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const told = rows.map(([, what]) => what ?? '').join('\n')
  const asked = Object.entries(allRequests)
    .filter(([, { callers }]) => callers.includes(name))
    .map(([request]) => `\`${request.split('.')[0]}\``)
  const missing = [...servers, ...new Set(asked)].filter((each) => !told.includes(each))
  return [
    ...missing.map((each) => `does not say what happens while ${each} is away`),
    ...rows.flatMap(([, what = '', , held = '']) => {
      const tests = [...held.matchAll(/`([^`]+)`/g)].map(([, test]) => test!)
      if (tests.length === 0) return [`${what}: held by no test`]
      return tests.flatMap((test) => {
        const [path = '', title = ''] = test.split(' › ')
        const code = readTest(path)
        if (code === null) return [`${what}: there is no ${path}`]
        return title !== '' && code.includes(title) ? [] : [`${what}: ${path} has no “${title}”`]
      })
    }),
  ]
}
