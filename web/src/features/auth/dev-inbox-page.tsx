import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { useListCapturedMailsQuery } from './recovery-api'

/** Mails kept on this machine in place of being sent; the server shows them to nobody else. */
export default function DevInboxPage() {
  const { t } = useTranslation()
  const format = useFormat()
  const { data, error, isFetching, refetch } = useListCapturedMailsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8">
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="flex-1 font-display text-h1 font-bold">{t('route.devInbox')}</h1>
        <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('app.action.reload')}
        </Button>
      </div>
      <p className="mt-2 text-text-2">{t('security.inbox.text')}</p>
      {error !== undefined && !isFetching && (
        <ErrorState
          title={t('security.inbox.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p className="mt-6">{t('security.inbox.empty')}</p>}
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        {data?.map(({ id, to, subject, text, at }) => (
          <li key={id}>
            <Card padding="large">
              <h2 className="font-semibold">{subject}</h2>
              <p className="text-small text-text-3">
                {to} · {format.relative(at)}
              </p>
              <p className="mt-4 text-small break-words whitespace-pre-line">
                <Linked text={text} />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A text whose addresses can be opened. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      <Fragment key={`${place}-text`}>{part}</Fragment>
    ) : (
      <a key={`${place}-link`} href={part} className="break-all text-link underline">
        {part}
      </a>
    ),
  )
}
