import type { Companion } from '@lumen/contracts/chat/schema'
import { Ellipsis, ImagePlus, MessagesSquare, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLastMessageText, useMoodText, useTraitText } from '@/features/companion-data'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { LazyMenu } from '@/ui/menu'
import type { CompanionDialogs } from './companion-dialogs'

const loadActions = () => import('./companion-actions')

/** A companion of the page: face, name, what was said last, and the way back into the talk. */
export function CompanionCard({
  companion,
  dialogs,
}: {
  companion: Companion
  dialogs: CompanionDialogs
}) {
  const { t } = useTranslation()
  const format = useFormat()
  const traitText = useTraitText()
  const { id, name, avatarUrl, personality, backstory, lastMessageAt } = companion
  return (
    <li className="flex flex-col gap-4 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex gap-4 md:gap-5">
        <button
          type="button"
          aria-label={t('avatars.open.changeOf', { name })}
          data-tooltip={t('avatars.open.change')}
          className="group/avatar relative shrink-0 self-start rounded-3"
          onClick={() => dialogs.changeAvatar(companion)}
        >
          <Avatar id={id} name={name} imageUrl={avatarUrl} size={96} className="max-md:size-16!" />
          <span
            aria-hidden
            className="absolute right-0 bottom-0 grid size-7 place-items-center rounded-full border-2 border-surface bg-soft text-on-soft transition-colors duration-160 group-hover/avatar:bg-violet-200 dark:group-hover/avatar:bg-violet-800"
          >
            <ImagePlus className="size-3.5" />
          </span>
        </button>
        <div className="grid min-w-0 flex-1 content-start gap-1.5">
          <div className="flex items-start gap-1">
            <h2 className="min-w-0 flex-1 font-name text-h3 font-bold wrap-anywhere">{name}</h2>
            <span className="-mt-2 -mr-2 flex shrink-0">
              <IconButton
                label={t('companions.edit.label', { name })}
                onClick={() => dialogs.edit(companion)}
              >
                <Pencil />
              </IconButton>
              <LazyMenu
                load={loadActions}
                trigger={
                  <IconButton label={t('companions.menu', { name })} tooltip={false}>
                    <Ellipsis />
                  </IconButton>
                }
                companion={companion}
                dialogs={dialogs}
                onSelect={undefined}
              />
            </span>
          </div>
          <LastSaid companion={companion} />
        </div>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {personality.traits.slice(0, 4).map((trait) => (
          <Badge key={trait} tone="soft">
            {traitText(trait)}
          </Badge>
        ))}
      </div>
      {backstory !== null && <p className="line-clamp-2 text-small text-text-2">{backstory}</p>}
      <div className="mt-auto flex items-center gap-4">
        <Button asChild className="flex-1">
          <Link to={`/chat/${id}`}>
            <MessagesSquare aria-hidden className="size-4.5" />
            {t('companions.page.chat')}
          </Link>
        </Button>
        {lastMessageAt !== null && (
          <time dateTime={lastMessageAt} className="shrink-0 text-small text-text-3">
            {format.relative(lastMessageAt)}
          </time>
        )}
      </div>
    </li>
  )
}

/** Where the talk stands; before the first word, the mood that somebody starts with. */
function LastSaid({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const moodText = useMoodText()
  const lastMessageText = useLastMessageText()
  return (
    <p className="line-clamp-2 text-text-2 wrap-anywhere">
      {companion.paused
        ? t('companions.pause.state')
        : companion.lastMessage === null
          ? t('chat.presence.mood', { mood: moodText(companion.mood) })
          : lastMessageText(companion)}
    </p>
  )
}
