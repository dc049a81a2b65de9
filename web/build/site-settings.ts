import type { Plugin } from 'vite'
import { siteSettings } from './content/site-settings.ts'

const id = 'virtual:site-settings'

/** `virtual:site-settings` is what the operator set about the public pages: address and mailboxes. */
export function siteSettingsModule(): Plugin {
  return {
    name: 'lumen:site-settings',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) =>
      name === `\0${id}` ? `export default ${JSON.stringify(siteSettings())}` : undefined,
  }
}
