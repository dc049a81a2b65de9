import type { Fact } from '@lumen/contracts/fortune/schema'
import { ChevronDown, Minus, Plus, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '@/ui/class-names'

/** What every reading carries besides its text. */
export type ReadingFacts = { facts: readonly Fact[]; provider: string; notice: string }

/** The computed facts that a reading rests on, where it rests on any, who wrote it, and that it is for entertainment. */
export function ReadingFooter({
  reading,
  className,
}: {
  reading: ReadingFacts
  className?: string
}) {
  const { t } = useTranslation()
  const { facts, provider, notice } = reading
  return (
    <div className={cn('grid gap-2 text-small text-text-3', className)}>
      {facts.length > 0 && (
        <details className="group rounded-2 border border-line bg-surface-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3.5 font-medium text-text-2 [&::-webkit-details-marker]:hidden">
            <Sparkles aria-hidden className="size-4 shrink-0" />
            <span className="flex-1">{t('eastern.facts.title', { number: facts.length })}</span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 transition-transform duration-160 group-open:rotate-180"
            />
          </summary>
          <ul className="grid gap-2 border-t border-line px-3.5 py-3">
            {facts.map(({ label, detail, tone }) => (
              <li key={label} className="flex items-start gap-2.5 text-text-2">
                <ToneMark tone={tone ?? 0} />
                <span>
                  <span className="font-medium text-text">{label}</span>
                  {detail !== undefined && <> · {detail}</>}
                </span>
              </li>
            ))}
          </ul>
          <p className="border-t border-line px-3.5 py-2.5">
            {t(provider === 'local' ? 'eastern.facts.byRules' : 'eastern.facts.byModel')}
          </p>
        </details>
      )}
      <p>{notice}</p>
    </div>
  )
}

function ToneMark({ tone }: { tone: number }) {
  const { t } = useTranslation()
  if (tone === 0)
    return (
      <span
        aria-hidden
        className="mx-[.3rem] mt-[.6em] size-1.5 shrink-0 rounded-full bg-control"
      />
    )
  const Icon = tone > 0 ? Plus : Minus
  return (
    <>
      <Icon
        aria-hidden
        strokeWidth={3}
        className={cn('mt-[.3em] size-4 shrink-0', tone > 0 ? 'text-ok' : 'text-danger')}
      />
      <span className="sr-only">{t(tone > 0 ? 'eastern.facts.for' : 'eastern.facts.against')}</span>
    </>
  )
}
