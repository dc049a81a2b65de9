import type { DataExport } from '@lumen/contracts/auth/privacy'
import { exportFormats, type ExportFormat } from '@lumen/contracts/auth/privacy-choices'
import { FileArchive, FileJson } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { ExportRow } from './export-row'
import { PrivacySection } from './privacy-section'
import { useBeginExportMutation, useListExportsQuery } from './privacy-api'

const icons = { json: FileJson, kit: FileArchive } as const
/** How often is looked how far it is, while one is made. */
const lookMs = 1_500

const isMade = ({ status }: DataExport) => status === 'queued' || status === 'running'

/** Copies of everything, to take along: begun here, made in the background. */
export function ExportSection() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useExports()
  return (
    <PrivacySection id="export" title={t('privacy.export.title')} text={t('privacy.export.text')}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {exportFormats.map((format) => (
          <Offer
            key={format}
            format={format}
            busy={data?.some((each) => each.format === format && isMade(each)) ?? false}
          />
        ))}
      </ul>
      {data !== undefined ? (
        data.length > 0 && (
          <ul className="mt-5 grid divide-y divide-line border-t border-line" aria-live="polite">
            {data.map((each) => (
              <ExportRow key={each.id} entry={each} />
            ))}
          </ul>
        )
      ) : error !== undefined && !isFetching ? (
        <ErrorState
          title={t('privacy.export.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <output className="mt-5 block">
          <span className="sr-only">{t('session.loading')}</span>
          <Skeleton className="h-14" />
        </output>
      )}
    </PrivacySection>
  )
}

/** Looked at anew while one is being made. */
function useExports() {
  const options = { refetchOnMountOrArgChange: true }
  const { data } = useListExportsQuery(undefined, options)
  const pollingInterval = data?.some(isMade) === true ? lookMs : 0
  return useListExportsQuery(undefined, { ...options, pollingInterval })
}

function Offer({ format, busy }: { format: ExportFormat; busy: boolean }) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [begin, { isLoading }] = useBeginExportMutation()
  const Icon = icons[format]
  const start = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      await begin({ body: { format, timeZone } }).unwrap()
    } catch (error) {
      showError(error, t('privacy.export.beginFailed'))
    }
  }
  return (
    <li className="flex flex-col gap-3 rounded-3 border border-line p-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-text-3" />
        <div className="min-w-0">
          <h3 className="font-semibold">{t(`privacy.export.${format}.title`)}</h3>
          <p className="mt-1 text-small text-text-2">{t(`privacy.export.${format}.text`)}</p>
        </div>
      </div>
      <Button
        variant="secondary"
        className="mt-auto"
        busy={isLoading || busy}
        onClick={() => void start()}
      >
        {t(busy ? 'privacy.export.making' : 'privacy.export.begin')}
      </Button>
    </li>
  )
}
