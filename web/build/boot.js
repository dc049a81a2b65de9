// Runs before the first paint: theme, language and an early request for the texts.
;(function () {
  var root = document.documentElement
  var read = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var theme = read('lumen.theme')
  var dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light'
  var known = ['zh', 'en', 'ja', 'ko', 'fr', 'de', 'es', 'pt']
  var saved = read('lumen.language')
  var language = known.indexOf(saved) < 0 ? 'zh' : saved
  root.lang = language === 'zh' ? 'zh-CN' : language
  var link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'fetch'
  link.crossOrigin = 'anonymous'
  link.href =
    '/locales/' + language + '.json' + (root.dataset.locales ? '?v=' + root.dataset.locales : '')
  document.head.appendChild(link)
})()
