import type { ContentAccess } from '@lumen/contracts/admin/office-schema'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { ContentRequest } from './content-request'
import { OpenedTalk } from './opened-talk'

/** The one way to what somebody said: with a reason, for a while, and with their knowledge. */
export function ContentAccessPanel({ userId }: { userId: string }) {
  const { t } = useTranslation()
  const [step, setStep] = useState<'closed' | 'asking' | ContentAccess>('closed')
  const close = () => setStep('closed')
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-bold">{t('adminCare.content.heading')}</h3>
      {step === 'closed' && (
        <>
          <p className="max-w-[60ch] text-text-2">{t('adminCare.content.lead')}</p>
          <div>
            <Button size="small" variant="secondary" onClick={() => setStep('asking')}>
              <Eye aria-hidden className="size-4" />
              {t('adminCare.content.choose')}
            </Button>
          </div>
        </>
      )}
      {step === 'asking' && <ContentRequest userId={userId} onOpened={setStep} onEnd={close} />}
      {typeof step === 'object' && <OpenedTalk access={step} onEnd={close} />}
    </section>
  )
}
