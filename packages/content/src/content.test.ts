import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Type } from 'typebox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { compileContent } from './compile-content.ts'
import { defineRoom } from './define-room.ts'
import { Template } from './expand-template.ts'
import { openRoom } from './open-room.ts'

const list = Type.Object({ words: Type.Array(Type.String()) }, { additionalProperties: false })
const texts = Type.Record(Type.String(), Type.String())
const pets = defineRoom('pets', { list })

let folder: string
let compiled: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  compiled = join(folder, '.compiled')
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const compile = () => compileContent({ from: folder, to: compiled })

describe('compiled content', () => {
  test('says what its sources say; of YAML every value is a text', async () => {
    write('zh/pets/list.yaml', '# animals\nwords: [猫, no, 1990]\n')
    await compile()
    expect(openRoom(pets, compiled)('zh')).toEqual({ list: { words: ['猫', 'no', '1990'] } })
  })

  test('is written anew only where something has changed', async () => {
    write('zh/pets/list.yaml', 'words: [猫]')
    write('en/pets/list.yaml', 'words: [cat]')
    expect(await compile()).toBe(2)
    expect(await compile()).toBe(0)
    write('en/pets/list.yaml', 'words: [dog]')
    expect(await compile()).toBe(1)
    expect(openRoom(pets, compiled)('en').list.words).toEqual(['dog'])
  })

  test('stays as it was when a source cannot be read', async () => {
    write('zh/pets/list.yaml', 'words: [猫]')
    await compile()
    write('zh/pets/list.yaml', 'words: [狗]\nwords: [鸟]\n')
    await expect(compile()).rejects.toThrow(/list\.yaml:2: Map keys must be unique/)
    expect(openRoom(pets, compiled)('zh').list.words).toEqual(['猫'])
  })

  test('holds only the rooms that are asked for', async () => {
    write('zh/pets/list.yaml', 'words: [猫]')
    write('zh/home/list.yaml', 'words: [家]')
    await compileContent({ from: folder, to: compiled, rooms: ['pets'] })
    expect(readdirSync(compiled).some((file) => file.startsWith('home'))).toBe(false)
  })

  test('names what is missing or does not fit', async () => {
    expect(() => openRoom(pets, compiled)('zh')).toThrow('content/zh/pets is not compiled')
    write('zh/pets/list.yaml', 'words: 猫')
    write('en/pets/other.yaml', 'words: [cat]')
    await compile()
    const open = openRoom(pets, compiled)
    expect(() => open('zh')).toThrow('content/zh/pets/list: /words must be array')
    expect(() => open('en')).toThrow('content/en/pets/list is missing')
  })
})

describe('the check', () => {
  const languages = { zh: { script: 'Han' }, en: { script: 'Latin' } } as const
  const check = (...rooms: Parameters<typeof checkContent>[0]) =>
    checkContent(rooms, languages, folder)
  const messages = defineRoom('messages', { '*': texts }, 'interface')

  test('counts what is in order', () => {
    write('zh/messages/push.yaml', 'hello: 你好，{name}')
    write('en/messages/push.yaml', 'hello: Hello {name}')
    expect(check(messages)).toEqual({ faults: [], files: 2 })
  })

  test('names file and line of what does not fit its schema', () => {
    write('zh/pets/list.yaml', 'words: [猫]')
    write('en/pets/list.yaml', '\nwords:\n  - cat\n  - [dog]\n')
    expect(check(pets).faults).toEqual(['content/en/pets/list.yaml:4: /words/1 must be string'])
  })

  test('finds the line also where keys of a map are numbers, and a template that is not whole', () => {
    const houses = defineRoom('houses', { list: Type.Object({ 1: Type.Array(Template) }) })
    write('zh/houses/list.yaml', "1:\n  - '(家|屋)'\n  - '(家|屋'\n")
    write('en/houses/list.yaml', '1: [house]')
    expect(check(houses).faults).toEqual([
      'content/zh/houses/list.yaml:3: /1/1 ) is missing: (家|屋',
    ])
  })

  test('wants the same keys and slots in every language', () => {
    write('zh/messages/push.yaml', 'a: 有 {n} 个\nb: 二\n')
    write('en/messages/push.yaml', 'a: has {m}\nc: x\n')
    const { faults } = check(messages)
    expect(faults).toContain(
      'content/en/messages/push.yaml:1: a has the slots “m”, the first language has “n”',
    )
    expect(faults).toContain('content/en/messages/push.yaml:1: b is missing')
    expect(faults).toContain('content/en/messages/push.yaml:2: c is not in the first language')
  })

  test('asks for the plural forms of the language, and for texts in it', () => {
    write('zh/messages/push.yaml', "day_other: '{n} 天'\nname: 水晶\n")
    write('en/messages/push.yaml', "day_other: '{n} days'\nname: 水晶\n")
    const { faults } = check(messages)
    expect(faults).toContain('content/en/messages/push.yaml:1: day_one is missing')
    expect(faults).toContain('content/en/messages/push.yaml:2: name still has Chinese in it: 水晶')
  })

  test('lets prose leave a slot out, and name none that nobody fills', () => {
    const prose = defineRoom(
      'readings',
      { day: Type.Object({ lines: Type.Array(Type.String()) }) },
      'prose',
    )
    write('zh/readings/day.yaml', 'lines: ["月在{sign}", 平静]')
    write('en/readings/day.yaml', 'lines: [Calm]')
    expect(check(prose).faults).toEqual([])
    write('en/readings/day.yaml', 'lines: ["The moon in {house}"]')
    expect(check(prose).faults).toEqual([
      'content/en/readings/day.yaml:1: {house} is not a slot of the same text in the first language',
    ])
  })

  test('knows slots of one spelling only', () => {
    write('zh/messages/push.yaml', "hello: '你好，{name}'")
    write('en/messages/push.yaml', "hello: 'Hello {{name}}'")
    expect(check(messages).faults).toEqual([
      'content/en/messages/push.yaml:1: a slot is written {name}, in single braces',
    ])
  })

  test('misses files, rooms and languages, and finds those that nobody reads', () => {
    write('zh/pets/list.yaml', 'words: [猫]')
    write('zh/pets/more.yaml', 'words: [猫]')
    write('zh/attic/list.yaml', 'words: [猫]')
    write('xx/pets/list.yaml', 'words: [x]')
    const { faults } = check(pets)
    expect(faults).toContain('content/xx:1: not a language of languages.yaml')
    expect(faults).toContain('content/zh/attic:1: nothing declares this room')
    expect(faults).toContain('content/zh/pets/more.yaml:1: nothing declares this file')
    expect(faults).toContain('content/en/pets/list:1: the file is missing')
  })
})
