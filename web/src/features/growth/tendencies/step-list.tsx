import type { Companion } from '@lumen/contracts/chat/schema'
import type { TendencyStep } from '@lumen/contracts/chat/tendencies'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '@/api/use-error-text'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/button'
import { cn } from '@/ui/class-names'
import { isUp } from './courses'
import { useTakeStepBackMutation } from './tendencies-api'

const shownFirst = 5

/** Every step with its day and its reason, the newest first; each can be taken back. */
export function StepList({
  companion,
  steps,
}: {
  companion: Companion
  steps: readonly TendencyStep[]
}) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const shown = all ? steps : steps.slice(0, shownFirst)
  return (
    <div>
      <h3 className="font-semibold">{t('tendencies.steps')}</h3>
      <ol className="mt-1 divide-y divide-line">
        {shown.map((step) => (
          <Step key={step.id} companion={companion} step={step} />
        ))}
      </ol>
      {shown.length < steps.length && (
        <Button size="small" variant="ghost" className="-ms-3" onClick={() => setAll(true)}>
          {t('tendencies.all')}
        </Button>
      )}
    </div>
  )
}

function Step({ companion: { id, name }, step }: { companion: Companion; step: TendencyStep }) {
  const { t } = useTranslation()
  const format = useFormat()
  const showError = useShowError()
  const [takeBack, { isLoading }] = useTakeStepBackMutation()
  const { moved, takenBack, day } = step
  const what =
    moved === null
      ? t('tendencies.resetDone')
      : t('tendencies.by', {
          manner: t(`tendencies.${isUp(moved) ? 'more' : 'less'}.${moved.tendency}`),
          from: format.number(moved.from),
          to: format.number(moved.to),
        })
  const change = async () => {
    try {
      const params = { companionId: id, stepId: step.id }
      await takeBack({ params, body: { takenBack: !takenBack } }).unwrap()
    } catch (error) {
      showError(error, t('tendencies.saveFailed'))
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className={cn('wrap-anywhere', takenBack && 'text-text-3 line-through')}>{what}</p>
        <p className="text-small text-text-2">
          {moved !== null && (
            <span className="wrap-anywhere">
              {t(`tendencies.reason.${moved.reason}`, { count: moved.count, name })}
              {' · '}
            </span>
          )}
          <time dateTime={day} className="whitespace-nowrap">
            {format.calendarDay(day)}
          </time>
          {takenBack && <span className="whitespace-nowrap"> · {t('tendencies.takenBack')}</span>}
        </p>
      </div>
      <Button
        size="small"
        variant="ghost"
        busy={isLoading}
        aria-label={t(takenBack ? 'tendencies.againOf' : 'tendencies.takeBackOf', { step: what })}
        onClick={() => void change()}
      >
        {t(takenBack ? 'tendencies.again' : 'tendencies.takeBack')}
      </Button>
    </li>
  )
}
