import type { ErrorDetails } from './app-error.ts'

/** What a JSON Schema validator says about one problem (the shape of Ajv and of Fastify). */
export type SchemaProblem = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  message?: string | undefined
  data?: unknown
  parentSchema?: { description?: string } | undefined
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const formatNames: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  date: 'a date (YYYY-MM-DD)',
  'date-time': 'a date and time (ISO 8601)',
  email: 'an e-mail address',
}

const longestPath = 100

const count = (number: unknown, one: string) =>
  `${String(number)} ${number === 1 ? one : `${one}s`}`

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function patternMessage({ data, parentSchema }: SchemaProblem): string {
  if (typeof data === 'string') {
    if (controlCharacters.test(data)) return 'contains control characters'
    if (data.trim() === '') return 'must not be blank'
  }
  return parentSchema?.description
    ? `has the wrong form (${parentSchema.description})`
    : 'has the wrong form'
}

function messageOf(problem: SchemaProblem): string {
  const { keyword, params } = problem
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return 'is not expected here'
    case 'type': {
      const types = Array.isArray(params['type']) ? params['type'] : [params['type']]
      return `must be ${types.map((type) => typeNames[String(type)] ?? String(type)).join(' or ')}`
    }
    case 'format': {
      const format = String(params['format'])
      return `must be ${formatNames[format] ?? `of the format ${format}`}`
    }
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(params['allowedValue'])}`
    case 'minLength':
      return params['limit'] === 1
        ? 'must not be empty'
        : `must have at least ${count(params['limit'], 'character')}`
    case 'maxLength':
      return `must have at most ${count(params['limit'], 'character')}`
    case 'minItems':
      return `must have at least ${count(params['limit'], 'entry').replace('entrys', 'entries')}`
    case 'maxItems':
      return `must have at most ${count(params['limit'], 'entry').replace('entrys', 'entries')}`
    case 'minProperties':
      return `must have at least ${count(params['limit'], 'field')}`
    case 'maxProperties':
      return `must have at most ${count(params['limit'], 'field')}`
    case 'minimum':
      return `must be at least ${String(params['limit'])}`
    case 'maximum':
      return `must be at most ${String(params['limit'])}`
    case 'exclusiveMinimum':
      return `must be more than ${String(params['limit'])}`
    case 'exclusiveMaximum':
      return `must be less than ${String(params['limit'])}`
    case 'pattern':
      return patternMessage(problem)
    case 'anyOf':
    case 'oneOf':
      return 'has none of the accepted forms'
    default:
      return problem.message ?? 'is not valid'
  }
}

function pathOf({ instancePath, keyword, params }: SchemaProblem, part: string): string {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keyword === 'required') steps.push(String(params['missingProperty']))
  if (keyword === 'additionalProperties') steps.push(String(params['additionalProperty']))
  const path = steps.length === 0 ? part : steps.join('.')
  // Names of unexpected properties are as long as the sender likes.
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path
}

/**
 * Problems in plain words. Of a union that fits nowhere, the alternative that came closest speaks:
 * the deepest problem that is not about being null.
 * @param part what was looked at: body, query or params; the path of a problem of the whole
 */
export function describeProblems(problems: readonly SchemaProblem[], part: string): ErrorDetails {
  const union = problems.find(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const inside = problems
    .filter(({ keyword, params }) => !(keyword === 'type' && params['type'] === 'null'))
    .filter((problem) => problem !== union)
    .toSorted((a, b) => b.instancePath.length - a.instancePath.length)
  const [first] = union ? [...inside, union] : problems
  return first ? [{ path: pathOf(first, part), message: messageOf(first) }] : []
}
