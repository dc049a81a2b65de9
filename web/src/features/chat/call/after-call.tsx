import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Receipt } from '@/features/media'
import { clock } from '@/ui/audio-player/clock'
import { Button } from '@/ui/button'
import type { CallState } from './call'

/** Why a call is over, how long it was, what it cost, and the ways on. */
export function AfterCall({
  state: { reason, seconds, credits },
  onAgain,
  onClose,
}: {
  state: Extract<CallState, { stage: 'ended' }>
  onAgain: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const short = reason === 'insufficient_credits'
  return (
    <>
      <div role="status" className="grid max-w-md gap-1.5 text-center">
        <p className="font-display text-h3 font-bold">{t('call.ended.title')}</p>
        <p className="text-balance text-text-2">{t(`call.ended.${reason}`)}</p>
        <p className="flex min-h-6 flex-wrap items-center justify-center gap-x-3 text-small text-text-2">
          {seconds !== null && credits !== null && (
            <>
              <span>{t('call.ended.took', { time: clock(seconds) })}</span>
              <Receipt credits={credits} />
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3 max-md:flex-col-reverse max-md:self-stretch">
        {short ? (
          <Button asChild size="large" variant="secondary">
            <Link to="/wallet#purchase">{t('call.ended.credits')}</Link>
          </Button>
        ) : (
          <Button size="large" variant="secondary" onClick={onAgain}>
            <Phone aria-hidden className="size-5" />
            {t('call.ended.again')}
          </Button>
        )}
        <Button size="large" data-autofocus onClick={onClose}>
          {t('call.ended.close')}
        </Button>
      </div>
    </>
  )
}
