import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useListModelServersQuery } from '../models-api'
import { AcceptDialog } from './accept-dialog'
import { ServerRow, type SeenServer } from './server-row'

/** Model servers of this machine or its neighbours: those accepted, and those that are only proposed. */
export function ServersSection() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<SeenServer | null>(null)
  const { data, error, isFetching, refetch } = useListModelServersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const servers = data === undefined ? [] : [...data.accepted, ...data.found]
  return (
    <section aria-labelledby="model-servers">
      <Card padding="large">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2 id="model-servers" className="font-display text-h3 font-bold">
              {t('models.servers.title')}
            </h2>
            <p className="mt-0.5 text-small text-text-2">{t('models.servers.text')}</p>
          </div>
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('models.servers.look')}
          </Button>
        </div>
        {data !== undefined ? (
          servers.length > 0 ? (
            <ul className="mt-4 -mb-4 grid divide-y divide-line border-t border-line">
              {servers.map((server) => (
                <ServerRow key={server.address} server={server} onUse={() => setWanted(server)} />
              ))}
            </ul>
          ) : (
            <p className="mt-4 text-text-2">{t('models.servers.none')}</p>
          )
        ) : error !== undefined && !isFetching ? (
          <ErrorState title={t('models.loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <output className="mt-4 block">
            <span className="sr-only">{t('session.loading')}</span>
            <Skeleton className="h-20" />
          </output>
        )}
      </Card>
      {wanted !== null && <AcceptDialog server={wanted} onClose={() => setWanted(null)} />}
    </section>
  )
}
