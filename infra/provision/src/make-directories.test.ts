import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { makeDirectories } from './make-directories.ts'
import { provision } from './provision.ts'

const temporary = () => {
  const path = mkdtempSync(join(tmpdir(), 'lumen-directories-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

it('makes what is missing, and leaves what is there', () => {
  const path = join(temporary(), 'a', 'b', 'c')
  makeDirectories(path)
  makeDirectories(path)
  expect(statSync(path).isDirectory()).toBe(true)
})

it('fails where a file is in the way', () => {
  const file = join(temporary(), 'file')
  writeFileSync(file, '')
  expect(() => makeDirectories(file)).toThrow('is no directory')
  expect(() => makeDirectories(join(file, 'below'))).toThrow('ENOTDIR')
})

it.runIf(process.platform === 'linux')(
  'fails at once where the system makes no directories',
  async () => {
    expect(() => makeDirectories('/proc/lumen/data')).toThrow('ENOENT')
    await expect(provision({ dataDir: '/proc/lumen/data' })).rejects.toThrow(
      'Cannot make /proc/lumen/data (ENOENT)',
    )
  },
)
