import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

export type Problem = { readonly path: string; readonly message: string }

export type Validators = {
  /** What is wrong with a value, at most ten problems and never the value itself; empty: nothing. */
  check(schema: TSchema, value: unknown): readonly Problem[]
}

const maxProblems = 10

/** Compiles each schema at its first use. */
export function createValidators(): Validators {
  const compiled = new Map<TSchema, ReturnType<typeof Compile>>()
  return {
    check(schema, value) {
      let validator = compiled.get(schema)
      if (!validator) compiled.set(schema, (validator = Compile(schema)))
      if (validator.Check(value)) return []
      return validator
        .Errors(value)
        .slice(0, maxProblems)
        .map(({ instancePath, message }) => ({ path: instancePath, message }))
    },
  }
}
