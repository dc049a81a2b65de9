import { useTranslation } from 'react-i18next'
import { Phrase } from '@/i18n/phrase'
import { Crystal } from '@/ui/crystal'

/** What one signs up for, on large screens beside the form. */
export function MarketingPanel() {
  const { t } = useTranslation()
  return (
    <aside className="hidden lg:block">
      <div aria-hidden className="mb-8 flex items-end gap-3">
        <Crystal seed="dusk" facets={9} glow className="h-44" />
        <Crystal seed="rain" facets={7} hue="teal" className="h-24" />
        <Crystal seed="ember" facets={8} hue="rose" className="h-32" />
        <Crystal seed="tide" facets={6} hue="water" className="h-16" />
      </div>
      <p className="font-display text-h1 leading-snug font-bold">
        <Phrase>{t('auth.panel.heading')}</Phrase>
      </p>
      <p className="mt-4 max-w-md text-lg text-text-2">{t('auth.panel.text')}</p>
      <dl className="mt-10 flex gap-10">
        {(['users', 'satisfaction', 'service'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-small text-text-3">{t(`auth.panel.${name}.label`)}</dt>
            <dd className="font-display text-h1 font-bold text-link tabular-nums">
              {t(`auth.panel.${name}.value`)}
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
