import type { ChartWarning } from '@lumen/contracts/fortune/birth'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What to keep in mind about a chart; the words come from the server. */
export function ChartWarnings({ warnings }: { warnings: readonly ChartWarning[] }) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <section className="rounded-3 border border-earth-fill/50 bg-[color-mix(in_oklab,var(--earth-fill)_11%,var(--surface))] px-4 py-3">
      <h2 className="flex items-center gap-2 font-semibold text-warn">
        <TriangleAlert aria-hidden className="size-4.5 shrink-0" />
        {t('astrology.warnings')}
      </h2>
      <ul className="mt-1.5 grid list-disc gap-1 ps-6 text-small text-text-2">
        {warnings.map(({ kind, text, subject }) => (
          <li key={`${kind} ${subject ?? ''}`}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
