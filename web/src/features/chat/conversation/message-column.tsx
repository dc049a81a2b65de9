import type { Companion, TalkNotice } from '@lumen/contracts/chat/schema'
import { ArrowDown, History } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { useAppSelector } from '@/store/root-reducer'
import { Button } from '@/ui/button'
import { MessageList, type MessageListHandle } from '@/ui/message-list'
import { useOnline } from '@/ui/use-online'
import { BubbleRow, bubbleShape } from '../bubble/bubble-frame'
import { MessageBubble } from '../bubble/message-bubble'
import { OutgoingBubble } from '../bubble/outgoing-bubble'
import { ThinkingFacets } from '../bubble/thinking-facets'
import { selectChat } from '../chat-slice'
import type { Conversation } from './conversation'
import { OnDemandPart } from '../memory/on-demand-part'
import { useSpeakers } from './speakers'
import { Suggestions } from './suggestions'
import { buildTimeline, type TimelineItem } from './timeline'
import { useWantedMessage } from './use-wanted-message'
import { Phrase } from '@/i18n/phrase'
import { MoodAvatar } from '../mood-avatar'
import { useChatSync } from '../chat-context'
import { notify } from '@/ui/toast'
import { useLoadOlderMutation } from '../chat-api'

/** What stands below a message, by its id. */
type Below = ReadonlyMap<string, ReactNode>

const loadUnanswered = () => import('../bubble/unanswered')
const loadForks = () => import('../branches/fork-switches')

const keyOf = ({ key }: TimelineItem) => key

/** The bubbles of a conversation, from the oldest held to what is being said. */
export function MessageColumn({
  companion,
  conversation,
  list,
}: {
  companion: Companion
  conversation: Conversation
  list: RefObject<MessageListHandle | null>
}) {
  const { t } = useTranslation()
  const [far, setFar] = useState(false)
  const [forks, setForks] = useState<Below>()
  /** Ids of messages that are being changed. */
  const [edited, setEdited] = useState<readonly string[]>([])
  const onEdit = useCallback(
    (id: string, on: boolean) =>
      setEdited((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])]),
    [],
  )
  const items = useTimeline(companion.id, conversation)
  const speakers = useSpeakers(companion, conversation.messages)
  useWantedMessage(companion.id, conversation, items, list)
  const toEnd = () => list.current?.toEnd()
  const before = conversation.hasMore ? (conversation.messages[0]?.position ?? null) : null

  if (items.length === 0) return <EmptyConversation companion={companion} />
  return (
    <div className="relative h-full">
      <MessageList
        ref={list}
        items={items}
        keyOf={keyOf}
        label={t('chat.log', { name: companion.name })}
        onFarChange={setFar}
        kept={items.flatMap((item) =>
          item.kind === 'message' && edited.includes(item.message.id) ? item.key : [],
        )}
        head={<HistoryHead companion={companion} before={before} />}
        render={(item) => (
          <>
            <Item item={item} {...{ companion, speakers, onEdit }} onSent={toEnd} />
            {item.kind === 'message' && forks?.get(item.message.id)}
          </>
        )}
      />
      <OnDemandPart load={loadForks} waiting={null} companionId={companion.id} onDrawn={setForks} />
      {far && (
        <Button
          size="small"
          variant="secondary"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! shadow-2"
          onClick={toEnd}
        >
          <ArrowDown aria-hidden className="size-4" />
          {t('chat.toNewest')}
        </Button>
      )}
    </div>
  )
}

function useTimeline(companionId: string, { messages }: Conversation): TimelineItem[] {
  const allOutgoing = useAppSelector((state) => selectChat(state).outgoing)
  const expected = useAppSelector((state) => selectChat(state).expected)
  const unanswered = useAppSelector((state) => selectChat(state).unanswered)
  const online = useOnline()
  const connected = useAppSelector((state) => state.realtime.status === 'connected') && online
  return useMemo(
    () =>
      buildTimeline({
        messages,
        outgoing: allOutgoing.filter((entry) => entry.companionId === companionId),
        expected,
        unanswered,
        connected,
      }),
    [messages, allOutgoing, expected, unanswered, connected, companionId],
  )
}

function Item({
  item,
  companion,
  speakers,
  onEdit,
  onSent,
}: {
  item: TimelineItem
  companion: Companion
  speakers: ReturnType<typeof useSpeakers>
  onEdit: (id: string, on: boolean) => void
  onSent: () => void
}) {
  switch (item.kind) {
    case 'day':
      return <Day at={item.at} />
    case 'message':
      return (
        <MessageBubble
          message={item.message}
          companion={speakers.speakerOf(item.message)}
          named={speakers.isGroup}
          first={item.first}
          last={item.last}
          used={item.used}
          newest={item.newest}
          onEdit={onEdit}
        />
      )
    case 'outgoing':
      return <OutgoingBubble entry={item.entry} first={item.first} last={item.last} />
    case 'thinking':
      return <Thinking />
    case 'unanswered':
      return (
        <OnDemandPart
          load={loadUnanswered}
          waiting={null}
          companionId={companion.id}
          messageId={item.messageId}
          code={item.code}
        />
      )
    case 'notices':
      return <Notices notices={item.notices} />
    case 'suggestions':
      return <Suggestions companionId={companion.id} actions={item.actions} onSent={onSent} />
  }
}

/** What somebody is told who talks for long: who answers, and that a rest would be good. */
function Notices({ notices }: { notices: readonly TalkNotice[] }) {
  const { t } = useTranslation()
  return (
    <p role="note" className="mx-auto max-w-md py-3 text-center text-small text-text-3">
      {notices.map((notice) => t(`chat.notice.${notice}`)).join(' ')}
    </p>
  )
}

function Day({ at }: { at: string }) {
  const format = useFormat()
  return (
    <p className="pt-6 pb-1 text-center text-small text-text-3">
      <time dateTime={at}>{format.day(at)}</time>
    </p>
  )
}

function Thinking() {
  const { t } = useTranslation()
  return (
    <BubbleRow mine={false} first>
      <div className={bubbleShape({ mine: false, tail: true })}>
        <ThinkingFacets />
        <span className="sr-only">{t('chat.presence.thinking')}</span>
      </div>
    </BubbleRow>
  )
}

const prompts = ['hello', 'about', 'help'] as const

/** Everything that was said is gone: who this is, and three ways to begin. */
function EmptyConversation({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const sync = useChatSync()
  const { id, name } = companion
  return (
    <div className="h-full overflow-y-auto overscroll-contain">
      <div className="grid min-h-full place-content-center justify-items-center gap-2 p-6 text-center">
        <MoodAvatar companion={companion} size={96} />
        <h2 className="font-display text-h2 font-bold">{t('chat.empty.title')}</h2>
        <p className="max-w-sm text-text-2">
          <Phrase>{t('chat.empty.text', { name })}</Phrase>
        </p>
        <div className="mt-4 flex max-w-lg flex-wrap justify-center gap-2.5">
          {prompts.map((prompt) => (
            <Button
              key={prompt}
              variant="secondary"
              onClick={() => sync.send(id, t(`chat.prompts.${prompt}.text`, { name }))}
            >
              {t(`chat.prompts.${prompt}.label`)}
            </Button>
          ))}
        </div>
        <p className="mt-6 max-w-sm text-small text-text-3">
          <Phrase>{t('chat.disclosure', { name })}</Phrase>
        </p>
      </div>
    </div>
  )
}

/** Above the first message: the way to older ones, or that this is where it began. */
function HistoryHead({
  companion,
  before,
}: {
  companion: Companion
  /** Position of the oldest message held; null when nothing is older. */
  before: string | null
}) {
  const { t } = useTranslation()
  const [load, { isLoading }] = useLoadOlderMutation()
  if (before === null)
    return (
      <p className="mx-auto max-w-xl px-6 pt-6 text-center text-small text-text-3">
        <Phrase>{t('chat.disclosure', { name: companion.name })}</Phrase>
      </p>
    )
  const more = async () => {
    try {
      await load({ companionId: companion.id, before }).unwrap()
    } catch (error) {
      console.warn('Older messages could not be loaded', error)
      notify.error(t('chat.loadFailed'), { description: t('chat.loadFailedDesc') })
    }
  }
  return (
    <div className="flex justify-center pt-4">
      <Button size="small" variant="ghost" busy={isLoading} onClick={() => void more()}>
        {!isLoading && <History aria-hidden className="size-4" />}
        {t('chat.loadMore')}
      </Button>
    </div>
  )
}
