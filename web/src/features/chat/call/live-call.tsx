import type { Companion } from '@lumen/contracts/chat/schema'
import { CircleAlert, Mic, MicOff, PhoneOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '@/api/error'
import { useErrorText } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { HelpLines } from '../safety/help-lines'
import type { Call, CallState } from './call'
import type { CallTrouble } from './call-loop'

export type LiveState = Extract<CallState, { stage: 'live' }>

/** What the state of a call is called: muted and away go before what both are about. */
export const phaseOf = ({ muted, online, phase }: LiveState) =>
  online ? (muted && phase !== 'speaking' && phase !== 'thinking' ? 'muted' : phase) : 'offline'

/** What is said, as it is said, and what did not work. */
export function LiveCall({
  companion: { name },
  call,
  state,
}: {
  companion: Companion
  call: Call
  state: LiveState
}) {
  const { t } = useTranslation()
  const { heard, saying, crisis, trouble } = state
  const phase = phaseOf(state)
  const nothingYet = heard === '' && saying === ''
  return (
    <>
      <p
        role="status"
        className={cn(
          'text-center text-lg font-semibold',
          phase === 'offline' ? 'text-warn' : 'text-link',
        )}
      >
        {t(`call.phase.${phase}`, { name })}
      </p>
      <div className="grid min-h-30 w-full max-w-xl content-start gap-4 text-center">
        {nothingYet ? (
          <p className="text-text-2">{t('call.hint')}</p>
        ) : (
          <>
            {heard !== '' && (
              <p className="text-text-2 wrap-anywhere">
                <span className="sr-only">{`${t('call.you')}: `}</span>
                {heard}
              </p>
            )}
            {saying !== '' && (
              <p
                className={cn(
                  'font-name text-h3 wrap-anywhere text-balance transition-opacity duration-240',
                  phase === 'hearing' && 'opacity-70',
                )}
              >
                <span className="sr-only">{`${name}: `}</span>
                {saying}
              </p>
            )}
          </>
        )}
      </div>
      {trouble !== null && <Trouble trouble={trouble} name={name} onRetry={call.retry} />}
      {crisis && (
        <div className="w-full max-w-xl rounded-4 border border-line bg-surface p-4 shadow-2">
          <HelpLines nearest />
        </div>
      )}
    </>
  )
}

function Trouble({
  trouble,
  name,
  onRetry,
}: {
  trouble: CallTrouble
  name: string
  onRetry: () => void
}) {
  const { t, i18n } = useTranslation()
  const errorText = useErrorText()
  // That the provider failed is what the sentence before says.
  const why =
    'error' in trouble
      ? errorCodeOf(trouble.error) === 'provider_failed'
        ? null
        : errorText(trouble.error)
      : trouble.kind === 'unanswered' && trouble.code && i18n.exists(`errors.${trouble.code}`)
        ? t(`errors.${trouble.code}`)
        : null
  return (
    <div
      role="alert"
      className="flex max-w-xl flex-wrap items-center gap-x-3 gap-y-1 rounded-3 bg-warn/12 px-4 py-2.5 text-small"
    >
      <span className="flex items-start gap-2">
        <CircleAlert aria-hidden className="mt-[.1em] size-4.5 shrink-0 text-warn" />
        <span>
          {t(`call.trouble.${trouble.kind}`, { name })}
          {why !== null && ` ${why}`}
        </span>
      </span>
      {trouble.kind === 'hear' && (
        <Button variant="link" size="inline" className="min-h-11 px-1" onClick={onRetry}>
          {t('call.trouble.again')}
        </Button>
      )}
    </div>
  )
}

const round =
  'grid size-16 place-items-center rounded-full shadow-2 transition-[background-color,transform] duration-160 active:scale-95 [&>svg]:size-6'

/** Mute and hang up; `leaving`: whether to hang up is being asked. */
export function CallControls({
  muted,
  leaving,
  onMute,
  onLeave,
  onStay,
  onEnd,
}: {
  muted: boolean
  leaving: boolean
  onMute: () => void
  onLeave: () => void
  onStay: () => void
  onEnd: () => void
}) {
  const { t } = useTranslation()
  if (leaving)
    return (
      <div
        role="group"
        aria-label={t('call.confirm.title')}
        className="grid justify-items-center gap-3"
      >
        <p role="alert" className="font-semibold">
          {t('call.confirm.title')}
        </p>
        <div className="flex gap-3">
          <Button variant="secondary" onClick={onStay}>
            {t('call.confirm.stay')}
          </Button>
          <Button variant="danger" ref={(button) => button?.focus()} onClick={onEnd}>
            {t('call.confirm.end')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="grid justify-items-center gap-3">
      <div className="flex gap-10">
        <Control label={t('call.mute')}>
          <button
            type="button"
            aria-label={t('call.mute')}
            aria-pressed={muted}
            className={cn(
              round,
              muted
                ? 'bg-text text-bg'
                : 'border border-control/60 bg-surface text-text hover:bg-surface-3',
            )}
            onClick={onMute}
          >
            {muted ? <MicOff aria-hidden /> : <Mic aria-hidden />}
          </button>
        </Control>
        <Control label={t('call.end')}>
          <button
            type="button"
            aria-label={t('call.end')}
            className={cn(round, 'bg-danger-fill text-white hover:bg-danger-fill-hover')}
            onClick={onLeave}
          >
            <PhoneOff aria-hidden />
          </button>
        </Control>
      </div>
      <p className="hidden text-xs text-text-3 pointer-fine:block">{t('call.keys')}</p>
    </div>
  )
}

const Control = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="grid w-24 justify-items-center gap-1.5">
    {children}
    <span aria-hidden className="text-center text-xs text-text-2">
      {label}
    </span>
  </div>
)
