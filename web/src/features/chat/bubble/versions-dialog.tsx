import type { Message, ReplyVersion } from '@lumen/contracts/chat/schema'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { tagOf } from '@/i18n/languages'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useGetVersionsQuery } from '../chat-api'
import { ReplyText } from '../markdown/reply-text'
import { useChooseVersion } from './use-choose-version'

/** All texts of a reply, one below the other, to choose the one that the talk goes on from. */
export default function VersionsDialog({
  message,
  onClose,
}: {
  message: Message
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useGetVersionsQuery(message.id, {
    refetchOnMountOrArgChange: true,
  })
  const { choose, busy } = useChooseVersion(message)
  const take = async (number: number) => {
    if (await choose(number)) onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('chat.versions.title')}>
      {error !== undefined && !isFetching ? (
        <ErrorState
          title={t('chat.versions.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton className="h-40 rounded-3" />
      ) : (
        <ol className="grid gap-3">
          {data.map((version) => (
            <Version
              key={version.number}
              version={version}
              count={data.length}
              busy={busy}
              onTake={() => void take(version.number)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function Version({
  version: { number, shown, content, metadata },
  count,
  busy,
  onTake,
}: {
  version: ReplyVersion
  count: number
  busy: boolean
  onTake: () => void
}) {
  const { t } = useTranslation()
  return (
    <li className="grid gap-2 rounded-3 border border-line bg-surface p-4">
      <h3 className="text-small font-medium text-text-2">
        {t('chat.versions.place', { shown: number, count })}
      </h3>
      <div
        className="wrap-anywhere"
        lang={metadata.language === undefined ? undefined : tagOf(metadata.language)}
      >
        {metadata.withheld === true ? (
          <span className="text-text-2 italic">{t('moderation.withheld')}</span>
        ) : (
          <ReplyText text={content} />
        )}
      </div>
      {shown ? (
        <p className="flex min-h-11 items-center gap-1.5 text-small font-medium text-ok">
          <Check aria-hidden className="size-4" />
          {t('chat.versions.shown')}
        </p>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={busy}
          aria-label={`${t('chat.versions.use')} · ${t('chat.versions.place', { shown: number, count })}`}
          onClick={onTake}
        >
          {t('chat.versions.use')}
        </Button>
      )}
    </li>
  )
}
