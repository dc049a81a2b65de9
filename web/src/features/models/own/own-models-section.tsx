import type { ListedModel, OwnModels } from '@lumen/contracts/models/own-models'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Alert } from '@/ui/alert'
import { Card } from '@/ui/card'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { modelsApi, useGetModelCatalogueQuery } from '../models-api'
import { DownloadRow } from './download-row'
import { FetchDialog } from './fetch-dialog'
import { ModelRow } from './model-row'
import { RemoveDialog } from './remove-dialog'
import { ServerState } from './server-state'
import { VoiceFaults } from './voice-faults'

/** Progress is not told by frames. */
const lookMs = 1_000

/** Models that this installation runs itself: what runs, what is on its way, what there is. */
export function OwnModelsSection() {
  const { t } = useTranslation()
  const { moving } = modelsApi.endpoints.getModelCatalogue.useQueryState(undefined, {
    selectFromResult: ({ data: known }) => ({ moving: known?.own ? isMoving(known.own) : false }),
  })
  const { data, error, isFetching, refetch } = useGetModelCatalogueQuery(undefined, {
    pollingInterval: moving ? lookMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  return (
    <section aria-labelledby="own-models">
      <Card padding="large">
        <h2 id="own-models" className="font-display text-h3 font-bold">
          {t('models.own.title')}
        </h2>
        <p className="mt-0.5 max-w-prose text-small text-text-2">{t('models.own.text')}</p>
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
          {data !== undefined ? (
            data.own === null ? (
              <Alert tone="info" text={t('models.own.elsewhere')} />
            ) : (
              <Hosted own={data.own} />
            )
          ) : error !== undefined && !isFetching ? (
            <ErrorState
              title={t('models.loadFailed')}
              error={error}
              onRetry={() => void refetch()}
            />
          ) : (
            <output className="grid gap-4">
              <span className="sr-only">{t('session.loading')}</span>
              <Skeleton className="h-20" />
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </output>
          )}
        </div>
      </Card>
    </section>
  )
}

/** Whether something goes on that only asking again shows. */
const isMoving = ({ downloads, server }: OwnModels): boolean =>
  server.state === 'starting' ||
  server.state === 'loading' ||
  downloads.some(({ state }) => state !== 'paused' && state !== 'failed')

function Hosted({ own }: { own: OwnModels }) {
  const { t } = useTranslation()
  const format = useFormat()
  const [wanted, setWanted] = useState<ListedModel | null>(null)
  const [leaving, setLeaving] = useState<ListedModel | null>(null)
  const { machine, downloads, models, server, voices, checked } = own
  const busy = downloads.some(({ state }) => state !== 'paused' && state !== 'failed')
  return (
    <>
      <ServerState server={server} models={models} />
      <VoiceFaults voices={voices} models={models} />
      {downloads.length > 0 && (
        <section aria-labelledby="model-downloads">
          <h3 id="model-downloads" className="mb-2 font-semibold">
            {t('models.download.title')}
          </h3>
          <ul className="grid gap-3">
            {downloads.map((download) => (
              <DownloadRow key={download.name} download={download} busy={busy} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="model-catalogue">
        <h3 id="model-catalogue" className="font-semibold">
          {t('models.catalogue.title')}
        </h3>
        <p className="mt-0.5 text-small text-text-2">
          {t('models.machine', {
            memory: format.bytes(machine.memoryBytes),
            freeMemory: format.bytes(machine.freeMemoryBytes),
            disk: format.bytes(machine.freeDiskBytes),
            count: machine.cores,
          })}
        </p>
        <ul className="mt-3 grid divide-y divide-line border-y border-line">
          {models.map((model) => (
            <ModelRow
              key={model.name}
              model={model}
              fetching={downloads.some(({ name }) => name === model.name)}
              busy={busy}
              onGet={() => setWanted(model)}
              onRemove={() => setLeaving(model)}
            />
          ))}
        </ul>
        <p className="mt-3 text-small text-text-2">
          {t('models.catalogue.checked', { date: format.calendarDay(checked) })}
        </p>
        <p className="mt-3 max-w-prose text-small text-text-2">{t('models.voices')}</p>
      </section>
      <FetchDialog model={wanted} runtimes={own} onClose={() => setWanted(null)} />
      <RemoveDialog model={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
