import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { DeletionSection } from './deletion-section'

/** What the user decides about their data. */
export default function PrivacyPage() {
  const { t } = useTranslation()
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const title = document.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}-title`)
    title?.focus({ preventScroll: true })
    title?.closest('section')?.scrollIntoView()
  }, [hash, key])
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-6 md:px-8 md:py-10">
      <h1 className="font-display text-h1 font-bold">{t('route.privacy')}</h1>
      <DeletionSection />
    </div>
  )
}
