import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/use-online'

/** Says so while the device has no network. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <output className="block shrink-0">
      {!online && (
        <span className="flex items-center justify-center gap-2 bg-text px-4 py-2 text-center text-small text-bg">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t('shell.offline')}
        </span>
      )}
    </output>
  )
}
