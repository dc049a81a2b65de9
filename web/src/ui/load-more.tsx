import { useTranslation } from 'react-i18next'
import { Button } from './button'

/** The next page of a list, below what is there. */
export function LoadMore({ onLoad, busy = false }: { onLoad: () => void; busy?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="grid justify-items-center pt-4">
      <Button variant="secondary" size="small" busy={busy} onClick={onLoad}>
        {t('ui.loadMore')}
      </Button>
    </div>
  )
}
