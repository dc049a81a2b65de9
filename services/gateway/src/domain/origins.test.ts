import { describe, expect, it } from 'vitest'
import { createOriginPolicy } from './origins.ts'

describe('origin policy', () => {
  const policy = createOriginPolicy('https://lumen.example/app', [
    'capacitor://localhost',
    'https://localhost',
  ])
  it.each([
    ['http://localhost:8080', 'localhost:8080', true],
    ['http://localhost:8081', 'localhost:8080', false],
    ['https://lumen.example', 'internal:80', true],
    ['capacitor://localhost', 'lumen.example', true],
    ['https://localhost', 'lumen.example', true],
    ['http://localhost', 'lumen.example', false],
    ['https://evil.example', 'lumen.example', false],
    ['https://lumen.example.evil.example', 'lumen.example', false],
    ['null', 'lumen.example', false],
    [undefined, 'lumen.example', false],
    ['not a url', 'lumen.example', false],
  ])('%s at %s: %s', (origin, host, allowed) => {
    expect(policy.allows(origin, host)).toBe(allowed)
  })
})
