import type { AdminLogs, LogLine } from '@lumen/contracts/admin/system-schema'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { None } from './none'
import { Answer, Section } from './section'
import { useLazyGetLogsQuery } from './system-api'

/** What was logged under the id of a request; only asked for by hand, as every look is written down. */
export function LogSection({ requestId }: { requestId: string }) {
  const { t } = useTranslation()
  const [id, setId] = useState(requestId)
  const [find, logs] = useLazyGetLogsQuery()
  const search = () => void find({ query: { requestId: id.trim() } })
  return (
    <Section name={t('adminSystem.logs.heading')}>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <Field
          label={t('adminSystem.logs.id')}
          hint={t('adminSystem.logs.hint')}
          className="min-w-0 grow basis-64"
        >
          {(control) => (
            <Input
              {...control}
              required
              type="search"
              pattern="\s*[A-Za-z0-9_\-]{8,64}\s*"
              spellCheck={false}
              autoCapitalize="off"
              value={id}
              onChange={(event) => setId(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={logs.isFetching} className="mb-7">
          <Search aria-hidden className="size-4.5" />
          {t('adminSystem.logs.find')}
        </Button>
      </form>
      {!logs.isUninitialized && (
        <Answer query={{ ...logs, refetch: search }}>{(found) => <Found logs={found} />}</Answer>
      )}
    </Section>
  )
}

function Found({ logs: { source, lines, complete } }: { logs: AdminLogs }) {
  const { t } = useTranslation()
  if (source === 'none') return <None text={t('adminSystem.logs.off')} />
  return (
    <div className="grid gap-3" aria-live="polite">
      {lines.length === 0 ? (
        <None text={t('adminSystem.logs.none')} />
      ) : (
        <ol className="divide-y divide-line rounded-4 border border-line bg-surface shadow-1">
          {lines.map((line, index) => (
            <Line key={`${line.at} ${index}`} line={line} />
          ))}
        </ol>
      )}
      {!complete && <p className="text-small text-warn">{t('adminSystem.logs.incomplete')}</p>}
    </div>
  )
}

const tones: Readonly<Record<string, 'danger' | 'warn'>> = {
  fatal: 'danger',
  error: 'danger',
  warn: 'warn',
}

function Line({ line: { at, level, service, message, fields } }: { line: LogLine }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-3">
      <span className="flex flex-wrap items-center gap-2 text-small text-text-3">
        <Badge tone={tones[level] ?? 'neutral'}>{level}</Badge>
        <span>{t(`admin.service.${service}`, { defaultValue: service })}</span>
        <time dateTime={at}>{format.dateTime(at)}</time>
      </span>
      <span className="wrap-anywhere">{message}</span>
      {fields !== '' && (
        <details className="text-small">
          <summary className="min-h-6 cursor-pointer text-link">
            {t('adminSystem.logs.details')}
          </summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
          <pre tabIndex={0} className="mt-2 max-h-80 overflow-auto rounded-2 bg-surface-2 p-3">
            {fields}
          </pre>
        </details>
      )}
    </li>
  )
}
