import { describe, expect, it } from 'vitest'
import { isPublicPath, localPath, splitPath } from './public-path'

describe('addresses of public pages', () => {
  it.each([
    ['/', 'zh', '/'],
    ['/pricing', 'zh', '/pricing'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/pt/help/edit-a-message', 'pt', '/help/edit-a-message'],
    ['/design', 'zh', '/design'],
  ])('parts %s', (pathname, language, path) => {
    expect(splitPath(pathname)).toEqual({ language, path })
  })

  it.each([
    ['/', 'zh', '/'],
    ['/', 'ja', '/ja'],
    ['/pricing#faq', 'de', '/de/pricing#faq'],
    ['/contact?category=business', 'fr', '/fr/contact?category=business'],
    ['/auth?mode=register', 'de', '/auth?mode=register'],
    ['/settings', 'de', '/settings'],
  ] as const)('gives %s in %s', (address, language, local) => {
    expect(localPath(address, language)).toBe(local)
  })

  it('knows the pages of articles and tutorials, and nothing else below', () => {
    expect(isPublicPath('/help/edit-a-message')).toBe(true)
    expect(isPublicPath('/tutorials/first-steps')).toBe(true)
    expect(isPublicPath('/pricing/old')).toBe(false)
    expect(isPublicPath('/help/')).toBe(false)
  })
})
