import { Languages } from 'lucide-react'
import { languageOptions, type Language } from '@/i18n/languages'
import { Flag } from '@/ui/flag'
import { localPath } from './public-path'
import { useSite } from './site-context'
import { useSiteText } from './use-site-text'
import { readKey } from '@/session/session-storage'
import { storageKeys, writeStored } from '@/storage/browser-storage'
import { siteCall } from './site-call'

/** Keeps the chosen language for the next visit, in the account as well when somebody is signed in. */
function chooseLanguage(language: Language): void {
  writeStored(storageKeys.language, language)
  if (readKey() === null) return
  const input = { body: { language } }
  siteCall('PATCH /api/auth/preferences', input, { keepalive: true }).catch((error: unknown) =>
    console.error('The language could not be saved', error),
  )
}

/** The page in the eight languages, each under its own name. */
export function LanguageLinks() {
  const { t } = useSiteText()
  const { language, path, Anchor } = useSite()
  return (
    <>
      <button
        type="button"
        popoverTarget="site-languages"
        aria-label={t('shell.language')}
        title={t('shell.language')}
        className="inline-grid size-11 shrink-0 place-items-center rounded-full text-text-2 transition-colors duration-160 hover:bg-surface-3 hover:text-text"
      >
        <Languages aria-hidden className="size-5" />
      </button>
      <nav
        popover="auto"
        id="site-languages"
        aria-label={t('shell.language')}
        className="fixed top-[calc(4.25rem+env(safe-area-inset-top))]! right-[max(1rem,calc(50vw-34rem))]! w-52 rounded-3 border border-line! bg-surface! p-1.5! shadow-3 open:animate-[lift_160ms_ease-out]"
      >
        <ul>
          {languageOptions.map(({ code, name, flag, tag }) => (
            <li key={code}>
              <Anchor
                href={localPath(path, code)}
                hrefLang={tag}
                lang={tag}
                aria-current={code === language ? 'true' : undefined}
                onClick={() => chooseLanguage(code)}
                className="flex min-h-11 items-center gap-3 rounded-2 px-3 hover:bg-surface-3 aria-[current=true]:bg-soft aria-[current=true]:font-semibold aria-[current=true]:text-on-soft"
              >
                <Flag code={flag} />
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
