import { isDeepStrictEqual } from 'node:util'
import { ErrorBody } from '@lumen/contracts/error-body'
import { limits } from '@lumen/contracts/limits'
import {
  splitKey,
  type Operation,
  type OperationTable,
  type Upload,
} from '@lumen/contracts/operation'
import { operationId } from './operation-schema.ts'

type Json = { [key: string]: unknown }

export type OpenApiInfo = {
  title: string
  version: string
  description?: string
  /** Name of the session cookie. */
  cookieName?: string
}

/** Moves named schemas into the components and leaves references in their places. */
function createComponents() {
  const schemas: Record<string, unknown> = {}

  function place(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(place)
    if (schema === null || typeof schema !== 'object') return schema
    const { $id, ...rest } = schema as Json
    const copy = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, place(value)]))
    if (typeof $id !== 'string') return $id === undefined ? copy : { $id: place($id), ...copy }
    if ($id in schemas && !isDeepStrictEqual(schemas[$id], copy))
      throw new Error(`Two different schemas are called ${$id}`)
    schemas[$id] = copy
    return { $ref: `#/components/schemas/${$id}` }
  }
  return { schemas, place }
}

const paramNames = (path: string) => (path.match(/:\w+/g) ?? []).map((name) => name.slice(1))

/**
 * Names of path parameters by position, for each shape of path. OpenAPI takes two paths that
 * differ in parameter names only for the same one, so parameters with several names become `id`.
 */
function namesByShape(paths: readonly string[]): Map<string, string[]> {
  const shapes = new Map<string, string[]>()
  for (const path of paths) {
    const shape = path.replaceAll(/:\w+/g, '{}')
    const names = paramNames(path)
    const known = shapes.get(shape)
    shapes.set(
      shape,
      known
        ? known.map((name, index) => (name === names[index] ? name : `id${index || ''}`))
        : names,
    )
  }
  return shapes
}

/** The form of an upload: its file, and the other fields. */
function formOf({ field, types, fields }: Upload, place: (schema: unknown) => unknown): Json {
  const others = fields as Parts | undefined
  const schema = {
    type: 'object',
    properties: {
      [field]: { type: 'string', contentMediaType: 'application/octet-stream' },
      ...(place(others?.properties ?? {}) as Json),
    },
    required: [field, ...(others?.required ?? [])],
  }
  const encoding = { [field]: { contentType: types.join(', ') } }
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } }
}

type Parts = { properties?: Json; required?: readonly string[] }

function describe(operation: Operation): string {
  const rate = operation.rate ?? limits.defaultRate
  return [
    operation.access === 'admin' ? 'For administrators.' : '',
    operation.access === 'guest' ? 'For guests, who talk before they sign up.' : '',
    `At most ${rate.max} calls in ${rate.windowSeconds} s.`,
    operation.body ? `Body up to ${operation.bodyLimit ?? limits.bodyBytes} bytes.` : '',
    operation.upload ? `A file up to ${operation.upload.maxBytes} bytes.` : '',
  ]
    .filter((line) => line !== '')
    .join(' ')
}

/**
 * The OpenAPI 3.1 document of a table of operations: a pure function of the contracts.
 * @throws Error when two different schemas bear the same `$id`
 */
export function buildOpenApi(operations: OperationTable, info: OpenApiInfo): object {
  const { schemas, place } = createComponents()
  const entries = Object.entries<Operation>(operations)
  const shapes = namesByShape(entries.map(([key]) => splitKey(key).path))
  const paths: Record<string, Json> = {}

  for (const [key, operation] of entries) {
    const { method, path } = splitKey(key)
    const names = shapes.get(path.replaceAll(/:\w+/g, '{}')) ?? []
    let position = 0
    const template = path.replaceAll(/:\w+/g, () => `{${names[position++]}}`)

    const params = (operation.params as Parts | undefined)?.properties ?? {}
    const query = operation.query as Parts | undefined
    const parameters = [
      ...paramNames(path).map((name, index) => ({
        name: names[index],
        in: 'path',
        required: true,
        description: name,
        schema: place(params[name] ?? { type: 'string' }),
      })),
      ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        required: query?.required?.includes(name) ?? false,
        schema: place(schema),
      })),
    ]
    const declared = {
      ...operation.replies,
      ...(operation.accepted && { 202: operation.accepted }),
    }
    const replies = Object.entries(declared).map(([status, schema]) => [
      status,
      {
        description: status === '202' ? 'The work goes on' : operation.summary,
        content: { [operation.bytes ? '*/*' : 'application/json']: { schema: place(schema) } },
      },
    ])
    if (operation.bytes)
      replies.push(
        [
          '206',
          { description: 'The part that `Range` asked for', content: { '*/*': { schema: {} } } },
        ],
        ['304', { description: 'The client has it already (`If-None-Match`)', content: {} }],
      )

    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: {
        operationId: operationId(key),
        tags: [operation.service],
        summary: operation.summary,
        description: describe(operation),
        security: operation.access === 'public' ? [] : [{ bearer: [] }, { cookie: [] }],
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(operation.body
          ? {
              requestBody: {
                required: true,
                content: { 'application/json': { schema: place(operation.body) } },
              },
            }
          : {}),
        ...(operation.upload ? { requestBody: formOf(operation.upload, place) } : {}),
        responses: {
          ...Object.fromEntries(replies),
          default: { $ref: '#/components/responses/Failure' },
        },
      },
    }
  }

  const failure = place(ErrorBody)
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      ...(info.description === undefined ? {} : { description: info.description }),
    },
    tags: [...new Set(entries.map(([, { service }]) => service))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      responses: {
        Failure: {
          description: 'The request was refused or failed',
          content: { 'application/json': { schema: failure } },
        },
      },
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that signing in returns',
        },
        cookie: { type: 'apiKey', in: 'cookie', name: info.cookieName ?? 'lumen_session' },
      },
    },
  }
}
