import { useEffect } from 'react'
import type { FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'

const isStaleChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Failed to fetch|Unable to preload/i.test(
    error.message,
  )

/** A page broke, or its code could not be fetched (a new version was put out, or the line is down). */
export function RouteError({ error }: FallbackProps) {
  const { t } = useTranslation()
  useEffect(() => console.error('A page failed', error), [error])
  const key = isStaleChunk(error) ? 'route.stale' : 'route.failed'
  return (
    <div
      role="alert"
      className="grid h-full min-h-[70dvh] place-content-center justify-items-center gap-3 p-6 text-center"
    >
      <Crystal hue="uncut" seed="broken" facets={5} className="mb-2 h-32" />
      <h1 className="font-display text-h2 font-bold">{t(`${key}.title`)}</h1>
      <p className="max-w-md text-text-2">{t(`${key}.text`)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={() => globalThis.location.reload()}>{t('app.action.reload')}</Button>
        <Button variant="secondary" asChild>
          <a href="/">{t('route.backHome')}</a>
        </Button>
      </div>
    </div>
  )
}
