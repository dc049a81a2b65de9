import type { Language } from '@lumen/contracts/languages'
import { tagOf } from '../../src/i18n/languages.ts'
import type { Sections } from '../locale-files.ts'

/** The web app manifest of a language. @param texts the sections of that language */
export function webManifest(language: Language, texts: Sections) {
  const text = (section: string, key: string) => {
    const found = texts[section]?.[key]
    if (typeof found !== 'string') throw new Error(`${language} has no text ${section}.${key}`)
    return found
  }
  const name = text('app', 'name')
  return {
    id: '/',
    name,
    short_name: name,
    description: text('pwa', 'description'),
    lang: tagOf(language),
    dir: 'ltr',
    start_url: '/chat',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#6B46C1',
    categories: ['lifestyle', 'social'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: text('nav', 'chat'), url: '/chat' },
      { name: text('nav', 'companions'), url: '/companions' },
    ],
  }
}
