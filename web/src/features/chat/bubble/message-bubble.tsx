import type { Companion, Message } from '@lumen/contracts/chat/schema'
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useRef,
  useState,
  useMemo,
  type PointerEvent,
} from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useAppSelector } from '@/store/root-reducer'
import { chatApi } from '../chat-api'
import { MoodAvatar } from '../mood-avatar'
import { BubbleRow, bubbleShape } from './bubble-frame'
import type { MessageDialog } from './asked'
import { MessageMenu } from './message-menu'
import { MarkSign } from './mark-sign'
import { OnDemandPart } from '../memory/on-demand-part'
import { MediaSlot } from '../media/media-slot'
import { PictureSlot } from '../pictures/picture-slot'
import { ReplyEnding } from './reply-ending'
import { PlayButton } from './play-button'
import { ReplyMeta } from './reply-meta'
import { Clapperboard, ImagePlus } from 'lucide-react'
import { tagOf } from '@/i18n/languages'
import { selectChat } from '../chat-slice'
import type { UsedThings } from '../memory/used-memories'
import { ReplyText } from '../markdown/reply-text'
import { HelpLines } from '../safety/help-lines'
import { ReplyStage } from './reply-stage'

const pressMs = 450
const moveTolerance = 10

/** Handlers that call `onPress` (which should stay the same) when a finger rests on an element. Mouse and pen are left alone. */
function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  return useMemo(() => {
    const cancel = () => clearTimeout(timer.current)
    return {
      onPointerDown(event: PointerEvent) {
        cancel()
        if (event.pointerType !== 'touch') return
        start.current = { x: event.clientX, y: event.clientY }
        timer.current = setTimeout(onPress, pressMs)
      },
      onPointerMove(event: PointerEvent) {
        const { x, y } = start.current
        if (Math.hypot(event.clientX - x, event.clientY - y) > moveTolerance) cancel()
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
    }
  }, [onPress])
}

const MessageSheet = lazy(() => import('./message-actions'))
const loadHeld = () => import('../memory/held-chips')
const MessageEditor = lazy(() => import('./message-editor'))
const dialogs = {
  regenerate: lazy(() => import('./regenerate-dialog')),
  otherModel: lazy(() => import('./other-model-dialog')),
  details: lazy(() => import('./details-dialog')),
  report: lazy(() => import('./report-message')),
  delete: lazy(() => import('./delete-dialog')),
}

type Props = {
  message: Message
  /** Who says it, or is spoken to. */
  companion: Companion
  /** Several speak here: their names stand at the heads of their runs. */
  named: boolean
  first: boolean
  last: boolean
  /** What was remembered for the run that ends here. */
  used: UsedThings
  newest: boolean
  /** Told when its text begins to be changed, and when that is over. It should stay the same. */
  onEdit: (id: string, on: boolean) => void
}

/** One stored message with everything that can be done with it. */
export const MessageBubble = memo(function MessageBubble(props: Props) {
  const { message, companion, named, first, last, used, newest, onEdit } = props
  const { id } = message
  const { t } = useTranslation()
  const mine = message.isFromUser
  const [editing, setEditing] = useState(false)
  /** Whether the sheet of a long press is open; undefined before the first one. */
  const [pressed, setPressed] = useState<boolean>()
  const [dialog, setDialog] = useState<MessageDialog | null>(null)
  const openEditor = () => {
    setEditing(true)
    onEdit(id, true)
  }
  const asked = { message, onEdit: openEditor, onDialog: setDialog }
  const press = useLongPress(useCallback(() => setPressed(true), []))
  const row = useRef<HTMLElement>(null)
  const closeEditor = useCallback(() => {
    setEditing(false)
    onEdit(id, false)
    // The editor takes the focus with it; the menu it came from is a good place to go on.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus())
  }, [id, onEdit])
  const running = message.status === 'running'
  const { media } = message.metadata
  const Asked = dialog === null ? null : dialogs[dialog]

  return (
    <BubbleRow
      ref={row}
      mine={mine}
      first={first}
      {...(!mine &&
        (named || companion.avatarUrl !== null) && {
          face: first && <MoodAvatar companion={companion} size={32} />,
        })}
      data-message={message.id}
      aria-label={mine ? t('chat.said.byYou') : t('chat.said.by', { name: companion.name })}
      beside={
        !running &&
        !editing && (
          <MessageMenu asked={asked}>
            {/* Below the last of a run there is room for it. */}
            {!mine && !last && <PlayButton message={message} speaker={companion} />}
          </MessageMenu>
        )
      }
      below={
        mine ? (
          !editing && (
            <>
              <OnDemandPart load={loadHeld} waiting={null} messageId={message.id} />
              {(last || message.markedAt !== undefined || message.metadata.aside === true) && (
                <SentMeta message={message} last={last} />
              )}
            </>
          )
        ) : running ? null : (
          <>
            <ReplyEnding message={message} newest={newest} />
            <ReplyMeta message={message} speaker={companion} last={last} used={used} />
          </>
        )
      }
    >
      {named && !mine && first && (
        <span aria-hidden className="px-1.5 pb-1 text-small text-text-2">
          {companion.name}
        </span>
      )}
      {editing ? (
        <Suspense
          fallback={<div className={bubbleShape({ mine, tail: last })}>{message.content}</div>}
        >
          <OwnEditor message={message} onClose={closeEditor} />
        </Suspense>
      ) : (
        <div {...(running ? {} : press)}>
          {mine ? (
            <OwnWords message={message} tail={last} />
          ) : media !== undefined ? (
            <MediaSlot message={message} media={media} />
          ) : (
            <ReplyBubble message={message} tail={last} />
          )}
        </div>
      )}
      {pressed !== undefined && (
        <Suspense fallback={null}>
          <MessageSheet open={pressed} onOpenChange={setPressed} {...asked} />
        </Suspense>
      )}
      {Asked !== null && (
        <Suspense fallback={null}>
          <Asked message={message} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </BubbleRow>
  )
})

function OwnEditor({ message, onClose }: { message: Message; onClose: () => void }) {
  const replyId = useAppSelector((state) => {
    const { data } = chatApi.endpoints.getConversation.select(message.companionId)(state)
    const reply = data?.messages.find((other) => other.replyTo === message.id)
    return reply === undefined || reply.status === 'running' ? null : reply.id
  })
  return <MessageEditor message={message} replyId={replyId} onClose={onClose} />
}

/** Below a run of one's own: when it was sent; within it, what is said of one message alone. */
function SentMeta({ message, last }: { message: Message; last: boolean }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <p className="flex gap-2 px-1.5 pt-1 text-xs text-text-3">
      {message.markedAt !== undefined && <MarkSign />}
      {last && message.editedAt !== null && <span>{t('chat.edited')}</span>}
      {last && <time dateTime={message.createdAt}>{format.time(message.createdAt)}</time>}
      {message.metadata.aside === true && <span>{t('chat.aside')}</span>}
      {last && <span>{t('chat.sent')}</span>}
    </p>
  )
}

/** What one said: words, a sound with or without words, or a wish for a picture or video. */
function OwnWords({ message, tail }: { message: Message; tail: boolean }) {
  const { t } = useTranslation()
  const { content, messageType, metadata } = message
  const { pictures } = metadata
  if (pictures !== undefined)
    return (
      <div className="grid justify-items-end gap-1">
        <PictureSlot pictures={pictures} messageId={message.id} />
        {content !== '' && <div className={bubbleShape({ mine: true, tail })}>{content}</div>}
      </div>
    )
  const Icon = { image: ImagePlus, video: Clapperboard, text: null, voice: null }[messageType]
  return (
    <div className={bubbleShape({ mine: true, tail })}>
      {metadata.media !== undefined && <MediaSlot message={message} media={metadata.media} />}
      {Icon !== null && (
        <span className="mb-0.5 flex items-center gap-1.5 text-small opacity-90">
          <Icon aria-hidden className="size-4" />
          {t(`composer.mode.${messageType}`)}
        </span>
      )}
      {metadata.media === undefined || content === '' ? (
        content
      ) : (
        <p className="pt-1.5">{content}</p>
      )}
    </div>
  )
}

/** Why a reply has no words. */
const failureText = (t: TFunction, { errorCode, model }: Message['metadata']): string =>
  errorCode === 'model_away' && model !== undefined
    ? t('modelChoice.chosenAway', { model })
    : t('chat.ending.failed')

/** The text of a companion's reply: growing, complete, or missing. */
function ReplyBubble({ message, tail }: { message: Message; tail: boolean }) {
  const { t } = useTranslation()
  const live = useAppSelector((state) => selectChat(state).live.running[message.id]?.text)
  const waits = useAppSelector(
    (state) => selectChat(state).live.running[message.id]?.stage !== undefined,
  )
  const { status, metadata } = message
  const running = status === 'running'
  const text = running ? (live ?? message.content) : message.content
  const crisis = metadata.crisis !== undefined
  const withheld = metadata.withheld === true
  const shape = bubbleShape({
    mine: false,
    tail,
    recalled: (metadata.usedMemories?.length ?? 0) > 0,
  })
  if (text === '')
    return (
      <div className={shape}>
        {withheld ? (
          <span className="text-text-2 italic">{t('moderation.withheld')}</span>
        ) : running ? (
          <ReplyStage messageId={message.id} />
        ) : status === 'stopped' ? (
          // Stopped before its first word: nothing failed, and below it says so.
          '…'
        ) : (
          failureText(t, metadata)
        )}
      </div>
    )
  return (
    <div
      className={shape}
      lang={metadata.language === undefined ? undefined : tagOf(metadata.language)}
      aria-busy={running || undefined}
    >
      <ReplyText text={text} />
      {running && waits && <ReplyStage messageId={message.id} />}
      {crisis && <HelpLines nearest className="mt-4 border-t border-line pt-4" />}
    </div>
  )
}
