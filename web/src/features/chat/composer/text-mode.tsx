import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { ArrowUp, Mic, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { IconButton } from '@/ui/icon-button'
import { useChatSync } from '../chat-context'
import { draftChanged, selectChat, type InputMode } from '../chat-slice'
import { cleanMessage } from '../live/message-text'
import { OnDemandPart } from '../memory/on-demand-part'
import { useAttaching } from '../pictures/use-attaching'
import { selectReplyState, selectRunningReply } from '../reply-state'
import { isSendKey } from './is-send-key'
import { CharacterCount, lettersFrom } from './character-count'
import type { OffRecord } from './use-off-record'
import { useAutoHeight } from './use-auto-height'
import { useIdleFocus } from './use-idle-focus'

const loadAttached = () => import('../voice/attached-recording')
const loadTray = () => import('../pictures/picture-tray')

/** Where a message is written. */
export function TextMode({
  companion,
  offRecord,
  onSent,
  onMode,
}: {
  companion: Companion
  offRecord: OffRecord
  onSent: () => void
  onMode: (mode: InputMode) => void
}) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const sync = useChatSync()
  const { id: companionId, name } = companion
  const text = useAppSelector((state) => selectChat(state).drafts[companionId] ?? '')
  const attached = useAppSelector((state) => selectChat(state).attached[companionId])
  const replyState = useAppSelector((state) => selectReplyState(state, companionId))
  const running = useAppSelector((state) => selectRunningReply(state, companionId))
  const connected = useAppSelector((state) => state.realtime.status === 'connected')
  const { pictures, paste, dropping } = useAttaching(companionId)
  const [stopped, setStopped] = useState<string | null>(null)
  /** What was sent before it could be: it goes when the reply is here, unless it is changed. */
  const [wanted, setWanted] = useState<string | null>(null)
  const area = useAutoHeight(text)
  // A recording leads here for words, or brought some along.
  const askedFor = useAppSelector((state) => {
    const { attached: held, hints } = selectChat(state)
    return companionId in held || hints[companionId]?.kind === 'voice-note-sent'
  })
  useEffect(() => {
    if (askedFor) area.current?.focus({ preventScroll: true })
  }, [area, askedFor])
  // A reply that begins or ends may have taken the button away that had the focus.
  useIdleFocus(area, `${companionId} ${replyState}`)

  const { length } = cleanMessage(text)
  const tooLong = length > chatLimits.messageLength
  // While that is being switched, nobody could tell whether a message is remembered.
  const sendable = pictures.flatMap((picture) =>
    picture.state === 'ready'
      ? [{ ...picture.uploaded, description: picture.description.trim() }]
      : [],
  )
  const tells = (length > 0 || pictures.length > 0) && !tooLong
  const ready =
    tells && sendable.length === pictures.length && replyState === 'idle' && !offRecord.switching

  const written = `${companionId} ${text}`
  const waits = wanted === written
  if (wanted !== null && !waits) setWanted(null)
  const sendReady = useEffectEvent(() => {
    if (sync.send(companionId, text, attached, sendable)) onSent()
  })
  useEffect(() => {
    if (ready && waits) sendReady()
  }, [ready, waits])
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!ready) setWanted(tells ? written : null)
    else if (sync.send(companionId, text, attached, sendable)) onSent()
  }
  const stop = () => {
    if (running === null) return
    setStopped(running)
    sync.stop(running)
  }

  return (
    <form onSubmit={send}>
      {dropping && (
        <p className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-5 border-2 border-dashed border-ring bg-soft px-4 text-center font-medium text-on-soft">
          {t('chat.pictures.drop')}
        </p>
      )}
      {pictures.length > 0 && (
        <OnDemandPart load={loadTray} waiting={<div className="h-17" />} pictures={pictures} />
      )}
      {attached !== undefined && (
        <OnDemandPart
          load={loadAttached}
          waiting={<div className="h-13" />}
          companionId={companionId}
          recording={attached}
          hasText={length > 0}
          onSent={onSent}
        />
      )}
      <div className="flex items-end gap-1">
        <textarea
          ref={area}
          rows={1}
          value={text}
          aria-label={t('chat.composer.label', { name })}
          aria-describedby={
            length > lettersFrom(chatLimits.messageLength) ? 'letters-left' : undefined
          }
          aria-invalid={tooLong || undefined}
          aria-busy={waits || undefined}
          placeholder={t('chat.composer.placeholder', { name })}
          enterKeyHint="send"
          onChange={({ target }) => dispatch(draftChanged({ companionId, text: target.value }))}
          onPaste={paste}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            send()
          }}
          className="max-h-[min(40dvh,13rem)] min-h-11 flex-1 resize-none bg-transparent py-2 text-base leading-7 outline-none placeholder:truncate placeholder:text-text-3 aria-busy:text-text-3"
        />
        <CharacterCount length={length} limit={chatLimits.messageLength} />
        <IconButton label={t('composer.mode.voice')} onClick={() => onMode('voice')}>
          <Mic />
        </IconButton>
        {replyState === 'replying' ? (
          <IconButton
            key="action"
            label={t('chat.stop')}
            variant="primary"
            disabled={!connected || stopped === running}
            onClick={stop}
          >
            <Square className="fill-current p-0.5" />
          </IconButton>
        ) : (
          <IconButton
            key="action"
            type="submit"
            label={t('chat.send')}
            variant="primary"
            disabled={!ready}
          >
            <ArrowUp strokeWidth={2.5} />
          </IconButton>
        )}
      </div>
    </form>
  )
}
