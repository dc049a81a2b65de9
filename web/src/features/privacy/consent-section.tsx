import type { PrivacySettings } from '@lumen/contracts/auth/privacy'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { languageOf } from '@/i18n/languages'
import { localPath } from '@/site/public-path'
import { Switch } from '@/ui/switch'
import { ConsentHistory } from './consent-history'
import { PrivacySection } from './privacy-section'
import { useChangePrivacy } from './use-change-privacy'

const switches = [
  'dataProcessingConsent',
  'analyticsConsent',
  'marketingConsent',
  'shareWithPartners',
] as const

/** What the user allows: each switch holds at once. */
export function ConsentSection({ settings }: { settings: PrivacySettings }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const { change, saving, saves } = useChangePrivacy()
  return (
    <PrivacySection
      id="consent"
      title={t('privacy.consent.title')}
      text={t('privacy.consent.text')}
    >
      <ul className="grid divide-y divide-line">
        {switches.map((field) => (
          <li key={field} className="py-2">
            <Switch
              label={t(`privacy.consent.${field}.title`)}
              hint={t(`privacy.consent.${field}.text`)}
              checked={settings[field]}
              disabled={saving}
              busy={saves(field)}
              onCheckedChange={(checked) => void change({ [field]: checked })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-2 border-t border-line pt-4 text-small text-text-2">
        <p>{t('privacy.updatedAt', { date: format.dateTime(settings.updatedAt) })}</p>
        <ConsentHistory />
        <p>
          <Link
            className="text-link underline-offset-4 hover:underline"
            to={localPath('/privacy-policy', languageOf(i18n.language))}
          >
            {t('route.privacyPolicy')}
          </Link>
        </p>
      </div>
    </PrivacySection>
  )
}
