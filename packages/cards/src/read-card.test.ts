import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withNames } from './card-text.ts'
import { companionCard } from './companion-card.ts'
import { plainPicture, writeCardToPng } from './png.ts'
import { TextTooLarge, textOfPng } from './png-text.ts'
import { cardLimits, type CardError, readCard } from './read-card.ts'

const json = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8')
const first = { name: 'Ada', description: 'Counts.', first_mes: 'Hi.', mes_example: '' }
const second = (data: object) => ({ spec: 'chara_card_v2', spec_version: '2.0', data })
const base64 = (value: unknown) => json(value).toString('base64')

/** A PNG with one more chunk before its end. */
function pngWith(type: string, data: Buffer): Buffer {
  const png = plainPicture('x', 8)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)])
}
const problemOf = (bytes: Uint8Array) => {
  try {
    readCard(bytes)
    return null
  } catch (error) {
    return (error as CardError).problem
  }
}

describe('a character card is read', () => {
  it('of version 1, 2 and 3, as JSON', () => {
    expect(readCard(json(first)).card).toMatchObject({ version: 1, name: 'Ada', greeting: 'Hi.' })
    const two = readCard(json(second({ ...first, alternate_greetings: ['Yo', 7], tags: ['calm'] })))
    expect(two).toMatchObject({
      picture: false,
      card: { version: 2, description: 'Counts.', greetings: 1, tags: ['calm'] },
    })
    const three = { spec: 'chara_card_v3', data: { ...first, nickname: 'Countess' } }
    expect(readCard(json(three)).card).toMatchObject({ version: 3, name: 'Countess' })
  })

  it('out of a picture, wherever programs put it, the newest version first', () => {
    const text = Buffer.from(base64(second(first)), 'latin1')
    const three = Buffer.from(base64({ spec: 'chara_card_v3', data: first }), 'latin1')
    const places: [string, Buffer][] = [
      ['tEXt', Buffer.concat([Buffer.from('chara\0'), text])],
      ['zTXt', Buffer.concat([Buffer.from('chara\0\0'), deflateSync(text)])],
      ['iTXt', Buffer.concat([Buffer.from('chara\0\0\0en\0Figur\0'), text])],
      ['iTXt', Buffer.concat([Buffer.from('chara\0\u0001\0\0\0'), deflateSync(text)])],
      ['iTXt', Buffer.concat([Buffer.from('chara\0\0\0\0\0'), json(second(first))])],
    ]
    for (const [type, data] of places)
      expect(readCard(pngWith(type, data))).toMatchObject({ picture: true, card: { version: 2 } })
    const both = pngWith('tEXt', Buffer.concat([Buffer.from('ccv3\0'), three]))
    const chunk = pngWith(...places[0]!).subarray(plainPicture('x', 8).length - 12, -12)
    const png = Buffer.concat([both.subarray(0, -12), chunk, both.subarray(-12)])
    expect(readCard(png).card.version).toBe(3)
  })

  it('as it was written here, with all that is known', () => {
    const companion = {
      name: '小忆',
      mood: 'calm',
      backstory: '在海边长大。',
      personality: { empathy: 1, creativity: 2, intelligence: 3, humor: 4, traits: ['calm'] },
      birth: null,
      persona: {
        speakingStyle: '话不多。',
        exampleDialogue: null,
        boundaries: '不谈工作。',
        greeting: '你好 👋',
        lorebook: [{ keys: ['猫'], text: '猫叫味噌。' }],
      },
    }
    const dates = { createdAt: new Date(0), exportedAt: new Date(0) }
    const png = writeCardToPng(plainPicture('x', 8), companionCard(companion, dates))
    expect(readCard(png).card).toMatchObject({
      name: '小忆',
      description: '在海边长大。',
      instructions: '不谈工作。',
      greeting: '你好 👋',
      tags: ['calm'],
      lore: [{ keys: ['猫'], text: '猫叫味噌。', enabled: true }],
      own: { mood: 'calm', speakingStyle: '话不多。', empathy: 1, humor: 4 },
    })
  })

  it('with notes of either form, in their order', () => {
    const note = { content: 'b', keys: ['k'], insertion_order: 2 }
    const entries = {
      7: { key: ['x'], content: '@@depth 4\nlate', order: 9, disable: true },
      8: { ...note, use_regex: true, constant: true },
      9: { content: '', keys: ['empty'] },
      10: 'no note',
    }
    expect(readCard(json(second({ ...first, character_book: { entries } }))).card.lore).toEqual([
      { keys: ['k'], text: 'b', enabled: true, constant: true, pattern: true },
      { keys: ['x'], text: 'late', enabled: false, constant: false, pattern: false },
    ])
  })
})

describe('a hostile card', () => {
  it('of wrong types is taken as far as it is text', () => {
    const card = second({
      name: 'A\u202Ed\u0000a\n<script>alert(1)</script>',
      description: 'ok\uD800',
      personality: { toString: 'x' },
      first_mes: 42,
      tags: [['deep'], null, 'calm', 3],
      character_book: { entries: [null, 7, { content: { a: 1 }, keys: 'k' }] },
      alternate_greetings: 'none',
      assets: {},
      extensions: { lumen: ['x'] },
    })
    expect(readCard(json(card)).card).toMatchObject({
      name: 'Ada <script>alert(1)</script>',
      description: 'ok\uFFFD',
      personality: '',
      greeting: '',
      tags: ['calm'],
      lore: [],
      greetings: 0,
      assets: 0,
      own: {},
    })
  })

  it('that is no card, broken or cut short is refused', () => {
    expect(problemOf(Buffer.from('GIF89a'))).toBe('no-card')
    expect(problemOf(json({ name: 'package', version: '1' }))).toBe('no-card')
    expect(problemOf(json([first]))).toBe('no-card')
    expect(problemOf(Buffer.from('{"name":'))).toBe('broken')
    expect(problemOf(plainPicture('x', 8))).toBe('no-card')
    expect(problemOf(plainPicture('x', 8).subarray(0, 40))).toBe('broken')
    expect(problemOf(pngWith('iTXt', Buffer.from('chara\0\0\0')))).toBe('broken')
    expect(problemOf(pngWith('zTXt', Buffer.from('chara\0\0junk')))).toBe('broken')
    expect(problemOf(Buffer.from(`{"name":"a","description":${'['.repeat(200_000)}`))).toBe(
      'broken',
    )
  })

  it('that is too large is refused before it is unpacked or read', () => {
    const bomb = deflateSync(Buffer.alloc(cardLimits.textBytes * 4, 0x41))
    expect(bomb.length).toBeLessThan(100_000)
    expect(problemOf(pngWith('zTXt', Buffer.concat([Buffer.from('chara\0\0'), bomb])))).toBe(
      'too-large',
    )
    const bombed = pngWith('zTXt', Buffer.concat([Buffer.from('chara\0\0'), bomb]))
    expect(() => textOfPng(bombed, ['chara'], 1_000)).toThrow(TextTooLarge)
    expect(problemOf(Buffer.alloc(cardLimits.textBytes + 1, 0x20))).toBe('too-large')
  })

  it('with 5 MB of lore, or very many notes, is read', () => {
    const note = { content: 'x'.repeat(500), keys: ['k'] }
    const book = { entries: Array.from({ length: 10_000 }, () => note) }
    expect(readCard(json(second({ ...first, character_book: book }))).card.lore).toHaveLength(
      10_000,
    )
    const many = {
      entries: Array.from({ length: cardLimits.entries + 5 }, () => ({ content: 'x' })),
    }
    expect(readCard(json(second({ ...first, character_book: many }))).card).toMatchObject({
      loreBeyond: 5,
    })
  })
})

it('shows names for the macros of a card, and nothing for those of other programs', () => {
  const names = { char: 'Ada', user: '{{char}} & Sam' }
  expect(withNames('{{Char}} greets {{ user }}, <USER>.{{// note}}', names)).toBe(
    'Ada greets {{char}} & Sam, {{char}} & Sam.',
  )
  expect(withNames('<START>\n{{random:red,blue}} {{random::1::2}} {{getvar::x}}!', names)).toBe(
    'red 1 !',
  )
})
