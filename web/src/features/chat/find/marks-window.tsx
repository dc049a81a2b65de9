import { chatLimits } from '@lumen/contracts/chat/limits'
import type { Companion, Message } from '@lumen/contracts/chat/schema'
import { BookmarkX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useShowError } from '@/api/use-error-text'
import { Dialog } from '@/ui/dialog'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { LoadMore } from '@/ui/load-more'
import { Skeleton } from '@/ui/skeleton'
import { useGetMarksQuery, useLazyGetMarksQuery, useMarkMessageMutation } from '../chat-api'
import { PlaceRow } from './place-row'

/** What is marked in a talk, a page at a time; what is taken off leaves the list. */
function useMarks(companionId: string) {
  const first = useGetMarksQuery({ companionId }, { refetchOnMountOrArgChange: true })
  const [ask, older] = useLazyGetMarksQuery()
  const [rest, setRest] = useState<readonly (readonly Message[])[]>([])
  const [gone, setGone] = useState<readonly string[]>([])
  // What was held since the last time may be out of date.
  const pages = first.data === undefined || first.isFetching ? null : [first.data, ...rest]
  const last = pages?.at(-1) ?? []
  const further = async () => {
    const before = last.at(-1)?.position
    if (before === undefined) return
    const { data } = await ask({ companionId, before })
    if (data !== undefined) setRest([...rest, data])
  }
  const failed = first.isError ? first : older.isError ? older : null
  const busy = first.isFetching || older.isFetching
  return {
    messages: pages?.flat().filter(({ id }) => !gone.includes(id)) ?? null,
    more: last.length === chatLimits.pageSize,
    error: busy ? undefined : failed?.error,
    busy,
    load: () => void (first.isError ? first.refetch() : further()),
    drop: (id: string) => setGone([...gone, id]),
  }
}

/** The marked messages of a talk; each leads to its place. */
export default function MarksWindow({
  companion,
  onClose,
}: {
  companion: Companion
  onClose: () => void
}) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { messages, more, error, busy, load, drop } = useMarks(companion.id)
  const lead = (message: string) =>
    void navigate(
      {
        pathname: `/chat/${companion.id}`,
        search: `?${new URLSearchParams({ message }).toString()}`,
      },
      { replace: true },
    )
  return (
    <Dialog open onOpenChange={onClose} title={t('chat.marks.title')}>
      {messages !== null && messages.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
          {messages.map((message) => (
            <Marked
              key={message.id}
              message={message}
              onChoose={() => lead(message.id)}
              onGone={() => drop(message.id)}
            />
          ))}
        </ul>
      )}
      {error !== undefined ? (
        <ErrorState title={t('chat.marks.loadFailed')} error={error} onRetry={load} />
      ) : messages === null ? (
        <Skeleton className="h-32 rounded-3" />
      ) : more ? (
        <LoadMore busy={busy} onLoad={load} />
      ) : (
        messages.length === 0 && (
          <EmptyState title={t('chat.marks.none')} text={t('chat.marks.noneText')} />
        )
      )}
    </Dialog>
  )
}

function Marked({
  message,
  onChoose,
  onGone,
}: {
  message: Message
  onChoose: () => void
  onGone: () => void
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [send, { isLoading }] = useMarkMessageMutation()
  const { id, companionId, isFromUser, createdAt, content, messageType, metadata } = message
  const remove = async () => {
    try {
      await send({ messageId: id, marked: false }).unwrap()
      onGone()
    } catch (error) {
      showError(error, t('chat.marks.failed'))
    }
  }
  return (
    <li className="flex items-center gap-1">
      <PlaceRow
        companionId={companionId}
        isFromUser={isFromUser}
        at={createdAt}
        onChoose={onChoose}
      >
        {metadata.withheld === true
          ? t('moderation.withheld')
          : content === ''
            ? t(`composer.mode.${messageType}`)
            : content}
      </PlaceRow>
      <IconButton label={t('chat.marks.remove')} busy={isLoading} onClick={() => void remove()}>
        <BookmarkX />
      </IconButton>
    </li>
  )
}
