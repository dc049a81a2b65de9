import { expect, it } from 'vitest'
import { isReflectionDue } from './reflection-due.ts'

const today = 20_000
it.each([
  [true, 'after a long talk', { newMessages: 30, lastSaidOn: today, reflectedOn: null }],
  [false, 'of a short one', { newMessages: 29, lastSaidOn: today, reflectedOn: null }],
  [true, 'once its day is over', { newMessages: 12, lastSaidOn: today - 1, reflectedOn: null }],
  [false, 'of a few words', { newMessages: 11, lastSaidOn: today - 1, reflectedOn: null }],
  [false, 'twice a day', { newMessages: 90, lastSaidOn: today, reflectedOn: today }],
  [true, 'the next day', { newMessages: 30, lastSaidOn: today, reflectedOn: today - 1 }],
])('is %s %s', (due, _when, talk) => {
  expect(isReflectionDue(talk, today)).toBe(due)
})
