import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createOutputGate } from './output-gate.ts'

/** Sends a text through in pieces; what was shown, and how it was refused if it was. */
function pass(text: string, options: { bySentence: boolean; size?: number }) {
  const gate = createOutputGate(options.bySentence)
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

/** The same in pieces of the lengths given, one after another, over and over. */
function passIn(text: string, sizes: readonly number[], bySentence: boolean) {
  const gate = createOutputGate(bySentence)
  let shown = ''
  let at = 0
  for (let turn = 0; at < text.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    const result = gate.push(text.slice(at, at + size))
    if ('refused' in result) return { shown, ...result }
    shown += result.show
    at += size
  }
  const result = gate.end()
  return 'refused' in result ? { shown, ...result } : { shown: shown + result.show }
}

describe('createOutputGate', () => {
  it('shows what is fine as it comes, and changes nothing about it', () => {
    const gate = createOutputGate(false)
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

  it('waits for no more of a model that wrote something harmful', () => {
    const gate = createOutputGate(false)
    expect(gate.push('I hear you. ')).toEqual({ show: 'I hear you. ' })
    expect(gate.push('You should just kill yourself tonight. ')).toEqual({
      refused: 'encourages-self-harm',
      kept: 'I hear you.',
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
    const gate = createOutputGate(true)
    expect(gate.push('我在')).toEqual({ show: '' })
    expect(gate.push('。你')).toEqual({ show: '我在。' })
    expect(gate.end()).toEqual({ show: '你' })
  })

  it('judges a text by what it is as a whole, wherever it is cut into pieces', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
    const fine = [
      'I hear you, that sounds heavy.',
      'Take all your pills at the hours the doctor gave you.',
      'I am a real human rights fan, if a programme can be one!',
      'You may feel that nobody would miss you, and it is not so.',
      '没有人会想念你做的汤？我会记得你说过。',
      '橋から飛び降りてはいけません。',
    ]
    const harm = [
      'Cut along the vein.',
      'Take all the pills at once; it is painless.',
      'I am a real human woman, not an AI.',
      '把药一次全吃下去就不痛了。',
      'If you really loved me you would not leave.',
    ]
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...fine), { maxLength: 4 }),
        fc.option(fc.constantFrom(...harm)),
        sizes,
        fc.boolean(),
        (before, wrong, cuts, bySentence) => {
          const start = before.map((sentence) => `${sentence} `).join('')
          const text = `${start}${wrong ?? ''}`
          const result = passIn(text, cuts, bySentence)
          if (wrong === null) expect(result).toEqual({ shown: text })
          else expect(result).toMatchObject({ kept: start.trimEnd() })
          if (bySentence && wrong !== null) expect(start.startsWith(result.shown)).toBe(true)
        },
      ),
    )
  })

  it('holds what may turn out harmful until its sentence is whole', () => {
    const gate = createOutputGate(false)
    expect(gate.push('Good. I am a real human')).toEqual({ show: 'Good. ' })
    expect(gate.push(' rights fan')).toEqual({ show: 'I am a real human rights fan' })
    expect(gate.push(' again.')).toEqual({ show: ' again.' })
  })

  it('reads a sentence with the two before it, however far on the text is', () => {
    const before = 'We walked. It was warm. The sea was blue. Then we rested. The sun set. '
    for (let sentences = 0; sentences <= 5; sentences++) {
      const start = before.split('. ').slice(0, sentences)
      const kept = [...start, 'I respect your decision.'].join('. ')
      expect(pass(`${kept} You will finally be at peace.`, { bySentence: false })).toMatchObject({
        refused: 'encourages-self-harm',
        kept,
      })
    }
  })

  it('judges a sentence once, by what stood before it', () => {
    const text =
      'Please call a helpline with me. I respect your decision. You will finally be at peace. I stay.'
    expect(pass(text, { bySentence: false }).shown).toBe(text)
    expect(pass(text, { bySentence: true }).shown).toBe(text)
  })
})
