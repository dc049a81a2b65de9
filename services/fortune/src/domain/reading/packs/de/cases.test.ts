import { describe, expect, it } from 'vitest'
import { animal, light, planet, topic, zodiacSign } from './cases.ts'

describe('German names', () => {
  it('decline with their article', () => {
    expect(zodiacSign('m', 'Löwe', { oblique: 'Löwen' })).toMatchObject({
      base: 'Löwe',
      nom: 'der Löwe',
      acc: 'den Löwen',
      in: 'im Löwen',
      into: 'in den Löwen',
    })
    expect(zodiacSign('pl', 'Fische', { one: 'Fisch', dative: 'Fischen' })).toMatchObject({
      one: 'Fisch',
      in: 'in den Fischen',
      into: 'in die Fische',
    })
    expect(animal('m', 'Hase', 'Hasen', 'Hasen')).toMatchObject({
      gen: 'des Hasen',
      dat: 'dem Hasen',
      to: 'zum Hasen',
    })
    expect(light('f', 'Sonne')).toMatchObject({ Nom: 'Die Sonne', yourDat: 'deiner' })
  })

  it('keep the article away from planets, and put “dein” before a topic', () => {
    expect(planet('m', 'Merkur')).toMatchObject({ from: 'von Merkur', yourAcc: 'deinen' })
    expect(topic('pl', 'Bindungen', 'Bindungen', 'eng')).toEqual({
      base: 'enge Bindungen',
      acc: 'deine engen Bindungen',
      dat: 'deinen engen Bindungen',
    })
    expect(topic('m', 'Alltag')).toMatchObject({ acc: 'deinen Alltag', dat: 'deinem Alltag' })
  })
})
