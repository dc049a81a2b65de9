import { Ajv, type Options, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { build } from 'fast-json-stringify'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import { onFirstUse } from '@lumen/runtime/on-first-use'
import { AppError } from './app-error.ts'
import { withoutIds } from './plain-schema.ts'
import { describeProblems } from './validation-messages.ts'

/**
 * The first problem ends a validation: going on would run patterns over texts that are already
 * known to be too long, and make a list as long as the sender likes.
 */
const options: Options = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: false,
  removeAdditional: false,
  verbose: true,
}

function newAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ ...options, coerceTypes })
  addFormats.default(ajv, ['uuid', 'date', 'date-time', 'email', 'uri', 'time'])
  return ajv
}

/** One for all servers of a process, made when it is first needed: its own beginning costs most. */
const ajvs = new Map<boolean, Ajv>()
const ajvOf = (coerceTypes: boolean): Ajv => {
  const ajv = ajvs.get(coerceTypes) ?? newAjv(coerceTypes)
  ajvs.set(coerceTypes, ajv)
  return ajv
}

/**
 * Bodies are taken as they are: nothing is coerced, filled in or removed. Params and query arrive
 * as text, so numbers and booleans are read from it.
 */
export const compileValidator = (schema: unknown, part: string | undefined): ValidateFunction =>
  ajvOf(part !== 'body').compile(withoutIds(schema) as object)

export const compileSerializer = (schema: unknown): ((data: unknown) => string) =>
  build(schema as Parameters<typeof build>[0])

/**
 * Has requests and replies held against their schemas. Each is compiled when it is first used: together
 * they take most of what a start computes. That all can be is what `validation.test.ts` is for.
 */
export function useValidation(server: FastifyInstance): void {
  server.setValidatorCompiler(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined
    const check: ReturnType<FastifySchemaCompiler<unknown>> = (data: unknown) => {
      validate ??= compileValidator(schema, httpPart)
      const fits = validate(data)
      check.errors = validate.errors ?? null
      return fits
    }
    return check
  })
  server.setSerializerCompiler(({ schema }) => onFirstUse(() => compileSerializer(schema)))
  server.setSchemaErrorFormatter((problems, part) => {
    const details = describeProblems(problems, part)
    const text = details.map(({ path, message }) => `${path} ${message}`).join('; ')
    return new AppError('invalid_input', `The request is not valid: ${text}`, { details })
  })
}
