import { expect, it } from 'vitest'
import { talkFileName } from './talk-file.ts'

it.each([
  ['忆晶', '忆晶 2026-11-23.md'],
  ['../../etc/passwd', 'etc passwd 2026-11-23.md'],
  ['C:\\a*b?"<x>|', 'C a b x 2026-11-23.md'],
  ['\u202egnp.exe', 'gnp.exe 2026-11-23.md'],
  ['...', '2026-11-23.md'],
])('names the file of %j as every system takes it', (companion, name) => {
  expect(talkFileName(companion, 'markdown', '2026-11-23')).toBe(name)
})
