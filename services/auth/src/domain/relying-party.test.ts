import { describe, expect, it } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

describe('the relying party', () => {
  it('is the host of PUBLIC_URL, and its pages only', () => {
    const { id, isOurs } = relyingPartyOf('https://lumen.example/app')
    expect(id).toBe('lumen.example')
    expect(isOurs('https://lumen.example')).toBe(true)
    for (const other of [
      'http://lumen.example',
      'https://lumen.example:8443',
      'https://evil.lumen.example',
      'https://lumen.example.evil.test',
      'http://localhost',
      'null',
      '',
    ])
      expect(isOurs(other), other).toBe(false)
  })

  it.each([undefined, 'http://localhost:8080'])('of %s is localhost at every port', (publicUrl) => {
    const { id, isOurs } = relyingPartyOf(publicUrl)
    expect(id).toBe('localhost')
    expect(isOurs('http://localhost:5173')).toBe(true)
    expect(isOurs('http://localhost.evil.test')).toBe(false)
    expect(isOurs('http://127.0.0.1:8080')).toBe(false)
  })
})
