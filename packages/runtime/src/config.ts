import type { Static, TObject, TSchema } from 'typebox'
import { Value } from 'typebox/value'

/** Everything that is wrong with the configuration, one problem a line. Values are never shown. */
export class ConfigError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((each) => `  ${each}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

type Facts = {
  type?: string
  description?: string
  default?: unknown
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Facts[]
  items?: Facts
  pattern?: string
  format?: string
}

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  '1': true,
  false: false,
  off: false,
  '0': false,
}

function coerce(text: string, schema: Facts): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number':
      return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text
    case 'boolean':
      return booleans[text.toLowerCase()] ?? text
    case 'array':
      return text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
        .map((item) => coerce(item, schema.items ?? {}))
    default:
      return text
  }
}

const article = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** What a value has to be, in words; the rules of the schema itself are the last resort. */
function expectation(schema: Facts, fallback: string): string {
  if (schema.enum) return `must be one of ${schema.enum.join(', ')}`
  if (schema.format) return `must be ${article(schema.format)}`
  if (schema.type === 'boolean') return 'must be true or false'
  return fallback
}

/**
 * Reads settings from the environment. The schema says which: property `X` is variable
 * `<prefix>X`, and other variables are ignored. Texts become numbers, booleans (`true`, `on`, `1`,
 * `false`, `off`, `0`) and lists (separated by commas) where the schema asks for them; an empty
 * text counts as absent; absent ones get the schema's default.
 * @throws ConfigError with all problems at once
 */
export function readConfig<T extends TObject>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
  options: { prefix?: string } = {},
): Static<T> {
  const prefix = options.prefix ?? ''
  const problems: string[] = []
  const config: Record<string, unknown> = {}
  const required = new Set((schema as { required?: readonly string[] }).required)

  for (const [key, property] of Object.entries(schema.properties) as [string, TSchema & Facts][]) {
    const name = prefix + key
    const text = env[name]?.trim()
    if (text === undefined || text === '') {
      if (property.default !== undefined) config[key] = structuredClone(property.default)
      else if (required.has(key))
        problems.push(
          `${name} is missing${property.description ? ` (${property.description})` : ''}`,
        )
      continue
    }
    const value = coerce(text, property)
    const [error] = Value.Errors(property, value)
    if (error) problems.push(`${name} ${expectation(property, error.message)}`)
    else config[key] = value
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config as Static<T>
}
