import { useTranslation } from 'react-i18next'

/** First stop of the tab key: past the navigation, to the page. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-2 focus:bg-primary focus:px-4 focus:py-2 focus:font-semibold focus:text-on-primary focus:shadow-3"
      onClick={(event) => {
        event.preventDefault()
        document.querySelector<HTMLElement>('main')?.focus()
      }}
    >
      {t('shell.skip')}
    </a>
  )
}
