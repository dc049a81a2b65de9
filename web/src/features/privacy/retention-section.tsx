import type { PrivacySettings } from '@lumen/contracts/auth/privacy'
import { retentionDays } from '@lumen/contracts/auth/privacy-choices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { RadioGroup } from '@/ui/radio-group'
import { Switch } from '@/ui/switch'
import { PrivacySection } from './privacy-section'
import { useChangePrivacy } from './use-change-privacy'

type Days = PrivacySettings['dataRetentionPeriod']

/** How long conversations are kept, and whether older ones go by themselves. */
export function RetentionSection({ settings }: { settings: PrivacySettings }) {
  const { t } = useTranslation()
  const { change, saving, saves } = useChangePrivacy()
  const { dataRetentionPeriod, automaticDeletion, planRetentionDays } = settings
  /** What would delete something the next night is asked about first. */
  const [asked, setAsked] = useState<{ days: Days; turnsOn: boolean } | null>(null)
  const choose = (days: Days) => {
    if (automaticDeletion && days < dataRetentionPeriod) setAsked({ days, turnsOn: false })
    else void change({ dataRetentionPeriod: days })
  }
  const confirm = () => {
    if (asked !== null)
      void change(asked.turnsOn ? { automaticDeletion: true } : { dataRetentionPeriod: asked.days })
    setAsked(null)
  }
  return (
    <PrivacySection
      id="retention"
      title={t('privacy.retention.title')}
      text={t('privacy.retention.text')}
    >
      <div className="grid gap-5">
        {planRetentionDays !== null && (
          <Alert tone="info" text={t('privacy.retention.plan', { count: planRetentionDays })} />
        )}
        <Switch
          label={t('privacy.retention.automatic.title')}
          hint={t('privacy.retention.automatic.text')}
          checked={automaticDeletion}
          disabled={saving}
          busy={saves('automaticDeletion')}
          onCheckedChange={(on) => {
            if (on) setAsked({ days: dataRetentionPeriod, turnsOn: true })
            else void change({ automaticDeletion: false })
          }}
        />
        <RadioGroup
          label={t('privacy.retention.period')}
          value={String(dataRetentionPeriod)}
          disabled={saving}
          onValueChange={(value) => {
            const days = retentionDays.find((each) => String(each) === value)
            if (days !== undefined) choose(days)
          }}
          className="grid-cols-2 sm:grid-cols-3"
          options={retentionDays.map((days) => ({
            id: String(days),
            label: t(`privacy.retention.days.${days}`),
          }))}
        />
      </div>
      <Dialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null)
        }}
        title={t('privacy.retention.confirm.title')}
        description={t('privacy.retention.confirm.text', {
          period: t(`privacy.retention.days.${asked?.days ?? dataRetentionPeriod}`),
        })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {t('privacy.retention.confirm.keep')}
            </Button>
            <Button variant="danger" onClick={confirm}>
              {t('privacy.retention.confirm.delete')}
            </Button>
          </>
        }
      />
    </PrivacySection>
  )
}
