import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi, onTestFinished } from 'vitest'
import { textsOf } from '@/test/locales'
import { server } from '@/test/server'
import { changeLanguage, startTexts } from './i18n'

const files = {
  zh: { ...textsOf('zh'), extra: { text: '只在文件里' } },
  de: { ...textsOf('de'), extra: { text: 'Nur in der Datei' } },
}
const serve = (languages: (keyof typeof files)[]) => {
  const asked: string[] = []
  server.use(
    http.get('*/locales/:file', ({ params }) => {
      const language = String(params['file']).replace('.json', '') as keyof typeof files
      asked.push(language)
      return languages.includes(language)
        ? HttpResponse.json(files[language])
        : new HttpResponse(null, { status: 404 })
    }),
  )
  return asked
}

describe('startTexts', () => {
  it('is Chinese at once, never shows a key, then has the whole file', async () => {
    serve(['zh'])
    const { i18n, firstPaint, complete } = startTexts()
    await firstPaint
    expect(i18n.t('auth.login.title')).toBe('登录')
    expect(i18n.t('extra.text')).toBe('')
    await complete
    expect(i18n.t('extra.text')).toBe('只在文件里')
    expect(i18n.t('no.such.key')).toBe('no.such.key')
    expect(document.documentElement.lang).toBe('zh-CN')
  })

  it('restores the saved language and fetches only its file', async () => {
    const asked = serve(['zh', 'de'])
    localStorage.setItem('lumen.language', 'de')
    const { i18n, complete } = startTexts()
    await complete
    expect(i18n.t('extra.text')).toBe('Nur in der Datei')
    expect(document.documentElement.lang).toBe('de')
    expect(asked).toEqual(['de'])
  })

  it('speaks the language of an address that leads nowhere, and keeps the saved one', async () => {
    serve(['zh', 'de'])
    localStorage.setItem('lumen.language', 'ja')
    document.documentElement.dataset['named'] = 'de'
    onTestFinished(() => {
      delete document.documentElement.dataset['named']
    })
    const { i18n, complete } = startTexts()
    await complete
    expect(i18n.language).toBe('de')
    expect(localStorage.getItem('lumen.language')).toBe('ja')
  })

  it('starts in Chinese when the saved language is not supported', async () => {
    serve(['zh'])
    localStorage.setItem('lumen.language', 'tlh')
    const { i18n, complete } = startTexts()
    await complete
    expect(i18n.language).toBe('zh')
  })

  it('falls back to Chinese with a warning when the file is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    serve(['zh'])
    localStorage.setItem('lumen.language', 'de')
    const { i18n, complete } = startTexts()
    await complete
    expect(i18n.t('extra.text')).toBe('只在文件里')
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(warn.mock.calls.flat().join(' ')).toContain('"de"')
  })

  it('switches when the texts are here, and remembers the choice', async () => {
    serve(['zh', 'de'])
    localStorage.setItem('lumen.language', 'de')
    const { i18n, complete } = startTexts()
    await complete
    const seen: string[] = []
    i18n.on('languageChanged', () => seen.push(i18n.t('extra.text')))
    await changeLanguage(i18n, 'zh')
    expect(seen).toEqual(['只在文件里'])
    expect(localStorage.getItem('lumen.language')).toBe('zh')
    expect(document.documentElement.lang).toBe('zh-CN')
  })
})
