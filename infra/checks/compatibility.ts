/** What of JSON Schema the contracts are written in. */
export type JSONSchema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JSONSchema[]
  readonly properties?: Readonly<Record<string, JSONSchema>>
  readonly required?: readonly string[]
  readonly items?: JSONSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
}

/**
 * Whether a reader takes whatever a writer of another version may send, so that both can run beside each
 * other. Readers pass over fields that they do not know, and values of a list that only something new
 * sends are no fault: who sends them waits until every reader knows them.
 *
 * @returns where it does not, as `path: why`
 */
export function faultsBetween(reader: JSONSchema, writer: JSONSchema, path = ''): string[] {
  const written = branchesOf(writer)
  const read = branchesOf(reader)
  if (written.length > 1 || read.length > 1)
    return written.flatMap((branch) => {
      const tries = read.map((each) => faultsBetween(each, branch, path))
      const best = tries.toSorted((a, b) => a.length - b.length)[0] ?? []
      return isNewValue(branch, read) ? [] : best
    })
  const constants = valuesOf(reader)
  if (constants !== null) {
    const sent = valuesOf(writer)
    if (sent === null) return [`${path}: may be anything, and only some values are known`]
    // At least one is understood: the others come with what is new.
    return sent.some((value) => constants.includes(value)) ? [] : [`${path}: no value is known`]
  }
  const type = typeOf(writer)
  if (!fits(typeOf(reader), type)) return [`${path}: is ${type}, and ${typeOf(reader)} is read`]
  return [
    ...boundFaults(reader, writer, path),
    ...(type === 'object' ? objectFaults(reader, writer, path) : []),
    ...(type === 'array' ? faultsBetween(reader.items ?? {}, writer.items ?? {}, `${path}[]`) : []),
  ]
}

const branchesOf = (schema: JSONSchema): readonly JSONSchema[] => schema.anyOf ?? [schema]

/** Of a choice: a value, or an object told apart by one, that no branch of the reader knows. */
function isNewValue(branch: JSONSchema, read: readonly JSONSchema[]): boolean {
  const told = marksOf(branch)
  if (told.length === 0) return false
  return told.some(
    ([name, value]) =>
      read.some((each) => marksOf(each).some(([mark]) => mark === name)) &&
      !read.some((each) => marksOf(each).some(([mark, v]) => mark === name && v === value)),
  )
}

const marksOf = (schema: JSONSchema): (readonly [string, unknown])[] =>
  'const' in schema
    ? [['', schema.const]]
    : Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
        'const' in each ? [[name, each.const] as const] : [],
      )

const valuesOf = (schema: JSONSchema): readonly unknown[] | null =>
  'const' in schema ? [schema.const] : (schema.enum ?? null)

const typeOf = (schema: JSONSchema): string => {
  const values = valuesOf(schema)
  return schema.type ?? (values === null ? 'anything' : typeof values[0])
}

const fits = (read: string, written: string) =>
  read === written || read === 'anything' || (read === 'number' && written === 'integer')

const upper = ['maximum', 'maxLength', 'maxItems'] as const
const lower = ['minimum', 'minLength', 'minItems'] as const

function boundFaults(reader: JSONSchema, writer: JSONSchema, path: string): string[] {
  const tighter = [
    ...upper.filter((name) => (reader[name] ?? Infinity) < (writer[name] ?? Infinity)),
    ...lower.filter((name) => (reader[name] ?? -Infinity) > (writer[name] ?? -Infinity)),
  ]
  const others = (['pattern', 'format'] as const).filter(
    (name) => reader[name] !== undefined && reader[name] !== writer[name],
  )
  return [...tighter, ...others].map(
    (name) => `${path}: ${name} is ${reader[name]} where it is read`,
  )
}

function objectFaults(reader: JSONSchema, writer: JSONSchema, path: string): string[] {
  const sent = writer.properties ?? {}
  const always = new Set(writer.required)
  const known = Object.entries(reader.properties ?? {})
  return known.flatMap(([name, schema]) => {
    const field = `${path}/${name}`
    if (reader.required?.includes(name) && !always.has(name))
      return [`${field}: is required where it is read, and may be left out`]
    return sent[name] === undefined ? [] : faultsBetween(schema, sent[name], field)
  })
}
