import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/** Says so while the device has no network. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
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
