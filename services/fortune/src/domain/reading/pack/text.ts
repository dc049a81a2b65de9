import type { Grammar } from './grammar.ts'

/** A sentence or two with slots in braces: `{sign}`, or `{sign.gen}` for a form of a name. */
export type Line = string

/**
 * Lines that say the same of one factor. One is enough; where the type says two or three, write
 * them: the day’s number walks through them, so neighbours in time never share a line.
 */
export type Pool = readonly Line[]

/**
 * A name. Languages with cases or articles give forms beside `base`, under keys of their own
 * (`gen`, `dat`, `in`…), and ask for them in their lines: `{sign.dat}`. A form that a name lacks
 * falls back to `base`.
 */
export type Name = string | ({ readonly base: string } & Readonly<Record<string, string>>)

/** Twelve entries: houses 1 to 12, or day officers from 建 to 闭. */
export type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T]

/** What fills the slots of a line. */
export type Slots = Readonly<Record<string, Name | number>>

/** A name in one of its forms. */
export const formOf = (name: Name | number, form = 'base'): string =>
  typeof name === 'object' ? (name[form] ?? name.base) : String(name)

const slotPattern = /\{(\w+)(?:\.(\w+))?\}/g

/** @throws RangeError for a slot that nothing fills: the line belongs to another pool */
export function fill(line: Line, slots: Slots, grammar: Grammar): string {
  const text = line.replace(slotPattern, (_, slot: string, form: string | undefined) => {
    const value = slots[slot]
    if (value === undefined) throw new RangeError(`Nothing fills {${slot}} in: ${line}`)
    return formOf(value, form)
  })
  return grammar.finish(text)
}
