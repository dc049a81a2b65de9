import type { Companion } from '@lumen/contracts/chat/schema'
import {
  ArchiveRestore,
  IdCard,
  ImagePlus,
  MessagesSquare,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { useCompanionDialogs, type CompanionDialogs } from './companion-dialogs'
import { useListCompanionsQuery, useMoodText, useTraitText } from '@/features/companion-data'

/** Create and manage companions. */
export default function CompanionsPage() {
  const { t } = useTranslation()
  const dialogs = useCompanionDialogs()
  const { data, error, isFetching, refetch } = useListCompanionsQuery()
  const [params, setParams] = useSearchParams()
  const { create } = dialogs
  // `/companions?new` is the way here from palette and panel.
  const asked = params.has('new')
  useEffect(() => {
    if (!asked) return
    setParams({}, { replace: true })
    create()
  }, [asked, create, setParams])
  return (
    <Page>
      <PageHead
        title={t('companions.title')}
        lead={t('companions.page.lead')}
        aside={
          <>
            <Button variant="ghost" onClick={dialogs.showDeleted}>
              <ArchiveRestore aria-hidden className="size-4.5" />
              {t('companions.deleted.open')}
            </Button>
            <Button variant="secondary" onClick={dialogs.importCard}>
              <IdCard aria-hidden className="size-4.5" />
              {t('companions.card.open')}
            </Button>
            <Button variant="secondary" onClick={dialogs.importTalk}>
              <MessagesSquare aria-hidden className="size-4.5" />
              {t('talkImport.open')}
            </Button>
            <Button onClick={dialogs.create}>
              <Plus aria-hidden className="size-4.5" />
              {t('companions.create.open')}
            </Button>
          </>
        }
      />
      {data !== undefined ? (
        data.length === 0 ? (
          <EmptyState
            title={t('chat.welcome.title')}
            text={t('chat.welcome.text')}
            action={
              <Button onClick={dialogs.create}>
                <Plus aria-hidden className="size-4.5" />
                {t('companions.create.open')}
              </Button>
            }
            className="mt-12"
          />
        ) : (
          <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {data.map((companion) => (
              <Card key={companion.id} companion={companion} dialogs={dialogs} />
            ))}
          </ul>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('companions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          className="mt-12"
        />
      ) : (
        <output className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <span className="sr-only">{t('chat.loading')}</span>
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-56 rounded-4!" />
          ))}
        </output>
      )}
      {dialogs.open}
    </Page>
  )
}

function Card({ companion, dialogs }: { companion: Companion; dialogs: CompanionDialogs }) {
  const { t } = useTranslation()
  const moodText = useMoodText()
  const traitText = useTraitText()
  const { id, name, avatarUrl, mood, personality, backstory } = companion
  return (
    <li className="flex flex-col gap-4 rounded-4 border border-line bg-surface p-5 shadow-1">
      <div className="flex items-center gap-4">
        <button
          type="button"
          aria-label={t('avatars.open.changeOf', { name })}
          data-tooltip={t('avatars.open.change')}
          className="group/avatar relative shrink-0 rounded-3"
          onClick={() => dialogs.changeAvatar(companion)}
        >
          <Avatar id={id} name={name} imageUrl={avatarUrl} size={64} />
          <span
            aria-hidden
            className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full border-2 border-surface bg-soft text-on-soft transition-colors duration-160 group-hover/avatar:bg-violet-200 dark:group-hover/avatar:bg-violet-800"
          >
            <ImagePlus className="size-3.5" />
          </span>
        </button>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-h3 font-bold">{name}</h2>
          <p className="text-small text-text-2">
            {companion.paused
              ? t('companions.pause.state')
              : t('chat.presence.mood', { mood: moodText(mood) })}
          </p>
        </div>
        <span className="-mt-2 -mr-2 shrink-0 self-start">
          <IconButton
            label={t('companions.card.export.label', { name })}
            onClick={() => dialogs.exportCard(companion)}
          >
            <IdCard />
          </IconButton>
        </span>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {personality.traits.slice(0, 4).map((trait) => (
          <Badge key={trait} tone="soft">
            {traitText(trait)}
          </Badge>
        ))}
      </div>
      {backstory !== null && <p className="line-clamp-3 text-small text-text-2">{backstory}</p>}
      <div className="mt-auto flex items-center gap-1">
        <Button asChild className="flex-1">
          <Link to={`/chat/${id}`}>
            <MessagesSquare aria-hidden className="size-4.5" />
            {t('companions.page.chat')}
          </Link>
        </Button>
        <IconButton
          label={t('companions.edit.label', { name })}
          onClick={() => dialogs.edit(companion)}
        >
          <Pencil />
        </IconButton>
        <IconButton
          label={t('companions.delete.label', { name })}
          variant="danger"
          onClick={() => dialogs.remove(companion)}
        >
          <Trash2 />
        </IconButton>
      </div>
    </li>
  )
}
