import { Ajv, type Options } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifyInstance } from 'fastify'
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

/**
 * Bodies are taken as they are: nothing is coerced, filled in or removed. Params and query arrive
 * as text, so numbers and booleans are read from it.
 */
export function useValidation(server: FastifyInstance): void {
  const exact = newAjv(false)
  const coercing = newAjv(true)
  server.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : coercing).compile(withoutIds(schema) as object),
  )
  server.setSchemaErrorFormatter((problems, part) => {
    const details = describeProblems(problems, part)
    const text = details.map(({ path, message }) => `${path} ${message}`).join('; ')
    return new AppError('invalid_input', `The request is not valid: ${text}`, { details })
  })
}
