type Schema = Readonly<Record<string, unknown>>

/** Grammars of longer strings are refused by the library, above all in lists. */
const longest = 1_000
const most = 64

/**
 * A JSON schema whose strings and arrays all have an end: without one a small model may write on until
 * its tokens are used up, and what it wrote is no JSON. Ends that are near enough stay as they are.
 */
export function boundSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(boundSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const bounded = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, isData(key) ? value : boundSchema(value)]),
  )
  return { ...bounded, ...limitsOf(schema as Schema) }
}

/** Values of the model's own, not schemas. */
const isData = (key: string): boolean =>
  key === 'enum' || key === 'const' || key === 'required' || key === 'default' || key === 'examples'

function limitsOf(schema: Schema): Schema {
  const types = [schema['type']].flat()
  return {
    ...(types.includes('string') &&
      schema['enum'] === undefined &&
      schema['const'] === undefined &&
      schema['format'] === undefined && { maxLength: nearer(schema['maxLength']) }),
    ...(types.includes('array') && schema['maxItems'] === undefined && { maxItems: most }),
  }
}

const nearer = (given: unknown): number =>
  typeof given === 'number' ? Math.min(given, longest) : longest
