import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { Spinner } from '@/ui/spinner'
import { SiteLink } from './site-context'
import { useSiteText } from './use-site-text'

/** In place of a text that is on its way, is not there, or could not be fetched. */
export function PageStateView({ state }: { state: 'loading' | 'missing' | 'failed' }) {
  const { t } = useSiteText()
  if (state === 'loading')
    return (
      <output className="grid min-h-[50dvh] place-content-center justify-items-center gap-4">
        <Spinner className="size-10 text-violet-500" />
        <span className="text-text-2">{t('session.loading')}</span>
      </output>
    )
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 p-6 text-center">
      <Crystal hue="uncut" seed={state} facets={6} className="mb-2 h-32" />
      <h1 className="text-h2 font-bold">
        {t(state === 'missing' ? 'route.notFound' : 'route.failed.title')}
      </h1>
      <p className="max-w-sm text-balance text-text-2">
        {t(state === 'missing' ? 'route.notFoundText' : 'errors.network')}
      </p>
      <Button asChild className="mt-4">
        <SiteLink to="/help">{t('route.help')}</SiteLink>
      </Button>
    </div>
  )
}
