import { serviceNames } from '@lumen/contracts/operation'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './paths.ts'

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const filesWithSettings = [
  'services/*/src/config.ts',
  'packages/ai/src/config.ts',
  'packages/mail/src/config.ts',
  'packages/objects/src/config.ts',
  'infra/*/src/*.ts',
]

it('documents every variable that configures the product', () => {
  const documented = new Set(
    [...read('.env.example').matchAll(/^# ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  )
  const used = globSync(filesWithSettings, { cwd: repositoryRoot })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [
      // A property of a configuration schema, a name read from env, a quoted OpenAI name.
      ...read(path).matchAll(/^ {2}([A-Z][A-Z0-9]*_[A-Z0-9_]+):/gm),
      ...read(path).matchAll(/\benv(?:\['|\.)([A-Z][A-Z0-9_]+)/g),
      ...read(path).matchAll(/'(OPENAI_[A-Z_]+)'/g),
    ])
    .map(([, name]) => name)
  expect(used.length).toBeGreaterThan(40)
  const fromTheSystem = new Set(['PATH', 'PLAYWRIGHT_BROWSERS_PATH'])
  const urls = serviceNames.map((name) => `${name.toUpperCase()}_URL`)
  const missing = new Set([...used, ...urls].filter((name) => !documented.has(name)))
  expect([...missing].filter((name) => !fromTheSystem.has(name ?? ''))).toEqual([])
})
