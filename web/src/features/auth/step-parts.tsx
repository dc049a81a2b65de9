import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'

/** How far one is, as a bar and in words, which are read out with every step. */
export function StepProgress({ step, count }: { step: number; count: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
        <div
          className="h-full rounded-full bg-violet-500 transition-[width] duration-240 motion-reduce:transition-none"
          style={{ width: `${((step + 1) / count) * 100}%` }}
        />
      </div>
      <p role="status" className="text-small text-text-2">
        {t('auth.register.step', { step: format.number(step + 1), count: format.number(count) })}
      </p>
    </div>
  )
}

/**
 * What one step asks. The others stay in the form, unseen in the same place, so that it keeps what was
 * typed, a password manager sees the address beside the password, and the form is as high at each step: its button
 * never moves from under a finger.
 */
export const StepPart = ({ shown, children }: { shown: boolean; children: ReactNode }) => (
  <div
    className="col-start-1 row-start-1 grid content-start gap-4 max-sm:gap-2"
    style={shown ? undefined : { visibility: 'hidden' }}
  >
    {children}
  </div>
)
