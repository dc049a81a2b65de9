import type { Language } from '@/i18n/languages'

const sections = import.meta.glob<Record<string, unknown>>('../../locales/*/**/*.json', {
  eager: true,
  import: 'default',
})

/** The texts of a language as they are served. */
export const textsOf = (language: Language, namespace: 'translation' | 'site' = 'translation') =>
  Object.fromEntries(
    Object.entries(sections).flatMap(([path, texts]) => {
      const [, folder, inSite, section] =
        /locales\/(\w+)\/(site\/)?([\w-]+)\.json$/.exec(path) ?? []
      const wanted = folder === language && (inSite !== undefined) === (namespace === 'site')
      return wanted ? [[section, texts]] : []
    }),
  )
