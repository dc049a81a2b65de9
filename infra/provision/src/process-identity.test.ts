import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { identifyProcess, isAlive, isRunning, parseProcStat } from './process-identity.ts'

test('reads a name with spaces and parentheses', () => {
  const numbers = Array.from({ length: 22 }, (_, index) => String(index + 4)).join(' ')
  expect(parseProcStat(`42 (a (b) c) S ${numbers}`)).toEqual({
    name: 'a (b) c',
    state: 'S',
    startTicks: '22',
  })
  expect(parseProcStat('')).toBeUndefined()
})

test('tells a process from one that only has its pid', () => {
  const self = identifyProcess(process.pid)
  expect(self).toBeDefined()
  if (self === undefined) return
  expect(isRunning(self)).toBe(true)
  expect(isAlive({ ...self, name: 'another' })).toBe(true)
  expect(isRunning({ ...self, name: 'another' })).toBe(false)
  expect(isAlive({ ...self, start: 'earlier' })).toBe(false)
  expect(isRunning({ ...self, start: 'earlier' })).toBe(false)
})

test('an ended process is none', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  const identity = identifyProcess(child.pid ?? 0)
  expect(identity && isAlive(identity)).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(identity && isAlive(identity)).toBe(false)
})

test('nonsense pids are no process', () => {
  for (const pid of [0, -1, 1.5, Number.NaN]) expect(identifyProcess(pid)).toBeUndefined()
})
