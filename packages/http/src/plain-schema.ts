/**
 * A copy of a schema without the `$id`s inside it. Contracts name schemas so that the API document
 * can refer to them; validators and serialisers refuse a name that they meet twice.
 */
export function withoutIds<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutIds) as T
  if (schema === null || typeof schema !== 'object') return schema
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => key !== '$id' || typeof value !== 'string')
      .map(([key, value]) => [key, withoutIds(value)]),
  ) as T
}
