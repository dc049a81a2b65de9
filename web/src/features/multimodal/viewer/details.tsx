import { useTranslation } from 'react-i18next'
import { Receipt, type MediaJob } from '@/features/media'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { useWorkWords } from '../work/use-work-words'

/** What a work was made from and how, what it cost, and that a machine made it. */
export function Details({ job }: { job: MediaJob }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { look } = useWorkWords()
  const { result } = job
  const params = result?.generationParams
  const data = result?.metadata
  const { width = null, height = null, seconds = null } = data ?? {}
  const facts: readonly [name: string, value: string | null][] = [
    [job.voice === null ? 'style' : 'voice', look(job)],
    ['size', width === null || height === null ? null : `${width} × ${height}`],
    [
      'duration',
      seconds === null
        ? null
        : t('multimodal.duration.value', { seconds: format.number(Math.round(seconds)) }),
    ],
    [
      'quality',
      params === undefined || job.kind !== 'image'
        ? null
        : t(`multimodal.quality.${params.quality}`),
    ],
    ['model', params?.model ?? null],
    ['file', data === undefined ? null : fileText(format.number, data.mime, data.bytes)],
    ['made', format.dateTime(job.createdAt)],
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>{t(`media.kind.${job.kind}`)}</Badge>
        {data !== undefined && (
          <Badge tone="soft">{t(data.local ? 'media.byProgram' : 'media.label')}</Badge>
        )}
      </div>
      <p className="text-pretty break-words whitespace-pre-wrap">{job.prompt}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-small">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-text-2">{t(`multimodal.fact.${name}`)}</dt>
                <dd className="min-w-0 font-medium break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {job.credits !== null && <Receipt credits={job.credits} />}
      {data !== undefined && (
        <p className="rounded-2 bg-surface-2 px-3.5 py-2.5 text-small text-text-2">
          {t(data.local ? 'multimodal.label.local' : 'multimodal.label.model')}{' '}
          <span className="break-all text-text-3">{data.contentId}</span>
        </p>
      )}
    </>
  )
}

function fileText(number: (value: number) => string, mime: string, bytes: number): string {
  const name = (mime.split('/')[1] ?? mime).replace('mpeg', 'mp3').toUpperCase()
  return bytes >= 1_000_000
    ? `${name}, ${number(Math.round(bytes / 100_000) / 10)} MB`
    : `${name}, ${number(Math.max(1, Math.round(bytes / 1_000)))} kB`
}
