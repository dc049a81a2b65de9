// Runs before the first paint: theme, language, and who this page is for.
/* global __TAGS__ -- the tag of each language, set by boot-script.ts */
{
  const root = document.documentElement
  const read = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const keep = (key, value) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Without storage the choice ends with the page.
    }
  }
  const theme = read('lumen.theme')
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light'

  const tags = __TAGS__
  const chosen = read('lumen.language')
  const saved = Object.hasOwn(tags, chosen) ? chosen : null
  // A browser keeps the session in a cookie and its name here; a token is what came before, and the wrapper's.
  const signedIn = read('lumen.session') !== null || read('lumen.token') !== null
  if (signedIn) root.dataset.session = ''

  // A page that was rendered at build names its language; the app’s own page does not.
  const { language: rendered, personal } = root.dataset
  const showsApp = rendered === undefined || (signedIn && personal !== undefined)
  if (showsApp) {
    if (rendered !== undefined) root.dataset.app = ''
    // Only what is not there has a language in its address here.
    const [, first] = location.pathname.split('/')
    if (rendered === undefined && Object.hasOwn(tags, first)) root.dataset.named = first
    const language = root.dataset.named ?? saved ?? 'zh'
    root.lang = tags[language]
    const version = root.dataset.locales
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'fetch'
    link.crossOrigin = 'anonymous'
    link.href = `/locales/${language}.json${version ? `?v=${version}` : ''}`
    document.head.append(link)
  } else if (rendered === 'zh' && saved !== null && saved !== 'zh') {
    // The address without a language is Chinese; whoever chose another reads that one.
    const { pathname, search, hash } = location
    location.replace(`/${saved}${pathname === '/' ? '' : pathname}${search}${hash}`)
  } else if (rendered !== 'zh' && saved === null) {
    // Sign-in has no language in its address: it goes on in the one that was read here.
    keep('lumen.language', rendered)
  }
}
