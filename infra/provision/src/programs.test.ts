import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  candidatesIn,
  candidatesOnPath,
  checkProgram,
  librariesIn,
  parseVersion,
  type ProgramSpec,
} from './programs.ts'

const root = mkdtempSync(join(tmpdir(), 'lumen-programs-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const spec: ProgramSpec = {
  names: ['first', 'second'],
  packages: [],
  directories: [join(root, 'versions/*/bin')],
  unpacked: ['usr/lib/x/*/bin', 'usr/bin'],
  minimum: { major: 6, minor: 2 },
}
const signal = new AbortController().signal

function program(path: string, text = '#!/bin/sh\necho v=7.0.15\n'): string {
  const full = join(root, path)
  mkdirSync(join(full, '..'), { recursive: true })
  writeFileSync(full, text)
  chmodSync(full, 0o755)
  return full
}

test.each([
  ['postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', { major: 15, minor: 18 }],
  ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0', { major: 7, minor: 0 }],
  ['nats-server: v2.9.10', { major: 2, minor: 9 }],
  ['no number', undefined],
])('reads the version of %s', (text, version) => {
  expect(parseVersion(text)).toEqual(version)
})

test('looks on the PATH first, then in versioned directories, newest first', () => {
  const second = program('path/second')
  const old = program('versions/9/bin/first')
  const fresh = program('versions/15/bin/first')
  writeFileSync(join(root, 'path/first'), 'not executable', { mode: 0o644 })
  const found = candidatesOnPath(spec, { PATH: `/nowhere::${join(root, 'path')}` })
  expect(found).toEqual([fresh, old, second])
})

test('looks into an unpacked package, and for its libraries', () => {
  const inside = program('package/usr/lib/x/15/bin/second')
  program('package/usr/lib/x86_64-linux-gnu/libx.so.1')
  expect(candidatesIn(join(root, 'package'), spec)).toEqual([inside])
  expect(librariesIn(join(root, 'package'))).toEqual([
    join(root, 'package/usr/lib/x86_64-linux-gnu'),
  ])
})

test('a program must start and be new enough', async () => {
  const good = program('check/good')
  expect(await checkProgram(good, spec, { signal })).toEqual({
    program: { path: good, version: { major: 7, minor: 0 }, libraries: [] },
  })
  const old = program('check/old', '#!/bin/sh\necho v=6.0.1\n')
  expect(await checkProgram(old, spec, { signal })).toEqual({
    reason: `${old} is 6.0, older than 6.2`,
  })
  const broken = program('check/broken', '#!/bin/sh\necho "libx.so.1: not found" >&2\nexit 127\n')
  expect(await checkProgram(broken, spec, { signal })).toEqual({
    reason: `${broken} does not run: libx.so.1: not found`,
  })
})
