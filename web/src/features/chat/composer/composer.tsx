import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion } from '@lumen/contracts/chat/schema'
import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useAppDispatch, useAppSelector } from '@/store/root-reducer'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { useChatSync } from '../chat-context'
import { draftChanged, selectChat } from '../chat-slice'
import { cleanMessage } from '../live/message-text'
import { selectReplyState, selectRunningReply } from '../reply-state'
import { HintLine } from './hint-line'
import { isSendKey } from './is-send-key'
import { OffRecordButton, OffRecordLine, useOffRecord } from './off-record'
import { useAutoHeight } from './use-auto-height'

/** The counter appears this close to the limit. */
const counterFrom = chatLimits.messageLength - 500

/** Where a message is written. @param onSent called when a message was taken */
export function Composer({ companion, onSent }: { companion: Companion; onSent: () => void }) {
  const { t } = useTranslation()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const sync = useChatSync()
  const { id: companionId, name } = companion
  const text = useAppSelector((state) => selectChat(state).drafts[companionId] ?? '')
  const replyState = useAppSelector((state) => selectReplyState(state, companionId))
  const running = useAppSelector((state) => selectRunningReply(state, companionId))
  const connected = useAppSelector((state) => state.realtime.status === 'connected')
  const [stopped, setStopped] = useState<string | null>(null)
  const area = useAutoHeight(text)
  const offRecord = useOffRecord(companion)

  // Whoever has a keyboard goes on writing, unless they are busy elsewhere on the page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document
      const idle = activeElement === document.body || activeElement?.matches('main') === true
      if (idle && globalThis.matchMedia('(pointer: fine)').matches)
        area.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
    // A reply that begins or ends may have taken the button away that had the focus.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [area, companionId, replyState])

  const { length } = cleanMessage(text)
  const tooLong = length > chatLimits.messageLength
  // While that is being switched, nobody could tell whether a message is remembered.
  const ready = length > 0 && !tooLong && replyState === 'idle' && !offRecord.switching

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (ready && sync.send(companionId, text)) onSent()
  }
  const stop = () => {
    if (running === null) return
    setStopped(running)
    sync.stop(running)
  }

  return (
    <form
      onSubmit={send}
      className="mx-auto w-full max-w-4xl px-3 pb-[max(.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-5"
    >
      <HintLine companionId={companionId} />
      <OffRecordLine name={name} offRecord={offRecord} />
      <div
        className={cn(
          'flex items-end gap-1.5 rounded-5 border bg-surface p-1.5 shadow-2 transition-colors duration-160 has-[textarea:focus]:border-ring has-[textarea:focus]:outline-1 has-[textarea:focus]:outline-ring',
          tooLong ? 'border-danger' : offRecord.on ? 'border-control' : 'border-control/60',
          offRecord.on && 'border-dashed',
        )}
      >
        <OffRecordButton offRecord={offRecord} />
        <textarea
          ref={area}
          rows={1}
          value={text}
          aria-label={t('chat.composer.label', { name })}
          aria-describedby={length > counterFrom ? 'letters-left' : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={t('chat.composer.placeholder', { name })}
          enterKeyHint="send"
          onChange={({ target }) => dispatch(draftChanged({ companionId, text: target.value }))}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            send()
          }}
          className="max-h-[min(40dvh,13rem)] min-h-11 flex-1 resize-none bg-transparent py-2 text-base leading-7 outline-none placeholder:truncate placeholder:text-text-3"
        />
        {length > counterFrom && (
          <output
            id="letters-left"
            className={cn(
              'shrink-0 self-center text-xs tabular-nums',
              tooLong ? 'font-semibold text-danger' : 'text-text-3',
            )}
          >
            {`${format.number(length)} / ${format.number(chatLimits.messageLength)}`}
          </output>
        )}
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
