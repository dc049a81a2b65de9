import type { ModerationCase } from '@lumen/contracts/admin/moderation-schema'
import { reportKinds } from '@lumen/contracts/admin/choices'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormat } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import type { Column } from '@/ui/data-table'
import { Segments } from '@/ui/segments'
import { Select } from '@/ui/select'
import { useListCasesInfiniteQuery } from './admin-api'
import { CaseDialog } from './case-dialog'
import { DecisionLog } from './decision-log'
import { OfficeTable } from './office-table'
import { PagedList } from './paged-list'
import { Section } from './section'
import { useRuleText } from './use-rule-text'

const views = ['open', 'decided', 'log'] as const
type View = (typeof views)[number]

/** What was reported and waits to be decided, what is decided, and the log of both. */
export function ModerationPanel() {
  const { t } = useTranslation()
  const [view, setView] = useState<View>('open')
  return (
    <Section
      name={t('moderation.queue.heading')}
      aside={
        <Segments
          label={t('moderation.queue.which')}
          hideLabel
          value={view}
          onValueChange={(id) => setView(views.find((each) => each === id) ?? 'open')}
          items={views.map((id) => ({ id, label: t(`moderation.queue.${id}`) }))}
        />
      }
    >
      <p className="max-w-2xl text-text-2">{t('moderation.queue.lead')}</p>
      {view === 'log' ? <DecisionLog /> : <CaseList key={view} decided={view === 'decided'} />}
    </Section>
  )
}

type Kind = ModerationCase['kind']

function CaseList({ decided }: { decided: boolean }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind | undefined>()
  const [shown, setShown] = useState<string | null>(null)
  const wish = { decided, ...(kind !== undefined && { kind }) }
  const list = useListCasesInfiniteQuery(wish, { refetchOnMountOrArgChange: true })
  const columns = useColumns(setShown)
  return (
    <>
      <label className="flex flex-wrap items-center gap-3 text-small font-semibold text-text-2">
        {t('moderation.queue.kind')}
        <Select
          className="w-56 font-normal text-text"
          value={kind ?? ''}
          onChange={(event) => setKind(reportKinds.find((each) => each === event.target.value))}
        >
          <option value="">{t('moderation.queue.all')}</option>
          {reportKinds.map((each) => (
            <option key={each} value={each}>
              {t(`moderation.kind.${each}`)}
            </option>
          ))}
        </Select>
      </label>
      <PagedList
        query={list}
        rowsOf={(page) => page.cases}
        none={t(decided ? 'moderation.queue.noneDecided' : 'moderation.queue.none')}
      >
        {(cases) => (
          <OfficeTable
            caption={t('moderation.queue.heading')}
            columns={columns}
            rows={cases}
            rowId={({ id }) => id}
          />
        )}
      </PagedList>
      {shown !== null && <CaseDialog id={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function useColumns(show: (id: string) => void): readonly Column<ModerationCase>[] {
  const { t, i18n } = useTranslation()
  const ruleText = useRuleText()
  return useMemo(() => {
    const format = createFormat(i18n.language)
    return [
      {
        id: 'kind',
        label: t('moderation.queue.kind'),
        cell: ({ kind, createdAt }) => (
          <span className="grid">
            <span className="font-semibold">{t(`moderation.kind.${kind}`)}</span>
            <span className="text-small text-text-3">{format.dateTime(createdAt)}</span>
          </span>
        ),
      },
      {
        id: 'reason',
        label: t('moderation.report.reason'),
        cell: ({ reason, flagged }) => (
          <span className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-1 max-md:justify-items-end max-md:text-end">
            {ruleText(reason)}
            {flagged !== null && (
              <Badge tone="danger" className="whitespace-normal">
                {t('moderation.queue.flagged', { rule: ruleText(flagged) })}
              </Badge>
            )}
          </span>
        ),
      },
      {
        id: 'state',
        label: t('admin.users.state'),
        cell: ({ state, action }) => (
          <Badge tone={state === 'appealed' ? 'warn' : state === 'open' ? 'soft' : 'neutral'}>
            {state === 'open' || state === 'appealed' || action === null
              ? t(`moderation.state.${state}`)
              : t(`moderation.outcome.${action}`)}
          </Badge>
        ),
      },
      {
        id: 'more',
        label: t('admin.users.more'),
        numeric: true,
        cell: ({ id, kind, reason }) => (
          <Button
            size="small"
            variant="ghost"
            aria-label={t('moderation.queue.showNamed', {
              kind: t(`moderation.kind.${kind}`),
              rule: ruleText(reason),
            })}
            onClick={() => show(id)}
          >
            {t('moderation.queue.show')}
          </Button>
        ),
      },
    ]
  }, [t, i18n.language, show, ruleText])
}
