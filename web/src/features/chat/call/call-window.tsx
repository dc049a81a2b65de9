import type { Companion } from '@lumen/contracts/chat/schema'
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { clock } from '@/ui/audio-player/clock'
import { IconButton } from '@/ui/icon-button'
import { useDialogFocus } from '@/ui/use-dialog-focus'
import { AfterCall } from './after-call'
import { BeforeCall } from './before-call'
import type { CallState } from './call'
import './call.css'
import { CallControls, LiveCall, phaseOf } from './live-call'
import { CallPortrait, type PortraitMotion } from './call-portrait'
import { useCall } from './use-call'

const tickMs = 500

function motionOf(state: CallState): PortraitMotion {
  if (state.stage === 'starting') return 'thinking'
  if (state.stage !== 'live') return 'still'
  const phase = phaseOf(state)
  if (phase === 'muted' || phase === 'offline') return 'still'
  return phase === 'listening' ? 'breathing' : phase
}

/** A call with a companion, over the whole screen: before it, while it goes on, and what it came to. */
export default function CallWindow({
  companion,
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const [call, state] = useCall(companion)
  const [leaving, setLeaving] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const focus = useDialogFocus()
  const live = state.stage === 'live'
  if (leaving && !live) setLeaving(false)

  // The button that was pressed is gone; keys of the call are heard wherever the focus is in it.
  useEffect(() => {
    content.current?.focus({ preventScroll: true })
  }, [live])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!live || event.key !== ' ' || event.repeat) return
    if (event.target instanceof Element && event.target.closest('a, button, input') !== null) return
    event.preventDefault()
    call.mute(!state.muted)
  }
  const onEscape = (event: Event) => {
    if (!live) return
    event.preventDefault()
    setLeaving(!leaving)
    if (leaving) content.current?.focus()
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focus}
          ref={content}
          aria-describedby={undefined}
          onEscapeKeyDown={onEscape}
          onKeyDown={onKeyDown}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-50 flex h-dvh flex-col overflow-hidden bg-bg bg-[radial-gradient(48rem_30rem_at_50%_-4rem,var(--glow-1),transparent_75%)] outline-none data-[state=open]:animate-[appear_240ms_var(--ease)]"
        >
          <div className="flex min-h-14 shrink-0 items-center gap-3 px-3 pt-[env(safe-area-inset-top)] md:px-6">
            <Radix.Title className="min-w-0 flex-1 truncate font-name text-lg font-bold">
              {t('call.with', { name: companion.name })}
            </Radix.Title>
            {live ? (
              <Elapsed beganAt={state.beganAt} price={state.call.creditsPerMinute} />
            ) : (
              <Radix.Close asChild>
                <IconButton label={t('app.action.close')} tooltip={false}>
                  <X />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          <div className="flex min-h-0 flex-1 flex-col items-center overflow-y-auto overscroll-contain px-5">
            <div className="my-auto flex w-full flex-col items-center gap-6 py-4">
              <CallPortrait
                companion={companion}
                motion={motionOf(state)}
                small={live && state.crisis}
              />
              {state.stage === 'live' ? (
                <LiveCall companion={companion} call={call} state={state} />
              ) : state.stage === 'ended' ? (
                <AfterCall state={state} onAgain={call.start} onClose={onClose} />
              ) : (
                <BeforeCall
                  companion={companion}
                  state={state}
                  onStart={call.start}
                  onCancel={call.hangUp}
                  onClose={onClose}
                />
              )}
            </div>
          </div>
          {live && (
            <div className="shrink-0 px-5 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
              <CallControls
                muted={state.muted}
                leaving={leaving}
                onMute={() => call.mute(!state.muted)}
                onLeave={call.hangUp}
                onStay={() => {
                  setLeaving(false)
                  content.current?.focus()
                }}
                onEnd={call.hangUp}
              />
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** How long the call goes on, and what a minute of it costs. */
function Elapsed({ beganAt, price }: { beganAt: number; price: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [now, setNow] = useState(beganAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="flex flex-wrap items-baseline justify-end gap-x-3 text-small text-text-2">
      <span
        role="timer"
        aria-label={t('call.time')}
        className="text-base font-semibold text-text tabular-nums"
      >
        {clock((now - beganAt) / 1_000)}
      </span>
      {t('call.perMinute', { amount: format.number(price) })}
    </p>
  )
}
