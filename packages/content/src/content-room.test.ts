import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Type } from 'typebox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openContentRoom } from './content-room.ts'

const words = Type.Object({ words: Type.Array(Type.String()) }, { additionalProperties: false })

describe('a room of the content', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
    mkdirSync(join(folder, 'zh/room'), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (text: string) => writeFileSync(join(folder, 'zh/room/list.json'), text)
  const open = () => openContentRoom('room', pathToFileURL(`${folder}/`))

  test('gives what a file says, and reads it once', () => {
    write('{"words":["猫"]}')
    const room = open()
    expect(room('zh', 'list', words)).toEqual({ words: ['猫'] })
    write('{"words":[]}')
    expect(room('zh', 'list', words)).toEqual({ words: ['猫'] })
  })

  test('names the file that is missing, broken or does not fit', () => {
    expect(() => open()('zh', 'list', words)).toThrow('content/zh/room/list.json: ENOENT')
    write('{"words":')
    expect(() => open()('zh', 'list', words)).toThrow(/^content\/zh\/room\/list\.json: .*JSON/)
    write('{"words":["a",1]}')
    expect(() => open()('zh', 'list', words)).toThrow('content/zh/room/list.json: /words/1')
  })
})
