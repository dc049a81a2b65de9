import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { Value } from 'typebox/value'

export type Problem = { readonly path: string; readonly message: string }

/** What became of a value that came in: as its reader may take it, or what is wrong with it. */
export type Read = { readonly value: unknown; readonly problems: readonly Problem[] }

export type Validators = {
  /** At most ten problems and never the value itself; none: `value` is as the schema says. */
  read(schema: TSchema, value: unknown): Read
}

/**
 * What a reader does with fields that its contract does not know. `ignore`: it reads what it knows, so
 * that a newer version may tell more than it understands while both run. `refuse`: it is a mistake, as
 * it is where all are of one version.
 */
export type UnknownFields = 'ignore' | 'refuse'

const maxProblems = 10

/** Compiles each schema at its first use. */
export function createValidators(unknownFields: UnknownFields = 'refuse'): Validators {
  const compiled = new Map<TSchema, ReturnType<typeof Compile>>()
  return {
    read(schema, value) {
      let validator = compiled.get(schema)
      if (!validator) compiled.set(schema, (validator = Compile(schema)))
      if (validator.Check(value)) return { value, problems: [] }
      if (unknownFields === 'ignore') {
        // A copy: what fits only without some fields may not fit at all.
        const known: unknown = Value.Clean(schema, structuredClone(value))
        if (validator.Check(known)) return { value: known, problems: [] }
      }
      const problems = validator
        .Errors(value)
        .slice(0, maxProblems)
        .map(({ instancePath, message }) => ({ path: instancePath, message }))
      return { value, problems }
    },
  }
}
