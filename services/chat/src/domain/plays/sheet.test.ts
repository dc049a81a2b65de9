import { sheetLimits } from '@lumen/contracts/chat/play-limits'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMarkFilter, readNotes } from './marks.ts'
import { keepsSheet, withNotes } from './sheet.ts'

describe('notes of a model', () => {
  it('are read with their names and values, in whatever signs', () => {
    const text = '她递来一盏灯。\n[[note: 灯油 = 半壶]] [[note：勇气＝7]] [[note: lamp =]] [[wink]]'
    expect(readNotes(text)).toEqual([
      { name: '灯油', value: '半壶' },
      { name: '勇气', value: '7' },
      { name: 'lamp', value: '' },
    ])
  })

  it('are left where they are too long, or none', () => {
    const long = 'x'.repeat(sheetLimits.value + 1)
    expect(readNotes(`[[note: a = ${long}]] [[note: = 3]] [[note: only a name]]`)).toEqual([])
  })

  it('are seen by nobody, wherever a text is cut into pieces', () => {
    const text = 'The door opens.\n\n[[note: keys = an iron one, a bent one]]'
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const filter = createMarkFilter()
        const shown = places.slice(1).map((to, at) => filter.push(text.slice(places[at], to)))
        expect(shown.join('') + filter.end()).toBe('The door opens.')
      }),
    )
  })
})

describe('a sheet', () => {
  it('keeps the place of a name, puts a new one last, and takes one off', () => {
    const sheet = [
      { name: 'health', value: '9' },
      { name: 'oil', value: 'full' },
    ]
    const notes = [
      { name: 'health', value: '7' },
      { name: 'oil', value: '' },
      { name: 'key', value: 'iron' },
    ]
    expect(withNotes(sheet, notes)).toEqual([
      { name: 'health', value: '7' },
      { name: 'key', value: 'iron' },
    ])
  })

  it('never has more than there is room for', () => {
    const notes = Array.from({ length: 20 }, (_, at) => ({ name: `n${at}`, value: 'x' }))
    expect(withNotes([], notes)).toHaveLength(sheetLimits.entries)
  })

  it('is kept where things are at stake only', () => {
    expect(keepsSheet({ category: 'fantasy' })).toBe(true)
    expect(keepsSheet({ category: 'therapy' })).toBe(false)
  })
})
