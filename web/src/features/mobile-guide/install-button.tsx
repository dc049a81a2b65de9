import { Download } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSiteText } from '@/site/use-site-text'
import { Button } from '@/ui/button'

/** What Chromium sends when the product can be installed; no standard type has it. */
type InstallEvent = Event & {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

type State = 'unknown' | 'ready' | 'installed' | 'manual'

const standalone = '(display-mode: standalone)'
const watchDisplay = (listener: () => void) => {
  const query = matchMedia(standalone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const isInstalled = () =>
  matchMedia(standalone).matches || ('standalone' in navigator && navigator.standalone === true)
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** Asks the browser to install where it can; elsewhere it leads to the steps by hand. */
export function InstallButton() {
  const { t } = useSiteText()
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  const running = useSyncExternalStore(watchDisplay, isInstalled, () => false)
  const [changed, setState] = useState<State>('unknown')
  const state = running ? 'installed' : changed

  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
      setState('ready')
    }
    const done = () => setState('installed')
    globalThis.addEventListener('beforeinstallprompt', take)
    globalThis.addEventListener('appinstalled', done)
    return () => {
      globalThis.removeEventListener('beforeinstallprompt', take)
      globalThis.removeEventListener('appinstalled', done)
    }
  }, [])

  const install = async () => {
    if (offer === null) {
      setState('manual')
      document.querySelector(isApple() ? '#ios' : '#android')?.scrollIntoView()
      return
    }
    const { outcome } = await offer.prompt()
    // An offer can be used once.
    setOffer(null)
    setState(outcome === 'accepted' ? 'installed' : 'unknown')
  }

  return (
    <div className="mt-7 flex min-h-13 flex-wrap items-center gap-4">
      {state !== 'installed' && (
        <Button size="large" onClick={() => void install()}>
          <Download aria-hidden className="size-5" />
          {t('mobileGuide.install')}
        </Button>
      )}
      <p aria-live="polite" className="max-w-md text-text-2">
        {state === 'installed' && t('mobileGuide.installed')}
        {state === 'manual' && t('mobileGuide.byHand')}
      </p>
    </div>
  )
}
