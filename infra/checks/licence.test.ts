import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

it('is the MIT licence, everywhere', () => {
  expect(read('LICENSE')).toMatch(/^MIT License/)
  const packages = globSync('{.,web,evals,benches,{packages,services,infra}/*}/package.json', {
    cwd: root,
  })
  expect(packages.length).toBeGreaterThan(20)
  for (const path of packages)
    expect([path, (JSON.parse(read(path)) as { license?: string }).license]).toEqual([path, 'MIT'])
})
