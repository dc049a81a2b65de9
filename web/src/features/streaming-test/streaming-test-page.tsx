import { Activity } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useListCompanionsQuery } from '@/features/companion-data'
import { languageOf } from '@/i18n/languages'
import { useSession, useUser } from '@/session/use-session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Checkbox } from '@/ui/checkbox'
import { CopyButton } from '@/ui/copy-button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { Page, PageHead } from '@/ui/page'
import { FrameLog } from './frame-log'
import { reportOf } from './report'
import { StepList } from './step-list'
import { useRemoveTestMessageMutation } from './streaming-test-api'
import { useDiagnosis } from './use-diagnosis'
import { useFormat } from '@/i18n/format'
import { StatTile } from '@/ui/stat-tile'
import type { Figures } from './diagnose'

/** Measures the line to the server with a real conversation. */
export default function StreamingTestPage() {
  const { t, i18n } = useTranslation()
  const { id: userId } = useUser()
  const { key } = useSession()
  const { data: companions, error, isFetching, refetch } = useListCompanionsQuery()
  const [removeMessage] = useRemoveTestMessageMutation()
  const { diagnosis, start } = useDiagnosis()
  const [chosen, setChosen] = useState<string | null>(null)
  const [tidy, setTidy] = useState(true)
  const companionId = chosen ?? companions?.[0]?.id
  const running = diagnosis.phase === 'running'

  const run = () => {
    if (companionId === undefined || key === null) return
    void start({
      session: { key, userId },
      companionId,
      questions: [t('streamingTest.question.first'), t('streamingTest.question.second')],
      language: languageOf(i18n.language),
      removeMessage: tidy
        ? (messageId) => removeMessage({ messageId, companionId }).unwrap()
        : null,
    })
  }

  return (
    <Page>
      <PageHead title={t('streamingTest.title')} lead={t('streamingTest.text')} />
      {companions === undefined ? (
        error !== undefined && !isFetching ? (
          <ErrorState
            title={t('companions.loadFailed')}
            error={error}
            onRetry={() => void refetch()}
            className="mt-12"
          />
        ) : (
          <output className="mt-8 block">
            <span className="sr-only">{t('session.loading')}</span>
            <Skeleton className="h-40 rounded-4!" />
          </output>
        )
      ) : companions.length === 0 ? (
        <EmptyState
          title={t('streamingTest.empty.title')}
          text={t('streamingTest.empty.text')}
          action={
            <Button asChild>
              <Link to="/companions?new">{t('companions.create.open')}</Link>
            </Button>
          }
          className="mt-12"
        />
      ) : (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Card className="grid content-start gap-4">
            <Field label={t('streamingTest.companion')}>
              {(control) => (
                <Select
                  {...control}
                  value={companionId}
                  disabled={running}
                  onChange={({ target }) => setChosen(target.value)}
                >
                  {companions.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Checkbox
              label={t('streamingTest.tidy')}
              hint={t('streamingTest.tidyHint')}
              checked={tidy}
              disabled={running}
              onCheckedChange={setTidy}
            />
            <Button busy={running} onClick={run}>
              {!running && <Activity aria-hidden className="size-4.5" />}
              {t(
                running
                  ? 'streamingTest.running'
                  : diagnosis.phase === 'finished'
                    ? 'streamingTest.again'
                    : 'streamingTest.start',
              )}
            </Button>
            <StepList steps={diagnosis.steps} />
            {diagnosis.phase === 'finished' && (
              <CopyButton text={() => reportOf(diagnosis)} label={t('streamingTest.copy')} wide />
            )}
          </Card>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
            <FigureTiles figures={diagnosis.figures} />
            <FrameLog traffic={diagnosis.traffic} />
          </div>
        </div>
      )}
    </Page>
  )
}

/** The figures, a dash where there is none yet. */
function FigureTiles({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { connectMs, pingMs, firstChunkMs, gaps, characters, replyMs, resumeMs, resumedWhole } =
    figures
  const ms = (value: number | undefined) =>
    value === undefined
      ? null
      : t('streamingTest.ms', {
          value: format.number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value)),
        })
  const tiles = {
    connect: ms(connectMs),
    ping: ms(pingMs),
    firstChunk: ms(firstChunkMs),
    gapP50: ms(gaps?.p50),
    gapP95: ms(gaps?.p95),
    gapMax: ms(gaps?.max),
    chunks: gaps === undefined ? null : format.number(gaps === null ? 1 : gaps.count + 1),
    characters: characters === undefined ? null : format.number(characters),
    reply: ms(replyMs),
    resume: ms(resumeMs),
    whole:
      resumedWhole === undefined
        ? null
        : t(resumedWhole ? 'streamingTest.wholeYes' : 'streamingTest.wholeNo'),
  }
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Object.entries(tiles).map(([id, value]) => (
        <StatTile key={id} label={t(`streamingTest.figure.${id}`)} value={value} />
      ))}
    </dl>
  )
}
