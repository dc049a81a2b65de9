import { describe, expect, it } from 'vitest'
import {
  checkedKey,
  checkedPrefix,
  contentTypeOf,
  exportKey,
  exportPrefix,
  fileEnding,
  isObjectKey,
  isObjectMime,
  mimeOfKey,
  objectKey,
  userExportsPrefix,
  userPrefix,
} from './object-key.ts'

const user = '018f0000-0000-7000-8000-000000000001'
const id = '018f0000-0000-7000-8000-000000000002'
const png = `u/${user}/2026-11/${id}.png`
const exported = `x/${user}/${id}/messages-1.sealed`
const parts = { userId: user, id, createdAt: new Date('2026-11-30T23:59:59Z'), mime: 'image/png' }

describe('the key of a file', () => {
  it('is of its user and month, and tells the type', () => {
    const made = objectKey({ ...parts, mime: 'image/png' })
    expect(made).toBe(png)
    expect(objectKey({ ...parts, mime: 'image/webp', variant: 'thumb' })).toBe(
      `u/${user}/2026-11/${id}-thumb.webp`,
    )
    expect(mimeOfKey(made)).toBe('image/png')
    expect(contentTypeOf(made)).toBe('image/png')
  })

  it.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
    ['mp3', 'audio/mpeg'],
    ['ogg', 'audio/ogg'],
    ['wav', 'audio/wav'],
    ['m4a', 'audio/mp4'],
    ['weba', 'audio/webm'],
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const)('ends with %s for %s', (ending, mime) => {
    expect(isObjectMime(mime)).toBe(true)
    expect(fileEnding(mime)).toBe(ending)
    expect(mimeOfKey(`u/${user}/2026-11/${id}.${ending}`)).toBe(mime)
  })

  it('has none of any other type', () => {
    expect(isObjectMime('text/html')).toBe(false)
    expect(isObjectMime('toString')).toBe(false)
  })

  it.each([
    { userId: `${user}/..` },
    { userId: '' },
    { id: 'x' },
    { variant: 'a/b' },
    { variant: '' },
    { variant: 'thirteensigns' },
    { variant: 'T' },
  ])('is none of %j', (change) => {
    expect(() => objectKey({ ...parts, mime: 'image/png', ...change })).toThrow(
      new TypeError('This is not the key of an object'),
    )
  })

  it.each([
    `/${png}`,
    `${png}/`,
    `${png}\n`,
    png.replace('u/', 'x/'),
    png.replace('.', ''),
    png.replace('.png', '.html'),
    png.replace('.png', '-.png'),
    png.replace('2026-11', '2026-13'),
    png.replace('2026-11', '2026-00'),
    png.replace('2026-11', '2026-1'),
    png.replace('2026-11', '../..'),
    png.replace(user, user.toUpperCase().replace('F', 'G')),
    png.replace(user, user.slice(1)),
    png.replace(user, `${user}0`),
    '',
  ])('is not %j', (key) => {
    expect(isObjectKey(key)).toBe(false)
    expect(() => checkedKey(key)).toThrow('This is not the key of an object')
    expect(() => mimeOfKey(key)).toThrow(new TypeError('This is not the key of a file'))
  })

  it.each(['2026-01', '2026-09', '2026-10', '2026-12'])('is of the month %s', (month) => {
    expect(checkedKey(png.replace('2026-11', month))).toContain(month)
  })
})

describe('the key of an export', () => {
  it('is of its user and export, and tells nothing of what is in it', () => {
    expect(exportKey(user, id, 'messages-1')).toBe(exported)
    expect(contentTypeOf(exported)).toBe('application/octet-stream')
    expect(() => mimeOfKey(exported)).toThrow('This is not the key of a file')
  })

  it.each([
    ['..', id, 'a'],
    [user, '', 'a'],
    [user, id, ''],
    [user, id, 'a/b'],
    [user, id, 'A'],
    [user, id, 'a'.repeat(81)],
  ])('is none of %s, %s, %s', (userId, exportId, name) => {
    expect(() => exportKey(userId, exportId, name)).toThrow(TypeError)
  })

  it.each([`/${exported}`, `${exported}x`, exported.replace('.', '-')])('is not %s', (key) => {
    expect(isObjectKey(key)).toBe(false)
    expect(() => contentTypeOf(key)).toThrow(TypeError)
  })
})

describe('a prefix', () => {
  it('holds what is one user’s, and of nobody whose id begins alike', () => {
    expect(userPrefix(user)).toBe(`u/${user}/`)
    expect(userExportsPrefix(user)).toBe(`x/${user}/`)
    expect(exportPrefix(user, id)).toBe(`x/${user}/${id}/`)
    for (const prefix of ['u/', 'x/', `u/${user}/2026-11/`])
      expect(checkedPrefix(prefix)).toBe(prefix)
  })

  it.each([
    '',
    '/',
    'u',
    'y/',
    `u/${user}`,
    `u/${user.slice(0, 8)}`,
    `u/${user}//`,
    `u/${user}/2026-13/`,
    `u/${user}/../`,
    `/u/${user}/`,
    `u/${user}/2026-11/x`,
    `x/${user}/${id}/a/`,
  ])('is not %j', (prefix) => {
    expect(() => checkedPrefix(prefix)).toThrow(
      new TypeError('Objects are not listed under this prefix'),
    )
  })

  it.each(['', '.', user.slice(1), `${user}/x`])('is of no user called %j', (userId) => {
    expect(() => userPrefix(userId)).toThrow(TypeError)
    expect(() => userExportsPrefix(userId)).toThrow(TypeError)
    expect(() => exportPrefix(userId, id)).toThrow(TypeError)
    expect(() => exportPrefix(user, userId)).toThrow(TypeError)
  })
})
