import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { languageOf } from '@/i18n/languages'
import { Phrase } from '@/i18n/phrase'
import { localPath } from '@/site/public-path'
import { useSession } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'

export default function NotFoundPage() {
  const { t, i18n } = useTranslation()
  const { status } = useSession()
  return (
    <div className="grid h-full min-h-[70dvh] place-content-center justify-items-center gap-3 p-6 text-center">
      <Crystal hue="uncut" seed="lost" facets={6} className="mb-2 h-36 rotate-12" />
      <h1 className="font-display text-h1 font-bold">404 {t('route.notFound')}</h1>
      <p className="max-w-sm text-balance text-text-2">
        <Phrase>{t('route.notFoundText')}</Phrase>
      </p>
      <Button asChild className="mt-4">
        <Link to={status === 'signed-in' ? '/chat' : localPath('/', languageOf(i18n.language))}>
          {t(status === 'signed-in' ? 'route.backToChat' : 'route.backHome')}
        </Link>
      </Button>
    </div>
  )
}
