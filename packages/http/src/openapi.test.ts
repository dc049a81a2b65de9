import { allOperations } from '@lumen/contracts/all-operations'
import { defineOperations } from '@lumen/contracts/operation'
import { Closed } from '@lumen/contracts/schema'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { buildOpenApi } from './openapi.ts'

type Document = {
  paths: Record<string, Record<string, Record<string, unknown>>>
  components: { schemas: Record<string, unknown> }
}
const info = { title: 'Lumen', version: '1' }
const build = (table: Parameters<typeof buildOpenApi>[0]) => buildOpenApi(table, info) as Document

describe('the API document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(build(allOperations)))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('has every operation once, with its own operationId', () => {
    const operations = Object.values(build(allOperations).paths).flatMap((path) =>
      Object.values(path),
    )
    expect(operations).toHaveLength(Object.keys(allOperations).length)
    expect(new Set(operations.map((each) => each['operationId'])).size).toBe(operations.length)
  })

  test('refers to named schemas, also inside lists, and every reference leads somewhere', () => {
    const document = build(allOperations)
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)]
    expect(references.length).toBeGreaterThan(5)
    for (const [, name] of references) expect(document.components.schemas).toHaveProperty([name!])
    expect(JSON.stringify(document)).not.toContain('$id')
  })

  test('gives parameters of the same place one name', () => {
    const Params = (name: string) => Type.Object({ [name]: Type.String() })
    const document = build(
      defineOperations({
        'GET /api/things/:thingId': {
          service: 'chat',
          access: 'public',
          summary: 'One',
          params: Params('thingId'),
          replies: { 200: Closed({}) },
        },
        'DELETE /api/things/:otherId': {
          service: 'chat',
          access: 'user',
          summary: 'Gone',
          params: Params('otherId'),
          replies: { 200: Closed({}) },
        },
      }),
    )
    expect(Object.keys(document.paths)).toEqual(['/api/things/{id}'])
    expect(document.paths['/api/things/{id}']!['get']!['security']).toEqual([])
    expect(document.paths['/api/things/{id}']!['delete']!['parameters']).toMatchObject([
      { name: 'id', in: 'path', required: true, description: 'otherId' },
    ])
  })

  test('refuses two different schemas of one name', () => {
    const operation = (schema: ReturnType<typeof Type.Object>) => ({
      service: 'chat' as const,
      access: 'public' as const,
      summary: 'x',
      replies: { 200: schema },
    })
    expect(() =>
      build(
        defineOperations({
          'GET /api/a': operation(Type.Object({ a: Type.String() }, { $id: 'Same' })),
          'GET /api/b': operation(Type.Object({ b: Type.String() }, { $id: 'Same' })),
        }),
      ),
    ).toThrow('Two different schemas are called Same')
  })
})
