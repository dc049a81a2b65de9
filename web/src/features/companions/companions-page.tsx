import { ArchiveRestore, Ellipsis, IdCard, MessagesSquare, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { IconButton } from '@/ui/icon-button'
import { Menu } from '@/ui/menu'
import { Page, PageHead } from '@/ui/page'
import { CardLoading } from '@/ui/page-loading'
import { useListCompanionsQuery } from '@/features/companion-data'
import { CompanionCard } from './companion-card'
import { useCompanionDialogs } from './companion-dialogs'
import { MeetFaces } from './meet-faces'

/** With no more companions than these there is room for those who are not met yet. */
const few = 2

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
  /** A phone has them in a menu: nobody comes for them first. */
  const rare = [
    {
      id: 'deleted',
      variant: 'ghost',
      label: t('companions.deleted.open'),
      Icon: ArchiveRestore,
      onSelect: dialogs.showDeleted,
    },
    {
      id: 'card',
      variant: 'secondary',
      label: t('companions.card.open'),
      Icon: IdCard,
      onSelect: dialogs.importCard,
    },
    {
      id: 'talk',
      variant: 'secondary',
      label: t('talkImport.open'),
      Icon: MessagesSquare,
      onSelect: dialogs.importTalk,
    },
  ] as const
  return (
    <Page>
      <PageHead
        title={t('companions.title')}
        lead={t('companions.page.lead')}
        aside={
          <>
            {rare.map(({ id, variant, label, Icon, onSelect }) => (
              <Button key={id} variant={variant} className="max-md:hidden" onClick={onSelect}>
                <Icon aria-hidden className="size-4.5" />
                {label}
              </Button>
            ))}
            <Button onClick={dialogs.create}>
              <Plus aria-hidden className="size-4.5" />
              {t('companions.create.open')}
            </Button>
            <span className="md:hidden">
              <Menu
                trigger={
                  <IconButton label={t('companions.page.more')} tooltip={false}>
                    <Ellipsis />
                  </IconButton>
                }
                entries={rare.map(({ id, label, Icon, onSelect }) => ({
                  kind: 'action',
                  id,
                  label,
                  icon: <Icon aria-hidden />,
                  onSelect,
                }))}
              />
            </span>
          </>
        }
      />
      {data !== undefined ? (
        data.length === 0 ? (
          <MeetFaces companions={data} title={t('chat.welcome.title')} />
        ) : (
          <>
            <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2">
              {data.map((companion) => (
                <CompanionCard key={companion.id} companion={companion} dialogs={dialogs} />
              ))}
            </ul>
            {data.length <= few && (
              <MeetFaces companions={data} title={t('companions.create.title')} />
            )}
          </>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('companions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          className="mt-12"
        />
      ) : (
        <output className="mt-8 grid gap-5 md:grid-cols-2">
          <span className="sr-only">{t('chat.loading')}</span>
          {[1, 2].map((place) => (
            <CardLoading key={place} />
          ))}
        </output>
      )}
      {dialogs.open}
    </Page>
  )
}
