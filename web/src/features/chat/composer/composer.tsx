import type { Companion } from '@lumen/contracts/chat/schema'
import { useAppDispatch } from '@/store/root-reducer'
import { Spinner } from '@/ui/spinner'
import { modeChosen } from '../chat-slice'
import { OnDemandPart } from '../memory/on-demand-part'
import { HintLine } from './hint-line'
import { useInputMode, useWantedMode } from './input-mode'
import { ModeSwitch } from './mode-switch'
import { OffRecordButton, OffRecordLine, useOffRecord } from './off-record'
import { TextMode } from './text-mode'

const loadVoice = () => import('../voice/voice-mode')
const loadCreation = () => import('../creation/creation-mode')

/** Where something is said: by text, voice, picture or video. @param onSent called when it was taken */
export function Composer({ companion, onSent }: { companion: Companion; onSent: () => void }) {
  const dispatch = useAppDispatch()
  const { id: companionId, name } = companion
  const mode = useInputMode(companionId)
  const offRecord = useOffRecord(companion)
  useWantedMode(companionId)

  const talk = { companion, offRecord, onSent }
  return (
    <div className="mx-auto w-full max-w-4xl px-3 pb-[max(.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-5">
      <HintLine companionId={companionId} />
      <OffRecordLine name={name} offRecord={offRecord} />
      <div className="mb-1 flex items-center justify-between gap-2 md:mb-1.5">
        <ModeSwitch
          mode={mode}
          onChange={(next) => dispatch(modeChosen({ companionId, mode: next }))}
        />
        <OffRecordButton offRecord={offRecord} />
      </div>
      {mode === 'text' && <TextMode {...talk} />}
      {mode === 'voice' && <OnDemandPart load={loadVoice} waiting={waiting} {...talk} />}
      {(mode === 'image' || mode === 'video') && (
        <OnDemandPart key={mode} load={loadCreation} waiting={waiting} kind={mode} {...talk} />
      )}
    </div>
  )
}

const waiting = (
  <div className="grid min-h-14.5 place-items-center rounded-5 border border-control/60 bg-surface shadow-2">
    <Spinner className="text-violet-500" />
  </div>
)
