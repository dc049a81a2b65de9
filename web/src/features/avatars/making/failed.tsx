import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HelpLines } from '@/features/chat'
import { languageOf } from '@/i18n/languages'
import { localPath } from '@/site/public-path'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { codeOf, isCrisis, useFailureText } from './failure-text'

/** Why there is no avatar, and the way on: help, other words, or once more. */
export function Failed({
  failure,
  onAgain,
  onBack,
}: {
  failure: unknown
  onAgain: () => void
  onBack: () => void
}) {
  const { t, i18n } = useTranslation()
  const failureText = useFailureText()
  const refused = codeOf(failure) === 'prompt_refused'
  return (
    <div className="grid gap-4">
      {isCrisis(failure) ? (
        <div role="alert" className="grid gap-3">
          <p className="font-semibold">{t('chat.help.intro')}</p>
          <Suspense fallback={<Skeleton className="h-32 rounded-3!" />}>
            <HelpLines nearest />
          </Suspense>
        </div>
      ) : (
        <Alert text={failureText(failure, t('avatars.failed.generate.text'))} />
      )}
      {refused && !isCrisis(failure) && (
        <div className="grid gap-2 text-small text-text-2">
          <p>{t('avatars.refused.text')}</p>
          <p>
            <Link
              to={localPath('/help/change-an-avatar', languageOf(i18n.language))}
              className="font-semibold text-link underline-offset-4 hover:underline"
            >
              {t('avatars.refused.help')}
            </Link>
          </p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant={refused ? 'primary' : 'ghost'} onClick={onBack}>
          {t('avatars.change')}
        </Button>
        {!refused && (
          <Button onClick={onAgain}>
            <RefreshCw aria-hidden className="size-4.5" />
            {t('app.action.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}
