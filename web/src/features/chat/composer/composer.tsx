import type { Companion } from '@lumen/contracts/chat/schema'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { Spinner } from '@/ui/spinner'
import { useChatTools } from '../chat-context'
import { modeChosen, selectChat, voiceLeft, type InputMode } from '../chat-slice'
import { OnDemandPart } from '../memory/on-demand-part'
import { HintLine } from './hint-line'
import { ComposerMenu } from './composer-menu'
import { useOffRecord } from './use-off-record'
import { TextMode } from './text-mode'
import { useEscape } from './use-escape'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** How something is said to a companion now. */
const useInputMode = (companionId: string): InputMode =>
  useAppSelector((state) => selectChat(state).modes[companionId] ?? 'text')

const isMode = (value: string | null): value is InputMode =>
  value === 'text' || value === 'voice' || value === 'image' || value === 'video'

/**
 * `?mode=image` opens the composer in that mode; the address forgets it then. Voice is for a visit:
 * whoever comes to a talk finds the text box, unless a recording waits there.
 */
function useWantedMode(companionId: string): void {
  const dispatch = useAppDispatch()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('mode')
  const { voice } = useChatTools()
  useEffect(() => {
    if (!voice.waits(companionId)) dispatch(voiceLeft(companionId))
  }, [voice, companionId, dispatch])
  useEffect(() => {
    if (wanted === null) return
    if (isMode(wanted)) dispatch(modeChosen({ companionId, mode: wanted }))
    setParams(
      (all) => {
        all.delete('mode')
        return all
      },
      { replace: true },
    )
  }, [wanted, companionId, dispatch, setParams])
}

const loadOffRecord = () => import('./off-record-line')
const loadVoice = () => import('../voice/voice-mode')
const loadCreation = () => import('../creation/creation-mode')

/** Where something is said: by text, voice, picture or video. @param onSent called when it was taken */
export function Composer({ companion, onSent }: { companion: Companion; onSent: () => void }) {
  const dispatch = useAppDispatch()
  const { id: companionId, name } = companion
  const mode = useInputMode(companionId)
  const offRecord = useOffRecord(companion)
  useWantedMode(companionId)
  const onMode = (next: InputMode) => dispatch(modeChosen({ companionId, mode: next }))
  const box = useRef<HTMLDivElement>(null)
  useEscape(box, () => {
    if (mode === 'text') box.current?.querySelector('textarea')?.focus({ preventScroll: true })
    else onMode('text')
  })

  const talk = { companion, offRecord, onSent }
  return (
    <div className="mx-auto w-full max-w-4xl px-3 pb-[max(.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-5">
      <HintLine companionId={companionId} />
      <output className="block text-small empty:hidden">
        {offRecord.on && (
          <OnDemandPart load={loadOffRecord} waiting={null} name={name} offRecord={offRecord} />
        )}
      </output>
      <div
        ref={box}
        className={cn(
          'relative flex items-end gap-1 rounded-5 border bg-surface p-1.5 shadow-2 transition-colors duration-160 has-[textarea:focus]:border-ring has-[textarea:focus]:outline-1 has-[textarea:focus]:outline-ring has-aria-invalid:border-danger',
          offRecord.on ? 'border-dashed border-control' : 'border-control/60',
        )}
      >
        <ComposerMenu {...{ companion, mode, offRecord, onMode }} />
        <div className="min-w-0 flex-1">
          {mode === 'text' && <TextMode {...talk} onMode={onMode} />}
          {mode === 'voice' && (
            <OnDemandPart load={loadVoice} waiting={waiting} broken={broken} {...talk} />
          )}
          {(mode === 'image' || mode === 'video') && (
            <OnDemandPart
              key={mode}
              load={loadCreation}
              waiting={waiting}
              broken={broken}
              kind={mode}
              {...talk}
            />
          )}
        </div>
      </div>
    </div>
  )
}

const place = 'flex min-h-11 items-center justify-center gap-2 px-2 text-text-2'

const waiting = (
  <div className={place}>
    <Spinner className="text-violet-500" />
  </div>
)

const broken = (retry: () => void) => <Broken onRetry={retry} />

function Broken({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className={place}>
      <span className="min-w-0 flex-1 py-2 text-small">{t('errors.network')}</span>
      <Button variant="link" size="inline" className="min-h-11 px-2" onClick={onRetry}>
        {t('app.action.retry')}
      </Button>
    </div>
  )
}
