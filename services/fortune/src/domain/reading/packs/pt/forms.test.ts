import { describe, expect, it } from 'vitest'
import { element, light, planet, yours } from './forms.ts'
import { grammar } from './labels.ts'

describe('Portuguese names', () => {
  it('contract with the preposition', () => {
    expect(light('f', 'Lua')).toMatchObject({
      the: 'a Lua',
      of: 'da Lua',
      to: 'à Lua',
      toYours: 'à sua Lua natal',
    })
    expect(planet('m', 'Marte')).toMatchObject({ of: 'de Marte', held: 'o Marte', ofYours: 'do seu Marte natal' })
    expect(yours('fp', 'finanças')).toMatchObject({ base: 'finanças', in: 'nas suas finanças' })
    expect(element('f', 'Terra')).toMatchObject({ def: 'a Terra', of: 'da sua Terra' })
  })

  it('write the first of a month, a fraction of a degree and a capital', () => {
    expect(grammar.finish('no dia 1 de maio')).toBe('No dia 1º de maio')
    expect(grammar.finish('No dia 21 de maio')).toBe('No dia 21 de maio')
    expect(grammar.finish('Orbe de 1.6°')).toBe('Orbe de 1,6°')
  })
})
