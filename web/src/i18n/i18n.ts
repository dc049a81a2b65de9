import { defaultLanguage } from '@lumen/contracts/languages'
import { createInstance, type i18n as I18n } from 'i18next'
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import critical from 'virtual:critical-locale'
import { readStored, storageKeys, writeStored } from '@/storage/browser-storage'
import { interpolation } from './interpolation'
import { languageOf, languageOptions, tagOf, type Language } from './languages'

/** How long a first screen in another language than Chinese waits for its texts. */
const firstPaintMs = 4_000
const requestMs = 10_000

export type Texts = {
  i18n: I18n
  /** Enough texts for shell, sign-in and welcome. */
  firstPaint: Promise<void>
  /** All texts of the language, or of Chinese when its file cannot be had. */
  complete: Promise<void>
}

const atMost = (milliseconds: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, milliseconds))])

/** Fetches the whole Chinese file: its bundled sections hide from i18next that it never came. */
const reloadChinese = (i18n: I18n) => i18n.reloadResources(['zh'], ['translation'])

/** Switches the language when its texts are here, so that no half-translated screen is seen. */
export async function changeLanguage(i18n: I18n, language: Language): Promise<void> {
  if (language === defaultLanguage) await reloadChinese(i18n)
  await i18n.changeLanguage(language)
}

/**
 * Starts translation in the language that an address names where no page is (`data-named`, set by
 * boot.js: /de/nothing), else in the saved one, else in Chinese. A few Chinese sections travel with the
 * bundle; everything else comes from /locales. A file that is missing falls back to Chinese with a
 * warning; a missing key shows itself.
 */
export function startTexts(): Texts {
  const i18n = createInstance()
  const version = document.documentElement.dataset['locales']
  const language = languageOf(
    document.documentElement.dataset['named'] ?? readStored(storageKeys.language),
  )
  let complete = false

  const follow = () => {
    const shown = i18n.hasResourceBundle(i18n.language, 'translation') ? i18n.language : 'zh'
    document.documentElement.lang = tagOf(shown)
    // What an installed app is called follows the language as well.
    document
      .querySelector('link[rel="manifest"]')
      ?.setAttribute('href', `/manifests/${languageOf(shown)}.webmanifest`)
  }
  i18n.on('failedLoading', (failed: string, _namespace: string, reason: string) =>
    console.warn(`Texts for "${failed}" are missing, Chinese is shown instead: ${reason}`),
  )

  const loadChinese = async () => {
    complete = false
    await reloadChinese(i18n)
    complete = true
  }

  const started = i18n
    .use(HttpBackend)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      lng: language,
      fallbackLng: 'zh',
      supportedLngs: languageOptions.map(({ code }) => code),
      load: 'currentOnly',
      resources: { zh: { translation: critical } },
      partialBundledLanguages: true,
      maxRetries: 1,
      interpolation,
      returnEmptyString: false,
      // Until the file is here, nothing is better than a key.
      parseMissingKeyHandler: (key: string) => (complete ? key : ''),
      react: { bindI18nStore: 'added', useSuspense: false },
      backend: {
        loadPath: (_languages: readonly string[], namespaces: readonly string[]) =>
          `/locales/${namespaces[0] === 'site' ? 'site/' : ''}{{lng}}.json${version === undefined ? '' : `?v=${version}`}`,
        requestOptions: () => ({ signal: AbortSignal.timeout(requestMs) }),
      },
    })
    .then(follow)

  i18n.on('languageChanged', (next: string) => {
    if (i18n.isInitialized) writeStored(storageKeys.language, next)
    if (!i18n.hasResourceBundle(next, 'translation')) void loadChinese()
    follow()
  })

  const load = async () => {
    await started
    if (language === defaultLanguage || !i18n.hasResourceBundle(language, 'translation'))
      await loadChinese()
    else complete = true
  }
  const loaded = load()

  return {
    i18n,
    firstPaint: (language === defaultLanguage
      ? Promise.resolve()
      : atMost(firstPaintMs, started)
    ).then(() => undefined),
    complete: atMost(requestMs, loaded).then(() => undefined),
  }
}
