import { describe, expect, it } from 'vitest'
import { pathOfLink } from './deep-links'

describe('links that open the app', () => {
  it.each([
    ['https://lumen.example/chat/42?from=mail', '/chat/42?from=mail'],
    ['https://lumen.example', '/'],
    ['lumen://chat/42?a=1&b=2', '/chat/42?a=1&b=2'],
    ['lumen:///settings', '/settings'],
    ['lumen://', '/'],
    ['https://lumen.example//evil.example/x', '/evil.example/x'],
    ['javascript:alert(1)', null],
    ['http://lumen.example/chat', null],
    ['not a link', null],
  ])('%s is %s', (link, path) => {
    expect(pathOfLink(link)).toBe(path)
  })
})
