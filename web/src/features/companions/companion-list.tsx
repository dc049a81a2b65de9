import type { Companion } from '@lumen/contracts/chat/schema'
import { ArchiveRestore, Clapperboard, Ellipsis, ImagePlus, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '@/i18n/format'
import { Avatar } from '@/ui/avatar'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { IconButton } from '@/ui/icon-button'
import { LazyMenu } from '@/ui/menu'
import type { CompanionDialogs } from './companion-dialogs'
import { useLastMessageText, useMoodText } from '@/features/companion-data'

const loadActions = () => import('./companion-actions')

/** Companions, the oldest first, and what can be done with each. */
export function CompanionList({
  companions,
  selectedId,
  dialogs,
  onSelect,
}: {
  companions: readonly Companion[]
  selectedId: string | null
  dialogs: CompanionDialogs
  onSelect?: () => void
}) {
  const { t } = useTranslation()
  const chosen = companions.find(({ id }) => id === selectedId)
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {companions.map((companion) => (
          <Entry
            key={companion.id}
            companion={companion}
            selected={companion.id === selectedId}
            dialogs={dialogs}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {chosen !== undefined && <QuickActions companion={chosen} onSelect={onSelect} />}
      <div className="mt-3 grid gap-1">
        <Button variant="soft" onClick={dialogs.create}>
          <Plus aria-hidden className="size-4.5" />
          {t('companions.create.open')}
        </Button>
        <Button variant="ghost" size="small" onClick={dialogs.showDeleted}>
          <ArchiveRestore aria-hidden className="size-4" />
          {t('companions.deleted.open')}
        </Button>
      </div>
    </>
  )
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString()

function Entry({
  companion,
  selected,
  dialogs,
  onSelect,
}: {
  companion: Companion
  selected: boolean
  dialogs: CompanionDialogs
  onSelect: (() => void) | undefined
}) {
  const format = useFormat()
  const { t } = useTranslation()
  const moodText = useMoodText()
  const lastMessageText = useLastMessageText()
  const { id, name, mood, lastMessage, lastMessageAt } = companion
  return (
    <li
      className={cn(
        'group/entry relative flex items-center rounded-3 transition-colors duration-160',
        selected ? 'bg-soft text-on-soft' : 'hover:bg-surface-2',
      )}
    >
      <Link
        to={`/chat/${id}`}
        aria-current={selected ? 'page' : undefined}
        onClick={onSelect}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-3 p-3 -outline-offset-2"
      >
        <Avatar id={id} name={name} imageUrl={companion.avatarUrl} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2 pointer-coarse:pr-9">
            <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
            {lastMessageAt !== null && (
              <time
                dateTime={lastMessageAt}
                className={cn(
                  'shrink-0 text-xs transition-opacity group-focus-within/entry:opacity-0 group-hover/entry:opacity-0 pointer-coarse:opacity-100!',
                  selected ? 'text-on-soft' : 'text-text-3',
                )}
              >
                {isToday(lastMessageAt) ? format.time(lastMessageAt) : format.day(lastMessageAt)}
              </time>
            )}
          </span>
          <span
            className={cn('block truncate text-small', selected ? 'text-on-soft' : 'text-text-2')}
          >
            {companion.paused
              ? t('companions.pause.state')
              : lastMessage === null
                ? moodText(mood)
                : lastMessageText(companion)}
          </span>
        </span>
      </Link>
      <div className="absolute top-1.5 right-1.5 opacity-0 transition-opacity duration-160 group-hover/entry:opacity-100 focus-within:opacity-100 has-[[aria-expanded=true]]:opacity-100 pointer-coarse:opacity-100">
        <LazyMenu
          load={loadActions}
          trigger={
            <IconButton label={t('companions.menu', { name })} size="small" tooltip={false}>
              <Ellipsis />
            </IconButton>
          }
          companion={companion}
          dialogs={dialogs}
          onSelect={onSelect}
        />
      </div>
    </li>
  )
}

/** What can be begun with the chosen companion at one click. */
function QuickActions({
  companion: { id },
  onSelect,
}: {
  companion: Companion
  onSelect: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const actions = [
    { key: 'play', to: `/scenarios?with=${id}`, Icon: Clapperboard },
    { key: 'image', to: `/chat/${id}?mode=image`, Icon: ImagePlus },
  ] as const
  return (
    <section aria-label={t('companions.quick.label')} className="mt-4 border-t border-line pt-3">
      {actions.map(({ key, to, Icon }) => (
        <Link
          key={key}
          to={to}
          onClick={onSelect}
          className="flex min-h-11 items-center gap-3 rounded-2 px-3 font-medium text-link transition-colors duration-160 hover:bg-surface-2"
        >
          <Icon aria-hidden className="size-4.5 shrink-0" />
          <span className="min-w-0 py-1.5 leading-snug">{t(`companions.quick.${key}`)}</span>
        </Link>
      ))}
    </section>
  )
}
