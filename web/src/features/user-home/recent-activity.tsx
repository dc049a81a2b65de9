import { Gem, MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLastMessageText } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { Crystal } from '@/ui/crystal'
import { Skeleton } from '@/ui/skeleton'
import type { Activity } from './activity'

/** What happened last: talks and memories, each leading back to where it happened. */
export function RecentActivity({ activity }: { activity: readonly Activity[] | undefined }) {
  const { t } = useTranslation()
  if (activity === undefined)
    return (
      <div className="grid gap-4 p-5">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-12" />
        ))}
      </div>
    )
  if (activity.length === 0)
    return (
      <div className="grid h-full place-content-center justify-items-center gap-1 px-6 py-8 text-center">
        <Crystal hue="uncut" seed="uncut" facets={6} className="mb-2 h-20" />
        <p className="text-text-2">{t('home.activity.none')}</p>
        <Button asChild variant="soft" className="mt-3">
          <Link to="/welcome">{t('home.firstTalk')}</Link>
        </Button>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {activity.map((one) => (
        <Entry key={`${one.kind}-${one.id}`} activity={one} />
      ))}
    </ul>
  )
}

function Entry({ activity }: { activity: Activity }) {
  const { t } = useTranslation()
  const format = useFormat()
  const lastMessageText = useLastMessageText()
  const { kind, at, companionId, name, avatarUrl, text, messageType } = activity
  const shown =
    kind === 'talk' ? lastMessageText({ lastMessage: text, lastMessageType: messageType }) : text
  const Icon = kind === 'talk' ? MessagesSquare : Gem
  const content = (
    <>
      <Avatar id={companionId ?? ''} name={name} imageUrl={avatarUrl} size={36} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2 text-small text-text-3">
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <Icon aria-hidden className="size-3.5 shrink-0" />
            <span className="truncate">{t(`home.activity.${kind}`, { name })}</span>
          </span>
          <time dateTime={at} className="ml-auto shrink-0">
            {format.relative(at)}
          </time>
        </span>
        <span className="mt-0.5 line-clamp-2 wrap-anywhere">{shown}</span>
      </span>
    </>
  )
  return (
    <li>
      {companionId === null ? (
        <div className="flex items-center gap-3 px-4 py-3 md:px-5">{content}</div>
      ) : (
        <Link
          to={`/chat/${companionId}${kind === 'memory' ? '#memories' : ''}`}
          className="flex min-h-16 items-center gap-3 px-4 py-3 -outline-offset-2 transition-colors duration-160 hover:bg-surface-2 md:px-5"
        >
          {content}
        </Link>
      )}
    </li>
  )
}
