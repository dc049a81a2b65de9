import fc from 'fast-check'
import { hostileKey, hostileText, hostileValue } from './hostile.ts'

/** A JSON schema as the contracts' ones are. */
type Schema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  pattern?: string
}

/** What a value is made of. */
export type Spoiling = {
  /** Ids that lead somewhere. */
  ids: readonly string[]
  /** Of a hundred places in a value, how many hold what nobody expects there. */
  percent: number
}

const ofFormat: Readonly<Record<string, readonly string[]>> = {
  date: ['1990-05-01', '2024-02-29', '0001-01-01', '9999-12-31', '1900-01-01', '2026-11-28'],
  'date-time': ['2026-11-23T10:00:00.000Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  email: ['a@example.com', `${'a'.repeat(60)}@example.com`, 'ü@example.com'],
  uri: ['http://127.0.0.1:11434', 'https://example.com/a?b=c#d'],
}

/**
 * Values for a schema, most of which fit it and some of which are spoilt in a place or in several: of
 * another type, at or beyond a limit, with a property more or less, too deep.
 *
 * @param sample a value that fits, where a schema alone does not say what does
 */
export function spoiltOf(
  given: object,
  sample: unknown,
  spoiling: Spoiling,
): fc.Arbitrary<unknown> {
  const schema = given as Schema
  const { percent } = spoiling
  return fc.oneof(
    { weight: 100 - percent, arbitrary: fitting(schema, sample, spoiling) },
    { weight: percent, arbitrary: hostileValue },
  )
}

function fitting(schema: Schema, sample: unknown, spoiling: Spoiling): fc.Arbitrary<unknown> {
  const usual = sample === undefined ? [] : [fc.constant(sample)]
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf
  if (choices !== undefined)
    return fc.oneof(...usual, ...choices.map((each) => spoiltOf(each, undefined, spoiling)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, sample, spoiling)
    case 'array':
      return fc.oneof(
        ...usual,
        fc.array(
          spoiltOf(schema.items ?? {}, Array.isArray(sample) ? sample[0] : undefined, spoiling),
          { maxLength: Math.min(schema.maxItems ?? 4, 4) },
        ),
      )
    case 'string':
      return textOf(schema, sample, spoiling)
    case 'integer':
    case 'number':
      return fc.oneof(...usual, numberOf(schema))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(...usual, hostileValue)
  }
}

/** Its properties; at times one too few, or one that nobody declared. */
function objectOf(schema: Schema, sample: unknown, spoiling: Spoiling): fc.Arbitrary<unknown> {
  const known = (sample ?? {}) as Readonly<Record<string, unknown>>
  const properties = schema.properties ?? {}
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [
      name,
      spoiltOf(each, Object.hasOwn(known, name) ? known[name] : undefined, spoiling),
    ]),
  )
  const whole = fc.record(parts, { requiredKeys: [...(schema.required ?? [])] })
  const lacking = fc.record(parts, { requiredKeys: [] })
  const more = fc
    .tuple(whole, hostileKey, hostileValue)
    // Not assigned: a key may be __proto__, which JSON makes a property like others.
    .map(([object, key, value]) => Object.fromEntries([...Object.entries(object), [key, value]]))
  const { percent } = spoiling
  return fc.oneof(
    { weight: 100 - 2 * percent, arbitrary: whole },
    { weight: percent, arbitrary: lacking },
    { weight: percent, arbitrary: more },
  )
}

function textOf(schema: Schema, sample: unknown, { ids }: Spoiling): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 200, format, pattern } = schema
  if (format === 'uuid') return fc.constantFrom(...ids)
  const usual = typeof sample === 'string' ? [fc.constant(sample)] : []
  const known = ofFormat[format ?? '']
  if (known !== undefined) return fc.oneof(...usual, fc.constantFrom(...known))
  // What is refused for its characters in any case says nothing of what comes after the schema.
  const free = pattern === undefined || pattern.includes('\\u0000-\\u0008')
  const longest = Math.min(maxLength, 8_000)
  return fc.oneof(
    ...usual,
    ...(free
      ? [
          fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(longest, minLength + 40) }),
          fc.constant('我'.repeat(longest)),
          hostileText,
        ]
      : [fc.string({ maxLength: 12 })]),
  )
}

function numberOf({ type, minimum, maximum }: Schema): fc.Arbitrary<unknown> {
  const least = minimum ?? -1_000
  const most = maximum ?? least + 2_000
  const edges = [least, most, least - 1, most + 1]
  const between =
    type === 'integer'
      ? fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) })
      : fc.double({ min: least, max: most, noNaN: true })
  return fc.oneof(between, fc.constantFrom(...edges))
}
