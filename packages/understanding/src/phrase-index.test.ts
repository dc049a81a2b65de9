import { describe, expect, test } from 'vitest'
import { toMatchable } from './matchable.ts'
import { createPhraseIndex } from './phrase-index.ts'

/** What phrases find in a text, in the words that were written. */
function found(phrases: string[], written: string, particles: string[] = []): string[] {
  const text = toMatchable(written)
  const find = createPhraseIndex(
    phrases.map((phrase) => ['x', phrase] as const),
    new Set(particles),
  )
  return find(text).map(({ start, end }) => written.slice(text.at[start], text.at[end]))
}

describe('phrases', () => {
  test('end where words end, unless they may go on', () => {
    expect(found(['son'], 'my son, a person, two sons')).toEqual(['son'])
    expect(found(['work*'], 'work, worked, homework')).toEqual(['work', 'work'])
    expect(found(['~allergi*'], 'eine Nussallergie')).toEqual(['allergi'])
  })

  test('are found whatever the case, the width and the accents', () => {
    expect(found(['mère'], 'Ma MERE et sa mère')).toEqual(['MERE', 'mère'])
    expect(found(['ガ'], 'ｶﾞﾗｽではなくガラス')).toEqual(['ガ'])
  })

  test('stand for numbers by #', () => {
    expect(found(['#岁'], '她14岁，他６岁')).toEqual(['14岁', '６岁'])
  })

  test('leap gaps, but not long ones and not into the next sentence', () => {
    expect(found(['how … son'], 'how old is my son?')).toEqual(['how old is my son'])
    expect(found(['how … son'], 'how nice. my son')).toEqual([])
    expect(found(['how … son'], `how ${'very '.repeat(9)} son`)).toEqual([])
  })

  test('hold to the start and the end of a sentence', () => {
    expect(found(['^no'], 'no way. yes and no')).toEqual(['no'])
    expect(found(['吗$'], '吗啡是药吗？')).toEqual(['吗'])
  })

  test('take particles in Korean and nothing else', () => {
    expect(found(['개'], '개는 개인 개', ['는'])).toEqual(['개', '개'])
  })

  test('must say something', () => {
    expect(() => createPhraseIndex([['x', 'how … ']])).toThrow('“how … ” of x has an empty part')
  })
})
