import type { Static, TObject, TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
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

const formatNames: Readonly<Record<string, string>> = {
  uri: 'a URL',
  email: 'an e-mail address',
  ipv4: 'an IPv4 address',
}

const typeNames: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
}

/** What a value has to be, in words; the rules of the schema library are the last resort. */
function expectation(schema: Facts, error: TLocalizedValidationError): string {
  const note = schema.description ? ` (${schema.description})` : ''
  const item = schema.type === 'array' && error.instancePath !== ''
  const facts = item ? (schema.items ?? {}) : schema
  const subject = item ? 'must be a list, separated by commas, in which each entry ' : ''
  if (facts.enum) return `${subject}must be one of ${facts.enum.join(', ')}`
  switch (error.keyword) {
    case 'format':
      return `${subject}must be ${formatNames[error.params.format] ?? error.params.format}${note}`
    case 'pattern':
      return `${subject}has the wrong form${note}`
    case 'minimum':
      return `${subject}must be at least ${error.params.limit}${note}`
    case 'maximum':
      return `${subject}must be at most ${error.params.limit}${note}`
    case 'type':
      return `${subject}must be ${typeNames[facts.type ?? ''] ?? facts.type}${note}`
    default:
      return `${subject}${error.message}${note}`
  }
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
    if (error) problems.push(`${name} ${expectation(property, error)}`)
    else config[key] = value
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config as Static<T>
}
