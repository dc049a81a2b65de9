import { CircleCheck, CircleDashed, CircleMinus, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'
import { Spinner } from '@/ui/spinner'
import { steps } from './diagnose'
import type { Diagnosis } from './use-diagnosis'

const icons = { waiting: CircleDashed, done: CircleCheck, failed: CircleX, skipped: CircleMinus }
const colours = {
  waiting: 'text-text-3',
  running: 'text-link',
  done: 'text-ok',
  failed: 'text-danger',
  skipped: 'text-text-3',
} as const

/** What the test does, and how far it is. */
export function StepList({ steps: states }: { steps: Diagnosis['steps'] }) {
  const { t } = useTranslation()
  return (
    <ol aria-live="polite" className="grid gap-1">
      {steps.map((id) => {
        const { state, why } = states[id]
        const Icon = state === 'running' ? Spinner : icons[state]
        return (
          <li key={id} className="flex items-start gap-3 py-1">
            <Icon className={cn('mt-[.2em] size-5 shrink-0', colours[state])} />
            <span className="grid min-w-0 flex-1">
              <span className={cn(state === 'waiting' && 'text-text-2')}>
                {t(`streamingTest.step.${id}`)}
              </span>
              {why !== undefined && <code className="text-xs break-words text-danger">{why}</code>}
            </span>
            <span className={cn('shrink-0 text-small', colours[state])}>
              {t(`streamingTest.state.${state}`)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
