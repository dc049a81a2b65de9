import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useUser } from '@/session/use-session'
import { ResendConfirmation } from './resend-confirmation'

/** Reminds whoever has not confirmed their address, until they have; nothing where no mail is sent. */
export function EmailBanner() {
  const { t } = useTranslation()
  const { emailState } = useUser()
  if (emailState !== 'unconfirmed') return null
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 bg-soft px-4 py-3 text-on-soft">
      <MailCheck aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">{t('security.email.banner')}</p>
      <ResendConfirmation />
    </aside>
  )
}
