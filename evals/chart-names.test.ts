import { readFileSync } from 'node:fs'
import { tenGods } from '@lumen/contracts/fortune/names'
import { languages } from '@lumen/contracts/languages'
import { formOf } from '@lumen/fortune/domain/reading/pack/text'
import { packFor } from '@lumen/fortune/readings'
import { describe, expect, it } from 'vitest'

/** What the board of the four pillars calls things, by their Chinese names. */
const boardNames = (language: string) => {
  const file = new URL(`../content/${language}/app/eastern.json`, import.meta.url)
  const { term } = JSON.parse(readFileSync(file, 'utf8')) as {
    term: Record<string, { name: string }>
  }
  return (han: string) => term[han]!.name.toLowerCase()
}

describe.each(languages)('The board and the readings in %s', (language) => {
  it('call ten gods, 刑 and 害 by one name', async () => {
    const onBoard = boardNames(language)
    const { gods, relations } = packFor(language).names
    const told = [
      ...tenGods.map((god) => [god, formOf(gods[god])] as const),
      ['刑', relations.punish] as const,
      ['害', relations.harm] as const,
    ]
    // A reading sets the Chinese name behind its own, and in Chinese says 相刑 of two branches.
    for (const [han, name] of told)
      expect(
        formOf(name)
          .replace(new RegExp(` ${han}$|^相`), '')
          .toLowerCase(),
        han,
      ).toBe(onBoard(han))
  })
})
