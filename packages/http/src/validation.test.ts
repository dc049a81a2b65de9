import { allOperations } from '@lumen/contracts/all-operations'
import { expect, test } from 'vitest'
import { operationSchema } from './operation-schema.ts'
import { compileSerializer, compileValidator } from './validation.ts'

// Servers compile when they are first asked: what cannot be compiled is to be found here.
test.each(Object.entries(allOperations))('%s can be held against its schemas', (key, operation) => {
  const { params, querystring, body, response } = operationSchema(key, operation)
  for (const [part, schema] of Object.entries({ params, querystring, body }))
    if (schema !== undefined) expect(compileValidator(schema, part)).toBeTypeOf('function')
  for (const schema of Object.values(response ?? {}))
    expect(compileSerializer(schema)).toBeTypeOf('function')
})
