import { type Static, type TProperties, type TSchema, Type } from 'typebox'

/** A sentence or two with slots in braces: `{sign}`, or `{sign.gen}` for a form of a name. */
export type Line = string

/** @param slots what may stand in its braces */
export const Line = (...slots: readonly string[]) =>
  Type.String({
    pattern:
      slots.length === 0
        ? '^[^{}]*[^{}\\s][^{}]*$'
        : `^(?=.*\\S)(?:[^{}]|\\{(?:${slots.join('|')})(?:\\.\\w+)?\\})+$`,
  })

/**
 * Lines that say the same of one factor. One is enough; where the comment says two or three, they
 * are wanted: the day’s number walks through them, so neighbours in time never share a line.
 */
export type Pool = readonly Line[]

export const Pool = (...slots: readonly string[]) => Type.Array(Line(...slots), { minItems: 1 })

/** Short texts of a list. */
export const Items = Type.Array(Line(), { minItems: 1 })

/**
 * A name. Languages with cases or articles give forms beside `base`, under keys of their own
 * (`gen`, `dat`, `in`…), and ask for them in their lines: `{sign.dat}`. A form that a name lacks
 * falls back to `base`.
 */
export type Name = string | ({ readonly base: string } & Readonly<Record<string, string>>)

export const Name = Type.Unsafe<Name>(
  Type.Union([Line(), Type.Object({ base: Line() }, { additionalProperties: Line() })]),
)

/** An object of these keys and no other. */
export const Closed = <const Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })

/** The same for each of some keys, and for no other. */
export const Each = <const Key extends string, Value extends TSchema>(
  keys: readonly Key[],
  value: Value,
) => Closed(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)

/** The same for each number from 1 on: houses, hexagrams, lines of a hexagram. */
export const Numbered = <Value extends TSchema>(count: number, value: Value) =>
  Type.Unsafe<Readonly<Record<number, Static<Value>>>>(
    Each(
      Array.from({ length: count }, (_, at) => String(at + 1)),
      value,
    ),
  )

/** What fills the slots of a line. */
export type Slots = Readonly<Record<string, Name | number>>

/** A name in one of its forms. */
export const formOf = (name: Name | number, form = 'base'): string =>
  typeof name === 'object' ? (name[form] ?? name.base) : String(name)

const slotPattern = /\{(\w+)(?:\.(\w+))?\}/g

/**
 * @param finish puts the filled line right: `createFinish`
 * @throws RangeError for a slot that nothing fills: the line belongs to another pool
 */
export function fill(line: Line, slots: Slots, finish: (text: string) => string): string {
  const text = line.replace(slotPattern, (_, slot: string, form: string | undefined) => {
    const value = slots[slot]
    if (value === undefined) throw new RangeError(`Nothing fills {${slot}} in: ${line}`)
    return formOf(value, form)
  })
  return finish(text)
}
