import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const root = resolve(import.meta.dirname, '..', '..')

/** A copy of what the generator reads and its service imports, with the installed packages beside it. */
function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lumen-new-service-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  const copied = [
    'tsconfig.base.json',
    'docker-compose.yml',
    '.env.example',
    'infra/generators',
    'infra/stack/package.json',
    'infra/stack/src/services.ts',
    ...['ai', 'bus', 'contracts', 'database', 'http', 'jobs', 'objects', 'runtime', 'service'].map(
      (name) => `packages/${name}`,
    ),
  ]
  for (const path of copied) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@lumen'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@lumen')
      symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction')
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@lumen', name), 'junction')
  return copy
}

it('writes a service whose types fit, and enters it where services are listed', () => {
  const copy = copyOfRepository()
  const run = (script: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(copy, script), ...words], {
      cwd: copy,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  run('infra/generators/new-service.mjs', 'weather')
  const ofService = { extends: './tsconfig.base.json', include: ['services/weather'] }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(ofService))
  expect(run('node_modules/typescript/bin/tsc', '-p', '.', '--noEmit')).toBe('')
  const entered = (path: string) => readFileSync(join(copy, path), 'utf8')
  expect(entered('infra/stack/src/services.ts')).toContain(').startWeather,')
  for (const setting of [
    'DATABASE_URL',
    'DATABASE_POOL',
    'DATABASE_REPLICA_ADDRESS',
    'NATS_PASS',
    'PORT',
  ])
    for (const path of ['docker-compose.yml', '.env.example'])
      expect(entered(path)).toContain(`WEATHER_${setting}`)
  expect(() => run('infra/generators/new-service.mjs', 'weather')).toThrow(/exists already/)
})
