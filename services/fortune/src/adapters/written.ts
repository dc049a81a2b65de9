import type { Fact } from '@lumen/contracts/fortune/schema'
import type { Language } from '@lumen/contracts/languages'
import { messagesFor } from '../messages.ts'
import type { ModelWriter } from './model-writer.ts'

/** A reading with who wrote it, and that it is for entertainment. */
export type Written<T> = T & {
  provider: string
  model?: string
  notice: string
  language: Language
}

type Draft = { facts: Fact[] }

/**
 * Where a reading has a text: `horoscope.love`, `interpretation.0.text`. The model is told these as
 * the names of what it writes.
 */
export type TextPath<Reading> = Reading extends readonly (infer Item)[]
  ? PathBelow<number, Item>
  : Reading extends object
    ? { [Key in keyof Reading & string]: PathBelow<Key, Reading[Key]> }[keyof Reading & string]
    : never
type PathBelow<Key extends string | number, Value> = [Value] extends [string]
  ? string extends Value
    ? `${Key}`
    : never
  : [Value] extends [object]
    ? `${Key}.${TextPath<Value>}`
    : never

type Tree = { [name: string]: unknown }

/**
 * Finishes a reading of the local writer: with a model its texts at the paths (`horoscope.love`) are
 * written anew from the same facts.
 */
export async function written<T extends Draft>(
  writer: ModelWriter | null,
  draft: T,
  { language, paths }: { language: Language; paths: readonly TextPath<T>[] },
): Promise<Written<T>> {
  const stamped = { ...draft, notice: messagesFor(language).charts.notice, language }
  const texts = Object.fromEntries(
    paths.flatMap((path) => {
      const text = textAt(draft, path)
      return text === '' ? [] : [[path, text]]
    }),
  )
  const anew =
    writer === null || draft.facts.length === 0
      ? null
      : await writer.write({ language, facts: draft.facts, texts })
  if (writer === null || anew === null) return { ...stamped, provider: 'local' }
  const reading = structuredClone(stamped)
  for (const [path, text] of Object.entries(anew)) setText(reading, path, text)
  return { ...reading, provider: writer.provider, model: writer.model }
}

function textAt(reading: object, path: string): string {
  const value = path.split('.').reduce<unknown>((at, name) => (at as Tree)[name], reading)
  if (typeof value !== 'string') throw new TypeError(`${path} of a reading is no text`)
  return value
}

function setText(reading: object, path: string, text: string): void {
  const names = path.split('.')
  const last = names.pop()!
  const parent = names.reduce<unknown>((at, name) => (at as Tree)[name], reading) as Tree
  parent[last] = text
}
