import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { weaknessOf } from './weak-password.ts'

const weakness = (password: string) =>
  weaknessOf(password, ['maria.silva@example.com', '小林同学'], isCommonPassword)

describe('a password', () => {
  it.each([
    ['        ', 'blank'],
    ['　　　　　　　　', 'blank'],
    ['password', 'common'],
    ['PASSWORD', 'common'],
    ['Password1', 'common'],
    ['p4$$w0rd', 'common'],
    ['12345678', 'common'],
    ['iloveyou1', 'common'],
    ['qwertyuiop', 'common'],
    ['aaaaaaaaaa', 'common'],
    ['abababababab', 'common'],
    ['Lumen2026!', 'common'],
    ['忆晶123456', 'common'],
    ['Lum3nAdm1n', 'common'],
    ['passwordpassword', 'common'],
    ['lumen123', 'common'],
    ['LumenLumen', 'common'],
    ['maria.silva', 'personal'],
    ['maria.silva2024', 'personal'],
    ['小林同学', 'personal'],
    ['小林同学2024', 'personal'],
  ])('like %j is refused as %s', (password, expected) => {
    expect(weakness(password)).toBe(expected)
  })

  it.each([
    'correct horse battery',
    'staple correct horse',
    'long enough',
    'lumen am Morgen',
    'ein blauer Fisch',
    '我家的猫叫土豆',
    'maria.silva liebt Regen',
    'x7#kQ!m2vB',
  ])('like %j is taken', (password) => {
    expect(weakness(password)).toBeNull()
  })
})
