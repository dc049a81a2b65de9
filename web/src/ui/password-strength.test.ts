import { expect, it } from 'vitest'
import { strengthOf } from './password-strength'

it.each([
  ['', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['password', 'weak'],
  ['long enough', 'fair'],
  ['x7#kQ!m2vB', 'good'],
  ['correct horse battery staple', 'strong'],
  ['我家的猫叫土豆它爱睡觉', 'strong'],
] as const)('finds %j %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})
