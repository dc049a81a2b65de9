import type { Language } from '@lumen/contracts/languages'
import { rooms } from './content/rooms.ts'

/** `translation`: texts of the app. `site`: texts that only public pages show. */
export const namespaces = ['translation', 'site'] as const
export type Namespace = (typeof namespaces)[number]

/** All texts of a language and namespace, section by section. */
export const readSections = (language: Language, namespace: Namespace = 'translation') =>
  rooms[namespace === 'site' ? 'site' : 'app'](language)

export type Sections = ReturnType<typeof readSections>

/** The address below which a language’s texts are served. */
export const localePath = (language: string, namespace: Namespace = 'translation') =>
  namespace === 'site' ? `locales/site/${language}.json` : `locales/${language}.json`
