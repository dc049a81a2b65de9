import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

const compiled = new WeakMap<TSchema, ReturnType<typeof Compile>>()

/** Whether a value is as its schema says, which is compiled at its first use. */
export function fits(schema: TSchema, value: unknown): boolean {
  let validator = compiled.get(schema)
  if (validator === undefined) compiled.set(schema, (validator = Compile(schema)))
  return validator.Check(value)
}
