import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { keepMediaPrograms } from './media-programs-file.ts'
import type { findMediaProgram } from './media-programs.ts'

let folder: string
let file: string
const options = {
  packagesDir: '/nowhere',
  env: {},
  report: () => undefined,
  signal: AbortSignal.timeout(30_000),
}
const kept = () => JSON.parse(readFileSync(file, 'utf8')) as unknown

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumen-programs-file-'))
  file = join(folder, 'data', 'media-programs.json')
})

it('tells each program as soon as it is found, and why another is not there', async () => {
  const seen: unknown[] = []
  const find: typeof findMediaProgram = async (name) => {
    seen.push(kept())
    return name === 'ffmpeg'
      ? { program: { path: '/opt/ffmpeg', env: { A: 'b' }, origin: 'apt' } }
      : { reason: 'apt-get is not on the PATH' }
  }
  expect(await keepMediaPrograms(file, options, find)).toEqual(['apt-get is not on the PATH'])
  const ffmpeg = { path: '/opt/ffmpeg', env: { A: 'b' } }
  expect(seen).toEqual([{}, { ffmpeg }])
  expect(kept()).toEqual({ ffmpeg, 'espeak-ng': { reason: 'apt-get is not on the PATH' } })
})

it('lets what an earlier start found serve until it is looked for again', async () => {
  const espeak = join(folder, 'espeak-ng')
  writeFileSync(espeak, '')
  chmodSync(espeak, 0o755)
  const found = (path: string) => ({ program: { path, env: {}, origin: 'path' as const } })
  await keepMediaPrograms(file, options, async (name) =>
    found(name === 'ffmpeg' ? '/gone/ffmpeg' : espeak),
  )
  const stopped = keepMediaPrograms(file, options, () => Promise.reject(new Error('stopped')))
  await expect(stopped).rejects.toThrow('stopped')
  expect(kept()).toEqual({ 'espeak-ng': { path: espeak, env: {} } })
})
