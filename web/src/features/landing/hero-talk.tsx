import { guestLimits } from '@lumen/contracts/guest/limits'
import { faceUrl } from '@lumen/contracts/chat/faces'
import { SendHorizontal } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useReducer, useState, type FormEvent } from 'react'
import { newSendId } from '@/realtime/send-id'
import { SiteLink } from '@/site/site-context'
import { useSiteText } from '@/site/use-site-text'
import { readStored, storageKeys } from '@/storage/browser-storage'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Crystal } from '@/ui/crystal'
import { hexagon } from '@/ui/hexagon'
import { controlStyles } from '@/ui/input'
import type { Asked } from './guest-calls'
import { GuestLine } from './guest-lines'

const LiveTalk = lazy(() => import('./live-talk'))

/**
 * A talk with the companion, before there is an account. What makes it live comes with the first touch, or
 * at once to whoever has talked here before; without script its picture stands there.
 */
export function HeroTalk() {
  const { t } = useSiteText()
  const [isLive, live] = useReducer(() => true, false)
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [below, setBelow] = useState<HTMLDivElement | null>(null)
  const consent = useId()
  const name = t('faces.lumi.name')
  useEffect(() => {
    if (readStored(storageKeys.guest) !== null) live()
  }, [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    const content = text.trim()
    if (content === '' || isBusy) return
    live()
    setBusy(true)
    setText('')
    setAsked({ id: newSendId(), content })
  }
  const settle = (said: boolean) => {
    setBusy(false)
    // What could not be said is not typed again.
    if (!said) setText((typed) => (typed === '' ? (asked?.content ?? '') : typed))
  }
  return (
    <section
      aria-label={t('landing.guest.label', { name })}
      className="relative mx-auto w-full max-w-120 rounded-5 border border-line bg-surface p-5 shadow-3"
    >
      <div className="flex items-center gap-4">
        <img
          src={faceUrl('lumi')}
          alt={t('faces.lumi.look')}
          width={256}
          height={256}
          decoding="async"
          className={cn('size-20 shrink-0 md:size-24', hexagon)}
        />
        <div className="min-w-0 md:pr-16">
          <p className="font-display text-h2 font-bold">{name}</p>
          <p className="text-small text-text-2">{t('landing.guest.kind')}</p>
        </div>
      </div>
      <div
        role="log"
        tabIndex={0}
        aria-label={t('landing.guest.label', { name })}
        className="-mx-1 mt-3 grid max-h-96 gap-3 overflow-y-auto overscroll-contain rounded-1 p-1 has-data-care:max-h-162"
      >
        <GuestLine who={name}>{t('faces.lumi.line')}</GuestLine>
        <Example />
        {isLive && (
          <Suspense>
            <LiveTalk asked={asked} below={below} onSettled={settle} />
          </Suspense>
        )}
      </div>
      <div ref={setBelow} />
      <form onSubmit={send} className="mt-3 grid gap-3 noscript:hidden">
        <div className="flex gap-2">
          <input
            value={text}
            onFocus={live}
            onPointerEnter={live}
            onChange={(event) => setText(event.target.value)}
            maxLength={guestLimits.messageLength}
            aria-label={t('landing.guest.input', { name })}
            placeholder={t('landing.guest.input', { name })}
            aria-describedby={consent}
            autoComplete="off"
            enterKeyHint="send"
            className={cn(controlStyles, 'h-12 min-w-0')}
          />
          <Button type="submit" busy={isBusy} aria-label={t('landing.guest.send')}>
            <SendHorizontal aria-hidden className="size-5" />
          </Button>
        </div>
        <p id={consent} className="text-small text-pretty text-text-2">
          {t('landing.guest.consent')}{' '}
          <SiteLink to="/privacy-policy" className="text-link underline">
            {t('landing.guest.privacy')}
          </SiteLink>
        </p>
      </form>
    </section>
  )
}

/** What a talk is like, for those whose browser runs no script. */
function Example() {
  const { t } = useSiteText()
  return (
    <div className="hidden gap-3 noscript:grid">
      <GuestLine mine who={t('landing.guest.you')}>
        {t('landing.said')}
      </GuestLine>
      <GuestLine who={t('faces.lumi.name')}>{t('landing.remembered')}</GuestLine>
      <p className="inline-flex items-center gap-1.5 justify-self-start rounded-full bg-soft px-3 py-1 text-small text-on-soft">
        <Crystal seed="kept" hue="teal" facets={6} className="h-4" />
        {t('landing.recalled')}
      </p>
    </div>
  )
}
