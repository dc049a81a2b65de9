import { describe, expect, it } from 'vitest'
import { createOriginPolicy } from './origins.ts'

describe('origin policy', () => {
  const policy = createOriginPolicy('https://lumen.example/app', [
    'capacitor://localhost',
    'https://localhost',
  ])
  it.each([
    ['https://lumen.example', 'internal:80', true],
    ['capacitor://localhost', 'lumen.example', true],
    ['https://localhost', 'lumen.example', true],
    ['http://localhost', 'lumen.example', false],
    ['https://evil.example', 'lumen.example', false],
    ['https://lumen.example.evil.example', 'lumen.example', false],
    ['null', 'lumen.example', false],
    [undefined, 'lumen.example', false],
    ['not a url', 'lumen.example', false],
    ['https://inside:80', 'inside:80', true],
    ['http://inside:80', 'inside:80', false],
    ['http://lumen.example', 'lumen.example', false],
    ['https://lumen.example', 'lumen.example:443', true],
    ['https://inside', undefined, false],
    [undefined, 'no host', false],
    ['null', 'no host', false],
    ['https://lumen.example', 'no host', true],
    ['https://inside', 'no host', false],
  ])('%s at %s: %s', (origin, host, allowed) => {
    expect(policy.allows(origin, host)).toBe(allowed)
  })

  const local = createOriginPolicy(undefined, [])
  it.each([
    ['http://localhost:8080', 'localhost:8080', true],
    ['http://localhost:8081', 'localhost:8080', false],
    ['https://localhost:8080', 'localhost:8080', false],
    ['ftp://localhost:8080', 'localhost:8080', false],
  ])('without https, %s at %s: %s', (origin, host, allowed) => {
    expect(local.allows(origin, host)).toBe(allowed)
  })

  it('allows no page without an origin, whatever is listed', () => {
    expect(createOriginPolicy('capacitor://localhost', ['null']).allows('null', 'inside')).toBe(
      false,
    )
  })
})
