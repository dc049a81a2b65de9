import type { Companion } from '@lumen/contracts/chat/schema'
import type { Tendencies } from '@lumen/contracts/chat/tendencies'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText, useShowError } from '@/api/use-error-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Dialog } from '@/ui/dialog'
import { Skeleton } from '@/ui/skeleton'
import { Switch } from '@/ui/switch'
import { CourseChart } from './course-chart'
import { coursesOf } from './courses'
import { StepList } from './step-list'
import {
  useGetTendenciesQuery,
  useLockTendenciesMutation,
  useResetTendenciesMutation,
} from './tendencies-api'

/** How a companion’s manner has moved since it was made, why, and the switch that keeps it as it is. */
export function TendenciesCard({ companion }: { companion: Companion }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useGetTendenciesQuery(
    { params: { companionId: companion.id } },
    { refetchOnMountOrArgChange: 30 },
  )
  return (
    <Card>
      <h2 className="font-display text-h3 font-bold">{t('tendencies.heading')}</h2>
      <p className="mt-2 max-w-prose text-small text-text-2">
        {t('tendencies.intro', { name: companion.name })}
      </p>
      {data !== undefined ? (
        <Moved companion={companion} tendencies={data} />
      ) : error !== undefined && !isFetching ? (
        <div role="alert" className="mt-3 grid justify-items-start gap-3">
          <p className="font-semibold">{t('tendencies.failed')}</p>
          <p className="text-text-2">{errorText(error)}</p>
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            {t('app.action.retry')}
          </Button>
        </div>
      ) : (
        <Skeleton className="mt-4 h-24 w-full" />
      )}
    </Card>
  )
}

const dayMs = 86_400_000

function Moved({ companion, tendencies }: { companion: Companion; tendencies: Tendencies }) {
  const { t, i18n } = useTranslation()
  const list = new Intl.ListFormat(i18n.language, { style: 'narrow', type: 'conjunction' })
  const courses = coursesOf(tendencies)
  const [to] = useState(Date.now)
  const first = Date.parse(tendencies.steps.at(-1)?.day ?? companion.createdAt)
  const span = { from: Math.min(first - dayMs, Date.parse(companion.createdAt)), to }
  const moved = courses.filter(({ points }) => points.length > 1)
  const still = courses.filter(({ points }) => points.length === 1)
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
      {moved.length === 0 && <p>{t('tendencies.empty', { name: companion.name })}</p>}
      {moved.length > 0 && (
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {moved.map((course) => (
            <CourseChart key={course.tendency} course={course} span={span} />
          ))}
        </div>
      )}
      {moved.length > 0 && still.length > 0 && (
        <p className="text-small text-text-2">
          {t('tendencies.still', {
            list: list.format(still.map(({ tendency }) => t(`tendencies.name.${tendency}`))),
          })}
        </p>
      )}
      {tendencies.steps.length > 0 && <StepList companion={companion} steps={tendencies.steps} />}
      <Hold companion={companion} tendencies={tendencies} />
    </div>
  )
}

/** The switch, and the way back to the beginning. */
function Hold({
  companion: { id, name },
  tendencies,
}: {
  companion: Companion
  tendencies: Tendencies
}) {
  const { t } = useTranslation()
  const showError = useShowError()
  const [asking, setAsking] = useState(false)
  const [lock, locking] = useLockTendenciesMutation()
  const [reset, resetting] = useResetTendenciesMutation()
  const params = { companionId: id }
  const run = async (change: () => { unwrap(): Promise<unknown> }) => {
    try {
      await change().unwrap()
      setAsking(false)
    } catch (error) {
      showError(error, t('tendencies.saveFailed'))
    }
  }
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-4">
      <Switch
        className="w-full"
        label={t('tendencies.lock')}
        hint={t('tendencies.lockHint')}
        checked={tendencies.locked}
        busy={locking.isLoading}
        onCheckedChange={(locked) => void run(() => lock({ params, body: { locked } }))}
      />
      {tendencies.now.some(({ start, value }) => start !== value) && (
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          {t('tendencies.reset')}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('tendencies.resetTitle', { name })}
        size="small"
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t('app.action.cancel')}
            </Button>
            <Button busy={resetting.isLoading} onClick={() => void run(() => reset({ params }))}>
              {t('tendencies.reset')}
            </Button>
          </>
        }
      >
        <p>{t('tendencies.resetText')}</p>
      </Dialog>
    </div>
  )
}
