import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { tagOf } from '@/i18n/languages'
import { Button } from '../button'
import type { ShareCard } from './draw-card'

const ShareDialog = lazy(() => import('./share-dialog'))

/** Makes a picture of a reading to keep or to share; it says that it is computed and for entertainment. */
export function ShareButton({
  card,
}: {
  /** Asked for when the button is pressed. */
  card: () => Pick<ShareCard, 'title' | 'subtitle' | 'reading' | 'picture'>
}) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const [shown, setShown] = useState<ShareCard | null>(null)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          setShown({
            ...card(),
            date: format.date(Date.now()),
            product: t('app.name'),
            label: t('ui.share.label'),
            language: tagOf(i18n.language),
          })
        }
      >
        <Share2 aria-hidden className="size-4" />
        {t('ui.share.open')}
      </Button>
      {shown !== null && (
        <Suspense>
          <ShareDialog card={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
