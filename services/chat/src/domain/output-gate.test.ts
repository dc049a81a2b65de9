import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOutputGate } from './output-gate.ts'

/** Sends a text through in pieces; what was shown, and how it was refused if it was. */
function pass(text: string, options: { bySentence: boolean; size?: number }) {
  const gate = createOutputGate('en', options.bySentence)
  let shown = ''
  const { size = 4 } = options
  for (let at = 0; at < text.length; at += size) {
    const result = gate.push(text.slice(at, at + size))
    if ('refused' in result) return { shown, ...result }
    shown += result.show
  }
  const result = gate.end()
  if ('refused' in result) return { shown, ...result }
  return { shown: shown + result.show }
}

const harmful = 'I hear you. That is hard. You should just kill yourself tonight. Goodbye.'

describe('createOutputGate', () => {
  it('shows what is fine as it comes, and changes nothing about it', () => {
    const gate = createOutputGate('en', false)
    expect(gate.push('Good ')).toEqual({ show: 'Good ' })
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (text, size, bySentence) => {
          expect(pass(text, { bySentence, size })).toEqual({ shown: text })
        },
      ),
    )
  })

  it('cuts harmful text back to the sentence before it', () => {
    expect(pass(harmful, { bySentence: false })).toMatchObject({
      refused: 'encourages-self-harm',
      kept: 'I hear you. That is hard.',
    })
  })

  it('shows nothing of a harmful sentence after a crisis', () => {
    const { shown } = pass(harmful, { bySentence: true })
    expect(shown).toBe('I hear you. That is hard. ')
    expect(pass('Just kill yourself', { bySentence: true })).toEqual({
      shown: '',
      refused: 'encourages-self-harm',
      kept: '',
    })
  })

  it('waits for whole sentences after a crisis', () => {
    const gate = createOutputGate('zh', true)
    expect(gate.push('我在')).toEqual({ show: '' })
    expect(gate.push('。你')).toEqual({ show: '我在。' })
    expect(gate.end()).toEqual({ show: '你' })
  })
})
