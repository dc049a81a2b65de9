// Runs before the first paint: theme, language and an early request for the texts.
{
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const theme = read('lumen.theme')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light'
  const saved = read('lumen.language')
  const known = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt']
  const language = known.includes(saved) ? saved : 'zh'
  root.lang = { zh: 'zh-CN', pt: 'pt-BR' }[language] ?? language
  const version = root.dataset.locales
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href = `/locales/${language}.json${version ? `?v=${version}` : ''}`
  document.head.append(link)
}
