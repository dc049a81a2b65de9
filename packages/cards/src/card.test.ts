import { describe, expect, it } from 'vitest'
import { characterCard } from './card.ts'
import { plainPicture, writeCardToPng } from './png.ts'

const card = characterCard({
  name: '小忆',
  description: 'Grew up by the sea.',
  personality: 'calm, curious',
  greeting: '你好 👋',
  exampleDialogue: '',
  instructions: 'Do not speak of work.',
  tags: ['calm'],
  createdAt: new Date('2026-01-02T03:04:05Z'),
  exportedAt: new Date('2026-11-23T00:00:00Z'),
  lore: [
    { id: 'a', keys: ['cat'], text: 'The cat is called Miso.' },
    { id: 'b', keys: [], text: 'Likes rain.' },
  ],
})

/** The value of a text chunk, found as other programs do. */
function textOf(png: Buffer, keyword: string): string | null {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    if (png.toString('latin1', at + 4, at + 8) === 'tEXt') {
      const end = data.indexOf(0)
      if (data.toString('latin1', 0, end) === keyword) return data.toString('latin1', end + 1)
    }
    at += length + 12
  }
  return null
}

describe('a character card', () => {
  it('has every field that the specification asks for', () => {
    expect(card).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0' })
    expect(card.data).toMatchObject({
      name: '小忆',
      first_mes: '你好 👋',
      group_only_greetings: [],
      alternate_greetings: [],
      creation_date: 1_767_323_045,
    })
  })

  it('keeps what it knows in a lorebook; what has no key is always told', () => {
    const { entries } = card.data.character_book!
    expect(entries[0]).toMatchObject({ keys: ['cat'], use_regex: false, insertion_order: 0 })
    expect(entries[0]).not.toHaveProperty('constant')
    expect(entries[1]).toMatchObject({ keys: [], constant: true })
  })

  it('is read back from the picture, once', () => {
    const twice = writeCardToPng(writeCardToPng(plainPicture('x', 8), card), card)
    expect(JSON.parse(Buffer.from(textOf(twice, 'ccv3')!, 'base64').toString('utf8'))).toEqual(card)
    expect(twice.toString('latin1').split('ccv3')).toHaveLength(2)
  })

  it('is not written into what is no picture, or a broken one', () => {
    expect(() => writeCardToPng(Buffer.from('GIF89a'), card)).toThrow('no PNG')
    expect(() => writeCardToPng(plainPicture('x', 8).subarray(0, 40), card)).toThrow('cut short')
  })
})
